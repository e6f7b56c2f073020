### Lektionen: die Steine.

lessons-group-pieces = Die Steine

## Brett und Ziel

lesson-board-and-aim = Brett und Ziel
lesson-board-and-aim-about = Was auf dem Brett steht, wem es gehört und worum es geht.
lesson-board-and-aim-board = Shogi spielt man auf neun mal neun gleichen Feldern. Jede Seite beginnt mit zwanzig Steinen in drei Reihen. Die Seiten ziehen abwechselnd, jeweils mit einem Stein.
lesson-board-and-aim-yours = Alle Steine haben dieselbe Farbe. Wem sie gehören, verrät die Richtung: Deine Steine zeigen von dir weg. Wähle alle deine Steine.
lesson-board-and-aim-yours-hint = Ein Stein zeigt auf den Gegner seines Besitzers.
lesson-board-and-aim-yours-done = Diese drei zeigen nach oben, von dir weg. Mehr braucht es nicht: Ein geschlagener Stein wird umgedreht und spielt für seinen neuen Besitzer.
lesson-board-and-aim-yours-wrong = Achte auf die Spitzen: Deine Steine zeigen nach oben, die des Gegners nach unten.
lesson-board-and-aim-first = Mach den ersten Zug einer Partie: Der Bauer auf 7-7 geht ein Feld vor. Tippe den Stein an, dann das Feld.
lesson-board-and-aim-first-hint = Felder heißen nach Linie und Reihe: Linie 7 von rechts, Reihe 7 von oben. Der Pfeil zeigt den Zug.
lesson-board-and-aim-first-done = Und der Gegner hat geantwortet. Jetzt bist wieder du dran; aussetzen darf man nicht.
lesson-board-and-aim-first-wrong = Auch ein guter Zug, aber nimm diesmal den Bauern mit dem Pfeil.
lesson-board-and-aim-aim = Ziel ist, den gegnerischen König zu fangen: ihn so anzugreifen, dass ihn nichts mehr rettet. Das ist matt. Hier gelingt es in einem Zug.
lesson-board-and-aim-aim-hint = Greif den König vom Feld direkt vor ihm an, mit einem Stein, den ein anderer deckt.
lesson-board-and-aim-aim-done = Matt! Der König kann den Angreifer nicht schlagen, weil der gedeckt ist, und ihm auch nicht ausweichen.
lesson-board-and-aim-aim-wrong = Danach kann der König noch fliehen. Greif ihn direkt von vorn an.

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
lesson-king-walk-done = Der König ist langsam, doch er erreicht jedes Feld um sich herum.
lesson-king-check = Die gegnerische Lanze greift deinen König entlang der Linie an: Schach! Bring ihn in Sicherheit.
lesson-king-check-hint = Die Lanze zieht nur geradeaus. Verlass ihre Linie.
lesson-king-check-done = In Sicherheit. Ein Schach muss sofort beantwortet werden; ist der König nicht mehr zu retten, so ist er matt und die Partie zu Ende. Darum hat er keinen Preis.

## Gold

lesson-gold = Der Goldgeneral
lesson-gold-about = Sechs Felder: Leibwache des Königs und sein bester Jäger.
lesson-gold-meet = Der Goldgeneral zieht ein Feld gerade in jede Richtung oder schräg nach vorn; nur die beiden Felder schräg hinter ihm sind ihm verschlossen. Auf ihm steht 金将 (kinshō), kurz 金 (kin).
lesson-gold-where = Wähle alle Felder, auf die der Goldgeneral auf 5-8 ziehen kann.
lesson-gold-where-hint = Gerade in vier Richtungen, schräg nur nach vorn. Zwei seiner Felder sind von eigenen Steinen besetzt.
lesson-gold-where-done = Vier Felder bleiben: zwei schräg vorn, eines zur Seite und eines gerade zurück.
lesson-gold-where-wrong = Der Goldgeneral zieht ein Feld: vor, schräg vor, zur Seite oder gerade zurück.
lesson-gold-walk = Führe den Goldgeneral über beide markierten Felder.
lesson-gold-walk-hint = Schräg zurück kann er nicht. Geh außen herum: ein Schritt zur Seite, einer gerade zurück.
lesson-gold-walk-done = Vorwärts ist er flink, rückwärts braucht er Umwege. Darum bleibt er gern daheim beim König.
lesson-gold-mate = Niemand setzt so gut matt wie der Goldgeneral. Setze den König in einem Zug matt.
lesson-gold-mate-hint = Stell ihn dem König direkt vor die Nase, wo dein Bauer ihn deckt.
lesson-gold-mate-done = Matt. Neben einem König am Rand nimmt ein gedeckter Goldgeneral jeden Ausweg.
lesson-gold-mate-wrong = Der König entkommt noch. Nimm das Feld, das dein Bauer deckt.

