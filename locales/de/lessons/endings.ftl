### Lektionen: wie Partien enden.

lessons-group-endings = Wie Partien enden

## Schach

lesson-check = Schach
lesson-check-about = Drei Auswege.
lesson-check-give = Gib Schach: Greif mit dem Turm den König an.
lesson-check-give-hint = Der König steht auf Linie 8.
lesson-check-give-done = Schach. Dein Gegner muss sofort antworten. Ansagen ist nicht üblich.
lesson-check-give-wrong-quiet = Dort ist der König nicht angegriffen. Auf welcher Linie steht er?
lesson-check-capture = Der Springer auf 3-6 gibt Schach. Der erste Ausweg: Schlage ihn.
lesson-check-capture-hint = Dein Bauer steht gleich dahinter.
lesson-check-capture-done = Kein Angreifer, kein Schach.
lesson-check-capture-wrong-ran = Das geht auch, ist aber ein anderer Ausweg. Schlage den Springer.
lesson-check-flee = Dasselbe Schach, aber dein Bauer ist schon am Springer vorbei. Der zweite Ausweg: Ziehe mit dem König.
lesson-check-flee-hint = Nimm den König auf: Die Punkte zeigen, wo er sicher ist.
lesson-check-flee-done = Ein Springer springt; ihm kann man nichts in den Weg stellen.
lesson-check-block = Der Läufer gibt aus der Ferne Schach. Der dritte Ausweg: Stell etwas dazwischen.
lesson-check-block-hint = Setze den Bauern auf einem markierten Feld ein, oder zieh einen Stein dorthin.
lesson-check-block-done = Turm, Läufer und Lanze lassen sich aufhalten, durch Ziehen oder Einsetzen.
lesson-check-block-wrong-ran = Der König kann auch fliehen. Stell dem Läufer diesmal etwas in den Weg.
lesson-check-ignored = Der Springer gibt Schach, aber du ziehst den Bauern auf 9-7. Ist das erlaubt?
lesson-check-ignored-done = Nein. Auf ein Schach muss sofort geantwortet werden.
lesson-check-pinned = Der Silbergeneral zieht von 3-8 nach 3-7. Sieh dir den Drachen auf 9-8 an. Ist das erlaubt?
lesson-check-pinned-done = Nein. Der Silbergeneral schützt deinen König vor dem Drachen und muss bleiben.
lesson-check-safe = Wähle alle Felder, auf die dein König ziehen darf.
lesson-check-safe-hint = Folge den Linien von Turm und Läufer, und denk an die zwei Felder des Springers.
lesson-check-safe-done = Nur zwei sind sicher.
lesson-check-safe-wrong = Ein König darf nicht auf ein angegriffenes Feld und nicht auf einen eigenen Stein.

## Matt

lesson-checkmate = Matt
lesson-checkmate-about = Das Ziel des Spiels.
lesson-checkmate-mated = Dein Gegner ist am Zug. Ist das matt?
lesson-checkmate-mated-option-yes = Ja
lesson-checkmate-mated-option-no = Nein
lesson-checkmate-mated-done = Niemand kann den Goldgeneral schlagen, der Bauer deckt ihn, und der König kann nirgends hin.
lesson-checkmate-mated-wrong = Wer könnte den Goldgeneral auf 5-2 schlagen? Wohin könnte der König?
lesson-checkmate-rescued = Fast dieselbe Stellung. Ist das matt?
lesson-checkmate-rescued-option-yes = Ja
lesson-checkmate-rescued-option-no = Nein
lesson-checkmate-rescued-done = Der Silbergeneral auf 4-1 schlägt den Goldgeneral. Ein Verteidiger genügt.
lesson-checkmate-rescued-wrong = Sieh dir den Silbergeneral neben dem König an.
lesson-checkmate-find = Setze in einem Zug matt.
lesson-checkmate-find-hint = Dein Silbergeneral beherrscht die zweite Reihe. Und die erste?
lesson-checkmate-find-done = Der Turm fegt über die letzte Reihe, und der Silbergeneral hält die Felder davor.
lesson-checkmate-find-wrong-check = Das ist Schach, aber es gibt einen Ausweg. Lass den Silbergeneral stehen.
lesson-checkmate-interposed = Dein Drache gibt von 2-1 Schach. Dein Gegner hat einen Goldgeneral auf der Hand. Ist das matt?
lesson-checkmate-interposed-option-yes = Ja
lesson-checkmate-interposed-option-no = Nein
lesson-checkmate-interposed-done = Der Goldgeneral kann auf 3-1 oder 4-1 dazwischen. Sieh immer auch auf die Hand.
lesson-checkmate-interposed-wrong = Der Drache steht weit weg. Was ließe sich dazwischen einsetzen?
lesson-checkmate-over = Jetzt hat dein Gegner nichts auf der Hand, und es ist matt. Was geschieht?
lesson-checkmate-over-option-capture = Ich schlage den König
lesson-checkmate-over-option-over = Die Partie ist aus, ich habe gewonnen
lesson-checkmate-over-done = Mit dem Matt endet die Partie. Der König selbst wird nie geschlagen.
lesson-checkmate-over-wrong = Die Partie endet einen Zug vorher.

