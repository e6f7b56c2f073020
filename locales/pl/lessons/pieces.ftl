### Lekcje: bierki.

lessons-group-pieces = Bierki

## Plansza i cel

lesson-board-and-aim = Plansza i cel gry
lesson-board-and-aim-about = Co stoi na planszy, do kogo należy i o co toczy się gra.
lesson-board-and-aim-board = Plansza do shogi ma dziewięć na dziewięć jednakowych pól. Każda strona zaczyna z dwudziestoma bierkami w trzech rzędach. Strony grają na zmianę i za każdym razem rusza się jedna bierka.
lesson-board-and-aim-yours = Wszystkie bierki mają ten sam kolor. To, czyje są, zdradza kierunek: twoje bierki wskazują od ciebie. Zaznacz wszystkie swoje bierki.
lesson-board-and-aim-yours-hint = Bierka wskazuje na przeciwnika swojego właściciela.
lesson-board-and-aim-yours-done = Te trzy wskazują w górę, od ciebie. Nic więcej nie trzeba: zbitą bierkę się odwraca i gra ona dla nowego właściciela.
lesson-board-and-aim-yours-wrong = Spójrz na ostre końce: twoje bierki wskazują w górę, bierki przeciwnika w dół.
lesson-board-and-aim-first = Wykonaj pierwszy ruch partii: pionek z 7-7 idzie o jedno pole do przodu. Naciśnij bierkę, a potem pole.
lesson-board-and-aim-first-hint = Pola nazywa się według kolumny i rzędu: kolumna 7 od prawej, rząd 7 od góry. Ruch pokazuje strzałka.
lesson-board-and-aim-first-done = Przeciwnik odpowiedział i znów jest twoja kolej; pasować nie wolno.
lesson-board-and-aim-first-wrong = To też dobry ruch, ale tym razem weź pionka ze strzałką.
lesson-board-and-aim-aim = Celem jest złapanie króla przeciwnika: zaatakuj go tak, żeby nic go nie uratowało. To jest mat. Tutaj wystarczy jeden ruch.
lesson-board-and-aim-aim-hint = Zaatakuj króla z pola tuż przed nim bierką, której broni inna.
lesson-board-and-aim-aim-done = Mat! Król nie może zbić napastnika, bo jest broniony, ani uciec spod ataku.
lesson-board-and-aim-aim-wrong = Po tym ruchu król jeszcze ucieknie. Zaatakuj go wprost z przodu.

## Król

lesson-king = Król
lesson-king-about = Jedno pole w dowolnym kierunku – a zależy od niego cała partia.
lesson-king-meet = Król chodzi o jedno pole w dowolnym kierunku. Na bierce jest napis 王将 (ōshō) albo 玉将 (gyokushō), w skrócie 王 albo 玉; silniejszy gracz bierze 王.
lesson-king-edge = Teraz król stoi na brzegu wśród własnych bierek. Zaznacz wszystkie pola, na które może pójść.
lesson-king-edge-hint = Tuż obok niego, na planszy i niezajęte przez własną bierkę.
lesson-king-edge-done = Właśnie te trzy. Żadna bierka nie może wejść na bierkę swojej strony.
lesson-king-edge-wrong = Król chodzi tylko o jedno pole i nigdy na własną bierkę.
lesson-king-walk = Przeprowadź króla przez wszystkie zaznaczone pola.
lesson-king-walk-hint = Krok na ukos to też tylko jeden ruch.
lesson-king-walk-done = Król jest powolny, ale sięga każdego pola wokół siebie.
lesson-king-check = Lanca przeciwnika atakuje twojego króla wzdłuż kolumny: szach! Zabierz króla w bezpieczne miejsce.
lesson-king-check-hint = Lanca chodzi tylko prosto przed siebie. Zejdź z jej kolumny.
lesson-king-check-done = Bezpieczny. Na szacha trzeba odpowiedzieć od razu; gdy króla nie da się już uratować, jest mat i koniec partii. Dlatego król jest bezcenny.

## Złoty generał

