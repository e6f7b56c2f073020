### Lekcje: jak kończy się partia.

lessons-group-endings = Jak kończy się partia

## Szach

lesson-check = Szach
lesson-check-about = Trzy sposoby obrony.
lesson-check-give = Daj szacha: zaatakuj króla wieżą.
lesson-check-give-hint = Król stoi w kolumnie 8.
lesson-check-give-done = Szach. Przeciwnik musi od razu odpowiedzieć. Zgodnie ze zwyczajem nikt nie mówi tego głośno.
lesson-check-give-wrong-quiet = Tam król nie jest atakowany. W której stoi kolumnie?
lesson-check-capture = Skoczek z 3-6 daje szacha. Pierwszy sposób: zbij go.
lesson-check-capture-hint = Twój pionek stoi tuż pod nim.
lesson-check-capture-done = Nie ma napastnika, nie ma szacha.
lesson-check-capture-wrong-ran = To też pomaga, ale to inny sposób. Zbij skoczka.
lesson-check-flee = Ten sam szach, ale twój pionek minął już skoczka. Drugi sposób: rusz królem.
lesson-check-flee-hint = Podnieś króla: kropki pokazują, gdzie jest bezpieczny.
lesson-check-flee-done = Skoczek skacze, więc przed nim nie da się zasłonić.
lesson-check-block = Goniec daje szacha z daleka. Trzeci sposób: postaw coś pomiędzy.
lesson-check-block-hint = Zrzuć pionka na zaznaczone pole albo rusz tam bierką.
lesson-check-block-done = Przed wieżą, gońcem i lancą można się zasłonić, ruchem albo zrzutem.
lesson-check-block-wrong-ran = Król może też uciec. Tym razem zasłoń go przed gońcem.
lesson-check-ignored = Skoczek daje szacha, a ty ruszasz pionkiem z 9-7. Czy to dozwolone?
lesson-check-ignored-done = Nie. Na szacha trzeba odpowiedzieć od razu.
lesson-check-pinned = Srebrny generał idzie z 3-8 na 3-7. Spójrz na smoka na 9-8. Czy to dozwolone?
lesson-check-pinned-done = Nie. Srebrny generał zasłania twojego króla przed smokiem i musi zostać.
lesson-check-safe = Wybierz wszystkie pola, na które może pójść twój król.
lesson-check-safe-hint = Prześledź linie wieży i gońca i pamiętaj o dwóch polach skoczka.
lesson-check-safe-done = Tylko dwa są bezpieczne.
lesson-check-safe-wrong = Król nie może wejść na pole atakowane ani na własną bierkę.

## Mat

lesson-checkmate = Mat
lesson-checkmate-about = Cel gry.
lesson-checkmate-mated = Ruch ma przeciwnik. Czy to mat?
lesson-checkmate-mated-option-yes = Tak
lesson-checkmate-mated-option-no = Nie
lesson-checkmate-mated-done = Nikt nie może zbić złotego generała, bo broni go pionek, a król nie ma dokąd pójść.
lesson-checkmate-mated-wrong = Kto mógłby zbić złotego generała na 5-2? Dokąd mógłby pójść król?
lesson-checkmate-rescued = Prawie to samo. Czy to mat?
lesson-checkmate-rescued-option-yes = Tak
lesson-checkmate-rescued-option-no = Nie
lesson-checkmate-rescued-done = Srebrny generał z 4-1 bije złotego. Wystarczy jeden obrońca.
lesson-checkmate-rescued-wrong = Spójrz na srebrnego generała obok króla.
lesson-checkmate-find = Daj mata w jednym ruchu.
lesson-checkmate-find-hint = Twój srebrny generał panuje nad drugim rzędem. A pierwszy?
lesson-checkmate-find-done = Wieża opanowuje ostatni rząd, a srebrny generał pilnuje pól przed nim.
lesson-checkmate-find-wrong-check = To szach, ale jest na niego obrona. Zostaw srebrnego generała na miejscu.
lesson-checkmate-interposed = Twój smok z 2-1 daje szacha. Przeciwnik ma w ręce złotego generała. Czy to mat?
lesson-checkmate-interposed-option-yes = Tak
lesson-checkmate-interposed-option-no = Nie
lesson-checkmate-interposed-done = Złotego generała można zrzucić na 3-1 albo 4-1. Zawsze patrz też na rękę.
lesson-checkmate-interposed-wrong = Smok stoi daleko. Co można zrzucić pomiędzy?
lesson-checkmate-over = Teraz przeciwnik nie ma nic w ręce i jest mat. Co dalej?
lesson-checkmate-over-option-capture = Biję króla
lesson-checkmate-over-option-over = Koniec partii, wygrywam
lesson-checkmate-over-done = Mat kończy partię. Samego króla nigdy się nie bije.
lesson-checkmate-over-wrong = Partia kończy się o jeden ruch wcześniej.

