### Lekcje: bicie i zrzuty.

lessons-group-drops = Bicie i zrzuty

## Zbite bierki

lesson-captures = Zbite bierki
lesson-captures-about = Co zbijesz, jest twoje.
lesson-captures-take = Zbij gońcem srebrnego generała na zaznaczonym polu.
lesson-captures-take-hint = Goniec rusza się po przekątnej, w prawo do góry.
lesson-captures-take-done = Srebrny generał zszedł z planszy, ale nie wypadł z gry.
lesson-captures-take-wrong = Srebrny generał nadal stoi. Żeby go zbić, goniec musi stanąć dokładnie na jego polu.
lesson-captures-hand = Gdzie jest teraz srebrny generał?
lesson-captures-hand-option-gone = Poza grą
lesson-captures-hand-option-mine = W mojej ręce, po mojej stronie
lesson-captures-hand-option-back = U przeciwnika, który go wystawi z powrotem
lesson-captures-hand-hint = Czy gdzieś go jeszcze widać? I po czyjej stronie?
lesson-captures-hand-done = Leży na twoim stoliku, komadai. W którymś z następnych ruchów możesz go postawić na planszy jako własną bierkę.
lesson-captures-hand-wrong = Spójrz obok planszy: zbite bierki zmieniają właściciela.
lesson-captures-free = Wieża może zbić dwie bierki. Weź tę, której nikt nie broni.
lesson-captures-free-hint = Za każdym razem pytaj: czy coś mogłoby odbić?
lesson-captures-free-done = Złoty generał za darmo.
lesson-captures-free-wrong-guarded = Ten pionek jest broniony. Tracisz za niego wieżę.
lesson-captures-dragon = Do twojego obozu wdarł się smok. Zbij go.
lesson-captures-dragon-hint = Twój król i twój złoty generał stoją tuż obok.
lesson-captures-dragon-done = Po zagrożeniu, a tobie przybyła świetna bierka.
lesson-captures-dragon-wrong = Smok zostaje w twoim obozie i dalej szkodzi. Możesz go zbić od razu.
lesson-captures-turned = Zbity został smok. Co leży w twojej ręce?
lesson-captures-turned-option-dragon = Smok
lesson-captures-turned-option-rook = Wieża
lesson-captures-turned-hint = Co dzieje się z promocją, gdy bierka zmienia właściciela?
lesson-captures-turned-done = Zwykła wieża: każda zbita bierka traci promocję.
lesson-captures-turned-wrong = Zbite bierki zawsze wracają na niepromowaną stronę.
lesson-captures-sight = Jak przechowuje się zbite bierki?
lesson-captures-sight-option-hidden = W ukryciu, dla niespodzianki
lesson-captures-sight-option-sight = Na widoku, na komadai
lesson-captures-sight-option-box = W pudełku
lesson-captures-sight-hint = Czy przeciwnik ma prawo wiedzieć, co możesz zrzucić?
lesson-captures-sight-done = Obaj gracze zawsze mogą widzieć obie ręce. Należą one do pozycji.
lesson-captures-sight-wrong = W shogi nie ma tajemnic: to, co masz, musi być widoczne.

## Zrzucanie bierki