## Silber

lesson-silver = Der Silbergeneral
lesson-silver-about = Fünf Felder: ein Angreifer, der auch zurückkommt.
lesson-silver-meet = Der Silbergeneral zieht ein Feld schräg in jede Richtung oder gerade nach vorn. Auf ihm steht 銀将 (ginshō), kurz 銀 (gin).
lesson-silver-where = Wähle alle Felder, auf die der Silbergeneral auf 5-8 ziehen kann.
lesson-silver-where-hint = Alle vier Diagonalen und gerade nach vorn. Nicht zur Seite, nicht gerade zurück.
lesson-silver-where-done = Vier Felder: Das Feld direkt vor ihm hat dein eigener Bauer.
lesson-silver-where-wrong = Der Silbergeneral zieht ein Feld schräg oder gerade nach vorn, aber nicht auf den eigenen Bauern.
lesson-silver-walk = Führe den Silbergeneral über beide markierten Felder.
lesson-silver-walk-hint = Das Feld gerade hinter ihm verlangt einen Zickzack: schräg zurück und wieder vor.
lesson-silver-walk-done = Vor und schräg zurück geht es leicht, aber ein Feld neben oder gerade hinter ihm ist ein weiter Weg.
lesson-silver-back = Gold und Silber nebeneinander: Wer von beiden kann schräg zurück?
lesson-silver-back-hint = Erinnere dich, welche Felder jedem von beiden verschlossen sind.
lesson-silver-back-option-gold = Der Goldgeneral auf 7-5
lesson-silver-back-option-silver = Der Silbergeneral auf 3-5
lesson-silver-back-option-both = Alle beide
lesson-silver-back-done = Der Silbergeneral. Darum geht er beim Angriff voran und kommt zurück, wenn er muss; der Goldgeneral hütet den König.
lesson-silver-back-wrong = Der Goldgeneral geht nur gerade zurück.

## Springer

lesson-knight = Der Springer
lesson-knight-about = Der einzige Stein, der springt, und keiner, der umkehrt.
lesson-knight-meet = Der Springer springt zwei Felder vor und eines zur Seite: zwei Felder, mehr nicht. Auf ihm steht 桂馬 (keima), kurz 桂 (kei).
lesson-knight-where = Der Springer auf 6-8 ist eingemauert. Wähle trotzdem alle Felder, auf die er ziehen kann.
lesson-knight-where-hint = Er springt über alles hinweg, was dazwischensteht, und darf schlagen, wo er landet.
lesson-knight-where-done = Nichts hält ihn auf. Ein Feld ist leer, auf dem anderen schlägt er den Silbergeneral.
lesson-knight-where-wrong = Zwei Felder vor, eines zur Seite. Was dazwischensteht, ist gleich.
lesson-knight-walk = Besuche mit deinen beiden Springern alle markierten Felder.
lesson-knight-walk-hint = Keiner kann zurück. Überleg zuerst, wer welche Felder übernimmt.
lesson-knight-walk-done = Ein Springer, der zu weit vorprescht, ist verloren: Er kann weder ausweichen noch umkehren. „Wer hoch springt, wird Bauernfutter“, sagt man.
lesson-knight-fork = Greif mit dem Springer zwei Steine zugleich an.
lesson-knight-fork-hint = Den Turm auf 6-3 und den Goldgeneral auf 4-3 erreicht ein Springer von einem gemeinsamen Feld aus.
lesson-knight-fork-done = Eine Gabel! Nur einer von beiden ist zu retten. Dafür fürchtet man die Springer.
lesson-knight-fork-wrong = Von dort greift der Springer keine zwei Steine an.