## Brak dozwolonego ruchu

lesson-stalemate = Brak dozwolonego ruchu
lesson-stalemate-about = Rzadkie i wcale nie remis.
lesson-stalemate-squeeze = Król może jeszcze pójść na 2-1. Odbierz mu to pole bez dawania szacha.
lesson-stalemate-squeeze-hint = Twój złoty generał może atakować naraz 2-1 i 2-2.
lesson-stalemate-squeeze-done = Szacha nie ma, ale nie ma też czym ruszyć.
lesson-stalemate-squeeze-wrong-loose = Król ma jeszcze wolne pole.
lesson-stalemate-into-check = Czy król mógłby wejść na 1-2, przed twojego pionka?
lesson-stalemate-into-check-done = Nie. Nawet gdy nie ma innego ruchu, królowi nie wolno wejść pod szach.
lesson-stalemate-result = Przeciwnik nie jest szachowany i nie ma dozwolonego ruchu. Co teraz?
lesson-stalemate-result-option-loses = Przeciwnik przegrywa
lesson-stalemate-result-option-draw = Jest remis
lesson-stalemate-result-option-pass = Przeciwnik pasuje
lesson-stalemate-result-done = W shogi przegrywa ten, kto nie ma ruchu. Inaczej niż w szachach!
lesson-stalemate-result-wrong = Pasować nie wolno, a remisem w shogi to nie jest.
lesson-stalemate-hand = Ta sama pozycja, ale przeciwnik ma w ręce pionka. Czy to koniec partii?
lesson-stalemate-hand-option-over = Tak
lesson-stalemate-hand-option-on = Nie, gra toczy się dalej
lesson-stalemate-hand-done = Pionka można zrzucić, więc jest dozwolony ruch. Dlatego takie zakończenie jest tak rzadkie.
lesson-stalemate-hand-wrong = Zrzut to też ruch.

## Poddanie partii i czas

lesson-resigning = Poddanie partii i czas
lesson-resigning-about = Inne sposoby, by przegrać.
lesson-resigning-look-first = Przeciwnik grozi matem na 2-8. Zanim się poddasz, sprawdź: może mat jest najpierw twój?
lesson-resigning-look-first-hint = Twój pionek na 8-3 broni pola przed królem.
lesson-resigning-look-first-done = O jeden ruch szybciej. Przed poddaniem zawsze spójrz jeszcze raz.
lesson-resigning-look-first-wrong-missed = Wtedy przeciwnik da mata. Masz coś lepszego.
lesson-resigning-hopeless = Tu mata nie da się już uniknąć. Co robią silni gracze?
lesson-resigning-hopeless-option-resign = Poddają partię
lesson-resigning-hopeless-option-clock = Czekają, aż skończy im się czas
lesson-resigning-hopeless-option-leave = Odchodzą bez słowa
lesson-resigning-hopeless-done = Poddać partię to rzecz zwykła i żaden wstyd. Tak kończy się większość partii silnych graczy.
lesson-resigning-hopeless-wrong = To byłoby niegrzeczne. Przegraną partię kończy się inaczej.
lesson-resigning-when = Kiedy poddaje się partię przy planszy?
lesson-resigning-when-option-mine = We własnej kolejce
lesson-resigning-when-option-theirs = Gdy przeciwnik myśli
lesson-resigning-when-done = We własnej kolejce. W sieci często można w każdej chwili.
lesson-resigning-when-wrong = Daj przeciwnikowi spokojnie pomyśleć.
lesson-resigning-how = Jak poddaje się partię w Japonii?
lesson-resigning-how-option-words = Ukłonem i słowami „poddaję się”
lesson-resigning-how-option-topple = Przewracając króla
lesson-resigning-how-option-silence = Zgarniając bierki
lesson-resigning-how-done = „Makemashita” i obie strony się kłaniają. Tutaj wystarczy przycisk.
lesson-resigning-how-wrong = W shogi obowiązuje grzeczność, zwłaszcza na koniec.
lesson-resigning-time = Stoisz dobrze, ale kończy ci się czas. Co się dzieje?
lesson-resigning-time-option-loses = Przegrywam
lesson-resigning-time-option-draw = Jest remis
lesson-resigning-time-option-slower = Dostaję ostrzeżenie
lesson-resigning-time-done = Komu skończy się czas, ten przegrywa, w każdej pozycji.
lesson-resigning-time-wrong = Zegar jest częścią gry.

