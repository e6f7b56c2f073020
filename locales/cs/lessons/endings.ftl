### Lekce: jak partie končí.

lessons-group-endings = Jak partie končí

## Šach

lesson-check = Šach
lesson-check-about = Tři cesty ven.
lesson-check-give = Dejte šach: napadněte krále věží.
lesson-check-give-hint = Král stojí ve sloupci 8.
lesson-check-give-done = Šach. Soupeř na něj musí hned odpovědět. Podle zvyku se nahlas neříká.
lesson-check-give-wrong-quiet = Tam král napadený není. Ve kterém sloupci stojí?
lesson-check-capture = Jezdec ze 3-6 dává šach. První cesta: vezměte ho.
lesson-check-capture-hint = Hned pod ním stojí váš pěšec.
lesson-check-capture-done = Není útočník, není šach.
lesson-check-capture-wrong-ran = I to pomůže, ale je to jiná cesta. Vezměte jezdce.
lesson-check-flee = Týž šach, ale váš pěšec už je za jezdcem. Druhá cesta: táhněte králem.
lesson-check-flee-hint = Uchopte krále: tečky ukážou, kde je v bezpečí.
lesson-check-flee-done = Jezdec skáče, takže mu nelze nic postavit do cesty.
lesson-check-block = Střelec dává šach z dálky. Třetí cesta: postavte něco mezi ně.
lesson-check-block-hint = Vložte pěšce na vyznačené pole, nebo tam táhněte kamenem.
lesson-check-block-done = Věži, střelci i kopiníkovi lze zastoupit cestu, tahem i vložením.
lesson-check-block-wrong-ran = Král může i utéct. Tentokrát zastupte cestu střelci.
lesson-check-ignored = Jezdec dává šach, ale vy táhnete pěšcem z 9-7. Je to dovoleno?
lesson-check-ignored-done = Ne. Na šach je třeba odpovědět hned.
lesson-check-pinned = Stříbrný generál táhne ze 3-8 na 3-7. Podívejte se na draka na 9-8. Je to dovoleno?
lesson-check-pinned-done = Ne. Stříbrný generál kryje vašeho krále před drakem a musí zůstat.
lesson-check-safe = Vyberte všechna pole, kam smí váš král.
lesson-check-safe-hint = Sledujte linie věže a střelce a nezapomeňte na dvě pole jezdce.
lesson-check-safe-done = Bezpečná jsou jen dvě.
lesson-check-safe-wrong = Král nesmí na napadené pole ani na vlastní kámen.

## Mat

lesson-checkmate = Mat
lesson-checkmate-about = Cíl hry.
lesson-checkmate-mated = Na tahu je soupeř. Je to mat?
lesson-checkmate-mated-option-yes = Ano
lesson-checkmate-mated-option-no = Ne
lesson-checkmate-mated-done = Zlatého generála nemá kdo vzít, kryje ho pěšec, a král nemá kam jít.
lesson-checkmate-mated-wrong = Kdo by mohl vzít zlatého generála na 5-2? Kam by mohl král?
lesson-checkmate-rescued = Skoro totéž. Je to mat?
lesson-checkmate-rescued-option-yes = Ano
lesson-checkmate-rescued-option-no = Ne
lesson-checkmate-rescued-done = Stříbrný generál ze 4-1 vezme zlatého. Stačí jediný obránce.
lesson-checkmate-rescued-wrong = Podívejte se na stříbrného generála vedle krále.
lesson-checkmate-find = Dejte mat jedním tahem.
lesson-checkmate-find-hint = Váš stříbrný generál ovládá druhou řadu. A co první?
lesson-checkmate-find-done = Věž ovládne poslední řadu a stříbrný generál drží pole před ní.
lesson-checkmate-find-wrong-check = To je šach, ale dá se mu uniknout. Nechte stříbrného generála stát.
lesson-checkmate-interposed = Váš drak dává ze 2-1 šach. Soupeř má v ruce zlatého generála. Je to mat?
lesson-checkmate-interposed-option-yes = Ano
lesson-checkmate-interposed-option-no = Ne
lesson-checkmate-interposed-done = Zlatého generála lze vložit na 3-1 nebo 4-1. Vždy se dívejte i na ruku.
lesson-checkmate-interposed-wrong = Drak stojí daleko. Co by šlo vložit mezi ně?
lesson-checkmate-over = Teď soupeř v ruce nic nemá a je to mat. Co bude dál?
lesson-checkmate-over-option-capture = Vezmu krále
lesson-checkmate-over-option-over = Partie končí, vyhrávám
lesson-checkmate-over-done = Matem partie končí. Král sám se nikdy nebere.
lesson-checkmate-over-wrong = Partie končí o tah dřív.

