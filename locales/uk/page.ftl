### Вебсторінка. Звертання на «ви», без форм, залежних від роду.
### У довгих словах на вузьких кнопках стоять м’які переноси (U+00AD).

## Усюди

home = Komadai: головна сторінка
navigation = Сторінки
new-game = Нова партія
games = Партії
records = Записи
settings = Налаштування
close = Закрити
cancel = Скасувати
loading = Завантаження…
try-again = Спробувати ще раз
page-not-found = Такої сторінки немає
page-not-loaded = Цю частину сторінки не вдалося завантажити
rules-title = Правила сьогі
you = Ви
opponent = Суперник
player-host = Гравець 1
player-guest = Гравець 2
error-offline = Програма Komadai не відповідає. Чи вона ще працює?
error-internal = Щось пішло не так. Спробуйте ще раз.
error-field = Сервер не прийняв налаштування «{ $field }».
error-start = Не вдалося почати нову партію. Спробуйте ще раз.

## Налаштування

settings-language = Мова
pieces-kanji = Кандзі
pieces-international = Міжнародні
switch-pieces = Змінити фігури: { $pieces }

## Нова партія

new-title = Партія в сьогі
new-lead = Натисніть «Почати партію» і грайте. Решту можна залишити як є.
resume-title = Грати далі
opponent-legend = Суперник
opponent-engine = Комп’ютер
opponent-person = Хтось за цим екраном
level-legend = Рівень
name-host = Гравець 1
name-guest = Гравець 2
side-legend = Ваша сторона
side-legend-host = Сторона гравця 1
side-note-first = ходить першим
side-note-second = ходить другим
side-note-furigoma = вирішує жереб
furigoma = Фурігома
handicap = Фора
handicap-hint = У партії з форою сторона, що дає фору, зветься увате й ходить першою; друга сторона — сітате. Відданих фігур у грі немає.
choice-shitate = Слабша сторона (сітате)
choice-uwate = Сильніша сторона (увате)
clock-legend = Годинник
clock-none = Без годинника
clock-custom = Свій час
clock-both = Обидві сторони
clock-differs = Інший час: { $side }
clock-minutes = Хвилини
clock-byoyomi = Бйойомі, секунди
clock-periods = Періоди
clock-increment = Додавання, секунди
clock-hint = 10|30 — це десять хвилин, а потім тридцять секунд на хід (бйойомі); 5+5 додає п’ять секунд після кожного ходу.
rules = Правила
rules-usual = звичайні
rules-own = власні
illegal-moves = Неправильні ходи
illegal-moves-refuse = Відхиляти й пояснювати
illegal-moves-lose = Одразу програють партію
illegal-moves-lose-hint = Рахується кожна неправильна спроба на дошці, навіть випадкова.
repetition = Сеннітіте (чотириразове повторення)
repetition-draw = Нічия
repetition-replay = Нічия, потім перегравання зі зміною сторін
takeback = Узяти назад
takeback-rule = Узяття ходу назад
takeback-agreement = За згодою іншої сторони
takeback-free = Завжди
takeback-off = Ніколи
max-moves = Обмеження кількості ходів
max-moves-none = немає
max-moves-checks = Шах на межі догравають: партія триває, доки шах іде за шахом
draw-offers = Можна пропонувати нічию
resign-own-turn = Здатися можна лише на своєму ході
position = Початкова позиція
position-usual = звичайна
position-pasted = вставлена
position-label = Позиція, SFEN або список ходів (USI)
position-good = { $moves ->
    [0] Із цієї позиції можна починати.
    [one] Із цієї позиції можна починати: уже зроблено { $moves } хід.
    [few] Із цієї позиції можна починати: уже зроблено { $moves } ходи.
    [many] Із цієї позиції можна починати: уже зроблено { $moves } ходів.
   *[other] Із цієї позиції можна починати: уже зроблено { $moves } ходу.
  }
preview-label = Дошка на початку: { $handicap }
start = Почати партію
starting = Починаємо…

## Дошка

