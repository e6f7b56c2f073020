### Lekcje: bierki.

lessons-group-pieces = Bierki

## Król

lesson-king = Król
lesson-king-about = Jedno pole w dowolnym kierunku – a zależy od niego cała partia.
lesson-king-meet = Król chodzi o jedno pole w dowolnym kierunku. Na bierce jest napis 王将 (ōshō) albo 玉将 (gyokushō), w skrócie 王 albo 玉; silniejszy gracz bierze 王.
lesson-king-edge = Teraz król stoi na brzegu wśród własnych bierek. Zaznacz wszystkie pola, na które może pójść.
lesson-king-edge-hint = Tuż obok niego, na planszy i niezajęte przez własną bierkę.
lesson-king-edge-done = Właśnie te trzy. Żadna bierka nie może wejść na bierkę swojej strony.
lesson-king-edge-wrong = Król chodzi tylko o jedno pole i nigdy na własną bierkę.
lesson-king-walk = Przeprowadź króla przez wszystkie zaznaczone pola.
lesson-king-walk-hint = Krok na ukos to też tylko jeden ruch.
lesson-king-walk-done = Król jest powolny, ale sięga każdego pola wokół siebie.
lesson-king-check = Lanca przeciwnika atakuje twojego króla wzdłuż kolumny: szach! Zabierz króla w bezpieczne miejsce.
lesson-king-check-hint = Lanca chodzi tylko prosto przed siebie. Zejdź z jej kolumny.
lesson-king-check-done = Bezpieczny. Na szacha trzeba odpowiedzieć od razu; gdy króla nie da się już uratować, jest mat i koniec partii. Dlatego król jest bezcenny.
