### Co program říká v příkazovém řádku. SFEN, tahy a čísla pravidel jsou ve všech jazycích stejné.

## Jak partie dopadla

program-illegal = Tah { $ply }, { $move }, není dovolen: { $reason } ({ $rule })
program-ended = Konec tahem { $ply }: { $result }. { $reason } ({ $rule })
program-over = Konec už ve výchozí pozici: { $result }. { $reason } ({ $rule })
program-ongoing = Partie pokračuje po { $plies ->
    [one] { $plies } tahu
    [few] { $plies } tazích
    [many] { $plies } tahu
   *[other] { $plies } tazích
  }
program-not-replayed = Nepřehráno: { $moves ->
    [one] { $moves } další tah
    [few] { $moves } další tahy
    [many] { $moves } dalšího tahu
   *[other] { $moves } dalších tahů
  }
program-in-check = Strana na tahu je v šachu
program-no-legal-move = Strana na tahu nemá dovolený tah
program-declaration = Prohlášení výhry, { $points } bodů: { $verdict }
program-try = Pravidlo „try“: { $verdict }
program-wins = vyhrává.
program-draws = remíza.
program-loses = znamenalo by prohru.

## Pozice

program-in-hand = { $side-start }, v ruce: { $pieces }
program-hand-empty = nic
program-turn = Na tahu je { $side }, tah { $ply }
program-position-unreadable = POSITION nelze přečíst. { $reason }
program-position-broken = POSITION není pozice shogi:

## Server

program-no-page = tento program neobsahuje stránku; `cargo xtask build` sestaví obojí
program-no-home = tento uživatel nemá domovský adresář pro partie; zadejte složku pomocí --data-dir
program-no-browser = nepodařilo se otevřít prohlížeč: { $reason }
program-no-file = soubor programu nebyl nalezen
program-no-threads = nepodařilo se spustit vlákna serveru
program-port-busy = port { $port } adresy { $address } používá jiný program; zvolte jiný pomocí --port
program-port-forbidden = tento uživatel nesmí používat port { $port } adresy { $address }; zvolte pomocí --port port nad 1023
program-address-foreign = { $address } není adresa tohoto počítače
program-cannot-listen = na adrese { $address } nelze naslouchat: { $reason }
program-data-folder = složku pro data { $file } nelze použít: { $reason }
program-data-in-use = složku pro data { $file } používá jiné Komadai; ukončete je, nebo zadejte jinou složku pomocí --data-dir
program-data-too-new = databázi { $file } zapsalo novější Komadai; použijte je, nebo zadejte jinou složku pomocí --data-dir
program-data-unopened = databázi { $file } nelze otevřít: { $reason }

## Odpovědi

program-not-written = odpověď se nepodařilo zapsat

## Nápověda: její podoba

help-usage = Použití:
help-a-command = PŘÍKAZ
help-some-options = VOLBY
help-commands = Příkazy:
help-arguments = Argumenty:
help-options = Volby:
help-default = (jinak: { $value })
help-values = (jedno z: { $values })

## Nápověda: co je na příkazové řádce špatně

help-unknown-argument = argument { $argument } tu není znám
help-unknown-command = příkaz { $argument } neexistuje
help-missing = chybí: { $argument }
help-no-value = { $argument } potřebuje hodnotu
help-bad-value = „{ $value }“ není hodnota pro { $argument }
help-bad-value-why = „{ $value }“ není hodnota pro { $argument }: { $reason }
help-conflict = { $argument } nelze použít spolu s { $other }
help-twice = { $argument } je tu dvakrát
help-similar = Nemělo tu být { $other }?
help-more = Víc řekne --help.

## Nápověda: příkazy

help-komadai = Shogi: hraní v prohlížeči, pořádání partií, posuzování pozic a partií, řízení enginu.
help-komadai-after =
    POSITION je jediný argument v uvozovkách: „[position] (startpos | [sfen] SFEN) [moves …]“, například
    'startpos moves 7g7f 3c3d'. Jedné straně smí chybět král, jako v matových úlohách.

    Návratový kód: 0 vše v pořádku, 1 odpověď zní ne, 2 chybný vstup.
