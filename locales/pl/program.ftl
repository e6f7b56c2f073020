### Co program mówi w wierszu poleceń. SFEN, ruchy i numery zasad są takie same w każdym języku.

## Co wyszło z partii

program-illegal = Ruch { $ply }, { $move }, jest niedozwolony: { $reason } ({ $rule })
program-ended = Koniec w ruchu { $ply }: { $result }. { $reason } ({ $rule })
program-over = Koniec już w pozycji początkowej: { $result }. { $reason } ({ $rule })
program-ongoing = Partia trwa po { $plies ->
    [one] { $plies } ruchu
    [few] { $plies } ruchach
    [many] { $plies } ruchach
   *[other] { $plies } ruchu
  }
program-not-replayed = Nie odtworzono: { $moves ->
    [one] { $moves } dalszego ruchu
    [few] { $moves } dalszych ruchów
    [many] { $moves } dalszych ruchów
   *[other] { $moves } dalszego ruchu
  }
program-in-check = Strona na ruchu jest szachowana
program-no-legal-move = Strona na ruchu nie ma dozwolonego ruchu
program-declaration = Ogłoszenie wygranej, { $points } pkt: { $verdict }
program-try = Zasada „try”: { $verdict }
program-wins = wygrywa.
program-draws = remis.
program-loses = oznacza przegraną.

## Pozycja

program-in-hand = { $side-start } – w ręce: { $pieces }
program-hand-empty = nic
program-turn = Rusza { $side }, ruch { $ply }
program-position-unreadable = Nie można odczytać argumentu POSITION. { $reason }
program-position-broken = POSITION nie jest pozycją shogi:

## Serwer

program-no-page = ten program nie zawiera strony; `cargo xtask build` buduje jedno i drugie
program-no-home = ten użytkownik nie ma katalogu domowego na partie; podaj folder opcją --data-dir
program-no-browser = nie udało się otworzyć przeglądarki: { $reason }
program-no-file = nie znaleziono pliku programu
program-no-threads = nie udało się uruchomić wątków serwera
program-port-busy = portu { $port } adresu { $address } używa inny program; wybierz inny opcją --port
program-port-forbidden = ten użytkownik nie może używać portu { $port } adresu { $address }; wybierz opcją --port port powyżej 1023
program-address-foreign = { $address } nie jest adresem tego komputera
program-cannot-listen = nie można nasłuchiwać na { $address }: { $reason }
program-data-folder = nie można użyć folderu na dane { $file }: { $reason }
program-data-in-use = z folderu na dane { $file } korzysta inny program Komadai; zakończ go albo podaj inny folder opcją --data-dir
program-data-too-new = bazę danych { $file } zapisała nowsza wersja Komadai; użyj jej albo podaj inny folder opcją --data-dir
program-data-unopened = nie można otworzyć bazy danych { $file }: { $reason }

## Odpowiedzi

program-not-written = nie udało się zapisać odpowiedzi

## Pomoc: jej postać

help-usage = Użycie:
help-a-command = POLECENIE
help-some-options = OPCJE
help-commands = Polecenia:
help-arguments = Argumenty:
help-options = Opcje:
help-default = (domyślnie: { $value })
help-values = (jedno z: { $values })

## Pomoc: co jest nie tak w wierszu poleceń

help-unknown-argument = argument { $argument } nie jest tu znany
help-unknown-command = nie ma polecenia { $argument }
help-missing = brakuje: { $argument }
help-no-value = { $argument } wymaga wartości
help-bad-value = „{ $value }” nie jest wartością dla { $argument }
help-bad-value-why = „{ $value }” nie jest wartością dla { $argument }: { $reason }
help-conflict = { $argument } nie może stać obok { $other }
help-twice = { $argument } występuje dwa razy
help-similar = Czy chodziło o { $other }?
help-more = Więcej powie --help.

## Pomoc: polecenia