lesson-dropping = Zrzucanie bierki
lesson-dropping-about = Zbite bierki wracają do gry.
lesson-dropping-first = Masz w ręce złotego generała. Zamiast ruchu zrzuć go na dowolne puste pole.
lesson-dropping-first-hint = Wybierz złotego generała obok planszy, a potem pole.
lesson-dropping-first-done = To był cały twój ruch. Złoty generał patrzy na przeciwnika: teraz jest twój.
lesson-dropping-first-wrong-moved = To był ruch na planszy. Użyj złotego generała z ręki.
lesson-dropping-occupied = Chcesz zrzucić srebrnego generała na pionka przeciwnika na 3-4. Czy to dozwolone?
lesson-dropping-occupied-hint = Ruch może się skończyć na bierce przeciwnika. Czy zrzut też?
lesson-dropping-occupied-done = Nie. Zrzut wymaga pustego pola i nigdy nie bije.
lesson-dropping-occupied-wrong = Spójrz, co stoi na 3-4, i pomyśl, na jakie pola można zrzucać.
lesson-dropping-camp = Zrzucasz srebrnego generała na 3-2, głęboko w obozie przeciwnika. Czy to dozwolone?
lesson-dropping-camp-hint = Spójrz na 3-2: czy coś tam stoi i czy srebrny generał mógłby stamtąd ruszyć?
lesson-dropping-camp-done = Tak. Dobre jest każde puste pole. Srebrny generał staje niepromowany, nawet tutaj.
lesson-dropping-camp-wrong = Zapytaj, czego zrzut wymaga od pola. Czy liczy się, w czyim jest ono obozie?
lesson-dropping-one = Czy w jednej kolejce wolno zrzucić pionka i ruszyć bierką?
lesson-dropping-one-option-both = Tak, jedno i drugie
lesson-dropping-one-option-one = Nie, albo jedno, albo drugie
lesson-dropping-one-hint = Przypomnij sobie zrzut złotego generała: czy został ci po nim jeszcze jakiś ruch?
lesson-dropping-one-done = W swojej kolejce wykonujesz jeden ruch albo jeden zrzut.
lesson-dropping-one-wrong = To byłyby dwa ruchy z rzędu.
lesson-dropping-later = Zrzuć pionka na zaznaczone pole, w strefie. Potem promuj go w następnym ruchu.
lesson-dropping-later-hint = Najpierw 3-3, a potem dalej na 3-2, z promocją.
lesson-dropping-later-done = Przy zrzucie nie ma promocji. Ale następny ruch zaczął się w strefie, więc było wolno.
lesson-dropping-later-wrong = Potrzebne są dwa ruchy: zrzut na zaznaczone pole, a potem krok naprzód z promocją.

## Co potrafi zrzut

lesson-drop-power = Co potrafi zrzut
lesson-drop-power-about = Mat, obrona i kontra.
lesson-drop-power-mate = Zrzuć złotego generała tak, żeby był mat.
lesson-drop-power-mate-hint = Tuż przed królem, gdzie broni go twój pionek.
lesson-drop-power-mate-done = Złoty generał przed królem: najczęstszy mat ze wszystkich.
lesson-drop-power-mate-wrong-loose = Król może go zbić albo uciec. Zrzuć go tam, gdzie jest broniony.
lesson-drop-power-where = Wieża z 2-2 daje szacha. Wybierz wszystkie pola, na których pionek z ręki zasłoniłby króla.
lesson-drop-power-where-hint = Pola między wieżą a twoim królem.
lesson-drop-power-where-done = Pięć pól. W kolumnie 2 nie masz innego pionka, więc każde jest możliwe.
lesson-drop-power-where-wrong = Pionek musi stanąć między wieżą a twoim królem, na pustym polu.
lesson-drop-power-block = Teraz zasłoń króla pionkiem na polu, którego król sam broni.
lesson-drop-power-block-hint = Tuż przed królem, na 2-7.
lesson-drop-power-block-done = Jeśli wieża zbije pionka, twój król zbije wieżę.
lesson-drop-power-block-wrong-loose = Tam wieża po prostu zbije pionka i znów da szacha.
lesson-drop-power-block-wrong-king = Król mógłby uciec. Zadanie brzmi jednak: zasłoń pionkiem.
lesson-drop-power-lance = Twój smok panuje nad drugim rzędem. Zrzuć lancę i daj mata.
lesson-drop-power-lance-hint = W kolumnie króla. Działa także z daleka.
lesson-drop-power-lance-done = Nie ma dokąd uciec ani czym się zasłonić.
lesson-drop-power-lance-wrong-elsewhere = Lanca musi patrzeć na króla, prosto wzdłuż kolumny 1.
lesson-drop-power-counter = Jesteś pod szachem. Zrzuć bierkę, która zasłoni króla i sama da szacha.
lesson-drop-power-counter-hint = Które pole kolumny 5 leży na przekątnej z 2-2?
lesson-drop-power-counter-done = Jeden zrzut, dwa zadania.
lesson-drop-power-counter-wrong-quiet = To odpowiedź na szacha, ale sama szacha nie daje.

