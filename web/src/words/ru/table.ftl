ui-connecting = Скатерть разворачивается…
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
