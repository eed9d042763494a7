nastolie-title = Настолье
nastolie-tagline = Деревянные диски, стол и ваш палец.

## Кто и что

nastolie-shelves = character missile artefact ritual

nastolie-character-ajarha = Аджарха
nastolie-character-buran = Буран
nastolie-character-ramprak = Рампрак
nastolie-character-elemental = Элементаль
nastolie-character-dymer = Дымер
nastolie-character-shavakh = Шавах
nastolie-character-vampal = Вампал
nastolie-character-zhukorog = Жукорог
nastolie-character-archer = Стрелец
nastolie-character-dryad = Дриада
nastolie-character-baarun = Баарун
nastolie-character-vaya = Вайя
nastolie-character-phantom = Фантом
nastolie-character-minusoid = Минусоид
nastolie-character-energan = Энерган
nastolie-character-akeru = Акеру
nastolie-character-haru = Хару
nastolie-character-edzen = Эдзен
nastolie-character-ratnik = Ратник
nastolie-character-dish = Диш
nastolie-lettered = { $name } { $letter }

nastolie-missile-flame = Пламя
nastolie-missile-whirl = Смерч
nastolie-missile-shield = Щит
nastolie-missile-arrow = Стрела
nastolie-missile-lightning = Молния
nastolie-missile-magnet = Магнит
nastolie-missile-lasso = Аркан
nastolie-missile-tick = Клещ

nastolie-artefact-mine = Огненная шахта
nastolie-artefact-fountain = Фонтан жизни
nastolie-artefact-magnetosphere = Магнитосфера
nastolie-artefact-forge = Кузница праха

nastolie-ritual-call = Зов
nastolie-ritual-cleansing = Очищение
nastolie-ritual-healing = Исцеление
nastolie-ritual-teleport = Телепорт

nastolie-piece-barrel = бочка
nastolie-piece-cup = чашка
nastolie-piece-box = книга
nastolie-piece-glass = стакан
nastolie-piece-start = место расстановки
nastolie-piece-home = дом пленника
nastolie-piece-goal = цель
nastolie-piece-gate = ворота
nastolie-piece-ring = место, где выходят пленники

nastolie-order-fire = Огонь
nastolie-order-grass = Трава
nastolie-order-metal = Металл
nastolie-order-dust = Пыль

nastolie-rank-hero = герой
nastolie-rank-veteran = ветеран
nastolie-rank-fighter = боец

nastolie-edge-south = южный край
nastolie-edge-west = западный край
nastolie-edge-north = северный край
nastolie-edge-east = восточный край

nastolie-effect-baarun = Молния Бааруна
nastolie-effect-vampal = жизни Вампала
nastolie-effect-ticks = Клещи
nastolie-effect-points = очки
nastolie-effect-flames = Пламя
nastolie-effect-ratnik = Ратник
nastolie-effect-ajarha = Аджарха переставляет Пламя
nastolie-effect-shavakh = Шавах ставит Щиты
nastolie-effect-magnetosphere = Магнитосфера
nastolie-effect-minusoid = штраф Минусоида
nastolie-effect-energan = бонус Энергана

## Части стола