lesson-gold = Złoty generał
lesson-gold-about = Sześć pól: strażnik króla i jego najlepszy łowca.
lesson-gold-meet = Złoty generał chodzi o jedno pole prosto w dowolnym kierunku albo na ukos do przodu; zamknięte są tylko dwa pola na ukos za nim. Na bierce jest napis 金将 (kinshō), w skrócie 金 (kin).
lesson-gold-where = Zaznacz wszystkie pola, na które może pójść złoty generał z 5-8.
lesson-gold-where-hint = Prosto w czterech kierunkach, na ukos tylko do przodu. Dwa z tych pól zajmują twoje bierki.
lesson-gold-where-done = Zostają cztery: dwa na ukos z przodu, jedno w bok i jedno prosto do tyłu.
lesson-gold-where-wrong = Złoty generał chodzi o jedno pole: do przodu, na ukos do przodu, w bok albo prosto do tyłu.
lesson-gold-walk = Przeprowadź złotego generała przez oba zaznaczone pola.
lesson-gold-walk-hint = Na ukos do tyłu nie może. Obejdź to: krok w bok i krok prosto do tyłu.
lesson-gold-walk-done = Do przodu jest zwinny, do tyłu idzie okrężną drogą. Dlatego chętnie zostaje w domu przy królu.
lesson-gold-mate = Nikt nie matuje tak dobrze jak złoty generał. Daj mata w jednym ruchu.
lesson-gold-mate-hint = Postaw go królowi tuż przed nosem, tam, gdzie broni go twój pionek.
lesson-gold-mate-done = Mat. Obok króla na brzegu broniony złoty generał zamyka każdą drogę.
lesson-gold-mate-wrong = Król jeszcze ucieka. Wykorzystaj pole, którego broni twój pionek.

## Srebrny generał

lesson-silver = Srebrny generał
lesson-silver-about = Pięć pól: napastnik, który umie też wrócić.
lesson-silver-meet = Srebrny generał chodzi o jedno pole na ukos w dowolnym kierunku albo prosto do przodu. Na bierce jest napis 銀将 (ginshō), w skrócie 銀 (gin).
lesson-silver-where = Zaznacz wszystkie pola, na które może pójść srebrny generał z 5-8.
lesson-silver-where-hint = Wszystkie cztery przekątne i prosto do przodu. Nie w bok i nie prosto do tyłu.
lesson-silver-where-done = Cztery pola: na tym tuż przed nim stoi twój pionek.
lesson-silver-where-wrong = Srebrny generał chodzi o jedno pole na ukos albo prosto do przodu, ale nie na własnego pionka.
lesson-silver-walk = Przeprowadź srebrnego generała przez oba zaznaczone pola.
lesson-silver-walk-hint = Na pole tuż za nim prowadzi zygzak: na ukos do tyłu i znów do przodu.
lesson-silver-walk-done = Do przodu i na ukos do tyłu idzie lekko, ale na pole obok albo tuż za sobą ma daleko.
lesson-silver-back = Złoto i srebro obok siebie: kto z nich może iść na ukos do tyłu?
lesson-silver-back-hint = Przypomnij sobie, które pola są zamknięte dla każdego z nich.
lesson-silver-back-option-gold = Złoty generał na 7-5
lesson-silver-back-option-silver = Srebrny generał na 3-5
lesson-silver-back-option-both = Obaj
lesson-silver-back-done = Srebrny. Dlatego idzie na czele ataku i wraca, gdy musi, a złoty pilnuje króla.
lesson-silver-back-wrong = Złoty generał cofa się tylko po linii prostej.

## Skoczek

lesson-knight = Skoczek
lesson-knight-about = Jedyna bierka, która skacze, i nigdy nie zawraca.
lesson-knight-meet = Skoczek skacze o dwa pola do przodu i jedno w bok: dwa pola, nie więcej. Na bierce jest napis 桂馬 (keima), w skrócie 桂 (kei).
lesson-knight-where = Skoczek na 6-8 jest zamurowany. Mimo to zaznacz wszystkie pola, na które może pójść.
lesson-knight-where-hint = Przeskakuje wszystko, co stoi po drodze, a tam, gdzie ląduje, może bić.
lesson-knight-where-done = Nic go nie zatrzyma. Jedno pole jest puste, na drugim bije srebrnego generała.
lesson-knight-where-wrong = Dwa pola do przodu, jedno w bok. To, co stoi po drodze, nie przeszkadza.
lesson-knight-walk = Odwiedź oboma skoczkami wszystkie zaznaczone pola.
lesson-knight-walk-hint = Żaden nie może wrócić. Najpierw zastanów się, który ma iść dokąd.
lesson-knight-walk-done = Skoczek, który zapędzi się za daleko, jest stracony: nie może ustąpić ani wrócić. „Kto wysoko skacze, tego zjedzą pionki”, mówią gracze.
lesson-knight-fork = Zaatakuj skoczkiem dwie bierki naraz.
lesson-knight-fork-hint = Wieży na 6-3 i złotego generała na 4-3 skoczek sięga z jednego wspólnego pola.
lesson-knight-fork-done = Widełki! Uratować można tylko jedną z nich. Za widełki wszyscy boją się skoczków.
lesson-knight-fork-wrong = Stamtąd skoczek nie atakuje dwóch bierek.