## Žádný dovolený tah

lesson-stalemate = Žádný dovolený tah
lesson-stalemate-about = Vzácné, a není to remíza.
lesson-stalemate-squeeze = Král může ještě na 2-1. Vezměte mu toto pole, aniž dáte šach.
lesson-stalemate-squeeze-hint = Váš zlatý generál může útočit na 2-1 i 2-2 najednou.
lesson-stalemate-squeeze-done = Šach to není, ale není čím táhnout.
lesson-stalemate-squeeze-wrong-loose = Král ještě má kam jít.
lesson-stalemate-into-check = Mohl by král na 1-2, před vašeho pěšce?
lesson-stalemate-into-check-done = Ne. I když nic jiného nezbývá, do šachu král nesmí.
lesson-stalemate-result = Soupeř není v šachu a nemá dovolený tah. Co teď?
lesson-stalemate-result-option-loses = Soupeř prohrává
lesson-stalemate-result-option-draw = Je to remíza
lesson-stalemate-result-option-pass = Soupeř tah vynechá
lesson-stalemate-result-done = V shogi prohrává, kdo nemůže táhnout. V šachách je to jinak!
lesson-stalemate-result-wrong = Tah vynechat nelze a remíza to v shogi není.
lesson-stalemate-hand = Táž pozice, ale soupeř má v ruce pěšce. Je partie u konce?
lesson-stalemate-hand-option-over = Ano
lesson-stalemate-hand-option-on = Ne, hraje se dál
lesson-stalemate-hand-done = Pěšce může vložit, takže dovolený tah má. Proto je takový konec tak vzácný.
lesson-stalemate-hand-wrong = I vložení je tah.

## Vzdání a čas

lesson-resigning = Vzdání a čas
lesson-resigning-about = Jak se dá prohrát jinak.
lesson-resigning-look-first = Soupeř hrozí matem na 2-8. Než to vzdáte, podívejte se: nemůžete dát mat dřív?
lesson-resigning-look-first-hint = Váš pěšec na 8-3 kryje pole před králem.
lesson-resigning-look-first-done = O tah rychleji. Než se vzdáte, vždy se podívejte ještě jednou.
lesson-resigning-look-first-wrong-missed = Potom dá soupeř mat. Máte něco lepšího.
lesson-resigning-hopeless = Tady už matu zabránit nelze. Co dělají silní hráči?
lesson-resigning-hopeless-option-resign = Vzdají se
lesson-resigning-hopeless-option-clock = Nechají si dojít čas
lesson-resigning-hopeless-option-leave = Beze slova odejdou
lesson-resigning-hopeless-done = Vzdát se je běžné a není to ostuda. Tak končí většina partií silných hráčů.
lesson-resigning-hopeless-wrong = To by bylo nezdvořilé. Prohraná partie se končí jinak.
lesson-resigning-when = Kdy se u desky partie vzdává?
lesson-resigning-when-option-mine = Na vlastním tahu
lesson-resigning-when-option-theirs = Když soupeř přemýšlí
lesson-resigning-when-done = Na vlastním tahu. Na internetu to často jde kdykoli.
lesson-resigning-when-wrong = Nechte soupeře v klidu přemýšlet.
lesson-resigning-how = Jak se vzdává partie v Japonsku?
lesson-resigning-how-option-words = Úklonou a slovy „vzdávám se“
lesson-resigning-how-option-topple = Převrhnutím krále
lesson-resigning-how-option-silence = Shrnutím kamenů
lesson-resigning-how-done = „Makemashita“ a oba hráči se ukloní. Tady stačí tlačítko.
lesson-resigning-how-wrong = V shogi se ctí zdvořilost, hlavně na konci.
lesson-resigning-time = Stojíte dobře, ale dojde vám čas. Co se stane?
lesson-resigning-time-option-loses = Prohrávám
lesson-resigning-time-option-draw = Je to remíza
lesson-resigning-time-option-slower = Dostanu napomenutí
lesson-resigning-time-done = Komu dojde čas, prohrává, v jakékoli pozici.
lesson-resigning-time-wrong = Hodiny patří ke hře.

## Sennichite: opakování

