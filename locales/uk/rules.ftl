### Що кажуть правила. Поле пишеться спершу вертикаллю: 7-6 – це вертикаль 7, горизонталь 6.

rule-number = Правило { $rule }

## Неправильні ходи: назва і причина

illegal-other = Такий хід не дозволено
illegal-other-why = У цій позиції він порушує правила.
illegal-empty-square = Там немає фігури
illegal-empty-square-why = На полі { $squares } немає фігури, якою можна піти.
illegal-not-your-piece = Це не ваша фігура
illegal-not-your-piece-why = Фігура на полі { $squares } належить суперникові.
illegal-stays-put = Пропускати хід не можна
illegal-stays-put-why = На своєму ході треба піти фігурою або скинути фігуру з руки.
illegal-own-piece-there = Там ваша власна фігура
illegal-own-piece-there-why = На поле { $squares } піти не можна: там стоїть ваша власна фігура.
illegal-cannot-reach = Так { $piece-the } не ходить
illegal-cannot-reach-why = { $piece-start } не може піти на це поле.
illegal-dots = Крапки показують, куди можна.
illegal-blocked = На шляху щось стоїть
illegal-blocked-why = Перестрибувати може лише кінь. { $piece-start } не пройде через { $count ->
    [one] фігуру на полі { $squares }
    [few] фігури на полях { $squares }
    [many] фігури на полях { $squares }
   *[other] фігури на полях { $squares }
  }.
illegal-cannot-promote = Ця фігура не перетворюється
illegal-cannot-promote-why = { $piece-start } не має перетвореного боку.
illegal-already-promoted = Уже після перетворення
illegal-already-promoted-why = { $piece-start } уже лежить перетвореним боком догори й лежатиме так аж до взяття.
illegal-outside-zone = Тут не перетворюються
illegal-outside-zone-why = Перетворити фігуру можна лише ходом, який починається або закінчується на трьох останніх горизонталях.
illegal-must-promote = Перетворення обов’язкове
illegal-must-promote-why = З поля { $squares } { $piece-the } більше ніколи не зможе піти, тому перетворення обов’язкове.
illegal-not-in-hand = У руці цього немає
illegal-not-in-hand-why = Такої фігури у вас у руці немає: { $piece }.
illegal-occupied = Поле зайняте
illegal-occupied-why = Скидати можна лише на порожнє поле, а поле { $squares } зайняте. Скиданням ніколи не б’ють.
illegal-dead-drop = Звідти не було б ходу
illegal-dead-drop-why = З поля { $squares } { $piece-the } до кінця партії не зможе піти, тому скидати туди не можна.
illegal-nifu = Ніфу: два пішаки на одній вертикалі
illegal-nifu-why = На цій вертикалі, на полі { $squares }, уже стоїть ваш неперетворений пішак. Другого туди скидати не можна.
illegal-king-into-check = Король опинився б під шахом
illegal-king-into-check-why = Це поле атаковане з { $squares }. Королю не можна йти під шах.
illegal-check-not-answered = Вашому королю шах
illegal-check-not-answered-why = На шах треба відповісти негайно: піти королем, побити фігуру, що нападає, або закритися від неї.
illegal-exposes-king = Це відкрило б вашого короля
illegal-exposes-king-why = { $piece-start } закриває вашого короля. Без цього захисту був би шах.
illegal-uchifuzume = Утіфудзуме: мат скинутим пішаком
illegal-uchifuzume-why = Не можна скинути пішака так, щоб він одразу поставив мат. Оголосити шах він може, а інші фігури можуть скиданням і матувати.

## Що відхилено