## Sennichite: powtórzenie

lesson-sennichite = Sennichite: powtórzenie
lesson-sennichite-about = Cztery razy ta sama pozycja.
lesson-sennichite-again = Żadna strona nie chce zacząć. Rusz wieżą z 6-8 na 7-8, wróć i jeszcze raz na 7-8.
lesson-sennichite-again-hint = 6-8 na 7-8, 7-8 na 6-8, 6-8 na 7-8.
lesson-sennichite-again-done = Po czterech ruchach pierwsza pozycja pojawiła się po raz drugi. Za czwartym razem byłoby sennichite.
lesson-sennichite-same = Co musi być takie samo, żeby pozycja liczyła się jako powtórzona?
lesson-sennichite-same-option-board = Bierki na planszy
lesson-sennichite-same-option-all = Plansza, obie ręce i strona na ruchu
lesson-sennichite-same-option-side = Plansza i strona na ruchu
lesson-sennichite-same-done = Wystarczy jeden pionek więcej w ręce i to już inna pozycja.
lesson-sennichite-same-wrong = Czegoś brakuje: co leży obok planszy?
lesson-sennichite-scattered = Po drodze były inne ruchy, a potem pozycja wróciła. Czy ten raz się liczy?
lesson-sennichite-scattered-option-yes = Tak
lesson-sennichite-scattered-option-no = Nie, musi być raz za razem
lesson-sennichite-scattered-done = Te cztery razy nie muszą następować po sobie. Liczy się tylko, ile ich było.
lesson-sennichite-scattered-wrong = Zasada pyta, ile razy pozycja wystąpiła, a nie kiedy.
lesson-sennichite-result = Co następuje po sennichite w oficjalnych partiach?
lesson-sennichite-result-option-replay = Nowa partia ze zmianą stron
lesson-sennichite-result-option-draw = Remis i nic więcej
lesson-sennichite-result-option-first = Kto zaczynał, przegrywa
lesson-sennichite-result-done = Gra się od nowa z czasem, który został. W partiach tutaj jest remis.
lesson-sennichite-result-wrong = Nikt nie zawinił, ale w oficjalnych zawodach potrzebny jest zwycięzca.
lesson-sennichite-agree = Czy w oficjalnej partii gracze mogą po prostu zgodzić się na remis?
lesson-sennichite-agree-option-yes = Tak
lesson-sennichite-agree-option-no = Nie
lesson-sennichite-agree-done = Takiej propozycji tam nie ma. W partiach towarzyskich tutaj można ją włączyć.
lesson-sennichite-agree-wrong = W szachach tak. W shogi gra się dalej.

## Wieczny szach

