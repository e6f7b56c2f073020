### Lektionen: Schlagen und Einsetzen.

lessons-group-drops = Schlagen und Einsetzen

## Geschlagene Steine

lesson-captures = Geschlagene Steine
lesson-captures-about = Was du schlägst, gehört dir.
lesson-captures-take = Schlage mit deinem Läufer den Silbergeneral auf dem markierten Feld.
lesson-captures-take-hint = Der Läufer zieht schräg, nach rechts oben.
lesson-captures-take-done = Der Silbergeneral hat das Brett verlassen, aber nicht die Partie.
lesson-captures-take-wrong = Der Silbergeneral steht noch da. Um ihn zu schlagen, muss der Läufer genau auf seinem Feld landen.
lesson-captures-hand = Wo ist der Silbergeneral jetzt?
lesson-captures-hand-option-gone = Aus dem Spiel
lesson-captures-hand-option-mine = Auf meiner Hand, auf meiner Seite
lesson-captures-hand-option-back = Beim Gegner, der ihn wieder aufstellen darf
lesson-captures-hand-hint = Ist er noch irgendwo zu sehen? Und auf wessen Seite?
lesson-captures-hand-done = Er liegt auf deinem Beistelltisch, dem Komadai. In einem späteren Zug darfst du ihn als deinen eigenen Stein einsetzen.
lesson-captures-hand-wrong = Schau neben das Brett: Geschlagene Steine wechseln die Seite.
lesson-captures-free = Der Turm kann zwei Steine schlagen. Nimm den, den niemand deckt.
lesson-captures-free-hint = Frag dich jedes Mal: Könnte etwas zurückschlagen?
lesson-captures-free-done = Ein Goldgeneral, einfach so.
lesson-captures-free-wrong-guarded = Dieser Bauer ist gedeckt. Du würdest deinen Turm dafür verlieren.
lesson-captures-dragon = Ein Drache ist in dein Lager eingebrochen. Schlage ihn.
lesson-captures-dragon-hint = Dein König und dein Goldgeneral stehen beide gleich daneben.
lesson-captures-dragon-done = Die Gefahr ist vorbei, und du hast einen guten Stein gewonnen.
lesson-captures-dragon-wrong = So bleibt der Drache in deinem Lager und richtet weiter Schaden an. Du kannst ihn sofort schlagen.
lesson-captures-turned = Du hast einen Drachen geschlagen. Was liegt auf deiner Hand?
lesson-captures-turned-option-dragon = Ein Drache
lesson-captures-turned-option-rook = Ein Turm
lesson-captures-turned-hint = Was wird aus einer Beförderung, wenn der Stein die Seite wechselt?
lesson-captures-turned-done = Ein einfacher Turm: Jeder geschlagene Stein verliert seine Beförderung.
lesson-captures-turned-wrong = Geschlagene Steine kehren immer auf ihre unbeförderte Seite zurück.
lesson-captures-sight = Wie bewahrt man geschlagene Steine auf?
lesson-captures-sight-option-hidden = Versteckt, als Überraschung
lesson-captures-sight-option-sight = Gut sichtbar auf dem Komadai
lesson-captures-sight-option-box = In der Schachtel
lesson-captures-sight-hint = Darf dein Gegner wissen, welche Steine du einsetzen könntest?
lesson-captures-sight-done = Beide dürfen immer beide Hände sehen. Sie gehören zur Stellung.
lesson-captures-sight-wrong = Im Shogi gibt es keine Geheimnisse: Was du hast, muss man sehen.

## Einen Stein einsetzen

