### Lekce: braní a vkládání.

lessons-group-drops = Braní a vkládání

## Vzaté kameny

lesson-captures = Vzaté kameny
lesson-captures-about = Co vezmete, je vaše.
lesson-captures-take = Vezměte střelcem stříbrného generála na vyznačeném poli.
lesson-captures-take-hint = Střelec táhne šikmo, doprava nahoru.
lesson-captures-take-done = Stříbrný generál zmizel z desky, ale ne ze hry.
lesson-captures-take-wrong = Stříbrný generál tam pořád stojí. Aby ho střelec vzal, musí dojít přesně na jeho pole.
lesson-captures-hand = Kde je stříbrný generál teď?
lesson-captures-hand-option-gone = Mimo hru
lesson-captures-hand-option-mine = V mé ruce, na mé straně
lesson-captures-hand-option-back = U soupeře, který ho smí postavit zpátky
lesson-captures-hand-hint = Je ho ještě někde vidět? A na čí straně?
lesson-captures-hand-done = Leží na vašem stolku, komadai. Některým z dalších tahů ho můžete vložit na desku jako svůj vlastní kámen.
lesson-captures-hand-wrong = Podívejte se vedle desky: vzaté kameny mění stranu.
lesson-captures-free = Věž může vzít dva kameny. Vezměte ten, který nikdo nekryje.
lesson-captures-free-hint = Pokaždé se ptejte: mohlo by něco vzít zpátky?
lesson-captures-free-done = Zlatý generál zadarmo.
lesson-captures-free-wrong-guarded = Tento pěšec je krytý. Stál by vás věž.
lesson-captures-dragon = Do vašeho tábora vpadl drak. Vezměte ho.
lesson-captures-dragon-hint = Hned vedle něj stojí váš král i váš zlatý generál.
lesson-captures-dragon-done = Nebezpečí je pryč a vy máte skvělý kámen.
lesson-captures-dragon-wrong = Drak tak zůstává ve vašem táboře a škodí dál. Můžete ho vzít hned.
lesson-captures-turned = Drak je vzatý. Co leží ve vaší ruce?
lesson-captures-turned-option-dragon = Drak
lesson-captures-turned-option-rook = Věž
lesson-captures-turned-hint = Co se stane s povýšením, když kámen změní stranu?
lesson-captures-turned-done = Obyčejná věž: každý vzatý kámen přijde o povýšení.
lesson-captures-turned-wrong = Vzaté kameny se vždy vracejí na nepovýšenou stranu.
lesson-captures-sight = Jak se vzaté kameny uchovávají?
lesson-captures-sight-option-hidden = Skrytě, pro překvapení
lesson-captures-sight-option-sight = Viditelně, na komadai
lesson-captures-sight-option-box = V krabičce
lesson-captures-sight-hint = Smí soupeř vědět, co můžete vložit?
lesson-captures-sight-done = Oba hráči smějí vždy vidět obě ruce. Patří k pozici.
lesson-captures-sight-wrong = Shogi nemá tajemství: co držíte, musí být vidět.

## Vkládání kamene