help-komadai = Shogi: gra w przeglądarce, prowadzenie partii, ocena pozycji i partii, sterowanie silnikiem.
help-komadai-after =
    POSITION to jeden argument w cudzysłowie: „[position] (startpos | [sfen] SFEN) [moves …]”, na przykład
    'startpos moves 7g7f 3c3d'. Jednej ze stron może brakować króla, jak w zadaniach matowych.

    Kod wyjścia: 0 wszystko w porządku, 1 odpowiedź brzmi nie, 2 błędne dane.
help-play = Uruchamia serwer i otwiera stronę w przeglądarce
help-serve = Uruchamia serwer
help-usi = Działa jako silnik mówiący USI na standardowych strumieniach
help-match = Każe dwóm silnikom rozegrać wiele partii i mówi, ile wart jest wynik
help-bench = Mierzy silnik i wypisuje jego sygnaturę
help-train = Tworzy sieć oceniającą: partie, trening, mecze sieci
help-book = Tworzy książkę debiutową
help-book-make = Tworzy książkę własnym przeszukiwaniem silnika, w formacie tekstowym YaneuraOu; te same argumenty, ta sama książka
help-train-selfplay = Każe silnikowi grać ze sobą; istniejący plik jest kontynuowany
help-train-label = Ocenia pozycje partii na nowo, inną siecią lub z większą liczbą węzłów
help-train-fit = Trenuje sieć na partiach
help-train-average = Uśrednia sieci wytrenowane z tej samej
help-train-match = Każe dwóm sieciom grać ze sobą przy równej liczbie węzłów
help-train-stats = Mówi, co jest w plikach partii
help-perft = Liczy pozycje, które mogą powstać w danej liczbie ruchów
help-moves = Wypisuje dozwolone ruchy pozycji
help-judge = Odtwarza partię według zasad i mówi, co się z nią stało
help-show = Pokazuje pozycję, także z zapisu, jako tekst
help-diagram = Rysuje pozycję, także z zapisu, jako SVG lub PNG
help-convert = Zapisuje partie w innym formacie
help-convert-after =
    Format czytanego pliku poznaje się po treści, zapisywanego po nazwie za -o. Folder jako IN oznacza wszystkie zapisy w nim;
    folder za -o (lub nazwa zakończona /) dostaje po jednym pliku na partię. Kilka partii trafia do jednego pliku tam, gdzie format
    na to pozwala: usi, sfen, usen, csa. „--to usi” pisze dla każdej partii wiersz „position sfen … moves …”, tylko z główną linią.

    To, co w pliku dziwne, i to, czego format nie pomieści, trafia na standardowe wyjście błędów.
    Kod wyjścia: 0 przekształcono wszystko, 2 któregoś pliku nie.
help-check = Mówi, co w zapisach jest dziwne: niedozwolone ruchy, błędne wyniki, nieczytelne wiersze
help-check-after =
    Wymieniane są niezrozumiałe wiersze, niedozwolone ruchy z naruszoną zasadą, wyniki sprzeczne z ruchami, powtórzenia,
    po których grano dalej, i zakończenia, których pozycja nie potwierdza.
    Kod wyjścia: 0 nic dziwnego, 1 coś jest, 2 któregoś pliku nie dało się przeczytać.
help-help = Wypisuje tę pomoc lub pomoc polecenia

## Pomoc: argumenty kilku poleceń

help-arg-help = Wypisuje pomoc
help-arg-version = Wypisuje wersję
help-arg-lang = Język: cs, de, en, ja, pl lub uk; domyślnie język środowiska (LC_ALL, LC_MESSAGES, LANG)
help-arg-json = Odpowiada w JSON
help-arg-position = Pozycja, jeden argument
help-arg-subject = Pozycja jako jeden argument; albo plik z zapisem, albo - dla standardowego wejścia
help-arg-ply = Plansza po N ruchach, 0 to początek; domyślnie ostatnia
help-arg-game = Która partia z pliku, który zawiera ich kilka
help-arg-inputs = Pliki, foldery albo - dla standardowego wejścia
help-arg-from = Format wejścia, jeśli nie zdradza go treść
help-arg-games = Liczba partii; każde otwarcie gra się dwa razy z zamianą stron
help-arg-nodes = Węzły na ruch
help-arg-max-moves = Po tylu ruchach partia jest remisem
help-arg-seed = Liczba, z której bierze się wszystko losowe: ta sama liczba, ten sam przebieg
help-arg-threads = Partie grane naraz; domyślnie tyle, ile komputer ma wątków
help-arg-net = Ocena: plik sieci, own dla sieci tego programu albo handmade
help-arg-out = Plik nowej sieci

