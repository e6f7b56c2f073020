### Co mówią zasady. W nazwach pól najpierw stoi kolumna: 7-6 to kolumna 7, rząd 6.

rule-number = Zasada { $rule }

## Ruchy niedozwolone: nazwa i powód

illegal-other = Ten ruch jest niedozwolony
illegal-other-why = W tej pozycji łamie zasady.
illegal-empty-square = Nie ma tam bierki
illegal-empty-square-why = Na polu { $squares } nie ma bierki, którą można ruszyć.
illegal-not-your-piece = To nie twoja bierka
illegal-not-your-piece-why = Bierka na polu { $squares } należy do przeciwnika.
illegal-stays-put = Nie wolno pasować
illegal-stays-put-why = W swojej kolejce trzeba ruszyć bierką albo zrzucić bierkę z ręki.
illegal-own-piece-there = Stoi tam twoja bierka
illegal-own-piece-there-why = Nie możesz wejść na pole { $squares }: stoi tam twoja własna bierka.
illegal-cannot-reach = Tak { $piece-the } się nie porusza
illegal-cannot-reach-why = { $piece-start } nie może wejść na to pole.
illegal-dots = Kropki pokazują, dokąd może.
illegal-blocked = Coś stoi na drodze
illegal-blocked-why = Przeskakiwać może tylko skoczek. { $piece-start } nie przejdzie przez { $count ->
    [one] bierkę na polu { $squares }
    [few] bierki na polach { $squares }
    [many] bierki na polach { $squares }
   *[other] bierki na polach { $squares }
  }.
illegal-cannot-promote = Tej bierki się nie promuje
illegal-cannot-promote-why = { $piece-start } nie ma promowanej strony.
illegal-already-promoted = Już po promocji
illegal-already-promoted-why = { $piece-start } leży już promowaną stroną do góry i tak pozostanie aż do zbicia.
illegal-outside-zone = Tu nie ma promocji
illegal-outside-zone-why = Promować można tylko w ruchu, który zaczyna się lub kończy w trzech ostatnich rzędach.
illegal-must-promote = Promocja jest obowiązkowa
illegal-must-promote-why = Na polu { $squares } { $piece-the } nie ma już żadnego dalszego ruchu, więc promocja jest konieczna.
illegal-not-in-hand = Nie masz tego w ręce
illegal-not-in-hand-why = Nie masz w ręce takiej bierki: { $piece }.
illegal-occupied = To pole jest zajęte
illegal-occupied-why = Zrzucać można tylko na puste pole, a pole { $squares } jest zajęte. Zrzutem nigdy się nie bije.
illegal-dead-drop = Stamtąd nie byłoby ruchu
illegal-dead-drop-why = Z pola { $squares } { $piece-the } nie wykona już żadnego ruchu do końca partii, dlatego nie wolno tam zrzucać.
illegal-nifu = Nifu: dwa pionki w jednej kolumnie
illegal-nifu-why = W tej kolumnie, na polu { $squares }, stoi już twój niepromowany pionek. Drugiego nie wolno tam zrzucić.
illegal-king-into-check = Król stanąłby pod szachem
illegal-king-into-check-why = To pole jest atakowane z { $squares }. Król nie może wejść pod szach.
illegal-check-not-answered = Twój król jest szachowany
illegal-check-not-answered-why = Na szacha trzeba odpowiedzieć od razu: ruszyć królem, zbić atakującą bierkę albo zasłonić króla.
illegal-exposes-king = To odsłoniłoby twojego króla
illegal-exposes-king-why = { $piece-start } zasłania twojego króla. Bez tej osłony byłby szach.
illegal-uchifuzume = Uchifuzume: mat zrzuconym pionkiem
illegal-uchifuzume-why = Nie wolno zrzucić pionka tak, żeby od razu dał mata. Może dać szacha, a innymi bierkami wolno zrzutem matować.

## Co zostało odrzucone

