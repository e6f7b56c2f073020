### Co se v nastavení volí o vzhledu, slovech a zvuku. Načítá to jen nastavení.

settings-look = Deska a kameny
settings-words = Slova a tahy
settings-preview = Zvolená deska a kameny
pieces-two-kanji = Dva znaky kandži
pieces-ideograms = Ideogramy
pieces-chess = Šachové figury
settings-board = Deska
surface-wood = Dřevo
surface-paper = Papír
surface-dark = Tmavá
surface-contrast = Vysoký kontrast
settings-promoted = Povýšené kameny
promoted-red = Červené
promoted-black = Černé
settings-coordinates = Na okraji desky
coordinates-digits = Číslice
coordinates-kanji = Kandži
coordinates-letters = Písmena
coordinates-none = Nic
notation-hodges = Hodges
notation-kitao-kawasaki = Kitao–Kawasaki
notation-kif = KIF
notation-usi = USI
notation-csa = CSA
notation-yorozuya = Jorozuja