help-play = Spustí server a otevře stránku v prohlížeči
help-serve = Spustí server
help-usi = Chová se jako engine, který na standardních proudech mluví USI
help-match = Nechá dva enginy sehrát mnoho partií a řekne, co výsledek znamená
help-bench = Změří engine a vypíše jeho signaturu
help-train = Vyrobí hodnoticí síť: partie, trénink, zápasy sítí
help-book = Vytvoří knihu zahájení
help-book-make = Vytvoří knihu vlastním hledáním enginu v textovém formátu YaneuraOu; stejné argumenty, stejná kniha
help-train-selfplay = Nechá engine hrát proti sobě; v existujícím souboru se pokračuje
help-train-label = Znovu ohodnotí pozice partií, jinou sítí nebo s více uzly
help-train-fit = Natrénuje síť na partiích
help-train-average = Zprůměruje sítě vzešlé z jedné společné
help-train-match = Nechá dvě sítě hrát proti sobě při stejném počtu uzlů
help-train-stats = Řekne, co je v souborech partií
help-perft = Spočítá pozice, které mohou vzniknout za daný počet tahů
help-moves = Vypíše dovolené tahy pozice
help-judge = Přehraje partii podle pravidel a řekne, jak dopadla
help-show = Ukáže pozici, třeba i ze záznamu, jako text
help-diagram = Nakreslí pozici, třeba i ze záznamu, jako SVG nebo PNG
help-convert = Zapíše záznamy v jiném formátu
help-convert-after =
    Formát čteného souboru se pozná podle obsahu, zapisovaného podle přípony za -o. Složka jako IN znamená všechny záznamy v ní;
    složka za -o (nebo jméno, které končí na /) dostane pro každou partii soubor. Více partií jde do jednoho souboru, kde to formát
    dovolí: usi, sfen, usen, csa. „--to usi“ zapíše pro každou partii řádek „position sfen … moves …“, jen s hlavní variantou.

    Co je v souboru podivného a co formát neudrží, se vypíše na chybový výstup.
    Návratový kód: 0 vše převedeno, 2 některý soubor ne.
help-check = Řekne, co je v záznamech podivného: nedovolené tahy, chybné výsledky, nečitelné řádky
help-check-after =
    Vypíšou se nesrozumitelné řádky, nedovolené tahy s porušeným pravidlem, výsledky, které odporují tahům, opakování, po nichž
    se hrálo dál, a konce, které pozice nepotvrzuje.
    Návratový kód: 0 nic podivného, 1 něco je, 2 některý soubor nešel přečíst.
help-help = Vypíše tuto nápovědu nebo nápovědu příkazu

## Nápověda: argumenty více příkazů

help-arg-help = Vypíše nápovědu
help-arg-version = Vypíše verzi
help-arg-lang = Jazyk: cs, de, en, ja, pl nebo uk; jinak podle prostředí (LC_ALL, LC_MESSAGES, LANG)
help-arg-json = Odpoví v JSON
help-arg-position = Pozice, jediný argument
help-arg-subject = Pozice jako jediný argument; nebo soubor se záznamem, nebo - pro standardní vstup
help-arg-ply = Deska po N tazích, 0 je začátek; jinak poslední
help-arg-game = Která partie ze souboru, jenž jich má více
help-arg-inputs = Soubory, složky, nebo - pro standardní vstup
help-arg-from = Formát vstupu, pokud jej neprozradí obsah
help-arg-games = Počet partií; každé zahájení se hraje dvakrát s vyměněnými stranami
help-arg-nodes = Uzly na tah
help-arg-max-moves = Po tolika tazích je partie remíza
help-arg-seed = Číslo, z něhož vychází všechno náhodné: stejné číslo, stejný průběh
help-arg-threads = Partie hrané zároveň; jinak tolik, kolik má počítač vláken
help-arg-net = Hodnocení: soubor sítě, own pro síť tohoto programu, nebo handmade
help-arg-out = Soubor nové sítě

