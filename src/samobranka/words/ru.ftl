player = Игрок { $seat }
list-two = { $first } и { $last }
list-more = { $first }, { $rest }

## Игры, боты и настройки

game-unknown = Игры «{ $game }» нет. Есть: { $known }.
game-broken = Игра «{ $game }» есть, но не загружается: { $why }
bot-unknown = Бота «{ $bot }» нет. Есть: { $known }.
option-value = { $option } не может быть «{ $value }». Возможные значения: { $values }.
option-unknown = В игре { $game } нет настройки «{ $option }». Есть: { $known }.
option-seats = Для игры { $game } число игроков – от { $least } до { $most }, а не { $seats }.
option-form = «{ $text }» – не настройка: нужно имя=значение.
seats-empty = За столом никого нет. Назовите хотя бы одного игрока или бота.
number-least = { $name }: нужно число не меньше { $least }, а не { $value }.
bot-stumbled = Бот { $bot } на месте { $seat } не справился ({ $game }): { $why }
server-missing = Столу в браузере нужно больше, чем правилам: pip install "samobranka[server]"
human-simulate = Человек не может участвовать в симуляции. Назовите только ботов.

## Почему так нельзя

illegal-unreadable = «{ $text }» – непонятный выбор.
illegal-seat = Игрок { $seat } сейчас ничего не решает.
illegal-stale = На этот вопрос уже ответили (это был номер { $given }, сейчас открыт номер { $open }).
illegal-over = Игра окончена.
undo-nothing = Вам нечего брать назад.
undo-chance = Назад взять нельзя: уже виден бросок кубика или карта.
undo-passed = Назад взять нельзя: после этого спросили другого игрока.
undo-run = Назад взять нельзя: этим закончился забег, и кампания ушла дальше.

## Фразы для любого стола

phrase-yes = Да
phrase-no = Нет
phrase-wait = Подождите

## Файлы

file-missing = Файла { $file } нет.
file-unreadable = Файл { $file } не читается.
file-unwritable = Файл { $file } нельзя записать.
save-not-json = { $file } – не сохранённая партия: это не JSON.
save-not-table = { $file } – не сохранённая партия «Самобранки».
save-format = Партия сохранена в неизвестном здесь формате: { $saved }.
save-version = Партия сохранена в версии { $saved } игры { $game }, а здесь версия { $here }.
save-broken = Сохранённая партия повреждена, запись { $entry }: { $why }
save-chance-missing = Сохранённая партия обрывается: не хватает броска или взятой карты.
save-chance-wrong = В сохранённой партии невозможное значение { $value } (источник: { $source }).
replay-range = Повтор можно остановить на любом выборе от 0 до { $last }, но не на { $to }.
example-broken = { $file }, строка { $line }: { $why }
example-not-in-bag = Пример берёт то, чего там нет: { $source }.

## Кампании

campaign-none = В игре { $game } нет кампании: каждая партия сама по себе.
campaign-fixed = { $option } остаётся «{ $value }»: это решил первый забег кампании.
campaign-open = Забег { $run } этой кампании ещё не окончен.
campaign-not-over = Забег ещё не окончен.
campaign-broken = Сохранённая кампания повреждена: { $why }
campaign-version = Кампания сохранена в версии { $saved } своей записи, которую уже никто не прочтёт; здесь версия { $here }.
campaign-other = { $file } – кампания игры { $found }, а не { $game }.
campaign-runs = В кампании { $last ->
    [0] ещё нет забегов
    [one] { $last } забег
    [few] { $last } забега
   *[other] { $last } забегов
}; забега { $run } нет.
save-not-campaign = { $file } – не сохранённая кампания «Самобранки».

## Компьютер

no-compiler = Компилятор C не найден, скомпилировать нельзя.
no-terminal = Для этого нужен терминал, а его здесь нет.

## Игра в терминале

tui-menu-title = Во что сыграем?
tui-menu-new = Новая игра: { $game }
tui-menu-resume = Продолжить: { $game } ({ $when })
tui-menu-campaign = Новая кампания: { $game }
tui-menu-go-on = Продолжить кампанию: { $game } ({ $when })
tui-menu-rules = Правила
tui-menu-quit = Выход
tui-choose = Введите номер
tui-choose-piece = Введите номер фигуры, карты или места
tui-back = Назад
tui-undo = Взять назад
tui-save-leave = Сохранить и выйти
tui-help = Помощь
tui-saved = Партия сохранена: { $file }
tui-your-turn = { $player }, решайте.
tui-thinking = { $player } думает…
tui-hand = Рука: { $player }
tui-log = Что произошло
tui-deck = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
tui-discard = Отбой: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
tui-pile = Куча: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}
tui-trophies = { $count ->
    [one] { $count } трофей
    [few] { $count } трофея
   *[other] { $count } трофеев
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
tui-invalid = «{ $text }» – такого выбора нет.
tui-undone = Взято назад.
tui-game-over = Игра окончена.
tui-again = Сыграть ещё раз?
tui-turn = Ход { $turn }
tui-bye = Спасибо за игру!
tui-out = вне игры
tui-curtain = Передайте устройство. Теперь решает { $player }.

# bots
bot-name-easy = Лёгкий
    .help = Старается, но то и дело ошибается
bot-name-normal = Обычный
    .help = Думает на один выбор вперёд
bot-name-hard = Сильный
    .help = Прежде чем выбрать, разыгрывает в уме ближайшие ходы
bot-name-random = Случайный
    .help = Выбирает что попало
bot-name-pass = Праздный
    .help = Ничего не делает, если это разрешено

# terminal
tui-language-name = Русский
tui-menu-language = Язык: { $name }
tui-how-many = Сколько игроков?
tui-who-plays = { $player }: кто играет?
tui-seat-human = Человек за этой клавиатурой
tui-enter-default = Enter: { $text }
tui-options = Настройки (номер меняет настройку)
tui-options-start = Начать игру
tui-on = да
tui-off = нет
tui-yes = Да
tui-no = Нет
tui-log-command = Весь журнал
tui-some-choices = { $name } ({ $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
})
tui-help-text = Введите номер выбора и нажмите Enter. Если выборов много, сначала выберите карту, фигуру или место; 0 – назад. Эти буквы работают всегда:
tui-rules-usage = Введите r и номер правила или слово, например: r { $example }
tui-rules-none = Ни в одном правиле нет «{ $text }».
tui-press-enter = Нажмите Enter, чтобы продолжить.
tui-no-saves = Нет сохранённой партии, которую можно продолжить.
tui-earlier = … до этого ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
} (l – весь журнал)
tui-step = После выбора { $step } из { $last }
tui-replay-keys = Enter: дальше, b: назад, номер: перейти туда, q: выйти
tui-score = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
score-line = { $count } × { $what } = { $points }
tui-winners = Победители: { $players }
stat-choices = Принято решений