nastolie-zone-discs = Диски
nastolie-zone-artefacts = Артефакты
nastolie-zone-barrels = Бочки
nastolie-zone-loose = Снаряд на столе
nastolie-zone-obstacles = Препятствия
nastolie-zone-zones = Зоны
nastolie-zone-reserve = Резерв
nastolie-zone-effects = Ждущие эффекты
nastolie-zone-camps = Лагеря
nastolie-zone-cards = Карты
nastolie-zone-hand = Рука
nastolie-zone-waiting = Ещё не на поле
nastolie-zone-missiles = Снаряды на диске
nastolie-zone-game = Игра
nastolie-zone-scenario = Сценарий
nastolie-zone-puzzle = Задача
nastolie-zone-battle = Битва
nastolie-zone-battles = Битвы
nastolie-zone-round = Раунд
nastolie-zone-rounds = Последний раунд
nastolie-zone-turn = Ход
nastolie-zone-active = Чей ход
nastolie-zone-first = Кто начал
nastolie-zone-phase = Часть хода
nastolie-zone-actions = Осталось действий
nastolie-zone-dealt = Нанесено ранений
nastolie-zone-time-cards = Карты времени
nastolie-zone-rituals = Ритуалы
nastolie-zone-deck = Колода ритуалов
nastolie-zone-discard = Сыгранные ритуалы
nastolie-zone-goal = Цель
nastolie-zone-preview = Предпросмотр
nastolie-zone-flicker = Предстоит щёлкнуть
nastolie-zone-second = Второй выстрел
nastolie-zone-drawn = Взятая карта
nastolie-zone-ending = Конец
nastolie-zone-field = Стол
nastolie-zone-order = Орден
nastolie-zone-lives = Жизни
nastolie-zone-limit = Предел жизней
nastolie-zone-seat = Игрок
nastolie-zone-black = Чёрные карты
nastolie-zone-violet = Фиолетовые карты
nastolie-zone-points = Очки
nastolie-zone-gates = Ворота
nastolie-zone-marks = Отметки
nastolie-zone-captive = Пленник
nastolie-zone-prey = Добыча
nastolie-zone-supply = Запас

nastolie-verb-pass = Закончить
nastolie-verb-flick = Щёлкнуть
nastolie-verb-shoot = Выстрелить
nastolie-verb-cast = Заклинание
nastolie-verb-lay = Положить
nastolie-verb-move = Переставить
nastolie-verb-use = Использовать
nastolie-verb-pull = Притянуть
nastolie-verb-raise = Воскресить
nastolie-verb-healing = Исцеление
nastolie-verb-cleansing = Очищение
nastolie-verb-call = Зов
nastolie-verb-teleport = Телепорт
nastolie-verb-keep = Оставить
nastolie-verb-pick = Выбрать
nastolie-verb-name = Назвать
nastolie-verb-place = Поставить
nastolie-verb-line = Остальных в ряд
nastolie-verb-next = Следующий
nastolie-verb-usual = Обычный порядок
nastolie-verb-order = Возглавить
nastolie-verb-hero = Выбрать
nastolie-verb-fighters = Бойцы
nastolie-verb-give = Вернуть
nastolie-verb-put = Передвинуть

nastolie-part-disc = Диск
nastolie-part-spot = Место
nastolie-part-way = Направление
nastolie-part-power = Сила
nastolie-part-facing = Поворот

## Выбор

nastolie-choice-pass-act = Закончить ход
nastolie-choice-pass-lay = Ничего не класть
nastolie-choice-pass-move = Не трогать Пламя
nastolie-choice-pass-sphere = Никого не перемещать
nastolie-choice-pass-forge = Никого не воскрешать
nastolie-choice-pass-give = Оставить карты
nastolie-choice-flick = Щелчок: { $disc }
nastolie-choice-shoot = Выстрел: { $disc }
nastolie-choice-cast-ramprak = Заклинание, { $disc }. Щёлкнуть: { $target }
nastolie-choice-cast-phantom = Заклинание, { $disc }. Поменяться местами: { $target }
nastolie-choice-cast-akeru = Заклинание Акеру: взять двух Клещей
nastolie-choice-lay-lasso = Щёлкнуть Хару, сперва Аркан: { $target }
nastolie-choice-lay-shield = Щит: { $target }
nastolie-choice-lay-dish = Диск Диша на карту героя: { $target }
nastolie-choice-move = Переставить Пламя: { $disc } → { $target }
nastolie-choice-use-refill = Огненная шахта: пополнить запасы
nastolie-choice-use-cleanse = Огненная шахта: снять по снаряду со своих
nastolie-choice-use-fountain = Фонтан жизни: жизнь каждому своему, у кого осталась одна
nastolie-choice-pull = К Магнитосфере: { $disc }
nastolie-choice-raise = Воскресить у Кузницы: { $disc }
nastolie-choice-healing = Исцеление: { $disc }
nastolie-choice-cleansing = Очищение: { $missile } на диске { $disc }
nastolie-choice-cleansing-card = Очищение: { $missile } с карты { $disc }
nastolie-choice-call = Зов: { $disc }
nastolie-choice-teleport = Телепорт: { $disc }
nastolie-choice-put = Передвинуть: { $disc }
nastolie-choice-keep = Оставить карту
nastolie-choice-pick = { $disc }
nastolie-choice-pick-missile = { $missile } на диске { $disc }
nastolie-choice-name = { $player }
nastolie-choice-place = Поставить: { $disc }
nastolie-choice-line = Остальных в обычный ряд
nastolie-choice-next = { $effect }
nastolie-choice-usual = Всё в обычном порядке
nastolie-choice-order = Возглавить Орден: { $order }
nastolie-choice-hero = { $hero }
nastolie-choice-fighters = { $one }: { $count }, { $other }: { $others }
nastolie-choice-give = Вернуть в колоду: { $ritual }