lesson-sennichite = Sennichite: opakování
lesson-sennichite-about = Čtyřikrát táž pozice.
lesson-sennichite-again = Nikdo nechce začít. Táhněte věží ze 6-8 na 7-8, zpátky a ještě jednou na 7-8.
lesson-sennichite-again-hint = 6-8 na 7-8, 7-8 na 6-8, 6-8 na 7-8.
lesson-sennichite-again-done = Po čtyřech tazích byla první pozice na desce podruhé. Počtvrté by to bylo sennichite.
lesson-sennichite-same = Co musí být stejné, aby se pozice počítala jako opakovaná?
lesson-sennichite-same-option-board = Kameny na desce
lesson-sennichite-same-option-all = Deska, obě ruce a strana na tahu
lesson-sennichite-same-option-side = Deska a strana na tahu
lesson-sennichite-same-done = Stačí o jediného pěšce v ruce víc a je to jiná pozice.
lesson-sennichite-same-wrong = Něco chybí: co leží vedle desky?
lesson-sennichite-scattered = Mezitím padly jiné tahy a pozice se pak vrátila. Počítá se to?
lesson-sennichite-scattered-option-yes = Ano
lesson-sennichite-scattered-option-no = Ne, musí to být hned po sobě
lesson-sennichite-scattered-done = Čtyři výskyty nemusí jít po sobě. Rozhoduje jen, kolik jich bylo.
lesson-sennichite-scattered-wrong = Pravidlo se ptá, kolikrát pozice nastala, ne kdy.
lesson-sennichite-result = Co následuje po sennichite v oficiálních partiích?
lesson-sennichite-result-option-replay = Nová partie s vyměněnými stranami
lesson-sennichite-result-option-draw = Remíza a nic víc
lesson-sennichite-result-option-first = Prohrává ten, kdo začínal
lesson-sennichite-result-done = Hraje se znovu se zbylým časem. V partiích tady je to remíza.
lesson-sennichite-result-wrong = Nikdo se neprovinil, ale oficiální soutěže potřebují vítěze.
lesson-sennichite-agree = Mohou se hráči oficiální partie prostě dohodnout na remíze?
lesson-sennichite-agree-option-yes = Ano
lesson-sennichite-agree-option-no = Ne
lesson-sennichite-agree-done = Taková nabídka tam neexistuje. V přátelských partiích tady ji lze zapnout.
lesson-sennichite-agree-wrong = V šachách ano. V shogi se hraje dál.

## Věčný šach

lesson-perpetual-check = Věčný šach
lesson-perpetual-check-about = Kdy opakování prohrává.
lesson-perpetual-check-around = Žeňte krále: drak na 5-2, zpátky na 5-1 a ještě jednou na 5-2.
lesson-perpetual-check-around-hint = 5-1 na 5-2, 5-2 na 5-1, 5-1 na 5-2.
lesson-perpetual-check-around-done = Šach za šachem a pozice se opakuje. To je pro vás nebezpečné.
lesson-perpetual-check-who = Pozice nastává počtvrté a všechny vaše tahy dávaly šach. Co teď?
lesson-perpetual-check-who-option-draw = Je to remíza
lesson-perpetual-check-who-option-checker = Prohrávám
lesson-perpetual-check-who-option-king = Soupeř prohrává
lesson-perpetual-check-who-done = Kdo opakuje samými šachy, prohrává. Včas je tedy třeba zkusit něco jiného.
lesson-perpetual-check-who-wrong = Nekonečným šachem se v shogi zachránit nelze.
lesson-perpetual-check-pause = Jeden z vašich tahů mezitím šach nedal. Teď přichází počtvrté. Co to je?
lesson-perpetual-check-pause-option-loses = Prohrávám
lesson-perpetual-check-pause-option-draw = Obyčejné sennichite, remíza
lesson-perpetual-check-pause-done = Stačí jediný tichý tah a je to obyčejné sennichite.
lesson-perpetual-check-pause-wrong = Pravidlo mluví o samých šaších. Jeden tah jím nebyl.
lesson-perpetual-check-finisher = Každý váš tah dával šach, ale čtvrté opakování vznikne tahem prchajícího krále. Kdo prohrává?
lesson-perpetual-check-finisher-option-checker = Já
lesson-perpetual-check-finisher-option-king = Strana s prchajícím králem
lesson-perpetual-check-finisher-done = Nezáleží na tom, kdo kruh uzavře. Prohrává strana, která dávala šach.
lesson-perpetual-check-finisher-wrong = Král dělal jen to, co musel.
lesson-perpetual-check-better = Teď máte v ruce zlatého generála. Neopakujte a dejte mat.
lesson-perpetual-check-better-hint = Vložte ho vedle krále, kde ho kryje drak.
lesson-perpetual-check-better-done = Mnohem lepší než běhat dokola.
lesson-perpetual-check-better-wrong-again = To je jen další šach. Ať zlatý generál a drak spolupracují.

## Jishogi: vyrovnaný vstup králů