## Nápověda: play, serve

help-arg-bind = Adresa, na které server naslouchá
help-arg-port = Port; 0 vezme kterýkoli volný
help-arg-data-dir = Složka pro partie; jinak složka ve vlastních datech uživatele
help-arg-verbose = Vypisovat na chybový výstup, co server dělá, nejen co se nedaří
help-arg-no-open = Neotvírat prohlížeč

## Nápověda: match

help-match-a = Příkaz enginu A; self je engine tohoto programu
help-match-b = Příkaz enginu B; self je engine tohoto programu
help-arg-a-name = Jméno enginu A; jinak to, které si dává sám
help-arg-b-name = Jméno enginu B
help-arg-a-option = Volba enginu A; lze opakovat
help-arg-b-option = Volba enginu B; lze opakovat
help-arg-a-protocol = Jak se s enginem A mluví; jinak se odhadne podle jména souboru
help-arg-b-protocol = Jak se s enginem B mluví
help-arg-concurrency = Partie hrané zároveň
help-arg-movetime = Čas na každý tah, v ms
help-arg-main = Základní čas na partii, v ms
help-arg-byoyomi = Čas na každý tah po vyčerpání základního času, v ms
help-arg-increment = Čas přidaný po každém tahu, v ms
help-match-depth = Hloubka hledání v půltazích
help-arg-a-limits = Omezení enginu A místo společných, například movetime=1000 nebo main=60000,increment=1000
help-arg-b-limits = Omezení enginu B místo společných
help-arg-margin = O kolik se smí tah opozdit, než je partie prohraná na čas, v ms
help-arg-openings = Zahájení: na řádku jedno „startpos moves …“ nebo jiná pozice, # začíná poznámku
help-arg-opening-plies = Kolik půltahů se hraje z každého zahájení souboru; jinak všechny
help-arg-random-plies = Náhodné půltahy z výchozí pozice, když není dán soubor
help-arg-adjudicate-win = Výhra, když to oba enginy tvrdí PLIES půltahů: vítěz alespoň SCORE setin pěšce
help-arg-adjudicate-draw = Remíza, když se obě hodnocení PLIES půltahů neliší od 0 o víc než SCORE, nejdříve po FROM půltazích
help-arg-sprt = Ukončí zápas, jakmile sekvenční test (chyba 5 %) rozhodne mezi dvěma náskoky A v Elo
help-match-out = Soubor, kam se partie připisují: poznámka a řádek tahů
help-arg-resume = Pokračuje v zápase, jehož partie jsou v souboru --out; ostatní argumenty stejné jako předtím

## Nápověda: bench, perft, judge

help-bench-depth = Jak hluboko se každá pozice prohledá, v půltazích; signatura patří k výchozí hodnotě
help-perft-depth = Kolik tahů dopředu
help-arg-divide = Vypsat i počet pod každým tahem
help-judge-position = Základní pozice a tahy partie, jediný argument
help-arg-illegal = Zda se nedovolený tah odmítne, nebo prohrává partii
help-arg-handicap = Bílý dal tento handicap a chybějící kameny se mu počítají: lance, right-lance, bishop, rook, rook-lance,
    two, three, four, five, left-five, six, left-seven, right-seven, eight, nine, ten, three-pawns nebo naked-king

## Nápověda: train