## Вопросы

nastolie-ask-order = Какой Орден вы возглавите?
    .other = выбирает Орден
nastolie-ask-hero = Какой герой пойдёт с вами?
    .other = выбирает героя
nastolie-ask-fighters = Какие бойцы пойдут с вами?
    .other = выбирает бойцов
nastolie-ask-captive = Кто из ваших героев под стаканом?
    .other = выбирает пленника
nastolie-ask-place = Поставьте один из своих дисков или все оставшиеся в обычный ряд.
    .other = ставит диск
nastolie-ask-act = { $actions ->
    [one] Ваш ход: осталось { $actions } действие.
    [few] Ваш ход: осталось { $actions } действия.
   *[other] Ваш ход: осталось { $actions } действий.
 }
    .other = { $actions ->
    [one] ходит, осталось { $actions } действие
    [few] ходит, осталось { $actions } действия
   *[other] ходит, осталось { $actions } действий
 }
nastolie-ask-act-free = Действий не осталось. Используйте, что ещё есть, или закончите ход.
    .other = заканчивает ход
nastolie-ask-flick = Щёлкните: { $disc }.
    .other = щёлкает: { $disc }
nastolie-ask-again = Смерч не встретил врага: выстрелите им ещё раз с того же места.
    .other = стреляет Смерчем ещё раз
nastolie-ask-pick-target = Задето несколько персонажей: кто из них цель?
    .other = выбирает цель
nastolie-ask-pick-artefact = Какой артефакт вы берёте?
    .other = выбирает артефакт
nastolie-ask-pick-hero = Какой ваш герой получит жизнь?
    .other = выбирает, кто получит жизнь
nastolie-ask-pick-missile = Какой снаряд снять?
    .other = выбирает снаряд
nastolie-ask-lay-shield = Шавах может поставить Щит одному или двум персонажам.
    .other = может поставить Щиты
nastolie-ask-lay-dish = Диш погиб. На карту какого героя положить его диск?
    .other = может положить диск Диша на карту
nastolie-ask-move = Аджарха может переставить одно Пламя на другого персонажа.
    .other = может переставить Пламя
nastolie-ask-penalty = Ваш Минусоид погиб: кто возьмёт чёрную карту?
    .other = выбирает, кто возьмёт чёрную карту
nastolie-ask-forge = Враг погиб: Кузница может воскресить вашего бойца.
    .other = может воскресить бойца
nastolie-ask-sphere = Магнитосфера может притянуть к себе любого персонажа.
    .other = может притянуть кого-нибудь к Магнитосфере
nastolie-ask-next = Ждут несколько эффектов. Какой следующий?
    .other = выбирает порядок эффектов
nastolie-ask-ritual = Вы взяли карту ритуала. Сыграть сразу или оставить?
    .other = берёт карту ритуала
nastolie-ask-give = Какие карты ритуалов вы вернёте перед следующей битвой?
    .other = может вернуть карты ритуалов

## События

