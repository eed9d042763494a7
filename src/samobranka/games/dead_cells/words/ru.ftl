# Название
dead_cells-title = Dead Cells
dead_cells-tagline = Идите, деритесь тремя картами, умирайте, тратьте клетки и начинайте снова.
dead_cells-shelves = hero foe gear upgrade secret shape biome

# Настройки
dead_cells-group-edition = Издание
dead_cells-group-table = За столом
dead_cells-opt-ruleset = Правила
    .help = По русской книге правил или по английской 2024 года, где на два ограничения больше.
dead_cells-ruleset-seed = Книга правил
dead_cells-ruleset-en2024 = Английские, 2024
dead_cells-opt-hands = Карты в руке
    .help = Тайные, как говорят правила, или открытые: для одного дивана или для одного игрока с несколькими Безголовыми.
dead_cells-hands-secret = Тайные
dead_cells-hands-open = Открытые

# Слова в предложениях
dead_cells-track-any = любой цвет
dead_cells-step = { $track } { $step }
dead_cells-her-power = Сила Серенады ({ $track })
dead_cells-her-step = Ближний бой Серенады { $step }
dead_cells-space-left = за спиной
dead_cells-space-front = впереди
dead_cells-space-middle = второе место справа
dead_cells-space-far = вдали
dead_cells-space-shuriken-left = сюрикен за спиной
dead_cells-space-shuriken-front = сюрикен впереди
dead_cells-space-shuriken-middle = сюрикен посередине
dead_cells-space-shuriken-far = сюрикен вдали
dead_cells-somebody-dark = кто-то в темноте
dead_cells-foe-dark = кто-то в темноте
dead_cells-loot-teeth = золотые зубы
    .the = золотые зубы
dead_cells-loot-cells = клетки
    .the = клетки
dead_cells-loot-potions = зелья
    .the = зелья
dead_cells-loot-keys = ключи
    .the = ключи
dead_cells-loot-scrolls = свитки
    .the = свитки
dead_cells-loot-equipment = снаряжение
    .the = снаряжение
dead_cells-loot-blueprints = чертежи
    .the = чертежи
dead_cells-announced-damage = урон
dead_cells-announced-skill = навык
dead_cells-announced-defence = защита
dead_cells-announced-state = состояние
dead_cells-announced-loot = добыча
dead_cells-announced-heal = исцеление
dead_cells-deed-strike = урон
dead_cells-deed-afflict = состояние
dead_cells-deed-worm = червь
dead_cells-deed-sicken = тревога
dead_cells-deed-teeth = золотые зубы
dead_cells-deed-cells = клетки
dead_cells-deed-potions = зелья
dead_cells-deed-vials = пробирки
dead_cells-deed-keys = ключи
dead_cells-deed-equipment = снаряжение
dead_cells-deed-blueprint = чертёж
dead_cells-deed-scroll = свиток
dead_cells-deed-secret = секрет
dead_cells-deed-rune = руна
dead_cells-deed-heart = сердце
dead_cells-deed-gear = снаряжение
dead_cells-deed-unbleed = конец кровотечения
dead_cells-deed-unsicken = конец тревоги
dead_cells-deed-unworm = конец червей
dead_cells-deed-relight = свет
dead_cells-deed-purge = удаление карты
dead_cells-deed-wound = урон
dead_cells-harm-hit = урон { $n }
dead_cells-shape-square = встреча
dead_cells-shape-trapezoid = встреча с элитой
dead_cells-shape-circle = сокровище
dead_cells-shape-cursed = проклятое сокровище
dead_cells-shape-pentagon = торговец
dead_cells-shape-hexagon = дверь
dead_cells-shape-teleport = телепорт
dead_cells-shape-constraint = ограничение
dead_cells-shape-exit = выход
dead_cells-exit = выход: { $place }
dead_cells-boss-c1 = Привратник
dead_cells-boss-c2 = Хранительница времени
dead_cells-boss-c3 = Десница короля
dead_cells-place = { $letter }, { $shape }
dead_cells-place-known = { $letter }, { $shape }: { $text }
dead_cells-follows = { $first } { $second }

