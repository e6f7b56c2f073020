### Początek partii: poziomy i stopnie, partie rankingowe, co pasuje do własnej siły.

## Stopnie (kyu liczy się w dół, dany w górę)

grade-kyu = { $number } kyu
grade-dan = { $number } dan

## Jak silny jest gracz

own-grade = Twój stopień
own-grade-unknown = nie wiem
own-rating = Grasz mniej więcej na { $grade } (między { $lowest } a { $highest }).
own-rating-more = Twój ranking
level-near = Poziom { $level } jest mniej więcej tak silny jak ty.
level-above = Grasz lepiej niż poziom { $level }: spróbuj pełnej siły.
level-take = Wybierz poziom { $level }
level-take-full = Wybierz pełną siłę
handicap-fits = Między { $own } a { $other } pasuje handicap: { $handicap }.
handicap-fits-first = Między { $own } a { $other } pasuje partia równa, w której zaczyna słabsza strona.
handicap-take = Graj w ten sposób

## Partie towarzyskie i rankingowe

kind-legend = Partia jest
kind-friendly = towarzyska
kind-friendly-note = z podpowiedziami i cofaniem
kind-rated = rankingowa
kind-rated-note = liczy się do stopnia
kind-rated-terms = Partia rankingowa jest równa i zaczyna się od zwykłego ustawienia. Nie ma w niej podpowiedzi ani cofania ruchów.

resume-all = Wszystkie niedokończone partie
level-full = Max
level-full-note = pełna siła
engine-name-full = Komadai, pełna siła
game-with-engine-full = Z komputerem, pełna siła