## Bez drogi naprzód

lesson-dead-drops = Bez drogi naprzód
lesson-dead-drops-about = Gdzie nie wolno zrzucić bierki.
lesson-dead-drops-pawn = Pionek zostaje zrzucony w ostatnim rzędzie, na 3-1. Czy to dozwolone?
lesson-dead-drops-pawn-hint = Jak rusza się pionek i co jest przed polem 3-1?
lesson-dead-drops-pawn-done = Nie. Nie miałby już żadnego ruchu.
lesson-dead-drops-pawn-wrong = Wyobraź sobie pionka na 3-1: dokąd mógłby stamtąd ruszyć?
lesson-dead-drops-knight = Skoczek zostaje zrzucony w drugim rzędzie, na 3-2. Czy to dozwolone?
lesson-dead-drops-knight-hint = O ile rzędów do przodu skacze skoczek?
lesson-dead-drops-knight-done = Nie. Jego skok wypadłby poza planszę. Dwa ostatnie rzędy są dla zrzucanego skoczka zamknięte.
lesson-dead-drops-knight-wrong = Skocz w myślach skoczkiem z 3-2: gdzie by wylądował?
lesson-dead-drops-lance = Lanca zostaje zrzucona w drugim rzędzie, na 3-2. Czy to dozwolone?
lesson-dead-drops-lance-hint = Jak rusza się lanca? Porównaj ją ze skoczkiem.
lesson-dead-drops-lance-done = Tak. Ma przed sobą jeszcze jedno pole. Zamknięty jest dla niej tylko ostatni rząd.
lesson-dead-drops-lance-wrong = Spójrz z 3-2 prosto przed siebie: czy lanca ma tam jakieś pole?
lesson-dead-drops-knight-mate = Zrzuć skoczka i daj mata.
lesson-dead-drops-knight-mate-hint = Musi atakować 2-1 i nic nie może go zbić.
lesson-dead-drops-knight-mate-done = Trzeci rząd to najdalszy, w którym wolno zrzucić skoczka.
lesson-dead-drops-knight-mate-wrong-elsewhere = To nie mat. Znajdź bezpieczne pole, z którego skoczek skacze na 2-1.
lesson-dead-drops-last-rank = Którą bierkę wolno zrzucić w ostatnim rzędzie?
lesson-dead-drops-last-rank-option-silver = Srebrnego generała
lesson-dead-drops-last-rank-option-knight = Skoczka
lesson-dead-drops-last-rank-option-lance = Lancę
lesson-dead-drops-last-rank-option-pawn = Pionka
lesson-dead-drops-last-rank-hint = Postaw tam w myślach każdą z tych bierek: dokąd mogłaby potem ruszyć?
lesson-dead-drops-last-rank-done = Srebrny generał może się stamtąd cofnąć. Złoty generał, wieża i goniec też mają tam ruch.
lesson-dead-drops-last-rank-wrong = Ta bierka chodzi tylko do przodu. Utknęłaby.

## Nifu: dwa pionki