lesson-dropping = Einen Stein einsetzen
lesson-dropping-about = Geschlagene Steine kommen zurück.
lesson-dropping-first = Du hast einen Goldgeneral auf der Hand. Setze ihn, statt zu ziehen, auf irgendein leeres Feld ein.
lesson-dropping-first-hint = Wähle den Goldgeneral neben dem Brett und dann ein Feld.
lesson-dropping-first-done = Das war dein ganzer Zug. Der Goldgeneral blickt zum Gegner: Jetzt gehört er dir.
lesson-dropping-first-wrong-moved = Das war ein Zug auf dem Brett. Nimm den Goldgeneral auf deiner Hand.
lesson-dropping-occupied = Du willst einen Silbergeneral auf dem feindlichen Bauern auf 3-4 einsetzen. Ist das erlaubt?
lesson-dropping-occupied-hint = Ein Zug darf auf einem feindlichen Stein enden. Gilt das auch beim Einsetzen?
lesson-dropping-occupied-done = Nein. Eingesetzt wird nur auf leere Felder, und geschlagen wird dabei nie.
lesson-dropping-occupied-wrong = Schau, was auf 3-4 steht, und überlege, auf welchen Feldern man einsetzen kann.
lesson-dropping-camp = Du setzt einen Silbergeneral auf 3-2 ein, tief im feindlichen Lager. Ist das erlaubt?
lesson-dropping-camp-hint = Schau auf 3-2: Steht dort etwas, und käme ein Silbergeneral von dort weiter?
lesson-dropping-camp-done = Ja. Jedes leere Feld ist recht. Der Silbergeneral kommt unbefördert aufs Brett, auch hier.
lesson-dropping-camp-wrong = Überlege, was man zum Einsetzen braucht. Kommt es darauf an, in wessen Lager das Feld liegt?
lesson-dropping-one = Darfst du im selben Zug einen Bauern einsetzen und einen Stein ziehen?
lesson-dropping-one-option-both = Ja, beides
lesson-dropping-one-option-one = Nein, nur eins von beiden
lesson-dropping-one-hint = Denk an den Goldgeneral, den du eingesetzt hast: Durftest du danach noch ziehen?
lesson-dropping-one-done = Wer am Zug ist, zieht oder setzt ein.
lesson-dropping-one-wrong = Das wären zwei Züge hintereinander.
lesson-dropping-later = Setze einen Bauern auf dem markierten Feld ein, in der Zone. Befördere ihn dann mit dem nächsten Zug.
lesson-dropping-later-hint = Erst auf 3-3, dann weiter nach 3-2 mit Beförderung.
lesson-dropping-later-done = Beim Einsetzen wird nie befördert. Der nächste Zug begann aber in der Zone, also durfte er es.
lesson-dropping-later-wrong = Es braucht zwei Züge: erst das Einsetzen auf dem markierten Feld, dann einen Schritt mit Beförderung.

## Was Einsetzen kann

lesson-drop-power = Was Einsetzen kann
lesson-drop-power-about = Mattsetzen, abwehren, zurückschlagen.
lesson-drop-power-mate = Setze den Goldgeneral so ein, dass es matt ist.
lesson-drop-power-mate-hint = Direkt vor den König, wo dein Bauer ihn deckt.
lesson-drop-power-mate-done = Ein Goldgeneral vor dem König: das häufigste Matt überhaupt.
lesson-drop-power-mate-wrong-loose = Der König kann ihn schlagen oder entkommen. Setze ihn dort ein, wo er gedeckt ist.
lesson-drop-power-where = Der Turm auf 2-2 gibt Schach. Wähle alle Felder, auf denen der Bauer auf deiner Hand es abwehren würde.
lesson-drop-power-where-hint = Die Felder zwischen dem Turm und deinem König.
lesson-drop-power-where-done = Fünf Felder. Auf Linie 2 steht kein anderer Bauer von dir, also ist jedes möglich.
lesson-drop-power-where-wrong = Der Bauer muss zwischen dem Turm und deinem König auf einem leeren Feld stehen.
lesson-drop-power-block = Wehr das Schach jetzt mit dem Bauern ab, auf dem Feld, das dein König deckt.
lesson-drop-power-block-hint = Direkt vor dem König, auf 2-7.
lesson-drop-power-block-done = Schlägt der Turm den Bauern, schlägt dein König den Turm.
lesson-drop-power-block-wrong-loose = Dort schlägt der Turm den Bauern einfach und gibt wieder Schach.
lesson-drop-power-block-wrong-king = Der König könnte fliehen. Die Aufgabe ist aber, den Bauern einzusetzen.
lesson-drop-power-lance = Dein Drache beherrscht die zweite Reihe. Setze die Lanze so ein, dass es matt ist.
lesson-drop-power-lance-hint = Auf der Linie des Königs. Auch aus der Ferne wirkt sie.
lesson-drop-power-lance-done = Kein Feld zum Fliehen und nichts, was sich dazwischenstellen ließe.
lesson-drop-power-lance-wrong-elsewhere = Die Lanze muss auf Linie 1 gerade auf den König zielen.
lesson-drop-power-counter = Du stehst im Schach. Setze einen Stein ein, der es abwehrt und selbst Schach gibt.
lesson-drop-power-counter-hint = Welches Feld auf Linie 5 liegt auf einer Diagonale mit 2-2?
lesson-drop-power-counter-done = Ein Stein, zwei Aufgaben.
lesson-drop-power-counter-wrong-quiet = Das wehrt das Schach ab, gibt aber selbst keines.