# Вопросы
dead_cells-ask-hero = Каким Безголовым вы будете?
    .other = выбирает Безголового
dead_cells-ask-start = Где начать забег?
    .other = выбирает, где начать
dead_cells-ask-mutations = Поменять карты на планшете мутаций?
    .other = смотрит на планшет мутаций
dead_cells-ask-cards = В чью колоду положить улучшенные карты?
    .other = раздаёт улучшенные карты
dead_cells-ask-first = Кто возьмёт жетон первого игрока?
    .other = выбирает первого игрока
dead_cells-ask-early-wound = Кто начнёт с 1 уроном?
    .other = выбирает, кто начнёт раненым
dead_cells-ask-bonus = Кто получит этот бонус?
    .other = отдаёт бонус
dead_cells-ask-path = Вы решаете за группу: куда идти?
    .other = выбирает путь
dead_cells-ask-reveal = Какой тайл открыть?
    .other = открывает тайл
dead_cells-ask-check = Проверка руки: сбросить карту с символом «{ $symbol }»?
    .other = проходит проверку руки
dead_cells-ask-symbol = Какой символ засчитать?
    .other = выбирает символ
dead_cells-ask-her-symbol = Какому символу вашего сброса следует Серенада?
    .other = выбирает символ
dead_cells-ask-either = Что вы берёте?
    .other = выбирает награду
dead_cells-ask-shop = Что вы купите?
    .other = делает покупки
dead_cells-ask-door = Заплатить за эту дверь?
    .other = стоит у двери
dead_cells-ask-key = Потратить ключ или биться с элитой?
    .other = стоит перед замком
dead_cells-ask-scroll = Кому отдать свиток ({ $colour })?
    .other = отдаёт свиток
dead_cells-ask-vial = Кому отдать пробирку?
    .other = отдаёт пробирку
dead_cells-ask-gear = Кому отдать «{ $gear }»?
    .other = отдаёт снаряжение
dead_cells-ask-equip = Для «{ $gear }» нет места. Что сбросить?
    .other = освобождает место для снаряжения
dead_cells-ask-drop = Какое снаряжение сбросить?
    .other = должен сбросить снаряжение
dead_cells-ask-unworm = Кто избавится от червей?
    .other = выбирает, кто избавится от червей
dead_cells-ask-unbleed = Чьё кровотечение остановить?
    .other = выбирает, чьё кровотечение остановить
dead_cells-ask-wound = Кто получит урон { $count }?
    .other = выбирает, кто будет ранен
dead_cells-ask-lose = На какой шкале потерять шаг?
    .other = теряет шаг
dead_cells-ask-healer = Целитель: кого лечить?
    .other = у Целителя
dead_cells-ask-market = Что купить на рынке?
    .other = на рынке
dead_cells-ask-tidy = Сбросить снаряжение перед дорогой?
    .other = разбирает вещи
dead_cells-ask-passer = Кто не участвует в этом бою?
    .other = выбирает, кто не участвует
dead_cells-ask-swap = Сбросить карты и взять новые?
    .other = меняет карты
dead_cells-ask-place = Положите карту и назовите её ряд
    .other = кладёт карту
dead_cells-ask-potion = Кто-нибудь выпьет зелье?
    .other = думает о зельях
dead_cells-ask-zero = Сделать что-нибудь до первого раунда?
    .other = может действовать до первого раунда
dead_cells-ask-row = Ряд карты или снаряжение вместо него?
    .other = выбирает действие
dead_cells-ask-plus = Добавить снаряжение к ряду?
    .other = может применить снаряжение
dead_cells-ask-target = В кого? ({ $text })
    .other = выбирает цель
dead_cells-ask-spill = Остались удары: в кого?
    .other = выбирает, куда уйдут лишние удары
