### Що в налаштуваннях обирають щодо вигляду, слів і звуку. Це завантажують лише налаштування.

settings-look = Дошка й фігури
settings-words = Слова й ходи
settings-preview = Обрані дошка й фігури
pieces-two-kanji = Два кандзі
pieces-ideograms = Ідеограми
pieces-chess = Шахові фігури
settings-board = Дошка
surface-wood = Дерево
surface-paper = Папір
surface-dark = Темна
surface-contrast = Високий контраст
settings-promoted = Перетворені фігури
promoted-red = Червоні
promoted-black = Чорні
settings-coordinates = На краю дошки
coordinates-digits = Цифри
coordinates-kanji = Кандзі
coordinates-letters = Літери
coordinates-none = Нічого
notation-hodges = Ходжес
notation-kitao-kawasaki = Кітао–Кавасакі
notation-kif = KIF
notation-usi = USI
notation-csa = CSA
notation-yorozuya = Йородзуя