## Kein Weg nach vorn

lesson-dead-drops = Kein Weg nach vorn
lesson-dead-drops-about = Wo ein Stein nicht eingesetzt werden darf.
lesson-dead-drops-pawn = Ein Bauer wird auf der letzten Reihe eingesetzt, auf 3-1. Ist das erlaubt?
lesson-dead-drops-pawn-hint = Wie zieht ein Bauer, und was liegt vor 3-1?
lesson-dead-drops-pawn-done = Nein. Er könnte nie wieder ziehen.
lesson-dead-drops-pawn-wrong = Stell dir den Bauern auf 3-1 vor: Wohin könnte er von dort je ziehen?
lesson-dead-drops-knight = Ein Springer wird auf der zweiten Reihe eingesetzt, auf 3-2. Ist das erlaubt?
lesson-dead-drops-knight-hint = Wie viele Reihen weiter vorn landet ein Springer?
lesson-dead-drops-knight-done = Nein. Sein Sprung ginge über den Rand. Die letzten zwei Reihen sind ihm beim Einsetzen verschlossen.
lesson-dead-drops-knight-wrong = Lass den Springer in Gedanken von 3-2 springen: Wo käme er an?
lesson-dead-drops-lance = Eine Lanze wird auf der zweiten Reihe eingesetzt, auf 3-2. Ist das erlaubt?
lesson-dead-drops-lance-hint = Wie zieht eine Lanze? Vergleiche sie mit dem Springer.
lesson-dead-drops-lance-done = Ja. Sie hat noch ein Feld vor sich. Nur die letzte Reihe ist ihr verschlossen.
lesson-dead-drops-lance-wrong = Schau von 3-2 geradeaus: Gibt es dort ein Feld, auf das die Lanze ziehen könnte?
lesson-dead-drops-knight-mate = Setze den Springer so ein, dass es matt ist.
lesson-dead-drops-knight-mate-hint = Er muss 2-1 angreifen, und niemand darf ihn schlagen können.
lesson-dead-drops-knight-mate-done = Weiter vorn als auf der dritten Reihe darf kein Springer eingesetzt werden.
lesson-dead-drops-knight-mate-wrong-elsewhere = Kein Matt. Such ein sicheres Feld, von dem ein Springer nach 2-1 springt.
lesson-dead-drops-last-rank = Welcher Stein darf auf der letzten Reihe eingesetzt werden?
lesson-dead-drops-last-rank-option-silver = Ein Silbergeneral
lesson-dead-drops-last-rank-option-knight = Ein Springer
lesson-dead-drops-last-rank-option-lance = Eine Lanze
lesson-dead-drops-last-rank-option-pawn = Ein Bauer
lesson-dead-drops-last-rank-hint = Stell dir jeden der Steine dort vor: Wohin könnte er danach ziehen?
lesson-dead-drops-last-rank-done = Ein Silbergeneral kann von dort zurück. Auch Goldgeneral, Turm und Läufer kommen von dort weg.
lesson-dead-drops-last-rank-wrong = Dieser Stein geht nur vorwärts. Er säße fest.

## Nifu: zwei Bauern