nastolie-event-battle = { $battles ->
    [one] Битва начинается.
   *[other] Начинается битва { $battle } из { $battles }.
 }
nastolie-event-first-scenario = { $player_is ->
    [you] Первым по сценарию ходите вы.
   *[other] Первым по сценарию ходит { $player }.
 }
nastolie-event-first-lot = { $player_is ->
    [you] По жребию первым ходите вы.
   *[other] По жребию первым ходит { $player }.
 }
nastolie-event-first-marks = { $player_is ->
    [you] Первым ходите вы: отметок меньше всего.
   *[other] Первым ходит { $player }: отметок меньше всего.
 }
nastolie-event-ordered = { $player } ведёт Орден: { $order }.
nastolie-event-led = { $player_is ->
    [you] Вы берёте героя: { $hero }.
   *[other] { $player } берёт героя: { $hero }.
 }
nastolie-event-mixed = { $player_is ->
    [you] Вы берёте бойцов. { $sort }: { $count }, { $other }: { $others }.
   *[other] { $player } берёт бойцов. { $sort }: { $count }, { $other }: { $others }.
 }
nastolie-event-caught = Пленник под стаканом – { $disc }, его отряд ведёт { $player }.
nastolie-event-placed = { $player } ставит диск: { $disc }.
nastolie-event-hunts = { $player_is ->
    [you] Вы охотитесь на героев Ордена: { $prey }.
   *[other] { $player } охотится на героев Ордена: { $prey }.
 }
nastolie-event-hunts-unseen = { $player } получает тайную добычу.
nastolie-event-turn = { $actions ->
    [one] { $player } начинает ход, { $actions } действие.
    [few] { $player } начинает ход, { $actions } действия.
   *[other] { $player } начинает ход, { $actions } действий.
 }
nastolie-event-skipped = { $player } пропускает ход: слишком много чёрных карт.
nastolie-event-passed = { $player_is ->
    [you] Вы заканчиваете ход,
   *[other] { $player } заканчивает ход,
 } не использовано действий: { $left }.
nastolie-event-ordering = { $player } выбирает порядок эффектов.
nastolie-event-penalty-action = Диск покинул стол: { $player } теряет следующее действие.
nastolie-event-penalty-black = Диск покинул стол: { $player } получает штраф.
nastolie-event-black-penalty = { $player } берёт чёрную карту.
nastolie-event-black-minusoid = { $player } берёт чёрную карту за погибшего Минусоида.
nastolie-event-violet = { $player } берёт фиолетовую карту за погибшего Энергана.
nastolie-event-cancelled = { $player } сбрасывает вместе чёрную и фиолетовую карты.
nastolie-event-spent = { $player } сбрасывает фиолетовую карту.
nastolie-event-lacking = { $player } остаётся без бонуса: карт времени больше нет.
nastolie-event-drew-many = { $player_is ->
    [you] Вы берёте карту ритуала за множество ранений: { $ritual }.
   *[other] { $player } берёт карту ритуала за множество ранений: { $ritual }.
 }
nastolie-event-drew-none = { $player_is ->
    [you] Вы берёте карту ритуала за ход без ранений: { $ritual }.
   *[other] { $player } берёт карту ритуала за ход без ранений: { $ritual }.
 }
nastolie-event-drew-unseen = { $player } берёт карту ритуала.
nastolie-event-kept = { $player_is ->
    [you] Вы оставляете карту.
   *[other] { $player } оставляет карту.
 }
nastolie-event-reshuffled = Сброшенные ритуалы становятся новой колодой.
nastolie-event-chanted = { $player } играет ритуал: { $ritual }.
nastolie-event-gave-back = { $player_is ->
    [you] Вы возвращаете карту: { $ritual }.
   *[other] { $player } возвращает карту: { $ritual }.
 }
nastolie-event-gave-back-unseen = { $player } возвращает карту ритуала.
nastolie-event-cast = { $disc } творит заклинание.
nastolie-event-supplied-spell = { $gained ->
    [one] { $disc } берёт снаряд: { $sort }.
   *[other] { $disc } берёт снаряды ({ $gained }): { $sort }.
 }