## Pomoc: play, serve

help-arg-bind = Adres, na którym serwer nasłuchuje
help-arg-port = Port; 0 bierze dowolny wolny
help-arg-data-dir = Folder na partie; domyślnie folder w danych użytkownika
help-arg-verbose = Pisze na standardowe wyjście błędów, co robi serwer, a nie tylko co się nie udaje
help-arg-no-open = Nie otwiera przeglądarki

## Pomoc: match

help-match-a = Polecenie silnika A; self to silnik tego programu
help-match-b = Polecenie silnika B; self to silnik tego programu
help-arg-a-name = Nazwa silnika A; domyślnie ta, którą sam podaje
help-arg-b-name = Nazwa silnika B
help-arg-a-option = Opcja silnika A; można powtarzać
help-arg-b-option = Opcja silnika B; można powtarzać
help-arg-a-protocol = Jak rozmawia się z silnikiem A; domyślnie zgadywane po nazwie pliku
help-arg-b-protocol = Jak rozmawia się z silnikiem B
help-arg-concurrency = Partie grane naraz
help-arg-movetime = Czas na każdy ruch, w ms
help-arg-main = Czas podstawowy na partię, w ms
help-arg-byoyomi = Czas na każdy ruch po zużyciu czasu podstawowego, w ms
help-arg-increment = Czas dodawany po każdym ruchu, w ms
help-match-depth = Głębokość przeszukiwania w półruchach
help-arg-a-limits = Ograniczenia silnika A zamiast wspólnych, na przykład movetime=1000 lub main=60000,increment=1000
help-arg-b-limits = Ograniczenia silnika B zamiast wspólnych
help-arg-margin = Ile ruch może się spóźnić, zanim partia zostanie przegrana na czas, w ms
help-arg-openings = Otwarcia: w wierszu jedno „startpos moves …” lub inna pozycja, # zaczyna uwagę
help-arg-opening-plies = Ile półruchów grać z każdego otwarcia w pliku; domyślnie wszystkie
help-arg-random-plies = Losowe półruchy od pozycji początkowej, gdy nie podano pliku
help-arg-adjudicate-win = Wygrana, gdy oba silniki mówią tak przez PLIES półruchów: zwycięzca co najmniej SCORE setnych pionka
help-arg-adjudicate-draw = Remis, gdy obie oceny przez PLIES półruchów nie odbiegają od 0 o więcej niż SCORE, nie wcześniej niż po FROM półruchach
help-arg-sprt = Kończy mecz, gdy test sekwencyjny (błąd 5 %) rozstrzygnie między dwiema przewagami A w Elo
help-match-out = Plik, do którego dopisuje się partie: uwaga i wiersz ruchów
help-arg-resume = Kontynuuje mecz, którego partie są w pliku --out; pozostałe argumenty jak poprzednio

## Pomoc: bench, perft, judge

help-bench-depth = Jak głęboko przeszukuje się każdą pozycję, w półruchach; sygnatura należy do wartości domyślnej
help-perft-depth = Ile ruchów naprzód
help-arg-divide = Wypisuje też liczbę pod każdym ruchem
help-judge-position = Pozycja początkowa i ruchy partii, jeden argument
help-arg-illegal = Czy niedozwolony ruch jest odrzucany, czy przegrywa partię
help-arg-handicap = Białe dały ten handicap i brakujące bierki są im doliczane: lance, right-lance, bishop, rook, rook-lance,
    two, three, four, five, left-five, six, left-seven, right-seven, eight, nine, ten, three-pawns lub naked-king

## Pomoc: train