dead_cells-ask-ally = Кому это поможет?
    .other = выбирает, кому помочь
dead_cells-ask-skill = Какой навык применить?
    .other = выбирает навык
dead_cells-ask-loot = Что взять?
    .other = собирает добычу
dead_cells-ask-cleanse = Какое состояние снять?
    .other = снимает состояние
dead_cells-ask-discard = Какую карту сбросить?
    .other = должен сбросить карту
dead_cells-ask-hold = Заставить врага вдали пропустить ряд?
    .other = может задержать врага
dead_cells-ask-assign = { $foe }: кто примет удар? ({ $what })
    .other = выбирает, кто примет удар
dead_cells-ask-assign-death = Его гибель ранит: кто примет удар? ({ $what })
    .other = выбирает, кто примет удар
dead_cells-ask-state = { $foe }: кто это получит? ({ $what })
    .other = выбирает, кто получит состояние
dead_cells-ask-state-death = Кто это получит? ({ $what })
    .other = выбирает, кто получит состояние
dead_cells-ask-unmalaise = Чей жетон тревоги снять?
    .other = снимает жетон тревоги
dead_cells-ask-gold = Потратить золотой щит?
    .other = может потратить золотой щит
dead_cells-ask-other = Что вы выберете?
    .other = выбирает

# Выбор
dead_cells-choice-pass = Дальше
dead_cells-choice-pass-mutations = Пусть лежат так
dead_cells-choice-pass-cards = В путь с этими колодами
dead_cells-choice-pass-swap = Остальные оставить
dead_cells-choice-pass-potion = Без зелья
dead_cells-choice-pass-zero = Начать раунд I
dead_cells-choice-pass-row = Выполнить ряд
dead_cells-choice-pass-plus = Больше ничего
dead_cells-choice-pass-skill = Без навыка
dead_cells-choice-pass-loot = Ничего не брать
dead_cells-choice-pass-shop = Дальше
dead_cells-choice-pass-door = Оставить дверь в покое
dead_cells-choice-pass-healer = Больше не лечить
dead_cells-choice-pass-market = Больше ничего не покупать
dead_cells-choice-pass-tidy = Оставить снаряжение
dead_cells-choice-pass-key = Биться с элитой
dead_cells-choice-pass-spill = Пусть пропадут
dead_cells-choice-pass-hold = Пусть действует
dead_cells-choice-decline = Отказаться
dead_cells-choice-take = { $hero }
dead_cells-choice-begin = Начать: { $place }
dead_cells-choice-put = Положить «{ $upgrade }» на планшет
dead_cells-choice-store = Убрать «{ $upgrade }» в запас
dead_cells-choice-hand = { $card }: в колоду, { $hero }
dead_cells-choice-first = { $player }
dead_cells-choice-give = { $fighter }
dead_cells-choice-harm = Примет { $fighter }
dead_cells-choice-passer = Не участвует { $fighter }
dead_cells-choice-scroll = { $fighter }: { $track }
dead_cells-choice-go = Дальше: { $place }
dead_cells-choice-go-gate = Дальше: { $place } ({ $gate })
dead_cells-choice-reveal = Открыть: { $place }
dead_cells-choice-pay = Сбросить «{ $card }»
dead_cells-choice-use = { $track }
dead_cells-choice-choose = { $text }
dead_cells-choice-option = Номер { $number }
dead_cells-choice-buy = Купить: { $what }
dead_cells-choice-key = Потратить ключ
dead_cells-choice-drop = Сбросить «{ $gear }»
dead_cells-choice-discard = Сбросить новую карту
dead_cells-choice-place = { $card }, объявить: { $announced }, раунд { $round }
dead_cells-choice-place-open = Положить «{ $card }»
dead_cells-choice-swap = Сбросить «{ $card }»
dead_cells-choice-aim = { $foe } ({ $space })
dead_cells-choice-aim-two = { $foe } и { $other }
dead_cells-choice-skill = { $ability }
dead_cells-choice-skill-does = { $ability }: { $text }
dead_cells-choice-loot = Взять: { $loot }
dead_cells-choice-drink = { $fighter } пьёт зелье
dead_cells-choice-spend = Потратить
dead_cells-choice-keep = Сберечь
dead_cells-choice-cleanse = { $fighter }: { $state }
dead_cells-choice-wield = { $gear }
dead_cells-choice-wield-does = { $gear }: { $text }
dead_cells-choice-companion = Примет { $gear } ({ $fighter })

