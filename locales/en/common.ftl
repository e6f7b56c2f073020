### Names that the program and the page share.

## Sides

side-black = Black
side-white = White
side-shitate = Shitate
side-uwate = Uwate

## Pieces

piece-king = king
piece-rook = rook
piece-bishop = bishop
piece-gold = gold
piece-silver = silver
piece-knight = knight
piece-lance = lance
piece-pawn = pawn
piece-dragon = dragon
piece-horse = horse
piece-promotedsilver = promoted silver
piece-promotedknight = promoted knight
piece-promotedlance = promoted lance
piece-tokin = tokin

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
