### Records: what was imported or kept. Loaded with its own pages.

## The list

records-title = Мої записи
records-lead = Партії з файлів, з інших програм і власні. Вони залишаються на цьому комп’ютері.
records-import = Імпортувати з файлів
records-paste = Вставити партію
records-formats = KIF, KI2, CSA, JKF, USI, SFEN, USEN, PSN, BOD; будь-яке кодування; одна партія чи багато у файлі. Перетягніть файли будь-куди на цю сторінку або натисніть Ctrl+V.
records-drop = Відпустіть, щоб імпортувати
records-search = Пошук
records-search-hint = Гравець, турнір, файл…
records-filters = Більше умов
records-player = Гравець
records-event = Турнір або місце
records-from = Від
records-to = До
records-date-hint = Рік, місяць або день: 2003, 2003-05, 2003-05-03
records-date-wrong = Вкажіть рік, місяць або день, наприклад 2003-05-03
records-result = Результат
records-any = не важливо
records-position = Позиція в дебюті
records-position-hint = Ходи або позиція в будь-якій нотації, наприклад 7g7f 8c8d, ▲７六歩△８四歩 або SFEN
records-position-wrong = Тут не вдається прочитати позицію
records-clear = Очистити пошук
records-sort = Порядок
records-sort-newest = останні додані
records-sort-latest = найновіші партії
records-sort-earliest = найдавніші партії
records-sort-players = гравці
records-sort-event = турнір
records-sort-longest = кількість ходів
records-found = Записи: { $count }
records-none = Записів ще немає. Імпортуйте файл, вставте партію або збережіть зіграну партію.
records-no-match = Жоден запис не підходить.
records-played = зіграно тут
records-variations = варіанти: { $count }

## Import

import-paste-hint = Одна чи кілька партій у будь-якому форматі або позиція.
import-paste-label = Текст партії
import-read = Імпортувати
import-pasted = Вставлений текст
import-working = Читання: { $name }…
import-games = Партії: { $count }
import-known = вже були тут: { $count }
import-clean = Прочитано без зауважень.
import-remarks = Зауваження: { $count }
import-unlisted = Інші зауваження: { $count }
import-place = Рядок { $line }, стовпець { $column }
import-failed-empty = Файл порожній.
import-failed-unrecognised = У ньому не розпізнано запису партії.
import-failed-unreadable = Запис пошкоджено: рядок { $line }, стовпець { $column }.
import-failed-too-large = Файл більший за 16 МБ.
import-failed-too-many-games = У файлі понад 20 000 партій.
import-failed-other = Файл не вдалося імпортувати. Спробуйте ще раз.

## What was odd in a file, and what was done about it

warning-undecodable = Байти, що не є текстом у цьому кодуванні; їх показано як �.
warning-unknown-handicap = Невідома фора без зображення дошки: ходи збережено як текст.
warning-handicap-against-board = Назва фори не збігається з дошкою: враховано дошку.
warning-unreadable-start = Початкову позицію не вдається прочитати: ходи збережено як текст.
warning-broken-start = Початкова позиція порушує правила; її збережено без змін.
warning-missing-side = Не вказано, хто починає: вирішив перший хід.
warning-illegal-move = Неправильний хід; його зроблено так, як записано.
warning-impossible-move = Хід, неможливий на цій дошці; його та решту ланцюжка ходів збережено як текст.
warning-unreadable-move = Це не читається як хід; його та решту ланцюжка ходів збережено як текст.
warning-ambiguous-move = Так могли б піти кілька фігур: узято першу.
warning-other-piece = На полі стоїть інша фігура: пішла саме вона.
warning-other-side = Хід належить іншій стороні: враховано порядок ходів.
warning-other-target = Це не поле останнього ходу: узято поле останнього ходу.
warning-other-number = Номер ходу не за порядком: враховано порядок рядків.
warning-unreadable-time = Час не читається; його пропущено.
warning-unknown-ending = Невідоме слово для кінця партії; його збережено.
warning-after-end = Після кінця є продовження; його збережено під кінцем.
warning-other-summary = Підсумок суперечить ходам: враховано ходи.
warning-nowhere-to-branch = Варіант починається з ходу, якого немає; його збережено як коментар.
warning-unknown-text = Текст, що тут нічого не означає; його збережено як коментар.
warning-bad-value = Значення, яке не може бути правильним; його пропущено.
warning-cut-short = Файл обривається: прочитано те, що є.

## One record

record-not-found = Такого запису тут немає
record-failed = Запис неможливо показати
record-start = Початок
record-end = До кінця
record-variation = Варіант
record-alternatives = Інші ходи тут
record-spent = { $spent } на цей хід
record-total = { $total } загалом
record-comment = Коментар
record-comment-edit = Змінити коментар
record-save = Зберегти
record-not-saved = Зміну не вдалося зберегти. Спробуйте ще раз.
record-changed = Тим часом запис змінено в іншому місці. Завантажте сторінку ще раз.
record-evaluation = Оцінка
record-mate = { $side-start } ставить мат
record-mate-in = { $side-start } ставить мат, залишилося ходів: { $plies }
record-depth = глибина { $depth }
asked-button = Запитати комп’ютер
asked-loading = Комп’ютер готується…
asked-failed = У цьому браузері комп’ютер не запускається.
asked-nothing = Тут немає над чим думати.
record-bookmark = Закладка: { $name }
record-unread = не прочитано
record-details = Відомості
record-edit = Змінити відомості
record-source = З файлу { $file }, партія { $place } з { $games }
record-original = Початковий файл
record-remarks = Зауваження до файлу
record-left-out = Ходи, яких не показано: { $count }. У завантажених файлах є всі.
header-event = Турнір
header-site = Місце
header-start = Початок
header-end = Кінець
header-limit = Час
header-byoyomi = Бйойомі
header-opening = Дебют
header-title = Назва
header-note = Примітка
ending-forfeit = Без гри
ending-draw = Нічия

## Taking it out

export-title = Завантажити й скопіювати
export-whole = містить усе
export-loses = без: { $what }
export-changes = «{ $symbol }» стає «{ $stand-in }»
export-copy = Копіювати { $format }
export-position = Копіювати позицію ({ $format })
export-keep = Зберегти в моїх записах
export-kept = У моїх записах
export-failed = Не вдалося. Спробуйте ще раз.
loss-header = відомостей
loss-comment = коментарів
loss-bookmark = закладок
loss-time = часу
loss-milliseconds = часток секунди
loss-variation = варіантів
loss-ending = способу завершення
loss-unread = нечитабельних ходів
loss-start = початкової позиції
loss-move = неправильних ходів
