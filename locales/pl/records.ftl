### Records: what was imported or kept. Loaded with its own pages.

## The list

records-title = Moje zapisy
records-lead = Partie z plików, z innych programów i własne. Zostają na tym komputerze.
records-import = Wczytaj pliki
records-paste = Wklej partię
records-formats = KIF, KI2, CSA, JKF, USI, SFEN, USEN, PSN, BOD; dowolne kodowanie; jedna partia lub wiele w pliku. Upuść pliki w dowolnym miejscu tej strony albo naciśnij Ctrl+V.
records-drop = Upuść, aby wczytać
records-search = Szukaj
records-search-hint = Gracz, turniej, plik…
records-filters = Więcej warunków
records-player = Gracz
records-event = Turniej lub miejsce
records-from = Od
records-to = Do
records-date-hint = Rok, miesiąc lub dzień: 2003, 2003-05, 2003-05-03
records-date-wrong = Podaj rok, miesiąc lub dzień, na przykład 2003-05-03
records-result = Wynik
records-any = dowolny
records-position = Pozycja w debiucie
records-position-hint = Ruchy lub pozycja w dowolnej notacji, na przykład 7g7f 8c8d, ▲７六歩△８四歩 albo SFEN
records-position-wrong = Nie da się tu odczytać pozycji
records-clear = Wyczyść wyszukiwanie
records-sort = Kolejność
records-sort-newest = ostatnio dodane
records-sort-latest = najnowsze partie
records-sort-earliest = najstarsze partie
records-sort-players = gracze
records-sort-event = turniej
records-sort-longest = liczba ruchów
records-found = Zapisy: { $count }
records-none = Nic tu jeszcze nie ma. Wczytaj plik, wklej partię albo zachowaj partię, którą masz już za sobą.
records-no-match = Żaden zapis nie pasuje.
records-played = rozegrana tutaj
records-variations = warianty: { $count }

## Import

import-paste-hint = Jedna lub więcej partii w dowolnym formacie albo pozycja.
import-paste-label = Tekst partii
import-read = Wczytaj
import-pasted = Wklejony tekst
import-working = Wczytywanie: { $name }…
import-games = Partie: { $count }
import-known = już tu były: { $count }
import-clean = Odczytano bez uwag.
import-remarks = Uwagi: { $count }
import-unlisted = Dalsze uwagi: { $count }
import-place = Wiersz { $line }, kolumna { $column }
import-failed-empty = Plik jest pusty.
import-failed-unrecognised = Nie rozpoznano w nim zapisu partii.
import-failed-unreadable = Zapis jest uszkodzony: wiersz { $line }, kolumna { $column }.
import-failed-too-large = Plik jest większy niż 16 MB.
import-failed-too-many-games = Plik zawiera ponad 20 000 partii.
import-failed-other = Nie udało się wczytać pliku. Spróbuj ponownie.

## What was odd in a file, and what was done about it

warning-undecodable = Bajty, które w tym kodowaniu nie są tekstem; pokazano je jako �.
warning-unknown-handicap = Nieznany handicap bez rysunku planszy: ruchy zachowano jako tekst.
warning-handicap-against-board = Nazwa handicapu nie zgadza się z planszą: liczy się plansza.
warning-unreadable-start = Nie da się odczytać pozycji początkowej: ruchy zachowano jako tekst.
warning-broken-start = Pozycja początkowa łamie zasady; zachowano ją bez zmian.
warning-missing-side = Nie podano, kto zaczyna: rozstrzygnął pierwszy ruch.
warning-illegal-move = Ruch niedozwolony; wykonano go tak, jak jest zapisany.
warning-impossible-move = Ruch niewykonalny na tej planszy; zachowano go wraz z resztą ciągu jako tekst.
warning-unreadable-move = Nie da się tego odczytać jako ruchu; zachowano to wraz z resztą ciągu jako tekst.
warning-ambiguous-move = Ten ruch mogłoby wykonać kilka bierek: wybrano pierwszą.
warning-other-piece = Na tym polu stoi inna bierka: wykonała ruch właśnie ona.
warning-other-side = Ruch należy do drugiej strony: liczy się kolejność ruchów.
warning-other-target = To nie jest pole ostatniego ruchu: przyjęto pole ostatniego ruchu.
warning-other-number = Numer ruchu nie po kolei: liczy się kolejność wierszy.
warning-unreadable-time = Nie da się odczytać czasu; pominięto go.
warning-unknown-ending = Nieznane słowo na zakończenie partii; zachowano je.
warning-after-end = Po zakończeniu jest ciąg dalszy; zachowano go pod zakończeniem.
warning-other-summary = Podsumowanie przeczy ruchom: liczą się ruchy.
warning-nowhere-to-branch = Wariant zaczyna się od ruchu, którego nie ma; zachowano go jako komentarz.
warning-unknown-text = Tekst, który nic tu nie znaczy; zachowano go jako komentarz.
warning-bad-value = Wartość, która nie może być poprawna; pominięto ją.
warning-cut-short = Plik jest urwany: odczytano to, co w nim jest.

## One record

record-not-found = Nie ma tu takiego zapisu
record-failed = Nie można pokazać zapisu
record-start = Początek
record-end = Na koniec
record-variation = Wariant
record-alternatives = Inne ruchy w tym miejscu
record-spent = { $spent } na ten ruch
record-total = { $total } łącznie
record-comment = Komentarz
record-comment-edit = Edytuj komentarz
record-save = Zapisz
record-not-saved = Nie udało się zapisać zmiany. Spróbuj ponownie.
record-changed = Zapis zmieniono w tym czasie gdzie indziej. Wczytaj stronę ponownie.
record-evaluation = Ocena
record-mate = { $side-start } daje mata
record-mate-in = { $side-start } daje mata, pozostałe ruchy: { $plies }
record-depth = głębokość { $depth }
asked-button = Zapytaj komputer
asked-loading = Komputer się przygotowuje…
asked-failed = Komputer nie może liczyć w tej przeglądarce.
asked-nothing = Nie ma się tu nad czym zastanawiać.
record-bookmark = Zakładka: { $name }
record-unread = nie odczytano
record-details = Dane
record-edit = Edytuj dane
record-source = Z pliku { $file }, partia { $place } z { $games }
record-original = Plik w oryginale
record-remarks = Uwagi przy odczycie
record-left-out = Niepokazane ruchy: { $count }. Pobrane pliki zawierają wszystkie.
header-event = Turniej
header-site = Miejsce
header-start = Początek
header-end = Koniec
header-limit = Czas
header-byoyomi = Byoyomi
header-opening = Debiut
header-title = Tytuł
header-note = Uwaga
ending-forfeit = Walkower
ending-draw = Remis

## Taking it out

export-title = Pobieranie i kopiowanie
export-whole = zawiera wszystko
export-loses = pomija: { $what }
export-changes = „{ $symbol }” zapisze się jako „{ $stand-in }”
export-copy = Kopiuj { $format }
export-position = Kopiuj pozycję ({ $format })
export-keep = Zachowaj w moich zapisach
export-kept = W moich zapisach
export-failed = Nie udało się. Spróbuj ponownie.
loss-header = dane
loss-comment = komentarze
loss-bookmark = zakładki
loss-time = czasy
loss-milliseconds = ułamki sekund
loss-variation = warianty
loss-ending = sposób zakończenia
loss-unread = nieczytelne ruchy
loss-start = pozycję początkową
loss-move = ruchy niedozwolone
