### Was das Programm auf der Kommandozeile sagt. SFEN, Züge und Regelnummern sind in jeder Sprache gleich.

## Was aus einer Partie wurde

program-illegal = Zug { $ply }, { $move }, ist regelwidrig: { $reason } ({ $rule })
program-ended = Zu Ende mit Zug { $ply }: { $result }. { $reason } ({ $rule })
program-over = Schon in der Anfangsstellung zu Ende: { $result }. { $reason } ({ $rule })
program-ongoing = Noch im Gang nach { $plies ->
    [one] { $plies } Zug
   *[other] { $plies } Zügen
  }
program-not-replayed = Nicht nachgespielt: { $moves ->
    [one] { $moves } weiterer Zug
   *[other] { $moves } weitere Züge
  }
program-in-check = Die Seite am Zug steht im Schach
program-no-legal-move = Die Seite am Zug hat keinen erlaubten Zug
program-declaration = Siegerklärung, { $points } Punkte: { $verdict }
program-try = Try-Regel: { $verdict }
program-wins = gewinnt.
program-draws = ergibt Remis.
program-loses = würde verlieren.

## Eine Stellung

program-in-hand = { $side-start } auf der Hand: { $pieces }
program-hand-empty = nichts
program-turn = { $side-start } ist am Zug, Zug { $ply }
program-position-unreadable = POSITION ist nicht lesbar. { $reason }
program-position-broken = POSITION ist keine Shogistellung:

## Der Server

program-no-page = dieses Programm enthält keine Seite; `cargo xtask build` baut beides
program-no-home = dieser Benutzer hat kein Heimatverzeichnis für die Partien; nenne mit --data-dir einen Ordner
program-no-browser = es konnte kein Browser geöffnet werden: { $reason }
program-no-file = die Datei des Programms wurde nicht gefunden
program-no-threads = die Threads des Servers konnten nicht gestartet werden
program-port-busy = Port { $port } von { $address } wird von einem anderen Programm benutzt; wähle mit --port einen anderen
program-port-forbidden = dieser Benutzer darf Port { $port } von { $address } nicht benutzen; wähle mit --port einen Port über 1023
program-address-foreign = { $address } ist keine Adresse dieses Rechners
program-cannot-listen = auf { $address } kann nicht gewartet werden: { $reason }
program-data-folder = der Ordner für Daten, { $file }, lässt sich nicht benutzen: { $reason }
program-data-in-use = ein anderes Komadai benutzt den Ordner für Daten, { $file }; beende es oder nenne mit --data-dir einen anderen Ordner
program-data-too-new = die Datenbank { $file } stammt von einem neueren Komadai; nimm dieses oder nenne mit --data-dir einen anderen Ordner
program-data-unopened = die Datenbank { $file } lässt sich nicht öffnen: { $reason }

## Antworten

program-not-written = die Antwort konnte nicht geschrieben werden

## Hilfe: ihre Form

help-usage = Aufruf:
help-a-command = BEFEHL
help-some-options = OPTIONEN
help-commands = Befehle:
help-arguments = Argumente:
help-options = Optionen:
help-default = (sonst: { $value })
help-values = (eines von: { $values })

## Hilfe: was an der Kommandozeile falsch ist

help-unknown-argument = das Argument { $argument } ist hier nicht bekannt
help-unknown-command = den Befehl { $argument } gibt es nicht
help-missing = es fehlt: { $argument }
help-no-value = { $argument } braucht einen Wert
help-bad-value = „{ $value }“ ist kein Wert für { $argument }
help-bad-value-why = „{ $value }“ ist kein Wert für { $argument }: { $reason }
help-conflict = { $argument } verträgt sich nicht mit { $other }
help-twice = { $argument } steht zweimal da
help-similar = War { $other } gemeint?
help-more = Mehr sagt --help.

## Hilfe: die Befehle

help-komadai = Shogi: im Browser spielen, Partien ausrichten, Stellungen und Partien beurteilen, eine Engine ansteuern.
help-komadai-after =
    POSITION ist ein einziges Argument in Anführungszeichen: „[position] (startpos | [sfen] SFEN) [moves …]“, etwa
    'startpos moves 7g7f 3c3d'. Einer Seite darf der König fehlen, wie in Mattaufgaben.

    Rückgabewert: 0 alles in Ordnung, 1 die Antwort ist nein, 2 falsche Eingabe.
