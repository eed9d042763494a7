ui-brand = Самобранка
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
