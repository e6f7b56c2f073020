### Namen, die das Programm und die Seite gemeinsam haben.

## Seiten

side-black = Schwarz
side-white = Weiß
side-sente = Sente
side-gote = Gote
side-shitate = Shitate
side-uwate = Uwate

## Steine

piece-king = König
    .the = der König
piece-rook = Turm
    .the = der Turm
piece-bishop = Läufer
    .the = der Läufer
piece-gold = Goldgeneral
    .the = der Goldgeneral
piece-silver = Silbergeneral
    .the = der Silbergeneral
piece-knight = Springer
    .the = der Springer
piece-lance = Lanze
    .the = die Lanze
piece-pawn = Bauer
    .the = der Bauer
piece-dragon = Drache
    .the = der Drache
piece-horse = Pferd
    .the = das Pferd
piece-promotedsilver = beförderter Silbergeneral
    .the = der beförderte Silbergeneral
piece-promotedknight = beförderter Springer
    .the = der beförderte Springer
piece-promotedlance = beförderte Lanze
    .the = die beförderte Lanze
piece-tokin = Tokin
    .the = der Tokin

## Vorgaben: womit die stärkere Seite nicht spielt

handicap-even = Keine Vorgabe
handicap-lance = Lanze
handicap-right-lance = Rechte Lanze
handicap-bishop = Läufer
handicap-rook = Turm
handicap-rook-lance = Turm und Lanze
handicap-two = Zwei Steine (Turm und Läufer)
handicap-three = Drei Steine (dazu eine Lanze)
handicap-four = Vier Steine (dazu beide Lanzen)
handicap-five = Fünf Steine (dazu der rechte Springer)
handicap-left-five = Fünf Steine (dazu der linke Springer)
handicap-six = Sechs Steine (dazu beide Springer)
handicap-left-seven = Sieben Steine (dazu der linke Silbergeneral)
handicap-right-seven = Sieben Steine (dazu der rechte Silbergeneral)
handicap-eight = Acht Steine (dazu beide Silbergeneräle)
handicap-nine = Neun Steine (dazu der rechte Goldgeneral)
handicap-ten = Zehn Steine (es bleiben König und Bauern)
handicap-three-pawns = Drei Bauern (König, drei Bauern auf der Hand)
handicap-naked-king = Nackter König