help-train-selfplay-out = Plik, do którego dopisuje się partie; z tymi samymi argumentami jest kontynuowany
help-train-selfplay-games = Ile partii ma być na końcu w pliku
help-arg-decided = Partia jest rozstrzygnięta, gdy strona przez sześć półruchów miała taką przewagę, w setnych pionka
help-arg-input = Plik partii
help-train-label-out = Plik na te same partie z nowymi ocenami; z tymi samymi argumentami jest kontynuowany
help-train-label-nodes = Węzły na pozycję
help-train-fit-files = Pliki spakowanych partii albo teksty z wierszem „SFEN;ocena;wynik” dla każdej pozycji
help-train-fit-from = Sieć wyjściowa; domyślnie liczby losowe
help-train-fit-width = Neurony na stronę: 64, 128 lub 256
help-arg-epochs = Ile razy widziana jest każda pozycja
help-arg-batch = Pozycje na krok
help-arg-rate = Tempo uczenia na początku
help-arg-final-rate = Tempo uczenia na końcu
help-arg-decay = Jak szybko zanikają niepotrzebne wagi, względem tempa uczenia
help-arg-zone-rate = Tempo uczenia tego, co każda strefa króla ma własnego, względem tempa dla tego, co wspólne
help-arg-zone-decay = Jak szybko zanika to, co każda strefa ma własnego, względem jej tempa uczenia
help-arg-result-share = Ile waży wynik partii obok oceny z przeszukiwania, od 0 do 1
help-arg-trace = Ile ważą oceny następnych półruchów obok własnej oceny pozycji, od 0 do 1 (tylko spakowane partie)
help-arg-starts = Plik z pozycjami, od których zaczynają się niektóre partie: wiersze „sfen …” lub „position …”, na przykład książka debiutowa; inne wiersze są pomijane
help-arg-starts-share = Ile partii z tysiąca tam się zaczyna
help-arg-positions = Liczba pozycji w książce
help-arg-lines = Ile ruchów ocenia się w każdej pozycji
help-arg-window = O ile ruch w książce może być gorszy od najlepszego, w setnych pionka
help-arg-first-window = To samo w pierwszych dwóch ruchach każdej strony
help-arg-ply-cost = Ile kosztuje półruch oprócz tego, co traci jego ruch, w setnych pionka: im więcej, tym książka szersza, im mniej, tym głębsza
help-arg-handicap-cost = O ile więcej niż równa kosztuje pozycja z handicapem, w setnych pionka
help-arg-ladder = Zamiast tego mierzy poziomy silnika: każdy z dwoma następnymi, --games na parę, najsłabszy z graczem, który liczy bierki na jeden ruch naprzód
help-arg-scale = Ocena w setnych pionka, która wygrywa z szansą e do 1; domyślnie wyznaczana z danych
help-arg-limit = Pozycje o większej ocenie są pomijane, w setnych pionka
help-arg-lessons = Zamiast przeszukiwania uczy się tego, co ręczna ocena mówi o każdej pozycji i o tylu innych wokół niej
help-arg-networks = Sieci jednej szerokości wytrenowane z tej samej
help-train-match-a = Ocena A: plik sieci, own dla sieci tego programu albo handmade
help-train-match-b = Ocena B
help-train-stats-files = Pliki spakowanych partii

## Pomoc: show, diagram

help-arg-letters = Litery zamiast znaków: K R B G S N L P, z + dla promowanych, małe dla białych
help-diagram-output = Plik o nazwie na .svg lub .png albo - dla SVG na standardowym wyjściu
help-arg-pieces = Zestaw bierek: kanji, two-kanji, international, ideograms lub chess
help-arg-writing = Jak pisane są promowane bierki zestawów kanji, po przecinku: 龍 lub 竜, 全 lub 成銀, 圭, 今 lub 成桂, 杏, 仝 lub 成香, と lub 个
help-arg-black-faces = Promowane strony zestawów kanji na czarno, nie na czerwono
help-arg-board = Plansza: wood, paper, dark lub contrast
help-arg-coordinates = Co stoi na brzegach: japanese to kolumny 1–9 i rzędy 一–九, letters rzędy a–i, digits rzędy 1–9
help-arg-arrows = Strzałki według pól lub ruchów, po przecinku: 7g7f, 8h2b+:red; kółko wokół pola lub zrzutu: 5e, P*5e
help-arg-marks = Oznaczone pola, po przecinku: pole, potem ring, dot lub fill, potem green, red, blue lub yellow: 5e, 5e:dot, 5e:fill:yellow
help-arg-flip = Białe na dole
help-arg-no-hands = Bez bierek w ręce
help-arg-no-last-move = Bez koloru na polach ostatniego ruchu
help-arg-caption = Wiersz pod planszą; w PNG czcionką tego systemu lub z --font
help-arg-font = Plik czcionki dla wiersza pod PNG
help-diagram-width = Szerokość w pikselach; domyślnie 800 dla PNG

