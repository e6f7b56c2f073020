### Уроки: те, що стоїть навколо їхніх текстів.

learn-title = Вчимося грати в сьогі
learn-lead = Короткі уроки на дошці в будь-якому порядку. Ваш поступ зберігається в цьому браузері.
learn-begin = Почати: { $lesson }
learn-continue = Далі: { $lesson }
learn-progress = Виконано кроків: { $done } з { $count }
learn-complete = Урок завершено
learn-reset = Почати спочатку
learn-reset-title = Забути весь поступ?
learn-reset-why = Усі уроки будуть такі, ніби ви їх ніколи не відкривали. Цього не можна скасувати.

learn-step = Крок { $step } з { $count }
learn-previous = Попередній крок
learn-next = Далі
learn-skip = Пропустити
learn-next-lesson = Наступний урок
learn-all = Усі уроки
learn-hint = Підказка
learn-again = Ще раз

learn-judge = Хід: { $move }
learn-allowed = Його дозволено
learn-check = { $count ->
    [one] Перевірити { $count } поле
    [few] Перевірити { $count } поля
    [many] Перевірити { $count } полів
   *[other] Перевірити { $count } поля
  }
learn-squares-extra = { $count ->
    [one] { $count } поле зайве.
    [few] { $count } поля зайві.
    [many] { $count } полів зайвих.
   *[other] { $count } поля зайвого.
  }
learn-squares-missing = { $count ->
    [one] Бракує { $count } поля.
    [few] Бракує { $count } полів.
    [many] Бракує { $count } полів.
   *[other] Бракує { $count } поля.
  }
learn-collected = { $moves ->
    [one] Виконано за { $moves } хід.
    [few] Виконано за { $moves } ходи.
    [many] Виконано за { $moves } ходів.
   *[other] Виконано за { $moves } ходу.
  }
learn-fewest = { $moves ->
    [one] Досить { $moves }.
    [few] Досить { $moves }.
    [many] Досить { $moves }.
   *[other] Досить { $moves }.
  }
learn-wrong-move = Цей хід дозволено, але тут потрібен інший.
learn-wrong-answer = Не зовсім. Погляньте на позицію ще раз.
learn-also-good = Це теж добре. Але урок іде далі іншим ходом.

## Читання фігур

kanji-title = Читання фігур
kanji-lead = Знайома картка повертається через кілька днів, потім через тижні; та, у якій ви помилилися, — одразу. Досить кількох хвилин на день.
kanji-known = Добре знайомі картки: { $known } з { $count }
kanji-which-piece = Яка це фігура?
kanji-which-face = Знайдіть знак: { $piece }
kanji-next = Наступна картка
kanji-none = Поки що це все.
kanji-back = Наступна картка повернеться { $when }.
kanji-more = Далі з новими картками
kanji-reset-why = Усі картки знову будуть новими. Цього не можна скасувати.