help-train-selfplay-out = Soubor, kam se partie připisují; se stejnými argumenty se v něm pokračuje
help-train-selfplay-games = Kolik partií má soubor na konci mít
help-arg-decided = Partie je rozhodnutá, když strana šest půltahů vede o tolik, v setinách pěšce
help-arg-input = Soubor partií
help-train-label-out = Soubor pro tytéž partie s novými hodnotami; se stejnými argumenty se v něm pokračuje
help-train-label-nodes = Uzly na pozici
help-train-fit-files = Soubory zabalených partií, nebo texty s řádkem „SFEN;hodnota;výsledek“ pro každou pozici
help-train-fit-from = Síť, ze které se vychází; jinak náhodná čísla
help-train-fit-width = Neurony na stranu: 64, 128 nebo 256
help-arg-epochs = Kolikrát se každá pozice uvidí
help-arg-batch = Pozice na krok
help-arg-rate = Rychlost učení na začátku
help-arg-final-rate = Rychlost učení na konci
help-arg-decay = Jak rychle slábnou nepotřebné váhy, vzhledem k rychlosti učení
help-arg-zone-rate = Rychlost učení toho, co má každá zóna krále pro sebe, vzhledem k rychlosti pro to, co je společné
help-arg-zone-decay = Jak rychle slábne to, co má každá zóna pro sebe, vzhledem k její rychlosti učení
help-arg-result-share = Kolik váží výsledek partie vedle hodnoty z hledání, 0 až 1
help-arg-trace = Kolik váží hodnoty dalších půltahů vedle vlastní hodnoty pozice, 0 až 1 (jen zabalené partie)
help-arg-starts = Soubor s pozicemi, z nichž některé partie začínají: řádky „sfen …“ nebo „position …“, třeba kniha zahájení; jiné řádky se přeskočí
help-arg-starts-share = Kolik partií z tisíce tam začíná
help-arg-positions = Počet pozic v knize
help-arg-lines = Kolik tahů se v každé pozici ohodnotí
help-arg-window = O kolik smí být tah v knize horší než nejlepší, v setinách pěšce
help-arg-first-window = Totéž pro první dva tahy každé strany
help-arg-ply-cost = Kolik stojí půltah kromě toho, co jeho tah ztrácí, v setinách pěšce: čím víc, tím je kniha širší, čím méně, tím hlubší
help-arg-handicap-cost = O kolik víc než rovná stojí pozice s handicapem, v setinách pěšce
help-arg-ladder = Místo toho změří úrovně enginu: každou proti dvěma dalším, --games na dvojici, nejslabší proti hráči, který počítá kameny na jeden tah dopředu
help-arg-scale = Hodnota v setinách pěšce, která vyhrává s kurzem e ku 1; jinak se určí z dat
help-arg-limit = Pozice s větší hodnotou se vynechají, v setinách pěšce
help-arg-lessons = Místo hledání se učit, co ručně psané hodnocení říká o každé pozici a o tolika dalších kolem ní
help-arg-networks = Stejně široké sítě vzešlé z jedné společné
help-train-match-a = Hodnocení A: soubor sítě, own pro síť tohoto programu, nebo handmade
help-train-match-b = Hodnocení B
help-train-stats-files = Soubory zabalených partií

## Nápověda: show, diagram

help-arg-letters = Písmena místo znaků: K R B G S N L P, s + pro povýšené, malá pro bílého
help-diagram-output = Soubor se jménem na .svg nebo .png, nebo - pro SVG na standardní výstup
help-arg-pieces = Sada kamenů: kanji, two-kanji, international, ideograms nebo chess
help-arg-writing = Jak se píší povýšené kameny sad kandži, oddělené čárkou: 龍 nebo 竜, 全 nebo 成銀, 圭, 今 nebo 成桂, 杏, 仝 nebo 成香, と nebo 个
help-arg-black-faces = Povýšené strany sad kandži černě, ne červeně
help-arg-board = Deska: wood, paper, dark nebo contrast
help-arg-coordinates = Co stojí na okrajích: japanese jsou sloupce 1–9 a řady 一–九, letters řady a–i, digits řady 1–9
help-arg-arrows = Šipky podle polí nebo tahů, oddělené čárkou: 7g7f, 8h2b+:red; kroužek kolem pole nebo vloženého kamene: 5e, P*5e
help-arg-marks = Označená pole, oddělená čárkou: pole, pak ring, dot nebo fill, pak green, red, blue nebo yellow: 5e, 5e:dot, 5e:fill:yellow
help-arg-flip = Bílý dole
help-arg-no-hands = Bez kamenů v ruce
help-arg-no-last-move = Bez barvy na polích posledního tahu
help-arg-caption = Řádek pod deskou; v PNG písmem tohoto systému nebo z --font
help-arg-font = Soubor písma pro řádek pod PNG
help-diagram-width = Šířka v pixelech; jinak 800 pro PNG

