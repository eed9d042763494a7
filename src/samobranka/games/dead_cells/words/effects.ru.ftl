## Что делают карты, слово за словом

# На кого направлено действие.
dead_cells-at-one-front = врага впереди
    .to = врагу впереди
dead_cells-at-one-r2 = второго врага справа
    .to = второму врагу справа
dead_cells-at-one-far = дальнего врага
    .to = дальнему врагу
dead_cells-at-one-right = одного врага справа
    .to = одному врагу справа
dead_cells-at-one-adj = врага сзади или впереди
    .to = врагу сзади или впереди
dead_cells-at-one-any = любого врага
    .to = любому врагу
dead_cells-at-two-front = врага впереди
    .to = врагу впереди
dead_cells-at-two-r2 = второго врага справа
    .to = второму врагу справа
dead_cells-at-two-far = дальнего врага
    .to = дальнему врагу
dead_cells-at-two-right = двух врагов справа
    .to = каждому из двух врагов справа
dead_cells-at-two-adj = врагов сзади и впереди
    .to = врагам сзади и впереди
dead_cells-at-two-any = двух любых врагов
    .to = каждому из двух любых врагов
dead_cells-at-all-front = врага впереди
    .to = врагу впереди
dead_cells-at-all-r2 = второго врага справа
    .to = второму врагу справа
dead_cells-at-all-far = дальнего врага
    .to = дальнему врагу
dead_cells-at-all-right = всех врагов справа
    .to = каждому врагу справа
dead_cells-at-all-adj = врагов сзади и впереди
    .to = врагам сзади и впереди
dead_cells-at-all-any = всех врагов
    .to = каждому врагу
dead_cells-at-same = того же врага
    .to = тому же врагу
dead_cells-at-source = этого врага
    .to = этому врагу
dead_cells-at-boss = босса
    .to = боссу
dead_cells-at-monster = любого монстра, в том числе элитного
    .to = любому монстру, в том числе элитному

# Для кого.
dead_cells-whom-one = одного Безголового
dead_cells-whom-fp = первого игрока
dead_cells-whom-all = всех Безголовых
dead_cells-for-fp = первому игроку – { $text }
dead_cells-for-all = каждому Безголовому – { $text }

# Состояния, шкалы, символы.
dead_cells-state-poisoned = отравление
    .gen = отравления
    .to = отравлению
dead_cells-state-bleeding = кровотечение
    .gen = кровотечения
    .to = кровотечению
dead_cells-state-on-fire = горение
    .gen = горения
    .to = горению
dead_cells-state-frozen = заморозка
    .gen = заморозки
    .to = заморозке
dead_cells-state-marked = мишень
    .gen = мишени
    .to = мишени
dead_cells-track-survival = живучесть
    .gen = живучести
dead_cells-track-tactics = тактика
    .gen = тактики
dead_cells-track-brutality = брутальность
    .gen = брутальности
dead_cells-symbol-survival = живучесть
dead_cells-symbol-tactics = тактика
dead_cells-symbol-brutality = брутальность

# Что делают герои.
dead_cells-do-hit = нанести { $n } { $n ->
    [one] урон
   *[other] урона
 } { $target }
dead_cells-do-hit-level = нанести { $target } столько урона, каков ваш уровень { $track }, но не больше 3
dead_cells-do-pierce = нанести { $n } { $n ->
    [one] неблокируемый урон
   *[other] неблокируемых урона
 } { $target }
dead_cells-do-inflict-poisoned = отравить { $target }
dead_cells-do-inflict-bleeding = ранить до крови { $target }
dead_cells-do-inflict-on-fire = поджечь { $target }
dead_cells-do-inflict-frozen = заморозить { $target }
dead_cells-do-inflict-marked = поставить мишень на { $target }
dead_cells-do-shield-self = { $n ->
    [one] взять щит
    [few] взять { $n } щита
   *[other] взять { $n } щитов
 }
dead_cells-do-shield-ally = { $n ->
    [one] дать щит товарищу
    [few] дать { $n } щита товарищу
   *[other] дать { $n } щитов товарищу
 }
dead_cells-do-shield-all = { $n ->
    [one] дать всем по щиту
    [few] дать всем по { $n } щита
   *[other] дать всем по { $n } щитов
 }
