### Records: what was imported or kept. Loaded with its own pages.

## The list

records-title = Meine Partiensammlung
records-lead = Partien aus Dateien, aus anderen Programmen und eigene. Sie bleiben auf diesem Rechner.
records-import = Dateien importieren
records-paste = Partie einfügen
records-formats = KIF, KI2, CSA, JKF, USI, SFEN, USEN, PSN, BOD; jede Zeichenkodierung; eine Partie oder viele je Datei. Dateien irgendwo auf diese Seite ziehen oder Strg+V drücken.
records-drop = Zum Importieren loslassen
records-search = Suche
records-search-hint = Spieler, Turnier, Datei …
records-filters = Weitere Filter
records-player = Spieler
records-event = Turnier oder Ort
records-from = Von
records-to = Bis
records-date-hint = Jahr, Monat oder Tag: 2003, 2003-05, 2003-05-03
records-date-wrong = Erwartet wird ein Jahr, ein Monat oder ein Tag, etwa 2003-05-03
records-result = Ergebnis
records-any = beliebig
records-position = Eröffnungsstellung
records-position-hint = Züge oder eine Stellung in beliebiger Notation, etwa 7g7f 8c8d, ▲７六歩△８四歩 oder SFEN
records-position-wrong = Hier ist keine Stellung zu erkennen
records-clear = Suche löschen
records-sort = Reihenfolge
records-sort-newest = zuletzt hinzugefügt
records-sort-latest = neueste Partien
records-sort-earliest = älteste Partien
records-sort-players = Spieler
records-sort-event = Turnier
records-sort-longest = Zahl der Züge
records-found = Partien: { $count }
records-none = Noch leer. Importiere eine Datei, füge eine Partie ein oder nimm eine beendete Partie auf.
records-no-match = Keine Partie passt zur Suche.
records-played = hier gespielt
records-variations = Varianten: { $count }

## Import

import-paste-hint = Eine oder mehrere Partien in beliebigem Format oder eine Stellung.
import-paste-label = Text der Partie
import-read = Importieren
import-pasted = Eingefügter Text
import-working = { $name } wird gelesen …
import-games = Partien: { $count }
import-known = davon schon vorhanden: { $count }
import-clean = Ohne Anmerkungen gelesen.
import-remarks = Anmerkungen: { $count }
import-unlisted = Weitere Anmerkungen: { $count }
import-place = Zeile { $line }, Spalte { $column }
import-failed-empty = Die Datei ist leer.
import-failed-unrecognised = Darin ist keine Partie zu erkennen.
import-failed-unreadable = Die Aufzeichnung ist beschädigt: Zeile { $line }, Spalte { $column }.
import-failed-too-large = Die Datei ist größer als 16 MB.
import-failed-too-many-games = Die Datei enthält mehr als 20.000 Partien.
import-failed-other = Die Datei ließ sich nicht importieren. Bitte noch einmal versuchen.

## What was odd in a file, and what was done about it