lesson-dropping = Vkládání kamene
lesson-dropping-about = Vzaté kameny se vracejí.
lesson-dropping-first = V ruce máte zlatého generála. Místo tahu ho vložte na libovolné prázdné pole.
lesson-dropping-first-hint = Vyberte zlatého generála vedle desky a potom pole.
lesson-dropping-first-done = To byl celý váš tah. Zlatý generál hledí na soupeře: teď je váš.
lesson-dropping-first-wrong-moved = To byl tah na desce. Použijte zlatého generála z ruky.
lesson-dropping-occupied = Chcete vložit stříbrného generála na soupeřova pěšce na 3-4. Je to dovoleno?
lesson-dropping-occupied-hint = Tah smí skončit na soupeřově kameni. Platí to i pro vkládání?
lesson-dropping-occupied-done = Ne. Vkládá se jen na prázdné pole a nikdy se tím nebere.
lesson-dropping-occupied-wrong = Podívejte se, co stojí na 3-4, a promyslete, na jaká pole se dá vkládat.
lesson-dropping-camp = Vkládáte stříbrného generála na 3-2, hluboko do soupeřova tábora. Je to dovoleno?
lesson-dropping-camp-hint = Podívejte se na 3-2: stojí tam něco a mohl by odtamtud stříbrný generál táhnout?
lesson-dropping-camp-done = Ano. Stačí jakékoli prázdné pole. Stříbrný generál přijde na desku nepovýšený, i tady.
lesson-dropping-camp-wrong = Co vkládání od pole vyžaduje? Záleží na tom, v čím táboře leží?
lesson-dropping-one = Smíte jedním tahem vložit pěšce a ještě táhnout kamenem?
lesson-dropping-one-option-both = Ano, obojí
lesson-dropping-one-option-one = Ne, buď jedno, nebo druhé
lesson-dropping-one-hint = Vzpomeňte si na vloženého zlatého generála: zbyl vám po něm ještě tah?
lesson-dropping-one-done = Kdo je na tahu, jednou táhne, nebo jednou vloží.
lesson-dropping-one-wrong = To by byly dva tahy za sebou.
lesson-dropping-later = Vložte pěšce na vyznačené pole v zóně. Příštím tahem ho pak povyšte.
lesson-dropping-later-hint = Nejdřív 3-3, potom dál na 3-2 s povýšením.
lesson-dropping-later-done = Vložením se nepovyšuje. Další tah ale začal v zóně, takže směl.
lesson-dropping-later-wrong = Jsou potřeba dva tahy: vložení na vyznačené pole a potom krok vpřed s povýšením.

## Co umí vložení

lesson-drop-power = Co umí vložení
lesson-drop-power-about = Mat, krytí i protiúder.
lesson-drop-power-mate = Vložte zlatého generála tak, aby to byl mat.
lesson-drop-power-mate-hint = Přímo před krále, kde ho kryje váš pěšec.
lesson-drop-power-mate-done = Zlatý generál před králem: nejčastější mat ze všech.
lesson-drop-power-mate-wrong-loose = Král ho může vzít nebo utéct. Vložte ho tam, kde je krytý.
lesson-drop-power-where = Věž ze 2-2 dává šach. Vyberte všechna pole, na kterých by ho pěšec z ruky zakryl.
lesson-drop-power-where-hint = Pole mezi věží a vaším králem.
lesson-drop-power-where-done = Pět polí. Ve sloupci 2 jiného pěšce nemáte, takže jsou možná všechna.
lesson-drop-power-where-wrong = Pěšec musí stát mezi věží a vaším králem na prázdném poli.
lesson-drop-power-block = Teď šach zakryjte pěšcem na poli, které kryje váš král.
lesson-drop-power-block-hint = Přímo před krále, na 2-7.
lesson-drop-power-block-done = Když věž vezme pěšce, vezme váš král věž.
lesson-drop-power-block-wrong-loose = Tam věž pěšce prostě vezme a znovu dá šach.
lesson-drop-power-block-wrong-king = Král by mohl utéct. Úkol ale zní: zakrýt pěšcem.
lesson-drop-power-lance = Váš drak ovládá druhou řadu. Vložte kopiníka a dejte mat.
lesson-drop-power-lance-hint = Do sloupce, kde stojí král. Působí i z dálky.
lesson-drop-power-lance-done = Není kam utéct ani co dát do cesty.
lesson-drop-power-lance-wrong-elsewhere = Kopiník musí mířit na krále rovně po sloupci 1.
lesson-drop-power-counter = Jste v šachu. Vložte kámen, který šach zakryje a sám dá šach.
lesson-drop-power-counter-hint = Které pole sloupce 5 leží na diagonále s 2-2?
lesson-drop-power-counter-done = Jedno vložení, dva úkoly.
lesson-drop-power-counter-wrong-quiet = Na šach to odpovídá, ale samo ho nedává.

