### Lekce: kameny.

lessons-group-pieces = Kameny

## Deska a cíl

lesson-board-and-aim = Deska a cíl hry
lesson-board-and-aim-about = Co stojí na desce, komu to patří a oč se hraje.
lesson-board-and-aim-board = Shogi se hraje na devíti krát devíti stejných polích. Každá strana začíná s dvaceti kameny ve třech řadách. Strany se střídají a pokaždé táhne jeden kámen.
lesson-board-and-aim-yours = Všechny kameny mají stejnou barvu. Komu patří, prozradí směr: vaše kameny míří od vás. Vyberte všechny své kameny.
lesson-board-and-aim-yours-hint = Kámen míří hrotem na soupeře svého majitele.
lesson-board-and-aim-yours-done = Tyto tři míří nahoru, od vás. Víc není třeba: vzatý kámen se otočí a hraje za nového majitele.
lesson-board-and-aim-yours-wrong = Dívejte se na hroty: vaše kameny míří nahoru, soupeřovy dolů.
lesson-board-and-aim-first = Zahrajte první tah partie: pěšec ze 7-7 postoupí o jedno pole. Stiskněte kámen a potom pole.
lesson-board-and-aim-first-hint = Pole se jmenují podle sloupce a řady: sloupec 7 zprava, řada 7 shora. Tah ukazuje šipka.
lesson-board-and-aim-first-done = A soupeř odpověděl. Na tahu jste zase vy; vynechat tah nelze.
lesson-board-and-aim-first-wrong = I to je dobrý tah, ale tentokrát vezměte pěšce se šipkou.
lesson-board-and-aim-aim = Cílem je chytit soupeřova krále: napadnout ho tak, aby ho už nic nezachránilo. To je mat. Tady k němu stačí jeden tah.
lesson-board-and-aim-aim-hint = Napadněte krále z pole přímo před ním kamenem, který jiný kryje.
lesson-board-and-aim-aim-done = Mat! Král nemůže útočníka vzít, protože je krytý, a nemá kam ustoupit.
lesson-board-and-aim-aim-wrong = Po tom tahu král ještě unikne. Napadněte ho přímo zepředu.

## Král

lesson-king = Král
lesson-king-about = Jedno pole kterýmkoli směrem – a stojí na něm celá partie.
lesson-king-meet = Král táhne o jedno pole kterýmkoli směrem. Na kameni je napsáno 王将 (ōshō) nebo 玉将 (gyokushō), zkráceně 王 nebo 玉; silnější hráč si bere 王.
lesson-king-edge = Teď stojí král na kraji mezi vlastními kameny. Vyberte všechna pole, kam může táhnout.
lesson-king-edge-hint = Hned vedle něj, na desce a neobsazená vlastním kamenem.
lesson-king-edge-done = Právě tato tři. Žádný kámen nesmí táhnout na kámen vlastní strany.
lesson-king-edge-wrong = Král táhne jen o jedno pole a nikdy na vlastní kámen.
lesson-king-walk = Projděte králem všechna označená pole.
lesson-king-walk-hint = I krok šikmo je jen jeden tah.
lesson-king-walk-done = Král je pomalý, ale kolem sebe dosáhne na každé pole.
lesson-king-check = Soupeřův kopiník útočí po sloupci na vašeho krále: šach! Odveďte krále do bezpečí.
lesson-king-check-hint = Kopiník táhne jen přímo vpřed. Opusťte jeho sloupec.
lesson-king-check-done = V bezpečí. Na šach je nutné hned odpovědět; krále, kterého už nelze zachránit, čeká mat a partie končí. Proto je k nezaplacení.

## Zlatý generál