## Nápověda: convert

help-convert-output = Soubor, složka, nebo - pro standardní výstup
help-arg-to = Formát, pokud jej neprozradí jméno za -o
help-arg-encoding = Kódování: utf-8, utf-8-bom, shift-jis, euc-jp, utf-16le nebo utf-16be
help-arg-crlf = Konce řádků jako ve Windows
help-arg-strict = Každou podivnost souboru brát jako chybu
help-convert-json = Zapsat celý strom se všemi upozorněními jako JSON, objekt na soubor a řádek
help-arg-quiet = Vypisovat jen to, co se nezdaří

## Obrázky

program-no-font = žádné písmo tohoto systému nemá znaky „{ $characters }“; uveďte soubor písma za --font, nebo kreslete SVG
program-no-font-file = { $file } není soubor písma

## Záznamy: kde je něco podivného

program-odd = řádek { $line }, sloupec { $column }: { $what }: { $done }
program-odd-found = řádek { $line }, sloupec { $column }: { $what }, nalezeno „{ $found }“: { $done }
program-more-odd = další podivnosti: { $count }
program-game = partie { $game }
program-at-move = tah { $ply }
program-in-variation = tah { $ply } varianty
program-check-sum = Soubory: { $files }. Partie: { $games }. Podivnosti: { $odd }. Nečitelné soubory: { $unreadable }.

## Záznamy: co je podivné

odd-undecodable = bajty, které v tomto kódování nejsou text
odd-unknown-handicap = neznámý handicap
odd-handicap-against-board = handicap neodpovídá desce
odd-unreadable-start = nečitelná výchozí pozice
odd-broken-start = výchozí pozice: { $faults }
odd-missing-side = žádný řádek neříká, kdo je na tahu
odd-illegal-move = nedovolený tah: { $reason } ({ $rule })
odd-impossible-move = tah, který se na desce nedá provést
odd-unreadable-move = tady se čekal tah
odd-ambiguous-move = tento tah může udělat více kamenů ({ $moves })
odd-other-piece = na poli stojí jiný kámen
odd-other-side = na tahu je druhá strana
odd-other-target = není to pole posledního tahu
odd-other-number = číslo nenavazuje na předchozí
odd-unreadable-time = tady se čekal čas
odd-unknown-ending = neznámé zakončení
odd-after-end = po konci partie ještě něco následuje
odd-other-summary = shrnutí nesouhlasí s tahy
odd-nowhere-to-branch = žádná varianta nemá tah, od kterého se odbočuje
odd-unknown-text = text, který tu nic neznamená
odd-bad-value = hodnota, která tu nemůže být
odd-cut-short = soubor uprostřed něčeho končí

## Záznamy: co se s tím stalo

