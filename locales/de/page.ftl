### Die Webseite. Anrede: du.
### In langen Wörtern auf schmalen Knöpfen stehen weiche Trennstriche (U+00AD).

## Überall

home = Komadai: Startseite
navigation = Seiten
new-game = Neue Partie
games = Partien
records = Sammlung
settings = Einstellungen
close = Schließen
cancel = Abbrechen
loading = Wird geladen …
try-again = Noch einmal versuchen
page-not-found = Diese Seite gibt es nicht
page-not-loaded = Dieser Teil der Seite konnte nicht geladen werden
rules-title = Die Regeln des Shogi
you = Du
opponent = Gegner
player-host = Spieler 1
player-guest = Spieler 2
error-offline = Das Programm Komadai antwortet nicht. Läuft es noch?
error-internal = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
error-field = Der Server hat die Einstellung „{ $field }“ nicht angenommen.
error-start = Die neue Partie konnte nicht begonnen werden. Bitte versuche es noch einmal.

## Einstellungen

settings-language = Sprache
pieces-kanji = Kanji
pieces-international = International
switch-pieces = Steine wechseln: { $pieces }

## Eine neue Partie

new-title = Eine Partie Shogi
new-lead = Drücke auf „Partie beginnen“ und spiele los. Alles Weitere kann so bleiben.
resume-title = Weiterspielen
opponent-legend = Du spielst gegen
opponent-engine = den Computer
opponent-person = jemanden an diesem Bildschirm
level-legend = Stufe
name-host = Spieler 1
name-guest = Spieler 2
side-legend = Du spielst
side-legend-host = Spieler 1 spielt
side-note-first = zieht zuerst
side-note-second = zieht danach
side-note-furigoma = das Los entscheidet
furigoma = Furigoma
handicap = Vorgabe
handicap-hint = In einer Vorgabepartie heißt die Seite, die Steine vorgibt, Uwate und zieht zuerst; die andere heißt Shitate. Die vorgegebenen Steine sind nicht im Spiel.
choice-shitate = Schwächere Seite (Shitate)
choice-uwate = Stärkere Seite (Uwate)
clock-legend = Bedenkzeit
clock-none = Ohne Uhr
clock-custom = Eigene Zeit
clock-both = Beide Seiten
clock-differs = Andere Bedenkzeit für { $side }
clock-minutes = Minuten
clock-byoyomi = Byoyomi, Sekunden
clock-periods = Perioden
clock-increment = Zuschlag, Sekunden
clock-hint = 10|30 bedeutet zehn Minuten und danach dreißig Sekunden je Zug (Byoyomi); bei 5+5 kommen nach jedem Zug fünf Sekunden hinzu.
rules = Regeln
rules-usual = wie üblich
rules-own = eigene
illegal-moves = Regelwidrige Züge
illegal-moves-refuse = werden abgelehnt und erklärt
illegal-moves-lose = verlieren die Partie sofort
illegal-moves-lose-hint = Jeder regelwidrige Versuch auf dem Brett zählt, auch ein Versehen.
repetition = Sennichite (vierfache Wiederholung)
repetition-draw = Remis
repetition-replay = Remis, dann neue Partie mit getauschten Seiten
takeback = Zurück­nehmen
takeback-rule = Züge zurücknehmen
takeback-agreement = wenn der Gegner zustimmt
takeback-free = immer
takeback-off = nie
max-moves = Höchstzahl der Züge
max-moves-none = keine
max-moves-checks = Ein Schach an der Grenze wird ausgespielt: Die Partie läuft weiter, solange Schach auf Schach folgt
draw-offers = Remisangebote sind erlaubt
resign-own-turn = Aufgeben nur, wenn man selbst am Zug ist
position = Anfangsstellung
position-usual = Grundstellung
position-pasted = eingefügt
position-label = Eine Stellung, ein SFEN oder eine Zugfolge (USI)
position-good = { $moves ->
    [0] Von hier aus kann gespielt werden.
    [one] Von hier aus kann gespielt werden: { $moves } Zug ist schon gemacht.
   *[other] Von hier aus kann gespielt werden: { $moves } Züge sind schon gemacht.
  }
preview-label = Das Brett am Anfang: { $handicap }
start = Partie beginnen
starting = Beginnt …

## Das Brett

board-label = Shogibrett. { $status }
square-empty = { $square }, leer
square-piece = { $square }, { $piece }, { $side }
square-target = { $label }, Zug dorthin möglich
hand-of = Steine auf der Hand von { $side }
hand-piece = { $piece }, { $count } auf der Hand
promotion-title = Diesen Stein befördern?
promotion-yes = Befördern
promotion-no = Nicht befördern