lesson-gold = Zlatý generál
lesson-gold-about = Šest polí: strážce krále a jeho nejlepší lovec.
lesson-gold-meet = Zlatý generál táhne o jedno pole rovně kterýmkoli směrem nebo šikmo vpřed; nemůže jen na dvě pole šikmo vzad. Je na něm 金将 (kinshō), zkráceně 金 (kin).
lesson-gold-where = Vyberte všechna pole, kam může zlatý generál z 5-8 táhnout.
lesson-gold-where-hint = Rovně čtyřmi směry, šikmo jen vpřed. Na dvou z těch polí stojí vaše kameny.
lesson-gold-where-done = Zbývají čtyři: dvě šikmo vpředu, jedno stranou a jedno rovně vzad.
lesson-gold-where-wrong = Zlatý generál táhne o jedno pole: vpřed, šikmo vpřed, do strany nebo rovně vzad.
lesson-gold-walk = Projděte zlatým generálem obě označená pole.
lesson-gold-walk-hint = Šikmo vzad nemůže. Obejděte to: krok stranou a krok rovně vzad.
lesson-gold-walk-done = Vpřed je hbitý, vzad musí oklikou. Proto zůstává rád doma u krále.
lesson-gold-mate = Nikdo nedává mat tak dobře jako zlatý generál. Dejte mat jedním tahem.
lesson-gold-mate-hint = Postavte ho králi přímo před nos, kde ho kryje váš pěšec.
lesson-gold-mate-done = Mat. Vedle krále na kraji zavře krytý zlatý generál všechny cesty.
lesson-gold-mate-wrong = Král ještě unikne. Využijte pole, které kryje váš pěšec.

## Stříbrný generál

lesson-silver = Stříbrný generál
lesson-silver-about = Pět polí: útočník, který se umí i vrátit.
lesson-silver-meet = Stříbrný generál táhne o jedno pole šikmo kterýmkoli směrem nebo rovně vpřed. Je na něm 銀将 (ginshō), zkráceně 銀 (gin).
lesson-silver-where = Vyberte všechna pole, kam může stříbrný generál z 5-8 táhnout.
lesson-silver-where-hint = Všechny čtyři diagonály a rovně vpřed. Ne do stran, ne rovně vzad.
lesson-silver-where-done = Čtyři pole: na tom přímo před ním stojí váš pěšec.
lesson-silver-where-wrong = Stříbrný generál táhne o jedno pole šikmo nebo rovně vpřed, ale ne na vlastního pěšce.
lesson-silver-walk = Projděte stříbrným generálem obě označená pole.
lesson-silver-walk-hint = Na pole přímo za ním vede klička: šikmo vzad a zase vpřed.
lesson-silver-walk-done = Vpřed a šikmo vzad se mu jde lehce, ale na pole vedle sebe nebo přímo za sebou má daleko.
lesson-silver-back = Zlato a stříbro vedle sebe: kdo z nich může šikmo vzad?
lesson-silver-back-hint = Vzpomeňte si, kam který z nich táhnout nemůže.
lesson-silver-back-option-gold = Zlatý generál na 7-5
lesson-silver-back-option-silver = Stříbrný generál na 3-5
lesson-silver-back-option-both = Oba
lesson-silver-back-done = Stříbrný. Proto jde do útoku v čele a vrací se, když musí; zlatý hlídá krále.
lesson-silver-back-wrong = Zlatý generál couvá jen rovně.

## Jezdec

lesson-knight = Jezdec
lesson-knight-about = Jediný kámen, který skáče, a nikdy se nevrací.
lesson-knight-meet = Jezdec skáče o dvě pole vpřed a jedno stranou: dvě pole, víc ne. Je na něm 桂馬 (keima), zkráceně 桂 (kei).
lesson-knight-where = Jezdec na 6-8 je obestavěn. Vyberte přesto všechna pole, kam může táhnout.
lesson-knight-where-hint = Přeskočí všechno, co stojí mezi tím, a tam, kam dopadne, smí brát.
lesson-knight-where-done = Nic ho nezastaví. Jedno pole je prázdné, na druhém bere stříbrného generála.
lesson-knight-where-wrong = Dvě pole vpřed, jedno stranou. Co stojí mezi tím, nevadí.
lesson-knight-walk = Navštivte oběma jezdci všechna označená pole.
lesson-knight-walk-hint = Žádný se nemůže vrátit. Nejdřív si rozmyslete, kdo se vydá kam.
lesson-knight-walk-done = Jezdec, který zajde příliš daleko, je ztracen: nemůže uhnout ani zpět. „Kdo skáče vysoko, toho sežerou pěšci,“ říkají hráči.
lesson-knight-fork = Napadněte jezdcem dva kameny najednou.
lesson-knight-fork-hint = Na věž na 6-3 i zlatého generála na 4-3 dosáhne jezdec z jednoho společného pole.
lesson-knight-fork-done = Vidlička! Zachránit se dá jen jeden z nich. Pro vidličky se jezdců všichni bojí.
lesson-knight-fork-wrong = Odtud jezdec na dva kameny neútočí.