lesson-nifu = Nifu: zwei Bauern
lesson-nifu-about = Ein Bauer auf jeder Linie.
lesson-nifu-twice = Auf 5-7 steht ein Bauer von dir. Nun wird auf 5-5 noch einer eingesetzt. Ist das erlaubt?
lesson-nifu-twice-hint = Welche deiner Steine stehen auf Linie 5?
lesson-nifu-twice-done = Nein. Das ist Nifu: nie zwei eigene unbeförderte Bauern auf einer Linie.
lesson-nifu-twice-wrong = Zähle deine unbeförderten Bauern auf Linie 5, den neuen mitgerechnet.
lesson-nifu-free-file = Wähle alle Felder, auf denen der Bauer auf deiner Hand eingesetzt werden darf.
lesson-nifu-free-file-hint = Nur auf einer Linie steht kein Bauer von dir.
lesson-nifu-free-file-done = Nur Linie 4 war frei, bis auf ihre letzte Reihe und die besetzten Felder.
lesson-nifu-free-file-wrong = Such die Linie ohne eigenen Bauern. Ihre letzte Reihe und besetzte Felder zählen nicht.
lesson-nifu-tokin = Dein Tokin steht auf 3-3. Dahinter, auf 3-4, wird ein Bauer eingesetzt. Ist das erlaubt?
lesson-nifu-tokin-hint = Was ist der Stein auf 3-3 jetzt? Und was war er vorher?
lesson-nifu-tokin-done = Ja. Ein Tokin zählt nicht als Bauer.
lesson-nifu-tokin-wrong = Schau dir Linie 3 noch einmal an: Wie viele unbeförderte Bauern von dir stünden dort?
lesson-nifu-theirs = Auf Linie 3 steht nur ein Bauer deines Gegners. Deiner wird auf 3-5 eingesetzt. Ist das erlaubt?
lesson-nifu-theirs-hint = Wessen Bauern zählen bei Nifu?
lesson-nifu-theirs-done = Ja. Nur die eigenen Bauern zählen.
lesson-nifu-theirs-wrong = Geh Linie 3 Feld für Feld durch: Wem gehört jeder Bauer, der dort steht?
lesson-nifu-lances = Auf Linie 1 stehen schon eine Lanze und ein Bauer von dir. Auf 1-6 wird eine zweite Lanze eingesetzt. Ist das erlaubt?
lesson-nifu-lances-hint = Um welche Steine geht es bei Nifu?
lesson-nifu-lances-done = Ja. Bei Nifu geht es nur um Bauern.
lesson-nifu-lances-wrong = Überlege, welche Steine auf einer Linie nicht doppelt stehen dürfen und ob die Lanze von 1-6 weiterkommt.
lesson-nifu-make-room = Befördere den Bauern auf 3-4 und greif den Turm an. Setze dann den Bauern von der Hand dahinter ein.
lesson-nifu-make-room-hint = Erst nach 3-3 mit Beförderung. Dann den Bauern auf 3-4 einsetzen.
lesson-nifu-make-room-done = Sobald der erste Bauer ein Tokin war, war die Linie frei für den nächsten.
lesson-nifu-make-room-wrong = Erst wenn der erste Bauer ein Tokin ist, hat Linie 3 Platz. Der zweite gehört direkt dahinter.

## Uchifuzume

lesson-uchifuzume = Uchifuzume
lesson-uchifuzume-about = Kein Matt mit einem eingesetzten Bauern.
lesson-uchifuzume-mate = Auf 1-2, vor dem König, wird ein Bauer eingesetzt. Dein Goldgeneral deckt ihn, und der König kann nicht fliehen. Ist das erlaubt?
lesson-uchifuzume-mate-hint = Ist es danach nur Schach oder mehr als das?
lesson-uchifuzume-mate-done = Nein. Das ist Uchifuzume: Ein eingesetzter Bauer darf nicht sofort mattsetzen.
lesson-uchifuzume-mate-wrong = Zwei Fragen entscheiden: Wäre es matt, und welcher Stein würde mattsetzen?
lesson-uchifuzume-other = Jetzt hast du auch eine Lanze auf der Hand. Setze mit ihr matt.
lesson-uchifuzume-other-hint = Auf genau demselben Feld, 1-2.
lesson-uchifuzume-other-done = Nur dem Bauern ist das verboten. Jeder andere Stein darf beim Einsetzen mattsetzen.
lesson-uchifuzume-other-wrong-weak = Das ist kein Matt. Nimm das Feld vor dem König.
lesson-uchifuzume-escape = Wieder ein Bauer auf 1-2, aber das Feld neben dem König ist leer. Ist das erlaubt?
lesson-uchifuzume-escape-hint = Welche Felder neben dem König deckt dein Goldgeneral, und welche nicht?
lesson-uchifuzume-escape-done = Ja. Der König kann nach 2-1; es ist Schach und kein Matt.
lesson-uchifuzume-escape-wrong = Prüfe, ob es wirklich matt ist: Geh jedes Feld um den König durch.
lesson-uchifuzume-guard = Diesmal steht ein Silbergeneral neben dem König. Darf der Bauer auf 1-2 eingesetzt werden?
lesson-uchifuzume-guard-hint = Welche Steine deines Gegners erreichen 1-2?
lesson-uchifuzume-guard-done = Ja. Der Silbergeneral kann den Bauern schlagen, also ist es kein Matt.
lesson-uchifuzume-guard-wrong = Matt ist es nur, wenn niemand den Bauern schlagen kann. Wie zieht der Stein neben dem König?
lesson-uchifuzume-push = Jetzt gibt es nichts einzusetzen. Setze mit dem Bauern matt, der schon auf dem Brett steht.
lesson-uchifuzume-push-hint = Von 1-3 nach 1-2. Hinter ihm steht deine Lanze.
lesson-uchifuzume-push-done = Ein ziehender Bauer darf mattsetzen. Nur der eingesetzte darf es nicht.
lesson-uchifuzume-push-wrong-weak = Das ist Schach, aber der König schlägt den Goldgeneral.

