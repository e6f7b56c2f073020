### Was die Regeln sagen. Felder werden mit der Linie zuerst geschrieben: 7-6 ist Linie 7, Reihe 6.

rule-number = Regel { $rule }

## Regelwidrige Züge: Name und Grund

illegal-other = Dieser Zug ist nicht erlaubt
illegal-other-why = In dieser Stellung verstößt er gegen die Regeln.
illegal-empty-square = Dort steht kein Stein
illegal-empty-square-why = Auf { $squares } steht kein Stein, der ziehen könnte.
illegal-not-your-piece = Nicht dein Stein
illegal-not-your-piece-why = Der Stein auf { $squares } gehört deinem Gegner.
illegal-stays-put = Passen ist nicht erlaubt
illegal-stays-put-why = Wer am Zug ist, muss einen Stein ziehen oder einsetzen.
illegal-own-piece-there = Dort steht dein eigener Stein
illegal-own-piece-there-why = Du kannst nicht auf { $squares } ziehen: Dort steht einer deiner eigenen Steine.
illegal-cannot-reach = So zieht { $piece-the } nicht
illegal-cannot-reach-why = { $piece-start } kann dieses Feld nicht erreichen.
illegal-dots = Die Punkte zeigen, welche Felder möglich sind.
illegal-blocked = Etwas steht im Weg
illegal-blocked-why = Nur der Springer springt. { $piece-start } wird aufgehalten von { $count ->
    [one] dem Stein auf { $squares }
   *[other] den Steinen auf { $squares }
  }.
illegal-cannot-promote = Dieser Stein wird nicht befördert
illegal-cannot-promote-why = { $piece-start } hat keine beförderte Seite.
illegal-already-promoted = Schon befördert
illegal-already-promoted-why = { $piece-start } zeigt schon die beförderte Seite und behält sie, bis der Stein geschlagen wird.
illegal-outside-zone = Hier keine Beförderung
illegal-outside-zone-why = Befördert wird nur bei einem Zug, der in den letzten drei Reihen beginnt oder endet.
illegal-must-promote = Die Beförderung ist Pflicht
illegal-must-promote-why = Auf { $squares } könnte { $piece-the } nie wieder ziehen und muss deshalb befördert werden.
illegal-not-in-hand = Nicht auf der Hand
illegal-not-in-hand-why = Diesen Stein hast du nicht auf der Hand: { $piece }.
illegal-occupied = Das Feld ist besetzt
illegal-occupied-why = Eingesetzt wird nur auf leere Felder, und { $squares } ist besetzt. Beim Einsetzen wird nie geschlagen.
illegal-dead-drop = Dort könnte der Stein nie ziehen
illegal-dead-drop-why = Auf { $squares } eingesetzt, könnte { $piece-the } für den Rest der Partie nicht mehr ziehen.
illegal-nifu = Nifu: zwei Bauern auf einer Linie
illegal-nifu-why = Auf dieser Linie steht schon ein unbeförderter Bauer von dir, auf { $squares }. Ein zweiter darf dort nicht eingesetzt werden.
illegal-king-into-check = Der König stünde im Schach
illegal-king-into-check-why = Dieses Feld wird von { $squares } aus angegriffen. Ein König darf nicht ins Schach ziehen.
illegal-check-not-answered = Dein König steht im Schach
illegal-check-not-answered-why = Auf das Schach musst du sofort antworten: mit dem König ziehen, den Angreifer schlagen oder ihm den Weg versperren.
illegal-exposes-king = Dein König wäre ungeschützt
illegal-exposes-king-why = { $piece-start } schützt deinen König. Ohne diesen Schutz stünde er im Schach.
illegal-uchifuzume = Uchifuzume: Matt durch einen eingesetzten Bauern
illegal-uchifuzume-why = Ein Bauer darf nicht so eingesetzt werden, dass er sofort mattsetzt. Schach geben darf er, und andere Steine dürfen beim Einsetzen mattsetzen.

## Was abgelehnt wurde