help-play = Den Server starten und die Seite im Browser öffnen
help-serve = Den Server starten
help-usi = Als Engine über die Standardströme USI sprechen
help-match = Zwei Engines viele Partien spielen lassen und sagen, was das Ergebnis wert ist
help-bench = Die Engine messen und ihre Signatur ausgeben
help-train = Das Bewertungsnetz herstellen: Partien, Training, Wettkämpfe von Netzen
help-book = Ein Eröffnungsbuch herstellen
help-book-make = Ein Buch aus der eigenen Suche der Engine herstellen, im Textformat von YaneuraOu; gleiche Argumente, gleiches Buch
help-train-selfplay = Die Engine gegen sich selbst spielen lassen; eine vorhandene Datei wird fortgesetzt
help-train-label = Die Stellungen von Partien neu bewerten, mit einem anderen Netz oder mehr Knoten
help-train-fit = Ein Netz mit Partien trainieren
help-train-average = Netze mitteln, die aus demselben hervorgegangen sind
help-train-match = Zwei Netze bei gleicher Knotenzahl gegeneinander spielen lassen
help-train-stats = Sagen, was in Partiedateien steht
help-perft = Die Stellungen zählen, die in einer Anzahl von Zügen entstehen können
help-moves = Die erlaubten Züge einer Stellung aufzählen
help-judge = Eine Partie nach den Regeln nachspielen und sagen, was aus ihr wurde
help-show = Eine Stellung, auch eine aus einer Aufzeichnung, als Text zeigen
help-diagram = Eine Stellung, auch eine aus einer Aufzeichnung, als SVG oder PNG zeichnen
help-convert = Aufzeichnungen in einem anderen Format schreiben
help-convert-after =
    Formate erkennt man an der Endung: was gelesen wird, am Inhalt; was geschrieben wird, am Namen hinter -o. Ein Ordner als IN
    steht für jede Aufzeichnung darin; ein Ordner hinter -o (oder ein Name, der mit / endet) bekommt für jede Partie eine Datei.
    Mehrere Partien kommen in eine Datei, wo das Format es zulässt: usi, sfen, usen, csa. „--to usi“ schreibt je Partie eine
    Zeile „position sfen … moves …“, nur mit der Hauptvariante.

    Was an einer Datei merkwürdig ist und was ein Format nicht fassen kann, steht im Fehlerstrom.
    Rückgabewert: 0 alles wurde umgewandelt, 2 eine Datei nicht.
help-check = Sagen, was an Aufzeichnungen merkwürdig ist: regelwidrige Züge, falsche Ergebnisse, unlesbare Zeilen
help-check-after =
    Genannt werden unverständliche Zeilen, regelwidrige Züge mit der verletzten Regel, Ergebnisse, die den Zügen widersprechen,
    Wiederholungen, nach denen weitergespielt wurde, und Schlüsse, die das Brett nicht hergibt.
    Rückgabewert: 0 nichts ist merkwürdig, 1 etwas ist es, 2 eine Datei war nicht lesbar.
help-help = Diese Hilfe oder die eines Befehls ausgeben

## Hilfe: Argumente mehrerer Befehle

help-arg-help = Die Hilfe ausgeben
help-arg-version = Die Version ausgeben
help-arg-lang = Die Sprache: cs, de, en, ja, pl oder uk; sonst die der Umgebung (LC_ALL, LC_MESSAGES, LANG)
help-arg-json = Mit JSON antworten
help-arg-position = Die Stellung, ein einziges Argument
help-arg-subject = Eine Stellung als ein Argument; oder eine Datei mit einer Aufzeichnung, oder - für die Standardeingabe
help-arg-ply = Das Brett nach N Zügen, 0 für den Anfang; sonst das letzte
help-arg-game = Welche Partie einer Datei, die mehrere enthält
help-arg-inputs = Dateien, Ordner, oder - für die Standardeingabe
help-arg-from = Das Format der Eingabe, wenn der Inhalt es nicht verrät
help-arg-games = Zahl der Partien; jede Eröffnung wird zweimal gespielt, mit vertauschten Farben
help-arg-nodes = Knoten je Zug
help-arg-max-moves = Nach so vielen Zügen ist eine Partie remis
help-arg-seed = Die Zahl, aus der alles Zufällige gezogen wird: gleiche Zahl, gleicher Verlauf
help-arg-threads = Partien zur gleichen Zeit; sonst so viele, wie der Rechner Threads hat
help-arg-net = Bewertung: die Datei eines Netzes, own für das dieses Programms, oder handmade
help-arg-out = Datei des neuen Netzes

