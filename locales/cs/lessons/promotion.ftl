### Lekce: povýšení.

lessons-group-promotion = Povýšení

## Zóna povýšení

lesson-promotion-zone = Zóna povýšení
lesson-promotion-zone-about = Kde se kameny smějí obrátit.
lesson-promotion-zone-zone = Tři řady nejdál od vás jsou vaše zóna povýšení. Tady jsou vyznačené. Soupeřova zóna jsou tři řady nejblíž vám.
lesson-promotion-zone-enter = Váš pěšec na 3-4 stojí na prahu. Vstupte jím do zóny a povyšte ho.
lesson-promotion-zone-enter-hint = Táhněte jím na 3-3 a zvolte povýšení.
lesson-promotion-zone-enter-done = Tahem do zóny lze povýšit. Z pěšce je teď tokin a táhne jako zlatý generál.
lesson-promotion-zone-enter-wrong-plain = To je dovoleno, ale pořád je to pěšec. Tentokrát ho obraťte.
lesson-promotion-zone-inside = Váš stříbrný generál už v zóně je. Povyšte ho tahem, po kterém v ní zůstane.
lesson-promotion-zone-inside-hint = Hodí se kterékoli ze tří polí před ním.
lesson-promotion-zone-inside-done = Povýšit lze i tahem uvnitř zóny.
lesson-promotion-zone-inside-wrong-outside = To je také povýšení, ale mimo zónu. Zatím zůstaňte uvnitř.
lesson-promotion-zone-inside-wrong-plain = Táhl, ale nepovýšil se. Zkuste to znovu a obraťte ho.
lesson-promotion-zone-leave = Počítá se i odchod ze zóny. Stáhněte věž rovně zpátky ze zóny a povyšte ji.
lesson-promotion-zone-leave-hint = Dolů po sloupci 3, dál než do třetí řady.
lesson-promotion-zone-leave-done = Drak se vrací domů. Když tah v zóně začíná, lze povýšit, ať skončí kdekoli.
lesson-promotion-zone-leave-wrong-inside = To je povýšení, ale pořád v zóně. Vyjděte úplně ven.
lesson-promotion-zone-leave-wrong-plain = Stáhněte se rovně ze zóny a přitom povyšte.
lesson-promotion-zone-outside = Stříbrný generál táhne ze 3-6 na 4-5 a povyšuje se. Je to dovoleno?
lesson-promotion-zone-outside-hint = Kde začíná zóna? Najděte na desce obě pole toho tahu.
lesson-promotion-zone-outside-done = Ne. Tento tah v zóně ani nezačíná, ani nekončí.
lesson-promotion-zone-outside-wrong = Rozhoduje, jestli tah v zóně začíná nebo končí. Zkontrolujte obě pole.
lesson-promotion-zone-gold = Zlatý generál udělá v zóně krok vpřed a povyšuje se. Je to dovoleno?
lesson-promotion-zone-gold-hint = Představte si ten kámen obrácený. Co by na něm bylo napsáno?
lesson-promotion-zone-gold-done = Ne. Zlatý generál a král druhou stranu nemají. Zůstávají, čím jsou.
lesson-promotion-zone-gold-wrong = Tady nejde o pole, ale o kámen: má se vůbec na co povýšit?

## Povýšit, nebo ne?

