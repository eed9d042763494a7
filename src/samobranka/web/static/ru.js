var e=Object.values(Object.assign({"./ru/aiming.ftl":`ui-aim = Прицел
ui-vibrate = Телефон вздрагивает при ударе
ui-aim-show = Другие видят, куда я целюсь
ui-aim-back = Тянуть от цели, как рогатку
ui-aim-first = Сначала прицел, потом кнопка
ui-aim-field = Поле
ui-aim-lacks = Сначала выберите: { $what }
ui-aim-how = Укажите место на поле или двигайте ползунки.
ui-aim-pull = Возьмите фишку и тяните или двигайте ползунки.
ui-aim-let-go = Возьмите фишку, потяните и отпустите или двигайте ползунки.
ui-aim-ready = Готово.
ui-aim-lower = Опустить
ui-aim-as-hinted = Сделать по подсказке
ui-aim-across = вбок
ui-aim-ahead = вперёд
ui-aim-less = { $what }: меньше
ui-aim-more = { $what }: больше
ui-aims = целится: { $what }
ui-yes = да
ui-no = нет
ui-clock = Движение
ui-clock-slowly = Медленно
ui-clock-hold = Задержать
ui-clock-on = Дальше
ui-clock-end = В конец
ui-clock-again = Ещё раз
ui-key-aim = целиться (с Shift точнее), сильнее, слабее
ui-key-region = целиться иначе
lesson-aim = Сначала прицельтесь туда, где лампа.
ui-see-again = Посмотреть ещё раз
ui-try-again = Ещё раз
`,"./ru/home.ftl":`ui-brand = Самобранка
ui-tagline = скатерть накрывается сама
ui-home = Домой
ui-play-now = Играть сразу
ui-set-up = Накрыть стол
ui-coming = Появится позже
ui-your-tables = Ваше место ждёт
ui-go-on = Дальше
ui-over = Игра окончена
ui-turn-number = { $turn ->
    [0] стол накрыт
   *[other] ход { $turn }
}
ui-with = играют: { $names }
ui-forget = Забыть этот стол
ui-minutes = { $count } мин
ui-players = Игроки
ui-how-many = Сколько игроков
ui-who = Кто играет
ui-seat-here = За этим экраном
ui-seat-link = Друг, по ссылке
ui-seat-bot = Бот
ui-name = Имя
ui-options = Правила этого стола
ui-rulings = Ещё толкования
ui-by-itself = Как обычно
ui-lay = Накрыть стол
animal-fox = Лиса
animal-bear = Медведь
animal-hare = Заяц
animal-frog = Лягушка
animal-pike = Щука
animal-rooster = Петух
game-castle_panic = Паника в замке
game-castle_panic-line = Удержите шесть башен вместе.
game-bad_bones = Незваные кости
game-bad_bones-line = Натравите мертвецов на соседей.
game-nastolie = Настолье
game-nastolie-line = Щёлкайте дисками по столу.
game-dead_cells = Dead Cells
game-dead_cells-line = Умри, пойми, начни снова.
home-set-up = Настроить
home-new = Впервые здесь? Сыграйте первую партию с пояснениями
home-company = Кто играет?
home-company-me = Только я
    .help = «Играть сразу» сажает с вами бота.
home-company-sofa = На диване
    .help = «Играть сразу» сажает двоих за этот экран.
home-company-far = Друзья вдали
    .help = «Играть сразу» даёт ссылку для друга.
home-company-far-short = Вдали
home-your-move = Ваш ход
home-waits = Ждут вас
home-finished = Сыграно до конца
home-all = Показать все: { $count }
home-invited = Вас пригласили?
home-invited-how = Вставьте ссылку или наберите код
home-join = Войти
home-load = Открыть сохранённую игру
home-drop = Бросьте сохранённую игру сюда
home-weight = Насколько сложны правила
home-light = лёгкая
home-medium = средняя
home-heavy = сложная
setup-animal = Другой зверь
setup-level = Насколько хорошо играет
setup-links = Когда стол будет накрыт, вы получите код и ссылку для каждого друга.
seats-title = Кто где сидит?
seats-about = Сохранённая игра на столе: { $game }, { $turn }.
join-title = Сесть за стол
join-free = { $count ->
    [0] свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
join-name = Ваше имя
join-seat-free = свободно
join-seat-taken = занято
join-sit = Сесть
join-watch = Просто смотреть
invite-code = Назовите код или дайте его отсканировать:
invite-copy-code = Скопировать ссылку
invite-copy = Скопировать
invite-watch = Только смотреть
invite-none = Больше никого не ждём. По этой ссылке можно смотреть.
invite-local = Эти ссылки открываются только на этом компьютере. Чтобы друзья могли прийти с других, запустите так: python3 run.py serve --host 0.0.0.0
ui-invite = Пригласить
ui-this-table = Этот стол
ui-not-copied = Браузер не даёт странице копировать. Выделите текст и скопируйте сами.
ui-elsewhere = Эта ссылка ведёт на другой сервер: { $address }. Откройте её прямо в браузере.
credits-title = Авторы
credits-ours = «Самобранка» – свободная программа по лицензии MIT. Всё нарисованное здесь наше, кроме этого:
credits-game-icons = Значки игр, перекрашены
credits-interface-icons = Значки интерфейса
credits-type = Шрифты
credits-code = Код этой страницы
credits-games = Игры
credits-notice = «Самобранка» – неофициальный судья настольных игр; издатели её не делали, не одобряли и не проверяли.
credits-owners = Названия игр и имена на их деталях принадлежат владельцам. Правила пересказаны нашими словами; здесь нет ни текстов, ни картинок, ни логотипов издателей. Понравилась игра – купите коробку.
setup-patience = Если кто-то отошёл
    .help = Когда решать ему, по истечении этого времени сыграет бот. Вернувшись, игрок сразу получает место назад.
setup-patience-minutes = { $count ->
    [one] через { $count } минуту
    [few] через { $count } минуты
   *[other] через { $count } минут
}
setup-patience-never = ждать всегда
`,"./ru/replay.ftl":`tape-watch = Посмотреть снова
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
`,"./ru/rulebook.ftl":`rules-title = Правила
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
`,"./ru/settings.ftl":`ui-settings = Настройки
ui-close = Закрыть
ui-language = Язык
ui-theme = Свет
ui-theme-system = Как в системе
ui-theme-light = День
ui-theme-dark = Вечер
ui-speed = Скорость
ui-speed-slow = Медленно
ui-speed-normal = Обычно
ui-speed-fast = Быстро
ui-speed-off = Сразу
ui-sound = Звук
ui-volume = Громкость
ui-on = Включён
ui-off = Выключен
ui-symbols = Знаки
ui-symbols-always = Показывать знаки и узоры везде, где есть цвет
ui-motion = Система просит меньше движения, поэтому всё переставляется сразу.
ui-my-turn = Мой ход
ui-skip-stops = Идти дальше без меня, если выбор только один
ui-foresight = Показывать, куда достаёт фигура и что случится, когда я на неё указываю
ui-notify = Когда я смотрю в другую сторону
ui-notify-turn = Сообщать, что настал мой ход
ui-notify-denied = Этот браузер не разрешает здесь уведомления.
ui-keyboard = Клавиатура
ui-key-choose = кнопки в заголовке
ui-key-next = следующее, что можно выбрать (с Shift – предыдущее)
ui-key-tab = от одной кнопки к другой
ui-key-foresee = что случится дальше, если игра это показывает
ui-key-point = указать на это
ui-key-about = что это и что делает
ui-key-hurry = к концу рассказа (ещё Esc или щелчок по доске)
ui-key-rules = Правила
`,"./ru/table.ftl":`ui-connecting = Скатерть разворачивается…
ui-no-table = Здесь нет такого стола. Нужна ссылка или тот браузер, где его накрыли.
ui-no-server = Сервер не отвечает. Запустите его и попробуйте снова.
ui-offline = Связь пропала. Она вернётся сама.
ui-not-now = Сейчас так нельзя. Можно выбрать то, что обшито стежком.
ui-not-your-turn = Сейчас вам нечего решать.
ui-others-decide = { $count ->
    [one] Сейчас решает { $players }.
   *[other] Сейчас решают { $players }.
}
ui-to-the-end = Пробел или щелчок: сразу в конец
ui-to-the-end-touch = Коснитесь: сразу в конец
ui-kept = на потом
ui-hint-is = Бот сделал бы так: { $what }
ui-taken-back = Выбор взят назад.
ui-choose-next = выберите цель
ui-colon = :
ui-put-back = Вернуть
ui-undo = Взять назад
ui-hint = Подсказка
ui-you = вы
ui-out = вне игры
ui-hand = Ваши карты
ui-trophies = Трофеи
ui-phases = Фазы хода
ui-look = Посмотреть на стол
ui-tab-hand = Карты
ui-tab-story = История
ui-tab-players = Игроки
ui-cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
ui-hint-why = Бот сделал бы так: { $what }. { $why }
ui-decides = { $count ->
    [one] решает
   *[other] решают
}
ui-resting = За вас играет бот.
ui-take-back = Вернуться за стол
ui-go-away = Пусть пока играет бот
ui-my-seat = Моё место
ui-animal = Зверь
ui-colour = Цвет
ui-colour-fox = Рыжий
ui-colour-bear = Сливовый
ui-colour-hare = Соломенный
ui-colour-frog = Зелёный
ui-colour-pike = Синий
ui-colour-rooster = Красный
ui-presence-here = за столом
ui-presence-away = нет за столом
ui-presence-resting = нет за столом: до возвращения играет бот
ui-presence-free = место ждёт игрока
ui-presence-bot = бот, { $level }
seats-others = Кто играет
seats-one = Кто это?
seat-link = Ссылка на это место
seat-sit-in = Пусть пока играет бот
seat-back = Игрок вернулся: бот уходит
seat-free = Освободить место
seat-free-why = У свободного места будет новая ссылка, старая больше ничего не откроет.
seat-to-bot = Посадить сюда бота
seat-to-link = Отдать другу, по ссылке
seat-to-here = Играть за этим экраном
seat-freed = Тот, кто накрыл стол, освободил ваше место. Старая ссылка сюда больше не ведёт.
ui-turn-of = { $player }, ваш ход
ui-turn-title = Ваш ход – { $game }
ui-curtain = Передайте устройство: { $player }
ui-curtain-why = Дальше смотрит только один игрок.
ui-curtain-open = Это я: { $player }
ui-watching = Вы наблюдаете
ui-watching-why = Вам видно то же, что и любому у стола, и можно говорить в чате.
ui-spectator = Кто-то из зрителей
ui-chat = Чат
ui-chat-say = Скажите что-нибудь
ui-points = { $player } показывает: { $what }
ui-says = { $player }: { $phrase }
ui-says-of = { $player }: { $phrase } { $what }
ui-phrases = Фразы
ui-phrase-about = «{ $phrase }»: теперь покажите на что-нибудь
ui-talk-signals = Сейчас только жесты и фразы
ui-talk-none = Сейчас тишина
ui-talk-later = Игроки прочтут это позже
ui-chat-send = Сказать
ui-chat-empty = Пока никто ничего не сказал.
ui-chat-unread = { $count ->
    [one] { $count } новая реплика
    [few] { $count } новые реплики
   *[other] { $count } новых реплик
}
ui-tab-chat = Чат
ui-menu = Меню
ui-more = Ещё { $count }…
ui-full = На весь экран
ui-result = Итог игры
ui-figures = Игра в числах
ui-figures-end = конец
ui-honour = первый среди победителей
ui-won = победа
ui-tied = Счёт равный: ничто не решает спор.
ui-rematch = Сыграть ещё раз
ui-rematch-join = К новой игре
ui-places = Места
ui-choices = Что можно выбрать
ui-away = { $count ->
    [one] не за столом.
   *[other] не за столом.
}
ui-away-never = { $count ->
    [one] ещё не за столом: его ждут.
   *[other] ещё не за столом: их ждут.
}
ui-away-bot = Бот сыграет через { $time }
ui-away-sit-in = { $count ->
    [one] Пусть сыграет бот
   *[other] Пусть сыграют боты
}
ui-coming-came = За стол садится { $player }.
ui-coming-left = { $player } больше не за столом.
ui-coming-back = { $player } снова за столом.
ui-coming-bot = Пока { $player } не за столом, играет бот.
seat-second = Открыть моё место и на телефоне
seat-second-why = Наведите камеру телефона или отправьте ссылку себе. За это место играют оба устройства. Никому её не давайте: у кого ссылка, тот играет за вас.
seat-second-link = Ссылка на моё место
seat-second-code = QR-код моего места
ui-story-open = Что произошло, по порядку
ui-end-you = Вы побеждаете { $scores }
ui-end-you-honour = Вы побеждаете { $scores }, { $honour }
ui-end-we-honour = Победа! { $honour } – { $who }, { $scores }
ui-end-honour = Победа! { $honour } – { $who }, { $scores }
ui-end-they = { $count ->
    [1] { $who } побеждает { $scores }
   *[other] { $who } побеждают { $scores }
}
ui-end-nobody = Никто не побеждает
`,"./ru/tutorial.ftl":`lesson-title = Урок
lesson-learn = Научиться
lesson-step = Шаг { $number } из { $count }
lesson-next = Дальше
lesson-back = Назад
lesson-skip = Сделать за меня
lesson-leave = Выйти
lesson-play-on = Играть дальше
lesson-first = Сначала попробуйте так: { $what }.
lesson-read-on = Сначала дочитайте, потом ходите.
lesson-strayed = Вышло не так, как в уроке. Возьмите ход назад и попробуйте ещё раз – или играйте дальше без учителя.
`})).join(`
`);export{e as default};