lesson-nifu = Nifu: dwa pionki
lesson-nifu-about = Jeden pionek w kolumnie.
lesson-nifu-twice = Masz pionka na 5-7. Drugi zostaje zrzucony na 5-5. Czy to dozwolone?
lesson-nifu-twice-hint = Które z twoich bierek stoją w kolumnie 5?
lesson-nifu-twice-done = Nie. To nifu: nigdy dwóch własnych niepromowanych pionków w jednej kolumnie.
lesson-nifu-twice-wrong = Policz swoje niepromowane pionki w kolumnie 5, razem z nowym.
lesson-nifu-free-file = Wybierz wszystkie pola, na które wolno zrzucić pionka z ręki.
lesson-nifu-free-file-hint = Tylko w jednej kolumnie nie ma twojego pionka.
lesson-nifu-free-file-done = Otwarta była tylko kolumna 4, bez ostatniego rzędu i zajętych pól.
lesson-nifu-free-file-wrong = Znajdź kolumnę bez swojego pionka. Pomiń jej ostatni rząd i zajęte pola.
lesson-nifu-tokin = Twój tokin stoi na 3-3. Za nim, na 3-4, zostaje zrzucony pionek. Czy to dozwolone?
lesson-nifu-tokin-hint = Czym jest teraz bierka na 3-3? A czym była przedtem?
lesson-nifu-tokin-done = Tak. Tokin nie liczy się jako pionek.
lesson-nifu-tokin-wrong = Spójrz jeszcze raz na kolumnę 3: ile stałoby w niej twoich niepromowanych pionków?
lesson-nifu-theirs = W kolumnie 3 stoi tylko pionek przeciwnika. Twój zostaje zrzucony na 3-5. Czy to dozwolone?
lesson-nifu-theirs-hint = Czyje pionki liczą się przy nifu?
lesson-nifu-theirs-done = Tak. Liczą się tylko własne pionki.
lesson-nifu-theirs-wrong = Przejdź kolumnę 3 pole po polu: do kogo należy każdy pionek, który tam stoi?
lesson-nifu-lances = W kolumnie 1 masz już lancę i pionka. Na 1-6 zostaje zrzucona druga lanca. Czy to dozwolone?
lesson-nifu-lances-hint = Jakich bierek dotyczy nifu?
lesson-nifu-lances-done = Tak. Nifu dotyczy wyłącznie pionków.
lesson-nifu-lances-wrong = Pomyśl, których bierek nie wolno podwajać w kolumnie i czy lanca ma ruch z 1-6.
lesson-nifu-make-room = Promuj pionka z 3-4 i zaatakuj wieżę. Potem zrzuć za nim pionka z ręki.
lesson-nifu-make-room-hint = Najpierw na 3-3, z promocją. Potem zrzuć pionka na 3-4.
lesson-nifu-make-room-done = Gdy tylko pierwszy pionek stał się tokinem, kolumna była wolna dla następnego.
lesson-nifu-make-room-wrong = Dopiero gdy pierwszy pionek jest tokinem, w kolumnie 3 jest miejsce. Drugi ma stanąć tuż za nim.

## Uchifuzume

lesson-uchifuzume = Uchifuzume
lesson-uchifuzume-about = Żadnego mata zrzuconym pionkiem.
lesson-uchifuzume-mate = Pionek zostaje zrzucony na 1-2, przed królem. Broni go twój złoty generał, a król nie ma dokąd uciec. Czy to dozwolone?
lesson-uchifuzume-mate-hint = Czy po zrzucie jest tylko szach, czy coś więcej?
lesson-uchifuzume-mate-done = Nie. To uchifuzume: zrzucony pionek nie może od razu dać mata.
lesson-uchifuzume-mate-wrong = Rozstrzygają dwa pytania: czy byłby mat i która bierka by go dała?
lesson-uchifuzume-other = Teraz masz w ręce także lancę. Daj mata lancą.
lesson-uchifuzume-other-hint = Na tym samym polu, 1-2.
lesson-uchifuzume-other-done = Zakaz dotyczy tylko pionka. Każdą inną bierką wolno zrzutem matować.
lesson-uchifuzume-other-wrong-weak = To nie mat. Użyj pola przed królem.
lesson-uchifuzume-escape = Ten sam zrzut na 1-2, ale pole obok króla jest puste. Czy to dozwolone?
lesson-uchifuzume-escape-hint = Które pola obok króla kontroluje twój złoty generał, a których nie?
lesson-uchifuzume-escape-done = Tak. Król może pójść na 2-1, więc to szach, a nie mat.
lesson-uchifuzume-escape-wrong = Sprawdź, czy to naprawdę mat: zbadaj każde pole wokół króla.
lesson-uchifuzume-guard = Tym razem obok króla stoi srebrny generał. Czy wolno zrzucić pionka na 1-2?
lesson-uchifuzume-guard-hint = Które bierki przeciwnika sięgają 1-2?
lesson-uchifuzume-guard-done = Tak. Srebrny generał może zbić pionka, więc nie ma mata.
lesson-uchifuzume-guard-wrong = Mat jest tylko wtedy, gdy nikt nie może zbić pionka. Jak rusza się bierka obok króla?
lesson-uchifuzume-push = Teraz nie masz czego zrzucać. Daj mata pionkiem, który już stoi na planszy.
lesson-uchifuzume-push-hint = Z 1-3 na 1-2. Za nim stoi twoja lanca.
lesson-uchifuzume-push-done = Pionek, który się rusza, może dać mata. Nie wolno tylko zrzuconemu.
lesson-uchifuzume-push-wrong-weak = To szach, ale król zbije złotego generała.

