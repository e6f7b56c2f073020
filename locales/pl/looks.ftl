### To, co w ustawieniach dotyczy wyglądu, słów i dźwięku. Wczytują to tylko ustawienia.

settings-look = Plansza i bierki
settings-words = Słowa i ruchy
settings-preview = Wybrana plansza i bierki
pieces-two-kanji = Dwa znaki kanji
pieces-ideograms = Ideogramy
pieces-chess = Figury szachowe
settings-board = Plansza
surface-wood = Drewno
surface-paper = Papier
surface-dark = Ciemna
surface-contrast = Wysoki kontrast
settings-promoted = Promowane bierki
promoted-red = Czerwone
promoted-black = Czarne
settings-coordinates = Na brzegu planszy
coordinates-digits = Cyfry
coordinates-kanji = Kanji
coordinates-letters = Litery
coordinates-none = Nic
notation-hodges = Hodges
notation-kitao-kawasaki = Kitao–Kawasaki
notation-kif = KIF
notation-usi = USI
notation-csa = CSA
notation-yorozuya = Yorozuya