## Hilfe: play, serve

help-arg-bind = Die Adresse, auf der der Server wartet
help-arg-port = Der Port; 0 nimmt irgendeinen freien
help-arg-data-dir = Der Ordner für die Partien; sonst einer im eigenen Datenverzeichnis
help-arg-verbose = Im Fehlerstrom sagen, was der Server tut, nicht nur, was schiefgeht
help-arg-no-open = Keinen Browser öffnen

## Hilfe: match

help-match-a = Kommandozeile von Engine A; self ist die Engine dieses Programms
help-match-b = Kommandozeile von Engine B; self ist die Engine dieses Programms
help-arg-a-name = Name von Engine A; sonst der, den sie sich selbst gibt
help-arg-b-name = Name von Engine B
help-arg-a-option = Eine Option von Engine A; mehrfach möglich
help-arg-b-option = Eine Option von Engine B; mehrfach möglich
help-arg-a-protocol = Wie man mit Engine A spricht; sonst nach dem Namen ihrer Datei geraten
help-arg-b-protocol = Wie man mit Engine B spricht
help-arg-concurrency = Partien zur gleichen Zeit
help-arg-movetime = Zeit je Zug, in ms
help-arg-main = Bedenkzeit für die Partie, in ms
help-arg-byoyomi = Zeit je Zug, wenn die Bedenkzeit verbraucht ist, in ms
help-arg-increment = Zeit, die nach jedem Zug dazukommt, in ms
help-match-depth = Suchtiefe in Halbzügen
help-arg-a-limits = Grenzen von Engine A statt der gemeinsamen, etwa movetime=1000 oder main=60000,increment=1000
help-arg-b-limits = Grenzen von Engine B statt der gemeinsamen
help-arg-margin = Wie viel zu spät ein Zug kommen darf, bevor die Partie durch Zeit verloren ist, in ms
help-arg-openings = Eröffnungen: je Zeile ein „startpos moves …“ oder eine andere Stellung, # beginnt eine Bemerkung
help-arg-opening-plies = Halbzüge, die von jeder Eröffnung der Datei gespielt werden; sonst alle
help-arg-random-plies = Zufällige Halbzüge von der Anfangsstellung aus, wenn keine Datei angegeben ist
help-arg-adjudicate-win = Gewonnen, wenn beide Engines es PLIES Halbzüge lang sagen: der Sieger mindestens SCORE Hundertstelbauern
help-arg-adjudicate-draw = Remis, wenn beide Werte PLIES Halbzüge lang höchstens SCORE von 0 abweichen, frühestens nach FROM Halbzügen
help-arg-sprt = Beendet den Wettkampf, sobald ein Folgetest (5 % Irrtum) zwischen zwei Vorsprüngen von A in Elo entscheidet
help-match-out = Datei, an die die Partien angehängt werden: je eine Bemerkung und eine Zeile Züge
help-arg-resume = Setzt einen Wettkampf fort, dessen Partien in der Datei von --out stehen; die übrigen Argumente wie zuvor

## Hilfe: bench, perft, judge

help-bench-depth = Wie tief jede Stellung durchsucht wird, in Halbzügen; die Signatur gehört zum voreingestellten Wert
help-perft-depth = Wie viele Züge vorausgeschaut wird
help-arg-divide = Auch die Zahl unter jedem Zug nennen
help-judge-position = Anfangsstellung und Züge der Partie, ein einziges Argument
help-arg-illegal = Ob ein regelwidriger Zug abgelehnt wird oder die Partie verliert
help-arg-handicap = Weiß hat dies vorgegeben und bekommt die fehlenden Steine angerechnet: lance, right-lance, bishop, rook, rook-lance,
    two, three, four, five, left-five, six, left-seven, right-seven, eight, nine, ten, three-pawns oder naked-king

## Hilfe: train