lesson-promotion-choice = Povýšit, nebo ne?
lesson-promotion-choice-about = Většinou si můžete vybrat.
lesson-promotion-choice-bishop = Dlouhá diagonála je volná. Vezměte střelce na 2-2 a povyšte.
lesson-promotion-choice-bishop-hint = Váš střelec stojí na 8-8.
lesson-promotion-choice-bishop-done = Kůň umí všechno co střelec a navíc jeden krok rovně.
lesson-promotion-choice-bishop-wrong-plain = Vzato! Kůň by ale byl silnější. Také povyšte.
lesson-promotion-choice-bishop-wrong-short = Jděte až na konec diagonály a vezměte střelce.
lesson-promotion-choice-rook = Povyšte kámen na vyznačeném poli tak, aby to byl mat.
lesson-promotion-choice-rook-hint = Na 6-2 se dostane věž i jezdec a navzájem se tam kryjí.
lesson-promotion-choice-rook-done = Mat. Obyčejná věž na 6-2 by nedala ani šach.
lesson-promotion-choice-rook-wrong-plain = Obyčejná věž neútočí šikmo, takže král v šachu není.
lesson-promotion-choice-later = Tento stříbrný generál vstoupil do zóny a nepovýšil se. Kdy ještě může?
lesson-promotion-choice-later-hint = Stříbrný generál je teď v zóně. Kde budou začínat jeho další tahy?
lesson-promotion-choice-later-option-no = Už nikdy: příležitost je pryč
lesson-promotion-choice-later-option-next = Jen svým nejbližším tahem
lesson-promotion-choice-later-option-any = Každým tahem, který v zóně začíná nebo končí
lesson-promotion-choice-later-done = U každého takového tahu si vybíráte znovu.
lesson-promotion-choice-later-wrong = Vzpomeňte si na pravidlo: kterými tahy lze povýšit?
lesson-promotion-choice-second-chance = Využijte tedy druhou příležitost. Povyšte stříbrného generála.
lesson-promotion-choice-second-chance-hint = Hodí se každý jeho tah, protože začíná v zóně.
lesson-promotion-choice-second-chance-done = Pozdě, ale docela v pořádku.
lesson-promotion-choice-second-chance-wrong-plain = Táhl, ale neobrátil se. Tentokrát povyšte.
lesson-promotion-choice-habit = Jaký zvyk se hodí u věže, střelce a pěšce?
lesson-promotion-choice-habit-hint = Porovnejte draka, koně a tokina s tím, čím byli předtím.
lesson-promotion-choice-habit-option-always = Povyšovat skoro vždy
lesson-promotion-choice-habit-option-never = Nechávat je, jak jsou
lesson-promotion-choice-habit-option-careful = Povyšovat jen vedle soupeřova krále
lesson-promotion-choice-habit-done = Nechají si, co uměli, a ještě získají. Stříbrný generál, jezdec a kopiník o své tahy přijdou, tam je dobré se zamyslet.
lesson-promotion-choice-habit-wrong = O co povýšením přijdou? O nic.

## Kdy se povýšit musí

lesson-promotion-forced = Kdy se povýšit musí
lesson-promotion-forced-about = Pěšec, kopiník a jezdec na konci desky.
lesson-promotion-forced-pawn = Pěšec vstoupí do poslední řady, na 3-1, a zůstane pěšcem. Je to dovoleno?
lesson-promotion-forced-pawn-hint = Představte si pěšce na 3-1 a hledejte jeho další tah.
lesson-promotion-forced-pawn-done = Ne. Odtamtud by už nikdy neměl kam táhnout, takže se povýšit musí.
lesson-promotion-forced-pawn-wrong = Kámen nesmí tam, odkud by už nikdy nemohl táhnout. Jak je na tom pěšec v poslední řadě?
lesson-promotion-forced-lance = Vezměte kopiníka na vyznačeném poli.
lesson-promotion-forced-lance-hint = Váš vlastní kopiník na 1-5 běží rovně po okraji.
lesson-promotion-forced-lance-done = V poslední řadě už kopiník nemá nic před sebou. Povýšit se musel, nebylo z čeho vybírat.
lesson-promotion-forced-lance-wrong = Tím nic neberete. Který z vašich kamenů se jedním tahem dostane na vyznačené pole?
lesson-promotion-forced-lance-short = Kopiník bere stříbrného generála na 1-2, ve druhé řadě, a nepovyšuje se. Je to dovoleno?
lesson-promotion-forced-lance-short-hint = Představte si kopiníka na 1-2. Co tam má před sebou?
lesson-promotion-forced-lance-short-done = Ano. Má před sebou ještě jedno pole.
lesson-promotion-forced-lance-short-wrong = Kopiník se musí povýšit jen tam, odkud by už neměl kam táhnout. Platí to ve druhé řadě?
lesson-promotion-forced-knight = Jezdec bere zlatého generála na 5-2 a nepovyšuje se. Je to dovoleno?
lesson-promotion-forced-knight-hint = Představte si jezdce na 5-2 a zkuste jeho další skok.
lesson-promotion-forced-knight-done = Ne. Z posledních dvou řad už jezdec nemá kam skočit, takže se povýšit musí.
lesson-promotion-forced-knight-wrong = Nepovýšený jezdec potřebuje mít před sebou dvě řady. Spočítejte ty za polem 5-2.
lesson-promotion-forced-knight-third = Jezdec skočí na 3-3, do třetí řady, a nepovyšuje se. Je to dovoleno?
lesson-promotion-forced-knight-third-hint = Kolik řad leží za polem 3-3 a jak daleko jezdec skáče?
lesson-promotion-forced-knight-third-done = Ano. Ze třetí řady může skočit ještě jednou.
lesson-promotion-forced-knight-third-wrong = Jezdec se musí povýšit jen tam, odkud už nemá kam skočit. Zkuste v duchu skok ze 3-3.
lesson-promotion-forced-dead = Který z vašich kamenů smí stát v poslední řadě nepovýšený?
lesson-promotion-forced-dead-hint = Kámen tam musí mít ještě nějaký tah. Vzpomeňte si, jak táhne každý ze čtyř.
lesson-promotion-forced-dead-option-pawn = Pěšec
lesson-promotion-forced-dead-option-lance = Kopiník
lesson-promotion-forced-dead-option-knight = Jezdec
lesson-promotion-forced-dead-option-silver = Stříbrný generál
lesson-promotion-forced-dead-done = Stříbrný generál může šikmo zpátky. Ostatní tři chodí jen vpřed.
lesson-promotion-forced-dead-wrong = Tento kámen chodí jen vpřed. V poslední řadě by uvízl navždy.