## Lanca

lesson-lance = Lanca
lesson-lance-about = Prosto przed siebie, jak daleko chce, i tylko przed siebie.
lesson-lance-meet = Lanca chodzi prosto do przodu dowolnie daleko i nigdy do tyłu. Na bierce jest napis 香車 (kyōsha), w skrócie 香 (kyō).
lesson-lance-where = Zaznacz wszystkie pola, na które może pójść lanca z 5-8.
lesson-lance-where-hint = Wszystkie pola przed nią aż do pierwszej bierki. Jeśli jest ona przeciwnika, lanca może ją zbić.
lesson-lance-where-done = Dochodzi aż do pionka przeciwnika, którego może zbić; przeskoczyć go nie może.
lesson-lance-where-wrong = Prosto aż do pierwszej bierki na drodze, a także na jej pole, jeśli nie jest twoja.
lesson-lance-walk = Odwiedź obiema lancami wszystkie zaznaczone pola.
lesson-lance-walk-hint = Powrotu nie ma: najpierw weź bliższe pole.
lesson-lance-walk-done = Co lanca minęła, tego już nie zobaczy. Dlatego chętnie stoi daleko z tyłu na długiej, otwartej kolumnie.
lesson-lance-capture = Zbij bierkę lancą.
lesson-lance-capture-hint = Między lancą na 2-8 a srebrnym generałem na 2-3 nic nie stoi.
lesson-lance-capture-done = Z daleka! Lanca jest warta więcej niż pionek, a mniej niż skoczek czy srebrny generał.
lesson-lance-capture-wrong = Lanca stoi na 2-8. Spójrz z tego pola prosto przed siebie.

## Pionek

lesson-pawn = Pionek
lesson-pawn-about = Krok do przodu. Jest ich dziewięć i każdy się liczy.
lesson-pawn-meet = Pionek chodzi o jedno pole prosto do przodu i nigdzie więcej. Na bierce jest napis 歩兵 (fuhyō), w skrócie 歩 (fu).
lesson-pawn-diagonal = W szachach pionek bije na ukos. Czy tutaj też może?
lesson-pawn-diagonal-hint = Zapomnij na chwilę o szachach. Na ile pól może pójść pionek w shogi?
lesson-pawn-diagonal-done = W shogi pionek bije dokładnie tak, jak chodzi: prosto do przodu.
lesson-pawn-diagonal-wrong = Przypomnij sobie, jak chodzi pionek; tak samo też bije.
lesson-pawn-capture = Jeden z twoich pionków może bić. Zrób to.
lesson-pawn-capture-hint = Znajdź pionka, który ma przeciwnika tuż przed sobą.
lesson-pawn-capture-done = Gdzie pionki się spotykają, bije ten, kto jest na ruchu.
lesson-pawn-capture-wrong = Tym ruchem nic nie bijesz. Poszukaj dwóch pionków naprzeciw siebie.
lesson-pawn-open = Pionki otwierają drogę wielkim bierkom. Zagraj pionkiem tak, żeby wieża albo goniec miały więcej miejsca.
lesson-pawn-open-hint = Goniec patrzy po przekątnych, wieża po swojej kolumnie. Który pionek stoi na drodze?
lesson-pawn-open-done = To dwa zwykłe pierwsze ruchy: 7-6 otwiera gońcowi przekątną, 2-6 zaczyna marsz przed wieżą.
lesson-pawn-open-wrong-other = Ruch dozwolony, ale wieża i goniec nic z niego nie mają.

## Goniec