## Pomoc: convert

help-convert-output = Plik, folder albo - dla standardowego wyjścia
help-arg-to = Format, jeśli nie zdradza go nazwa za -o
help-arg-encoding = Kodowanie: utf-8, utf-8-bom, shift-jis, euc-jp, utf-16le lub utf-16be
help-arg-crlf = Końce wierszy jak w Windows
help-arg-strict = Każdą osobliwość pliku uważa za błąd
help-convert-json = Pisze całe drzewo ze wszystkimi ostrzeżeniami jako JSON, obiekt na plik i wiersz
help-arg-quiet = Mówi tylko o tym, co się nie udaje

## Obrazy

program-no-font = żadna czcionka tego systemu nie ma znaków „{ $characters }”; podaj plik czcionki po --font albo rysuj SVG
program-no-font-file = { $file } nie jest plikiem czcionki

## Zapisy: gdzie coś jest dziwne

program-odd = wiersz { $line }, kolumna { $column }: { $what }: { $done }
program-odd-found = wiersz { $line }, kolumna { $column }: { $what }, znaleziono „{ $found }”: { $done }
program-more-odd = dalsze osobliwości: { $count }
program-game = partia { $game }
program-at-move = ruch { $ply }
program-in-variation = ruch { $ply } wariantu
program-check-sum = Pliki: { $files }. Partie: { $games }. Osobliwości: { $odd }. Nieczytelne pliki: { $unreadable }.

## Zapisy: co jest dziwne

odd-undecodable = bajty, które w tym kodowaniu nie są tekstem
odd-unknown-handicap = nieznany handicap
odd-handicap-against-board = handicap nie zgadza się z planszą
odd-unreadable-start = nieczytelna pozycja początkowa
odd-broken-start = pozycja początkowa: { $faults }
odd-missing-side = żaden wiersz nie mówi, kto ma ruch
odd-illegal-move = niedozwolony ruch: { $reason } ({ $rule })
odd-impossible-move = ruch, którego nie da się wykonać na planszy
odd-unreadable-move = tu oczekiwano ruchu
odd-ambiguous-move = ten ruch może wykonać kilka bierek ({ $moves })
odd-other-piece = na polu stoi inna bierka
odd-other-side = ruch ma druga strona
odd-other-target = to nie jest pole ostatniego ruchu
odd-other-number = numer nie następuje po poprzednim
odd-unreadable-time = tu oczekiwano czasu
odd-unknown-ending = nieznane zakończenie
odd-after-end = po końcu partii coś jeszcze następuje
odd-other-summary = podsumowanie nie zgadza się z ruchami
odd-nowhere-to-branch = żaden wariant nie ma ruchu, od którego się odchodzi
odd-unknown-text = tekst, który tu nic nie znaczy
odd-bad-value = wartość, która nie może tu stać
odd-cut-short = plik urywa się w środku

## Zapisy: co z tym zrobiono

done-undecodable = zastąpiono przez U+FFFD
done-unknown-handicap = początek pozostaje nieznany, ruchy zachowano jako tekst
done-handicap-against-board = liczy się plansza, nazwę zachowano w nagłówku
done-unreadable-start = pominięto, początek jest nieznany
done-broken-start = zachowano bez zmian
done-missing-side = przyjęto stronę pierwszego ruchu
done-illegal-move = wykonano tak, jak zapisano
done-impossible-move = zachowano jako tekst, podobnie jak resztę ruchów tej linii
done-unreadable-move = { done-impossible-move }
done-ambiguous-move = przyjęto pierwszy pasujący
done-other-piece = ruszono bierką z tego pola
done-other-side = kolejność wynika z poprzednich ruchów
done-other-target = przyjęto pole ostatniego ruchu
done-other-number = liczy się kolejność wierszy
done-unreadable-time = pominięto
done-unknown-ending = zachowano tak, jak zapisano
done-after-end = zachowano za końcem
done-other-summary = liczą się ruchy
done-nowhere-to-branch = jego wiersze zachowano jako komentarze
done-unknown-text = zachowano jako komentarz
done-bad-value = pominięto
done-cut-short = przeczytano to, co jest