## Kein erlaubter Zug

lesson-stalemate = Kein erlaubter Zug
lesson-stalemate-about = Selten, und kein Remis.
lesson-stalemate-squeeze = Der König kann noch nach 2-1. Nimm ihm dieses Feld, ohne Schach zu geben.
lesson-stalemate-squeeze-hint = Dein Goldgeneral kann 2-1 und 2-2 zugleich angreifen.
lesson-stalemate-squeeze-done = Kein Schach, aber nichts mehr, was ziehen könnte.
lesson-stalemate-squeeze-wrong-loose = Der König hat noch ein Feld.
lesson-stalemate-into-check = Könnte der König nach 1-2 ziehen, vor deinen Bauern?
lesson-stalemate-into-check-done = Nein. Auch wenn sonst nichts geht: Ins Schach darf der König nicht.
lesson-stalemate-result = Dein Gegner steht nicht im Schach und hat keinen erlaubten Zug. Was nun?
lesson-stalemate-result-option-loses = Mein Gegner verliert
lesson-stalemate-result-option-draw = Es ist remis
lesson-stalemate-result-option-pass = Mein Gegner passt
lesson-stalemate-result-done = Im Shogi verliert, wer nicht ziehen kann. Anders als im Schach!
lesson-stalemate-result-wrong = Passen ist nicht erlaubt, und remis ist das im Shogi auch nicht.
lesson-stalemate-hand = Dieselbe Stellung, aber dein Gegner hat einen Bauern auf der Hand. Ist die Partie aus?
lesson-stalemate-hand-option-over = Ja
lesson-stalemate-hand-option-on = Nein, sie geht weiter
lesson-stalemate-hand-done = Den Bauern kann er einsetzen, also gibt es einen erlaubten Zug. Darum kommt dieses Ende so selten vor.
lesson-stalemate-hand-wrong = Auch Einsetzen ist ein Zug.

## Aufgeben und Zeit