board-label = Дошка для сьогі. { $status }
square-empty = { $square }, порожньо
square-piece = { $square }, { $piece }, { $side }
square-target = { $label }, сюди можна піти
hand-of = Фігури в руці: { $side }
hand-piece = { $piece }, у руці { $count }
promotion-title = Перетворити цю фігуру?
promotion-yes = Перетворити
promotion-no = Не перетво­рювати

## Партія

game-title = { $black } – { $white }
game-not-found = Такої партії тут немає
game-failed = Партію не вдається показати
engine-name = Komadai, рівень { $level }
engine-failed = Комп’ютерний гравець перестав працювати. Партію збережено.
engine-retry = Запустити знову
plate-thinking = думає…
plate-to-move = ходить
plate-check = шах!
plate-winner = перемога
status-turn = Ходить { $side }
status-check = Шах! Ходить { $side }
clock = Годинник
clock-in-byoyomi = бйойомі ×{ $periods }
moves = Ходи
moves-none = Ходів ще немає.
moves-first = На початок
moves-back = На хід назад
moves-forward = На хід уперед
moves-last = До поточної позиції
looking-back = Ви переглядаєте позицію після ходу { $ply }.
veil-back = Минула позиція
veil-link = Немає зв’язку
link-connecting = З’єднання…
link-lost = Зв’язок перервано. Триває нова спроба…
link-gone = Сторінка й програма мають різні версії. Завантажте сторінку знову.
actions = Що можна зробити
flip = Перевер­нути
sound = Звук
resign = Здатися
resign-title = Здатися?
resign-ask = Партія закінчиться, і переможе інша сторона.
resign-yes = Так, здаюся
resign-no = Граю далі
offer-draw = Нічия
declare = Оголосити пере­могу
declare-title = Оголосити перемогу
declare-anyway = Оголосити і програти
declare-would-win = Усі умови виконано: це буде перемога.
declare-would-draw = Умови нічиєї виконано.
declare-would-lose = Якщо оголосити зараз, партію буде програно:
offer-takeback-sent = Прохання взяти хід назад надіслано.
offer-takeback-got = { $name } просить узяти хід назад.
offer-takeback-declined = Хід назад не взято
offer-draw-sent = Нічию запропоновано.
offer-draw-got = { $name } пропонує нічию.
offer-draw-declined = Нічиєї немає
offer-declined-why = Інша сторона відмовилася.
offer-accept = Прийняти
offer-decline = Відхилити
offer-withdraw = Відкликати
refused = Не виконано
rematch = Реванш
result-see = Показати результат
replay = Переграти
copied = Скопійовано
download = Завантажити

## Фурігома

furigoma-intro = Кидаємо п’ять пішаків гравця «{ $name }»: якщо більше лицем, починає { $name }, якщо більше зворотом — інша сторона.
furigoma-intro-you = Кидаємо п’ять ваших пішаків: якщо більше лицем, починаєте ви, якщо більше зворотом — суперник.
furigoma-toss = Кидок { $number }
furigoma-fu = лицем
furigoma-to = зворо­том
furigoma-overlapping = на­кладка
furigoma-on-edge = на ребрі
furigoma-uncounted = Пішаки, що накладаються або стоять на ребрі, не рахуються.
furigoma-tie = Лицем і зворотом порівну: кидаємо ще раз.
furigoma-count = Лицем: { $up }, зворотом: { $down }.
furigoma-result = Починає { $name } ({ $side }).
furigoma-result-you = Починаєте ви ({ $side }).
furigoma-go = До партії

## Список партій

games-title = Партії
games-none = Партій ще немає.
games-more = Показати ще
game-with-engine = Проти комп’ютера, рівень { $level }
game-ongoing = Не завершено: грати далі
delete = Видалити
delete-game = Видалити: { $game }
delete-title = Видалити цю партію?
delete-ask = Вона зникне назавжди, разом з усіма ходами.
delete-failed = Партію не вдалося видалити. Спробуйте ще раз.
game-plies = { $plies ->
    [one] { $plies } хід
    [few] { $plies } ходи
    [many] { $plies } ходів
   *[other] { $plies } ходу
  }

## Навчання

learn = Навчання
lesson-of-rule = Урок
learn-invite = Уперше граєте в сьогі? Познайомтеся з фігурами, ходячи ними.
learn-invite-link = Перший урок