## Zapisy: co nie zgadza się z zasadami

finding-played-on = pozycja występuje po raz czwarty, partia kończy się tu powtórzeniem (R35)
finding-played-on-checks = pozycja występuje po raz czwarty po samych szachach; tak przegrywa { $loser } (R36)
finding-no-repetition = zapis kończy się powtórzeniem, ale pozycja nie występuje po raz czwarty (R35)
finding-perpetual-check = zapis kończy się powtórzeniem, ale { $loser } stale szachuje i przegrywa (R36)
finding-not-mated = zapis kończy się matem, ale są dozwolone ruchy (R32)
finding-declaration-fails = deklaracja nie jest ważna według żadnej zasady (R38)
finding-no-try = zapis kończy się królem u celu, ale żaden tam nie doszedł (R38)

## Zapisy: czego format nie pomieści

told-loss-header = pominięte nagłówki: { $count }
told-loss-comment = pominięte wiersze komentarzy: { $count }
told-loss-bookmark = pominięte zakładki: { $count }
told-loss-time = pominięte czasy: { $count }
told-loss-milliseconds = pominięte ułamki sekund: { $count }
told-loss-variation = pominięte warianty: { $count }
told-loss-ending = pominięte zakończenia: { $count }
told-loss-unread = pominięte teksty w miejscu ruchów: { $count }
told-loss-start = pozycje początkowe zachowane niecałe: { $count }
told-loss-move = pominięte ruchy: { $count }
told-loss-character = { $symbol } zapisano jako { $stand-in }: { $count }

## Zapisy: jak kończy się partia

told-ending-resign = { outcome-resignation }
told-ending-interrupted = { ending-interrupted }
told-ending-repetition = { outcome-sennichite }
told-ending-impasse = { outcome-impasse }
told-ending-checkmate = { outcome-checkmate }
told-ending-not-mate = { ending-not-mate }
told-ending-time-up = { outcome-time }
told-ending-illegal-win = Niedozwolony ruch przeciwnika
told-ending-illegal-loss = { outcome-illegal-move }
told-ending-declaration-win = { outcome-declaration }
told-ending-forfeit-win = Wygrana walkowerem
told-ending-forfeit-loss = Przegrana walkowerem
told-ending-sealed-move = { ending-sealed-move }
told-ending-max-moves = { outcome-max-moves }
told-ending-try = { outcome-try }
told-ending-draw = { result-draw }
told-ending-taken-back = { ending-taken-back }
told-ending-fault = { ending-fault }

## show, diagram, convert

program-step = Ruch: { $move }
program-step-ended = Koniec: { $ending }
program-step-unread = Niezrozumiałe: { $text }
program-bookmark = Zakładka: { $name }
program-other-moves = Inne ruchy w tym miejscu: { $count }
program-no-move = partia nie ma ruchu { $ply }; ruchów w niej: { $count }
program-no-game = plik nie ma partii { $game }; partii w nim: { $count }
program-no-such-file = { $file }: nie ma takiego pliku ani folderu
program-no-records = { $folder }: żaden plik w tym folderze nie ma nazwy zapisu ({ $known })
program-no-games = nie przeczytano żadnej partii, nic nie zapisano
program-one-game = format { $format } mieści w pliku jedną partię, a nie { $games }: podaj folder po -o
program-own-conversion = zostałby nadpisany własnym przekształceniem
program-unknown-extension = { $file }: to rozszerzenie nie należy do żadnego formatu ({ $known }); podaj format po --to
program-which-format = jaki format? Podaj go po --to albo plik po -o
program-picture-name = { $file }: oczekiwano nazwy zakończonej na .svg lub .png
program-cannot-write = { $file }: nie można zapisać
program-cannot-read = { $file }: nie można przeczytać

