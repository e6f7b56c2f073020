### Nazwy wspólne dla programu i strony.

## Strony

side-black = czarny
side-white = biały
side-sente = sente
side-gote = gote
side-shitate = shitate
side-uwate = uwate

## Bierki

piece-king = król
    .the = król
piece-rook = wieża
    .the = wieża
piece-bishop = goniec
    .the = goniec
piece-gold = złoty generał
    .the = złoty generał
piece-silver = srebrny generał
    .the = srebrny generał
piece-knight = skoczek
    .the = skoczek
piece-lance = lanca
    .the = lanca
piece-pawn = pionek
    .the = pionek
piece-dragon = smok
    .the = smok
piece-horse = koń
    .the = koń
piece-promotedsilver = promowany srebrny generał
    .the = promowany srebrny generał
piece-promotedknight = promowany skoczek
    .the = promowany skoczek
piece-promotedlance = promowana lanca
    .the = promowana lanca
piece-tokin = tokin
    .the = tokin

## Handicapy: bez czego gra silniejsza strona

handicap-even = Gra równa
handicap-lance = Lanca
handicap-right-lance = Prawa lanca
handicap-bishop = Goniec
handicap-rook = Wieża
handicap-rook-lance = Wieża i lanca
handicap-two = Dwie bierki (wieża i goniec)
handicap-three = Trzy bierki (także lanca)
handicap-four = Cztery bierki (także obie lance)
handicap-five = Pięć bierek (także prawy skoczek)
handicap-left-five = Pięć bierek (także lewy skoczek)
handicap-six = Sześć bierek (także oba skoczki)
handicap-left-seven = Siedem bierek (także lewy srebrny generał)
handicap-right-seven = Siedem bierek (także prawy srebrny generał)
handicap-eight = Osiem bierek (także oba srebrne generały)
handicap-nine = Dziewięć bierek (także prawy złoty generał)
handicap-ten = Dziesięć bierek (zostają król i pionki)
handicap-three-pawns = Trzy pionki (król i trzy pionki w ręce)
handicap-naked-king = Samotny król
