### Strona internetowa. Zwracamy się na „ty”, bez form zależnych od płci.
### W długich słowach na wąskich przyciskach są miękkie łączniki (U+00AD).

## Wszędzie

home = Komadai: strona główna
navigation = Strony
new-game = Nowa partia
games = Partie
records = Zapisy
settings = Ustawienia
close = Zamknij
cancel = Anuluj
loading = Wczytywanie…
try-again = Spróbuj ponownie
page-not-found = Nie ma takiej strony
page-not-loaded = Nie udało się wczytać tej części strony
rules-title = Zasady shogi
you = Ty
opponent = Przeciwnik
player-host = Gracz 1
player-guest = Gracz 2
error-offline = Program Komadai nie odpowiada. Czy nadal działa?
error-internal = Coś poszło nie tak. Spróbuj ponownie.
error-field = Serwer nie przyjął ustawienia „{ $field }”.
error-start = Nie udało się rozpocząć nowej partii. Spróbuj ponownie.

## Ustawienia

settings-language = Język
pieces-kanji = Kanji
pieces-international = Międzynarodowe
switch-pieces = Zmień bierki: { $pieces }

## Nowa partia

new-title = Partia shogi
new-lead = Naciśnij „Rozpocznij partię” i graj. Resztę można zostawić bez zmian.
resume-title = Graj dalej
opponent-legend = Przeciwnik
opponent-engine = Komputer
opponent-person = Ktoś przy tym ekranie
level-legend = Poziom
name-host = Gracz 1
name-guest = Gracz 2
side-legend = Twoja strona
side-legend-host = Strona gracza 1
side-note-first = rusza pierwszy
side-note-second = rusza drugi
side-note-furigoma = decyduje los
furigoma = Furigoma
handicap = Handicap
handicap-hint = W partii z handicapem strona, która oddaje bierki, nazywa się uwate i rusza pierwsza; druga to shitate. Oddanych bierek nie ma w grze.
choice-shitate = Słabsza strona (shitate)
choice-uwate = Silniejsza strona (uwate)
clock-legend = Zegar
clock-none = Bez zegara
clock-custom = Własny czas
clock-both = Obie strony
clock-differs = Inny czas – { $side }
clock-minutes = Minuty
clock-byoyomi = Byoyomi, sekundy
clock-periods = Okresy
clock-increment = Dodatek, sekundy
clock-hint = 10|30 to dziesięć minut, a potem trzydzieści sekund na ruch (byoyomi); 5+5 dodaje pięć sekund po każdym ruchu.
rules = Zasady
rules-usual = zwykłe
rules-own = własne
illegal-moves = Ruchy niedozwolone
illegal-moves-refuse = Odrzucane i wyjaśniane
illegal-moves-lose = Od razu przegrywają partię
illegal-moves-lose-hint = Liczy się każda niedozwolona próba na planszy, także przypadkowa.
repetition = Sennichite (czterokrotne powtórzenie)
repetition-draw = Remis
repetition-replay = Remis, potem powtórka ze zmianą stron
takeback = Cofnij
takeback-rule = Cofanie ruchów
takeback-agreement = Za zgodą drugiej strony
takeback-free = Zawsze
takeback-off = Nigdy
max-moves = Limit ruchów
max-moves-none = brak
max-moves-checks = Szach przy limicie rozgrywa się do końca: partia trwa, dopóki szach następuje po szachu
draw-offers = Wolno proponować remis
resign-own-turn = Poddać się można tylko w swojej kolejce
position = Pozycja początkowa
position-usual = zwykła
position-pasted = wklejona
position-label = Pozycja, zapis SFEN albo lista ruchów (USI)
position-good = { $moves ->
    [0] Od tej pozycji można zacząć.
    [one] Od tej pozycji można zacząć: wykonano { $moves } ruch.
    [few] Od tej pozycji można zacząć: wykonano { $moves } ruchy.
    [many] Od tej pozycji można zacząć: wykonano { $moves } ruchów.
   *[other] Od tej pozycji można zacząć: wykonano { $moves } ruchu.
  }
preview-label = Plansza na początku: { $handicap }
start = Rozpocznij partię
starting = Rozpoczynanie…

## Plansza

board-label = Plansza shogi. { $status }
square-empty = { $square }, puste
square-piece = { $square }, { $piece }, { $side }
square-target = { $label }, można tu ruszyć
hand-of = Bierki w ręce: { $side }
hand-piece = { $piece }, w ręce { $count }
promotion-title = Promować tę bierkę?
promotion-yes = Promuj
promotion-no = Nie promuj