## Kopiník

lesson-lance = Kopiník
lesson-lance-about = Rovně vpřed, jak daleko chce, a jenom vpřed.
lesson-lance-meet = Kopiník táhne rovně vpřed libovolně daleko a nikdy vzad. Je na něm 香車 (kyōsha), zkráceně 香 (kyō).
lesson-lance-where = Vyberte všechna pole, kam může kopiník z 5-8 táhnout.
lesson-lance-where-hint = Všechna pole před ním až k prvnímu kameni. Je-li soupeřův, smí ho vzít.
lesson-lance-where-done = Dojde až k soupeřovu pěšci, kterého smí vzít; přeskočit ho nemůže.
lesson-lance-where-wrong = Rovně vpřed až k prvnímu kameni v cestě, a i na jeho pole, není-li váš.
lesson-lance-walk = Navštivte oběma kopiníky všechna označená pole.
lesson-lance-walk-hint = Zpátky cesta nevede: vezměte nejdřív bližší pole.
lesson-lance-walk-done = Co kopiník jednou minul, to už neuvidí. Proto rád stojí daleko vzadu na dlouhém volném sloupci.
lesson-lance-capture = Vezměte kámen kopiníkem.
lesson-lance-capture-hint = Mezi kopiníkem na 2-8 a stříbrným generálem na 2-3 nic nestojí.
lesson-lance-capture-done = Až z dálky! Kopiník má větší cenu než pěšec a menší než jezdec nebo stříbrný generál.
lesson-lance-capture-wrong = Kopiník stojí na 2-8. Dívejte se odtud rovně vpřed.

## Pěšec

lesson-pawn = Pěšec
lesson-pawn-about = Krok vpřed. Je jich devět a na každém záleží.
lesson-pawn-meet = Pěšec táhne o jedno pole rovně vpřed a nikam jinam. Je na něm 歩兵 (fuhyō), zkráceně 歩 (fu).
lesson-pawn-diagonal = V šachách bere pěšec šikmo. Smí to i tady?
lesson-pawn-diagonal-hint = Na chvíli zapomeňte na šachy. Na kolik polí může táhnout pěšec v shogi?
lesson-pawn-diagonal-done = V shogi bere pěšec přesně tak, jak táhne: rovně vpřed.
lesson-pawn-diagonal-wrong = Vzpomeňte si, jak pěšec táhne, a že stejně i bere.
lesson-pawn-capture = Jeden z vašich pěšců může brát. Udělejte to.
lesson-pawn-capture-hint = Najděte pěšce, který má soupeře přímo před sebou.
lesson-pawn-capture-done = Kde se pěšci potkají, bere ten, kdo je na tahu.
lesson-pawn-capture-wrong = Tím nic neberete. Hledejte dva pěšce proti sobě.
lesson-pawn-open = Pěšci otevírají cestu velkým kamenům. Zahrajte pěšcem tak, aby věž nebo střelec získali prostor.
lesson-pawn-open-hint = Střelec hledí po diagonálách, věž po svém sloupci. Který pěšec stojí v cestě?
lesson-pawn-open-done = To jsou dva obvyklé první tahy: 7-6 otevírá střelci šikmou dráhu, 2-6 začíná postup před věží.
lesson-pawn-open-wrong-other = Tah je dovolen, ale věž ani střelec z něj nic nemají.

## Střelec

