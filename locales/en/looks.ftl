### What is chosen in the settings about looks, words and sound. Only the settings load it.

settings-look = Board and pieces
settings-words = Words and moves
settings-preview = The board and the pieces as chosen
pieces-two-kanji = Two kanji
pieces-ideograms = Ideograms
pieces-chess = Chess figures
settings-board = Board
surface-wood = Wood
surface-paper = Paper
surface-dark = Dark
surface-contrast = High contrast
settings-promoted = Promoted pieces
promoted-red = Red
promoted-black = Black
settings-coordinates = Beside the board
coordinates-digits = Digits
coordinates-kanji = Kanji
coordinates-letters = Letters
coordinates-none = Nothing
notation-hodges = Hodges
notation-kitao-kawasaki = Kitao–Kawasaki
notation-kif = KIF
notation-usi = USI
notation-csa = CSA
notation-yorozuya = Yorozuya