lesson-perpetual-check = Wieczny szach
lesson-perpetual-check-about = Kiedy powtarzanie przegrywa.
lesson-perpetual-check-around = Goń króla: smok na 5-2, z powrotem na 5-1 i jeszcze raz na 5-2.
lesson-perpetual-check-around-hint = 5-1 na 5-2, 5-2 na 5-1, 5-1 na 5-2.
lesson-perpetual-check-around-done = Szach za szachem i pozycja się powtarza. To dla ciebie niebezpieczne.
lesson-perpetual-check-who = Pozycja występuje po raz czwarty, a wszystkie twoje ruchy dawały szacha. Co teraz?
lesson-perpetual-check-who-option-draw = Jest remis
lesson-perpetual-check-who-option-checker = Przegrywam
lesson-perpetual-check-who-option-king = Przeciwnik przegrywa
lesson-perpetual-check-who-done = Kto powtarza samymi szachami, przegrywa. Trzeba więc w porę spróbować czegoś innego.
lesson-perpetual-check-who-wrong = W shogi nie uratujesz się niekończącym się szachem.
lesson-perpetual-check-pause = Jeden z twoich ruchów po drodze nie dawał szacha. Teraz przychodzi czwarty raz. Co to jest?
lesson-perpetual-check-pause-option-loses = Przegrywam
lesson-perpetual-check-pause-option-draw = Zwykłe sennichite, remis
lesson-perpetual-check-pause-done = Jeden cichy ruch wystarczy, żeby było to zwykłe sennichite.
lesson-perpetual-check-pause-wrong = Zasada mówi o samych szachach. Jeden ruch nie był szachem.
lesson-perpetual-check-finisher = Każdy twój ruch dawał szacha, ale czwarte powtórzenie powstaje po ruchu uciekającego króla. Kto przegrywa?
lesson-perpetual-check-finisher-option-checker = Ja
lesson-perpetual-check-finisher-option-king = Strona z uciekającym królem
lesson-perpetual-check-finisher-done = Nieważne, kto domknie koło. Przegrywa strona, która ciągle szachowała.
lesson-perpetual-check-finisher-wrong = Król robił tylko to, co musiał.
lesson-perpetual-check-better = Teraz masz w ręce złotego generała. Nie powtarzaj, tylko daj mata.
lesson-perpetual-check-better-hint = Zrzuć go obok króla, tam, gdzie broni go smok.
lesson-perpetual-check-better-done = To dużo lepsze niż bieganie w kółko.
lesson-perpetual-check-better-wrong-again = To tylko kolejny szach. Użyj złotego generała razem ze smokiem.

## Jishogi: impas

lesson-impasse = Jishogi: impas
lesson-impasse-about = Gdy nikt nie może dać mata.
lesson-impasse-entered = Oba króle weszły do obozu przeciwnika. Większość bierek atakuje do przodu, więc żadnego z nich nie da się już zamatować. To jishogi.
lesson-impasse-big = Za zgodą obu stron liczy się punkty. Wieża i goniec są warte po 5, promowane czy nie. Wybierz swoje na planszy.
lesson-impasse-big-hint = Smok był wieżą, a koń gońcem.
lesson-impasse-big-done = Smok i koń: dziesięć punktów.
lesson-impasse-big-wrong = Tylko bierki, które zaczynały jako wieża lub goniec, i tylko twoje.
lesson-impasse-count = Każda inna bierka jest warta 1, a król nic. Ile masz punktów na planszy i w ręce?
lesson-impasse-count-hint = Dziesięć za smoka i konia. Potem pozostałe na planszy, potem ręka.
lesson-impasse-count-option-p20 = 20
lesson-impasse-count-option-p28 = 28
lesson-impasse-count-option-p34 = 34
lesson-impasse-count-done = 10 za smoka i konia, 8 za pozostałe na planszy, 10 w ręce.
lesson-impasse-count-wrong = Nie zapomnij o ręce i nie licz króla.
lesson-impasse-verdict = Masz 28 punktów, a przeciwnik 26. Kto wygrywa według zasady 24 punktów?
lesson-impasse-verdict-option-draw = Nikt
lesson-impasse-verdict-option-you = Ja
lesson-impasse-verdict-option-them = Przeciwnik
lesson-impasse-verdict-done = Obie strony mają co najmniej 24, więc jest remis.
lesson-impasse-verdict-wrong = Obie strony osiągają 24 punkty.
lesson-impasse-short = A gdyby przeciwnik miał tylko 23?
lesson-impasse-short-option-draw = Nadal remis
lesson-impasse-short-option-loses = Przeciwnik przegrywa
lesson-impasse-short-done = Kto ma mniej niż 24 punkty, przegrywa.
lesson-impasse-short-wrong = Granica to 24 punkty.
lesson-impasse-limit = Niektóre zawody ograniczają też długość partii, na przykład do 500 ruchów. Co wtedy?
lesson-impasse-limit-option-draw = Jest remis
lesson-impasse-limit-option-points = Wygrywa strona, która ma więcej bierek
lesson-impasse-limit-done = Remis, ale mat ostatnim ruchem jeszcze się liczy. Tutaj limit działa tylko wtedy, gdy go ustawisz.
lesson-impasse-limit-wrong = Bierek się przy tym nie liczy.