# Отказы
dead_cells-refused-turn = Сейчас спрашивают не вас.
dead_cells-refused-choice = Сейчас так нельзя.
dead_cells-refused-over = Забег окончен.
dead_cells-refused-way = Отсюда туда нет открытого пути.
dead_cells-refused-card = Этой карты нет у вас в руке.
dead_cells-refused-announced = На карте нет такого действия в этом раунде.
dead_cells-refused-symbol = На карте нет этого символа.
dead_cells-refused-range = Там некого поразить.

# События
dead_cells-event-took-hero = { $player_is ->
    [you] Вы теперь { $hero }.
   *[other] { $player } теперь { $hero }.
 }
dead_cells-event-chose-start = Забег начинается: { $place }.
dead_cells-event-put-mutation = «{ $upgrade }» возвращается на планшет мутаций.
dead_cells-event-stored-mutation = «{ $upgrade }» уходит в запас.
dead_cells-event-handed-card = Карта «{ $card }» достаётся: { $hero }.
dead_cells-event-took-back = { $hero }: карта «{ $card }» возвращается.
dead_cells-event-first = { $fighter_is ->
    [you] Вы – первый игрок: решаете за группу.
   *[other] { $fighter } – первый игрок: решает за группу.
 }
dead_cells-event-biome = Новый биом: { $place }.
dead_cells-event-drew = { $player_is ->
    [you] Вы берёте карту «{ $card }».
   *[other] { $player } берёт карту «{ $card }».
 }
dead_cells-event-drew-unseen = { $player_is ->
    [you] Вы берёте карту.
   *[other] { $player } берёт карту.
 }
dead_cells-event-discarded = { $player_is ->
    [you] Вы сбрасываете карту «{ $card }».
   *[other] { $player } сбрасывает карту «{ $card }».
 }
dead_cells-event-revealed = { $player_is ->
    [you] Вы открываете карту «{ $card }».
   *[other] { $player } открывает карту «{ $card }».
 }
dead_cells-event-paid = { $player_is ->
    [you] Вы сбрасываете карту «{ $card }» для проверки.
   *[other] { $player } сбрасывает карту «{ $card }» для проверки.
 }
dead_cells-event-went = Группа идёт на { $letter }.
dead_cells-event-went-out = Группа покидает биом. Впереди: { $place }.
dead_cells-event-turned-up = Тайл открыт. { $text }
dead_cells-event-failed = Проверка руки ({ $track }) провалена.
dead_cells-event-chose = Выбран вариант { $option }.
dead_cells-event-bought = Вы платите { $price ->
    [one] { $price } золотой зуб
    [few] { $price } золотых зуба
   *[other] { $price } золотых зубов
 }, остаётся { $teeth }.
dead_cells-event-cursed = Проклятие! { $text }
dead_cells-event-constraint = Пока вы здесь: { $text }
dead_cells-event-rang = Звонит колокол. { $text }
dead_cells-event-relit = Фонари снова горят.
dead_cells-event-worm = { $fighter_is ->
    [you] К вам прицепился червь: теперь { $worms }.
   *[other] { $fighter } получает червя: теперь { $worms }.
 }
dead_cells-event-kept-blueprints = { $count ->
    [one] Чертёж становится
    [few] { $count } чертежа становятся
   *[other] { $count } чертежей становятся
 } снаряжением.
