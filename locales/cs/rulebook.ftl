### Kniha pravidel: každé číslované pravidlo v jedné či dvou větách. Načítá ji jen její stránka.

rules-part-1 = Deska a kameny
rule-1 = Deska má devět sloupců a devět řad. Sloupce se číslují 1 až 9 zprava z pohledu sente, řady 1 až 9 od strany gote.
rule-2 = Každá strana začíná s dvaceti kameny: král, věž, střelec, dva zlatí generálové, dva stříbrní generálové, dva jezdci, dva kopiníci a devět pěšců.
rule-3 = Kámen patří tomu, od koho jeho hrot ukazuje pryč. Barvy neznamenají nic.
rule-4 = Na začátku stojí v zadní řadě kopiník, jezdec, stříbrný, zlatý, král, zlatý, stříbrný, jezdec, kopiník, před nimi vlevo střelec a vpravo věž a před nimi pěšci.
rule-5 = Furigoma: hází se pěti pěšci staršího hráče. Při více lících začíná on, při více rubech ten druhý. Pěšci, kteří se překrývají nebo stojí na hraně, se nepočítají; při shodě se hází znovu.
rule-6 = Handicap: silnější strana, uwate, hraje bez některých svých kamenů a táhne první.

rules-part-7 = Tahy
rule-7 = Strany se střídají, každá zahraje jeden tah nebo jedno vložení. Tah nelze vynechat.
rule-8 = Král táhne o jedno pole libovolným směrem.
rule-9 = Věž táhne libovolně daleko po sloupcích a řadách.
rule-10 = Střelec táhne libovolně daleko po diagonálách.
rule-11 = Zlatý generál táhne o jedno pole rovně libovolným směrem nebo šikmo vpřed.
rule-12 = Stříbrný generál táhne o jedno pole šikmo nebo rovně vpřed.
rule-13 = Jezdec táhne o dvě pole vpřed a jedno do strany a přeskakuje, co stojí mezi tím.
rule-14 = Kopiník táhne libovolně daleko rovně vpřed.
rule-15 = Pěšec táhne o jedno pole rovně vpřed a stejně i bere.
rule-16 = Přeskakovat smí jen jezdec. Žádný tah nesmí skončit na vlastním kameni.
rule-17 = Tah na soupeřův kámen ho bere. Kámen přejde nepovýšený do vlastní ruky, kde je na něj vidět.
rule-18 = Nikdo nesmí nechat vlastního krále v šachu ani ho do šachu postavit. Na šach je třeba odpovědět hned.

rules-part-19 = Povýšení
rule-19 = Zóna povýšení jsou tři řady nejdál od hráče. Tahem, který tam začíná nebo končí, lze táhnoucí kámen povýšit.
rule-20 = Povýšení je dobrovolné, ledaže by kámen už nikdy neměl kam táhnout (R21).
rule-21 = Pěšec nebo kopiník v poslední řadě a jezdec v jedné z posledních dvou se musí povýšit.
rule-22 = Povýšený stříbrný generál, jezdec, kopiník a pěšec táhnou přesně jako zlatý generál.
rule-23 = Povýšená věž je drak: smí táhnout i o jedno pole šikmo.
rule-24 = Povýšený střelec je kůň: smí táhnout i o jedno pole rovně.
rule-25 = Král a zlatý generál se nepovyšují.
rule-26 = Povýšený kámen zůstává povýšený, dokud není vzat.

rules-part-27 = Vkládání
rule-27 = Místo tahu lze vložit kámen z ruky na libovolné prázdné pole, nepovýšený. Vložením se nikdy nebere.
rule-28 = Kámen se nesmí vložit tam, odkud by nikdy neměl kam táhnout: pěšec a kopiník do poslední řady, jezdec do posledních dvou.
rule-29 = Nifu: pěšec se nesmí vložit do sloupce, kde už stojí vlastní nepovýšený pěšec. Tokin se nepočítá.
rule-30 = Uchifuzume: vložený pěšec nesmí dát hned mat. Šach dát smí a jiné kameny smějí vložením i matovat.
rule-31 = Vložením lze krýt šach i šach dát.

rules-part-32 = Jak partie končí
rule-32 = Mat vyhrává: strana v šachu nemá dovolený tah. Prohrává i ten, kdo nemá dovolený tah, aniž je v šachu.
rule-33 = Partii lze vzdát a tím prohrát, a kde je to tak dohodnuto, jen na vlastním tahu.
rule-34 = Nedovolený tah se odmítne a vysvětlí; kde je to tak dohodnuto, hned prohrává.
rule-35 = Sennichite: nastane-li táž pozice, se stejnými kameny v rukou a stejnou stranou na tahu, počtvrté, je partie remíza. Kde je to tak dohodnuto, hraje se znovu s vyměněnými stranami.
rule-36 = Věčný šach: dával-li každý tah jedné strany od prvního do čtvrtého výskytu šach, tato strana prohrává.
rule-37 = Jishogi: králové vstoupili do soupeřových táborů a nelze je matovat. Počítají se body: věž a střelec 5, každý jiný kámen kromě krále 1.
rule-38 = Čí král stojí v soupeřově táboře a není v šachu, s deseti dalšími kameny a dostatkem bodů, smí prohlásit výhru. Chybné prohlášení prohrává.
rule-39 = Lze dohodnout nejvyšší počet tahů. Po jeho dosažení je partie remíza; mat posledním tahem platí.
rule-40 = Dohodnout se na remíze lze jen tam, kde to nastavení partie dovoluje.
rule-41 = Komu dojde čas, prohrává. Po základním čase může následovat byoyomi, několik sekund na každý tah, nebo se po každém tahu čas přidává.
rule-42 = Zahraný tah platí. Vrací se jen tak, jak to nastavení partie dovoluje.

rules-part-43 = Hráči
rule-43 = Stupně hráčů jdou od 15. kyu po 1. kyu a dál od 1. danu výš.