## match, bench, train

program-match-games = { $a } przeciw { $b }. Partie: { $games }
program-match-score = punkty { $score } = { $percent } %  (+{ $wins } ={ $draws } -{ $losses })
program-match-elo = { $elo } przy 95 %, silniejszy na { $los } %
program-match-sprt = test sekwencyjny { $high } przeciw { $low } Elo: { $verdict }, LLR { $llr } z ±{ $bound }
program-match-open = nierozstrzygnięty
program-match-accepted = przyjęto
program-match-rejected = odrzucono
program-match-colours = wygrane czarnych { $black }, białych { $white }; półruchów na partię { $plies }; najwolniejszy ruch { $slowest-a } ms i { $slowest-b } ms
program-match-won-by = { $reason }, wygrywa { $winner }
program-match-drawn = { $reason }, nikt nie wygrywa
program-match-no-limit = silnik { $engine } nie ma ograniczenia: podaj --movetime, --byoyomi, --main, --nodes lub --depth
program-bench = węzły: { $nodes }, { $seconds } s, { $nps } węzłów/s
program-train-games = partie: { $games }, półruchy: { $plies } (na partię { $mean }), przeszukano: { $searched }
program-train-won = wygrane czarnych: { $black }, białych: { $white }, bez zwycięzcy: { $nobody }
program-train-positions = pozycje do nauki: { $kept }, odłożone: { $held }; pominięte: niespokojne { $restless }, rozstrzygnięte { $decided }, powtórzone { $twice }
program-train-epoch = epoka { $epoch }: strata { $loss }, odłożone { $held }, pozycji na sekundę { $speed }
program-train-done = skala { $scale }; odłożone { $held }, po zaokrągleniu do bitów pliku { $rounded }; zaskoczenie wynikami { $surprise }
program-train-checksum = { $file }: suma kontrolna { $checksum }
program-train-versus = { $a } przeciw { $b }, węzłów na ruch: { $nodes }, partie: { $games }: { $score }
program-train-there = { $file } już istnieje
program-train-go-on = nie można kontynuować { $file }
program-train-no-starts = { $file }: żadnego wiersza z pozycją, na przykład „sfen …” lub „position …”
program-train-width = szerokość to { $width }, oczekiwano 64, 128 lub 256
program-match-adjudicated = rozstrzygnięto z oceny
program-train-read = partie: { $games }, nieczytelne wiersze: { $unreadable }

## What went wrong, in detail

