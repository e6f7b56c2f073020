### Webová stránka. Vykáme, bez tvarů závislých na rodu.
### V dlouhých slovech na úzkých tlačítkách jsou měkké rozdělovníky (U+00AD).

## Všude

home = Komadai: úvodní stránka
navigation = Stránky
new-game = Nová partie
games = Partie
records = Zápisy
settings = Nastavení
close = Zavřít
cancel = Zrušit
loading = Načítá se…
try-again = Zkusit znovu
page-not-found = Taková stránka tu není
page-not-loaded = Tuto část stránky se nepodařilo načíst
rules-title = Pravidla shogi
you = Vy
opponent = Soupeř
player-host = Hráč 1
player-guest = Hráč 2
error-offline = Program Komadai neodpovídá. Běží ještě?
error-internal = Něco se nepovedlo. Zkuste to prosím znovu.
error-field = Server nepřijal nastavení „{ $field }“.
error-start = Novou partii se nepodařilo zahájit. Zkuste to prosím znovu.

## Nastavení

settings-language = Jazyk
pieces-kanji = Kandži
pieces-international = Mezinárodní
switch-pieces = Přepnout kameny: { $pieces }

## Nová partie

new-title = Partie shogi
new-lead = Stiskněte „Začít partii“ a hrajte. Všechno ostatní může zůstat, jak je.
resume-title = Hrát dál
opponent-legend = Soupeř
opponent-engine = Počítač
opponent-person = Někdo u této obrazovky
level-legend = Úroveň
name-host = Hráč 1
name-guest = Hráč 2
side-legend = Vaše strana
side-legend-host = Strana hráče 1
side-note-first = táhne první
side-note-second = táhne druhý
side-note-furigoma = rozhodne los
furigoma = Furigoma
handicap = Handicap
handicap-hint = V partii s handicapem se straně, která dává kameny k dobru, říká uwate a táhne první; druhá strana je shitate. Vynechané kameny ve hře nejsou.
choice-shitate = Slabší strana (shitate)
choice-uwate = Silnější strana (uwate)
clock-legend = Hodiny
clock-none = Bez hodin
clock-custom = Vlastní čas
clock-both = Obě strany
clock-differs = Jiný čas: { $side }
clock-minutes = Minuty
clock-byoyomi = Byoyomi, sekundy
clock-periods = Počet period
clock-increment = Přídavek, sekundy
clock-hint = 10|30 znamená deset minut a pak třicet sekund na tah (byoyomi); 5+5 přidává po každém tahu pět sekund.
rules = Pravidla
rules-usual = obvyklá
rules-own = vlastní
illegal-moves = Nedovolené tahy
illegal-moves-refuse = Odmítnout a vysvětlit
illegal-moves-lose = Hned prohrávají partii
illegal-moves-lose-hint = Počítá se každý nedovolený pokus na desce, i přehmat.
repetition = Sennichite (čtyřnásobné opakování)
repetition-draw = Remíza
repetition-replay = Remíza a nová partie s vyměněnými stranami
takeback = Vzít zpět
takeback-rule = Vracení tahů
takeback-agreement = Když druhá strana souhlasí
takeback-free = Vždy
takeback-off = Nikdy
max-moves = Nejvyšší počet tahů
max-moves-none = bez omezení
max-moves-checks = Šach na hranici se dohraje: partie pokračuje, dokud následuje šach za šachem
draw-offers = Remízu lze nabízet
resign-own-turn = Vzdát se lze jen na vlastním tahu
position = Výchozí pozice
position-usual = obvyklá
position-pasted = vložená
position-label = Pozice, SFEN nebo seznam tahů (USI)
position-good = { $moves ->
    [0] Odtud lze začít.
    [one] Odtud lze začít: zahrán je { $moves } tah.
    [few] Odtud lze začít: zahrány jsou { $moves } tahy.
    [many] Odtud lze začít: zahráno je { $moves } tahu.
   *[other] Odtud lze začít: zahráno je { $moves } tahů.
  }
preview-label = Deska na začátku: { $handicap }
start = Začít partii
starting = Začíná se…

## Deska

