### Księga zasad: każda numerowana zasada w jednym lub dwóch zdaniach. Wczytuje ją tylko jej strona.

rules-part-1 = Plansza i bierki
rule-1 = Plansza ma dziewięć kolumn i dziewięć rzędów. Kolumny liczy się od 1 do 9 od prawej z punktu widzenia sente, rzędy od 1 do 9 od strony gote.
rule-2 = Każda strona zaczyna z dwudziestoma bierkami: król, wieża, goniec, dwa złote i dwa srebrne generały, dwa skoczki, dwie lance i dziewięć pionków.
rule-3 = Bierka należy do gracza, od którego odwrócone jest jej ostrze. Kolory nic nie znaczą.
rule-4 = Na początku w tylnym rzędzie stoją lanca, skoczek, srebrny, złoty, król, złoty, srebrny, skoczek, lanca, przed nimi po lewej goniec i po prawej wieża, a dalej pionki.
rule-5 = Furigoma: rzuca się pięcioma pionkami gracza wyższego rangą. Przy większej liczbie awersów zaczyna on, przy większej liczbie rewersów ten drugi. Pionki, które nachodzą na siebie albo stoją na kancie, się nie liczą, a przy równej liczbie rzut się powtarza.
rule-6 = Handicap: silniejsza strona, uwate, gra bez niektórych swoich bierek i rusza pierwsza.

rules-part-7 = Ruchy
rule-7 = Strony grają na zmianę, za każdym razem jeden ruch albo jeden zrzut. Nie wolno pasować.
rule-8 = Król rusza się o jedno pole w dowolnym kierunku.
rule-9 = Wieża rusza się dowolnie daleko po kolumnach i rzędach.
rule-10 = Goniec rusza się dowolnie daleko po przekątnych.
rule-11 = Złoty generał rusza się o jedno pole prosto w dowolnym kierunku albo na ukos do przodu.
rule-12 = Srebrny generał rusza się o jedno pole na ukos albo prosto do przodu.
rule-13 = Skoczek rusza się o dwa pola do przodu i jedno w bok i przeskakuje to, co stoi po drodze.
rule-14 = Lanca rusza się dowolnie daleko prosto do przodu.
rule-15 = Pionek rusza się o jedno pole prosto do przodu i tak samo bije.
rule-16 = Przeskakiwać może tylko skoczek. Żaden ruch nie może się skończyć na własnej bierce.
rule-17 = Ruch na bierkę przeciwnika ją zbija. Trafia do ręki gracza, który ją zbił, niepromowana i widoczna.
rule-18 = Nie wolno zostawić własnego króla pod szachem ani go pod szach postawić. Na szach trzeba odpowiedzieć od razu.

rules-part-19 = Promocja
rule-19 = Strefa promocji to trzy rzędy najdalsze od gracza. W ruchu, który się tam zaczyna albo kończy, można promować ruszoną bierkę.
rule-20 = Promocja jest dobrowolna, chyba że bierka nie miałaby już żadnego ruchu (R21).
rule-21 = Pionek albo lanca w ostatnim rzędzie i skoczek w jednym z dwóch ostatnich muszą się promować.
rule-22 = Promowany srebrny generał, skoczek, lanca i pionek ruszają się dokładnie tak jak złoty generał.
rule-23 = Promowana wieża to smok: może się też ruszyć o jedno pole na ukos.
rule-24 = Promowany goniec to koń: może się też ruszyć o jedno pole prosto.
rule-25 = Król i złoty generał się nie promują.
rule-26 = Promowana bierka pozostaje promowana aż do zbicia.

rules-part-27 = Zrzuty
rule-27 = Zamiast ruchu można zrzucić bierkę z ręki na dowolne puste pole, niepromowaną. Zrzutem nigdy się nie bije.
rule-28 = Nie wolno zrzucić bierki tam, skąd nie miałaby żadnego ruchu: pionka i lancy w ostatnim rzędzie, skoczka w dwóch ostatnich.
rule-29 = Nifu: nie wolno zrzucić pionka w kolumnie, w której stoi już własny niepromowany pionek. Tokin się nie liczy.
rule-30 = Uchifuzume: zrzucony pionek nie może od razu dać mata. Może dać szacha, a innymi bierkami wolno zrzutem matować.
rule-31 = Zrzutem można zasłonić króla przed szachem i można dać szacha.

rules-part-32 = Jak kończy się partia
rule-32 = Mat wygrywa: szachowana strona nie ma dozwolonego ruchu. Kto nie ma dozwolonego ruchu bez szacha, też przegrywa.
rule-33 = Partię można poddać i tym samym przegrać, a gdzie tak umówiono, tylko w swojej kolejce.
rule-34 = Ruch niedozwolony jest odrzucany i wyjaśniany, a gdzie tak umówiono, od razu przegrywa.
rule-35 = Sennichite: gdy ta sama pozycja, z tymi samymi bierkami w rękach i tą samą stroną na ruchu, wystąpi po raz czwarty, jest remis. Gdzie tak umówiono, partię się powtarza ze zmianą stron.
rule-36 = Wieczny szach: jeśli każdy ruch jednej strony od pierwszego do czwartego wystąpienia dawał szacha, ta strona przegrywa.
rule-37 = Jishogi: króle weszły do obozów przeciwnika i nie da się ich zamatować. Liczy się punkty: wieża i goniec po 5, każda inna bierka oprócz króla po 1.
rule-38 = Czyj król stoi w obozie przeciwnika i nie jest szachowany, z dziesięcioma innymi bierkami i dostateczną liczbą punktów, ten może ogłosić wygraną. Błędne ogłoszenie przegrywa.
rule-39 = Można ustalić limit ruchów. Po jego osiągnięciu jest remis, ale mat ostatnim ruchem się liczy.
rule-40 = Na remis można się zgodzić tylko tam, gdzie pozwalają na to ustawienia partii.
rule-41 = Komu skończy się czas, ten przegrywa. Po czasie podstawowym może być byoyomi, kilka sekund na każdy ruch, albo po każdym ruchu dodaje się czas.
rule-42 = Wykonany ruch jest ostateczny. Cofa się go tylko tak, jak pozwalają ustawienia partii.

rules-part-43 = Gracze
rule-43 = Stopnie graczy idą od 15 kyu do 1 kyu, a potem od 1 dana wzwyż.