done-undecodable = nahrazeno znakem U+FFFD
done-unknown-handicap = začátek zůstává neznámý, tahy se uchovaly jako text
done-handicap-against-board = platí deska, jméno se uchovalo v hlavičce
done-unreadable-start = vynecháno, začátek je neznámý
done-broken-start = ponechána, jak je
done-missing-side = platí strana prvního tahu
done-illegal-move = proveden, jak je zapsán
done-impossible-move = uchován jako text, stejně jako zbytek tahů tohoto řádku
done-unreadable-move = text se uchoval, stejně jako zbytek tahů tohoto řádku
done-ambiguous-move = vzat první, který vyhovuje
done-other-piece = táhlo se kamenem na poli
done-other-side = kdo je na tahu, plyne z předchozích tahů
done-other-target = platí pole posledního tahu
done-other-number = platí pořadí řádků
done-unreadable-time = vynecháno
done-unknown-ending = uchováno, jak je zapsáno
done-after-end = uchováno za koncem
done-other-summary = platí tahy
done-nowhere-to-branch = její řádky se uchovaly jako komentáře
done-unknown-text = uchován jako komentář
done-bad-value = vynechána
done-cut-short = přečteno bylo, co tam je

## Záznamy: co nesouhlasí s pravidly

finding-played-on = pozice nastala počtvrté, partie tu končí opakováním (R35)
finding-played-on-checks = pozice nastala počtvrté po samých šaších; tím prohrává { $loser } (R36)
finding-no-repetition = záznam končí opakováním, ale pozice nenastala počtvrté (R35)
finding-perpetual-check = záznam končí opakováním, ale { $loser } stále jen šachuje a prohrává (R36)
finding-not-mated = záznam končí matem, ale jsou dovolené tahy (R32)
finding-declaration-fails = prohlášení neplatí podle žádného pravidla (R38)
finding-no-try = záznam končí králem v cíli, ale žádný tam nedošel (R38)

## Záznamy: co formát neudrží

told-loss-header = vynechané hlavičky: { $count }
told-loss-comment = vynechané řádky komentářů: { $count }
told-loss-bookmark = vynechané záložky: { $count }
told-loss-time = vynechané časy: { $count }
told-loss-milliseconds = vynechané zlomky sekund: { $count }
told-loss-variation = vynechané varianty: { $count }
told-loss-ending = vynechaná zakončení: { $count }
told-loss-unread = vynechané texty místo tahů: { $count }
told-loss-start = výchozí pozice neuchované celé: { $count }
told-loss-move = vynechané tahy: { $count }
told-loss-character = { $symbol } zapsáno jako { $stand-in }: { $count }

## Záznamy: jak partie končí

told-ending-resign = { outcome-resignation }
told-ending-interrupted = { ending-interrupted }
told-ending-repetition = { outcome-sennichite }
told-ending-impasse = { outcome-impasse }
told-ending-checkmate = { outcome-checkmate }
told-ending-not-mate = { ending-not-mate }
told-ending-time-up = { outcome-time }
told-ending-illegal-win = Nedovolený tah soupeře
told-ending-illegal-loss = { outcome-illegal-move }
told-ending-declaration-win = { outcome-declaration }
told-ending-forfeit-win = Výhra kontumačně
told-ending-forfeit-loss = Prohra kontumačně
told-ending-sealed-move = { ending-sealed-move }
told-ending-max-moves = { outcome-max-moves }
told-ending-try = { outcome-try }
told-ending-draw = { result-draw }
told-ending-taken-back = { ending-taken-back }
told-ending-fault = { ending-fault }

## show, diagram, convert

program-step = Tah: { $move }
program-step-ended = Konec: { $ending }
program-step-unread = Nesrozumitelné: { $text }
program-bookmark = Záložka: { $name }
program-other-moves = Jiné tahy na tomto místě: { $count }
program-no-move = partie nemá tah { $ply }; tahů v ní: { $count }
program-no-game = soubor nemá partii { $game }; partií v něm: { $count }
program-no-such-file = { $file }: takový soubor ani složka není
program-no-records = { $folder }: žádný soubor v této složce nemá jméno záznamu ({ $known })
program-no-games = žádná partie se nepřečetla, nic se nezapsalo
program-one-game = formát { $format } pojme v souboru jednu partii, ne { $games }: uveďte za -o složku
program-own-conversion = přepsal by se vlastním převodem
program-unknown-extension = { $file }: tato přípona nepatří žádnému formátu ({ $known }); uveďte formát za --to
program-which-format = jaký formát? Uveďte jej za --to, nebo soubor za -o
program-picture-name = { $file }: čeká se jméno, které končí na .svg nebo .png
program-cannot-write = { $file }: nelze zapsat
program-cannot-read = { $file }: nelze přečíst