help-train-selfplay-out = Datei, an die die Partien angehängt werden; mit denselben Argumenten wird sie fortgesetzt
help-train-selfplay-games = Partien, die die Datei am Ende enthalten soll
help-arg-decided = Eine Partie ist entschieden, wenn eine Seite sechs Halbzüge lang so weit vorn lag, in Hundertstelbauern
help-arg-input = Datei mit Partien
help-train-label-out = Datei für dieselben Partien mit neuen Werten; mit denselben Argumenten wird sie fortgesetzt
help-train-label-nodes = Knoten je Stellung
help-train-fit-files = Dateien mit gepackten Partien oder Texte mit einer Zeile „SFEN;Wert;Ergebnis“ je Stellung
help-train-fit-from = Netz, von dem ausgegangen wird; sonst Zufallszahlen
help-train-fit-width = Neuronen je Seite: 64, 128 oder 256
help-arg-epochs = Wie oft jede Stellung gesehen wird
help-arg-batch = Stellungen je Schritt
help-arg-rate = Lernrate am Anfang
help-arg-final-rate = Lernrate am Ende
help-arg-decay = Wie schnell Gewichte schwinden, die nicht gebraucht werden, im Verhältnis zur Lernrate
help-arg-zone-rate = Lernrate für das, was jede Zone des Königs für sich hat, im Verhältnis zu der für das Gemeinsame
help-arg-zone-decay = Wie schnell das Eigene jeder Zone schwindet, im Verhältnis zu ihrer Lernrate
help-arg-result-share = Wie viel das Ergebnis der Partie neben dem Wert der Suche zählt, 0 bis 1
help-arg-trace = Wie viel die Werte der nächsten Halbzüge neben dem eigenen einer Stellung zählen, 0 bis 1 (nur gepackte Partien)
help-arg-starts = Datei mit Stellungen, aus denen manche Partien beginnen: Zeilen „sfen …“ oder „position …“, etwa ein Eröffnungsbuch; andere Zeilen werden übergangen
help-arg-starts-share = Wie viele von tausend Partien dort beginnen
help-arg-positions = Stellungen im Buch
help-arg-lines = Züge, die in jeder Stellung bewertet werden
help-arg-window = Wie viel schlechter als der beste ein Zug im Buch sein darf, in Hundertstelbauern
help-arg-first-window = Dasselbe in den ersten beiden Zügen jeder Seite
help-arg-ply-cost = Was ein Halbzug kostet außer dem, was sein Zug hergibt, in Hundertstelbauern: je höher, desto breiter das Buch, je niedriger, desto tiefer
help-arg-handicap-cost = Was eine Vorgabestellung mehr kostet als die gewöhnliche, in Hundertstelbauern
help-arg-ladder = Misst stattdessen die Stufen der Engine: jede gegen die zwei nächsten, --games je Paar, die schwächste gegen einen, der die Steine einen Zug voraus zählt
help-arg-scale = Wert in Hundertstelbauern, der mit e zu 1 gewinnt; sonst aus den Daten bestimmt
help-arg-limit = Stellungen mit größeren Werten bleiben weg, in Hundertstelbauern
help-arg-lessons = Statt der Suche lernen, was die handgemachte Bewertung zu jeder Stellung und so vielen um sie herum sagt
help-arg-networks = Netze gleicher Breite, die aus demselben hervorgegangen sind
help-train-match-a = Bewertung A: die Datei eines Netzes, own für das dieses Programms, oder handmade
help-train-match-b = Bewertung B
help-train-stats-files = Dateien mit gepackten Partien

## Hilfe: show, diagram

help-arg-letters = Buchstaben statt Schriftzeichen: K R B G S N L P, mit + für befördert, klein für Weiß
help-diagram-output = Eine Datei, deren Name auf .svg oder .png endet, oder - für SVG auf der Standardausgabe
help-arg-pieces = Der Satz Steine: kanji, two-kanji, international, ideograms oder chess
help-arg-writing = Wie beförderte Steine der Kanji-Sätze geschrieben sind, durch Komma getrennt: 龍 oder 竜, 全 oder 成銀, 圭, 今 oder 成桂, 杏, 仝 oder 成香, と oder 个
help-arg-black-faces = Die beförderten Seiten der Kanji-Sätze schwarz statt rot
help-arg-board = Das Brett: wood, paper, dark oder contrast
help-arg-coordinates = Was am Rand steht: japanese sind Linien 1–9 und Reihen 一–九, letters Reihen a–i, digits Reihen 1–9
help-arg-arrows = Pfeile nach Feldern oder Zügen, durch Komma getrennt: 7g7f, 8h2b+:red; ein Ring um ein Feld oder Einsetzen: 5e, P*5e
help-arg-marks = Markierte Felder, durch Komma getrennt: Feld, dann ring, dot oder fill, dann green, red, blue oder yellow: 5e, 5e:dot, 5e:fill:yellow
help-arg-flip = Weiß unten
help-arg-no-hands = Ohne die Steine auf der Hand
help-arg-no-last-move = Ohne die Farbe auf den Feldern des letzten Zuges
help-arg-caption = Eine Zeile unter dem Brett; in PNG mit einer Schrift dieses Systems oder der von --font
help-arg-font = Eine Schriftdatei für die Zeile unter einem PNG
help-diagram-width = Die Breite in Pixeln; sonst 800 für PNG

