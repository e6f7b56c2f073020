### Lektionen: die Steine.

lessons-group-pieces = Die Steine

## König

lesson-king = Der König
lesson-king-about = Ein Feld in jede Richtung – und an ihm hängt die ganze Partie.
lesson-king-meet = Der König zieht ein Feld weit in jede Richtung. Auf dem Stein steht 王将 (ōshō) oder 玉将 (gyokushō), kurz 王 oder 玉; der Stärkere nimmt 王.
lesson-king-edge = Jetzt steht der König am Rand zwischen eigenen Steinen. Wähle alle Felder, auf die er ziehen kann.
lesson-king-edge-hint = Direkt neben ihm, auf dem Brett und nicht von einem eigenen Stein besetzt.
lesson-king-edge-done = Genau diese drei. Kein Stein darf auf einen Stein der eigenen Seite ziehen.
lesson-king-edge-wrong = Der König zieht nur ein Feld weit und nie auf einen eigenen Stein.
lesson-king-walk = Führe den König über alle markierten Felder.
lesson-king-walk-hint = Auch ein schräger Schritt ist nur ein Zug.
lesson-king-walk-done = Der König ist langsam, doch rings um ihn ist kein Feld vor ihm sicher.
lesson-king-check = Die gegnerische Lanze greift deinen König entlang der Linie an: Schach! Bring ihn in Sicherheit.
lesson-king-check-hint = Die Lanze zieht nur geradeaus. Verlass ihre Linie.
lesson-king-check-done = In Sicherheit. Ein Schach muss sofort beantwortet werden; ist der König nicht mehr zu retten, so ist er matt und die Partie zu Ende. Darum hat er keinen Preis.