refusal-other = Ta partia na to nie pozwala.
refusal-not-started = Partia jeszcze się nie zaczęła.
refusal-already-started = Partia już się zaczęła.
refusal-game-over = Partia się skończyła.
refusal-not-your-turn = Ruch ma druga strona.
refusal-illegal-move = Ten ruch jest niedozwolony.
refusal-out-of-date = W międzyczasie pozycja się zmieniła.
refusal-draws-off = W tej partii nie można proponować remisu.
refusal-takebacks-off = W tej partii nie można cofać ruchów.
refusal-nothing-to-take-back = Nie ma ruchu do cofnięcia.
refusal-too-many-plies = Nie ma tylu ruchów do cofnięcia.
refusal-no-such-offer = Ta propozycja jest już nieaktualna.
refusal-offer-open = Najpierw trzeba odpowiedzieć na inną propozycję.
refusal-offer-repeated = Ta propozycja już padła. Najpierw wykonaj ruch.
refusal-own-offer = Na tę propozycję odpowiada druga strona.
refusal-declaration-off = W tej partii nie ogłasza się wygranej.
refusal-count-off = W tej partii nie liczy się punktów.
refusal-no-entering-king = Punkty można liczyć, gdy któryś król wejdzie do obozu przeciwnika.
refusal-resign-on-own-turn = W tej partii poddać się można tylko w swojej kolejce.
refusal-not-your-seat = To nie twoja strona.
refusal-stale = W międzyczasie partia poszła dalej. Spójrz jeszcze raz i powtórz, jeśli nadal chcesz.
refusal-not-saved = Nie udało się zapisać partii, więc nic się nie zmieniło. Spróbuj ponownie.

## Jak skończyła się partia: nazwa i zdanie

outcome-checkmate = Mat
outcome-checkmate-why = { $loser-start } jest pod szachem i żaden ruch nie pomoże. Wygrywa { $winner }.
outcome-stalemate = Brak dozwolonego ruchu
outcome-stalemate-why = { $loser-start } nie ma dozwolonego ruchu, a w shogi przegrywa się tak nawet bez szacha. Wygrywa { $winner }.
outcome-resignation = Poddanie partii
outcome-resignation-why = { $loser-start } poddaje partię. Wygrywa { $winner }.
outcome-time = Koniec czasu
outcome-time-why = { $loser-start } nie ma już czasu. Wygrywa { $winner }.
outcome-illegal-move = Ruch niedozwolony
outcome-illegal-move-why = { $loser-start } wykonuje ruch niedozwolony, a taki ruch przegrywa tę partię. Wygrywa { $winner }.
outcome-illegal-move-reason = { $reason }.
outcome-perpetual-check = Wieczny szach
outcome-perpetual-check-why = Ta sama pozycja wystąpiła cztery razy, a każdy ruch, który w tym czasie wykonał { $loser }, dawał szacha. Kto tak powtarza, przegrywa. Wygrywa { $winner }.
outcome-declaration = Ogłoszenie po wejściu króla
outcome-declaration-why = { $winner-start } wprowadza króla do obozu przeciwnika, spełnia wszystkie warunki ogłoszenia i wygrywa.
outcome-wrong-declaration = Błędne ogłoszenie
outcome-wrong-declaration-why = { $loser-start } ogłasza wygraną bez spełnienia warunków, a to przegrywa. Wygrywa { $winner }.
outcome-try = Try
outcome-try-why = { $winner-start } bezpiecznie doprowadza króla na pole początkowe króla przeciwnika i wygrywa.
outcome-abandoned = Przerwana
outcome-abandoned-why = Partia została przerwana.
outcome-sennichite = Sennichite: czterokrotne powtórzenie
outcome-sennichite-why = Ta sama pozycja, z tymi samymi bierkami w rękach i tą samą stroną na ruchu, wystąpiła po raz czwarty.
outcome-impasse = Jishogi: impas
outcome-impasse-why = Według zasady 24 punktów obie strony mają ich dość, więc nikt nie wygrywa.
outcome-count = Jishogi: liczenie za zgodą
outcome-count-why = Obie strony zgodziły się liczyć. Kto ma mniej niż 24 punkty, przegrywa; jeśli obie mają dość, jest remis.
outcome-max-moves = Limit ruchów
outcome-max-moves-why = Osiągnięto ustaloną liczbę ruchów.
outcome-agreement = Porozumienie
outcome-agreement-why = Obie strony zgodziły się na remis.

result-draw = Remis
result-none = Bez wyniku
result-wins = Wygrywa { $side }
result-you-win = Wygrywasz
result-you-lose = Przegrywasz

## Impas