dead_cells-do-shield-beheaded = { $n ->
    [one] дать щит Безголовому
    [few] дать { $n } щита Безголовому
   *[other] дать { $n } щитов Безголовому
 }
dead_cells-do-gold-self = { $n ->
    [one] взять золотой щит
    [few] взять { $n } золотых щита
   *[other] взять { $n } золотых щитов
 }
dead_cells-do-gold-ally = { $n ->
    [one] дать золотой щит товарищу
    [few] дать { $n } золотых щита товарищу
   *[other] дать { $n } золотых щитов товарищу
 }
dead_cells-do-gold-all = { $n ->
    [one] дать всем по золотому щиту
    [few] дать всем по { $n } золотых щита
   *[other] дать всем по { $n } золотых щитов
 }
dead_cells-do-gold-beheaded = { $n ->
    [one] дать золотой щит Безголовому
    [few] дать { $n } золотых щита Безголовому
   *[other] дать { $n } золотых щитов Безголовому
 }
dead_cells-do-heal-one = снять { $n } { $n ->
    [one] урон
   *[other] урона
 } с любого бойца
dead_cells-do-heal-two = снять { $n } { $n ->
    [one] урон
   *[other] урона
 } с каждого из двух Безголовых
dead_cells-do-heal-self = снять { $n } { $n ->
    [one] урон
   *[other] урона
 } с себя
dead_cells-do-heal-beheaded = снять { $n } { $n ->
    [one] урон
   *[other] урона
 } с Безголового
dead_cells-do-skill-self = применить навык
dead_cells-do-skill-beheaded = Безголовый может применить навык
dead_cells-do-loot = забрать добычу
dead_cells-do-push = { $n ->
    [one] оттолкнуть { $target } на одну ячейку
    [few] оттолкнуть { $target } на { $n } ячейки
   *[other] оттолкнуть { $target } на { $n } ячеек
 }
dead_cells-do-pull = { $n ->
    [one] подтянуть { $target } на одну ячейку
    [few] подтянуть { $target } на { $n } ячейки
   *[other] подтянуть { $target } на { $n } ячеек
 }
dead_cells-do-cleanse = снять с любого бойца один жетон состояния
dead_cells-do-ward = до конца раунда на вас не действуют новые состояния
dead_cells-do-repeat-row = ещё раз выполнить ряд предыдущего раунда без его навыков
dead_cells-do-draw = { $n ->
    [one] взять карту боя
    [few] взять { $n } карты боя
   *[other] взять { $n } карт боя
 }
dead_cells-do-discard = { $n ->
    [one] сбросить карту с руки
    [few] сбросить { $n } карты с руки
   *[other] сбросить { $n } карт с руки
 }

# Что делают враги.
dead_cells-do-strike-one = наносит { $n } { $n ->
    [one] урон
   *[other] урона
 }
dead_cells-do-strike-fp = наносит { $n } { $n ->
    [one] урон
   *[other] урона
 } первому игроку
dead_cells-do-strike-two = наносит { $n } { $n ->
    [one] урон
   *[other] урона
 } каждому из двух
dead_cells-do-strike-all = наносит { $n } { $n ->
    [one] урон
   *[other] урона
 } каждому Безголовому
dead_cells-do-afflict-poisoned = отравляет { $whom }
dead_cells-do-afflict-bleeding = ранит до крови { $whom }
dead_cells-do-afflict-on-fire = поджигает { $whom }
dead_cells-do-afflict-frozen = замораживает { $whom }
dead_cells-do-afflict-marked = ставит мишень на { $whom }
dead_cells-do-guard-self = { $n ->
    [one] берёт щит
    [few] берёт { $n } щита
   *[other] берёт { $n } щитов
 }
dead_cells-do-guard-others = { $n ->
    [one] даёт остальным врагам по щиту
    [few] даёт остальным врагам по { $n } щита
   *[other] даёт остальным врагам по { $n } щитов
 }