## match, bench, train

program-match-games = { $a } proti { $b }. Partie: { $games }
program-match-score = body { $score } = { $percent } %  (+{ $wins } ={ $draws } -{ $losses })
program-match-elo = { $elo } na 95 %, silnější na { $los } %
program-match-sprt = sekvenční test { $high } proti { $low } Elo: { $verdict }, LLR { $llr } z ±{ $bound }
program-match-open = nerozhodnuto
program-match-accepted = přijato
program-match-rejected = zamítnuto
program-match-colours = výhry černého { $black }, bílého { $white }; půltahů na partii { $plies }; nejpomalejší tah { $slowest-a } ms a { $slowest-b } ms
program-match-won-by = { $reason }, vítěz { $winner }
program-match-drawn = { $reason }, bez vítěze
program-match-no-limit = engine { $engine } nemá žádné omezení: zadejte --movetime, --byoyomi, --main, --nodes nebo --depth
program-bench = uzly: { $nodes }, { $seconds } s, { $nps } uzlů/s
program-train-games = partie: { $games }, půltahy: { $plies } (na partii { $mean }), prohledáno: { $searched }
program-train-won = výhry černého: { $black }, bílého: { $white }, bez vítěze: { $nobody }
program-train-positions = pozice k učení: { $kept }, odložené: { $held }; vynechané: neklidné { $restless }, rozhodnuté { $decided }, opakované { $twice }
program-train-epoch = epocha { $epoch }: ztráta { $loss }, odložené { $held }, pozic za sekundu { $speed }
program-train-done = měřítko { $scale }; odložené { $held }, po zaokrouhlení na bity souboru { $rounded }; překvapení z výsledků { $surprise }
program-train-checksum = { $file }: kontrolní součet { $checksum }
program-train-versus = { $a } proti { $b }, uzlů na tah: { $nodes }, partie: { $games }: { $score }
program-train-there = { $file } už existuje
program-train-go-on = v { $file } nelze pokračovat
program-train-no-starts = { $file }: žádný řádek s pozicí, například „sfen …“ nebo „position …“
program-train-width = šířka je { $width }, čeká se 64, 128 nebo 256
program-match-adjudicated = rozhodnuto odhadem
program-train-read = partie: { $games }, nečitelné řádky: { $unreadable }

## What went wrong, in detail

