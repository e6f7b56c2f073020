### Was in den Einstellungen über Aussehen, Wörter und Töne gewählt wird. Nur die Einstellungen laden es.

settings-look = Brett und Steine
settings-words = Wörter und Züge
settings-preview = Brett und Steine wie gewählt
pieces-two-kanji = Zwei Kanji
pieces-ideograms = Ideogramme
pieces-chess = Schachfiguren
settings-board = Brett
surface-wood = Holz
surface-paper = Papier
surface-dark = Dunkel
surface-contrast = Hoher Kontrast
settings-promoted = Beförderte Steine
promoted-red = Rot
promoted-black = Schwarz
settings-coordinates = Am Brettrand
coordinates-digits = Ziffern
coordinates-kanji = Kanji
coordinates-letters = Buchstaben
coordinates-none = Nichts
notation-hodges = Hodges
notation-kitao-kawasaki = Kitao–Kawasaki
notation-kif = KIF
notation-usi = USI
notation-csa = CSA
notation-yorozuya = Yorozuya