lesson-resigning = Aufgeben und Zeit
lesson-resigning-about = Andere Arten zu verlieren.
lesson-resigning-look-first = Dein Gegner droht matt auf 2-8. Sieh hin, bevor du aufgibst: Kannst du zuerst mattsetzen?
lesson-resigning-look-first-hint = Dein Bauer auf 8-3 deckt das Feld vor dem König.
lesson-resigning-look-first-done = Einen Zug schneller. Sieh immer noch einmal hin, bevor du aufgibst.
lesson-resigning-look-first-wrong-missed = Dann setzt dein Gegner matt. Du hast etwas Besseres.
lesson-resigning-hopeless = Hier ist das Matt nicht mehr zu verhindern. Was tun starke Spieler?
lesson-resigning-hopeless-option-resign = Sie geben auf
lesson-resigning-hopeless-option-clock = Sie lassen ihre Zeit ablaufen
lesson-resigning-hopeless-option-leave = Sie gehen wortlos weg
lesson-resigning-hopeless-done = Aufgeben ist normal und keine Schande. Die meisten Partien starker Spieler enden so.
lesson-resigning-hopeless-wrong = Das wäre unhöflich. Eine verlorene Partie beendet man anders.
lesson-resigning-when = Wann gibt man am Brett auf?
lesson-resigning-when-option-mine = Wenn man selbst am Zug ist
lesson-resigning-when-option-theirs = Während der Gegner nachdenkt
lesson-resigning-when-done = Im eigenen Zug. Online ist es oft jederzeit möglich.
lesson-resigning-when-wrong = Lass deinen Gegner in Ruhe nachdenken.
lesson-resigning-how = Wie gibt man in Japan auf?
lesson-resigning-how-option-words = Mit einer Verbeugung und den Worten „Ich habe verloren“
lesson-resigning-how-option-topple = Man wirft den König um
lesson-resigning-how-option-silence = Man schiebt die Steine zusammen
lesson-resigning-how-done = „Makemashita“, und beide verbeugen sich. Hier genügt ein Knopf.
lesson-resigning-how-wrong = Im Shogi ist man höflich, vor allem am Schluss.
lesson-resigning-time = Du stehst gut, aber deine Zeit läuft ab. Was geschieht?
lesson-resigning-time-option-loses = Ich verliere
lesson-resigning-time-option-draw = Es ist remis
lesson-resigning-time-option-slower = Ich werde verwarnt
lesson-resigning-time-done = Wessen Zeit abläuft, verliert, in jeder Stellung.
lesson-resigning-time-wrong = Die Uhr gehört zur Partie.

## Sennichite: Wiederholung

lesson-sennichite = Sennichite: Wiederholung
lesson-sennichite-about = Viermal dieselbe Stellung.
lesson-sennichite-again = Keine Seite will sich festlegen. Ziehe den Turm von 6-8 nach 7-8, wieder zurück und noch einmal nach 7-8.
lesson-sennichite-again-hint = 6-8 nach 7-8, 7-8 nach 6-8, 6-8 nach 7-8.
lesson-sennichite-again-done = Nach vier Zügen war die erste Stellung zum zweiten Mal da. Beim vierten Mal wäre es Sennichite.
lesson-sennichite-same = Was muss gleich sein, damit eine Stellung als wiederholt gilt?
lesson-sennichite-same-option-board = Die Steine auf dem Brett
lesson-sennichite-same-option-all = Das Brett, beide Hände und die Seite am Zug
lesson-sennichite-same-option-side = Das Brett und die Seite am Zug
lesson-sennichite-same-done = Ein einziger Bauer mehr auf der Hand, und es ist eine andere Stellung.
lesson-sennichite-same-wrong = Da fehlt etwas: Was liegt neben dem Brett?
lesson-sennichite-scattered = Dazwischen kamen andere Züge, dann kehrte die Stellung wieder. Zählt das mit?
lesson-sennichite-scattered-option-yes = Ja
lesson-sennichite-scattered-option-no = Nein, sie muss unmittelbar folgen
lesson-sennichite-scattered-done = Die vier Male müssen nicht aufeinander folgen. Es zählt nur, wie oft sie da war.
lesson-sennichite-scattered-wrong = Die Regel fragt, wie oft die Stellung da war, nicht wann.
lesson-sennichite-result = Was folgt in offiziellen Partien auf Sennichite?
lesson-sennichite-result-option-replay = Eine neue Partie mit getauschten Seiten
lesson-sennichite-result-option-draw = Ein Remis und sonst nichts
lesson-sennichite-result-option-first = Wer begonnen hat, verliert
lesson-sennichite-result-done = Man spielt mit der restlichen Zeit noch einmal. In Partien hier ist es remis.
lesson-sennichite-result-wrong = Schuld hat niemand, aber offizielle Turniere wollen einen Sieger.
lesson-sennichite-agree = Dürfen sich die Spieler einer offiziellen Partie einfach auf Remis einigen?
lesson-sennichite-agree-option-yes = Ja
lesson-sennichite-agree-option-no = Nein
lesson-sennichite-agree-done = Ein solches Angebot gibt es dort nicht. Für freundschaftliche Partien lässt es sich hier einschalten.
lesson-sennichite-agree-wrong = Im Schach ja. Im Shogi wird weitergespielt.

## Dauerschach