dead_cells-do-vanish = становится невидимкой
dead_cells-do-die = погибает
dead_cells-do-flee = убегает
dead_cells-do-worm-one = сажает червя на одного Безголового
dead_cells-do-worm-fp = сажает червя на первого игрока
dead_cells-do-worm-all = сажает по червю на каждого Безголового
dead_cells-do-sicken-one = заражает тревогой одного Безголового
dead_cells-do-sicken-fp = заражает тревогой первого игрока
dead_cells-do-sicken-all = заражает тревогой каждого Безголового
dead_cells-do-move = переходит с дальней ячейки вам за спину или обратно

# Что можно получить.
dead_cells-do-teeth = { $n ->
    [one] { $n } золотой зуб
    [few] { $n } золотых зуба
   *[other] { $n } золотых зубов
 }
dead_cells-do-cells = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[other] { $n } клеток
 }
dead_cells-do-potions = { $n ->
    [one] { $n } зелье
    [few] { $n } зелья
   *[other] { $n } зелий
 }
dead_cells-do-vials = { $n ->
    [one] { $n } пробирка
    [few] { $n } пробирки
   *[other] { $n } пробирок
 }
dead_cells-do-keys = { $n ->
    [one] { $n } ключ
    [few] { $n } ключа
   *[other] { $n } ключей
 }
dead_cells-do-equipment = { $n ->
    [one] { $n } карта снаряжения
    [few] { $n } карты снаряжения
   *[other] { $n } карт снаряжения
 }
dead_cells-do-blueprint = 1 чертёж
dead_cells-do-scroll-survival = { $n ->
    [one] { $n } свиток живучести
    [few] { $n } свитка живучести
   *[other] { $n } свитков живучести
 }
dead_cells-do-scroll-tactics = { $n ->
    [one] { $n } свиток тактики
    [few] { $n } свитка тактики
   *[other] { $n } свитков тактики
 }
dead_cells-do-scroll-brutality = { $n ->
    [one] { $n } свиток брутальности
    [few] { $n } свитка брутальности
   *[other] { $n } свитков брутальности
 }
dead_cells-do-scroll-any = { $n ->
    [one] { $n } свиток любого цвета
    [few] { $n } свитка любого цвета
   *[other] { $n } свитков любого цвета
 }
dead_cells-do-secret = 1 секрет
dead_cells-do-rune = руна «{ $rune }»
dead_cells-do-heart = { $n ->
    [one] { $n } очко здоровья
    [few] { $n } очка здоровья
   *[other] { $n } очков здоровья
 }
dead_cells-do-gear = карта «{ $gear }»
dead_cells-do-unbleed = у одного Безголового прекращается кровотечение
dead_cells-do-unsicken = { $n ->
    [0] снять всю тревогу
    [one] снять { $n } жетон тревоги
    [few] снять { $n } жетона тревоги
   *[other] снять { $n } жетонов тревоги
 }
dead_cells-do-unworm = { $n ->
    [0] снять всех червей с одного Безголового
    [one] снять с себя одного червя
   *[other] снять с себя червей: { $n }
 }
dead_cells-do-relight = { $n ->
    [one] снова зажечь { $n } фонарь
    [few] снова зажечь { $n } фонаря
   *[other] снова зажечь { $n } фонарей
 }
dead_cells-do-purge = удалить карту
dead_cells-do-wound-one = { $n } { $n ->
    [one] урон
   *[other] урона
 } одному Безголовому
dead_cells-do-wound-fp = { $n } { $n ->
    [one] урон
   *[other] урона
 } первому игроку
dead_cells-do-wound-all = { $n } { $n ->
    [one] урон
   *[other] урона
 } каждому Безголовому
dead_cells-get-worm-one = червь одному Безголовому
dead_cells-get-worm-fp = червь первому игроку
dead_cells-get-worm-all = по червю каждому Безголовому
dead_cells-get-sicken-one = тревога одному Безголовому
dead_cells-get-sicken-fp = тревога первому игроку
dead_cells-get-sicken-all = тревога каждому Безголовому

# Редкие свойства.
dead_cells-do-reveal = { $n ->
    [one] перевернуть любой тайл лицом вверх
    [few] перевернуть { $n } любых тайла лицом вверх
   *[other] перевернуть { $n } любых тайлов лицом вверх
 }
