var e=`# Герои и сумка
dc-tab-heroes = Безголовые
dc-hearts = здоровье { $left } из { $most }
dc-first = первый игрок
dc-no-hero = Безголового ещё нет
dc-slot-free = свободная ячейка
dc-slot-shut = ячейка ещё закрыта
dc-deck = карт в колоде: { $count }
dc-deck-short = колода
dc-hand = Ваша рука
dc-bag = Мешок
dc-bag-teeth = золотых зубов: { $count }
dc-bag-cells = клеток: { $count }
dc-bag-potions = зелий: { $count }
dc-bag-blueprints = чертежей: { $count }
dc-bag-keys = ключей: { $count }
dc-thing-teeth = Золотые зубы
dc-thing-cells = Клетки
dc-thing-potions = Зелья
dc-thing-blueprints = Чертежи
dc-thing-keys = Ключи
dc-help-teeth = Их берут торговцы.
dc-help-cells = Всё, что остаётся от забега: на них потом покупают улучшения.
dc-help-potions = Одно снимает все раны: до первого раунда боя или в ваш ход.
dc-help-blueprints = Станут снаряжением навсегда, если донести их до рынка.
dc-help-keys = Один открывает замок.
dc-token-shield = щитов: { $count }
dc-token-gold = золотых щитов: { $count }
dc-token-poisoned = отравление: { $count }
dc-token-bleeding = кровотечение: { $count }
dc-token-on-fire = горение: { $count }
dc-token-frozen = заморожен в { $count } раундах
dc-token-marked = мишень: { $count }
dc-token-worm = червей: { $count }
dc-token-sick = тревога, карт: { $count }
dc-seal-lose-potions = зелья пропали
dc-seal-hurt-to-one = у всех по 1 очку здоровья
dc-seal-each-drops-gear = снаряжение пропало
dc-seal-no-talk = молчание
dc-seal-lanterns-out = фонари погасли
dc-seal-lose-teeth = зубы пропали
dc-seal-no-runes = руны спят
dc-seal-no-potion = здесь без зелий
dc-seal-no-skill = здесь без навыков
dc-seal-fp-skips-round = первый игрок пропускает раунд
dc-seal-shields-cost = щиты слабее
dc-next = а дальше?

# Фазы
dc-phase-camp-heroes = Безголовые
dc-phase-camp-start = Дверь
dc-phase-camp-decks = Мутации
dc-phase-camp-first = Первый игрок
dc-phase-map-move = Идём
dc-phase-map-tile = Тайл
dc-phase-map-alive = Все живы?
dc-phase-market-blueprints = Чертежи
dc-phase-market-healer = Целитель
dc-phase-market-merchant = Торговец
dc-phase-market-collector = Коллекционер
dc-phase-market-tidy = Сборы
dc-phase-fight-cards = Карты
dc-phase-end-fallen = Конец
dc-phase-end-spend = Клетки
dc-phase-end-again = Снова

# Карта
dc-map = Карта
dc-biome-of = биом { $number } · забег { $run }
dc-room = { $shape } { $letter }
dc-exit = выход: { $place }
dc-way-free = путь свободен
dc-start = вход
dc-legend-square = встреча
dc-legend-trapezoid = элита
dc-legend-circle = сокровище
dc-legend-cursed = проклятое
dc-legend-pentagon = торговец
dc-legend-hexagon = дверь
dc-legend-teleport = телепорт
dc-legend-constraint = ограничение
dc-help-square = Встреча: монстры и то, что они стерегут. Тайл откроется, когда вы войдёте.
dc-help-trapezoid = Здесь ждёт элита. Тайл откроется, когда вы войдёте.
dc-help-circle = Сокровище. Откроется, когда вы войдёте.
dc-help-cursed = Сокровище, на котором лежит проклятие.
dc-help-pentagon = Торговец, который берёт золотые зубы.
dc-help-hexagon = Дверь, которая хочет карту или плату.
dc-help-teleport = Телепорт: путь отсюда – прыжок.
dc-help-constraint = То, что действует, пока вы не покинете биом.
dc-help-exit = Выход из биома. Перед следующим будет рынок.
dc-lantern-dark = погас

# Комнаты
dc-or = или
dc-teeth = зубов
dc-check-wants = Откроется за карту с символом «{ $symbol }»: выберите её на руке или откажитесь.
dc-slot-is-free = { $count ->
    [one] { $count } ячейка свободна
    [few] { $count } ячейки свободны
   *[other] { $count } ячеек свободно
}
dc-slot-none = ячейки заняты
dc-use-plus = вдобавок
dc-use-instead = вместо
dc-use-always = всегда
dc-use-skill = навык
dc-use-companion = компаньон

# Лагерь
dc-camp = Перед забегом
dc-camp-run = забег { $run }
dc-doors = Где начнётся забег
dc-door-boss = в конце: { $boss }
dc-door-shut = сначала: { $boss }
dc-no-improved = Улучшенных карт пока нет.

# Рынок
dc-market = Между биомами
dc-market-from = позади: { $place }
dc-market-nothing = На прилавке пусто.
dc-market-healer = Целитель снимает рану, зубов: { $price }.
dc-market-merchant = Торговец продаёт снаряжение, за карту зубов: { $price }.
dc-market-collector = Коллекционер продаёт чертежи, зубов: { $price }. Они останутся в колоде навсегда.
dc-market-tidy = Перед уходом можно что-нибудь оставить.
dc-healer-left = осталось: { $count }
dc-healer-says = Одна рана, зубов: { $price }. Осталось раз: { $count }.
dc-done = готово

# После забега
dc-spending = Планшет мутаций
dc-spending-line = что вышито здесь, смерть не распорет
dc-area-start = В начале забега
dc-area-during = Во время забега
dc-area-skill = Навык группы
dc-area-feats = Подвиги
dc-area-stored = В запасе
dc-of = { $taken } из { $slots }
dc-rune-awake = пробуждена
dc-rune-asleep = спит
dc-boss-cell = Клетка босса
dc-boss-cell-how = Клетка босса: победите Десницу короля
dc-pile-survival-deck = Живучесть
dc-pile-tactics-deck = Тактика
dc-pile-brutality-deck = Брутальность
dc-pile-well = Колодец
dc-pile-says = { $name }: клеток { $price }, карт осталось { $left }
dc-cells-left = { $count ->
    [one] клетка осталась
    [few] клетки осталось
   *[other] клеток осталось
}
dc-run-over = Забег { $run } окончен
dc-run-closed = Забег { $run } записан. Купленное остаётся.
dc-fate-won = Босс побеждён.
dc-fate-died = { $names }: гибель. { $place }{ $inside ->
    [no] .
   *[yes] , комната { $room }.
}
dc-fate-nobody = Кто-то
dc-just-bought = Только что куплено
dc-next-piles = Дальше в колодах
dc-unknown-cards = неизвестных карт: { $count }

# Страница кампании
dc-boss-beaten = { $run ->
    [0] побеждён
   *[other] побеждён в забеге { $run }
}
dc-boss-open = путь открыт
dc-rooms = комнат: { $count }
dc-more = и ещё { $count }
dc-nothing-bought = ничего не куплено
dc-run-won = Победа: { $boss }.
dc-run-lost-boss = { $names }: гибель. Босс: { $place }.
dc-run-died = { $names }: гибель. { $place }.
dc-grown = Что выросло
dc-cards = { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
dc-purged = удалена навсегда
dc-equipment-deck = Колода снаряжения
dc-runes = Руны
dc-rooms-walked = Пройдено комнат
dc-per-run = за забег
dc-ours = Правила – из коробки. Карты, монстры, тайлы и поля большей частью наши: книга правил говорит, сколько их, но редко – что на них напечатано.

# On the mutation board
dc-brief-start-one = одному Безголовому: { $text }
dc-brief-start-all = каждому Безголовому: { $text }
dc-brief-start-group = в мешок: { $text }
dc-brief-start-fp = первому игроку: { $text }
`;export{e as default};