refusal-other = Die Partie lässt das nicht zu.
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-already-started = Die Partie hat schon begonnen.
refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Die andere Seite ist am Zug.
refusal-illegal-move = Dieser Zug ist nicht erlaubt.
refusal-out-of-date = Die Stellung hatte sich inzwischen geändert.
refusal-draws-off = In dieser Partie gibt es keine Remisangebote.
refusal-takebacks-off = In dieser Partie können keine Züge zurückgenommen werden.
refusal-nothing-to-take-back = Es gibt keinen Zug, den man zurücknehmen könnte.
refusal-too-many-plies = So viele Züge kann man nicht zurücknehmen.
refusal-no-such-offer = Das Angebot gilt nicht mehr.
refusal-offer-open = Zuerst muss ein anderes Angebot beantwortet werden.
refusal-offer-repeated = Das wurde schon angeboten. Mach erst einen Zug.
refusal-own-offer = Auf dieses Angebot muss die andere Seite antworten.
refusal-declaration-off = In dieser Partie gibt es keine Siegerklärung.
refusal-count-off = In dieser Partie werden keine Punkte gezählt.
refusal-no-entering-king = Gezählt werden kann, sobald ein König ins feindliche Lager eingedrungen ist.
refusal-resign-on-own-turn = In dieser Partie gibt man nur auf, wenn man am Zug ist.
refusal-not-your-seat = Diese Seite spielst du nicht.
refusal-stale = Die Partie war inzwischen weitergegangen. Sieh sie dir an und wiederhole es, wenn du es noch willst.
refusal-not-saved = Die Partie konnte nicht gespeichert werden, deshalb ist nichts geschehen. Bitte versuche es noch einmal.

## Wie eine Partie endete: Name und Satz

outcome-checkmate = Matt
outcome-checkmate-why = { $loser-start } steht im Schach, und kein Zug hilft: { $winner-start } gewinnt.
outcome-stalemate = Kein erlaubter Zug
outcome-stalemate-why = { $loser-start } hat keinen erlaubten Zug. Im Shogi verliert man so auch ohne Schach: { $winner-start } gewinnt.
outcome-resignation = Aufgabe
outcome-resignation-why = { $loser-start } hat aufgegeben: { $winner-start } gewinnt.
outcome-time = Zeitüberschreitung
outcome-time-why = { $loser-start } hat die Zeit überschritten: { $winner-start } gewinnt.
outcome-illegal-move = Regelwidriger Zug
outcome-illegal-move-why = { $loser-start } hat regelwidrig gezogen und verliert damit diese Partie: { $winner-start } gewinnt.
outcome-illegal-move-reason = { $reason }.
outcome-perpetual-check = Dauerschach
outcome-perpetual-check-why = Viermal kam dieselbe Stellung vor, und in all der Zeit gab { $loser } mit jedem Zug Schach. Wer so wiederholt, verliert: { $winner-start } gewinnt.
outcome-declaration = Siegerklärung mit eingedrungenem König
outcome-declaration-why = { $winner-start } ist mit dem König ins feindliche Lager eingedrungen, hat alle Bedingungen der Erklärung erfüllt und gewinnt.
outcome-wrong-declaration = Falsche Erklärung
outcome-wrong-declaration-why = { $loser-start } hat den Sieg erklärt, ohne die Bedingungen zu erfüllen, und verliert dadurch: { $winner-start } gewinnt.
outcome-try = Try
outcome-try-why = { $winner-start } hat den König unangegriffen auf das Anfangsfeld des feindlichen Königs gebracht und gewinnt.
outcome-abandoned = Abgebrochen
outcome-abandoned-why = Die Partie wurde abgebrochen.
outcome-sennichite = Sennichite: vierfache Wiederholung
outcome-sennichite-why = Dieselbe Stellung, mit denselben Steinen auf der Hand und derselben Seite am Zug, kam zum vierten Mal vor.
outcome-impasse = Jishogi: festgefahrene Partie
outcome-impasse-why = Nach der 24-Punkte-Regel haben beide Seiten genug Punkte; deshalb gewinnt niemand.
outcome-count = Jishogi: nach Übereinkunft gezählt
outcome-count-why = Beide Seiten haben sich auf das Zählen geeinigt. Wer weniger als 24 Punkte hat, verliert; haben beide genug, ist es unentschieden.
outcome-max-moves = Höchstzahl der Züge
outcome-max-moves-why = Die vereinbarte Zahl der Züge ist erreicht.
outcome-agreement = Übereinkunft
outcome-agreement-why = Beide Seiten haben sich auf Remis geeinigt.

result-draw = Remis
result-none = Kein Ergebnis
result-wins = { $side-start } gewinnt
result-you-win = Du gewinnst
result-you-lose = Du verlierst

## Festgefahrene Partien