program-io-not-found = takový soubor ani složka není
program-io-permission = přístup není povolen
program-io-exists = už to existuje
program-io-folder = je to složka, čeká se soubor
program-io-no-folder = část cesty není složka
program-io-full = došlo místo na disku
program-io-read-only = odtud lze jen číst
program-io-cut-short = končí to uprostřed
program-io-no-text = není to text v UTF-8
program-expected-number = čeká se celé číslo
program-expected-decimal = čeká se číslo
program-too-large = číslo je příliš velké
program-too-small = číslo je příliš malé
program-expected-at-least = čeká se celé číslo od { $least } výš
program-expected-between = čeká se celé číslo od { $least } do { $most }
program-expected-one-of = čeká se jedno z: { $values }
program-expected-arrow = čekají se dvě pole jako 7g7f, vložení jako P*5e nebo jedno pole
program-expected-square = čeká se pole jako 5e, nalezeno „{ $found }“
program-expected-no-more = čeká se pole, tvar a barva jako 5e:dot:red, za nimi nalezeno „{ $found }“
program-no-picture = obrázek se nepodařilo nakreslit
program-picture-too-large = obrázek je příliš velký
program-file-empty = soubor je prázdný
program-file-unknown = čeká se záznam partie, soubor nemá žádný známý formát
program-file-unreadable = řádek { $line }, sloupec { $column }: v souboru formátu { $format } tu má být { $expected }
json-object = objekt
json-array = pole
json-member-or-end = čárka nebo konec objektu
json-element-or-end = čárka nebo konec pole
json-colon = dvojtečka
json-value = hodnota
json-string = řetězec v uvozovkách
json-string-end = konec řetězce
json-escape = úniková sekvence jako \n
json-hex-digits = čtveřice šestnáctkových číslic
json-number = číslo
json-boolean = true nebo false
json-file-end = konec souboru
program-file-other-game = řádek { $line }: čeká se partie shogi; { $game } se nečte
program-format-read-only = formát { $format } se čte, ale nezapisuje
program-network-other = není to soubor sítě: nezačíná KOMANNUE
program-network-version = soubor sítě verze { $found }, která tu není známa
program-network-shape = síť má jinou stavbu než v tomto programu
program-network-length = soubor má { $found } bajtů, čeká se { $expected }
program-network-damaged = soubor je poškozený: nesouhlasí kontrolní součet
program-network-numbers = jeho čísla netvoří síť
program-network-widths = čekají se sítě stejné šířky
program-train-plan = trénink nemůže začít: { $what }: očekává se { $expected }
program-train-trace = --trace je { $trace }, čeká se 0 až 1
program-train-neither = čekají se zabalené partie nebo řádky „SFEN;hodnota;výsledek“, není tu ani jedno
program-packed-other = není to soubor zabalených partií, nebo je poškozené jeho záhlaví
program-packed-recipe = soubor obsahuje partie podle jiného předpisu: { $found }; čeká se { $expected }
program-packed-damaged = partie { $game } na bajtu { $offset } je poškozená
program-packed-too-large = partie je pro soubor příliš velká
program-at-line = řádek { $line }
program-match-opening-over = na konci zahájení už partie skončila
program-match-no-opening = není v tom žádné zahájení
program-limit = omezení „{ $limit }“
program-expected-form = čeká se { $form }
program-expected-sprt = čeká se LOW,HIGH v Elo, třeba 0,10, menší první, od -1000 do 1000
program-expected-adjudication = čeká se { $form }: hodnocení nejvýš 30000 a aspoň jeden půltah
program-engine = engine { $engine }
program-engine-start = { $file } nelze spustit: { $reason }
program-engine-ended = skončil ({ $status }), když se čekalo { $expected }
program-engine-silent = žádné { $expected } do { $ms } ms
program-engine-answer = jeho odpověď nelze přečíst: { $reason }
program-engine-illegal = jeho tah { $move } je nedovolený: { $reason } ({ $rule })
program-engine-last = naposledy napsal: { $lines }
program-engine-option = volba „{ $option }“: čeká se NAME=VALUE
program-option-value = volba { $option }: { $expected }, nalezeno „{ $found }“
program-option-empty = volba { $option }: čeká se hodnota
program-command-empty = příkazový řádek je prázdný
program-command-quote = sloupec { $column }: uvozovka není nikde uzavřena
program-gnushogi-greeting = zdraví „{ $greeting }“, a ne jako GNU Shogi
program-gnushogi-silent = nezdraví, jak to dělá GNU Shogi
program-gnushogi-limits = GNU Shogi lze omezit jen časem nebo hloubkou
program-gnushogi-option = GNU Shogi nemá volbu { $option }; Command=LINE mu před každou partií pošle řádek
program-saved-first = čeká se „# game NUMBER: “
program-saved-players = čekají se hráči { $a } a { $b }
program-saved-opening = partie { $game } tohoto zápasu začíná jiným zahájením
program-saved-twice = partie { $game } je tu dvakrát
program-match-pair = { $a } proti { $b }: { $score }
program-match-none = neodehrála se žádná partie
program-usi-broken = rozhovor s druhým programem se přerušil
