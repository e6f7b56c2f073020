### Das Regelbuch: jede nummerierte Regel in ein, zwei Sätzen. Nur seine eigene Seite lädt es.

rules-part-1 = Brett und Steine
rule-1 = Das Brett hat neun Linien und neun Reihen. Die Linien zählt man aus Sicht von Sente von rechts 1 bis 9, die Reihen von der Seite Gotes 1 bis 9.
rule-2 = Jede Seite beginnt mit zwanzig Steinen: König, Turm, Läufer, zwei Goldgenerälen, zwei Silbergenerälen, zwei Springern, zwei Lanzen und neun Bauern.
rule-3 = Ein Stein gehört dem, von dem seine Spitze wegzeigt. Farben bedeuten nichts.
rule-4 = Am Anfang stehen auf der Grundreihe Lanze, Springer, Silber, Gold, König, Gold, Silber, Springer, Lanze, davor links der Läufer und rechts der Turm, davor die Bauern.
rule-5 = Furigoma: Fünf Bauern des ranghöheren Spielers werden geworfen. Bei mehr Vorderseiten beginnt er, bei mehr Rückseiten der andere. Bauern, die überlappen oder hochkant stehen, zählen nicht; bei Gleichstand wird noch einmal geworfen.
rule-6 = Vorgabe: Die stärkere Seite, Uwate, spielt ohne einige ihrer Steine und zieht zuerst.

rules-part-7 = Ziehen
rule-7 = Die Seiten wechseln sich ab: ein Zug oder ein Einsetzen. Passen ist nicht erlaubt.
rule-8 = Der König zieht ein Feld in jede Richtung.
rule-9 = Der Turm zieht beliebig weit auf Linien und Reihen.
rule-10 = Der Läufer zieht beliebig weit auf Diagonalen.
rule-11 = Der Goldgeneral zieht ein Feld gerade in jede Richtung oder schräg nach vorn.
rule-12 = Der Silbergeneral zieht ein Feld schräg oder gerade nach vorn.
rule-13 = Der Springer zieht zwei Felder nach vorn und eins zur Seite und springt dabei über alles.
rule-14 = Die Lanze zieht beliebig weit gerade nach vorn.
rule-15 = Der Bauer zieht ein Feld gerade nach vorn, und so schlägt er auch.
rule-16 = Nur der Springer springt. Kein Zug darf auf einem eigenen Stein enden.
rule-17 = Ein Zug auf einen feindlichen Stein schlägt ihn. Er kommt unbefördert und sichtbar auf die eigene Hand.
rule-18 = Niemand darf den eigenen König im Schach lassen oder ins Schach stellen. Auf ein Schach muss sofort geantwortet werden.

rules-part-19 = Beförderung
rule-19 = Die Beförderungszone sind die drei Reihen, die vom Spieler am weitesten weg sind. Ein Zug, der dort beginnt oder endet, darf den ziehenden Stein befördern.
rule-20 = Befördern ist freiwillig, außer wenn der Stein nie wieder ziehen könnte (R21).
rule-21 = Ein Bauer oder eine Lanze auf der letzten Reihe und ein Springer auf einer der letzten zwei müssen befördert werden.
rule-22 = Silbergeneral, Springer, Lanze und Bauer ziehen befördert genau wie ein Goldgeneral.
rule-23 = Ein beförderter Turm ist ein Drache: Er darf auch ein Feld schräg ziehen.
rule-24 = Ein beförderter Läufer ist ein Pferd: Er darf auch ein Feld gerade ziehen.
rule-25 = König und Goldgeneral werden nicht befördert.
rule-26 = Ein beförderter Stein bleibt befördert, bis er geschlagen wird.

rules-part-27 = Einsetzen
rule-27 = Statt zu ziehen, darf man einen Stein aus der Hand unbefördert auf ein leeres Feld einsetzen. Beim Einsetzen wird nie geschlagen.
rule-28 = Kein Stein darf eingesetzt werden, wo er nie ziehen könnte: Bauer und Lanze nicht auf der letzten Reihe, der Springer nicht auf den letzten zwei.
rule-29 = Nifu: Kein Bauer darf auf einer Linie eingesetzt werden, auf der schon ein eigener unbeförderter Bauer steht. Ein Tokin zählt nicht.
rule-30 = Uchifuzume: Ein eingesetzter Bauer darf nicht sofort mattsetzen. Schach geben darf er, und andere Steine dürfen beim Einsetzen mattsetzen.
rule-31 = Ein eingesetzter Stein darf ein Schach abwehren und selbst Schach geben.

rules-part-32 = Wie eine Partie endet
rule-32 = Matt gewinnt: Die Seite im Schach hat keinen erlaubten Zug. Auch wer ohne Schach keinen erlaubten Zug hat, verliert.
rule-33 = Man darf aufgeben und verliert dann; wo es so vereinbart ist, nur wenn man am Zug ist.
rule-34 = Ein regelwidriger Zug wird abgelehnt und erklärt; wo es so vereinbart ist, verliert er sofort.
rule-35 = Sennichite: Kommt dieselbe Stellung mit denselben Steinen auf der Hand und derselben Seite am Zug zum vierten Mal vor, ist die Partie remis. Wo es so vereinbart ist, folgt eine neue Partie mit getauschten Seiten.
rule-36 = Dauerschach: Gab jeder Zug einer Seite vom ersten bis zum vierten Vorkommen Schach, verliert diese Seite.
rule-37 = Jishogi: Könige sind ins feindliche Lager eingedrungen und nicht mehr mattzusetzen. Es wird gezählt: Turm und Läufer 5 Punkte, jeder andere Stein außer dem König 1.
rule-38 = Wessen König im feindlichen Lager und nicht im Schach steht, mit zehn weiteren Steinen dort und genug Punkten, darf den Sieg erklären. Eine falsche Erklärung verliert.
rule-39 = Eine Höchstzahl der Züge kann vereinbart werden. Ist sie erreicht, ist die Partie remis; ein Matt mit dem letzten Zug zählt.
rule-40 = Auf Remis einigen darf man sich nur, wo die Einstellungen der Partie es erlauben.
rule-41 = Wessen Zeit abläuft, verliert. Nach der Hauptzeit kann es Byoyomi geben, einige Sekunden für jeden Zug, oder einen Zuschlag nach jedem Zug.
rule-42 = Ein gemachter Zug gilt. Zurückgenommen wird nur, wie es die Einstellungen der Partie erlauben.

rules-part-43 = Spieler
rule-43 = Spielstärken reichen vom 15. bis zum 1. Kyu und dann vom 1. Dan aufwärts.