## Ogłoszenie wygranej

lesson-declaration = Ogłoszenie wygranej
lesson-declaration-about = Zasada 27 punktów krok po kroku.
lesson-declaration-camp = Nie musisz czekać na zgodę przeciwnika: możesz ogłosić wygraną. Król musi stać w obozie przeciwnika z co najmniej dziesięcioma innymi twoimi bierkami. Wybierz te bierki.
lesson-declaration-camp-hint = Wszystkie twoje bierki w trzech najdalszych rzędach oprócz króla.
lesson-declaration-camp-done = Dziesięć: w sam raz.
lesson-declaration-camp-wrong = Tylko własne bierki w trzech najdalszych rzędach, bez króla.
lesson-declaration-ready = Dalej: król nie jest szachowany, a obóz i ręka dają razem 28 punktów, a dla białego 27. Grasz czarnymi i masz 28. Czy możesz ogłosić?
lesson-declaration-ready-option-yes = Tak
lesson-declaration-ready-option-no = Nie
lesson-declaration-ready-done = Ogłaszasz i wygrywasz. Tam, gdzie gra się według zasady 24 punktów, do wygranej trzeba 31, a od 24 do 30 jest remis.
lesson-declaration-ready-wrong = Sprawdź po kolei: obóz, dziesięć bierek, brak szacha, punkty. Wszystko jest.
lesson-declaration-outside = Którego warunku tu brakuje?
lesson-declaration-outside-option-king = Króla nie ma w obozie
lesson-declaration-outside-option-check = Król jest szachowany
lesson-declaration-outside-option-pieces = W obozie jest mniej niż dziesięć bierek
lesson-declaration-outside-option-points = Za mało punktów
lesson-declaration-outside-done = Królowi na 1-4 brakuje jednego kroku.
lesson-declaration-outside-wrong = Gdzie jest twój król?
lesson-declaration-attacked = A tutaj?
lesson-declaration-attacked-option-king = Króla nie ma w obozie
lesson-declaration-attacked-option-check = Król jest szachowany
lesson-declaration-attacked-option-pieces = W obozie jest mniej niż dziesięć bierek
lesson-declaration-attacked-option-points = Za mało punktów
lesson-declaration-attacked-done = Goniec z 1-1 daje szacha. Najpierw trzeba na to odpowiedzieć.
lesson-declaration-attacked-wrong = Spójrz w róg obok swojego króla.
lesson-declaration-few-points = A tutaj? Grasz czarnymi, a jeden z twoich pionków stoi na 9-6.
lesson-declaration-few-points-option-king = Króla nie ma w obozie
lesson-declaration-few-points-option-check = Król jest szachowany
lesson-declaration-few-points-option-pieces = W obozie jest mniej niż dziesięć bierek
lesson-declaration-few-points-option-points = Za mało punktów
lesson-declaration-few-points-done = Bierki poza obozem się nie liczą. Zostaje 27, a czarny potrzebuje 28.
lesson-declaration-few-points-wrong = Ile liczy się pionek poza obozem?
lesson-declaration-tenth = W obozie jest tylko dziewięć twoich bierek. Dodaj dziesiątą z ręki.
lesson-declaration-tenth-hint = Zrzuć dowolną bierkę na puste pole w trzech najdalszych rzędach.
lesson-declaration-tenth-done = Dziesięć bierek i ani punktu mniej: ręka i obóz liczą się tak samo.
lesson-declaration-tenth-wrong-elsewhere = Dziesiąta bierka musi trafić z ręki do trzech najdalszych rzędów.
lesson-declaration-mistaken = Co będzie, jeśli ogłosisz wygraną z dziewięcioma bierkami?
lesson-declaration-mistaken-option-loses = Przegrywam
lesson-declaration-mistaken-option-nothing = Nic, gra toczy się dalej
lesson-declaration-mistaken-done = Błędne ogłoszenie przegrywa. Policz dwa razy.
lesson-declaration-mistaken-wrong = Ogłoszenie kończy partię, tak czy inaczej.
lesson-declaration-try = W niektórych partiach obowiązuje zasada „try”: doprowadź króla na 5-1, gdzie zaczynał wrogi król, a wygrasz, jeśli nic go tam nie atakuje. Zrób to.
lesson-declaration-try-hint = Jeden krok na ukos.
lesson-declaration-try-done = To jest „try” i wygrana partia.
lesson-declaration-try-wrong-elsewhere = Król ma wejść na 5-1.