dead_cells-do-arrange = посмотреть { $n } верхние карты колоды монстров, элитных монстров, снаряжения или одной колоды боя и вернуть их в любом порядке
dead_cells-do-hand = каждый добирает карты на руку до { $n }
dead_cells-do-again = его маркер продвигается ещё на ячейку
dead_cells-do-any-first-player = передать жетон первого игрока кому угодно
dead_cells-do-swap-active = поменять местами активные карты двух Безголовых
dead_cells-do-finish-off = добить монстра, у которого осталось 1 очко здоровья
dead_cells-do-cheat-death = у него прекращаются кровотечение и горение, и он остаётся с 1 очком здоровья
dead_cells-do-transform = трансформация Серенады

# Как это складывается.
dead_cells-and = { $first }, { $second }
dead_cells-or = { $first } или { $second }
dead_cells-both = { $first } { $second }
dead_cells-nothing-there = ничего
dead_cells-under = { $text }, { $condition }
dead_cells-instead = { $text }; { $condition }, вместо этого { $other }
dead_cells-then = { $text }; { $condition }, { $other }
dead_cells-round-plain = Раунд { $round }: { $text }.
dead_cells-round-instead = Раунд { $round }, вместо ряда вашей карты: { $text }.
dead_cells-round-plus = Раунд { $round }, после ряда вашей карты: { $text }.
dead_cells-limit-round = { $text } Раз за раунд.
dead_cells-limit-combat = { $text } Раз за бой.
dead_cells-limit-biome = { $text } Раз за биом.
dead_cells-limit-run = { $text } Раз за забег.

# Условия.
dead_cells-if-wall-or-hole = если есть стена или дыра
dead_cells-if-first-player = если вы первый игрок
dead_cells-if-only-equipment = если это ваше единственное снаряжение
dead_cells-if-killed = если враг погиб
dead_cells-if-round = в раунде { $round }
dead_cells-if-target-poisoned = по отравленному врагу
dead_cells-if-target-bleeding = по врагу с кровотечением
dead_cells-if-target-on-fire = по горящему врагу
dead_cells-if-target-frozen = по замороженному врагу
dead_cells-if-target-marked = по врагу с мишенью
dead_cells-if-teeth = { $n ->
    [one] при { $n } зубе в мешке
   *[other] при { $n } и более зубах в мешке
 }

# Чего надо дождаться.
dead_cells-when-shield-spent = Когда вы тратите щит
dead_cells-when-shield-spent-on-damage = Когда вы щитом отменяете урон
dead_cells-when-gold-spent-on-state = Когда вы золотым щитом отменяете состояние
dead_cells-when-kill = Когда вы убиваете врага
dead_cells-when-enemy-dies = Когда погибает враг
dead_cells-when-enemy-dies-target-poisoned = Когда погибает отравленный враг
dead_cells-when-enemy-dies-target-bleeding = Когда погибает враг с кровотечением
dead_cells-when-enemy-dies-target-on-fire = Когда погибает горящий враг
dead_cells-when-enemy-dies-target-frozen = Когда погибает замороженный враг
dead_cells-when-enemy-dies-target-marked = Когда погибает враг с мишенью
dead_cells-when-loot = Когда добыча забрана
dead_cells-when-hurt-by-enemy = Когда враг нанёс вам урон
dead_cells-when-unhurt = После боя, в котором вы не получили урона
dead_cells-when-pass = Когда вы пасуете
dead_cells-when-upkeep = После каждого боя
dead_cells-when-run-start = В начале каждого забега
dead_cells-when-enter-biome = При входе в биом
dead_cells-when-enter-biome-nth = { $n ->
    [2] При входе во второй биом забега
   *[other] При входе в биом забега № { $n }
 }
dead_cells-when-door = После каждой двери
dead_cells-when-elite-killed = Когда убит элитный монстр
dead_cells-when-combat-end = После каждого боя
dead_cells-when-combat-end-kills = { $n ->
    [one] После боя, в котором убит хотя бы { $n } враг
   *[other] После боя, в котором убито не меньше { $n } врагов
 }
dead_cells-when-combat-end-all-killed = После боя, в котором убиты все враги
dead_cells-when-boss-start = В начале боя с боссом
dead_cells-when-scroll = Когда вы получаете свиток
dead_cells-when-first-combat-of-biome = Перед первым боем в биоме