board-label = Deska shogi. { $status }
square-empty = { $square }, prázdné
square-piece = { $square }, { $piece }, { $side }
square-target = { $label }, sem lze táhnout
hand-of = Kameny v ruce: { $side }
hand-piece = { $piece }, v ruce { $count }
promotion-title = Povýšit tento kámen?
promotion-yes = Povýšit
promotion-no = Nepovyšovat

## Partie

game-title = { $black } – { $white }
game-not-found = Taková partie tu není
game-failed = Partii nelze zobrazit
engine-name = Komadai, úroveň { $level }
engine-failed = Počítačový hráč přestal fungovat. Partie zůstala zachována.
engine-retry = Spustit znovu
plate-thinking = přemýšlí…
plate-to-move = na tahu
plate-check = šach!
plate-winner = výhra
status-turn = Na tahu je { $side }
status-check = Šach! Na tahu je { $side }
clock = Hodiny
clock-in-byoyomi = byoyomi ×{ $periods }
moves = Tahy
moves-none = Zatím žádný tah.
moves-first = Na začátek
moves-back = O tah zpět
moves-forward = O tah vpřed
moves-last = Na současnou pozici
looking-back = Prohlížíte si pozici po tahu { $ply }.
veil-back = Pohled zpět
veil-link = Bez spojení
link-connecting = Navazuje se spojení…
link-lost = Spojení se přerušilo. Zkouší se znovu…
link-gone = Verze stránky a programu si neodpovídají. Načtěte prosím stránku znovu.
actions = Co můžete udělat
flip = Otočit
sound = Zvuk
resign = Vzdát
resign-title = Vzdát partii?
resign-ask = Partie skončí a druhá strana vyhraje.
resign-yes = Ano, vzdávám
resign-no = Hrát dál
offer-draw = Remíza
declare = Pro­hlásit výhru
declare-title = Prohlásit výhru
declare-anyway = Prohlásit a prohrát
declare-would-win = Všechny podmínky jsou splněny, prohlášením vyhrajete.
declare-would-draw = Podmínky remízy jsou splněny.
declare-would-lose = Prohlášení by teď znamenalo prohru:
offer-takeback-sent = Žádost o vrácení tahu je odeslána.
offer-takeback-got = { $name } žádá o vrácení tahu.
offer-takeback-declined = Tah se nevrací
offer-draw-sent = Nabídka remízy je odeslána.
offer-draw-got = { $name } nabízí remízu.
offer-draw-declined = Bez remízy
offer-declined-why = Druhá strana nesouhlasí.
offer-accept = Přijmout
offer-decline = Odmítnout
offer-withdraw = Stáhnout
refused = Neprovedeno
rematch = Odveta
result-see = Zobrazit výsledek
replay = Hrát znovu
copied = Zkopírováno
download = Stáhnout

## Furigoma

furigoma-intro = Hází se pěti pěšci, které má { $name }: při více lících začíná { $name }, při více rubech druhá strana.
furigoma-intro-you = Hází se pěti vašimi pěšci: při více lících začínáte vy, při více rubech soupeř.
furigoma-toss = Hod { $number }
furigoma-fu = líc
furigoma-to = rub
furigoma-overlapping = pře­krývá se
furigoma-on-edge = na hraně
furigoma-uncounted = Pěšci, kteří se překrývají nebo stojí na hraně, se nepočítají.
furigoma-tie = Stejně líců jako rubů: hází se znovu.
furigoma-count = Líců: { $up }, rubů: { $down }.
furigoma-result = Začíná { $name } ({ $side }).
furigoma-result-you = Začínáte vy ({ $side }).
furigoma-go = K partii

## Seznam partií

games-title = Partie
games-none = Zatím žádné partie.
games-more = Ukázat další
game-with-engine = S počítačem, úroveň { $level }
game-ongoing = Nedohráno: pokračovat
delete = Smazat
delete-game = Smazat: { $game }
delete-title = Smazat tuto partii?
delete-ask = Zmizí natrvalo i se všemi tahy.
delete-failed = Partii se nepodařilo smazat. Zkuste to prosím znovu.
game-plies = { $plies ->
    [one] { $plies } tah
    [few] { $plies } tahy
    [many] { $plies } tahu
   *[other] { $plies } tahů
  }

## Učení

learn = Učit se
lesson-of-rule = Lekce
learn-invite = Se shogi začínáte? Seznamte se s kameny tak, že s nimi budete táhnout.
learn-invite-link = První lekce