## Uchifuzume: trudne przypadki

lesson-uchifuzume-cases = Uchifuzume: trudne przypadki
lesson-uchifuzume-cases-about = Czy to naprawdę mat?
lesson-uchifuzume-cases-pinned = Pionek zostaje zrzucony na 5-2. Złoty generał na 4-1 stoi między królem a twoim smokiem. Czy to dozwolone?
lesson-uchifuzume-cases-pinned-hint = Co mógłby zrobić twój smok, gdyby złoty generał zszedł z 4-1?
lesson-uchifuzume-cases-pinned-done = Nie. Złoty generał jest związany: gdyby zbił pionka, smok szachowałby króla. Więc to mat.
lesson-uchifuzume-cases-pinned-wrong = Sprawdź każdą odpowiedź na szacha: czy król byłby po niej naprawdę bezpieczny?
lesson-uchifuzume-cases-same-file = Pionek zostaje zrzucony na 5-2. Złoty generał na 5-3 zasłania króla przed twoją lancą. Czy to dozwolone?
lesson-uchifuzume-cases-same-file-hint = Jeśli złoty generał zbije na 5-2, co stanie między twoją lancą a królem?
lesson-uchifuzume-cases-same-file-done = Tak. Bijąc pionka, złoty generał zostaje w kolumnie 5 i nadal zasłania króla.
lesson-uchifuzume-cases-same-file-wrong = Związana bierka nadal może chodzić wzdłuż swojej linii. Czy złoty generał może to zrobić tutaj?
lesson-uchifuzume-cases-shade = Twój goniec z 2-5 celuje przez 5-2 w 6-1. Pionek zostaje zrzucony na 5-2. Czy to dozwolone?
lesson-uchifuzume-cases-shade-hint = Jak daleko sięga twój goniec, gdy na 5-2 stoi pionek?
lesson-uchifuzume-cases-shade-done = Tak. Pionek sam staje gońcowi na drodze i król ucieka na 6-1.
lesson-uchifuzume-cases-shade-wrong = Spójrz na pozycję po zrzucie: które pola wokół króla wtedy jeszcze kontrolujesz?
lesson-uchifuzume-cases-no-shade = To samo, ale na 6-1 stoi skoczek przeciwnika. Czy to dozwolone?
lesson-uchifuzume-cases-no-shade-hint = Co się zmieniło wokół króla w porównaniu z poprzednią pozycją?
lesson-uchifuzume-cases-no-shade-done = Nie. Król nie ma już żadnego pola: mat zrzuconym pionkiem.
lesson-uchifuzume-cases-no-shade-wrong = Obejrzyj pola wokół króla: czy zostało mu jakieś i czy coś może zbić pionka?
lesson-uchifuzume-cases-no-check = Pionek zrzucony na 1-3 nie daje szacha, ale przeciwnik nie ma już żadnego ruchu. Czy to dozwolone?
lesson-uchifuzume-cases-no-check-hint = Czego dokładnie zabrania uchifuzume?
lesson-uchifuzume-cases-no-check-done = Tak. Zakazany jest tylko mat. A że w shogi brak ruchu przegrywa, ten zrzut nawet wygrywa.
lesson-uchifuzume-cases-no-check-wrong = Mat i brak ruchu to dwie różne rzeczy. Której z nich dotyczy zakaz?