# Свойства снаряжения и шкал.
dead_cells-rule-use = Навык: { $text }.
dead_cells-rule-on = { $when }: { $text }.
dead_cells-rule-bonus = Раз за раунд одно ваше действие урона { $condition } наносит на 1 больше.
dead_cells-rule-immune = Вы устойчивы к { $state }.
dead_cells-rule-slot = Ещё одна ячейка для снаряжения.
dead_cells-rule-hearts = { $n ->
    [one] Ещё { $n } очко здоровья.
    [few] Ещё { $n } очка здоровья.
   *[other] Ещё { $n } очков здоровья.
 }
dead_cells-rule-cancel-damage = Первый блокируемый урон, который вы получаете в раунде { $round }, отменяется.
dead_cells-rule-poison-less = В конце раунда отравление наносит вам на { $n } урон меньше.
dead_cells-rule-loot-types = Одним действием добычи можно забрать до { $n } типов предметов.
dead_cells-rule-front-also-behind = Действием по врагу впереди можно выбрать целью врага сзади.
dead_cells-rule-ward-state = Первое состояние, предназначенное вам в каждом бою, вас не касается.
dead_cells-rule-see-in-dark = Монстры, скрытые темнотой, сразу открываются.
dead_cells-rule-bodyguard = Раз за раунд принимает на себя блокируемый урон, который прошёл мимо ваших щитов.
dead_cells-rule-free-hand-check = Одна проверка руки считается пройденной без карты.
dead_cells-rule-cheats-death = Когда вы должны погибнуть, у вас прекращаются кровотечение и горение, и вы остаётесь с 1 очком здоровья.
dead_cells-rule-skip-far-row = Раз за бой в начале раунда дальний враг, если он не босс, пропускает свой ряд.
dead_cells-rule-deck-check-two = При проверке колоды откройте две карты и используйте любую.

# Улучшения, колодец и секреты.
dead_cells-rule-start-one = В начале каждого забега одному Безголовому: { $text }.
dead_cells-rule-start-all = В начале каждого забега каждому Безголовому: { $text }.
dead_cells-rule-start-group = В начале каждого забега в мешок: { $text }.
dead_cells-rule-start-fp = В начале каждого забега первому игроку: { $text }.
dead_cells-rule-once = { $moment }: { $text }.
dead_cells-moment-explore = При исследовании
dead_cells-moment-explore-or-round0 = При исследовании или в раунде 0
dead_cells-moment-round0 = В раунде 0
dead_cells-moment-before-cards = Перед розыгрышем карт
dead_cells-moment-before-reveal = Перед тем как карты откроются
dead_cells-moment-group-turn = В ход группы
dead_cells-moment-would-die = Когда Безголовый должен погибнуть
dead_cells-rule-healer = { $n ->
    [one] Целитель помогает ещё { $n } раз.
    [few] Целитель помогает ещё { $n } раза.
   *[other] Целитель помогает ещё { $n } раз.
 }
dead_cells-rule-healer-cheaper = { $n ->
    [one] Целитель помогает ещё { $n } раз и берёт на { $less } зуб меньше.
    [few] Целитель помогает ещё { $n } раза и берёт на { $less } зуб меньше.
   *[other] Целитель помогает ещё { $n } раз и берёт на { $less } зуб меньше.
 }
dead_cells-rule-merchant = { $n ->
    [one] Торговец показывает ещё { $n } карту.
    [few] Торговец показывает ещё { $n } карты.
   *[other] Торговец показывает ещё { $n } карт.
 }
dead_cells-rule-collector = { $n ->
    [one] Коллекционер показывает ещё { $n } карту.
    [few] Коллекционер показывает ещё { $n } карты.
   *[other] Коллекционер показывает ещё { $n } карт.
 }
dead_cells-rule-collector-cheaper = { $n ->
    [one] Коллекционер показывает ещё { $n } карту, и каждая стоит на { $less } зуб меньше.
    [few] Коллекционер показывает ещё { $n } карты, и каждая стоит на { $less } зуб меньше.
   *[other] Коллекционер показывает ещё { $n } карт, и каждая стоит на { $less } зуб меньше.
 }