lesson-bishop = Střelec
lesson-bishop-about = Libovolně daleko po diagonálách.
lesson-bishop-meet = Střelec táhne šikmo libovolně daleko. Každá strana má jen jednoho. Je na něm 角行 (kakugyō), zkráceně 角 (kaku).
lesson-bishop-where = Vyberte všechna pole, kam může střelec z 5-5 táhnout.
lesson-bishop-where-hint = Každým šikmým směrem až k prvnímu kameni; soupeřův smí vzít, vlastní ne.
lesson-bishop-where-done = Vlastní kameny ho zastaví o pole dřív, soupeřova pěšce smí ještě vzít.
lesson-bishop-where-wrong = Projděte všechny čtyři diagonály, dokud něco nestojí v cestě.
lesson-bishop-walk = Navštivte střelcem všechna označená pole.
lesson-bishop-walk-hint = Najděte pořadí, v němž leží každé pole na diagonále s dalším.
lesson-bishop-walk-done = Po volných diagonálách je střelec jediným tahem na druhém konci desky.
lesson-bishop-half = Střelec stojí na 8-8. Může se někdy dostat na označené pole 8-7 přímo před sebou?
lesson-bishop-half-hint = Představte si desku obarvenou jako šachovnici: jakou barvu by mělo 8-8 a jakou 8-7?
lesson-bishop-half-option-yes = Ano, oklikou
lesson-bishop-half-option-no = Ne, nikdy
lesson-bishop-half-done = Každým tahem zůstává na stejné polovině polí, jako na jedné barvě šachovnice. Na ostatní se dostane až po povýšení.
lesson-bishop-half-wrong = Zkuste to v duchu: každý šikmý krok změní sloupec i řadu o jedničku.

## Věž

lesson-rook = Věž
lesson-rook-about = Libovolně daleko po sloupcích a řadách: váš nejsilnější kámen.
lesson-rook-meet = Věž táhne libovolně daleko po svém sloupci a své řadě. Každá strana má jen jednu. Je na ní 飛車 (hisha), zkráceně 飛 (hi).
lesson-rook-where = Vyberte všechna pole, kam může věž z 5-5 táhnout.
lesson-rook-where-hint = Čtyři směry, každý až k prvnímu kameni; soupeřův smí vzít, vlastní ne.
lesson-rook-where-done = Správně, se soupeřovým pěšcem a bez vlastních.
lesson-rook-where-wrong = Projděte sloupec a řadu všemi čtyřmi směry, dokud něco nestojí v cestě.
lesson-rook-walk = Navštivte věží všechna označená pole.
lesson-rook-walk-hint = Střídejte sloupec a řadu: každý tah ať končí na označeném poli nebo k němu vede.
lesson-rook-walk-done = Věž je brzy všude. Je to nejsilnější útočník, střelec je druhý.
lesson-rook-jump = Vaše věž chce vpřed přes vlastního pěšce. Smí?
lesson-rook-jump-hint = Vzpomeňte si, které kameny umějí přeskočit jiné.
lesson-rook-jump-done = Skáče jen jezdec. Nejdřív postupte pěšcem; věž za ním podpoří každý krok.
lesson-rook-jump-wrong = Směr je správný, ale podívejte se, co stojí v cestě.

## Povýšené kameny