## Eine laufende Partie

game-title = { $black } gegen { $white }
game-not-found = Diese Partie gibt es hier nicht
game-failed = Die Partie kann nicht gezeigt werden
engine-name = Komadai (Stufe { $level })
engine-failed = Der Computerspieler funktioniert nicht mehr. Die Partie bleibt erhalten.
engine-retry = Neu starten
plate-thinking = denkt nach …
plate-to-move = am Zug
plate-check = Schach!
plate-winner = Sieg
status-turn = { $side-start } ist am Zug
status-check = Schach! { $side-start } ist am Zug
clock = Uhr
clock-in-byoyomi = Byoyomi ×{ $periods }
moves = Züge
moves-none = Noch kein Zug.
moves-first = Zum Anfang
moves-back = Einen Zug zurück
moves-forward = Einen Zug vor
moves-last = Zur jetzigen Stellung
looking-back = Du siehst die Stellung nach Zug { $ply }.
veil-back = Rückblick
veil-link = Keine Verbindung
link-connecting = Verbindung wird hergestellt …
link-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
link-gone = Diese Seite und das Programm haben verschiedene Versionen. Bitte lade die Seite neu.
actions = Was du tun kannst
flip = Drehen
sound = Ton
resign = Auf­geben
resign-title = Aufgeben?
resign-ask = Die Partie endet, und die andere Seite gewinnt.
resign-yes = Ja, aufgeben
resign-no = Weiterspielen
offer-draw = Remis
declare = Sieg erklären
declare-title = Sieg erklären
declare-anyway = Erklären und verlieren
declare-would-win = Alle Bedingungen sind erfüllt: Du würdest gewinnen.
declare-would-draw = Die Bedingungen für ein Remis sind erfüllt.
declare-would-lose = Mit einer Erklärung würdest du jetzt verlieren:
offer-takeback-sent = Du hast darum gebeten, einen Zug zurücknehmen zu dürfen.
offer-takeback-got = { $name } möchte einen Zug zurücknehmen.
offer-takeback-declined = Keine Rücknahme
offer-draw-sent = Du hast Remis angeboten.
offer-draw-got = { $name } bietet Remis an.
offer-draw-declined = Kein Remis
offer-declined-why = Die andere Seite hat abgelehnt.
offer-accept = Annehmen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen
refused = Nicht ausgeführt
rematch = Revanche
result-see = Ergebnis ansehen
replay = Partie wiederholen
copied = Kopiert
download = Herunterladen

## Furigoma

furigoma-intro = Fünf Bauern von { $name } werden geworfen: Liegen mehr Vorderseiten oben, beginnt { $name }, sonst die andere Seite.
furigoma-intro-you = Fünf von deinen Bauern werden geworfen: Liegen mehr Vorderseiten oben, beginnst du, sonst dein Gegner.
furigoma-toss = Wurf { $number }
furigoma-fu = Vorder­seite
furigoma-to = Rück­seite
furigoma-overlapping = über­lappt
furigoma-on-edge = hoch­kant
furigoma-uncounted = Bauern, die überlappen oder hochkant stehen, zählen nicht.
furigoma-tie = Gleich viele Vorder- und Rückseiten: Es wird noch einmal geworfen.
furigoma-count = Vorderseiten: { $up }, Rückseiten: { $down }.
furigoma-result = { $name } spielt { $side } und beginnt.
furigoma-result-you = Du spielst { $side } und beginnst.
furigoma-go = Zur Partie

## Die Liste der Partien

games-title = Partien
games-none = Noch keine Partien.
games-more = Mehr zeigen
game-with-engine = Gegen den Computer, Stufe { $level }
game-ongoing = Nicht beendet: weiterspielen
delete = Löschen
delete-game = Löschen: { $game }
delete-title = Diese Partie löschen?
delete-ask = Sie ist dann endgültig weg, mit allen Zügen.
delete-failed = Die Partie konnte nicht gelöscht werden. Bitte versuche es noch einmal.
game-plies = { $plies ->
    [one] { $plies } Zug
   *[other] { $plies } Züge
  }

## Lernen

learn = Lernen
lesson-of-rule = Lektion
learn-invite = Neu beim Shogi? Lerne die Steine kennen, indem du sie ziehst.
learn-invite-link = Erste Lektion