## Hilfe: convert

help-convert-output = Eine Datei, ein Ordner, oder - für die Standardausgabe
help-arg-to = Das Format, wenn der Name hinter -o es nicht verrät
help-arg-encoding = Die Kodierung: utf-8, utf-8-bom, shift-jis, euc-jp, utf-16le oder utf-16be
help-arg-crlf = Zeilenenden wie unter Windows
help-arg-strict = Jede Merkwürdigkeit einer Datei als Fehler nehmen
help-convert-json = Den ganzen Baum mit allen Warnungen als JSON schreiben, je Datei ein Objekt in einer Zeile
help-arg-quiet = Nur sagen, was misslingt

## Bilder

program-no-font = keine Schrift dieses Systems hat die Zeichen „{ $characters }“; nenne mit --font eine Schriftdatei oder zeichne SVG
program-no-font-file = { $file } ist keine Schriftdatei

## Aufzeichnungen: wo etwas merkwürdig ist

program-odd = Zeile { $line }, Spalte { $column }: { $what }: { $done }
program-odd-found = Zeile { $line }, Spalte { $column }: { $what }, gefunden „{ $found }“: { $done }
program-more-odd = weitere Merkwürdigkeiten: { $count }
program-game = Partie { $game }
program-at-move = Zug { $ply }
program-in-variation = Zug { $ply } einer Variante
program-check-sum = Dateien: { $files }. Partien: { $games }. Merkwürdigkeiten: { $odd }. Unlesbare Dateien: { $unreadable }.

## Aufzeichnungen: was merkwürdig ist

odd-undecodable = Bytes, die in dieser Kodierung kein Text sind
odd-unknown-handicap = eine unbekannte Vorgabe
odd-handicap-against-board = die Vorgabe ist nicht die des Bretts
odd-unreadable-start = eine unlesbare Anfangsstellung
odd-broken-start = die Anfangsstellung: { $faults }
odd-missing-side = keine Zeile sagt, wer am Zug ist
odd-illegal-move = regelwidriger Zug: { $reason } ({ $rule })
odd-impossible-move = ein Zug, der auf dem Brett nicht ausführbar ist
odd-unreadable-move = hier wurde ein Zug erwartet
odd-ambiguous-move = mehrere Steine können diesen Zug machen ({ $moves })
odd-other-piece = auf dem Feld steht ein anderer Stein
odd-other-side = die andere Seite ist am Zug
odd-other-target = nicht das Feld des letzten Zuges
odd-other-number = eine Nummer, die nicht auf die vorige folgt
odd-unreadable-time = hier wurde eine Zeit erwartet
odd-unknown-ending = ein unbekannter Schluss
odd-after-end = nach dem Ende der Partie folgt noch etwas
odd-other-summary = die Zusammenfassung passt nicht zu den Zügen
odd-nowhere-to-branch = keine Variante hat den Zug, von dem abgezweigt wird
odd-unknown-text = Text, der hier nichts bedeutet
odd-bad-value = ein Wert, der hier nicht stehen kann
odd-cut-short = die Datei endet mitten in etwas

## Aufzeichnungen: was damit geschah