lesson-promoted-pieces = Tokin a jeho bratři
lesson-promoted-pieces-about = Ze čtyř kamenů se povýšením stává zlato.
lesson-promoted-pieces-meet = V posledních třech řadách se kámen může povýšit: otočí se. Pěšec, kopiník, jezdec i stříbrný generál pak táhnou jako zlatý generál: と (tokin), 成香 (narikyō), 成桂 (narikei) a 成銀 (narigin).
lesson-promoted-pieces-tokin = Tokin na 5-5 býval pěšec. Vyberte všechna pole, kam může táhnout teď.
lesson-promoted-pieces-tokin-hint = Přesně jako zlatý generál: rovně čtyřmi směry, šikmo jen vpřed.
lesson-promoted-pieces-tokin-done = Šest polí místo jednoho: tolik nezíská žádný jiný kámen.
lesson-promoted-pieces-tokin-wrong = Teď už táhne jako zlatý generál, ne jako pěšec.
lesson-promoted-pieces-knight = Povýšený jezdec chce skočit. Smí?
lesson-promoted-pieces-knight-hint = Tak táhne obyčejný jezdec. Jak táhne povýšený?
lesson-promoted-pieces-knight-done = Kdo táhne jako zlatý generál, přišel o své dřívější tahy, i o skok.
lesson-promoted-pieces-knight-wrong = Uvažte, co se z toho kamene stalo.
lesson-promoted-pieces-taken = Zlatý generál bere vašeho tokina. Který kámen pak má soupeř v ruce?
lesson-promoted-pieces-taken-hint = Tokin má dvě strany. Která z nich platí v ruce?
lesson-promoted-pieces-taken-option-tokin = Tokina
lesson-promoted-pieces-taken-option-pawn = Pěšce
lesson-promoted-pieces-taken-option-gold = Zlatého generála
lesson-promoted-pieces-taken-done = Jen pěšce: vzaté kameny ztrácejí povýšení. Tokin bojuje jako zlato a stojí jen pěšce.
lesson-promoted-pieces-taken-wrong = Zajatý kámen přijde do ruky jako to, čím byl na začátku.
lesson-promoted-pieces-mate = Tokin dává mat jako zlatý generál. Najděte mat jedním tahem.
lesson-promoted-pieces-mate-hint = Kopiník za ním kryje pole před králem.
lesson-promoted-pieces-mate-done = Mat někdejším pěšcem.
lesson-promoted-pieces-mate-wrong = Král ještě unikne. Zůstaňte v dosahu svého kopiníka.

## Kůň a drak

lesson-horse-and-dragon = Kůň a drak
lesson-horse-and-dragon-about = Povýšený střelec a věž si nechávají své tahy a získávají čtyři pole.
lesson-horse-and-dragon-horse = Povýšený střelec je kůň: zůstávají mu diagonály a smí také o jedno pole rovně. Je na něm 龍馬 (ryūma), zkráceně 馬 (uma).
lesson-horse-and-dragon-horse-where = Vyberte všechna pole, kam může kůň z 5-5 táhnout.
lesson-horse-and-dragon-horse-where-hint = Šikmé až k prvnímu kameni a jedno pole každým ze čtyř rovných směrů.
lesson-horse-and-dragon-horse-where-done = Kůň u vlastního krále prý vydá za tři generály.
lesson-horse-and-dragon-horse-where-wrong = Nejdřív diagonály jako střelec, potom krok rovně tam, kde nestojí váš kámen.
lesson-horse-and-dragon-horse-walk = Navštivte koněm všechna označená pole.
lesson-horse-and-dragon-horse-walk-hint = Krok rovně ho přenese na druhou polovinu polí.
lesson-horse-and-dragon-horse-walk-done = Žádné pole mu už není zapovězeno.
lesson-horse-and-dragon-dragon = Povýšená věž je drak: zůstávají mu sloupce a řady a smí také o jedno pole šikmo. Je na něm 龍王 (ryūō), zkráceně 龍 (ryū).
lesson-horse-and-dragon-dragon-where = Vyberte všechna pole, kam může drak z 5-5 táhnout.
lesson-horse-and-dragon-dragon-where-hint = Sloupec a řada až k prvnímu kameni a jedno pole každým šikmým směrem.
lesson-horse-and-dragon-dragon-where-done = Nejsilnější kámen ze všech. Patří do blízkosti soupeřova krále.
lesson-horse-and-dragon-dragon-where-wrong = Nejdřív cesty věže, potom krok šikmo tam, kde nestojí váš kámen.
lesson-horse-and-dragon-dragon-walk = Navštivte drakem všechna označená pole.
lesson-horse-and-dragon-dragon-walk-hint = Krátké šikmé kroky ušetří okliky.
lesson-horse-and-dragon-dragon-walk-done = Teď znáte všechny kameny. Přichází to, čím je shogi výjimečné: povyšování a vkládání.