## Povýšený zůstává povýšený

lesson-promotion-lasting = Povýšený zůstává povýšený
lesson-promotion-lasting-about = Co se děje s povýšenými kameny.
lesson-promotion-lasting-back = Váš tokin ze 3-3 ustoupí ven ze zóny. Čím je potom?
lesson-promotion-lasting-back-hint = Zóna rozhoduje o tom, kdy lze povýšit. Záleží na ní i potom?
lesson-promotion-lasting-back-option-pawn = Zase pěšcem
lesson-promotion-lasting-back-option-tokin = Pořád tokinem
lesson-promotion-lasting-back-option-choice = Čím chci
lesson-promotion-lasting-back-done = Povýšený kámen je povýšený, dokud stojí na desce.
lesson-promotion-lasting-back-wrong = Žádný tah na desce kámen zpátky neobrátí.
lesson-promotion-lasting-home = Do vašeho tábora proklouzl tokin. Přiveďte draka domů a vezměte ho.
lesson-promotion-lasting-home-hint = Drak ze 7-2 vidí po celém sloupci 7 dolů.
lesson-promotion-lasting-home-done = I tady, daleko od zóny, je to drak.
lesson-promotion-lasting-home-wrong = Tokin je pořád ve vašem táboře. Hledejte přímou cestu od draka k němu.
lesson-promotion-lasting-hand = Tokin je vzatý. Co teď máte v ruce?
lesson-promotion-lasting-hand-hint = Co se stane s povýšeným kamenem, když ho někdo vezme?
lesson-promotion-lasting-hand-option-tokin = Tokina
lesson-promotion-lasting-hand-option-pawn = Pěšce
lesson-promotion-lasting-hand-option-nothing = Nic
lesson-promotion-lasting-hand-done = Vzatý kámen se vrací na nepovýšenou stranu.
lesson-promotion-lasting-hand-wrong = Podívejte se na svou ruku vedle desky.
lesson-promotion-lasting-trade = Vezměte tokinem zlatého generála na 4-2, i když ho soupeř vezme zpátky.
lesson-promotion-lasting-trade-hint = Tokin stojí na 3-2, hned vedle zlatého generála.
lesson-promotion-lasting-trade-done = Vy získáváte zlatého generála a soupeř pouhého pěšce. Proto je tokin tak dobrý.
lesson-promotion-lasting-trade-wrong = Zlatý generál tam pořád stojí. Výměny se nebojte: porovnejte, co získáte a co ztratíte.
lesson-promotion-lasting-dragon = Soupeřův zlatý generál bere vašeho draka. Co soupeř dostane?
lesson-promotion-lasting-dragon-hint = Vzpomeňte si na vzatého tokina: co jste po něm měli v ruce?
lesson-promotion-lasting-dragon-option-dragon = Draka
lesson-promotion-lasting-dragon-option-rook = Věž
lesson-promotion-lasting-dragon-option-nothing = Nic
lesson-promotion-lasting-dragon-done = Obyčejnou věž, kterou může vložit proti vám. Opatrujte své draky.
lesson-promotion-lasting-dragon-wrong = Vzaté kameny přijdou o povýšení, ale ze hry nezmizí.