lesson-perpetual-check = Dauerschach
lesson-perpetual-check-about = Wann Wiederholen verliert.
lesson-perpetual-check-around = Jag den König: Drache nach 5-2, zurück nach 5-1 und noch einmal nach 5-2.
lesson-perpetual-check-around-hint = 5-1 nach 5-2, 5-2 nach 5-1, 5-1 nach 5-2.
lesson-perpetual-check-around-done = Schach um Schach, und die Stellung wiederholt sich. Das ist gefährlich für dich.
lesson-perpetual-check-who = Die Stellung kommt zum vierten Mal vor, und jeder deiner Züge gab Schach. Was nun?
lesson-perpetual-check-who-option-draw = Es ist remis
lesson-perpetual-check-who-option-checker = Ich verliere
lesson-perpetual-check-who-option-king = Mein Gegner verliert
lesson-perpetual-check-who-done = Wer nur mit Schachgeboten wiederholt, verliert. Du musst also rechtzeitig etwas anderes versuchen.
lesson-perpetual-check-who-wrong = Mit endlosem Schach rettet man sich im Shogi nicht.
lesson-perpetual-check-pause = Einer deiner Züge dazwischen gab kein Schach. Nun kommt das vierte Mal. Was ist es?
lesson-perpetual-check-pause-option-loses = Ich verliere
lesson-perpetual-check-pause-option-draw = Einfaches Sennichite, remis
lesson-perpetual-check-pause-done = Ein einziger stiller Zug, und es ist einfaches Sennichite.
lesson-perpetual-check-pause-wrong = Die Regel meint lauter Schachgebote. Ein Zug war keines.
lesson-perpetual-check-finisher = Du hast immerzu Schach gegeben, aber der fliehende König bringt mit seinem Zug das vierte Mal. Wer verliert?
lesson-perpetual-check-finisher-option-checker = Ich
lesson-perpetual-check-finisher-option-king = Die Seite mit dem fliehenden König
lesson-perpetual-check-finisher-done = Wer den Kreis schließt, ist gleich. Es verliert, wer ständig Schach gab.
lesson-perpetual-check-finisher-wrong = Der König tat nur, was er musste.
lesson-perpetual-check-better = Nun hast du einen Goldgeneral auf der Hand. Wiederhole nicht, sondern setz matt.
lesson-perpetual-check-better-hint = Setze ihn neben dem König ein, wo der Drache ihn deckt.
lesson-perpetual-check-better-done = Viel besser, als im Kreis zu laufen.
lesson-perpetual-check-better-wrong-again = Nur ein weiteres Schach. Lass Goldgeneral und Drachen zusammenwirken.

## Jishogi: festgefahrene Partie

lesson-impasse = Jishogi: festgefahrene Partie
lesson-impasse-about = Wenn niemand mehr mattsetzen kann.
lesson-impasse-entered = Beide Könige sind ins feindliche Lager gewandert. Die meisten Steine greifen nach vorn an; deshalb ist keiner mehr mattzusetzen. Das ist Jishogi.
lesson-impasse-big = Sind sich beide einig, wird gezählt. Turm und Läufer zählen 5 Punkte, befördert oder nicht. Wähle deine auf dem Brett.
lesson-impasse-big-hint = Der Drache war ein Turm, das Pferd ein Läufer.
lesson-impasse-big-done = Ein Drache und ein Pferd: zehn Punkte.
lesson-impasse-big-wrong = Nur Steine, die als Turm oder Läufer begonnen haben, und nur deine.
lesson-impasse-count = Jeder andere Stein zählt 1, der König nichts. Wie viele Punkte hast du, auf dem Brett und auf der Hand?
lesson-impasse-count-hint = Zehn für Drache und Pferd. Dann die übrigen auf dem Brett, dann die Hand.
lesson-impasse-count-option-p20 = 20
lesson-impasse-count-option-p28 = 28
lesson-impasse-count-option-p34 = 34
lesson-impasse-count-done = 10 für Drache und Pferd, 8 für die übrigen auf dem Brett, 10 auf der Hand.
lesson-impasse-count-wrong = Vergiss die Hand nicht, und lass den König weg.
lesson-impasse-verdict = Du hast 28 Punkte, dein Gegner hat 26. Wer gewinnt nach der 24-Punkte-Regel?
lesson-impasse-verdict-option-draw = Niemand
lesson-impasse-verdict-option-you = Ich
lesson-impasse-verdict-option-them = Mein Gegner
lesson-impasse-verdict-done = Beide haben mindestens 24, also ist es remis.
lesson-impasse-verdict-wrong = Beide erreichen 24 Punkte.
lesson-impasse-short = Und wenn dein Gegner nur 23 hätte?
lesson-impasse-short-option-draw = Immer noch remis
lesson-impasse-short-option-loses = Mein Gegner verliert
lesson-impasse-short-done = Weniger als 24 Punkte verlieren.
lesson-impasse-short-wrong = Die Grenze sind 24 Punkte.
lesson-impasse-limit = Manche Turniere begrenzen auch die Länge einer Partie, etwa auf 500 Züge. Was geschieht dann?
lesson-impasse-limit-option-draw = Die Partie ist remis
lesson-impasse-limit-option-points = Wer mehr Steine hat, gewinnt
lesson-impasse-limit-done = Remis, aber ein Matt mit dem allerletzten Zug zählt noch. Hier gibt es die Grenze nur, wenn du sie einstellst.
lesson-impasse-limit-wrong = Dabei werden keine Steine gezählt.