dead_cells-event-plans = Коллекционер показывает { $count ->
    [one] { $count } чертёж
    [few] { $count } чертежа
   *[other] { $count } чертежей
 }.
dead_cells-event-gained-teeth = Золотые зубы: +{ $count }, в мешке { $total }.
dead_cells-event-gained-cells = Клетки: +{ $count }, в мешке { $total }.
dead_cells-event-gained-potions = Зелья: +{ $count }, в мешке { $total }.
dead_cells-event-gained-keys = Ключи: +{ $count }, в мешке { $total }.
dead_cells-event-found-gear = Открыто снаряжение: { $gear }.
dead_cells-event-found-blueprint = Найден чертёж: { $gear }.
dead_cells-event-found-rune = Руна «{ $rune }» активна навсегда.
dead_cells-event-heart = { $fighter_is ->
    [you] У вас теперь сердец: { $hearts }.
   *[other] { $fighter } получает сердце: теперь их { $hearts }.
 }
dead_cells-event-advanced = { $fighter_is ->
    [you] Вы становитесь сильнее: { $track } { $level }.
   *[other] { $fighter } становится сильнее: { $track } { $level }.
 }
dead_cells-event-lost-step = { $fighter_is ->
    [you] Вы теряете шаг: { $track } { $level }.
   *[other] { $fighter } теряет шаг: { $track } { $level }.
 }
dead_cells-event-scroll-lost = Свиток ({ $track }) некуда деть: он потерян.
dead_cells-event-equipped = { $fighter_is ->
    [you] Вы надеваете снаряжение «{ $gear }».
   *[other] { $fighter } надевает снаряжение «{ $gear }».
 }
dead_cells-event-left-gear = { $fighter_is ->
    [you] Вы отказываетесь от снаряжения «{ $gear }».
   *[other] { $fighter } отказывается от снаряжения «{ $gear }».
 }
dead_cells-event-dropped-gear = { $fighter_is ->
    [you] Вы лишаетесь снаряжения «{ $gear }».
   *[other] { $fighter } лишается снаряжения «{ $gear }».
 }
dead_cells-event-hurt = { $fighter_is ->
    [you] Вы получаете урон { $count }, осталось здоровья: { $left }.
   *[other] { $fighter } получает урон { $count }, осталось здоровья: { $left }.
 }
dead_cells-event-healed = { $fighter_is ->
    [you] Ваша рана затягивается.
   *[other] { $fighter } залечивает рану.
 }
dead_cells-event-drank = { $fighter_is ->
    [you] Вы пьёте зелье: весь урон снят.
   *[other] { $fighter } пьёт зелье: весь урон снят.
 }
dead_cells-event-cheated-death = { $fighter_is ->
    [you] Вы обманываете смерть.
   *[other] { $fighter } обманывает смерть.
 }
dead_cells-event-enemy = Появляется враг: { $foe } ({ $space }).
dead_cells-event-enemy-away = { $foe }: места нет, враг уходит.
dead_cells-event-enemy-in-the-dark = Кто-то есть в темноте ({ $space }).
dead_cells-event-came-to-light = Из темноты выходит { $foe } ({ $space }).
dead_cells-event-passes = { $fighter_is ->
    [you] В этом бою вы не участвуете.
   *[other] { $fighter } в этом бою не участвует.
 }
dead_cells-event-placed = { $player_is ->
    [you] Вы кладёте карту «{ $card }» и объявляете: { $announced }, раунд { $round }.
   *[other] { $player } кладёт карту «{ $card }» и объявляет: { $announced }, раунд { $round }.
 }
dead_cells-event-placed-unseen = { $player_is ->
    [you] Вы кладёте карту и объявляете: { $announced }, раунд { $round }.
   *[other] { $player } кладёт карту и объявляет: { $announced }, раунд { $round }.
 }