## Lanze

lesson-lance = Die Lanze
lesson-lance-about = Geradeaus, so weit sie will, und nur geradeaus.
lesson-lance-meet = Die Lanze zieht gerade nach vorn, beliebig weit, und nie zurück. Auf ihr steht 香車 (kyōsha), kurz 香 (kyō).
lesson-lance-where = Wähle alle Felder, auf die die Lanze auf 5-8 ziehen kann.
lesson-lance-where-hint = Alle Felder vor ihr bis zum ersten Stein. Gehört er dem Gegner, darf sie ihn schlagen.
lesson-lance-where-done = Sie kommt bis zum gegnerischen Bauern, den sie schlagen darf; darüber hinweg kommt sie nicht.
lesson-lance-where-wrong = Geradeaus bis zum ersten Stein im Weg, und auch dorthin, wenn er nicht deiner ist.
lesson-lance-walk = Besuche mit deinen beiden Lanzen alle markierten Felder.
lesson-lance-walk-hint = Es gibt kein Zurück: Nimm zuerst das nähere Feld.
lesson-lance-walk-done = Woran die Lanze vorbei ist, das sieht sie nie wieder. Darum steht sie gern weit hinten auf einer langen, offenen Linie.
lesson-lance-capture = Schlage mit der Lanze.
lesson-lance-capture-hint = Zwischen der Lanze auf 2-8 und dem Silbergeneral auf 2-3 steht nichts.
lesson-lance-capture-done = Aus der Ferne! Die Lanze ist mehr wert als ein Bauer und weniger als Springer oder Silbergeneral.
lesson-lance-capture-wrong = Die Lanze steht auf 2-8. Sieh von dort geradeaus.

## Bauer

lesson-pawn = Der Bauer
lesson-pawn-about = Ein Schritt voran. Neun sind es, und jeder zählt.
lesson-pawn-meet = Der Bauer zieht ein Feld gerade nach vorn und sonst nirgendwohin. Auf ihm steht 歩兵 (fuhyō), kurz 歩 (fu).
lesson-pawn-diagonal = Im Schach schlägt ein Bauer schräg. Darf er es auch hier?
lesson-pawn-diagonal-hint = Vergiss kurz das Schach. Wie viele Felder hat ein Bauer im Shogi zur Wahl?
lesson-pawn-diagonal-done = Im Shogi schlägt der Bauer genau so, wie er zieht: geradeaus.
lesson-pawn-diagonal-wrong = Denk daran, wie ein Bauer zieht, und dass er ebenso schlägt.
lesson-pawn-capture = Einer deiner Bauern kann schlagen. Tu es.
lesson-pawn-capture-hint = Such den Bauern mit einem Gegner direkt vor sich.
lesson-pawn-capture-done = Wo Bauern aufeinandertreffen, schlägt, wer am Zug ist.
lesson-pawn-capture-wrong = Damit schlägst du nichts. Such zwei Bauern, die einander gegenüberstehen.
lesson-pawn-open = Bauern öffnen den großen Steinen den Weg. Ziehe einen Bauern so, dass Turm oder Läufer mehr Raum bekommt.
lesson-pawn-open-hint = Der Läufer blickt schräg, der Turm seine Linie entlang. Welcher Bauer steht im Weg?
lesson-pawn-open-done = Das sind die beiden üblichen ersten Züge: 7-6 öffnet dem Läufer die Diagonale, 2-6 beginnt den Vormarsch vor dem Turm.
lesson-pawn-open-wrong-other = Ein erlaubter Zug, aber Turm und Läufer haben nichts davon.

## Läufer