refusal-other = У цій партії так не можна.
refusal-not-started = Партія ще не почалася.
refusal-already-started = Партія вже почалася.
refusal-game-over = Партію завершено.
refusal-not-your-turn = Зараз ходить інша сторона.
refusal-illegal-move = Такий хід не дозволено.
refusal-out-of-date = Тим часом позиція змінилася.
refusal-draws-off = У цій партії не пропонують нічию.
refusal-takebacks-off = У цій партії ходи назад не беруть.
refusal-nothing-to-take-back = Немає ходу, який можна взяти назад.
refusal-too-many-plies = Стільки ходів назад узяти не можна.
refusal-no-such-offer = Ця пропозиція вже не чинна.
refusal-offer-open = Спершу треба відповісти на іншу пропозицію.
refusal-offer-repeated = Це вже пропонували. Спершу зробіть хід.
refusal-own-offer = На цю пропозицію відповідає інша сторона.
refusal-declaration-off = У цій партії перемогу не оголошують.
refusal-count-off = У цій партії очки не рахують.
refusal-no-entering-king = Рахувати можна, коли чийсь король увійде в табір суперника.
refusal-resign-on-own-turn = У цій партії здатися можна лише на своєму ході.
refusal-not-your-seat = Це не ваша сторона.
refusal-stale = Тим часом партія пішла далі. Погляньте ще раз і повторіть, якщо досі бажаєте.
refusal-not-saved = Партію не вдалося зберегти, тому нічого не змінилося. Спробуйте ще раз.

## Як закінчилася партія: назва і речення

outcome-checkmate = Мат
outcome-checkmate-why = { $loser-start } отримує шах, і жоден хід не допоможе. Перемагає { $winner }.
outcome-stalemate = Немає дозволеного ходу
outcome-stalemate-why = { $loser-start } не має дозволеного ходу, а в сьогі це програш навіть без шаху. Перемагає { $winner }.
outcome-resignation = Здача
outcome-resignation-why = { $loser-start } визнає поразку. Перемагає { $winner }.
outcome-time = Час вийшов
outcome-time-why = { $loser-start } більше не має часу. Перемагає { $winner }.
outcome-illegal-move = Неправильний хід
outcome-illegal-move-why = { $loser-start } робить неправильний хід, а в цій партії це програш. Перемагає { $winner }.
outcome-illegal-move-reason = { $reason }.
outcome-perpetual-check = Вічний шах
outcome-perpetual-check-why = Та сама позиція виникла чотири рази, а { $loser } весь цей час кожним ходом оголошує шах. Хто так повторює, програє. Перемагає { $winner }.
outcome-declaration = Оголошення після входу короля
outcome-declaration-why = { $winner-start } заводить короля в табір суперника, виконує всі умови оголошення і перемагає.
outcome-wrong-declaration = Хибне оголошення
outcome-wrong-declaration-why = { $loser-start } оголошує перемогу, не виконавши умов, а це програш. Перемагає { $winner }.
outcome-try = Трай
outcome-try-why = { $winner-start } безпечно приводить короля на початкове поле короля суперника і перемагає.
outcome-abandoned = Перервано
outcome-abandoned-why = Партію перервано.
outcome-sennichite = Сеннітіте: чотириразове повторення
outcome-sennichite-why = Та сама позиція, з тими самими фігурами в руках і тією самою чергою ходу, виникла вчетверте.
outcome-impasse = Дзісьогі: безвихідь
outcome-impasse-why = За правилом 24 очок обидві сторони мають їх досить, тож не перемагає ніхто.
outcome-count = Дзісьогі: підрахунок за згодою
outcome-count-why = Обидві сторони погодилися рахувати. Хто має менше ніж 24 очки, програє; якщо в обох досить — нічия.
outcome-max-moves = Обмеження кількості ходів
outcome-max-moves-why = Зроблено домовлену кількість ходів.
outcome-agreement = Згода
outcome-agreement-why = Обидві сторони погодилися на нічию.

result-draw = Нічия
result-none = Без результату
result-wins = Перемагає { $side }
result-you-win = Ви перемогли
result-you-lose = Ви програли

## Вхід королів

impasse = Вхід королів у табір
impasse-points27 = 27 очок: оголосити перемогу
impasse-points24 = 24 очки: перемога або нічия
impasse-try = Правило «трай»
impasse-none = Без оголошень
impasse-points27-why = Король має стояти в таборі суперника й не під шахом, а разом із ним там має бути ще десять фігур. Потрібні очки: { $black } — 28, { $white } — 27. Тури і слони дають по 5, решта фігур по 1, у таборі й у руці.
impasse-points24-why = Король має стояти в таборі суперника й не під шахом, а разом із ним там має бути ще десять фігур. Тоді 31 очко перемагає, а від 24 до 30 — нічия. Тури і слони дають по 5, решта фігур по 1, у таборі й у руці.
impasse-try-why = Чий король дійшов до початкового поля короля суперника і там не атакований, той одразу перемагає.
declaration-count = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
  }, { $pieces ->
    [one] { $pieces } фігура в таборі
    [few] { $pieces } фігури в таборі
    [many] { $pieces } фігур у таборі
   *[other] { $pieces } фігури в таборі
  }.
