### Records: what was imported or kept. Loaded with its own pages.

## The list

records-title = Moje zápisy
records-lead = Partie ze souborů, z jiných programů i vlastní. Zůstávají v tomto počítači.
records-import = Načíst soubory
records-paste = Vložit partii
records-formats = KIF, KI2, CSA, JKF, USI, SFEN, USEN, PSN, BOD; jakékoli kódování; v souboru jedna partie i mnoho. Soubory přetáhněte kamkoli na tuto stránku, nebo stiskněte Ctrl+V.
records-drop = Pusťte a soubor se načte
records-search = Hledat
records-search-hint = Hráč, turnaj, soubor…
records-filters = Další podmínky
records-player = Hráč
records-event = Turnaj nebo místo
records-from = Od
records-to = Do
records-date-hint = Rok, měsíc nebo den: 2003, 2003-05, 2003-05-03
records-date-wrong = Zadejte rok, měsíc nebo den, například 2003-05-03
records-result = Výsledek
records-any = jakýkoli
records-position = Pozice v zahájení
records-position-hint = Tahy nebo pozice v jakékoli notaci, například 7g7f 8c8d, ▲７六歩△８四歩 nebo SFEN
records-position-wrong = Tady se pozice přečíst nedá
records-clear = Zrušit hledání
records-sort = Řazení
records-sort-newest = naposled přidané
records-sort-latest = nejnovější partie
records-sort-earliest = nejstarší partie
records-sort-players = hráči
records-sort-event = turnaj
records-sort-longest = počet tahů
records-found = Zápisy: { $count }
records-none = Zatím tu nic není. Načtěte soubor, vložte partii nebo si uložte partii, kterou jste dohráli.
records-no-match = Hledání neodpovídá žádný zápis.
records-played = hráno tady
records-variations = varianty: { $count }

## Import

import-paste-hint = Jedna partie nebo více v jakémkoli formátu, nebo pozice.
import-paste-label = Text partie
import-read = Načíst
import-pasted = Vložený text
import-working = Čte se { $name }…
import-games = Partie: { $count }
import-known = už tu byly: { $count }
import-clean = Přečteno bez poznámek.
import-remarks = Poznámky: { $count }
import-unlisted = Další poznámky: { $count }
import-place = Řádek { $line }, sloupec { $column }
import-failed-empty = Soubor je prázdný.
import-failed-unrecognised = Žádný zápis partie v něm není k rozpoznání.
import-failed-unreadable = Zápis je poškozený: řádek { $line }, sloupec { $column }.
import-failed-too-large = Soubor je větší než 16 MB.
import-failed-too-many-games = Soubor obsahuje více než 20 000 partií.
import-failed-other = Soubor se nepodařilo načíst. Zkuste to prosím znovu.

## What was odd in a file, and what was done about it

warning-undecodable = Bajty, které v tomto kódování nejsou textem; zobrazují se jako �.
warning-unknown-handicap = Neznámý handicap bez nákresu desky: tahy zůstaly jako text.
warning-handicap-against-board = Název handicapu nesouhlasí s deskou: platí deska.
warning-unreadable-start = Výchozí pozici nelze přečíst: tahy zůstaly jako text.
warning-broken-start = Výchozí pozice odporuje pravidlům; zůstala, jak je.
warning-missing-side = Nikde nestojí, kdo začíná: rozhodl první tah.
warning-illegal-move = Nedovolený tah; proveden tak, jak je zapsán.
warning-impossible-move = Tah, který na této desce nelze provést; on i zbytek řady tahů zůstaly jako text.
warning-unreadable-move = Tohle nelze přečíst jako tah; zůstalo to i se zbytkem řady tahů jako text.
warning-ambiguous-move = Takto by mohlo táhnout více kamenů: vybrán byl první.
warning-other-piece = Na poli stojí jiný kámen: táhne ten.
warning-other-side = Na tahu je druhá strana: platí pořadí tahů.
warning-other-target = Není to pole posledního tahu: platí pole posledního tahu.
warning-other-number = Číslo tahu nenavazuje: platí pořadí řádků.
warning-unreadable-time = Čas nelze přečíst; byl vynechán.
warning-unknown-ending = Neznámé slovo pro konec partie; zůstalo zachováno.
warning-after-end = Za koncem ještě něco následuje; zůstalo to pod koncem.
warning-other-summary = Shrnutí odporuje tahům: platí tahy.
warning-nowhere-to-branch = Varianta začíná u tahu, který neexistuje; zůstala jako komentář.
warning-unknown-text = Text, který tu nemá význam; zůstal jako komentář.
warning-bad-value = Hodnota, která nemůže být správná; byla vynechána.
warning-cut-short = Soubor je neúplný: přečteno bylo, co v něm je.

## One record

record-not-found = Takový zápis tu není
record-failed = Zápis nelze zobrazit
record-start = Začátek
record-end = Na konec
record-variation = Varianta
record-alternatives = Jiné tahy v tomto místě
record-spent = { $spent } na tento tah
record-total = { $total } celkem
record-comment = Komentář
record-comment-edit = Upravit komentář
record-save = Uložit
record-not-saved = Změnu se nepodařilo uložit. Zkuste to prosím znovu.
record-changed = Zápis byl mezitím změněn jinde. Načtěte prosím stránku znovu.
record-evaluation = Hodnocení
record-mate = { $side-start } dává mat
record-mate-in = { $side-start } dává mat, zbývající tahy: { $plies }
record-depth = hloubka { $depth }
asked-button = Zeptat se počítače
asked-loading = Počítač se připravuje…
asked-failed = Počítač v tomto prohlížeči nelze spustit.
asked-nothing = Tady není o čem přemýšlet.
record-bookmark = Záložka: { $name }
record-unread = nepřečteno
record-details = Údaje
record-edit = Upravit údaje
record-source = Ze souboru { $file }, partie { $place } z { $games }
record-original = Původní soubor
record-remarks = Poznámky ke čtení
record-left-out = Nezobrazené tahy: { $count }. Stažené soubory obsahují všechny.
header-event = Turnaj
header-site = Místo
header-start = Začátek
header-end = Konec
header-limit = Čas
header-byoyomi = Byoyomi
header-opening = Zahájení
header-title = Název
header-note = Poznámka
ending-forfeit = Kontumace
ending-draw = Remíza

## Taking it out

export-title = Stáhnout a zkopírovat
export-whole = obsahuje vše
export-loses = vynechá: { $what }
export-changes = „{ $symbol }“ se zapíše jako „{ $stand-in }“
export-copy = Kopírovat { $format }
export-position = Kopírovat pozici ({ $format })
export-keep = Uložit mezi mé zápisy
export-kept = V mých zápisech
export-failed = To se nepodařilo. Zkuste to prosím znovu.
loss-header = údaje
loss-comment = komentáře
loss-bookmark = záložky
loss-time = časy
loss-milliseconds = zlomky sekund
loss-variation = varianty
loss-ending = způsob ukončení
loss-unread = nečitelné tahy
loss-start = výchozí pozice
loss-move = nedovolené tahy