## Kdy nepovyšovat

lesson-promotion-declined = Kdy nepovyšovat
lesson-promotion-declined-about = Někdy je méně více.
lesson-promotion-declined-silver = Dejte mat stříbrným generálem. Rozmyslete si, kterou stranou nahoru.
lesson-promotion-declined-silver-hint = Šikmo dozadu útočí jen nepovýšený stříbrný generál. Zkuste 3-1.
lesson-promotion-declined-silver-done = Povýšený by táhl jako zlatý generál a na krále by vůbec neútočil.
lesson-promotion-declined-silver-wrong-promoted = Jako zlatý generál už šikmo dozadu neútočí. Není to šach!
lesson-promotion-declined-silver-wrong-elsewhere = To není mat. Hledejte pole za králem.
lesson-promotion-declined-knight = Dejte mat jezdcem.
lesson-promotion-declined-knight-hint = Ze 3-3 útočí nepovýšený jezdec na 2-1.
lesson-promotion-declined-knight-done = Povýšením by přišel o svůj skok a s ním i o šach.
lesson-promotion-declined-knight-wrong-promoted = Teď táhne jako zlatý generál a král v šachu není.
lesson-promotion-declined-dragon = Vložený pěšec nesmí dát hned mat. Tady se pěšec vkládá na 1-3. Je to dovoleno?
lesson-promotion-declined-dragon-hint = Podívejte se na pole kolem krále na 1-2. Na která z nich útočí vaše kameny?
lesson-promotion-declined-dragon-done = Ne. Drak nenechává králi žádné pole, takže by pěšec dal mat.
lesson-promotion-declined-dragon-wrong = Pěšec dává šach. Ověřte, jestli má král kam uniknout a jestli lze pěšce vzít.
lesson-promotion-declined-rook = Táž pozice, ale na 3-1 stojí obyčejná věž. Smí se teď pěšec vložit?
lesson-promotion-declined-rook-hint = Porovnejte: na která pole útočí drak, ale obyčejná věž ne?
lesson-promotion-declined-rook-done = Ano. Věž na 2-2 neútočí, takže pěšec dává jen šach.
lesson-promotion-declined-rook-wrong = Vložený pěšec smí dát šach, jen ne mat. Co z toho nastane tady?
lesson-promotion-declined-foresight = Potřebujete pěšce, abyste ho vložili na 1-3. Vezměte toho na vyznačeném poli a dobře si to rozmyslete.
lesson-promotion-declined-foresight-hint = Nechte králi pole 2-2: nepovyšujte.
lesson-promotion-declined-foresight-done = Dobře viděno. Králi zůstává jedno pole, takže vložení pěšce bude dovolené.
lesson-promotion-declined-foresight-wrong-promoted = Drak je tu příliš silný. Vložený pěšec by dal mat, a to se nesmí.
lesson-promotion-declined-reward = Teď pěšce vložte a druhým tahem dejte mat.
lesson-promotion-declined-reward-hint = Vložte pěšce na 1-3. Až král půjde na 2-2, povyšte kopiníka na 3-2.
lesson-promotion-declined-reward-done = Mat. Každý den to nevidíte, ale v matových úlohách je to oblíbené.
lesson-promotion-declined-reward-wrong = Nejdřív pěšec vyžene krále. Potom hledejte šach, který mu nenechá žádné pole.
