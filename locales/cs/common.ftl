### Jména společná programu a stránce.

## Strany

side-black = černý
side-white = bílý
side-sente = sente
side-gote = gote
side-shitate = shitate
side-uwate = uwate

## Kameny

piece-king = král
    .the = král
piece-rook = věž
    .the = věž
piece-bishop = střelec
    .the = střelec
piece-gold = zlatý generál
    .the = zlatý generál
piece-silver = stříbrný generál
    .the = stříbrný generál
piece-knight = jezdec
    .the = jezdec
piece-lance = kopiník
    .the = kopiník
piece-pawn = pěšec
    .the = pěšec
piece-dragon = drak
    .the = drak
piece-horse = kůň
    .the = kůň
piece-promotedsilver = povýšený stříbrný generál
    .the = povýšený stříbrný generál
piece-promotedknight = povýšený jezdec
    .the = povýšený jezdec
piece-promotedlance = povýšený kopiník
    .the = povýšený kopiník
piece-tokin = tokin
    .the = tokin

## Handicapy: bez čeho hraje silnější strana

handicap-even = Rovná hra
handicap-lance = Kopiník
handicap-right-lance = Pravý kopiník
handicap-bishop = Střelec
handicap-rook = Věž
handicap-rook-lance = Věž a kopiník
handicap-two = Dva kameny (věž a střelec)
handicap-three = Tři kameny (navíc kopiník)
handicap-four = Čtyři kameny (navíc oba kopiníci)
handicap-five = Pět kamenů (navíc pravý jezdec)
handicap-left-five = Pět kamenů (navíc levý jezdec)
handicap-six = Šest kamenů (navíc oba jezdci)
handicap-left-seven = Sedm kamenů (navíc levý stříbrný generál)
handicap-right-seven = Sedm kamenů (navíc pravý stříbrný generál)
handicap-eight = Osm kamenů (navíc oba stříbrní generálové)
handicap-nine = Devět kamenů (navíc pravý zlatý generál)
handicap-ten = Deset kamenů (zbývají král a pěšci)
handicap-three-pawns = Tři pěšci (král a tři pěšci v ruce)
handicap-naked-king = Samotný král