dead_cells-event-serenade-advanced = Маркер Серенады продвигается: { $level }.
dead_cells-event-serenade-turned = Серенада переходит к ближнему бою: она снова цела и невредима.
dead_cells-event-serenade-lost-step = Маркер Серенады отступает: { $level }.
dead_cells-event-serenade-listens = Серенада следует вашему сбросу: { $track }.
dead_cells-event-showed = { $fighter_is ->
    [you] Вы открываете карту «{ $card }».
   *[other] { $fighter } открывает карту «{ $card }».
 }
dead_cells-event-round = Раунд { $round }.
dead_cells-event-entry = { $fighter_is ->
    [you] Вы начинаете со способности «{ $ability }».
   *[other] { $fighter } начинает со способности «{ $ability }».
 }
dead_cells-event-wielded = { $fighter_is ->
    [you] Вы применяете снаряжение «{ $gear }».
   *[other] { $fighter } применяет снаряжение «{ $gear }».
 }
dead_cells-event-skill = { $fighter_is ->
    [you] Вы применяете навык «{ $ability }».
   *[other] { $fighter } применяет навык «{ $ability }».
 }
dead_cells-event-triggered = { $fighter_is ->
    [you] У вас срабатывает способность «{ $ability }».
   *[other] { $fighter } пускает в ход способность «{ $ability }».
 }
dead_cells-event-held-up = { $fighter_is ->
    [you] Вы задерживаете врага: { $foe }.
   *[other] { $fighter } задерживает врага: { $foe }.
 }
dead_cells-event-enemy-acts = { $foe } действует.
dead_cells-event-enemy-skipped = { $foe } пропускает ряд.
dead_cells-event-assigned = { $fighter_is ->
    [you] Вы принимаете удар: { $what }.
   *[other] { $fighter } принимает удар: { $what }.
 }
dead_cells-event-looted = { $fighter_is ->
    [you] Вы забираете { $loot }.
   *[other] { $fighter } забирает { $loot }.
 }
dead_cells-event-closed-up = Враги смыкают ряды.
dead_cells-event-fight-over = Бой окончен.
dead_cells-event-shield = { $fighter_is ->
    [you] Вы получаете
   *[other] { $fighter } получает
 } { $count ->
    [one] щит
    [few] { $count } щита
   *[other] { $count } щитов
 }.
dead_cells-event-golden = { $fighter_is ->
    [you] Вы получаете
   *[other] { $fighter } получает
 } { $count ->
    [one] золотой щит
    [few] { $count } золотых щита
   *[other] { $count } золотых щитов
 }.
dead_cells-event-blocked = { $fighter_is ->
    [you] Ваш щит принимает удар и тратится.
   *[other] { $fighter } тратит щит.
 }
dead_cells-event-cancelled = { $fighter_is ->
    [you] Вы останавливаете удар: помогает «{ $ability }».
   *[other] { $fighter } останавливает удар: помогает «{ $ability }».
 }
dead_cells-event-warded = { $fighter_is ->
    [you] Вас это не берёт: { $state }.
   *[other] { $fighter } не поддаётся состоянию «{ $state }».
 }
dead_cells-event-state = { $fighter_is ->
    [you] Вы получаете
   *[other] { $fighter } получает
 } состояние «{ $state }».
dead_cells-event-cleansed = { $fighter_is ->
    [you] Вы избавляетесь от состояния: { $state }.
   *[other] { $fighter } избавляется от состояния: { $state }.
 }
dead_cells-event-stopped-bleeding = { $fighter_is ->
    [you] Ваше кровотечение остановлено.
   *[other] { $fighter } больше не истекает кровью.
 }
dead_cells-event-companion-hurt = { $fighter_is ->
    [you] Удар принимает ваш компаньон: { $gear }.
   *[other] Удар принимает компаньон: { $gear } ({ $fighter }).
 }
dead_cells-event-died = { $fighter_is ->
    [you] Вы погибаете.
   *[other] { $fighter } погибает.
 }