lesson-impasse = Jishogi: vyrovnaný vstup králů
lesson-impasse-about = Když už nikoho nelze matovat.
lesson-impasse-entered = Oba králové vešli do soupeřova tábora. Většina kamenů útočí vpřed, takže ani jednoho už nelze matovat. To je jishogi.
lesson-impasse-big = Shodnou-li se oba hráči, počítají se body. Věž i střelec jsou za 5, povýšení i nepovýšení. Vyberte své na desce.
lesson-impasse-big-hint = Drak býval věží, kůň střelcem.
lesson-impasse-big-done = Drak a kůň: deset bodů.
lesson-impasse-big-wrong = Jen kameny, které začínaly jako věž nebo střelec, a jen vaše.
lesson-impasse-count = Každý jiný kámen je za 1, král za nic. Kolik bodů máte na desce a v ruce?
lesson-impasse-count-hint = Deset za draka a koně. Potom ostatní na desce a nakonec ruka.
lesson-impasse-count-option-p20 = 20
lesson-impasse-count-option-p28 = 28
lesson-impasse-count-option-p34 = 34
lesson-impasse-count-done = 10 za draka a koně, 8 za ostatní na desce, 10 v ruce.
lesson-impasse-count-wrong = Nezapomeňte na ruku a krále nepočítejte.
lesson-impasse-verdict = Máte 28 bodů, soupeř 26. Kdo vyhrává podle pravidla 24 bodů?
lesson-impasse-verdict-option-draw = Nikdo
lesson-impasse-verdict-option-you = Já
lesson-impasse-verdict-option-them = Soupeř
lesson-impasse-verdict-done = Oba mají aspoň 24, takže je to remíza.
lesson-impasse-verdict-wrong = Oba 24 bodů dosáhli.
lesson-impasse-short = A kdyby měl soupeř jen 23?
lesson-impasse-short-option-draw = Pořád remíza
lesson-impasse-short-option-loses = Soupeř prohrává
lesson-impasse-short-done = Méně než 24 bodů prohrává.
lesson-impasse-short-wrong = Hranice je 24 bodů.
lesson-impasse-limit = Některé soutěže omezují i délku partie, třeba na 500 tahů. Co se stane pak?
lesson-impasse-limit-option-draw = Je to remíza
lesson-impasse-limit-option-points = Vyhrává strana, která má víc kamenů
lesson-impasse-limit-done = Remíza, ale mat úplně posledním tahem ještě platí. Tady limit platí, jen když ho nastavíte.
lesson-impasse-limit-wrong = Kameny se při tom nepočítají.

## Prohlášení výhry