lesson-bishop = Der Läufer
lesson-bishop-about = Beliebig weit auf den Diagonalen.
lesson-bishop-meet = Der Läufer zieht beliebig weit schräg. Jede Seite hat nur einen. Auf ihm steht 角行 (kakugyō), kurz 角 (kaku).
lesson-bishop-where = Wähle alle Felder, auf die der Läufer auf 5-5 ziehen kann.
lesson-bishop-where-hint = Jede Diagonale bis zum ersten Stein; einen gegnerischen darf er schlagen, einen eigenen nicht.
lesson-bishop-where-done = Eigene Steine halten ihn ein Feld davor auf, den gegnerischen Bauern darf er noch schlagen.
lesson-bishop-where-wrong = Geh alle vier Diagonalen entlang, bis etwas im Weg steht.
lesson-bishop-walk = Besuche mit dem Läufer alle markierten Felder.
lesson-bishop-walk-hint = Such die Reihenfolge, in der jedes Feld mit dem nächsten auf einer Diagonale liegt.
lesson-bishop-walk-done = Auf offenen Diagonalen ist der Läufer mit einem Zug am anderen Ende des Bretts.
lesson-bishop-half = Der Läufer steht auf 8-8. Kann er das markierte Feld 8-7 direkt vor sich jemals erreichen?
lesson-bishop-half-hint = Stell dir das Brett gefärbt wie ein Schachbrett vor: Welche Farbe hätte 8-8, welche 8-7?
lesson-bishop-half-option-yes = Ja, auf einem Umweg
lesson-bishop-half-option-no = Nein, niemals
lesson-bishop-half-done = Jeder Zug bleibt in derselben Hälfte der Felder, wie auf einer Farbe des Schachbretts. Erst befördert erreicht er die anderen.
lesson-bishop-half-wrong = Probier es in Gedanken: Jeder schräge Schritt ändert Linie und Reihe um eins.

## Turm

lesson-rook = Der Turm
lesson-rook-about = Beliebig weit auf Linien und Reihen: dein stärkster Stein.
lesson-rook-meet = Der Turm zieht beliebig weit auf seiner Linie und seiner Reihe. Jede Seite hat nur einen. Auf ihm steht 飛車 (hisha), kurz 飛 (hi).
lesson-rook-where = Wähle alle Felder, auf die der Turm auf 5-5 ziehen kann.
lesson-rook-where-hint = Vier Richtungen, jede bis zum ersten Stein; einen gegnerischen darf er schlagen, einen eigenen nicht.
lesson-rook-where-done = Gut gesehen, mit dem gegnerischen Bauern und ohne die eigenen.
lesson-rook-where-wrong = Geh Linie und Reihe in alle vier Richtungen entlang, bis etwas im Weg steht.
lesson-rook-walk = Besuche mit dem Turm alle markierten Felder.
lesson-rook-walk-hint = Wechsle zwischen Linie und Reihe: Jeder Zug endet auf einem markierten Feld oder führt darauf zu.
lesson-rook-walk-done = Der Turm ist rasch überall. Er ist der stärkste Angreifer, der Läufer der zweite.
lesson-rook-jump = Dein Turm möchte über den eigenen Bauern hinweg. Darf er das?
lesson-rook-jump-hint = Überleg, welche Steine über andere springen können.
lesson-rook-jump-done = Nur der Springer springt. Ziehe zuerst den Bauern vor; der Turm hinter ihm stützt jeden Schritt.
lesson-rook-jump-wrong = Die Richtung stimmt, aber sieh, was im Weg steht.

## Beförderte Steine

