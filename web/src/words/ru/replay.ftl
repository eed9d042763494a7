tape-watch = Посмотреть снова
tape-see = Увидеть снова
tape-controls = Просмотр
tape-position = Место в партии
tape-play = Смотреть
tape-pause = Пауза
tape-back = На выбор назад
tape-forward = На выбор вперёд
tape-start = В начало
tape-end = В конец
tape-speed = Скорость
tape-turns = Ходы
tape-turn = Ход { $turn }
tape-choice = выбор { $at } из { $last }
tape-laid = Стол накрыт.
tape-secret = выбор, скрытый от этих глаз
tape-eyes = Чьими глазами
tape-eyes-all = Всё открыто
tape-eyes-watch = Зритель
tape-share = Поделиться этим мигом
tape-shared = Ссылка на этот миг скопирована. По ней можно только смотреть.
tape-save = Сохранить в файл
tape-to-table = К столу
tape-seen = Увиденное снова
tape-when = { $at ->
    [0] до первого выбора
   *[other] { $turn }, после выбора { $at } из { $last }
}
tape-your-turn = сейчас ваш ход
tape-earlier = Строка раньше
tape-next = Строка дальше
tape-to-game = Вернуться к партии