## Ruchy niedozwolone

lesson-illegal-moves = Ruchy niedozwolone
lesson-illegal-moves-about = I ile kosztują.
lesson-illegal-moves-second-pawn = Pionek zostaje zrzucony na 5-5. Czy to dozwolone?
lesson-illegal-moves-second-pawn-done = Nie: nifu, bo na 5-6 stoi już pionek. Zdarza się to nawet zawodowcom.
lesson-illegal-moves-leap = Wieża idzie z 2-8 na 2-5. Czy to dozwolone?
lesson-illegal-moves-leap-done = Nie. Musiałaby przeskoczyć pionka na 2-6, a skacze tylko skoczek.
lesson-illegal-moves-exposed = Goniec idzie z 7-7 na 5-5. Czy to dozwolone?
lesson-illegal-moves-exposed-done = Nie. Wtedy lanca z 7-5 atakowałaby twojego króla na 7-8.
lesson-illegal-moves-odd-but-fine = Pionek zostaje zrzucony na 5-4, między twojego tokina a twoją lancę. Czy to dozwolone?
lesson-illegal-moves-odd-but-fine-done = Tak. Robi się ciasno, ale żadna zasada nie jest złamana.
lesson-illegal-moves-twice = Wykonujesz ruch, a potem jeszcze jeden, zanim przeciwnik odpowie. Co to jest?
lesson-illegal-moves-twice-option-fine = Nic złego, jeśli nikomu to nie przeszkadza
lesson-illegal-moves-twice-option-illegal = Ruch niedozwolony
lesson-illegal-moves-twice-done = Strony grają na zmianę. Dwa ruchy z rzędu są niedozwolone, a pasowanie też.
lesson-illegal-moves-twice-wrong = Zawsze na zmianę, po jednym ruchu.
lesson-illegal-moves-official = Ile kosztuje ruch niedozwolony w oficjalnej partii?
lesson-illegal-moves-official-option-back = Cofa się go
lesson-illegal-moves-official-option-warning = Ostrzeżenie
lesson-illegal-moves-official-option-loses = Całą partię
lesson-illegal-moves-official-done = Przegrywa od razu, choćby pozycja była najlepsza.
lesson-illegal-moves-official-wrong = Jest surowiej.
lesson-illegal-moves-here = A w partii tutaj, przy zwykłych ustawieniach?
lesson-illegal-moves-here-option-explained = Ruch nie zostaje wykonany, a zasada jest wyjaśniana
lesson-illegal-moves-here-option-loses = Od razu przegrywam
lesson-illegal-moves-here-done = Można uczyć się bez strachu. Kto woli surowo, ustawia to przed partią.
lesson-illegal-moves-here-wrong = Tutaj można też się uczyć.