nastolie-event-supplied-property = { $disc } получает снаряд: { $sort }.
nastolie-event-supplied-mine = { $disc } получает от Шахты снаряд: { $sort }.
nastolie-event-emptied-lightning = { $disc } остаётся без Молний.
nastolie-event-emptied-cleansing = С карты { $disc } сброшен снаряд: { $sort }.
nastolie-event-flicked = { $player } щёлкает диском { $disc }.
nastolie-event-shot = { $player } стреляет. Стрелок – { $disc }, снаряд – { $sort }.
nastolie-event-moved = { $disc } никого не задевает.
nastolie-event-missed = { $disc } промахивается.
nastolie-event-targeted = { $target } под выстрелом.
nastolie-event-struck = { $disc } наносит удар, под ударом { $target }.
nastolie-event-wounded-strike = { $wounds ->
    [one] { $disc } получает { $wounds } ранение, осталось жизней: { $lives }.
    [few] { $disc } получает { $wounds } ранения, осталось жизней: { $lives }.
   *[other] { $disc } получает { $wounds } ранений, осталось жизней: { $lives }.
 }
nastolie-event-wounded-shot = { $wounds ->
    [one] { $disc } получает от выстрела { $wounds } ранение, осталось жизней: { $lives }.
    [few] { $disc } получает от выстрела { $wounds } ранения, осталось жизней: { $lives }.
   *[other] { $disc } получает от выстрела { $wounds } ранений, осталось жизней: { $lives }.
 }