lesson-declaration = Prohlášení výhry
lesson-declaration-about = Pravidlo 27 bodů krok za krokem.
lesson-declaration-camp = Nemusíte čekat na soupeřův souhlas: výhru můžete prohlásit. Král musí stát v soupeřově táboře nejméně s deseti dalšími vašimi kameny. Vyberte je.
lesson-declaration-camp-hint = Všechny vaše kameny ve třech nejvzdálenějších řadách kromě krále.
lesson-declaration-camp-done = Deset: právě dost.
lesson-declaration-camp-wrong = Jen vlastní kameny ve třech nejvzdálenějších řadách, bez krále.
lesson-declaration-ready = Dál: král není v šachu a tábor s rukou dají dohromady 28 bodů, u bílého 27. Hrajete za černého a máte 28. Můžete výhru prohlásit?
lesson-declaration-ready-option-yes = Ano
lesson-declaration-ready-option-no = Ne
lesson-declaration-ready-done = Prohlásíte a vyhrajete. Kde platí pravidlo 24 bodů, je k výhře třeba 31 a 24 až 30 je remíza.
lesson-declaration-ready-wrong = Projděte to po řadě: tábor, deset kamenů, žádný šach, body. Všechno je splněno.
lesson-declaration-outside = Která podmínka tu chybí?
lesson-declaration-outside-option-king = Král není v táboře
lesson-declaration-outside-option-check = Král je v šachu
lesson-declaration-outside-option-pieces = V táboře je méně než deset kamenů
lesson-declaration-outside-option-points = Málo bodů
lesson-declaration-outside-done = Králi na 1-4 chybí jeden krok.
lesson-declaration-outside-wrong = Kde stojí váš král?
lesson-declaration-attacked = A tady?
lesson-declaration-attacked-option-king = Král není v táboře
lesson-declaration-attacked-option-check = Král je v šachu
lesson-declaration-attacked-option-pieces = V táboře je méně než deset kamenů
lesson-declaration-attacked-option-points = Málo bodů
lesson-declaration-attacked-done = Střelec z 1-1 dává šach. Nejdřív je třeba odpovědět na něj.
lesson-declaration-attacked-wrong = Podívejte se do rohu vedle svého krále.
lesson-declaration-few-points = A tady? Hrajete za černého a jeden z vašich pěšců stojí na 9-6.
lesson-declaration-few-points-option-king = Král není v táboře
lesson-declaration-few-points-option-check = Král je v šachu
lesson-declaration-few-points-option-pieces = V táboře je méně než deset kamenů
lesson-declaration-few-points-option-points = Málo bodů
lesson-declaration-few-points-done = Kameny mimo tábor se nepočítají. Zbývá 27 a černý potřebuje 28.
lesson-declaration-few-points-wrong = Kolik se počítá za pěšce mimo tábor?
lesson-declaration-tenth = V táboře je jen devět vašich kamenů. Přidejte desátý z ruky.
lesson-declaration-tenth-hint = Vložte kterýkoli kámen na prázdné pole ve třech nejvzdálenějších řadách.
lesson-declaration-tenth-done = Deset kamenů, a ani bod nechybí: ruka i tábor se počítají stejně.
lesson-declaration-tenth-wrong-elsewhere = Desátý kámen musí přijít z ruky do tří nejvzdálenějších řad.
lesson-declaration-mistaken = Co se stane, když výhru prohlásíte s devíti kameny?
lesson-declaration-mistaken-option-loses = Prohrávám
lesson-declaration-mistaken-option-nothing = Nic, hraje se dál
lesson-declaration-mistaken-done = Chybné prohlášení prohrává. Počítejte dvakrát.
lesson-declaration-mistaken-wrong = Prohlášení partii ukončí, tak či onak.
lesson-declaration-try = V některých partiích místo toho platí pravidlo „try“: doveďte krále na 5-1, kde začínal soupeřův král. Když na něj tam nic neútočí, vyhráváte. Udělejte to.
lesson-declaration-try-hint = Jeden krok šikmo.
lesson-declaration-try-done = To je „try“ a partie je vyhraná.
lesson-declaration-try-wrong-elsewhere = Král patří na 5-1.

## Nedovolené tahy

lesson-illegal-moves = Nedovolené tahy
lesson-illegal-moves-about = A co stojí.
lesson-illegal-moves-second-pawn = Pěšec se vkládá na 5-5. Je to dovoleno?
lesson-illegal-moves-second-pawn-done = Ne: nifu kvůli pěšci na 5-6. Stává se to i profesionálům.
lesson-illegal-moves-leap = Věž táhne ze 2-8 na 2-5. Je to dovoleno?
lesson-illegal-moves-leap-done = Ne. Musela by přeskočit pěšce na 2-6, a skákat smí jen jezdec.
lesson-illegal-moves-exposed = Střelec táhne ze 7-7 na 5-5. Je to dovoleno?
lesson-illegal-moves-exposed-done = Ne. Kopiník ze 7-5 by pak útočil na vašeho krále na 7-8.
lesson-illegal-moves-odd-but-fine = Na 5-4 se mezi vašeho tokina a vašeho kopiníka vkládá pěšec. Je to dovoleno?
lesson-illegal-moves-odd-but-fine-done = Ano. Je tam těsno, ale žádné pravidlo se neporušuje.
lesson-illegal-moves-twice = Táhnete, a než soupeř odpoví, táhnete znovu. Co to je?
lesson-illegal-moves-twice-option-fine = Nic zlého, když to nikomu nevadí
lesson-illegal-moves-twice-option-illegal = Nedovolený tah
lesson-illegal-moves-twice-done = Strany se střídají. Dva tahy za sebou jsou nedovolené a ani vynechat tah nelze.
lesson-illegal-moves-twice-wrong = Vždy po jednom tahu, střídavě.
lesson-illegal-moves-official = Co stojí nedovolený tah v oficiální partii?
lesson-illegal-moves-official-option-back = Vrátí se
lesson-illegal-moves-official-option-warning = Napomenutí
lesson-illegal-moves-official-option-loses = Celou partii
lesson-illegal-moves-official-done = Hned prohrává, ať je pozice sebelepší.
lesson-illegal-moves-official-wrong = Je to přísnější.
lesson-illegal-moves-here = A v partii tady, při obvyklém nastavení?
lesson-illegal-moves-here-option-explained = Tah se neprovede a pravidlo se vysvětlí
lesson-illegal-moves-here-option-loses = Hned prohrávám
lesson-illegal-moves-here-done = Můžete se učit beze strachu. Kdo to chce přísně, nastaví si to před partií.
lesson-illegal-moves-here-wrong = Tady se smí i učit.