dead_cells-rule-prices = Всё, что стоит { $n } зуба и больше, стоит на { $less } меньше.
dead_cells-rule-slots = { $n ->
    [one] У каждого Безголового ещё { $n } ячейка для снаряжения.
    [few] У каждого Безголового ещё { $n } ячейки для снаряжения.
   *[other] У каждого Безголового ещё { $n } ячеек для снаряжения.
 }
dead_cells-rule-spill = Раз за раунд урон, оставшийся после гибели врага, можно перенести на другого врага в той же дальности.
dead_cells-rule-push-hurts = Если есть стена или дыра, каждый толчок наносит ещё { $n } урон.
dead_cells-rule-potions-anywhere = Зелья можно пить и при исследовании.
dead_cells-rule-deck-check-again = Сбросьте карту проверки колоды и откройте другую.
dead_cells-rule-doors-face-up = Двери с самого начала лежат лицом вверх.
dead_cells-rule-well-free = { $n ->
    [one] После каждого забега { $n } бросок в колодец бесплатный.
    [few] После каждого забега { $n } броска в колодец бесплатные.
   *[other] После каждого забега { $n } бросков в колодец бесплатные.
 }
dead_cells-rule-group-bonus = Раз за бой урон Безголового по врагу, который нанёс ему урон, больше на 1.
dead_cells-rule-group-poison-less = В конце раунда отравление наносит каждому Безголовому на { $n } урон меньше.
dead_cells-rule-group-ward = Первый жетон { $state }, предназначенный Безголовому в каждом биоме, не выдаётся.
dead_cells-rule-corridor = Открывает коридоры с этим символом.
dead_cells-rule-challenge = Перед боем на квадратном тайле одного монстра можно заменить элитным; если вы убьёте его, получите 2 клетки.
dead_cells-rule-goal = { $goal }. Награда: { $text }.
dead_cells-goal-combat-with-elite-unhurt = Пройдите бой с элитным монстром, не получив урона
dead_cells-goal-reach-boss-without-healer = Дойдите до босса, не заплатив Целителю
dead_cells-goal-boss-instance-all-hp2 = Победите экземпляр босса, когда у каждого хотя бы 2 очка здоровья
dead_cells-goal-companions-in-run = Соберите за один забег { $n } компаньонов
dead_cells-goal-loot-types-in-combat = Заберите за один бой добычу { $n } типов
dead_cells-goal-doors-in-run = { $n ->
    [one] Посетите за один забег { $n } дверь
    [few] Посетите за один забег { $n } двери
   *[other] Посетите за один забег { $n } дверей
 }
dead_cells-goal-bells-in-run = { $n ->
    [one] Позвоните за один забег в { $n } колокол
    [few] Позвоните за один забег в { $n } колокола
   *[other] Позвоните за один забег в { $n } колоколов
 }
dead_cells-goal-biome-with-combats-at-most = { $n ->
    [one] Пройдите биом не больше чем с { $n } боем
   *[other] Пройдите биом не больше чем с { $n } боями
 }
dead_cells-goal-hero-damage-in-round = Нанесите одним Безголовым { $n } урона за раунд
dead_cells-goal-elite-killed-before-round = Убейте элитного монстра до раунда { $n ->
    [2] II
    [3] III
   *[other] IV
 }
dead_cells-goal-kills-in-run = Убейте за один забег { $n } врагов
dead_cells-goal-beat-c3-with-players = Победите Десницу короля, когда игроков хотя бы { $n }
dead_cells-goal-well-in-runs = Бросайте клетки в колодец в { $n } разных забегах

# Выполняется сразу.
dead_cells-rule-purge-any = { $n ->
    [one] Удалите { $n } карту.
    [few] Удалите до { $n } карт.
   *[other] Удалите до { $n } карт.
 }
dead_cells-rule-purge-equipment = { $n ->
    [one] Удалите { $n } карту снаряжения.
   *[other] Удалите до { $n } карт снаряжения.
 }
dead_cells-rule-purge-combat = { $n ->
    [one] Удалите { $n } карту боя.
   *[other] Удалите до { $n } карт боя.
 }