nastolie-event-wounded-flame = { $disc } страдает от Пламени, осталось жизней: { $lives }.
nastolie-event-wounded-tick = { $disc } страдает от Клеща, осталось жизней: { $lives }.
nastolie-event-wounded-lasso = { $disc } страдает от Аркана, осталось жизней: { $lives }.
nastolie-event-wounded-ratnik = { $disc } страдает от Ратника, осталось жизней: { $lives }.
nastolie-event-spared-shield = { $disc } под Щитом: ранений нет.
nastolie-event-spared-dymer = { $disc } не получает ранений.
nastolie-event-healed-vampire = { $disc } пьёт жизни, теперь их { $lives }.
nastolie-event-healed-dryad = { $disc } получает жизнь от Дриады, теперь их { $lives }.
nastolie-event-healed-tick = { $disc } получает жизнь через Клеща, теперь их { $lives }.
nastolie-event-healed-vampal = { $disc } получает жизни рядом с друзьями, теперь их { $lives }.
nastolie-event-healed-fountain = { $disc } получает жизнь от Фонтана, теперь их { $lives }.
nastolie-event-healed-healing = { $disc } получает жизнь, теперь их { $lives }.
nastolie-event-died-strike = { $disc } погибает.
nastolie-event-died-shot = { $disc } погибает.
nastolie-event-died-flame = { $disc } сгорает.
nastolie-event-died-tick = { $disc } погибает от Клеща.
nastolie-event-died-lasso = { $disc } погибает от Аркана.
nastolie-event-died-ratnik = { $disc } погибает рядом с Ратником.
nastolie-event-died-swept = { $disc } выбывает из гонки.
nastolie-event-laid-shot = { $sort } остаётся на диске { $on }.
nastolie-event-laid-strike = { $sort } ложится на диск { $on }.
nastolie-event-laid-haru = Хару кладёт снаряд на диск { $on }: теперь там { $sort }.
nastolie-event-laid-shavakh = Шавах кладёт снаряд на диск { $on }: теперь там { $sort }.
nastolie-event-laid-ajarha = Аджарха переносит снаряд на диск { $on }: теперь там { $sort }.
nastolie-event-slipped = { $sort } слетает с диска { $off }.
nastolie-event-discarded-used = Снаряд сброшен: это { $sort }.
nastolie-event-discarded-missed = Снаряд сброшен: это { $sort }.
nastolie-event-discarded-left = Снаряд потерян: это { $sort }.
nastolie-event-discarded-death = С диска { $off } сброшен снаряд: { $sort }.
nastolie-event-discarded-mine = Шахта снимает с диска { $off } снаряд: { $sort }.
nastolie-event-discarded-cleansing = С диска { $off } снят снаряд: { $sort }.
nastolie-event-freed-fell = { $disc } слетает с артефакта { $artefact }: теперь тот ничей.
nastolie-event-freed-flicked = { $disc } сходит с артефакта { $artefact }: теперь тот ничей.
nastolie-event-freed-left = Артефакт { $artefact } покидает стол вместе с персонажем { $disc } и больше никому не принадлежит.
nastolie-event-freed-moved = { $disc } больше не на артефакте { $artefact }: теперь тот ничей.
nastolie-event-freed-death = Артефакт { $artefact } теперь ничей.
nastolie-event-took = { $disc } встаёт на артефакт { $artefact }: теперь его контролирует { $player }.
nastolie-event-fell = { $disc } теперь на столе.
nastolie-event-left = { $disc } покидает стол, { $edge }.
nastolie-event-returned = { $disc } возвращается на стол.
nastolie-event-put-swap = { $disc } встаёт на место другого.
nastolie-event-put-teleport = { $disc } переносится на новое место.
nastolie-event-put-call = { $disc } приходит на зов.
nastolie-event-put-forge = { $disc } воскресает.
nastolie-event-put-magnetosphere = { $disc } оказывается рядом с Магнитосферой.
nastolie-event-put-glass = { $disc } выходит из-под стакана.
nastolie-event-put-hand = { $disc } передвигается на другое место.
nastolie-event-used = { $player } использует артефакт: { $artefact }.
nastolie-event-avenged = { $disc } ложится на карту героя { $hero }.
nastolie-event-vented = Диск Диша сброшен с карты героя { $hero }.
nastolie-event-scored-control = { $player } получает очки за артефакты: { $points }, всего { $total }.
nastolie-event-scored-kill = { $player } получает очки, погибший – { $rank }: { $points }, всего { $total }.
nastolie-event-spurned = { $player } не получает очков: { $victim } и так позади всех.
nastolie-event-delivered = Бочка доставлена, всего { $count }.
nastolie-event-gate-passed = { $player } проводит героя через ворота { $gate }: это { $disc }.
nastolie-event-glass-hit = { $disc } бьёт в стакан: { $hits } из { $needed }.
nastolie-event-glass-broken = Стакан разбит!
nastolie-event-out = { $player } выбывает.
nastolie-event-prey-shown = { $player_is ->
    [you] Вашей добычей был Орден { $prey }.
   *[other] { $player } открывает свою добычу: это Орден { $prey }.
 }
nastolie-event-marked = { $player_is ->
    [you] Вы побеждаете в битве, отметок: { $marks }.
   *[other] { $player } побеждает в битве, отметок: { $marks }.
 }
nastolie-event-battle-over-destroyed = Битва окончена: осталась одна сторона.
nastolie-event-battle-over-draw = Битва закончилась вничью.
nastolie-event-battle-over-barrels = Битва окончена: бочки доставлены.
nastolie-event-battle-over-escorts = Битва окончена: караван задержан.
nastolie-event-battle-over-points = Битва окончена: очков достаточно.
nastolie-event-battle-over-heroes = Битва окончена: у команды не осталось героев.
nastolie-event-battle-over-prey = Битва окончена: добыча настигнута.
nastolie-event-battle-over-captive = Битва окончена: пленник дома.
nastolie-event-battle-over-race = Битва окончена: гонка выиграна.
nastolie-event-battle-over-rounds = Битва окончена: сыгран последний раунд.
nastolie-event-ended-destroyed = Осталась одна сторона.
nastolie-event-ended-draw = Ничья.
nastolie-event-ended-barrels = Бочки доставлены.
nastolie-event-ended-escorts = Караван задержан.
nastolie-event-ended-points = Очков достаточно.
nastolie-event-ended-heroes = У команды не осталось героев.
nastolie-event-ended-prey = Добыча настигнута.
nastolie-event-ended-captive = Пленник дома.
nastolie-event-ended-race = Гонка выиграна.
nastolie-event-ended-rounds = Сыгран последний раунд.
nastolie-event-ended-solved = Задача решена.
nastolie-event-ended-unsolved = Задача не решена.
nastolie-event-ended-campaign = Кампания окончена.