program-io-not-found = nie ma takiego pliku ani folderu
program-io-permission = brak dostępu
program-io-exists = to już istnieje
program-io-folder = to jest folder, oczekiwano pliku
program-io-no-folder = część ścieżki nie jest folderem
program-io-full = brak wolnego miejsca
program-io-read-only = to miejsce jest tylko do odczytu
program-io-cut-short = kończy się w połowie
program-io-no-text = to nie jest tekst w UTF-8
program-expected-number = oczekiwano liczby całkowitej
program-expected-decimal = oczekiwano liczby
program-too-large = liczba jest za duża
program-too-small = liczba jest za mała
program-expected-at-least = oczekiwano liczby całkowitej nie mniejszej niż { $least }
program-expected-between = oczekiwano liczby całkowitej od { $least } do { $most }
program-expected-one-of = oczekiwano jednego z: { $values }
program-expected-arrow = oczekiwano dwóch pól, np. 7g7f, zrzutu, np. P*5e, albo jednego pola
program-expected-square = oczekiwano pola, np. 5e, znaleziono „{ $found }”
program-expected-no-more = oczekiwano pola, kształtu i koloru, np. 5e:dot:red, po nich znaleziono „{ $found }”
program-no-picture = nie udało się narysować obrazka
program-picture-too-large = obrazek jest za duży
program-file-empty = plik jest pusty
program-file-unknown = oczekiwano zapisu partii, plik nie ma żadnego znanego formatu
program-file-unreadable = wiersz { $line }, kolumna { $column }: w pliku formatu { $format } powinno tu być: { $expected }
json-object = obiekt
json-array = tablica
json-member-or-end = przecinek albo koniec obiektu
json-element-or-end = przecinek albo koniec tablicy
json-colon = dwukropek
json-value = wartość
json-string = napis w cudzysłowie
json-string-end = koniec napisu
json-escape = sekwencja taka jak \n
json-hex-digits = cztery cyfry szesnastkowe
json-number = liczba
json-boolean = true albo false
json-file-end = koniec pliku
program-file-other-game = wiersz { $line }: oczekiwano partii shogi; { $game } nie jest odczytywane
program-format-read-only = format { $format } jest odczytywany, ale nie zapisywany
program-network-other = to nie plik sieci: nie zaczyna się od KOMANNUE
program-network-version = plik sieci w wersji { $found }, która nie jest tu znana
program-network-shape = sieć ma inną budowę niż w tym programie
program-network-length = plik ma { $found } bajtów, oczekiwano { $expected }
program-network-damaged = plik jest uszkodzony: suma kontrolna się nie zgadza
program-network-numbers = jego liczby nie tworzą sieci
program-network-widths = oczekiwano sieci tej samej szerokości
program-train-plan = trening nie może się zacząć: { $what }: oczekiwano { $expected }
program-train-trace = --trace to { $trace }, oczekiwano od 0 do 1
program-train-neither = oczekiwano spakowanych partii lub wierszy „SFEN;wartość;wynik”, nie ma ani jednych, ani drugich
program-packed-other = to nie plik spakowanych partii albo jego nagłówek jest uszkodzony
program-packed-recipe = plik zawiera partie według innego przepisu: { $found }; oczekiwano { $expected }
program-packed-damaged = partia { $game } przy bajcie { $offset } jest uszkodzona
program-packed-too-large = partia jest za duża dla tego pliku
program-at-line = wiersz { $line }
program-match-opening-over = na końcu otwarcia partia jest już skończona
program-match-no-opening = nie ma w nim żadnego otwarcia
program-limit = ograniczenie „{ $limit }”
program-expected-form = oczekiwano { $form }
program-expected-sprt = oczekiwano LOW,HIGH w Elo, np. 0,10, najpierw mniejsza, od -1000 do 1000
program-expected-adjudication = oczekiwano { $form }: ocena najwyżej 30000 i co najmniej jeden półruch
program-engine = silnik { $engine }
program-engine-start = nie można uruchomić { $file }: { $reason }
program-engine-ended = zakończył się ({ $status }), gdy oczekiwano { $expected }
program-engine-silent = brak { $expected } w ciągu { $ms } ms
program-engine-answer = nie można odczytać jego odpowiedzi: { $reason }
program-engine-illegal = jego ruch { $move } jest niedozwolony: { $reason } ({ $rule })
program-engine-last = na koniec napisał: { $lines }
program-engine-option = opcja „{ $option }”: oczekiwano NAME=VALUE
program-option-value = opcja { $option }: { $expected }, znaleziono „{ $found }”
program-option-empty = opcja { $option }: oczekiwano wartości
program-command-empty = wiersz poleceń jest pusty
program-command-quote = kolumna { $column }: cudzysłów nie jest zamknięty
program-gnushogi-greeting = wita się „{ $greeting }”, a nie jak GNU Shogi
program-gnushogi-silent = nie wita się, jak to robi GNU Shogi
program-gnushogi-limits = GNU Shogi można ograniczyć tylko czasem lub głębokością
program-gnushogi-option = GNU Shogi nie ma opcji { $option }; Command=LINE wysyła mu wiersz przed każdą partią
program-saved-first = oczekiwano „# game NUMBER: ”
program-saved-players = oczekiwano graczy { $a } i { $b }
program-saved-opening = partia { $game } tego meczu zaczyna się od innego otwarcia
program-saved-twice = partia { $game } występuje dwa razy
program-match-pair = { $a } przeciw { $b }: { $score }
program-match-none = nie rozegrano żadnej partii
program-usi-broken = rozmowa z drugim programem została przerwana