done-undecodable = durch U+FFFD ersetzt
done-unknown-handicap = der Anfang bleibt unbekannt, die Züge bleiben als Text
done-handicap-against-board = das Brett gilt, der Name bleibt als Kopfzeile
done-unreadable-start = weggelassen, der Anfang ist unbekannt
done-broken-start = beibehalten, wie sie ist
done-missing-side = die Seite des ersten Zuges gilt
done-illegal-move = ausgeführt, wie er dasteht
done-impossible-move = als Text behalten, ebenso der Rest dieser Zugfolge
done-unreadable-move = { done-impossible-move }
done-ambiguous-move = der erste passende gilt
done-other-piece = der Stein auf dem Feld wurde gezogen
done-other-side = wer am Zug ist, folgt aus den Zügen davor
done-other-target = das Feld des letzten Zuges gilt
done-other-number = die Reihenfolge der Zeilen gilt
done-unreadable-time = weggelassen
done-unknown-ending = behalten, wie er geschrieben ist
done-after-end = hinter dem Ende behalten
done-other-summary = die Züge gelten
done-nowhere-to-branch = ihre Zeilen bleiben als Kommentare
done-unknown-text = als Kommentar behalten
done-bad-value = weggelassen
done-cut-short = gelesen wurde, was da ist

## Aufzeichnungen: was nicht zu den Regeln passt

finding-played-on = die Stellung steht zum vierten Mal da, die Partie endet hier durch Wiederholung (R35)
finding-played-on-checks = die Stellung steht nach lauter Schachgeboten zum vierten Mal da; damit verliert { $loser } (R36)
finding-no-repetition = die Aufzeichnung endet mit Wiederholung, aber die Stellung steht nicht zum vierten Mal da (R35)
finding-perpetual-check = die Aufzeichnung endet mit Wiederholung, aber { $loser } hat immerzu Schach gegeben und verliert (R36)
finding-not-mated = die Aufzeichnung endet mit Matt, aber es gibt erlaubte Züge (R32)
finding-declaration-fails = die Siegerklärung gilt nach keiner Regel (R38)
finding-no-try = die Aufzeichnung endet mit einem König am Ziel, aber keiner hat es erreicht (R38)

## Aufzeichnungen: was ein Format nicht fassen kann

told-loss-header = weggelassene Kopfzeilen: { $count }
told-loss-comment = weggelassene Kommentarzeilen: { $count }
told-loss-bookmark = weggelassene Lesezeichen: { $count }
told-loss-time = weggelassene Zeiten: { $count }
told-loss-milliseconds = weggelassene Sekundenbruchteile: { $count }
told-loss-variation = weggelassene Varianten: { $count }
told-loss-ending = weggelassene Schlüsse: { $count }
told-loss-unread = weggelassene Texte anstelle von Zügen: { $count }
told-loss-start = nicht ganz erhaltene Anfangsstellungen: { $count }
told-loss-move = weggelassene Züge: { $count }
told-loss-character = { $symbol } geschrieben als { $stand-in }: { $count }

## Aufzeichnungen: wie eine Partie endet

told-ending-resign = { outcome-resignation }
told-ending-interrupted = { ending-interrupted }
told-ending-repetition = { outcome-sennichite }
told-ending-impasse = { outcome-impasse }
told-ending-checkmate = { outcome-checkmate }
told-ending-not-mate = { ending-not-mate }
told-ending-time-up = { outcome-time }
told-ending-illegal-win = Regelwidriger Zug des Gegners
told-ending-illegal-loss = { outcome-illegal-move }
told-ending-declaration-win = { outcome-declaration }
told-ending-forfeit-win = Kampfloser Sieg
told-ending-forfeit-loss = Kampflose Niederlage
told-ending-sealed-move = { ending-sealed-move }
told-ending-max-moves = { outcome-max-moves }
told-ending-try = { outcome-try }
told-ending-draw = { result-draw }
told-ending-taken-back = { ending-taken-back }
told-ending-fault = { ending-fault }

## show, diagram, convert

program-step = Zug: { $move }
program-step-ended = Zu Ende: { $ending }
program-step-unread = Nicht verstanden: { $text }
program-bookmark = Lesezeichen: { $name }
program-other-moves = Andere Züge an dieser Stelle: { $count }
program-no-move = die Partie hat keinen Zug { $ply }; Züge darin: { $count }
program-no-game = die Datei hat keine Partie { $game }; Partien darin: { $count }
program-no-such-file = { $file }: keine solche Datei und kein solcher Ordner
program-no-records = { $folder }: keine Datei darin heißt wie eine Aufzeichnung ({ $known })
program-no-games = keine Partie wurde gelesen, nichts wurde geschrieben
program-one-game = das Format { $format } fasst eine Partie je Datei, nicht { $games }: nenne hinter -o einen Ordner
program-own-conversion = würde von der eigenen Umwandlung überschrieben
program-unknown-extension = { $file }: diese Endung gehört zu keinem Format ({ $known }); nenne eines mit --to
program-which-format = welches Format? Nenne eines mit --to oder eine Datei hinter -o
program-picture-name = { $file }: erwartet wird ein Name auf .svg oder .png
program-cannot-write = { $file }: kann nicht geschrieben werden
program-cannot-read = { $file }: kann nicht gelesen werden