declaration-king-not-in-zone = Короля немає в таборі суперника.
declaration-in-check = Королю шах.
declaration-too-few-pieces = У таборі суперника менше ніж десять інших фігур.
declaration-too-few-points = Замало очок: потрібно { $needed }.
declaration-king-not-on-square = Король не на початковому полі короля суперника.

## Вставлений початок, з якого не можна грати

fault-field-board = Дошка:
fault-field-side = Черга ходу:
fault-field-hands = Фігури в руці:
fault-field-ply = Номер ходу:
fault-field-moves = Ходи:
fault-column = Дивіться знак { $column }.
fault-start-unreadable = із цього тексту партія початися не може.
fault-start-illegal-move = хід { $number }, { $move }, не дозволено. { $reason }.
fault-start-is-over = партія одразу закінчилася б: { $reason }.
fault-setup-missing-king = { $side } не має короля.
fault-setup-no-kings = жодна сторона не має короля.
fault-setup-several-kings = { $side } має більше ніж одного короля.
fault-setup-too-many = фігура «{ $piece }» трапляється { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  }, у комплекті їх може бути щонайбільше { $most }.
fault-setup-nifu = { $side } має два неперетворені пішаки на вертикалі { $file }.
fault-setup-dead-piece = з поля { $square } { $piece-the } ({ $side }) ніколи не зможе піти.
fault-setup-opponent-in-check = той, хто ходить, міг би побити короля суперника ({ $side }).
fault-setup-ply = номер ходу { $count } завеликий.
fault-text-empty = немає тексту.
fault-text-move = номер { $number }, «{ $text }», не є ходом. Ходи мають вигляд 7g7f, 8h2b+ або P*5e.
fault-text-word = замість слова «moves» тут «{ $text }».
fault-text-japanese = тут читаються лише USI та SFEN, наприклад 7g7f або startpos, а японський запис і записи партій поки що ні.
fault-sfen-missing = цієї частини бракує.
fault-sfen-unexpected = «{ $text }» тут нічого не означає.
fault-sfen-cannot-promote = перед тим, що не перетворюється, стоїть +.
fault-sfen-rank-length = горизонталь { $rank } має { $count ->
    [one] { $count } поле
    [few] { $count } поля
    [many] { $count } полів
   *[other] { $count } поля
  } замість 9.
fault-sfen-rank-count = тут { $count ->
    [one] { $count } горизонталь
    [few] { $count } горизонталі
    [many] { $count } горизонталей
   *[other] { $count } горизонталі
  } замість 9.
fault-sfen-side = тут має бути b або w.
fault-sfen-count = тут число без фігури або 0.
fault-sfen-count-too-large = тут є число, більше за 9999.
fault-sfen-number = тут має бути ціле число до 1 000 000.
fault-sfen-trailing = після кінця є ще текст.

## Налаштування, які сервер відхиляє

settings-furigoma-in-handicap = Пішаків кидають лише в рівній грі: у партії з форою першим ходить увате.
settings-no-time = Годинник потребує основного часу або бйойомі.
settings-too-much-time = Годинник може йти щонайбільше сім днів.
settings-bad-periods = Періодів бйойомі має бути від 1 до 100.
settings-bad-max-moves = Обмеження має бути більшим за кількість уже зроблених ходів.
settings-broken-setup = Початкова позиція порушує правила.
settings-illegal-start-move = Один із початкових ходів не дозволено.
settings-start-is-over = Партія одразу закінчилася б.

## Endings that only records have

ending-interrupted = Перервано
ending-not-mate = Мату немає
ending-sealed-move = Записаний хід
ending-taken-back = Хід узято назад
ending-fault = Збій програми
