### Names that the program and the page share.

## Sides: by colour, by their Japanese names, and in handicap games

side-black = Black
side-white = White
side-sente = Sente
side-gote = Gote
side-shitate = Shitate
side-uwate = Uwate

## Pieces. `.the` is the name with the definite article, where the language has one.

piece-king = king
    .the = the king
piece-rook = rook
    .the = the rook
piece-bishop = bishop
    .the = the bishop
piece-gold = gold
    .the = the gold
piece-silver = silver
    .the = the silver
piece-knight = knight
    .the = the knight
piece-lance = lance
    .the = the lance
piece-pawn = pawn
    .the = the pawn
piece-dragon = dragon
    .the = the dragon
piece-horse = horse
    .the = the horse
piece-promotedsilver = promoted silver
    .the = the promoted silver
piece-promotedknight = promoted knight
    .the = the promoted knight
piece-promotedlance = promoted lance
    .the = the promoted lance
piece-tokin = tokin
    .the = the tokin

## Handicaps: what the stronger side plays without

handicap-even = Even game
handicap-lance = Lance
handicap-right-lance = Right lance
handicap-bishop = Bishop
handicap-rook = Rook
handicap-rook-lance = Rook and lance
handicap-two = Two pieces (rook and bishop)
handicap-three = Three pieces (and a lance)
handicap-four = Four pieces (and both lances)
handicap-five = Five pieces (and the right knight)
handicap-left-five = Five pieces (and the left knight)
handicap-six = Six pieces (and both knights)
handicap-left-seven = Seven pieces (and the left silver)
handicap-right-seven = Seven pieces (and the right silver)
handicap-eight = Eight pieces (and both silvers)
handicap-nine = Nine pieces (and the right gold)
handicap-ten = Ten pieces (king and pawns remain)
handicap-three-pawns = Three pawns (king, three pawns in hand)
handicap-naked-king = Naked king
