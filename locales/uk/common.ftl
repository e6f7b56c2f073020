### Назви, спільні для програми та сторінки.

## Сторони

side-black = чорний
side-white = білий
side-sente = сенте
side-gote = готе
side-shitate = сітате
side-uwate = увате

## Фігури

piece-king = король
    .the = король
piece-rook = тура
    .the = тура
piece-bishop = слон
    .the = слон
piece-gold = золотий генерал
    .the = золотий генерал
piece-silver = срібний генерал
    .the = срібний генерал
piece-knight = кінь
    .the = кінь
piece-lance = спис
    .the = спис
piece-pawn = пішак
    .the = пішак
piece-dragon = дракон
    .the = дракон
piece-horse = кінський дракон
    .the = кінський дракон
piece-promotedsilver = перетворений срібний генерал
    .the = перетворений срібний генерал
piece-promotedknight = перетворений кінь
    .the = перетворений кінь
piece-promotedlance = перетворений спис
    .the = перетворений спис
piece-tokin = токін
    .the = токін

## Фори: без чого грає сильніша сторона

handicap-even = Рівна гра
handicap-lance = Спис
handicap-right-lance = Правий спис
handicap-bishop = Слон
handicap-rook = Тура
handicap-rook-lance = Тура і спис
handicap-two = Дві фігури (тура і слон)
handicap-three = Три фігури (ще й спис)
handicap-four = Чотири фігури (ще й обидва списи)
handicap-five = П’ять фігур (ще й правий кінь)
handicap-left-five = П’ять фігур (ще й лівий кінь)
handicap-six = Шість фігур (ще й обидва коні)
handicap-left-seven = Сім фігур (ще й лівий срібний генерал)
handicap-right-seven = Сім фігур (ще й правий срібний генерал)
handicap-eight = Вісім фігур (ще й обидва срібні генерали)
handicap-nine = Дев’ять фігур (ще й правий золотий генерал)
handicap-ten = Десять фігур (залишаються король і пішаки)
handicap-three-pawns = Три пішаки (король і три пішаки в руці)
handicap-naked-king = Самотній король