## Bez cesty vpřed

lesson-dead-drops = Bez cesty vpřed
lesson-dead-drops-about = Kam se kámen vložit nesmí.
lesson-dead-drops-pawn = Pěšec se vkládá do poslední řady, na 3-1. Je to dovoleno?
lesson-dead-drops-pawn-hint = Jak táhne pěšec a co je před polem 3-1?
lesson-dead-drops-pawn-done = Ne. Už nikdy by neměl kam táhnout.
lesson-dead-drops-pawn-wrong = Představte si pěšce na 3-1: kam by odtamtud mohl táhnout?
lesson-dead-drops-knight = Jezdec se vkládá do druhé řady, na 3-2. Je to dovoleno?
lesson-dead-drops-knight-hint = O kolik řad dopředu jezdec skáče?
lesson-dead-drops-knight-done = Ne. Skočil by mimo desku. Do posledních dvou řad se jezdec vložit nesmí.
lesson-dead-drops-knight-wrong = Skočte v duchu jezdcem ze 3-2: kam by doskočil?
lesson-dead-drops-lance = Kopiník se vkládá do druhé řady, na 3-2. Je to dovoleno?
lesson-dead-drops-lance-hint = Jak táhne kopiník? Porovnejte ho s jezdcem.
lesson-dead-drops-lance-done = Ano. Má před sebou ještě jedno pole. Zavřená je pro něj jen poslední řada.
lesson-dead-drops-lance-wrong = Podívejte se ze 3-2 rovně vpřed: má tam kopiník nějaké pole?
lesson-dead-drops-knight-mate = Vložte jezdce a dejte mat.
lesson-dead-drops-knight-mate-hint = Musí útočit na 2-1 a nic ho nesmí moci vzít.
lesson-dead-drops-knight-mate-done = Dál než do třetí řady se jezdec vložit nesmí.
lesson-dead-drops-knight-mate-wrong-elsewhere = To není mat. Najděte bezpečné pole, ze kterého jezdec skáče na 2-1.
lesson-dead-drops-last-rank = Který kámen lze vložit do poslední řady?
lesson-dead-drops-last-rank-option-silver = Stříbrného generála
lesson-dead-drops-last-rank-option-knight = Jezdce
lesson-dead-drops-last-rank-option-lance = Kopiníka
lesson-dead-drops-last-rank-option-pawn = Pěšce
lesson-dead-drops-last-rank-hint = Postavte tam v duchu každý z těch kamenů: kam by pak mohl táhnout?
lesson-dead-drops-last-rank-done = Stříbrný generál se odtamtud může vrátit. Kam táhnout mají i zlatý generál, věž a střelec.
lesson-dead-drops-last-rank-wrong = Tento kámen chodí jen vpřed. Uvízl by.

## Nifu: dva pěšci