## Отказы

nastolie-refused-turn = Сейчас выбираете не вы.
nastolie-refused-choice = Сейчас это невозможно.
nastolie-refused-acted = Этот персонаж уже действовал.
nastolie-refused-actions = Действий не осталось.
nastolie-refused-tick = На нём Клещ: он не может действовать.
nastolie-refused-wounded = Раненый, он не может действовать.
nastolie-refused-returned = Он воскрес в этот ход и ещё не может действовать.
nastolie-refused-freed = Он только что вышел из-под стакана и ещё не может действовать.
nastolie-refused-supply = В его запасе нет снарядов.
nastolie-refused-place = Сюда поставить нельзя.
nastolie-refused-far = Слишком далеко от стрелка.
nastolie-refused-weaker = Только своего персонажа, у которого меньше жизней.
nastolie-refused-useless = Это ничего не изменит.
nastolie-refused-reserve = В резерве ничего не осталось.
nastolie-refused-control = Вы не контролируете этот артефакт.
nastolie-refused-used = В этот ход он уже использован.
nastolie-refused-window = Не в этот момент.
nastolie-refused-power = Сила бывает от 1 до 1000.
nastolie-refused-direction = Щелчку нужно направление.

## Конец

nastolie-end-destroyed = На поле осталась одна сторона.
nastolie-end-destroyed-won = Враги разбиты.
nastolie-end-destroyed-lost = Ваш отряд разбит.
nastolie-end-draw = Никто не победил.
nastolie-end-draw-nobody = Никто не победил.
nastolie-end-barrels = Бочки добрались до востока.
nastolie-end-barrels-won = Ваши бочки доставлены.
nastolie-end-barrels-lost = Бочки проскользнули.
nastolie-end-escorts = Караван не успел пройти.
nastolie-end-escorts-won = Вы задержали караван.
nastolie-end-escorts-lost = Ваш караван не успел пройти.
nastolie-end-points = Очков набрано достаточно.
nastolie-end-points-won = Очки у вас.
nastolie-end-points-lost = Очки у другого.
nastolie-end-heroes = Команда потеряла героев.
nastolie-end-heroes-won = Другая команда потеряла героев.
nastolie-end-heroes-lost = Ваша команда потеряла героев.
nastolie-end-prey = Охота окончена.
nastolie-end-prey-won = Вы настигли свою добычу.
nastolie-end-prey-lost = Другой настиг свою добычу.
nastolie-end-captive = Пленник дома.
nastolie-end-captive-won = Ваш пленник дома.
nastolie-end-captive-lost = Чужой пленник дома.
nastolie-end-race = Гонка окончена.
nastolie-end-race-won = Вы выиграли гонку.
nastolie-end-race-lost = Другой оказался быстрее.
nastolie-end-rounds = Последний раунд сыгран.
nastolie-end-rounds-won = После последнего раунда вы впереди.
nastolie-end-rounds-lost = После последнего раунда впереди другой.
nastolie-end-solved = Задача решена.
nastolie-end-solved-won = Решено!
nastolie-end-unsolved = Задача не решена.
nastolie-end-unsolved-lost = Враг ещё на поле.
nastolie-end-unsolved-nobody = Враг ещё на поле.
nastolie-end-campaign = Кампания окончена.
nastolie-end-campaign-won = Вы выиграли кампанию.
nastolie-end-campaign-lost = Кампанию выиграл другой.
nastolie-end-campaign-nobody = Кампания закончилась вничью.

nastolie-score-lives = Жизни на поле
nastolie-score-points = Очки
nastolie-score-gates = Ворота
nastolie-score-marks = Выигранные битвы