## Den Sieg erklären

lesson-declaration = Den Sieg erklären
lesson-declaration-about = Die 27-Punkte-Regel, Schritt für Schritt.
lesson-declaration-camp = Du musst nicht warten, bis dein Gegner zustimmt: Du darfst den Sieg erklären. Dein König muss mit mindestens zehn weiteren eigenen Steinen im feindlichen Lager stehen. Wähle diese Steine.
lesson-declaration-camp-hint = Alle deine Steine auf den drei fernsten Reihen, nur nicht der König.
lesson-declaration-camp-done = Zehn: gerade genug.
lesson-declaration-camp-wrong = Nur eigene Steine auf den drei fernsten Reihen, ohne den König.
lesson-declaration-ready = Weiter: Dein König steht nicht im Schach, und Lager und Hand ergeben zusammen 28 Punkte, bei Weiß 27. Du spielst Schwarz und hast 28. Darfst du erklären?
lesson-declaration-ready-option-yes = Ja
lesson-declaration-ready-option-no = Nein
lesson-declaration-ready-done = Du erklärst und gewinnst. Wo die 24-Punkte-Regel gilt, braucht man zum Sieg 31 Punkte; 24 bis 30 ergeben ein Remis.
lesson-declaration-ready-wrong = Geh die Liste durch: Lager, zehn Steine, kein Schach, Punkte. Alles ist da.
lesson-declaration-outside = Welche Bedingung fehlt hier?
lesson-declaration-outside-option-king = Der König steht nicht im Lager
lesson-declaration-outside-option-check = Der König steht im Schach
lesson-declaration-outside-option-pieces = Weniger als zehn Steine im Lager
lesson-declaration-outside-option-points = Zu wenig Punkte
lesson-declaration-outside-done = Dem König auf 1-4 fehlt ein Schritt.
lesson-declaration-outside-wrong = Wo steht dein König?
lesson-declaration-attacked = Und hier?
lesson-declaration-attacked-option-king = Der König steht nicht im Lager
lesson-declaration-attacked-option-check = Der König steht im Schach
lesson-declaration-attacked-option-pieces = Weniger als zehn Steine im Lager
lesson-declaration-attacked-option-points = Zu wenig Punkte
lesson-declaration-attacked-done = Der Läufer auf 1-1 gibt Schach. Erst musst du darauf antworten.
lesson-declaration-attacked-wrong = Sieh in die Ecke neben deinem König.
lesson-declaration-few-points = Und hier? Du spielst Schwarz, und einer deiner Bauern steht auf 9-6.
lesson-declaration-few-points-option-king = Der König steht nicht im Lager
lesson-declaration-few-points-option-check = Der König steht im Schach
lesson-declaration-few-points-option-pieces = Weniger als zehn Steine im Lager
lesson-declaration-few-points-option-points = Zu wenig Punkte
lesson-declaration-few-points-done = Steine außerhalb des Lagers zählen nicht. Bleiben 27, und Schwarz braucht 28.
lesson-declaration-few-points-wrong = Was zählt ein Bauer außerhalb des Lagers?
lesson-declaration-tenth = Nur neun deiner Steine stehen im Lager. Bring den zehnten aus der Hand hinein.
lesson-declaration-tenth-hint = Setze irgendeinen Stein auf einem leeren Feld der drei fernsten Reihen ein.
lesson-declaration-tenth-done = Zehn Steine, und kein Punkt ist verloren: Hand und Lager zählen gleich.
lesson-declaration-tenth-wrong-elsewhere = Der zehnte Stein muss aus der Hand auf eine der drei fernsten Reihen kommen.
lesson-declaration-mistaken = Was geschieht, wenn du mit neun Steinen erklärst?
lesson-declaration-mistaken-option-loses = Ich verliere
lesson-declaration-mistaken-option-nothing = Nichts, die Partie geht weiter
lesson-declaration-mistaken-done = Eine falsche Erklärung verliert. Zähl lieber zweimal.
lesson-declaration-mistaken-wrong = Eine Erklärung beendet die Partie, so oder so.
lesson-declaration-try = In manchen Partien gilt stattdessen die Try-Regel: Bring den König nach 5-1, wo der feindliche König begann. Greift ihn dort nichts an, gewinnst du. Tu es.
lesson-declaration-try-hint = Ein Schritt schräg nach vorn.
lesson-declaration-try-done = Ein Try, und die Partie ist gewonnen.
lesson-declaration-try-wrong-elsewhere = Der König gehört nach 5-1.