lesson-nifu = Nifu: dva pěšci
lesson-nifu-about = V každém sloupci jeden pěšec.
lesson-nifu-twice = Na 5-7 máte pěšce. Druhý se vkládá na 5-5. Je to dovoleno?
lesson-nifu-twice-hint = Které vaše kameny stojí ve sloupci 5?
lesson-nifu-twice-done = Ne. To je nifu: nikdy dva vlastní nepovýšení pěšci v jednom sloupci.
lesson-nifu-twice-wrong = Spočítejte své nepovýšené pěšce ve sloupci 5, včetně nového.
lesson-nifu-free-file = Vyberte všechna pole, kam se smí vložit pěšec z ruky.
lesson-nifu-free-file-hint = Jen v jednom sloupci žádný váš pěšec není.
lesson-nifu-free-file-done = Volný byl jen sloupec 4, kromě poslední řady a obsazených polí.
lesson-nifu-free-file-wrong = Najděte sloupec bez vlastního pěšce. Vynechte jeho poslední řadu a obsazená pole.
lesson-nifu-tokin = Váš tokin stojí na 3-3. Za něj, na 3-4, se vkládá pěšec. Je to dovoleno?
lesson-nifu-tokin-hint = Čím je teď kámen na 3-3? A čím byl předtím?
lesson-nifu-tokin-done = Ano. Tokin se za pěšce nepočítá.
lesson-nifu-tokin-wrong = Podívejte se znovu na sloupec 3: kolik vašich nepovýšených pěšců by v něm stálo?
lesson-nifu-theirs = Ve sloupci 3 stojí jen soupeřův pěšec. Váš se vkládá na 3-5. Je to dovoleno?
lesson-nifu-theirs-hint = Čí pěšci se při nifu počítají?
lesson-nifu-theirs-done = Ano. Počítají se jen vlastní pěšci.
lesson-nifu-theirs-wrong = Projděte sloupec 3 pole po poli: komu patří každý pěšec, který tam stojí?
lesson-nifu-lances = Ve sloupci 1 už máte kopiníka a pěšce. Na 1-6 se vkládá druhý kopiník. Je to dovoleno?
lesson-nifu-lances-hint = Kterých kamenů se nifu týká?
lesson-nifu-lances-done = Ano. Nifu se týká jen pěšců.
lesson-nifu-lances-wrong = Promyslete, které kameny nesmějí být ve sloupci dvakrát a zda má kopiník z 1-6 kam táhnout.
lesson-nifu-make-room = Povyšte pěšce ze 3-4 a napadněte věž. Potom za něj vložte pěšce z ruky.
lesson-nifu-make-room-hint = Nejdřív na 3-3 s povýšením. Potom vložte pěšce na 3-4.
lesson-nifu-make-room-done = Jakmile se z prvního pěšce stal tokin, byl sloupec volný pro dalšího.
lesson-nifu-make-room-wrong = Teprve když je první pěšec tokin, je ve sloupci 3 místo. Druhý patří přímo za něj.

## Uchifuzume

lesson-uchifuzume = Uchifuzume
lesson-uchifuzume-about = Žádný mat vloženým pěšcem.
lesson-uchifuzume-mate = Pěšec se vkládá na 1-2 před krále. Kryje ho váš zlatý generál a král nemá kam utéct. Je to dovoleno?
lesson-uchifuzume-mate-hint = Je po vložení jen šach, nebo něco víc?
lesson-uchifuzume-mate-done = Ne. To je uchifuzume: vložený pěšec nesmí dát hned mat.
lesson-uchifuzume-mate-wrong = Rozhodují dvě otázky: byl by to mat a který kámen by ho dal?
lesson-uchifuzume-other = Teď máte v ruce i kopiníka. Dejte mat jím.
lesson-uchifuzume-other-hint = Na tomtéž poli, 1-2.
lesson-uchifuzume-other-done = Zákaz platí jen pro pěšce. Každý jiný kámen smí vložením matovat.
lesson-uchifuzume-other-wrong-weak = To není mat. Použijte pole před králem.
lesson-uchifuzume-escape = Totéž vložení na 1-2, ale pole vedle krále je prázdné. Je to dovoleno?
lesson-uchifuzume-escape-hint = Která pole vedle krále ovládá váš zlatý generál a která ne?
lesson-uchifuzume-escape-done = Ano. Král může na 2-1, takže je to šach, ne mat.
lesson-uchifuzume-escape-wrong = Ověřte, jestli je to opravdu mat: projděte každé pole kolem krále.
lesson-uchifuzume-guard = Tentokrát stojí vedle krále stříbrný generál. Smí se pěšec vložit na 1-2?
lesson-uchifuzume-guard-hint = Které soupeřovy kameny dosáhnou na 1-2?
lesson-uchifuzume-guard-done = Ano. Stříbrný generál může pěšce vzít, takže to mat není.
lesson-uchifuzume-guard-wrong = Mat je to jen tehdy, když pěšce nikdo nemůže vzít. Jak táhne kámen vedle krále?
lesson-uchifuzume-push = Teď není co vložit. Dejte mat pěšcem, který už na desce stojí.
lesson-uchifuzume-push-hint = Z 1-3 na 1-2. Za ním stojí váš kopiník.
lesson-uchifuzume-push-done = Pěšec, který táhne, mat dát smí. Nesmí jen ten vložený.
lesson-uchifuzume-push-wrong-weak = To je šach, ale král zlatého generála vezme.

