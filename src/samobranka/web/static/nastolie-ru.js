var e=`na-table = Стол
na-book = Сказки
na-camera = Камера
na-closer = Ближе
na-farther = Дальше
na-fit = Показать главное
na-arrange = Двигать диски рукой
na-tab-aim = Прицел
na-tab-players = Игроки
na-phase-orders = Ордена
na-phase-squads = Отряды
na-phase-placement = Расстановка
na-phase-start = Начало
na-phase-action = Действие { $number }
na-phase-end = Конец
na-camp = Ваш лагерь
na-camp-empty = Ваших персонажей на поле нет.
na-actions-left = { $count ->
    [0] действий не осталось
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[other] осталось { $count } действий
 }
na-round = { $round ->
    [0] стол накрывается
   *[other] раунд { $round } из { $rounds }
 }
na-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
 }
na-for-players = Игроков: { $seats }.
na-rituals = Ритуалы
na-any-time = в любой момент вашего хода
na-coming = Кто выйдет на стол?
na-acted = уже действовал
na-on = стоит на артефакте: { $artefact }
na-missile-on = на диске: { $name }
na-missile-card = на карте: { $name }
na-held-tick = его держит Клещ
na-held-wounded = ранен и не действует
na-held-returned = только что вернулся
na-held-freed = только что вышел
na-in-hand = У вас в руке
na-in-hand-left = { $count ->
    [one] остался { $count }
    [few] осталось { $count }, в любом порядке
   *[other] осталось { $count }, в любом порядке
 }
na-how-it-lies = Целиком внутри вашей зоны, не ближе миллиметра к дискам и вещам на столе. Диск с красной дугой поворачивают колесом мыши или клавишами Q и E.
na-verbs = Что он делает
na-does-ordinary = по 1 ранению
na-does-fire = 1 ранение и Пламя
na-does-vampire = раны дают жизнь
na-does-dryad = лечит своих
na-does-shoot = { $endless ->
    [yes] { $missile }: без конца
   *[no] { $missile }: ещё { $count }
 }
na-does-akeru = взять 2 Клеща
na-does-ramprak = идёт кто слабее
na-does-phantom = меняется местами
na-angle = Угол
na-power = Сила
na-left = Вбок
na-deep = Вглубь
na-back = Назад
na-power-strike = Силовой удар: ранения вдвое
na-wounds = { $count ->
    [one] { $count } ранение
    [few] { $count } ранения
   *[other] { $count } ранений
 }
na-dies = гибель
na-heals = { $count ->
    [one] +{ $count } жизнь
    [few] +{ $count } жизни
   *[other] +{ $count } жизней
 }
na-takes-control = контроль
na-prevented = без ранений
na-touches = касание
na-edge = За край
na-edge-action = За край: −1 действие
na-edge-black = За край: чёрная карта
na-leaves = { $name } улетает за край.
na-leaves-action = { $name } улетает за край: вы теряете действие.
na-leaves-black = { $name } улетает за край: вы берёте чёрную карту.
na-slips = { $missile } соскальзывает с диска: { $name }.
na-beyond-free = Без помех диск улетел бы за край.
na-beyond = Путь ведёт за край.
na-if-steady = Если рука не дрогнет
na-foreseen = Что из этого выйдет
na-meets-nobody = Никого не заденет.
na-how-to-aim = Потяните назад в любом месте стола и отпустите. Вернётесь туда, откуда начали, и ничего не случится.
na-free = свободно: щёлкните, чтобы поставить
na-free-again = свободно: нажмите ещё раз
na-free-missile = свободно: щёлкните, чтобы положить
na-free-shot = теперь потяните и отпустите
na-taken = что-то мешает
na-millimetres = { $count } мм
na-prompt-place = Поставьте в свою зону: { $name }
na-prompt-missile = где лежит снаряд?
na-prompt-put = куда поставить?
na-prompt-aim = Цельтесь: { $name }
na-prompt-pull = потяните назад и отпустите
na-prompt-target = выберите цель
na-told-struck = удар
na-told-strong = силовой удар
na-where = { $across } см слева, { $ahead } см от ближнего края
na-carries = , на нём { $what }
na-disc = { $name } ({ $player }), жизней { $lives } из { $limit }{ $carries }, { $where }
na-lives = жизней { $lives } из { $limit }
na-rank-hero = герой
na-rank-veteran = ветеран
na-rank-fighter = боец
na-of-fire = Огня
na-of-grass = Травы
na-of-metal = Металла
na-of-dust = Пыли
na-rank-line = { $rank } { $order } · жизней { $lives } из { $limit }
na-order-fire = Орден Огня
na-order-grass = Орден Травы
na-order-metal = Орден Металла
na-order-dust = Орден Пыли
na-order-none = Ордена пока нет
na-wood-birch = берёза
na-wood-walnut = орех
na-wood-cherry = вишня
na-wood-ebony = эбен
na-points-of = из { $most } очков
na-gates = { $count ->
    [one] ворота
   *[other] ворот
 }
na-barrels = из { $most } бочек
na-marks = { $count ->
    [one] битва выиграна
    [few] битвы выиграны
   *[other] битв выиграно
 }
na-black = Чёрная карта: на одно действие меньше
na-violet = Фиолетовая карта: на одно действие больше
na-rituals-held = { $count ->
    [one] { $count } карта ритуала в руке
    [few] { $count } карты ритуалов в руке
   *[other] { $count } карт ритуалов в руке
 }
na-puzzle = Один ход, номер { $number }
na-puzzle-goal = Три действия. К концу хода на столе не должно остаться ни одного врага.
na-puzzle-left = Остались на столе
na-puzzle-yours = Ваши
na-puzzle-nobody = никого
na-tries = Попытки
na-tries-open = { $count ->
    [one] ещё { $count } откроет решение
   *[other] ещё { $count } откроют решение
 }
na-solution = Показать решение
na-solution-next = Решение, щелчок { $step }
na-begin-again = Начать заново
na-try-left = На столе { $count ->
    [one] остался
   *[other] остались
 } { $names }
na-try-solved = решена
na-try-now = эта
na-try-replay = Посмотреть попытку { $number }
na-puzzles = Все двенадцать
na-puzzles-solved = { $count ->
    [0] пока ни одна не решена
    [one] решена { $count }
    [few] решены { $count }
   *[other] решено { $count }
 }
na-puzzle-plate = Задача { $number }, сложность { $hard } из 3{ $solved ->
    [yes] , решена
   *[no] {""}
 }
na-far = { $count } см
na-nearby = { $name }: { $count } см, на { $hour } часов, { $clear ->
    [yes] путь свободен.
   *[no] что-то мешает.
 }
`;export{e as default};