### Przy planszy i po partii: podpowiedzi, wpisywane ruchy, lista partii, ranking. Wczytywane w razie potrzeby.

## Podpowiedzi

hint = Podpo­wiedź
hint-busy = Myśli…
hint-piece = Podpowiedź: { $piece } na { $square }.
hint-hand = Podpowiedź: { $piece } w ręce.
hint-move = Komputer zagrałby { $move }.
hint-resign = Nic już nie pomoże: komputer by się poddał.
hint-declare = Komputer ogłosiłby wejście króla i wygrał.
hint-more = Pokaż ruch
hint-failed = Nie znaleziono podpowiedzi. Spróbuj jeszcze raz.

## Dwie osoby przy jednym ekranie; gra dalej od pozycji

turning = Obracaj
go-on-from-here = Graj dalej od tego miejsca

## Ruchy słowami

said-move = { $side-start }: { $piece } { $from } na { $square }
said-capture = { $side-start }: { $piece } { $from } bije na { $square }
said-drop = { $side-start }: { $piece } z ręki na { $square }
said-promotes = { $move }, z promocją

## Wpisywane ruchy

typed-label = Wpisz ruch
typed-placeholder = Ruch, np. { $example }
typed-play = Zagraj
typed-not-now = Teraz nie jest twój ruch.
typed-syntax = Znak { $at }, „{ $found }”: oczekiwano: { $expected }.
typed-end = Ruch jest niepełny; oczekiwano: { $expected }.
typed-expected-move = ruch taki jak 7g7f, P-76, P-7f lub ７六歩
typed-expected-file = kolumna od 1 do 9
typed-expected-rank = rząd: od 1 do 9, od a do i lub od 一 do 九
typed-expected-closing-bracket = nawias zamykający
typed-expected-end = koniec ruchu
typed-expected-addition = 右, 左, 直, 上, 寄, 引, 成, 不成, 打, pole wyjściowe takie jak (77) lub koniec
typed-expected-addition-once = każdy dodatek tylko raz
typed-expected-origin = pole albo 00 przy zrzucie
typed-expected-csa-piece = bierka dwiema literami, na przykład FU
typed-expected-target = pole docelowe, na przykład 76 lub 7f
typed-expected-drop-without-origin = zrzut bez pola wyjściowego
typed-wrong-side = Na ruchu: { $side }; tekst wskazuje drugą stronę.
typed-no-previous = 同 znaczy „na to samo pole”, ale nie było wcześniejszego ruchu.
typed-other-piece = Na { $square } stoi inna bierka.
typed-no-such-piece = Taka bierka nie może dojść na { $square }: { $piece }.
typed-no-such-move = Żadna bierka nie może tak dojść na { $square }.
typed-ambiguous = Pasuje więcej niż jeden ruch. Wpisz dokładniej: { $moves }.

## Lista partii

games-opponent = Przeciwnik
games-anybody = wszyscy
games-people = ludzie
games-engine = komputer
games-level = poziom { $level } ({ $grade })
games-status = Partie
games-status-all = wszystkie
games-status-ongoing = niedokończone
games-status-ended = zakończone
games-name = Imię
games-none-found = Nie ma takich partii.

## Ranking

rating-none = Nie masz jeszcze zakończonej partii rankingowej. Zaczynając partię z komputerem, wybierz „rankingowa”.
rating-likely = Prawdopodobnie między { $lowest } a { $highest } (95%).
rating-number = Ranking { $rating } ± { $deviation }
rating-score = Wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }
rating-games = Partie rankingowe, od najnowszej
rating-date = Data
rating-result = Wynik
rating-after = Ranking po partii
rating-graph = { $games ->
    [one] Twój ranking po { $games } partii: { $grade }
    [few] Twój ranking po { $games } partiach: teraz { $grade }
    [many] Twój ranking po { $games } partiach: teraz { $grade }
   *[other] Twój ranking po { $games } partii: teraz { $grade }
  }
rating-how = Ranking jest obliczany metodą Glicko-2 z partii rankingowych na tym komputerze, w skali federacji europejskiej. Stopnie różnych federacji nie są równe: to tylko wskazówka. Usunięta partia już się nie liczy.
score-won = wygrana
score-lost = przegrana
score-drawn = remis

## Liczenie przy impasie

offer-count = Licz punkty
offer-count-sent = Propozycja liczenia punktów została wysłana.
offer-count-got = { $name } proponuje liczenie punktów.
offer-count-declined = Bez liczenia
count-points = Punkty: { $black } { $black-points }, { $white } { $white-points }

## Własne dane

backup-title = Twoje dane
backup-lead = Partie, zapisy, ranking, ustawienia i postępy w lekcjach są tylko na tym komputerze. Tutaj trafiają do jednego pliku i z niego wracają.
backup-save = Zapisz
backup-save-what = Jeden plik ze wszystkim, do zachowania lub na inny komputer.
backup-save-do = Zapisz wszystko
backup-restore = Przywróć
backup-file = Plik
backup-choose = Wybierz plik
backup-found = Kopia z { $date } zawiera { $games ->
    [one] { $games } partię
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  }.
backup-found-records = Zapisów w niej: { $records }
backup-mode = To, co jest tu teraz
backup-merge = zostaje
backup-merge-why = Czego tu brakuje, zostanie dodane. Partia, która w obu miejscach potoczyła się inaczej, zostaje w obu wersjach. Zapis zmieniony w obu miejscach też zostaje w obu wersjach.
backup-replace = zostaje zastąpione
backup-replace-why = Wszystko stąd znika i przychodzi zawartość pliku. Przedtem obecne dane są zapisywane w osobnym pliku.
backup-restore-do = Przywróć
backup-replace-title = Zastąpić wszystko?
backup-replace-ask = Wszystkie partie, zapisy, ustawienia i postępy na tym komputerze zastąpią te z pliku. Obecne dane zostaną najpierw zapisane w pliku.
backup-done = Gotowe.
backup-report-added = Dodane partie: { $games }
backup-report-same = Partie, które już tu były: { $games }
backup-report-older = Partie, które tutaj są dalej i tak zostają: { $games }
backup-report-newer = Partie, które toczą się dalej od stanu z pliku: { $games }
backup-report-both = Partie zachowane w obu wersjach: { $games }
backup-report-removed = Partie, których w pliku nie było i które zniknęły: { $games }
backup-report-records-added = Dodane zapisy: { $records }
backup-report-records-same = Zapisy, które już tu były: { $records }
backup-report-records-older = Zapisy zmienione tutaj, które tak zostają: { $records }
backup-report-records-newer = Zapisy zmienione teraz tak jak w pliku: { $records }
backup-report-records-both = Zapisy zachowane w obu wersjach: { $records }
backup-report-records-removed = Zapisy, których w pliku nie było i które zniknęły: { $records }
backup-reload = Wczytaj stronę ponownie
backup-not-json = Tego pliku nie da się odczytać: to nie jest tekst zapisany przez Komadai.
backup-not-a-copy = To nie jest kopia danych Komadai.
backup-too-new = Ten plik zapisała nowsza wersja Komadai. Zaktualizuj program.
backup-broken = Ta kopia jest uszkodzona: części brakuje lub ma inną postać.
backup-refused = Plik nie został przyjęty i nic się nie zmieniło. { $why }
