### Eine Partie beginnen: Stufen und Grade, gewertete Partien, was zur eigenen Stärke passt.

## Grade (Kyu zählen abwärts, Dan aufwärts)

grade-kyu = { $number }. Kyu
grade-dan = { $number }. Dan

## Wie stark man ist

own-grade = Eigener Grad
own-grade-unknown = weiß ich nicht
own-rating = Spielstärke: etwa { $grade } (zwischen { $lowest } und { $highest }).
own-rating-more = Meine Wertung
level-near = Stufe { $level } ist etwa gleich stark.
level-above = Du bist stärker als Stufe { $level }: Nimm die volle Stärke.
level-take = Stufe { $level } nehmen
level-take-full = Volle Stärke nehmen
handicap-fits = Zwischen { $own } und { $other } passt die Vorgabe: { $handicap }.
handicap-fits-first = Zwischen { $own } und { $other } passt eine Partie ohne Vorgabe, in der die schwächere Seite beginnt.
handicap-take = So spielen

## Freundschaftliche und gewertete Partien

kind-legend = Die Partie ist
kind-friendly = ungewertet
kind-friendly-note = mit Tipps und Rücknahme
kind-rated = gewertet
kind-rated-note = zählt für den Grad
kind-rated-terms = Eine gewertete Partie hat keine Vorgabe und beginnt mit der Grundstellung. Es gibt keine Tipps, und Züge werden nicht zurückgenommen.

resume-all = Alle offenen Partien
level-full = Max
level-full-note = volle Stärke
engine-name-full = Komadai (volle Stärke)
game-with-engine-full = Gegen den Computer, volle Stärke