dead_cells-event-enemy-blocked = { $foe } тратит щит.
dead_cells-event-enemy-hurt = { $foe }: урон { $count }.
dead_cells-event-enemy-state = { $foe } получает состояние «{ $state }».
dead_cells-event-enemy-shield = { $foe } получает { $count ->
    [one] щит
    [few] { $count } щита
   *[other] { $count } щитов
 }.
dead_cells-event-vanished = { $foe } исчезает на этот раунд.
dead_cells-event-fled = { $foe } убегает.
dead_cells-event-shifted = { $foe } сдвигается ({ $space }).
dead_cells-event-killed = { $foe } погибает.
dead_cells-some-of = { $what } × { $count }
dead_cells-event-spilled = После него осталось: { $what }.
dead_cells-event-boss = Перед вами { $boss }!
dead_cells-event-turn-card = Новый ход: { $boss } открывает карту.
dead_cells-event-boss-fell = { $boss }: экземпляр побеждён.
dead_cells-event-boss-beaten = { $boss }: победа, клеток { $cells }.
dead_cells-event-boss-healed = Босс исцеляется.
dead_cells-event-boss-moved = Босс переходит ({ $space }).
dead_cells-event-thing-came = Появляется: { $foe } ({ $space }).
dead_cells-event-thing-falls = { $foe } падает на вас.
dead_cells-event-destroyed = { $foe }: уничтожено.
dead_cells-event-protected = Босс под защитой: ничего не происходит.
dead_cells-event-challenged = { $player_is ->
    [you] Вы вызываете элиту.
   *[other] { $player } вызывает элиту.
 }
dead_cells-event-malaise = { $fighter_is ->
    [you] Вы получаете жетон тревоги.
   *[other] { $fighter } получает жетон тревоги.
 }
dead_cells-event-malaise-card = { $fighter_is ->
    [you] Ваша тревога: { $malaise }.
   *[other] { $fighter }, тревога: { $malaise }.
 }
dead_cells-event-malaise-gone = { $fighter_is ->
    [you] Ваша тревога прошла.
   *[other] { $fighter } избавляется от тревоги.
 }
dead_cells-event-rotted = { $fighter_is ->
    [you] Ваши щиты сгнили.
   *[other] { $fighter } теряет щиты: они сгнили.
 }
dead_cells-event-run-over = Забег { $run } окончен.

# Конец
dead_cells-end-died = Безголовый погиб: забег окончен.
dead_cells-end-died-won = Забег окончен.
dead_cells-end-died-lost = Безголовый погиб: забег окончен.
dead_cells-end-died-nobody = Безголовый погиб: забег окончен.
dead_cells-end-won = Босс побеждён: забег выигран.