warning-undecodable = Bytes, die in dieser Kodierung kein Text sind; sie erscheinen als �.
warning-unknown-handicap = Unbekannte Vorgabe ohne Brett: Die Züge bleiben als Text stehen.
warning-handicap-against-board = Name der Vorgabe und Brett passen nicht zusammen: Es gilt das Brett.
warning-unreadable-start = Die Anfangsstellung ist nicht lesbar: Die Züge bleiben als Text stehen.
warning-broken-start = Die Anfangsstellung verstößt gegen die Regeln; sie bleibt, wie sie ist.
warning-missing-side = Nirgends steht, wer beginnt: Es gilt der erste Zug.
warning-illegal-move = Ein regelwidriger Zug; er wird so ausgeführt, wie er dasteht.
warning-impossible-move = Ein Zug, den das Brett nicht zulässt; er und der Rest der Zugfolge bleiben als Text stehen.
warning-unreadable-move = Das ist nicht als Zug lesbar; es und der Rest der Zugfolge bleiben als Text stehen.
warning-ambiguous-move = Mehrere Steine könnten so ziehen: Der erste wird genommen.
warning-other-piece = Auf dem Feld steht ein anderer Stein: Dieser zieht.
warning-other-side = Die andere Seite ist am Zug: Es gilt die Reihenfolge der Züge.
warning-other-target = Das Feld ist nicht das des letzten Zuges: Es gilt das des letzten Zuges.
warning-other-number = Eine Zugnummer außer der Reihe: Es gilt die Reihenfolge der Zeilen.
warning-unreadable-time = Die Zeitangabe ist nicht lesbar; sie fällt weg.
warning-unknown-ending = Ein unbekanntes Wort für das Partieende; es bleibt erhalten.
warning-after-end = Nach dem Ende folgt noch etwas; es bleibt hinter dem Ende stehen.
warning-other-summary = Die Zusammenfassung widerspricht den Zügen: Es gelten die Züge.
warning-nowhere-to-branch = Die Variante beginnt bei einem Zug, den es nicht gibt; sie bleibt als Kommentar stehen.
warning-unknown-text = Text ohne Bedeutung an dieser Stelle; er bleibt als Kommentar stehen.
warning-bad-value = Ein Wert, der nicht stimmen kann; er fällt weg.
warning-cut-short = Die Datei bricht ab: Gelesen wurde, was da ist.

## One record

record-not-found = Diese Aufzeichnung gibt es hier nicht
record-failed = Die Aufzeichnung kann nicht gezeigt werden
record-start = Anfang
record-end = Ans Ende
record-variation = Variante
record-alternatives = Andere Züge an dieser Stelle
record-spent = { $spent } für diesen Zug
record-total = { $total } insgesamt
record-comment = Kommentar
record-comment-edit = Kommentar bearbeiten
record-save = Speichern
record-not-saved = Die Änderung wurde nicht gespeichert. Bitte noch einmal versuchen.
record-changed = Die Aufzeichnung wurde inzwischen anderswo geändert. Bitte die Seite neu laden.
record-evaluation = Bewertung
record-mate = { $side-start } setzt matt
record-mate-in = { $side-start } setzt matt, verbleibende Züge: { $plies }
record-depth = Tiefe { $depth }
asked-button = Computer fragen
asked-loading = Der Computer macht sich bereit …
asked-failed = Der Computer kann in diesem Browser nicht rechnen.
asked-nothing = Hier gibt es nichts zu überlegen.
record-bookmark = Lesezeichen: { $name }
record-unread = nicht verstanden
record-details = Angaben
record-edit = Angaben bearbeiten
record-source = Aus { $file }, Partie { $place } von { $games }
record-original = Die Datei im Original
record-remarks = Anmerkungen beim Lesen
record-left-out = Nicht gezeigte Züge: { $count }. Heruntergeladene Dateien enthalten alle.
header-event = Turnier
header-site = Ort
header-start = Beginn
header-end = Ende
header-limit = Bedenkzeit
header-byoyomi = Byoyomi
header-opening = Eröffnung
header-title = Titel
header-note = Bemerkung
ending-forfeit = Kampflos
ending-draw = Remis

## Taking it out

export-title = Herunterladen und kopieren
export-whole = enthält alles
export-loses = ohne: { $what }
export-changes = „{ $symbol }“ wird zu „{ $stand-in }“
export-copy = { $format } kopieren
export-position = Stellung kopieren ({ $format })
export-keep = In die Sammlung aufnehmen
export-kept = In der Sammlung
export-failed = Das hat nicht geklappt. Bitte noch einmal versuchen.
loss-header = Angaben
loss-comment = Kommentare
loss-bookmark = Lesezeichen
loss-time = Zeiten
loss-milliseconds = Sekunden­bruchteile
loss-variation = Varianten
loss-ending = Art des Endes
loss-unread = unlesbare Züge
loss-start = Anfangsstellung
loss-move = regelwidrige Züge