nastolie-stat-discs = Персонажи на поле
nastolie-stat-lives = Жизни на поле
nastolie-stat-flicked = Щелчки
nastolie-stat-shot = Выстрелы
nastolie-stat-struck = Удары
nastolie-stat-took = Взятые артефакты
nastolie-stat-cast = Заклинания
nastolie-stat-wounds = Нанесённые ранения
nastolie-stat-swept = Диски за краем
nastolie-stat-longest = Самое дальнее попадание, мм

## Настройки

nastolie-group-game = Игра
nastolie-group-hand = Рука и глаз
nastolie-group-rulings = Толкования
nastolie-opt-scenario = Сценарий
    .help = За что и где идёт битва.
nastolie-scenario-auto = обычный
nastolie-scenario-p1 = Первый щелчок
    .help = Между вами одна книга. Восемь раундов, дальше по жизням.
nastolie-scenario-p2 = Караван
    .help = Довезите три бочки до восточного края или помешайте этому.
nastolie-scenario-p3 = Четыре очага
    .help = Держите артефакты к началу своего хода: кто первым наберёт шесть очков.
nastolie-scenario-p4 = Треугольник
    .help = Три угла; очки за убитых.
nastolie-scenario-p5 = Две семьи
    .help = Двое на двое через косую стену.
nastolie-scenario-p6 = Каждый за свой Орден
    .help = Вы охотитесь на один Орден, другой охотится на вас.
nastolie-scenario-p7 = Ледяная сфера
    .help = Разбейте стакан и отведите своего героя домой.
nastolie-scenario-p8 = Гонка
    .help = Через трое ворот, кто первым пересечёт черту.
nastolie-scenario-p9 = Задача: один ход
    .help = Двенадцать задач: очистите стол за три действия.
nastolie-opt-puzzle = Задача
    .help = Один ход, три действия, и ни одного врага на поле.
nastolie-opt-campaign = Кампания
    .help = Три битвы за одним столом; побеждает тот, кто выиграл больше.
nastolie-opt-rituals = Ритуалы
    .help = Карты ритуалов за ходы, где ранений много или нет совсем.
nastolie-opt-placement = Расстановка
    .help = Каждый ставит диски сам, или все стоят в обычный ряд.
nastolie-placement-free = своя
nastolie-placement-line = в ряд
nastolie-opt-hand = Рука
    .help = Насколько щелчок отклоняется от задуманного.
nastolie-hand-natural = обычная
nastolie-hand-steady = твёрдая
nastolie-hand-light = почти твёрдая
nastolie-hand-shaky = дрожащая
nastolie-opt-preview = Предпросмотр
    .help = Что видно, пока игрок целится.
nastolie-preview-contact = первое столкновение
nastolie-preview-none = ничего
nastolie-preview-line = линия
nastolie-preview-two = два столкновения
nastolie-preview-full = всё
nastolie-opt-missile-exit = Снаряд за краем
    .help = Снаряд, улетевший со стола, тоже приносит штраф.
nastolie-opt-rider = Стоящий на артефакте
    .help = Защищён от ударов или получает удар, когда задет артефакт.
nastolie-rider-safe = защищён
nastolie-rider-struck = получает удар
nastolie-opt-doubling = Два удвоения
    .help = Умножаются или считаются один раз.
nastolie-doubling-both = оба
nastolie-doubling-once = одно
nastolie-opt-strike = Удар по одному врагу
    .help = Один раз за щелчок или при каждом столкновении.
nastolie-strike-once = один раз
nastolie-strike-each = каждый раз
nastolie-opt-roster = Состав
    .help = Кто к какому Ордену относится, там где источники расходятся.
nastolie-roster-main = основной
nastolie-roster-variant = другой
nastolie-option-scenario = { $seats ->
    [one] Сценарий { $scenario } не для { $seats } игрока.
   *[other] Сценарий { $scenario } не для { $seats } игроков.
 }
nastolie-option-puzzle = Задачи { $puzzle } нет.