## match, bench, train

program-match-games = { $a } gegen { $b }. Partien: { $games }
program-match-score = Punkte { $score } = { $percent } %  (+{ $wins } ={ $draws } -{ $losses })
program-match-elo = { $elo } bei 95 %, stärker mit { $los } %
program-match-sprt = Folgetest von { $high } gegen { $low } Elo: { $verdict }, LLR { $llr } von ±{ $bound }
program-match-open = offen
program-match-accepted = angenommen
program-match-rejected = verworfen
program-match-colours = gewonnen von Schwarz { $black }, von Weiß { $white }; Halbzüge je Partie { $plies }; langsamster Zug { $slowest-a } ms und { $slowest-b } ms
program-match-won-by = { $reason }, gewonnen von { $winner }
program-match-drawn = { $reason }, von niemandem gewonnen
program-match-no-limit = Engine { $engine } hat keine Grenze: gib --movetime, --byoyomi, --main, --nodes oder --depth an
program-bench = { $nodes } Knoten, { $seconds } s, { $nps } Knoten/s
program-train-games = Partien: { $games }, Halbzüge: { $plies } (je Partie { $mean }), durchsucht: { $searched }
program-train-won = gewonnen von Schwarz: { $black }, von Weiß: { $white }, von niemandem: { $nobody }
program-train-positions = Stellungen zum Lernen: { $kept }, zurückgehalten: { $held }; weggelassen: unruhig { $restless }, entschieden { $decided }, doppelt { $twice }
program-train-epoch = Epoche { $epoch }: Verlust { $loss }, zurückgehalten { $held }, Stellungen je Sekunde { $speed }
program-train-done = Maßstab { $scale }; zurückgehalten { $held }, auf die Bits der Datei gerundet { $rounded }; Überraschung über Ergebnisse { $surprise }
program-train-checksum = { $file }: Prüfsumme { $checksum }
program-train-versus = { $a } gegen { $b }, Knoten je Zug: { $nodes }, Partien: { $games }: { $score }
program-train-there = { $file } gibt es schon
program-train-go-on = { $file } lässt sich nicht fortsetzen
program-train-no-starts = { $file }: keine Zeile mit einer Stellung wie „sfen …“ oder „position …“
program-train-width = die Breite ist { $width }, erwartet wird 64, 128 oder 256
program-match-adjudicated = abgeschätzt
program-train-read = Partien: { $games }, unlesbare Zeilen: { $unreadable }

## What went wrong, in detail

