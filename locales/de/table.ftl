### Am Brett und danach: Tipps, getippte Züge, die Liste der Partien, die Wertung. Wird geladen, wenn es gebraucht wird.

## Tipps

hint = Tipp
hint-busy = Denkt nach …
hint-piece = Tipp: { $piece-the } auf { $square }.
hint-hand = Tipp: { $piece-the } auf der Hand.
hint-move = Der Computer würde { $move } spielen.
hint-resign = Hier hilft nichts mehr: Der Computer würde aufgeben.
hint-declare = Der Computer würde den Sieg erklären und gewinnen.
hint-more = Zug zeigen
hint-failed = Es fand sich kein Tipp. Bitte noch einmal versuchen.

## Zwei am selben Bildschirm; von einer Stellung aus weiterspielen

turning = Mit­drehen
go-on-from-here = Von hier weiterspielen

## Züge in Worten

said-move = { $side-start }: { $piece } { $from } nach { $square }
said-capture = { $side-start }: { $piece } { $from } schlägt auf { $square }
said-drop = { $side-start }: { $piece } auf { $square } eingesetzt
said-promotes = { $move } und wird befördert

## Getippte Züge

typed-label = Zug eintippen
typed-placeholder = Zug, etwa { $example }
typed-play = Ziehen
typed-not-now = Gerade bist du nicht am Zug.
typed-syntax = An Stelle { $at }, „{ $found }“: erwartet wird { $expected }.
typed-end = Der Zug ist nicht vollständig: erwartet wird { $expected }.
typed-expected-move = ein Zug wie 7g7f, P-76, P-7f oder ７六歩
typed-expected-file = eine Linie von 1 bis 9
typed-expected-rank = eine Reihe: 1 bis 9, a bis i oder 一 bis 九
typed-expected-closing-bracket = eine schließende Klammer
typed-expected-end = das Ende des Zuges
typed-expected-addition = 右, 左, 直, 上, 寄, 引, 成, 不成, 打, ein Ausgangsfeld wie (77) oder das Ende
typed-expected-addition-once = jeder Zusatz nur einmal
typed-expected-origin = ein Feld oder 00 für einen Einsatz
typed-expected-csa-piece = ein Stein mit zwei Buchstaben, etwa FU
typed-expected-target = das Zielfeld, etwa 76 oder 7f
typed-expected-drop-without-origin = ein Einsatz ohne Ausgangsfeld
typed-wrong-side = { $side-start } ist am Zug; der Text nennt die andere Seite.
typed-no-previous = 同 heißt „auf dasselbe Feld“, aber es ging kein Zug voraus.
typed-other-piece = Auf { $square } steht ein anderer Stein.
typed-no-such-piece = Kein solcher Stein kann nach { $square }: { $piece }.
typed-no-such-move = Kein Stein kann so nach { $square }.
typed-ambiguous = Das passt auf mehrere Züge. Bitte genauer: { $moves }.

## Die Liste der Partien

games-opponent = Gegner
games-anybody = alle
games-people = Menschen
games-engine = der Computer
games-level = Stufe { $level } ({ $grade })
games-status = Partien
games-status-all = alle
games-status-ongoing = offene
games-status-ended = beendete
games-name = Name
games-none-found = Solche Partien gibt es nicht.

## Die Wertung

rating-none = Es ist noch keine gewertete Partie zu Ende gespielt. Wähle „gewertet“, wenn du eine gegen den Computer beginnst.
rating-likely = Wahrscheinlich zwischen { $lowest } und { $highest } (95 %).
rating-number = Wertungszahl { $rating } ± { $deviation }
rating-score = Gewonnen { $won }, verloren { $lost }, unentschieden { $drawn }
rating-games = Gewertete Partien, die neueste zuerst
rating-date = Datum
rating-result = Ergebnis
rating-after = Wertung danach
rating-graph = { $games ->
    [one] Deine Wertung nach { $games } Partie: { $grade }
   *[other] Deine Wertung über { $games } Partien: jetzt { $grade }
  }