dead_cells-rule-purge-each = { $n ->
    [one] Каждый игрок может удалить { $n } карту.
   *[other] Каждый игрок может удалить до { $n } карт.
 }
dead_cells-rule-take = Возьмите бесплатно нижнюю карту колоды { $deck }.
dead_cells-rule-take-one-of-three = Откройте нижние карты трёх колод и возьмите одну из них бесплатно.
dead_cells-rule-during-slots = { $n ->
    [one] Ещё { $n } ячейка «Во время забега» навсегда.
    [few] Ещё { $n } ячейки «Во время забега» навсегда.
   *[other] Ещё { $n } ячеек «Во время забега» навсегда.
 }
dead_cells-rule-start-slots = { $n ->
    [one] Ещё { $n } ячейка «В начале забега» навсегда.
    [few] Ещё { $n } ячейки «В начале забега» навсегда.
   *[other] Ещё { $n } ячеек «В начале забега» навсегда.
 }
dead_cells-rule-next-run = В начале следующего забега: { $text }.
dead_cells-rule-blueprint = Следующий чертёж биома «{ $biome }» переходит в колоду снаряжения.
dead_cells-rule-blueprint-visited = Следующий чертёж биома, пройденного в этом забеге, переходит в колоду снаряжения.
dead_cells-rule-spend-cells = { $n ->
    [one] Ещё { $n } клетка, которую можно потратить сейчас.
    [few] Ещё { $n } клетки, которые можно потратить сейчас.
   *[other] Ещё { $n } клеток, которые можно потратить сейчас.
 }
dead_cells-rule-draw-secret = Возьмите секрет.
dead_cells-rule-complete-feat = Получите награду одного из подвигов на планшете.
dead_cells-rule-rune-of-choice = Активируйте любую руну.
dead_cells-rule-nothing = Ничего не происходит.
dead_cells-rule-price = { $n ->
    [one] Карта стоит { $n } клетку.
    [few] Карта стоит { $n } клетки.
   *[other] Карта стоит { $n } клеток.
 }
dead_cells-rule-price-rising = Карта стоит { $n } клетки, после { $after } карт – { $more }.
dead_cells-joins = Навсегда присоединяется к монстрам биома «{ $biome }».

# Карты ходов боссов.
dead_cells-rule-add = В раунде { $round } босс ещё и { $text }.
dead_cells-rule-at-reveal = Когда карты открываются, босс { $text }.
dead_cells-rule-fire-strike = { $n ->
    [one] Появляется огненный удар.
    [few] Появляются { $n } огненных удара.
   *[other] Появляются { $n } огненных ударов.
 }
dead_cells-rule-fire-strike-behind = { $n ->
    [one] За вашей спиной появляется огненный удар.
    [few] Появляются { $n } огненных удара, первый – за вашей спиной.
   *[other] Появляются { $n } огненных ударов, первый – за вашей спиной.
 }
dead_cells-rule-shuriken = { $n ->
    [one] Брошен сюрикен.
    [few] Брошены { $n } сюрикена.
   *[other] Брошены { $n } сюрикенов.
 }
dead_cells-rule-shurikens-fall = Все сюрикены падают.
dead_cells-rule-first-player-on = Жетон первого игрока переходит дальше.
dead_cells-rule-skip-round = В раунде { $round } никто не действует.
dead_cells-rule-heal-boss = Босс снимает с себя { $n } урон.
dead_cells-rule-heal-swords = Каждый меч снимает с себя { $n } урон.
dead_cells-rule-summon = В бой вступает { $thing }.
dead_cells-end-falls = Конец раунда: наносит 1 урон и исчезает.
dead_cells-end-falls-in-iii = Конец раунда III: наносит 1 урон и исчезает.
dead_cells-end-shifts = Конец раунда: придвигается к вам на пустые ячейки.
dead_cells-end-heals-boss = Конец раунда: снимает с босса 1 урон.

