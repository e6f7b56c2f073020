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

## Antworten

program-not-written = die Antwort konnte nicht geschrieben werden