lesson-bishop = Goniec
lesson-bishop-about = Dowolnie daleko po przekątnych.
lesson-bishop-meet = Goniec chodzi na ukos dowolnie daleko. Każda strona ma tylko jednego. Na bierce jest napis 角行 (kakugyō), w skrócie 角 (kaku).
lesson-bishop-where = Zaznacz wszystkie pola, na które może pójść goniec z 5-5.
lesson-bishop-where-hint = Każdą przekątną aż do pierwszej bierki; bierkę przeciwnika może zbić, własnej nie.
lesson-bishop-where-done = Własne bierki zatrzymują go o pole wcześniej, pionka przeciwnika może jeszcze zbić.
lesson-bishop-where-wrong = Przejdź wszystkie cztery przekątne, aż coś stanie na drodze.
lesson-bishop-walk = Odwiedź gońcem wszystkie zaznaczone pola.
lesson-bishop-walk-hint = Znajdź kolejność, w której każde pole leży na jednej przekątnej z następnym.
lesson-bishop-walk-done = Po otwartych przekątnych goniec jednym ruchem jest na drugim końcu planszy.
lesson-bishop-half = Goniec stoi na 8-8. Czy może kiedyś dotrzeć na zaznaczone pole 8-7 tuż przed sobą?
lesson-bishop-half-hint = Wyobraź sobie planszę w kolorach szachownicy: jakiego koloru byłoby 8-8, a jakiego 8-7?
lesson-bishop-half-option-yes = Tak, okrężną drogą
lesson-bishop-half-option-no = Nie, nigdy
lesson-bishop-half-done = Każdym ruchem zostaje na tej samej połowie pól, jak na jednym kolorze szachownicy. Na pozostałe trafi dopiero po promocji.
lesson-bishop-half-wrong = Spróbuj w myślach: każdy krok na ukos zmienia kolumnę i rząd o jeden.

## Wieża

lesson-rook = Wieża
lesson-rook-about = Dowolnie daleko po kolumnach i rzędach: twoja najsilniejsza bierka.
lesson-rook-meet = Wieża chodzi dowolnie daleko po swojej kolumnie i swoim rzędzie. Każda strona ma tylko jedną. Na bierce jest napis 飛車 (hisha), w skrócie 飛 (hi).
lesson-rook-where = Zaznacz wszystkie pola, na które może pójść wieża z 5-5.
lesson-rook-where-hint = Cztery kierunki, każdy aż do pierwszej bierki; bierkę przeciwnika może zbić, własnej nie.
lesson-rook-where-done = Dobrze, z pionkiem przeciwnika i bez własnych bierek.
lesson-rook-where-wrong = Przejdź kolumnę i rząd we wszystkich czterech kierunkach, aż coś stanie na drodze.
lesson-rook-walk = Odwiedź wieżą wszystkie zaznaczone pola.
lesson-rook-walk-hint = Zmieniaj kolumnę i rząd: niech każdy ruch kończy się na zaznaczonym polu albo do niego prowadzi.
lesson-rook-walk-done = Wieża szybko jest wszędzie. To najsilniejszy napastnik, drugi jest goniec.
lesson-rook-jump = Twoja wieża chce przejść nad własnym pionkiem. Czy wolno?
lesson-rook-jump-hint = Przypomnij sobie, które bierki potrafią przeskakiwać inne.
lesson-rook-jump-done = Skacze tylko skoczek. Najpierw ruszaj pionka; wieża za nim wspiera każdy krok.
lesson-rook-jump-wrong = Kierunek jest dobry, ale spójrz, co stoi na drodze.

## Promowane bierki