# выбор словами
tui-choose-aim = Введите номер или выбор словами
tui-choose-words = Введите выбор словами
tui-help-words = Выбор можно ввести и словами, как пишут примеры или журнал, например: { $example }
tui-form = { $what }: { $form } (например: { $example })
tui-part-piece = что-то из { $pieces }
tui-part-number = от { $least } до { $most }
tui-part-steps = от { $least } до { $most } с шагом { $step }
tui-part-direction = x и y от -{ $reach } до { $reach }, не оба 0; важно только направление
tui-part-spot = x от { $left } до { $right }, y от { $low } до { $high }: { $zone }
tui-circle-inside = не дальше { $radius } от { $x }, { $y }
tui-circle-outside = не ближе { $radius } к { $x }, { $y }
tui-polygon-inside = не дальше { $margin } от поля { $corners }
tui-polygon-inside-bare = в поле { $corners }
tui-polygon-outside = не ближе { $margin } к полю { $corners }
tui-polygon-outside-bare = вне поля { $corners }
tui-shapes-more = { $count ->
    [one] и ещё { $count } место
    [few] и ещё { $count } места
   *[other] и ещё { $count } мест
}
tui-foreseen = Где окажется: { $shapes }
tui-hint-command = Подсказка
tui-try-command = Примерить (t и выбор)
tui-hint = Подсказка: { $what }
tui-hint-type = Введите: { $text }

# кампании в терминале
tui-run = Забег { $run }. { $progress }
tui-progress = К этому часу: { $progress }
tui-milestone = Есть: { $milestone }
tui-what-next = Забег окончен. Что дальше?
tui-next-run = Следующий забег
tui-other-company = Следующий забег в другом составе
tui-leave = Уйти
tui-run-anew = Забег { $run } был не окончен и начинается заново. { $why }
tui-run-ended = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}: { $ending }
tui-run-open = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}: ещё не окончен, ход { $turn }
tui-show-run = --run с номером показывает этот забег.

## Кампании между ботами

lab-tour = { $game }: { $campaigns ->
    [one] { $campaigns } кампания
    [few] { $campaigns } кампании
   *[other] { $campaigns } кампаний
} по { $runs ->
    [one] { $runs } забегу
   *[other] { $runs } забегов
}
lab-company = За столом: { $seats } (зерно { $seed })
lab-milestone = Веха
lab-reached = Достигнута
lab-when = Проценты: через столько забегов к вехе пришли четверть, половина, три четверти из тех, кто до неё дошёл.
lab-wins = Выиграно забегов, по их номеру в кампании
lab-seat-wins = Выиграно забегов, { $player }, по их номеру в кампании
lab-endings = Чем кончались забеги
lab-turns = Ходов за забег: в среднем { $mean }, в половине не больше { $median }, от { $least } до { $most }
lab-decisions = Решений за забег: в среднем { $mean }, в половине не больше { $median }, от { $least } до { $most }
lab-seconds = Это заняло { $seconds } с.
lab-batch = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
 }
lab-options = Настройки: { $options }
lab-won-together = Выиграно: { $count } из { $games }, { $share } (с уверенностью 95 % от { $from } до { $to })
lab-seat = Место
lab-who = Кто
lab-won = Выиграно
lab-score = Очков в среднем
lab-honours = Отличий
lab-mean = среднее
lab-median = медиана
lab-sd = отклонение
lab-min = меньше всего
lab-max = больше всего
lab-figure-turns = Ходов
lab-figure-turns-lost = Ходов до поражения
lab-figure-decisions = Решений
lab-how-ended = Чем кончались партии
lab-stopped = Остановлено: готово { $done } из { $count }.
lab-choices = решений: { $count }
cli-no-option = Параметра { $name } нет.
cli-no-command = Команды «{ $name }» нет. Есть: { $known }.
cli-missing = Не хватает: { $name }.
cli-value = { $name } не может быть «{ $value }».
cli-values = { $name }: можно только { $known }.