impasse = Eindringende Könige
impasse-points27 = 27 Punkte: Sieg erklären
impasse-points24 = 24 Punkte: Sieg oder Remis
impasse-try = Try-Regel
impasse-none = Keine Siegerklärung
impasse-points27-why = Der König steht im feindlichen Lager und nicht im Schach, und zehn weitere Steine stehen dort: Dann braucht { $black } 28 Punkte und { $white } 27. Türme und Läufer zählen 5, andere Steine 1, im Lager und auf der Hand.
impasse-points24-why = Der König steht im feindlichen Lager und nicht im Schach, und zehn weitere Steine stehen dort: Dann gewinnen 31 Punkte, und 24 bis 30 ergeben ein Remis. Türme und Läufer zählen 5, andere Steine 1, im Lager und auf der Hand.
impasse-try-why = Wessen König das Anfangsfeld des feindlichen Königs erreicht und dort nicht angegriffen ist, gewinnt sofort.
declaration-count = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $pieces ->
    [one] { $pieces } Stein im Lager
   *[other] { $pieces } Steine im Lager
  }.
declaration-king-not-in-zone = Der König steht nicht im feindlichen Lager.
declaration-in-check = Der König steht im Schach.
declaration-too-few-pieces = Im feindlichen Lager stehen weniger als zehn weitere Steine.
declaration-too-few-points = Zu wenig Punkte: { $needed } sind nötig.
declaration-king-not-on-square = Der König steht nicht auf dem Anfangsfeld des feindlichen Königs.

## Ein eingefügter Anfang, von dem aus man nicht spielen kann

fault-field-board = Brett:
fault-field-side = Seite am Zug:
fault-field-hands = Steine auf der Hand:
fault-field-ply = Zugnummer:
fault-field-moves = Züge:
fault-column = Siehe Spalte { $column }.
fault-start-unreadable = Aus diesem Text kann keine Partie beginnen.
fault-start-illegal-move = Zug { $number }, { $move }, ist regelwidrig. { $reason }.
fault-start-is-over = Die Partie wäre sofort zu Ende: { $reason }.
fault-setup-missing-king = { $side-start } hat keinen König.
fault-setup-no-kings = Keine Seite hat einen König.
fault-setup-several-kings = { $side-start } hat mehr als einen König.
fault-setup-too-many = Den Stein „{ $piece }“ gibt es { $count }-mal, ein Satz enthält höchstens { $most }.
fault-setup-nifu = { $side-start } hat zwei unbeförderte Bauern auf Linie { $file }.
fault-setup-dead-piece = Auf { $square } könnte { $piece-the } von { $side } nie ziehen.
fault-setup-opponent-in-check = Wer am Zug ist, könnte den König von { $side } schlagen.
fault-setup-ply = Die Zugnummer { $count } ist zu groß.
fault-text-empty = Es gibt keinen Text.
fault-text-move = Nummer { $number }, „{ $text }“, ist kein Zug. Züge sehen aus wie 7g7f, 8h2b+ oder P*5e.
fault-text-word = Erwartet wird das Wort „moves“, hier steht „{ $text }“.
fault-text-japanese = Hier können nur USI und SFEN gelesen werden, etwa 7g7f oder startpos, japanische Notation und Partieaufzeichnungen noch nicht.
fault-sfen-missing = Dieser Teil fehlt.
fault-sfen-unexpected = „{ $text }“ hat hier keine Bedeutung.
fault-sfen-cannot-promote = Vor etwas, das nicht befördert werden kann, steht ein +.
fault-sfen-rank-length = Reihe { $rank } hat { $count ->
    [one] ein Feld
   *[other] { $count } Felder
  } statt 9.
fault-sfen-rank-count = Es gibt { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
  } statt 9.
fault-sfen-side = Hier muss b oder w stehen.
fault-sfen-count = Hier steht eine Zahl ohne Stein oder eine 0.
fault-sfen-count-too-large = Hier steht eine Zahl über 9999.
fault-sfen-number = Hier muss eine ganze Zahl bis 1.000.000 stehen.
fault-sfen-trailing = Nach dem Ende steht noch Text.

## Einstellungen, die der Server ablehnt

settings-furigoma-in-handicap = Bauern werden nur in Partien ohne Vorgabe geworfen: In einer Vorgabepartie zieht Uwate zuerst.
settings-no-time = Eine Uhr braucht Hauptzeit oder Byoyomi.
settings-too-much-time = Eine Uhr kann höchstens sieben Tage laufen.
settings-bad-periods = Es muss 1 bis 100 Byoyomi-Perioden geben.
settings-bad-max-moves = Die Höchstzahl der Züge muss größer sein als die Zahl der schon gemachten Züge.
settings-broken-setup = Die Anfangsstellung verstößt gegen die Regeln.
settings-illegal-start-move = Einer der Züge am Anfang ist regelwidrig.
settings-start-is-over = Die Partie wäre sofort zu Ende.

## Endings that only records have

ending-interrupted = Abgebrochen
ending-not-mate = Kein Matt
ending-sealed-move = Abgabezug
ending-taken-back = Zug zurückgenommen
ending-fault = Programmfehler