lesson-promoted-pieces = Tokin und seine Brüder
lesson-promoted-pieces-about = Vier Steine werden durch die Beförderung zu Gold.
lesson-promoted-pieces-meet = In den letzten drei Reihen darf ein Stein befördert werden: Er wird umgedreht. Bauer, Lanze, Springer und Silbergeneral ziehen dann alle wie ein Goldgeneral: と (tokin), 成香 (narikyō), 成桂 (narikei) und 成銀 (narigin).
lesson-promoted-pieces-tokin = Der Tokin auf 5-5 war ein Bauer. Wähle alle Felder, auf die er jetzt ziehen kann.
lesson-promoted-pieces-tokin-hint = Genau wie ein Goldgeneral: gerade in vier Richtungen, schräg nur nach vorn.
lesson-promoted-pieces-tokin-done = Sechs Felder statt einem: Kein anderer Stein gewinnt so viel.
lesson-promoted-pieces-tokin-wrong = Er zieht jetzt wie ein Goldgeneral, nicht mehr wie ein Bauer.
lesson-promoted-pieces-knight = Ein beförderter Springer möchte springen. Ist das erlaubt?
lesson-promoted-pieces-knight-hint = So zieht ein einfacher Springer. Wie zieht ein beförderter?
lesson-promoted-pieces-knight-done = Wer wie Gold zieht, hat seine alten Züge verloren, auch den Sprung.
lesson-promoted-pieces-knight-wrong = Überleg, was aus diesem Stein geworden ist.
lesson-promoted-pieces-taken = Der Goldgeneral schlägt deinen Tokin. Welchen Stein hat der Gegner dann auf der Hand?
lesson-promoted-pieces-taken-hint = Ein Tokin hat zwei Seiten. Welche davon zählt auf der Hand?
lesson-promoted-pieces-taken-option-tokin = Einen Tokin
lesson-promoted-pieces-taken-option-pawn = Einen Bauern
lesson-promoted-pieces-taken-option-gold = Einen Goldgeneral
lesson-promoted-pieces-taken-done = Nur einen Bauern: Geschlagene Steine verlieren die Beförderung. Ein Tokin kämpft wie Gold und kostet nur einen Bauern.
lesson-promoted-pieces-taken-wrong = Ein geschlagener Stein kommt als das auf die Hand, was er zuerst war.
lesson-promoted-pieces-mate = Ein Tokin setzt matt wie Gold. Finde das Matt in einem Zug.
lesson-promoted-pieces-mate-hint = Die Lanze hinter ihm deckt das Feld vor dem König.
lesson-promoted-pieces-mate-done = Matt durch einen einstigen Bauern.
lesson-promoted-pieces-mate-wrong = Der König entkommt noch. Bleib in der Reichweite deiner Lanze.

## Pferd und Drache

lesson-horse-and-dragon = Pferd und Drache
lesson-horse-and-dragon-about = Läufer und Turm behalten befördert ihre Züge und gewinnen vier Felder.
lesson-horse-and-dragon-horse = Ein beförderter Läufer ist ein Pferd: Es behält die Diagonalen und darf auch ein Feld gerade ziehen. Auf ihm steht 龍馬 (ryūma), kurz 馬 (uma).
lesson-horse-and-dragon-horse-where = Wähle alle Felder, auf die das Pferd auf 5-5 ziehen kann.
lesson-horse-and-dragon-horse-where-hint = Die Diagonalen bis zum ersten Stein und ein Feld in jede der vier geraden Richtungen.
lesson-horse-and-dragon-horse-where-done = Ein Pferd beim eigenen König, heißt es, ist drei Generäle wert.
lesson-horse-and-dragon-horse-where-wrong = Erst die Diagonalen des Läufers, dann ein Schritt gerade, wo kein eigener Stein steht.
lesson-horse-and-dragon-horse-walk = Besuche mit dem Pferd alle markierten Felder.
lesson-horse-and-dragon-horse-walk-hint = Ein gerader Schritt bringt es in die andere Hälfte der Felder.
lesson-horse-and-dragon-horse-walk-done = Kein Feld ist ihm mehr verschlossen.
lesson-horse-and-dragon-dragon = Ein beförderter Turm ist ein Drache: Er behält Linien und Reihen und darf auch ein Feld schräg ziehen. Auf ihm steht 龍王 (ryūō), kurz 龍 (ryū).
lesson-horse-and-dragon-dragon-where = Wähle alle Felder, auf die der Drache auf 5-5 ziehen kann.
lesson-horse-and-dragon-dragon-where-hint = Linie und Reihe bis zum ersten Stein und ein Feld auf jeder Diagonale.
lesson-horse-and-dragon-dragon-where-done = Der stärkste Stein von allen. Er gehört in die Nähe des gegnerischen Königs.
lesson-horse-and-dragon-dragon-where-wrong = Erst die Wege des Turms, dann ein Schritt schräg, wo kein eigener Stein steht.
lesson-horse-and-dragon-dragon-walk = Besuche mit dem Drachen alle markierten Felder.
lesson-horse-and-dragon-dragon-walk-hint = Die kurzen schrägen Schritte ersparen Umwege.
lesson-horse-and-dragon-dragon-walk-done = Jetzt kennst du jeden Stein. Nun kommt, was Shogi besonders macht: befördern und einsetzen.
