### プログラムと画面に共通の名前

## 手番

side-black = 先手
side-white = 後手
side-sente = 先手
side-gote = 後手
side-shitate = 下手
side-uwate = 上手

## 駒

piece-king = 玉
    .the = 玉
piece-rook = 飛車
    .the = 飛車
piece-bishop = 角
    .the = 角
piece-gold = 金
    .the = 金
piece-silver = 銀
    .the = 銀
piece-knight = 桂馬
    .the = 桂馬
piece-lance = 香車
    .the = 香車
piece-pawn = 歩
    .the = 歩
piece-dragon = 龍
    .the = 龍
piece-horse = 馬
    .the = 馬
piece-promotedsilver = 成銀
    .the = 成銀
piece-promotedknight = 成桂
    .the = 成桂
piece-promotedlance = 成香
    .the = 成香
piece-tokin = と金
    .the = と金

## 手合割

handicap-even = 平手
handicap-lance = 香落ち
handicap-right-lance = 右香落ち
handicap-bishop = 角落ち
handicap-rook = 飛車落ち
handicap-rook-lance = 飛香落ち
handicap-two = 二枚落ち
handicap-three = 三枚落ち
handicap-four = 四枚落ち
handicap-five = 五枚落ち
handicap-left-five = 左五枚落ち
handicap-six = 六枚落ち
handicap-left-seven = 左七枚落ち
handicap-right-seven = 右七枚落ち
handicap-eight = 八枚落ち
handicap-nine = 九枚落ち
handicap-ten = 十枚落ち
handicap-three-pawns = 歩三兵
handicap-naked-king = 裸玉
