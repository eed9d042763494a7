rules-title = Правила
rules-search = Найти правило или слово
rules-chapters = Главы
rules-found = { $count ->
    [one] Нашлось { $count } правило
    [few] Нашлось { $count } правила
   *[other] Нашлось { $count } правил
}
rules-none = Ни в одном правиле нет «{ $text }». Попробуйте другое слово или номер, например { $example }.
rules-show = Покажи
rules-examples = { $count ->
    [one] { $count } пример
    [few] { $count } примера
   *[other] { $count } примеров
}
rules-fewer = Свернуть примеры
rules-example = Пример { $rule }
rules-example-step = Пример { $rule }, шаг { $step } из { $steps }
rules-example-of = Пример { $number } из { $count }
rules-given = Дано
rules-move = Ход
rules-move-number = Ход { $number }
rules-result = Итог
rules-play = Играть
rules-again = Ещё раз
rules-practise = Сыграть самому
rules-practise-help = Учебный стол, за которым всё начинается как в этом примере
rules-pause = Пауза
rules-step-back = Шаг назад
rules-step-on = Шаг вперёд
rules-speed = Скорость
rules-next = Другой пример
rules-stop = Закрыть пример
rules-back = Вернуться к партии
rules-from-the-book = Пример из правил.
rules-game-waits = Ваша партия ждёт.
rules-by-itself = Выбирать некому и нечего: игра идёт сама.
rules-does = { $player }: { $what }
rules-tries = { $player } пробует: { $what }
rules-tries-something = { $player } пробует то, чего нельзя.
rules-refused = Так нельзя
rules-not-here = не за этим столом
rules-otherwise-here = здесь иначе
rules-otherwise = издания расходятся
rules-this-table = за этим столом
rules-needs = Действует только так:
rules-played-with = Сыграно так:
rules-players = Игроков
rules-on = включено
rules-off = выключено
rules-link = Ссылка на это правило
rules-link-of = Ссылка на правило { $rule }, откроется новая вкладка
rules-rule = Правило { $rule }