# Общее поле
dead_cells-zone-heroes = Безголовые на выбор
dead_cells-zone-fighters = Группа
dead_cells-zone-hand = Рука
dead_cells-zone-gear = Снаряжение
dead_cells-zone-active = Выложенные карты
dead_cells-zone-discard = Сброс
dead_cells-zone-top = Верх колоды
dead_cells-zone-unseen = Не видно
dead_cells-zone-states = Состояния
dead_cells-zone-frozen = Заморозка в раундах
dead_cells-zone-levels = Шкалы
dead_cells-zone-bag = Мешок
dead_cells-zone-offered = На витрине
dead_cells-zone-collector = Место Коллекционера
dead_cells-zone-equipment = Колода снаряжения
dead_cells-zone-equipment-top = Верх колоды снаряжения
dead_cells-zone-equipment-discard = Сброс снаряжения
dead_cells-zone-board = Поле
dead_cells-zone-places = Места
dead_cells-zone-ways = Пути
dead_cells-zone-runes = Руны
dead_cells-zone-seals = Печати
dead_cells-zone-dark = Погасшие фонари
dead_cells-zone-bells = Колокола
dead_cells-zone-fight = Бой
dead_cells-zone-line = Враги
dead_cells-zone-loot = Добыча
dead_cells-zone-coming = Что дальше
dead_cells-zone-threat = Урон до конца раунда
dead_cells-zone-mutations = Планшет мутаций
dead_cells-zone-stored = Карты в запасе
dead_cells-zone-record = Кампания
dead_cells-zone-blueprints = Чертежи
dead_cells-zone-scrolls = Свитки
dead_cells-zone-turn = Комната
dead_cells-zone-phase = Фаза
dead_cells-zone-first = Первый игрок
dead_cells-zone-stage = Начало
dead_cells-zone-biomes = Биомы
dead_cells-zone-ruleset = Правила
dead_cells-zone-cards = Карты
dead_cells-zone-card = Карта
dead_cells-zone-fighter = Боец
dead_cells-zone-serenade = Серенада
dead_cells-zone-health = Здоровье
dead_cells-zone-max = из
dead_cells-zone-hearts = Сердца
dead_cells-zone-slots = Ячейки
dead_cells-zone-shields = Щиты
dead_cells-zone-gold = Золотые щиты
dead_cells-zone-worms = Черви
dead_cells-zone-held = Карт в руке
dead_cells-zone-deck = Колода
dead_cells-zone-seat = Место
dead_cells-zone-hands-open = Открытые руки
dead_cells-zone-teeth = Золотые зубы
dead_cells-zone-cells = Клетки
dead_cells-zone-potions = Зелья
dead_cells-zone-keys = Ключи
dead_cells-zone-here = группа здесь
dead_cells-zone-invisible = невидим
dead_cells-zone-used = использовано
dead_cells-zone-round = Раунд
dead_cells-zone-terrain = Местность
dead_cells-zone-shown = Карты открыты
dead_cells-zone-passer = Не участвует
dead_cells-zone-announced = Объявлено
dead_cells-zone-ending = Конец
dead_cells-zone-face = Сторона
dead_cells-phase-camp = Лагерь
dead_cells-phase-map = Карта биома
dead_cells-phase-fight = Бой
dead_cells-phase-market = Рынок
dead_cells-phase-over = Конец
dead_cells-round-round-0 = 0
dead_cells-round-round-i = I
dead_cells-round-round-ii = II
dead_cells-round-round-iii = III
dead_cells-round-round-iv = IV
dead_cells-terrain-wall = стена
dead_cells-terrain-hole = дыра
dead_cells-verb-pass = Дальше
dead_cells-verb-decline = Отказаться
dead_cells-verb-take = Взять
dead_cells-verb-begin = Начать
dead_cells-verb-put = Положить
dead_cells-verb-store = В запас
dead_cells-verb-hand = Отдать
dead_cells-verb-first = Первый игрок
dead_cells-verb-give = Отдать
dead_cells-verb-scroll = Свиток
dead_cells-verb-go = Идти
dead_cells-verb-pay = Сбросить
dead_cells-verb-use = Применить
dead_cells-verb-choose = Выбрать
dead_cells-verb-buy = Купить
dead_cells-verb-drop = Сбросить
dead_cells-verb-discard = Сбросить новую
dead_cells-verb-place = Положить
dead_cells-verb-swap = Сбросить
dead_cells-verb-aim = Целиться
dead_cells-verb-aim-two = Целиться в двоих
dead_cells-verb-skill = Навык
dead_cells-verb-loot = Добыча
dead_cells-verb-drink = Зелье
dead_cells-verb-spend = Потратить
dead_cells-verb-keep = Сберечь
dead_cells-verb-cleanse = Снять
dead_cells-verb-wield = Применить
dead_cells-verb-companion = Компаньон

# Фразы за столом
dead_cells-phrase-focus = Бьём этого
dead_cells-phrase-leave = Этого не трогаем
dead_cells-phrase-beware = Осторожно, этот
dead_cells-phrase-protect = Защищаем
dead_cells-phrase-get = Берём это
dead_cells-phrase-play-safe = Играем осторожно
dead_cells-phrase-all-in = Ва-банк