## Uchifuzume: těžké případy

lesson-uchifuzume-cases = Uchifuzume: těžké případy
lesson-uchifuzume-cases-about = Je to opravdu mat?
lesson-uchifuzume-cases-pinned = Pěšec se vkládá na 5-2. Zlatý generál na 4-1 stojí mezi králem a vaším drakem. Je to dovoleno?
lesson-uchifuzume-cases-pinned-hint = Co by mohl udělat váš drak, kdyby zlatý generál odešel ze 4-1?
lesson-uchifuzume-cases-pinned-done = Ne. Zlatý generál je ve vazbě: kdyby pěšce vzal, byl by král v šachu od draka. Je to tedy mat.
lesson-uchifuzume-cases-pinned-wrong = Projděte každou odpověď na šach: byl by po ní král opravdu v bezpečí?
lesson-uchifuzume-cases-same-file = Pěšec se vkládá na 5-2. Zlatý generál na 5-3 kryje krále před vaším kopiníkem. Je to dovoleno?
lesson-uchifuzume-cases-same-file-hint = Když zlatý generál vezme na 5-2, co bude stát mezi vaším kopiníkem a králem?
lesson-uchifuzume-cases-same-file-done = Ano. Když zlatý generál vezme pěšce, zůstane ve sloupci 5 a krále kryje dál.
lesson-uchifuzume-cases-same-file-wrong = Kámen ve vazbě smí dál táhnout po své linii. Může to tady zlatý generál?
lesson-uchifuzume-cases-shade = Váš střelec ze 2-5 míří přes 5-2 na 6-1. Pěšec se vkládá na 5-2. Je to dovoleno?
lesson-uchifuzume-cases-shade-hint = Kam až dosáhne váš střelec, když na 5-2 stojí pěšec?
lesson-uchifuzume-cases-shade-done = Ano. Pěšec sám zastoupí střelci cestu a král uteče na 6-1.
lesson-uchifuzume-cases-shade-wrong = Podívejte se na pozici po vložení: která pole kolem krále pak ještě ovládáte?
lesson-uchifuzume-cases-no-shade = Totéž, ale na 6-1 stojí soupeřův jezdec. Je to dovoleno?
lesson-uchifuzume-cases-no-shade-hint = Co se kolem krále změnilo oproti předchozí pozici?
lesson-uchifuzume-cases-no-shade-done = Ne. Král už žádné pole nemá: mat vloženým pěšcem.
lesson-uchifuzume-cases-no-shade-wrong = Projděte pole kolem krále: zbývá mu nějaké a může pěšce něco vzít?
lesson-uchifuzume-cases-no-check = Pěšec vložený na 1-3 nedává šach, ale soupeři nezbude žádný tah. Je to dovoleno?
lesson-uchifuzume-cases-no-check-hint = Co přesně uchifuzume zakazuje?
lesson-uchifuzume-cases-no-check-done = Ano. Zakázaný je jen mat. A protože v shogi ten, kdo nemá tah, prohrává, toto vložení dokonce vyhrává.
lesson-uchifuzume-cases-no-check-wrong = Mat a nemít žádný tah jsou dvě různé věci. Které z nich se zákaz týká?