rating-how = Mit Glicko-2 aus den gewerteten Partien auf diesem Rechner berechnet, auf der Skala des europäischen Verbandes. Die Grade der Verbände unterscheiden sich: Es ist ein Anhaltspunkt. Eine gelöschte Partie zählt nicht mehr.
score-won = gewonnen
score-lost = verloren
score-drawn = unentschieden

## Eine festgefahrene Partie auszählen

offer-count = Zählen
offer-count-sent = Du hast vorgeschlagen, die Punkte zu zählen.
offer-count-got = { $name } schlägt vor, die Punkte zu zählen.
offer-count-declined = Kein Zählen
count-points = Punkte: { $black } { $black-points }, { $white } { $white-points }

## Die eigenen Daten

backup-title = Meine Daten
backup-lead = Partien, Aufzeichnungen, Wertung, Einstellungen und der Fortschritt in den Lektionen liegen nur auf diesem Rechner. Hier kommen sie in eine Datei und von dort zurück.
backup-save = Sichern
backup-save-what = Eine Datei mit allem, zum Aufheben oder für einen anderen Rechner.
backup-save-do = Alles sichern
backup-restore = Wiederherstellen
backup-file = Die Datei
backup-choose = Datei auswählen
backup-found = Eine Sicherung vom { $date } mit { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }.
backup-found-records = Aufzeichnungen darin: { $records }
backup-mode = Was jetzt hier ist
backup-merge = bleibt
backup-merge-why = Was hier fehlt, kommt dazu. Eine Partie, die an beiden Orten anders weiterging, bleibt in beiden Fassungen. Auch eine Aufzeichnung, die an beiden Orten geändert wurde, bleibt in beiden Fassungen.
backup-replace = wird ersetzt
backup-replace-why = Alles hier wird durch den Inhalt der Datei ersetzt. Vorher wird das Vorhandene in einer eigenen Datei gesichert.
backup-restore-do = Wiederherstellen
backup-replace-title = Alles ersetzen?
backup-replace-ask = Alle Partien, Aufzeichnungen, Einstellungen und Fortschritte auf diesem Rechner werden durch die der Datei ersetzt. Das Vorhandene wird vorher in einer Datei gesichert.
backup-done = Fertig.
backup-report-added = Hinzugekommene Partien: { $games }
backup-report-same = Schon vorhandene Partien: { $games }
backup-report-older = Partien, die hier weiter sind und so bleiben: { $games }
backup-report-newer = Partien, die vom Stand der Datei weitergehen: { $games }
backup-report-both = Partien, die in beiden Fassungen bleiben: { $games }
backup-report-removed = Partien, die nicht in der Datei waren und fort sind: { $games }
backup-report-records-added = Hinzugekommene Aufzeichnungen: { $records }
backup-report-records-same = Schon vorhandene Aufzeichnungen: { $records }
backup-report-records-older = Aufzeichnungen, die hier geändert wurden und so bleiben: { $records }
backup-report-records-newer = Aufzeichnungen, die nun wie in der Datei geändert sind: { $records }
backup-report-records-both = Aufzeichnungen, die in beiden Fassungen bleiben: { $records }
backup-report-records-removed = Aufzeichnungen, die nicht in der Datei waren und fort sind: { $records }
backup-reload = Seite neu laden
backup-not-json = Diese Datei ist nicht lesbar: Sie ist nicht der Text, den Komadai sichert.
backup-not-a-copy = Das ist keine Sicherung von Komadai.
backup-too-new = Diese Datei stammt von einer neueren Version von Komadai. Bitte das Programm auf den neuesten Stand bringen.
backup-broken = Diese Sicherung ist beschädigt: Ein Teil fehlt oder hat eine andere Form.
backup-refused = Die Datei wurde nicht übernommen, und nichts ist verändert. { $why }