program-io-not-found = keine solche Datei und kein solcher Ordner
program-io-permission = der Zugriff ist nicht erlaubt
program-io-exists = das gibt es schon
program-io-folder = das ist ein Ordner, erwartet wird eine Datei
program-io-no-folder = ein Teil des Pfades ist kein Ordner
program-io-full = der Speicherplatz ist voll
program-io-read-only = dort kann nur gelesen werden
program-io-cut-short = es endet mittendrin
program-io-no-text = das ist kein Text in UTF-8
program-expected-number = erwartet wird eine ganze Zahl
program-expected-decimal = erwartet wird eine Zahl
program-too-large = die Zahl ist zu groß
program-too-small = die Zahl ist zu klein
program-expected-at-least = erwartet wird eine ganze Zahl ab { $least }
program-expected-between = erwartet wird eine ganze Zahl von { $least } bis { $most }
program-expected-one-of = erwartet wird eines von: { $values }
program-expected-arrow = erwartet werden zwei Felder wie 7g7f, ein Einsatz wie P*5e oder ein Feld
program-expected-square = erwartet wird ein Feld wie 5e, gefunden „{ $found }“
program-expected-no-more = erwartet werden Feld, Form und Farbe wie 5e:dot:red, dahinter gefunden „{ $found }“
program-no-picture = das Bild ließ sich nicht zeichnen
program-picture-too-large = das Bild ist zu groß
program-file-empty = die Datei ist leer
program-file-unknown = erwartet wird eine Partieaufzeichnung, die Datei hat kein bekanntes Format
program-file-unreadable = Zeile { $line }, Spalte { $column }: in einer Datei des Formats { $format } wird hier { $expected } erwartet
json-object = ein Objekt
json-array = ein Array
json-member-or-end = ein Komma oder das Ende des Objekts
json-element-or-end = ein Komma oder das Ende des Arrays
json-colon = ein Doppelpunkt
json-value = ein Wert
json-string = eine Zeichenkette
json-string-end = das Ende der Zeichenkette
json-escape = eine Maskierung wie \n
json-hex-digits = eine Folge von vier hexadezimalen Ziffern
json-number = eine Zahl
json-boolean = true oder false
json-file-end = das Ende der Datei
program-file-other-game = Zeile { $line }: erwartet wird eine Partie Shogi; { $game } wird nicht gelesen
program-format-read-only = das Format { $format } wird gelesen, nicht geschrieben
program-network-other = keine Netzdatei: sie beginnt nicht mit KOMANNUE
program-network-version = eine Netzdatei der Version { $found }, die hier nicht bekannt ist
program-network-shape = ein Netz von anderem Bau als in diesem Programm
program-network-length = die Datei hat { $found } Bytes, erwartet werden { $expected }
program-network-damaged = die Datei ist beschädigt: ihre Prüfsumme stimmt nicht
program-network-numbers = seine Zahlen ergeben kein Netz
program-network-widths = erwartet werden Netze gleicher Breite
program-train-plan = das Training kann nicht beginnen: { $what }: erwartet wird { $expected }
program-train-trace = --trace ist { $trace }, erwartet wird 0 bis 1
program-train-neither = erwartet werden gepackte Partien oder Zeilen „SFEN;Wert;Ergebnis“, gefunden wurde keines von beiden
program-packed-other = keine Datei gepackter Partien, oder ihr Kopf ist beschädigt
program-packed-recipe = die Datei enthält Partien nach anderem Rezept: { $found }; erwartet wird { $expected }
program-packed-damaged = Partie { $game } bei Byte { $offset } ist beschädigt
program-packed-too-large = die Partie ist zu groß für die Datei
program-at-line = Zeile { $line }
program-match-opening-over = die Partie ist am Ende der Eröffnung schon zu Ende
program-match-no-opening = es steht keine Eröffnung darin
program-limit = Grenze „{ $limit }“
program-expected-form = erwartet wird { $form }
program-expected-sprt = erwartet wird LOW,HIGH in Elo, etwa 0,10, das Kleinere zuerst, von -1000 bis 1000
program-expected-adjudication = erwartet wird { $form }: eine Bewertung bis 30000 und mindestens ein Halbzug
program-engine = Engine { $engine }
program-engine-start = { $file } lässt sich nicht starten: { $reason }
program-engine-ended = sie endete ({ $status }), während { $expected } erwartet wurde
program-engine-silent = kein { $expected } innerhalb von { $ms } ms
program-engine-answer = ihre Antwort ist nicht lesbar: { $reason }
program-engine-illegal = ihr Zug { $move } ist regelwidrig: { $reason } ({ $rule })
program-engine-last = zuletzt schrieb sie: { $lines }
program-engine-option = Option „{ $option }“: erwartet wird NAME=VALUE
program-option-value = Option { $option }: { $expected }, gefunden „{ $found }“
program-option-empty = Option { $option }: erwartet wird ein Wert
program-command-empty = die Kommandozeile ist leer
program-command-quote = Spalte { $column }: das Anführungszeichen wird nie geschlossen
program-gnushogi-greeting = sie grüßt mit „{ $greeting }“ und nicht wie GNU Shogi
program-gnushogi-silent = sie grüßt nicht, wie GNU Shogi es tut
program-gnushogi-limits = GNU Shogi lässt sich nur durch Zeit oder Tiefe begrenzen
program-gnushogi-option = GNU Shogi hat keine Option { $option }; Command=LINE schickt vor jeder Partie eine Zeile
program-saved-first = erwartet wird „# game NUMBER: “
program-saved-players = erwartet werden die Spieler { $a } und { $b }
program-saved-opening = Partie { $game } dieses Wettkampfs beginnt mit einer anderen Eröffnung
program-saved-twice = Partie { $game } steht zweimal da
program-match-pair = { $a } gegen { $b }: { $score }
program-match-none = es wurde keine Partie gespielt
program-usi-broken = das Gespräch mit dem anderen Programm brach ab