## Partia

game-title = { $black } – { $white }
game-not-found = Nie ma tu takiej partii
game-failed = Nie można pokazać tej partii
engine-name = Komadai, poziom { $level }
engine-failed = Gracz komputerowy przestał działać. Partia jest zachowana.
engine-retry = Uruchom ponownie
plate-thinking = myśli…
plate-to-move = na ruchu
plate-check = szach!
plate-winner = wygrana
status-turn = Rusza { $side }
status-check = Szach! Rusza { $side }
clock = Zegar
clock-in-byoyomi = byoyomi ×{ $periods }
moves = Ruchy
moves-none = Nie było jeszcze ruchów.
moves-first = Na początek
moves-back = Ruch wstecz
moves-forward = Ruch naprzód
moves-last = Do bieżącej pozycji
looking-back = Oglądasz pozycję po ruchu { $ply }.
veil-back = Podgląd wstecz
veil-link = Brak połączenia
link-connecting = Łączenie…
link-lost = Połączenie zostało przerwane. Trwa ponawianie…
link-gone = Strona i program mają różne wersje. Wczytaj stronę ponownie.
actions = Co możesz zrobić
flip = Obróć
sound = Dźwięk
resign = Poddaj
resign-title = Poddać partię?
resign-ask = Partia się skończy, a wygra druga strona.
resign-yes = Tak, poddaję
resign-no = Gram dalej
offer-draw = Remis
declare = Ogłoś wygraną
declare-title = Ogłoszenie wygranej
declare-anyway = Ogłoś i przegraj
declare-would-win = Wszystkie warunki są spełnione: to będzie wygrana.
declare-would-draw = Warunki remisu są spełnione.
declare-would-lose = Ogłoszenie teraz oznacza przegraną:
offer-takeback-sent = Prośba o cofnięcie ruchu została wysłana.
offer-takeback-got = { $name } prosi o cofnięcie ruchu.
offer-takeback-declined = Bez cofania
offer-draw-sent = Propozycja remisu została wysłana.
offer-draw-got = { $name } proponuje remis.
offer-draw-declined = Bez remisu
offer-declined-why = Druga strona odmówiła.
offer-accept = Zgoda
offer-decline = Odmów
offer-withdraw = Wycofaj
refused = Nie wykonano
rematch = Rewanż
result-see = Zobacz wynik
replay = Powtórka
copied = Skopiowano
download = Pobierz

## Furigoma

furigoma-intro = Rzut pięcioma pionkami, które ma { $name }: przy większej liczbie awersów zaczyna { $name }, przy większej liczbie rewersów druga strona.
furigoma-intro-you = Rzut pięcioma twoimi pionkami: przy większej liczbie awersów zaczynasz ty, przy większej liczbie rewersów przeciwnik.
furigoma-toss = Rzut { $number }
furigoma-fu = awers
furigoma-to = rewers
furigoma-overlapping = na­chodzi
furigoma-on-edge = na kancie
furigoma-uncounted = Pionki, które nachodzą na siebie albo stoją na kancie, się nie liczą.
furigoma-tie = Tyle samo awersów co rewersów: rzut się powtarza.
furigoma-count = Awersy: { $up }, rewersy: { $down }.
furigoma-result = Zaczyna { $name } ({ $side }).
furigoma-result-you = Zaczynasz ty ({ $side }).
furigoma-go = Do partii

## Lista partii

games-title = Partie
games-none = Nie ma jeszcze partii.
games-more = Pokaż więcej
game-with-engine = Z komputerem, poziom { $level }
game-ongoing = Niedokończona: graj dalej
delete = Usuń
delete-game = Usuń: { $game }
delete-title = Usunąć tę partię?
delete-ask = Zniknie na zawsze, razem ze wszystkimi ruchami.
delete-failed = Nie udało się usunąć partii. Spróbuj ponownie.
game-plies = { $plies ->
    [one] { $plies } ruch
    [few] { $plies } ruchy
    [many] { $plies } ruchów
   *[other] { $plies } ruchu
  }

## Nauka

learn = Nauka
lesson-of-rule = Lekcja
learn-invite = Pierwszy raz z shogi? Poznaj bierki, wykonując nimi ruchy.
learn-invite-link = Pierwsza lekcja