lesson-promoted-pieces = Tokin i jego bracia
lesson-promoted-pieces-about = Cztery bierki stają się po promocji złotem.
lesson-promoted-pieces-meet = W ostatnich trzech rzędach bierka może się promować: odwraca się ją. Pionek, lanca, skoczek i srebrny generał chodzą wtedy jak złoty generał: と (tokin), 成香 (narikyō), 成桂 (narikei) i 成銀 (narigin).
lesson-promoted-pieces-tokin = Tokin na 5-5 był kiedyś pionkiem. Zaznacz wszystkie pola, na które może pójść teraz.
lesson-promoted-pieces-tokin-hint = Dokładnie jak złoty generał: prosto w czterech kierunkach, na ukos tylko do przodu.
lesson-promoted-pieces-tokin-done = Sześć pól zamiast jednego: tyle nie zyskuje żadna inna bierka.
lesson-promoted-pieces-tokin-wrong = Chodzi teraz jak złoty generał, już nie jak pionek.
lesson-promoted-pieces-knight = Promowany skoczek chce skoczyć. Czy wolno?
lesson-promoted-pieces-knight-hint = Tak chodzi zwykły skoczek. A jak chodzi promowany?
lesson-promoted-pieces-knight-done = Kto chodzi jak złoto, stracił dawne ruchy, skok też.
lesson-promoted-pieces-knight-wrong = Zastanów się, czym ta bierka się stała.
lesson-promoted-pieces-taken = Złoty generał bije twojego tokina. Jaką bierkę ma wtedy przeciwnik w ręce?
lesson-promoted-pieces-taken-hint = Tokin ma dwie strony. Która z nich liczy się w ręce?
lesson-promoted-pieces-taken-option-tokin = Tokina
lesson-promoted-pieces-taken-option-pawn = Pionka
lesson-promoted-pieces-taken-option-gold = Złotego generała
lesson-promoted-pieces-taken-done = Tylko pionka: zbite bierki tracą promocję. Tokin walczy jak złoto, a kosztuje tyle co pionek.
lesson-promoted-pieces-taken-wrong = Zbita bierka trafia do ręki jako to, czym była na początku.
lesson-promoted-pieces-mate = Tokin matuje jak złoto. Znajdź mata w jednym ruchu.
lesson-promoted-pieces-mate-hint = Lanca za nim broni pola przed królem.
lesson-promoted-pieces-mate-done = Mat dawnym pionkiem.
lesson-promoted-pieces-mate-wrong = Król jeszcze ucieka. Zostań w zasięgu swojej lancy.

## Koń i smok

lesson-horse-and-dragon = Koń i smok
lesson-horse-and-dragon-about = Promowany goniec i wieża zachowują swoje ruchy i zyskują cztery pola.
lesson-horse-and-dragon-horse = Promowany goniec to koń: zachowuje przekątne i może też iść o jedno pole prosto. Na bierce jest napis 龍馬 (ryūma), w skrócie 馬 (uma).
lesson-horse-and-dragon-horse-where = Zaznacz wszystkie pola, na które może pójść koń z 5-5.
lesson-horse-and-dragon-horse-where-hint = Ukosy aż do pierwszej bierki i jedno pole w każdym z czterech prostych kierunków.
lesson-horse-and-dragon-horse-where-done = Mówi się, że koń przy własnym królu jest wart trzech generałów.
lesson-horse-and-dragon-horse-where-wrong = Najpierw przekątne gońca, potem krok prosto tam, gdzie nie stoi twoja bierka.
lesson-horse-and-dragon-horse-walk = Odwiedź koniem wszystkie zaznaczone pola.
lesson-horse-and-dragon-horse-walk-hint = Krok prosto przenosi go na drugą połowę pól.
lesson-horse-and-dragon-horse-walk-done = Żadne pole nie jest już dla niego zamknięte.
lesson-horse-and-dragon-dragon = Promowana wieża to smok: zachowuje kolumny i rzędy i może też iść o jedno pole na ukos. Na bierce jest napis 龍王 (ryūō), w skrócie 龍 (ryū).
lesson-horse-and-dragon-dragon-where = Zaznacz wszystkie pola, na które może pójść smok z 5-5.
lesson-horse-and-dragon-dragon-where-hint = Kolumna i rząd aż do pierwszej bierki i jedno pole na każdej przekątnej.
lesson-horse-and-dragon-dragon-where-done = Najsilniejsza bierka ze wszystkich. Jej miejsce jest blisko króla przeciwnika.
lesson-horse-and-dragon-dragon-where-wrong = Najpierw drogi wieży, potem krok na ukos tam, gdzie nie stoi twoja bierka.
lesson-horse-and-dragon-dragon-walk = Odwiedź smokiem wszystkie zaznaczone pola.
lesson-horse-and-dragon-dragon-walk-hint = Krótkie kroki na ukos oszczędzają okrężnych dróg.
lesson-horse-and-dragon-dragon-walk-done = Znasz już wszystkie bierki. Czas na to, co wyróżnia shogi: promocję i zrzuty.