## Regelwidrige Züge

lesson-illegal-moves = Regelwidrige Züge
lesson-illegal-moves-about = Und was sie kosten.
lesson-illegal-moves-second-pawn = Auf 5-5 wird ein Bauer eingesetzt. Ist das erlaubt?
lesson-illegal-moves-second-pawn-done = Nein: Nifu, wegen des Bauern auf 5-6. Das passiert sogar Profis.
lesson-illegal-moves-leap = Der Turm zieht von 2-8 nach 2-5. Ist das erlaubt?
lesson-illegal-moves-leap-done = Nein. Er müsste über den Bauern auf 2-6 springen, und springen kann nur der Springer.
lesson-illegal-moves-exposed = Der Läufer zieht von 7-7 nach 5-5. Ist das erlaubt?
lesson-illegal-moves-exposed-done = Nein. Dann griffe die Lanze auf 7-5 deinen König auf 7-8 an.
lesson-illegal-moves-odd-but-fine = Auf 5-4, zwischen deinem Tokin und deiner Lanze, wird ein Bauer eingesetzt. Ist das erlaubt?
lesson-illegal-moves-odd-but-fine-done = Ja. Es sieht eng aus, verstößt aber gegen keine Regel.
lesson-illegal-moves-twice = Du ziehst, und noch bevor dein Gegner antwortet, ziehst du wieder. Was ist das?
lesson-illegal-moves-twice-option-fine = In Ordnung, wenn es keinen stört
lesson-illegal-moves-twice-option-illegal = Ein regelwidriger Zug
lesson-illegal-moves-twice-done = Die Seiten wechseln sich ab. Zwei Züge hintereinander sind regelwidrig, und Passen ebenso.
lesson-illegal-moves-twice-wrong = Immer abwechselnd, jeder einen Zug.
lesson-illegal-moves-official = Was kostet ein regelwidriger Zug in einer offiziellen Partie?
lesson-illegal-moves-official-option-back = Er wird zurückgenommen
lesson-illegal-moves-official-option-warning = Eine Verwarnung
lesson-illegal-moves-official-option-loses = Die Partie
lesson-illegal-moves-official-done = Er verliert sofort, und sei die Stellung noch so gut.
lesson-illegal-moves-official-wrong = Es geht strenger zu.
lesson-illegal-moves-here = Und in einer Partie hier, mit den üblichen Einstellungen?
lesson-illegal-moves-here-option-explained = Er wird nicht ausgeführt, und die Regel wird erklärt
lesson-illegal-moves-here-option-loses = Ich verliere sofort
lesson-illegal-moves-here-done = So lernst du ohne Angst. Wer es streng mag, stellt es vor der Partie ein.
lesson-illegal-moves-here-wrong = Hier darf man auch lernen.