impasse = Wchodzące króle
impasse-points27 = 27 punktów: tylko wygrana
impasse-points24 = 24 punkty: wygrana albo remis
impasse-try = Zasada „try”
impasse-none = Bez ogłaszania
impasse-points27-why = Gdy król stoi w obozie przeciwnika i nie jest szachowany, a razem z nim jest tam dziesięć innych bierek, potrzeba tylu punktów: { $black } – 28, { $white } – 27. Wieże i gońce liczą się po 5, pozostałe bierki po 1, w obozie i w ręce.
impasse-points24-why = Gdy król stoi w obozie przeciwnika i nie jest szachowany, a razem z nim jest tam dziesięć innych bierek, 31 punktów daje wygraną, a od 24 do 30 – remis. Wieże i gońce liczą się po 5, pozostałe bierki po 1, w obozie i w ręce.
impasse-try-why = Czyj król dojdzie na pole początkowe króla przeciwnika i nie jest tam atakowany, ten od razu wygrywa.
declaration-count = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, { $pieces ->
    [one] { $pieces } bierka w obozie
    [few] { $pieces } bierki w obozie
    [many] { $pieces } bierek w obozie
   *[other] { $pieces } bierki w obozie
  }.
declaration-king-not-in-zone = Króla nie ma w obozie przeciwnika.
declaration-in-check = Król jest szachowany.
declaration-too-few-pieces = W obozie przeciwnika jest mniej niż dziesięć innych bierek.
declaration-too-few-points = Za mało punktów: potrzeba { $needed }.
declaration-king-not-on-square = Król nie stoi na polu początkowym króla przeciwnika.

## Wklejony początek, od którego nie można grać

fault-field-board = Plansza:
fault-field-side = Strona na ruchu:
fault-field-hands = Bierki w ręce:
fault-field-ply = Numer ruchu:
fault-field-moves = Ruchy:
fault-column = Zobacz kolumnę { $column } tekstu.
fault-start-unreadable = od tego tekstu nie można zacząć partii.
fault-start-illegal-move = ruch { $number }, { $move }, jest niedozwolony. { $reason }.
fault-start-is-over = partia skończyłaby się od razu: { $reason }.
fault-setup-missing-king = { $side } nie ma króla.
fault-setup-no-kings = żadna strona nie ma króla.
fault-setup-several-kings = { $side } ma więcej niż jednego króla.
fault-setup-too-many = bierka „{ $piece }” występuje { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  }, a w komplecie może być najwyżej { $most }.
fault-setup-nifu = { $side } ma dwa niepromowane pionki w kolumnie { $file }.
fault-setup-dead-piece = na polu { $square } { $piece-the } ({ $side }) nigdy się nie ruszy.
fault-setup-opponent-in-check = strona na ruchu mogłaby zbić króla, którego ma { $side }.
fault-setup-ply = numer ruchu { $count } jest za duży.
fault-text-empty = nie ma tekstu.
fault-text-move = numer { $number }, „{ $text }”, nie jest ruchem. Ruchy wyglądają tak: 7g7f, 8h2b+ albo P*5e.
fault-text-word = zamiast słowa „moves” jest „{ $text }”.
fault-text-japanese = można tu wczytać tylko USI i SFEN, na przykład 7g7f albo startpos, a japońskiego zapisu i zapisów partii jeszcze nie.
fault-sfen-missing = tej części brakuje.
fault-sfen-unexpected = „{ $text }” nic tu nie znaczy.
fault-sfen-cannot-promote = przed czymś, czego nie można promować, stoi +.
fault-sfen-rank-length = rząd { $rank } ma { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
  } zamiast 9.
fault-sfen-rank-count = zamiast 9 { $count ->
    [one] jest { $count } rząd
    [few] są { $count } rzędy
    [many] jest { $count } rzędów
   *[other] jest { $count } rzędu
  }.
fault-sfen-side = tu musi być b albo w.
fault-sfen-count = jest tu liczba bez bierki albo 0.
fault-sfen-count-too-large = jest tu liczba większa niż 9999.
fault-sfen-number = to musi być liczba całkowita do 1 000 000.
fault-sfen-trailing = po końcu jest jeszcze tekst.

## Ustawienia, których serwer nie przyjmuje

settings-furigoma-in-handicap = Pionki rzuca się tylko w grze równej: w partii z handicapem pierwszy rusza uwate.
settings-no-time = Zegar potrzebuje czasu podstawowego albo byoyomi.
settings-too-much-time = Zegar może chodzić najwyżej siedem dni.
settings-bad-periods = Okresów byoyomi musi być od 1 do 100.
settings-bad-max-moves = Limit ruchów musi być większy niż liczba ruchów już wykonanych.
settings-broken-setup = Pozycja początkowa łamie zasady.
settings-illegal-start-move = Jeden z ruchów początkowych jest niedozwolony.
settings-start-is-over = Partia skończyłaby się od razu.

## Endings that only records have

ending-interrupted = Przerwana
ending-not-mate = Brak mata
ending-sealed-move = Ruch zapisany
ending-taken-back = Ruch cofnięty
ending-fault = Błąd programu