# Тревога, проклятия, колокола и ограничения.
dead_cells-rule-hurts = Вы получаете { $n } неблокируемый урон.
dead_cells-rule-skip-row = Ряд { $round } вашей первой карты пропускается.
dead_cells-rule-no-announce = Вы ничего не объявляете.
dead_cells-rule-no-heal = Ничто не снимает с вас урон.
dead_cells-rule-shields-rot = В конце каждого раунда вы теряете свои щиты.
dead_cells-rule-lose-potions = Все зелья сбрасываются.
dead_cells-rule-hurt-to-one = У каждого Безголового остаётся 1 очко здоровья.
dead_cells-rule-each-drops-gear = Каждый Безголовый сбрасывает карту снаряжения.
dead_cells-rule-no-talk = До конца биома перед боем нельзя разговаривать.
dead_cells-rule-lanterns-out = Все фонари гаснут.
dead_cells-rule-lose-teeth = Все золотые зубы сбрасываются.
dead_cells-rule-no-runes = До конца биома руны не действуют.
dead_cells-rule-fp-hurt = Первый игрок получает { $n } { $n ->
    [one] урон
   *[other] урона
 }.
dead_cells-rule-fp-loses-step = Первый игрок теряет одно продвижение на любой шкале.
dead_cells-rule-fp-drops-gear = Первый игрок сбрасывает карту снаряжения.
dead_cells-rule-fp-skips-round = Первый игрок не может действовать в раунде { $round }.
dead_cells-rule-shields-cost = Чтобы отменить 1 урон, нужно щитов: { $n }.
dead_cells-rule-no-potion = Нельзя использовать зелья.
dead_cells-rule-no-skill = Нельзя применять навыки.

# Враги и компаньоны.
dead_cells-resists = Устойчивость к { $state }.
dead_cells-resists-all = Устойчивость ко всем состояниям.
dead_cells-death = Гибель: { $text }.
dead_cells-gear-health = { $n ->
    [one] Компаньон с { $n } очком здоровья.
   *[other] Компаньон с { $n } очками здоровья.
 }

# Тайлы и коридоры.
dead_cells-tile-passes = Жетон первого игрока переходит дальше.
dead_cells-tile-enemies = { $elites ->
    [0] { $monsters ->
        [one] Бой с { $monsters } монстром.
       *[other] Бой с { $monsters } монстрами.
     }
   *[other] { $monsters ->
        [0] Бой с элитным монстром.
        [one] Бой с элитным монстром и { $monsters } обычным.
       *[other] Бой с элитным монстром и { $monsters } обычными.
     }
 }
dead_cells-tile-wall = Здесь стена.
dead_cells-tile-hole = Здесь дыра.
dead_cells-tile-loot = Добыча: { $text }.
dead_cells-tile-treasure = Сокровище: { $text }.
dead_cells-option-hand = с картой «{ $symbol }»: { $text }
dead_cells-option-deck = с любым символом из колоды: { $text }
dead_cells-tile-cursed = Проклятие: { $text }
dead_cells-tile-good = { $times ->
    [one] Продаётся: { $text }, цена – { $price } { $price ->
        [one] зуб
        [few] зуба
       *[other] зубов
     }.
   *[other] Продаётся: { $text }, цена – { $price } { $price ->
        [one] зуб
        [few] зуба
       *[other] зубов
     }, можно купить { $times } { $times ->
        [few] раза
       *[other] раз
     }.
 }
dead_cells-tile-hand = Проверка руки, { $symbol }: { $text }.
dead_cells-tile-fails = Без такой карты: { $text }.
dead_cells-tile-deck = Проверка колоды, { $symbol }: { $text }.
dead_cells-tile-pay = { $n ->
    [one] За { $n } зуб: { $text }.
    [few] За { $n } зуба: { $text }.
   *[other] За { $n } зубов: { $text }.
 }
dead_cells-tile-teleport = Телепорт.
dead_cells-tile-constraint = Пока вы на этом планшете: { $text }
dead_cells-gate-rune = Только с руной «{ $rune }».
dead_cells-gate-hand = Проверка руки, { $symbol }: без такой карты не пройти.
dead_cells-gate-deck = Проверка колоды по пути; любой символ приносит { $text }.
dead_cells-gate-key = Проход за ключ.
dead_cells-gate-key-or-elite = Проход за ключ или за бой с элитным монстром.
dead_cells-gate-bell = Здесь звонит колокол.
dead_cells-gate-lantern = Гасит фонарь { $n }, если не сбросить карту с символом живучести.