## Uchifuzume: knifflige Fälle

lesson-uchifuzume-cases = Uchifuzume: knifflige Fälle
lesson-uchifuzume-cases-about = Ist es wirklich matt?
lesson-uchifuzume-cases-pinned = Auf 5-2 wird ein Bauer eingesetzt. Der Goldgeneral auf 4-1 steht zwischen dem König und deinem Drachen. Ist das erlaubt?
lesson-uchifuzume-cases-pinned-hint = Was könnte dein Drache tun, wenn der Goldgeneral 4-1 verließe?
lesson-uchifuzume-cases-pinned-done = Nein. Der Goldgeneral ist gefesselt: Schlüge er den Bauern, stünde der König im Schach des Drachen. Also ist es matt.
lesson-uchifuzume-cases-pinned-wrong = Prüfe jede Antwort auf das Schach: Wäre der König danach wirklich sicher?
lesson-uchifuzume-cases-same-file = Auf 5-2 wird ein Bauer eingesetzt. Der Goldgeneral auf 5-3 schützt den König vor deiner Lanze. Ist das erlaubt?
lesson-uchifuzume-cases-same-file-hint = Wenn der Goldgeneral auf 5-2 schlägt, was steht dann zwischen deiner Lanze und dem König?
lesson-uchifuzume-cases-same-file-done = Ja. Schlägt der Goldgeneral den Bauern, bleibt er auf Linie 5 und schützt den König weiter.
lesson-uchifuzume-cases-same-file-wrong = Ein gefesselter Stein darf sich auf seiner Linie noch bewegen. Geht das hier auch?
lesson-uchifuzume-cases-shade = Dein Läufer auf 2-5 zielt durch 5-2 nach 6-1. Auf 5-2 wird ein Bauer eingesetzt. Ist das erlaubt?
lesson-uchifuzume-cases-shade-hint = Wie weit reicht dein Läufer noch, wenn der Bauer auf 5-2 steht?
lesson-uchifuzume-cases-shade-done = Ja. Der Bauer steht dem Läufer selbst im Weg, und der König entkommt nach 6-1.
lesson-uchifuzume-cases-shade-wrong = Sieh dir die Stellung nach dem Einsetzen an: Welche Felder um den König sind dann noch gedeckt?
lesson-uchifuzume-cases-no-shade = Dasselbe, aber auf 6-1 steht ein Springer deines Gegners. Ist das erlaubt?
lesson-uchifuzume-cases-no-shade-hint = Was ist gegenüber der vorigen Stellung rund um den König anders?
lesson-uchifuzume-cases-no-shade-done = Nein. Jetzt hat der König kein Feld mehr: matt durch einen eingesetzten Bauern.
lesson-uchifuzume-cases-no-shade-wrong = Geh die Felder um den König durch: Bleibt ihm eines, und könnte etwas den Bauern schlagen?
lesson-uchifuzume-cases-no-check = Ein Bauer auf 1-3 gibt kein Schach, aber dein Gegner hätte keinen Zug mehr. Ist das erlaubt?
lesson-uchifuzume-cases-no-check-hint = Was genau verbietet Uchifuzume?
lesson-uchifuzume-cases-no-check-done = Ja. Verboten ist nur das Matt. Und weil man im Shogi ohne Zug verliert, gewinnt dieser Bauer sogar.
lesson-uchifuzume-cases-no-check-wrong = Matt ist etwas anderes, als keinen Zug mehr zu haben. Wovon spricht die Regel?
