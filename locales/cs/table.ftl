### U desky a po partii: nápověda, psané tahy, seznam partií, hodnocení. Načítá se, až když je potřeba.

## Nápověda

hint = Nápověda
hint-busy = Přemýšlí…
hint-piece = Nápověda: { $piece } na { $square }.
hint-hand = Nápověda: { $piece } v ruce.
hint-move = Počítač by hrál { $move }.
hint-resign = Už nic nepomůže: počítač by se vzdal.
hint-declare = Počítač by prohlásil výhru vstupem krále.
hint-more = Ukázat tah
hint-failed = Nápověda se nenašla. Zkuste to prosím znovu.

## Dva u jedné obrazovky; pokračování z postavení

turning = Otáčet
go-on-from-here = Hrát dál odtud

## Tahy slovy

said-move = { $side-start }: { $piece } { $from } na { $square }
said-capture = { $side-start }: { $piece } { $from } bere na { $square }
said-drop = { $side-start }: { $piece } z ruky na { $square }
said-promotes = { $move }, s povýšením

## Psané tahy

typed-label = Napsat tah
typed-placeholder = Tah, třeba { $example }
typed-play = Táhnout
typed-not-now = Teď nejste na tahu.
typed-syntax = Na { $at }. místě, „{ $found }“: očekává se { $expected }.
typed-end = Tah není úplný: očekává se { $expected }.
typed-expected-move = tah jako 7g7f, P-76, P-7f nebo ７六歩
typed-expected-file = sloupec od 1 do 9
typed-expected-rank = řada: 1 až 9, a až i nebo 一 až 九
typed-expected-closing-bracket = pravá závorka
typed-expected-end = konec tahu
typed-expected-addition = 右, 左, 直, 上, 寄, 引, 成, 不成, 打, výchozí pole jako (77) nebo konec
typed-expected-addition-once = každý dodatek jen jednou
typed-expected-origin = pole, nebo 00 pro vložení z ruky
typed-expected-csa-piece = kámen dvěma písmeny, například FU
typed-expected-target = cílové pole, například 76 nebo 7f
typed-expected-drop-without-origin = vložení bez výchozího pole
typed-wrong-side = Na tahu je { $side }; text jmenuje druhou stranu.
typed-no-previous = 同 znamená „na stejné pole“, ale žádný tah nepředcházel.
typed-other-piece = Na { $square } stojí jiný kámen.
typed-no-such-piece = Na { $square } se takový kámen nedostane: { $piece }.
typed-no-such-move = Takto se na { $square } žádný kámen nedostane.
typed-ambiguous = To sedí na více tahů. Upřesněte prosím: { $moves }.

## Seznam partií

games-opponent = Soupeř
games-anybody = všichni
games-people = lidé
games-engine = počítač
games-level = úroveň { $level } ({ $grade })
games-status = Partie
games-status-all = všechny
games-status-ongoing = nedohrané
games-status-ended = dohrané
games-name = Jméno
games-none-found = Takové partie nejsou.

## Hodnocení

rating-none = Ještě jste nedohráli žádnou hodnocenou partii. Až začnete partii s počítačem, zvolte „hodnocená“.
rating-likely = Pravděpodobné rozmezí: { $lowest } až { $highest } (95 %).
rating-number = Hodnocení { $rating } ± { $deviation }
rating-score = Výhry { $won }, prohry { $lost }, remízy { $drawn }
rating-games = Hodnocené partie, nejnovější první
rating-date = Datum
rating-result = Výsledek
rating-after = Hodnocení po ní
rating-graph = { $games ->
    [one] Vaše hodnocení po { $games } partii: { $grade }
    [few] Vaše hodnocení za { $games } partie: nyní { $grade }
    [many] Vaše hodnocení za { $games } partie: nyní { $grade }
   *[other] Vaše hodnocení za { $games } partií: nyní { $grade }
  }
rating-how = Počítá se metodou Glicko-2 z hodnocených partií na tomto počítači, na stupnici evropské federace. Stupně federací se liší: berte to jako vodítko. Smazaná partie se už nepočítá.
score-won = výhra
score-lost = prohra
score-drawn = remíza

## Počítání při jishogi

offer-count = Počítat body
offer-count-sent = Návrh počítat body je odeslán.
offer-count-got = { $name } navrhuje počítat body.
offer-count-declined = Bez počítání
count-points = Body: { $black } { $black-points }, { $white } { $white-points }

## Vlastní data

backup-title = Vaše data
backup-lead = Partie, zápisy, hodnocení, nastavení a postup v lekcích jsou jen na tomto počítači. Zde se ukládají do jednoho souboru a vracejí se z něj.
backup-save = Uložit
backup-save-what = Jeden soubor se vším, k uschování nebo pro jiný počítač.
backup-save-do = Uložit vše
backup-restore = Obnovit
backup-file = Soubor
backup-choose = Vybrat soubor
backup-found = Kopie ze dne { $date }, { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
  }.
backup-found-records = Zápisů v ní: { $records }
backup-mode = Co je tu teď
backup-merge = zůstane
backup-merge-why = Co tu chybí, to se přidá. Partie, která na obou místech pokračovala jinak, zůstane v obou podobách. Také zápis změněný na obou místech zůstane v obou podobách.
backup-replace = nahradí se
backup-replace-why = Vše, co tu je, zmizí a nahradí to obsah souboru. Předtím se nynější data uloží do vlastního souboru.
backup-restore-do = Obnovit
backup-replace-title = Nahradit vše?
backup-replace-ask = Všechny partie, zápisy, nastavení i postup na tomto počítači nahradí ty ze souboru. Nynější data se předtím uloží do souboru.
backup-done = Hotovo.
backup-report-added = Přidané partie: { $games }
backup-report-same = Partie, které tu už byly: { $games }
backup-report-older = Partie, které tu jsou dál a tak zůstávají: { $games }
backup-report-newer = Partie, které pokračují od stavu v souboru: { $games }
backup-report-both = Partie ponechané v obou podobách: { $games }
backup-report-removed = Partie, které v souboru nebyly a jsou pryč: { $games }
backup-report-records-added = Přidané zápisy: { $records }
backup-report-records-same = Zápisy, které tu už byly: { $records }
backup-report-records-older = Zápisy, které se změnily zde a tak zůstávají: { $records }
backup-report-records-newer = Zápisy, které jsou nyní změněné jako v souboru: { $records }
backup-report-records-both = Zápisy ponechané v obou podobách: { $records }
backup-report-records-removed = Zápisy, které v souboru nebyly a jsou pryč: { $records }
backup-reload = Načíst stránku znovu
backup-not-json = Tento soubor nelze přečíst: není to text, který Komadai ukládá.
backup-not-a-copy = Toto není kopie dat Komadai.
backup-too-new = Tento soubor uložila novější verze Komadai. Aktualizujte prosím program.
backup-broken = Tato kopie je poškozená: část chybí nebo má jinou podobu.
backup-refused = Soubor nebyl přijat a nic se nezměnilo. { $why }
