bad_bones-title = Незваные кости
bad_bones-tagline = Из леса идут скелеты. Отведите их от себя – хотя бы к соседям.

## Скелеты

bad_bones-symbol-purple = фиолетовые
bad_bones-symbol-yellow = жёлтые
bad_bones-symbol-red = красные
bad_bones-symbol-blue = синие
bad_bones-symbol-green = зелёные
bad_bones-skeleton-purple = фиолетовый скелет
    .a = фиолетовый скелет
    .the = фиолетовый скелет
    .whom = фиолетового скелета
    .title = { bad_bones-help-skeleton }
bad_bones-skeleton-yellow = жёлтый скелет
    .a = жёлтый скелет
    .the = жёлтый скелет
    .whom = жёлтого скелета
    .title = { bad_bones-help-skeleton }
bad_bones-skeleton-red = красный скелет
    .a = красный скелет
    .the = красный скелет
    .whom = красного скелета
    .title = { bad_bones-help-skeleton }
bad_bones-skeleton-blue = синий скелет
    .a = синий скелет
    .the = синий скелет
    .whom = синего скелета
    .title = { bad_bones-help-skeleton }
bad_bones-skeleton-green = зелёный скелет
    .a = зелёный скелет
    .the = зелёный скелет
    .whom = зелёного скелета
    .title = { bad_bones-help-skeleton }
bad_bones-chief-sapper = старший минёр
    .a = старший минёр
    .the = старший минёр
    .whom = старшего минёра
    .title = { bad_bones-help-sapper }
bad_bones-chief-necromancer = некромант
    .a = некромант
    .the = некромант
    .whom = некроманта
    .title = { bad_bones-help-necromancer }
bad_bones-chief-friendly = миротворец
    .a = миротворец
    .the = миротворец
    .whom = миротворца
    .title = { bad_bones-help-friendly }
bad_bones-chief-instructor = старший инструктор
    .a = старший инструктор
    .the = старший инструктор
    .whom = старшего инструктора
    .title = { bad_bones-help-instructor }
bad_bones-chief-spectral = призрачный командир
    .a = призрачный командир
    .the = призрачный командир
    .whom = призрачного командира
    .title = { bad_bones-story-about-spectral }
bad_bones-chief-saboteur = старший диверсант
    .a = старший диверсант
    .the = старший диверсант
    .whom = старшего диверсанта
    .title = { bad_bones-help-saboteur }
bad_bones-chief-emperor = император скелетов
    .a = император скелетов
    .the = император скелетов
    .whom = императора скелетов
    .title = { bad_bones-help-emperor }
bad_bones-skeleton-at = { $skeleton } – { $place }

## Ловушки и оружие

bad_bones-trap-wall = стена
    .a = стену
    .the = стена
    .whom = стену
    .damaged = повреждённая стена
    .title = { bad_bones-help-wall }
bad_bones-trap-wall-rising = восходящая стена
    .a = восходящую стену
    .the = восходящая стена
    .whom = восходящую стену
    .damaged = повреждённая восходящая стена
    .title = { bad_bones-help-wall }
bad_bones-trap-wall-falling = нисходящая стена
    .a = нисходящую стену
    .the = нисходящая стена
    .whom = нисходящую стену
    .damaged = повреждённая нисходящая стена
    .title = { bad_bones-help-wall }
bad_bones-trap-catapult = катапульта
    .a = катапульту
    .the = катапульта
    .whom = катапульту
    .damaged = повреждённая катапульта
    .title = { bad_bones-help-catapult }
bad_bones-trap-dragon = дракон
    .a = дракона
    .the = дракон
    .whom = дракона
    .damaged = повреждённый дракон
    .title = { bad_bones-help-dragon }
bad_bones-trap-treasure = сокровище
    .a = сокровище
    .the = сокровище
    .whom = сокровище
    .damaged = повреждённое сокровище
    .title = { bad_bones-help-treasure }
bad_bones-trap-barricade = частокол
    .a = частокол
    .the = частокол
    .whom = частокол
    .damaged = повреждённый частокол
    .title = { bad_bones-help-barricade }
bad_bones-trap-bomb = динамит
    .a = динамит
    .the = динамит
    .whom = динамит
    .damaged = повреждённый динамит
    .title = { bad_bones-help-bomb }
bad_bones-trap-crater = воронка
    .a = воронку
    .the = воронка
    .whom = воронку
    .damaged = повреждённая воронка
    .title = { bad_bones-help-crater }
bad_bones-trap-hearse = катафалк
    .a = катафалк
    .the = катафалк
    .whom = катафалк
    .damaged = повреждённый катафалк
    .title = { bad_bones-help-hearse }
bad_bones-trap-maze = лабиринт
    .a = лабиринт
    .the = лабиринт
    .whom = лабиринт
    .damaged = повреждённый лабиринт
    .title = { bad_bones-help-maze }
bad_bones-trap-maze-white = белый лабиринт
    .a = белый лабиринт
    .the = белый лабиринт
    .whom = белый лабиринт
    .damaged = повреждённый белый лабиринт
    .title = { bad_bones-help-maze }
bad_bones-trap-maze-black = чёрный лабиринт
    .a = чёрный лабиринт
    .the = чёрный лабиринт
    .whom = чёрный лабиринт
    .damaged = повреждённый чёрный лабиринт
    .title = { bad_bones-help-maze }
bad_bones-trap-portal = портал
    .a = портал
    .the = портал
    .whom = портал
    .damaged = повреждённый портал
    .title = { bad_bones-help-portal }
bad_bones-trap-spring = пружина
    .a = пружину
    .the = пружина
    .whom = пружину
    .damaged = повреждённая пружина
    .title = { bad_bones-help-spring }
bad_bones-weapon-crossbow = арбалет
    .a = арбалет
    .title = { bad_bones-help-crossbow }
bad_bones-weapon-ice-staff = ледяной жезл
    .a = ледяной жезл
    .title = { bad_bones-story-about-weapon }
bad_bones-weapon-death-staff = жезл смерти
    .a = жезл смерти
    .title = { bad_bones-help-death-staff }
bad_bones-weapon-teleport-staff = жезл телепортации
    .a = жезл телепортации
    .title = { bad_bones-story-about-weapon }
bad_bones-weapon-two-handed-sword = двуручный меч
    .a = двуручный меч
    .title = { bad_bones-help-two-handed-sword }
bad_bones-weapon-battle-axe = боевой топор
    .a = боевой топор
    .title = { bad_bones-help-battle-axe }
bad_bones-weapon-morning-star = кистень
    .a = кистень
    .title = { bad_bones-story-about-weapon }
bad_bones-weapon-rapier = рапира
    .a = рапиру
    .title = { bad_bones-story-about-weapon }

## Поле

bad_bones-cell = { $row ->
    [1] { $column ->
        [1] левый верхний угол
        [5] правый верхний угол
       *[other] верхний ряд, { $column ->
            [2] левее середины
            [3] посередине
           *[4] правее середины
        }
    }
    [2] второй ряд, { $column ->
        [1] с левого края
        [2] левее середины
        [3] посередине
        [4] правее середины
       *[5] с правого края
    }
    [3] { $column ->
        [3] самая середина
       *[other] средний ряд, { $column ->
            [1] с левого края
            [2] левее середины
            [4] правее середины
           *[5] с правого края
        }
    }
    [4] четвёртый ряд, { $column ->
        [1] с левого края
        [2] левее середины
        [3] посередине
        [4] правее середины
       *[5] с правого края
    }
   *[5] { $column ->
        [1] левый нижний угол
        [5] правый нижний угол
       *[other] нижний ряд, { $column ->
            [2] левее середины
            [3] посередине
           *[4] правее середины
        }
    }
}
bad_bones-rim-left = левый край, { $number ->
    [1] верхний ряд
    [2] второй ряд
    [3] средний ряд
    [4] четвёртый ряд
   *[5] нижний ряд
}
bad_bones-rim-right = правый край, { $number ->
    [1] верхний ряд
    [2] второй ряд
    [3] средний ряд
    [4] четвёртый ряд
   *[5] нижний ряд
}
bad_bones-rim-top = верхний край, { $number ->
    [1] слева
    [2] левее середины
    [3] посередине
    [4] правее середины
   *[5] справа
}
bad_bones-rim-bottom = нижний край, { $number ->
    [1] слева
    [2] левее середины
    [3] посередине
    [4] правее середины
   *[5] справа
}
bad_bones-heading-n = вверх
bad_bones-heading-e = вправо
bad_bones-heading-s = вниз
bad_bones-heading-w = влево

## Выбор

bad_bones-choice-pass-trap = Не трогать ловушки
bad_bones-choice-pass-order = Остальные пусть идут сами
bad_bones-choice-pass-weapon = Не применять оружие
bad_bones-choice-pass-market = Больше ничего не покупать
bad_bones-choice-hero = Передвинуть героя: { $place }
bad_bones-choice-place = Выложить: { $trap } – { $place }
bad_bones-choice-take = Убрать в запас: { $trap } – { $place }
bad_bones-choice-push = Прогнать { $heading }: { $skeleton }
bad_bones-choice-send = Получает { $player }
bad_bones-choice-move = Следующим идёт { $skeleton }
bad_bones-choice-lead = Ведёт { $skeleton }
bad_bones-choice-victim = Вместе с башней гибнет { $skeleton }
bad_bones-choice-break = Отдать башню: { $place }
bad_bones-choice-shoot = Выстрелить в цель: { $skeleton }
bad_bones-choice-freeze = Заморозить всех скелетов: { $place }
bad_bones-choice-freeze-all = Заморозить всех скелетов на поле
bad_bones-choice-curse = Убитых получает { $player }
bad_bones-choice-teleport = Телепортировать героя: { $place }
bad_bones-choice-strike = Ещё один удар: { $place }
bad_bones-choice-cleave = Сразить рядом с героем: { $symbol }
bad_bones-choice-sweep = Перегнать всех скелетов. Откуда: { $place }. Куда: { $to }
bad_bones-choice-fence = Развернуть скелетов: { $place }
bad_bones-choice-fence-all = Развернуть всех скелетов { $heading }: { $place }
bad_bones-choice-turn = Развернуть { $heading }: { $skeleton }
bad_bones-choice-start = Начать здесь: { $place }
bad_bones-choice-buy = Купить: { $item }
bad_bones-choice-go-on = Играть дальше ради героической победы
bad_bones-choice-stop = Закончить этой победой

## Вопросы

bad_bones-ask-hero = Куда пойдёт ваш герой?
    .other = { $count ->
        [one] ходит героем
       *[other] ходят героями
    }
bad_bones-ask-trap = Какую ловушку вы выложите или уберёте?
    .other = { $count ->
        [one] может выложить или убрать ловушку
       *[other] могут выложить или убрать ловушку
    }
bad_bones-ask-push = Кого и куда прогонит дракон?
    .other = { $count ->
        [one] выбирает, куда дракон их гонит
       *[other] выбирают, куда дракон их гонит
    }
bad_bones-ask-push-one = Перед драконом { $skeleton }. Куда его прогнать?
    .other = { $count ->
        [one] выбирает, куда гонит дракон
       *[other] выбирают, куда гонит дракон
    }
bad_bones-ask-catapult = В катапульте { $skeleton }. На чьё кладбище?
    .other = { $count ->
        [one] наводит катапульту
       *[other] наводят катапульту
    }
bad_bones-ask-hearse = На катафалке едет { $skeleton }. На чьё кладбище?
    .other = { $count ->
        [one] отправляет катафалк
       *[other] отправляют катафалк
    }
bad_bones-ask-exit = Ваше поле покидает { $skeleton }. На чьё кладбище?
    .other = { $count ->
        [one] выбирает кладбище для ушедшего
       *[other] выбирают кладбище для ушедшего
    }
bad_bones-ask-order = Кто из скелетов идёт следующим?
    .other = { $count ->
        [one] выбирает, какой скелет пойдёт дальше
       *[other] выбирают, какой скелет пойдёт дальше
    }
bad_bones-ask-leader = Кто из инструкторов поведёт отряд?
    .other = { $count ->
        [one] выбирает, кто ведёт отряд
       *[other] выбирают, кто ведёт отряд
    }
bad_bones-ask-victim = Кто из них погибнет вместе с башней?
    .other = { $count ->
        [one] выбирает, кто падёт вместе с башней
       *[other] выбирают, кто падёт вместе с башней
    }
bad_bones-ask-second = Минёр рушит вторую башню. Какую?
    .other = { $count ->
        [one] выбирает вторую башню для минёра
       *[other] выбирают вторую башню для минёра
    }
bad_bones-ask-weapon-crossbow = Сразу трое. В кого выстрелит арбалет?
    .other = { $count ->
        [one] пускает в ход оружие
       *[other] пускают в ход оружие
    }
bad_bones-ask-weapon-ice-staff = Сразу трое. Кого заморозит ледяной жезл?
    .other = { $count ->
        [one] пускает в ход оружие
       *[other] пускают в ход оружие
    }
bad_bones-ask-weapon-death-staff = Сразу трое. На чьё кладбище их отправит жезл смерти?
    .other = { $count ->
        [one] пускает в ход оружие
       *[other] пускают в ход оружие
    }
bad_bones-ask-weapon-teleport-staff = Сразу трое. Куда перенесёт героя жезл телепортации?
    .other = { $count ->
        [one] пускает в ход оружие
       *[other] пускают в ход оружие
    }
bad_bones-ask-weapon-two-handed-sword = Сразу трое. Куда ещё раз ударит двуручный меч?
    .other = { $count ->
        [one] пускает в ход оружие
       *[other] пускают в ход оружие
    }
bad_bones-ask-weapon-battle-axe = Сразу трое. Какой символ сразит боевой топор?
    .other = { $count ->
        [one] пускает в ход оружие
       *[other] пускают в ход оружие
    }
bad_bones-ask-weapon-morning-star = Сразу трое. С какой клетки кистень сметёт скелетов?
    .other = { $count ->
        [one] пускает в ход оружие
       *[other] пускают в ход оружие
    }
bad_bones-ask-weapon-rapier = Сразу трое. Кого развернёт рапира?
    .other = { $count ->
        [one] пускает в ход оружие
       *[other] пускают в ход оружие
    }
bad_bones-ask-turn = Куда вы их развернёте?
    .other = { $count ->
        [one] выбирает, куда их повернуть
       *[other] выбирают, куда их повернуть
    }
bad_bones-ask-start = На какой башне начнёт ваш герой?
    .other = { $count ->
        [one] выбирает башню для героя
       *[other] выбирают башни для героев
    }
bad_bones-ask-market = У вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}. Что вы купите?
    .other = { $count ->
        [one] покупает на рынке
       *[other] покупают на рынке
    }
bad_bones-ask-heroic = Сыграно раундов: { $rounds }. Будете играть, пока не исчезнет последний скелет?
    .other = { $count ->
        [one] решает, играть ли дальше
       *[other] решают, играть ли дальше
    }

## События: рассказ о партии

bad_bones-event-phase-market = Открывается рынок.
bad_bones-event-phase-start = Герои выбирают башни.
bad_bones-event-turn = Раунд { $round }.
bad_bones-event-phase-2 = Ловушки выкладывают и убирают.
bad_bones-event-phase-3 = Скелеты идут.
bad_bones-event-phase-4 = Встают новые скелеты.
bad_bones-event-phase-heroic = Последний раунд позади, королевство стоит.
bad_bones-event-drew = { $player } тянет из мешка жетон: { $skeleton }.
bad_bones-event-appeared = В лесу, где правит { $player }, притаился { $skeleton }.
bad_bones-event-first-buyer = Первым покупает { $player }.
bad_bones-event-bought = { $player } покупает { $item }. Осталось монет: { $left }.
bad_bones-event-passed = { $player } больше ничего не покупает.
bad_bones-event-started = { $player } ставит героя на башню: { $place }.
bad_bones-event-hero = { $player } ведёт героя: { $place }.
bad_bones-event-hero-lost = { $player } остаётся без героя: император забрал его с собой в могилу.
bad_bones-event-slain-hero = Там, где правит { $player }, от руки героя гибнет { $skeleton }.
bad_bones-event-slain-weapon = Там, где правит { $player }, от оружия героя гибнет { $skeleton }.
bad_bones-event-slain-trap = Там, где правит { $player }, в ловушке гибнет { $skeleton }.
bad_bones-event-sent-exit = Поле, где правит { $player }, покидает { $skeleton }. Его получает { $target }.
bad_bones-event-sent-catapult = { $player } стреляет из катапульты: улетает { $skeleton }. Его получает { $target }.
bad_bones-event-sent-hearse = { $player } отправляет катафалк: уезжает { $skeleton }. Его получает { $target }.
bad_bones-event-sent-spectral = Бессмертный { $skeleton } ждёт на кладбище. Его получает { $target }.
bad_bones-event-sent-staff = { $player } применяет жезл смерти: изгнан { $skeleton }. Его получает { $target }.
bad_bones-event-laid = { $player } выкладывает { $trap }: { $place }.
bad_bones-event-retrieved = { $player } убирает { $trap } в запас: { $place }.
bad_bones-event-returned = { $player } кладёт { $trap } в общий запас.
bad_bones-event-waited = { $player } не трогает ловушки.
bad_bones-event-moved = { $skeleton } делает шаг: { $place }.
bad_bones-event-turned-arrow = { $skeleton } поворачивает по стрелке { $heading }.
bad_bones-event-turned-treasure = { $skeleton } поворачивает к сокровищу, { $heading }.
bad_bones-event-turned-rapier = { $skeleton } поворачивает перед рапирой { $heading }.
bad_bones-event-triggered = Срабатывает { $trap }: попался { $skeleton }.
bad_bones-event-blocked = { $skeleton } остановлен частоколом.
bad_bones-event-portal = { $skeleton } через портал возвращается в лес.
bad_bones-event-held-frozen = { $skeleton } остаётся на месте.
bad_bones-event-held-maze = { $skeleton } заблудился в лабиринте.
bad_bones-event-held-dragon = { $skeleton } не знает, куда бежать от дракона.
bad_bones-event-parted = Чинить нечего, и { $skeleton } уходит с миром.
bad_bones-event-floor-lost = { $lost ->
    [0] { $player } уже без башни: напрасно пришёл { $skeleton }.
    [1] { $player } теряет ярус башни, его сносит { $skeleton }. Осталось ярусов: { $left }.
   *[other] { $player } теряет два яруса башни, их сносит { $skeleton }. Осталось ярусов: { $left }.
}
bad_bones-event-house-lost = { $lost ->
    [0] { $player } уже без домов: напрасно пришёл { $skeleton }.
    [1] { $player } теряет дом, его сжигает { $skeleton }. Осталось домов: { $left }.
   *[other] { $player } теряет два дома, их сжигает { $skeleton }. Осталось домов: { $left }.
}
bad_bones-event-floor-mended = { $player } получает ярус назад: миротворец чинит башню. Ярусов: { $left }.
bad_bones-event-house-mended = { $player } получает дом назад: миротворец чинит деревню. Домов: { $left }.
bad_bones-event-capital-burnt = { $lost ->
    [0] Оттуда, где правит { $player }, в столицу врывается { $skeleton }, но жечь там больше нечего.
    [1] Оттуда, где правит { $player }, в столицу врывается { $skeleton } и сжигает дом. Осталось домов: { $left }.
   *[other] Оттуда, где правит { $player }, в столицу врывается { $skeleton } и сжигает два дома. Осталось домов: { $left }.
}
bad_bones-event-capital-mended = Оттуда, где правит { $player }, чинить столицу приходит { $skeleton }.
bad_bones-event-capital = Домов в столице: { $left }.
bad_bones-event-tower-fell = { $player } теряет башню, её рушит { $skeleton }: { $place }.
bad_bones-event-tower-mended = { $player } снова с башней, её отстроил { $skeleton }: { $place }.
bad_bones-event-fell = { $player } теряет королевство!
bad_bones-event-damaged = Сработавшую ловушку переворачивают, теперь это { $trap }.
bad_bones-event-destroyed-stolen = { $player } лишается сокровища: его похитили.
bad_bones-event-destroyed-sabotaged = Диверсия! { $player } теряет { $trap }.
bad_bones-event-destroyed-worn = Износ: { $player } теряет { $trap }.
bad_bones-event-hearse-common = { $player } возвращает катафалк в общий запас.
bad_bones-event-hearse-back = { $player } получает катафалк назад в запас.
bad_bones-event-hearse = { $player } отдаёт катафалк; туда, где правит { $target }, он увёз пассажиров.
bad_bones-event-spent = { $skeleton } сделал своё дело и исчезает.
bad_bones-event-weapon = { $player } применяет { $weapon }.
bad_bones-event-frozen = { $skeleton } застывает на месте.
bad_bones-event-swept = { $skeleton } отлетает в сторону: { $place }.
bad_bones-event-went-on = { $player } играет дальше ради героической победы.
bad_bones-event-ended-fallen = Одно королевство пало. Остальные считают очки.
bad_bones-event-ended-nobody = Все королевства пали разом. Победителя нет.
bad_bones-event-ended-defeat = Скелеты победили.
bad_bones-event-ended-survived = Последний раунд позади. Королевство выстояло!
bad_bones-event-ended-heroic = Не осталось ни косточки. Героическая победа!
bad_bones-event-ended-overrun = Под конец скелеты прорвались, но победа уже была одержана.
bad_bones-event-ruin-tower = { $player } терпит поражение: башня разрушена.
bad_bones-event-ruin-towers = { $player } терпит поражение: не осталось ни одной башни.
bad_bones-event-ruin-village = { $player } терпит поражение: деревня сгорела.
bad_bones-event-ruin-emperor = { $player } терпит поражение: пришёл император.
bad_bones-event-ruin-capital = Столица сгорела.
bad_bones-event-won = { $player } побеждает. Очки: { $points }.
bad_bones-event-won-taller = { $player } побеждает: очков столько же, { $points }, но башня выше.
bad_bones-event-lasted = Это случилось в раунде { $round }; продержаться надо было { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
bad_bones-event-floors-stand = Уцелело ярусов башни: { $left }.
bad_bones-event-houses-stand = Уцелело домов деревни: { $left }.
bad_bones-event-towers-stand = Уцелело башен на всех полях: { $left }.

## Фазы

bad_bones-phase-market = Рынок
bad_bones-phase-start = Герои занимают башни
bad_bones-phase-1 = Ход героев
bad_bones-phase-2 = Ловушки
bad_bones-phase-3 = Движение скелетов
bad_bones-phase-4 = Новые скелеты
bad_bones-phase-heroic = Играть дальше?
bad_bones-phase-over = Конец игры

## Почему так нельзя

bad_bones-refused-turn = Сейчас вам нечего решать.
bad_bones-refused-stay = Герой не может остаться на месте.
bad_bones-refused-far = Герой ходит только на одну клетку.
bad_bones-refused-edge = Такой клетки на вашем поле нет.
bad_bones-refused-reserve = Такой ловушки в запасе нет.
bad_bones-refused-trap = Там уже лежит ловушка.
bad_bones-refused-tower = На башню ловушку не выложить.
bad_bones-refused-skeletons = На скелетов эту ловушку не выложить.
bad_bones-refused-empty = Там нечего убирать.
bad_bones-refused-crater = Воронка остаётся до конца игры.
bad_bones-refused-village = К домам дракон никого не гонит.
bad_bones-refused-blocked = Туда нельзя: частокол или снова дракон.
bad_bones-refused-self = Не на своё кладбище.
bad_bones-refused-coins = Не хватает монет.
bad_bones-refused-stock = Это уже раскупили.
bad_bones-refused-weapon = У героя может быть только одно оружие.
bad_bones-refused-choice = Сейчас такого выбора нет.
bad_bones-point-market = Сейчас вы на рынке: выберите покупку или больше ничего не покупайте.
bad_bones-point-hero-first = Сначала ходит герой, потом можно выложить ловушку.
bad_bones-point-trap-first = Сначала выберите ловушку в запасе.
bad_bones-point-hero-moved = Герой уже сходил. Теперь можно выложить ловушку или убрать одну в запас.
bad_bones-point-walking = Скелеты в пути. Ловушки выкладывают в следующем раунде.

## Настройки, которые не сочетаются

bad_bones-option-solo = Эта версия – для одного игрока, а игроков здесь { $seats }.
bad_bones-option-coop = Для кооператива нужно хотя бы 2 игрока, а здесь { $seats }.
bad_bones-option-idle = «{ $option }» за таким столом ничего не меняет.

## Настройки

bad_bones-group-mode = Вариант игры
bad_bones-group-modules = Дополнения
bad_bones-group-rulings = Толкования правил

bad_bones-mode-standard = Обычная игра
    .help = Каждый защищает своё королевство; когда одно пало, остальные считают очки.
bad_bones-mode-solo = Для одного
    .help = Один ярус и один дом: продержитесь до последнего раунда.
bad_bones-mode-coop = Кооператив
    .help = У каждого четыре башни, столица и запас общие: продержитесь вместе.
bad_bones-ruleset-fr = Французские
    .help = Правила оригинала.
bad_bones-ruleset-ru = Русские
    .help = Кистень – только на пустую клетку, рапира поворачивает всех в одну сторону, ловушки убивают призрачного командира.
bad_bones-ruleset-de = Немецкие
    .help = Ледяной жезл морозит всё поле, телепортация на любую свободную клетку, в одиночку и в кооперативе нет катафалка.

bad_bones-opt-mode = Вариант игры
    .help = Друг против друга, в одиночку или вместе.
bad_bones-opt-rounds = Раунды
    .help = Сколько раундов нужно выстоять в одиночной игре и в кооперативе.
bad_bones-opt-advanced = Для опытных игроков
    .help = Ещё шесть ловушек и восемь видов оружия; их покупают на рынке до начала игры.
bad_bones-opt-chiefs = Командиры скелетов
    .help = В мешок добавляют девятнадцать командиров с особыми способностями.
bad_bones-opt-ruleset = Чьи правила
    .help = Какая книга решает, если издания расходятся.
bad_bones-opt-hearse-in-solo-and-coop = Катафалк в одиночку и в кооперативе
    .help = Катафалк продают и там; немецкие правила этого не разрешают никогда.
bad_bones-opt-side-arrows-both-ways = Боковые стрелки в обе стороны
    .help = Стрелки по бокам башни поворачивают и тех, кто идёт снизу.
bad_bones-opt-sapper-takes-second-coop-tower = Минёр рушит две башни
    .help = В кооперативе минёр стоит вам ещё одной башни по вашему выбору.

## Конец игры

bad_bones-end-fallen = Одно королевство пало. Остальные подсчитали очки.
bad_bones-end-fallen-won = Победа: ваше королевство стоит, и очков у вас больше всех.
bad_bones-end-fallen-lost = Поражение: победило другое королевство.
bad_bones-end-nobody = Победителя нет: все королевства пали разом.
bad_bones-end-defeat = Поражение: скелеты прорвались.
bad_bones-end-survived = Победа: королевство выстояло.
bad_bones-end-heroic = Героическая победа: не осталось ни косточки.
bad_bones-token-floors = ярусы башни
bad_bones-token-houses = дома
bad_bones-token-board = ловушки на поле
bad_bones-token-reserve = ловушки в запасе

## Что делают фигуры

bad_bones-help-skeleton = Раз в раунд проходит одну клетку туда, куда смотрит острие. Символ говорит, где в лесу он начинает.
bad_bones-help-sapper = Сносит два яруса или сжигает два дома вместо одного.
bad_bones-help-necromancer = Кто вытянул его из мешка, сразу тянет ещё трёх скелетов.
bad_bones-help-friendly = Дойдя до башни или деревни, чинит ярус или дом, а не ломает.
bad_bones-help-instructor = Когда он идёт, все на его клетке, кто ещё не ходил, идут с ним одним отрядом.
bad_bones-help-spectral = Уничтоженный возвращается на кладбище того же королевства.
bad_bones-help-spectral-ru = Сражённый героем или его оружием, возвращается на кладбище того же королевства. Только ловушка отправляет его в мешок.
bad_bones-help-saboteur = Каждая ловушка, которую он задел, в конце фазы выбывает из игры, а он уходит в мешок.
bad_bones-help-emperor = Дошёл до башни или деревни – это королевство пало. Герой, сразивший его, выбывает вместе с ним.
bad_bones-help-wall = Поворачивает вошедшего на четверть вдоль диагонали и сразу отправляет ещё на клетку.
bad_bones-help-catapult = Забрасывает всех, кто вошёл в этой фазе, на одно кладбище: другого игрока по вашему выбору; если вы играете в одиночку – на ваше.
bad_bones-help-dragon = Гонит каждого вошедшего на соседнюю клетку по вашему выбору. Может сесть и прямо на скелетов: тогда прогонит их сразу.
bad_bones-help-treasure = Скелеты на четырёх соседних клетках поворачиваются к нему. Если в конце движения на нём стоит скелет, оно пропало.
bad_bones-help-barricade = На него не ступить: кто хотел войти, остаётся на месте.
bad_bones-help-bomb = Уничтожает всех, кто вошёл в этой фазе, и оставляет воронку. Брошенный на скелетов, взрывается сразу.
bad_bones-help-crater = Остаётся до конца игры. По ней ходят все, но положить на неё ничего нельзя.
bad_bones-help-hearse = Увозит всех вошедших на одно кладбище, как катапульта. Потом он достаётся тому, кто их получил; в кооперативной игре возвращается в общий запас, в одиночной – в ваш.
bad_bones-help-maze = Вошедший выйдет, только когда его сторона того же цвета, что и лабиринт: самое большее на раунд позже.
bad_bones-help-portal = Отправляет вошедшего назад, на его место в лесу.
bad_bones-help-spring = Бросает вошедшего на две клетки дальше, через всё, что между ними.
bad_bones-help-crossbow = После трёх убитых разом: уничтожьте одного скелета где угодно на своём поле.
bad_bones-help-ice-staff = После трёх убитых разом: заморозьте всех скелетов одной клетки на их следующий ход.
bad_bones-help-ice-staff-de = После трёх убитых разом: заморозьте всех скелетов на клетках своего поля на их следующий ход.
bad_bones-help-death-staff = После трёх убитых разом: отправьте павших на кладбище другого игрока.
bad_bones-help-teleport-staff = После трёх убитых разом: герой оказывается на своей башне.
bad_bones-help-teleport-staff-de = После трёх убитых разом: герой оказывается на своей башне или на любой другой клетке поля, где нет скелетов.
bad_bones-help-two-handed-sword = После трёх убитых разом: герой может шагнуть ещё раз и ударить снова.
bad_bones-help-battle-axe = После трёх убитых разом: сразите всех скелетов одного символа на четырёх клетках рядом с героем.
bad_bones-help-morning-star = После трёх убитых разом: смахните всех скелетов с одной клетки вокруг героя на другую.
bad_bones-help-morning-star-ru = После трёх убитых разом: смахните всех скелетов с одной клетки вокруг героя на другую, где скелетов нет.
bad_bones-help-rapier = После трёх убитых разом: поверните скелетов одной клетки вокруг героя как угодно.
bad_bones-help-rapier-ru = После трёх убитых разом: поверните всех скелетов одной клетки вокруг героя в одну сторону.
bad_bones-help-tower = Дошедший до неё скелет сносит ярус. Упал последний – королевство пало.
bad_bones-help-house = Скелет, ушедший через этот край, сжигает один дом. Сгорел последний – королевство пало.
bad_bones-help-capital = Дома всей команды. Не осталось ни одного – проиграли все.
bad_bones-help-cemetery = Кто лежит здесь, вернётся в этот лес вместе с новыми скелетами.
bad_bones-help-bag = Отсюда каждый раунд приходят по три новых скелета в каждое королевство; уничтоженные уходят обратно.
bad_bones-help-hero = Каждый раунд обязан сделать шаг и уничтожает всех, на чью клетку ступил. Кто придёт к нему сам, тоже погибнет, если только он не на башне.

## Verbs and zones, for a general view of the table

bad_bones-verb-hero = Передвинуть героя
bad_bones-verb-place = Выложить ловушку
bad_bones-verb-take = Убрать в запас
bad_bones-verb-push = Прогнать
bad_bones-verb-send = Отправить
bad_bones-verb-move = Кто следующий
bad_bones-verb-lead = За кем идти
bad_bones-verb-victim = Кто погибнет с башней
bad_bones-verb-break = Отдать башню
bad_bones-verb-shoot = Выстрелить
bad_bones-verb-freeze = Заморозить
bad_bones-verb-curse = Отправить убитых
bad_bones-verb-teleport = Перенести героя
bad_bones-verb-strike = Ударить ещё раз
bad_bones-verb-cleave = Сразить
bad_bones-verb-sweep = Смести
bad_bones-verb-fence = Развернуть скелетов
bad_bones-verb-turn = Развернуть
bad_bones-verb-start = Начать
bad_bones-verb-buy = Купить
bad_bones-piece-k = скелет
bad_bones-zone-round = Раунд
bad_bones-zone-phase = Фаза
bad_bones-zone-marker = Маркер
bad_bones-zone-heroic = Героическая победа
bad_bones-zone-bag = В мешке
bad_bones-zone-full-floors = Ярусов в башне
bad_bones-zone-full-houses = Домов вначале
bad_bones-zone-boards = Поля
bad_bones-zone-face = Напечатано на поле
bad_bones-zone-arrows = Стрелки
bad_bones-zone-slots = Места в лесу
bad_bones-zone-towers = Башни
bad_bones-zone-tower = Башня
bad_bones-zone-floors = Ярусы
bad_bones-zone-houses = Дома
bad_bones-zone-capital = Столица
bad_bones-zone-skeletons = Скелеты
bad_bones-zone-traps = Ловушки
bad_bones-zone-hero = Герой
bad_bones-zone-cemetery = Кладбище
bad_bones-zone-sent = Отправлено соседям
bad_bones-zone-reserve = Запас
bad_bones-zone-hand = Убрано с поля
bad_bones-zone-coins = Монеты
bad_bones-zone-weapon = Оружие
bad_bones-zone-passed = Больше не покупает
bad_bones-zone-fallen = Королевство пало
bad_bones-zone-finished = Всё сделано
bad_bones-zone-preview = Куда пойдут
bad_bones-zone-skeleton = Скелет
bad_bones-zone-path = Путь
bad_bones-zone-end = Конец
bad_bones-zone-market = Рынок
bad_bones-zone-goods = Товары
bad_bones-zone-buyer = Покупатель
bad_bones-zone-back = В обратную сторону
bad_bones-zone-cost = цена
bad_bones-zone-count = штук
bad_bones-zone-stars = Звёзды
bad_bones-zone-removed = Вышли из игры
bad_bones-zone-removed-skeletons = Скелеты вне игры
bad_bones-zone-frozen = пропускает ход
bad_bones-zone-waiting = ещё пойдёт
bad_bones-zone-stack = высота
bad_bones-zone-damaged = повреждено
bad_bones-zone-white = белая сторона
bad_bones-zone-black = чёрная сторона
bad_bones-zone-left = левый край
bad_bones-zone-right = правый край
bad_bones-zone-top = верхний край
bad_bones-zone-bottom = нижний край

# on any board; shelves are where the general one looks for what pieces are called
bad_bones-shelves = trap weapon chief symbol heading
bad_bones-round = Раунд { $round }
bad_bones-round-of = Раунд { $round } из { $rounds }
bad_bones-round-heroic = Раунд { $round }, ради героической победы
bad_bones-fallen = пало

# terminal
bad_bones-tui-realm = { $player }: ярусов { $floors }, домов { $houses }
bad_bones-tui-realm-coop = { $player }: башни { $towers }
bad_bones-tui-capital = Столица: { $houses ->
    [one] { $houses } дом
    [few] { $houses } дома
   *[other] { $houses } домов
}
bad_bones-tui-reserve = Запас: { $tiles }
bad_bones-tui-cemetery = Кладбище: { $skeletons }
bad_bones-tui-weapon = Оружие: { $weapon }
bad_bones-tui-coins = Монеты: { $coins }
bad_bones-tui-bag = В мешке: { $count }
bad_bones-tui-market = Рынок: { $goods }
bad_bones-tui-price = { $item } × { $count }, по { $cost ->
    [one] { $cost } монете
    [few] { $cost } монеты
   *[other] { $cost } монет
}
bad_bones-tui-hero = герой
bad_bones-tui-tower = башня
bad_bones-tui-ruin = руины
bad_bones-tui-damaged = повреждено
bad_bones-tui-held = пропускает ход

## Почему бот выбрал бы так (подсказки)

bad_bones-why-threat-tower = { $moves ->
    [1] Иначе следующим же ходом пострадала бы башня.
    [one] Иначе через { $moves } ход пострадала бы башня.
    [few] Иначе через { $moves } хода пострадала бы башня.
   *[other] Иначе через { $moves } ходов пострадала бы башня.
}
bad_bones-why-threat-houses = { $moves ->
    [1] Иначе следующим же ходом сгорел бы дом.
    [one] Иначе через { $moves } ход сгорел бы дом.
    [few] Иначе через { $moves } хода сгорел бы дом.
   *[other] Иначе через { $moves } ходов сгорел бы дом.
}
bad_bones-why-hero-strikes = { $skeletons ->
    [1] Там герой уничтожит скелета.
    [one] Там герой уничтожит { $skeletons } скелета.
   *[other] Там герой уничтожит { $skeletons } скелетов.
}
bad_bones-why-hero-strikes-threat = { bad_bones-why-hero-strikes } { $threat }
bad_bones-why-hero-both = { $skeletons ->
    [1] Там герой уничтожит скелета
    [one] Там герой уничтожит { $skeletons } скелета
   *[other] Там герой уничтожит { $skeletons } скелетов
}, а потом на него { $coming ->
    [1] выйдет ещё один
    [one] выйдет ещё { $coming }
   *[other] выйдут ещё { $coming }
}.
bad_bones-why-hero-waits = { $skeletons ->
    [1] Там на него выйдет скелет.
    [one] Там на него выйдет { $skeletons } скелет.
    [few] Там на него выйдут { $skeletons } скелета.
   *[other] Там на него выйдут { $skeletons } скелетов.
}
bad_bones-why-hero-near = { $skeletons ->
    [1] Оттуда в следующем раунде он достанет скелета.
    [one] Оттуда в следующем раунде у него будет { $skeletons } цель.
    [few] Оттуда в следующем раунде у него будут { $skeletons } цели.
   *[other] Оттуда в следующем раунде у него будет { $skeletons } целей.
}
bad_bones-why-hero-idle = До скелетов ему пока не дотянуться.
bad_bones-why-place = { $skeletons ->
    [1] Следующим ходом туда придёт скелет.
    [one] Следующим ходом туда придёт { $skeletons } скелет.
    [few] Следующим ходом туда придут { $skeletons } скелета.
   *[other] Следующим ходом туда придут { $skeletons } скелетов.
}
bad_bones-why-place-threat = { bad_bones-why-place } { $threat }
bad_bones-why-place-soon = { $moves ->
    [one] Первый скелет придёт туда через { $moves } ход.
    [few] Первый скелет придёт туда через { $moves } хода.
   *[other] Первый скелет придёт туда через { $moves } ходов.
}
bad_bones-why-place-hero = Там стоит ваш герой: кто придёт, сначала встретит его.
bad_bones-why-place-later = { $moves ->
    [few] За { $moves } хода туда никто не придёт: ловушка полежит наготове.
   *[other] За { $moves } ходов туда никто не придёт: ловушка полежит наготове.
}
bad_bones-why-land = { $skeletons ->
    [1] Дракон сразу прогонит скелета, и в этом раунде тот больше не пойдёт.
    [one] Дракон сразу прогонит { $skeletons } скелета, и в этом раунде они больше не пойдут.
   *[other] Дракон сразу прогонит { $skeletons } скелетов, и в этом раунде они больше не пойдут.
}
bad_bones-why-blast = { $skeletons ->
    [1] Взрыв сразу уничтожит скелета.
    [one] Взрыв сразу уничтожит { $skeletons } скелета.
   *[other] Взрыв сразу уничтожит { $skeletons } скелетов.
}
bad_bones-why-blast-threat = { bad_bones-why-blast } { $threat }
bad_bones-why-lure = { $skeletons ->
    [1] К сокровищу сразу повернёт скелет.
    [one] К сокровищу сразу повернёт { $skeletons } скелет.
    [few] К сокровищу сразу повернут { $skeletons } скелета.
   *[other] К сокровищу сразу повернут { $skeletons } скелетов.
}
bad_bones-why-lure-threat = { bad_bones-why-lure } { $threat }
bad_bones-why-take = Ловушка вернётся в запас и пригодится на другой клетке.
bad_bones-why-take-worn = { $moves ->
    [1] Следующим ходом эта ловушка пропала бы, а в запасе она снова станет целой.
    [one] Через { $moves } ход эта ловушка пропала бы, а в запасе она снова станет целой.
    [few] Через { $moves } хода эта ловушка пропала бы, а в запасе она снова станет целой.
   *[other] Через { $moves } ходов эта ловушка пропала бы, а в запасе она снова станет целой.
}
bad_bones-why-take-damaged = { $moves ->
    [few] В запасе эта ловушка снова станет целой, а сюда за { $moves } хода никто не придёт.
   *[other] В запасе эта ловушка снова станет целой, а сюда за { $moves } ходов никто не придёт.
}
bad_bones-why-take-idle = { $moves ->
    [few] За { $moves } хода сюда никто не придёт; ловушка пригодится в другом месте.
   *[other] За { $moves } ходов сюда никто не придёт; ловушка пригодится в другом месте.
}
bad_bones-why-pass-trap = Ловушки останутся целыми в запасе – для тех, кто придёт позже.
bad_bones-why-pass-trap-calm = Следующим ходом никто не навредит: ловушки могут полежать в запасе целыми.
bad_bones-why-pass-trap-empty = Запас пуст, а то, что лежит на поле, там и останется.
bad_bones-why-pass-order = Остальные пойдут сами.
bad_bones-why-pass-weapon = Оружие останется наготове для следующей тройки.
bad_bones-why-pass-market = { $traps ->
    [1] В запасе одна ловушка; можно на этом и остановиться.
    [one] В запасе { $traps } ловушка; можно на этом и остановиться.
    [few] В запасе { $traps } ловушки; можно на этом и остановиться.
   *[other] В запасе { $traps } ловушек; можно на этом и остановиться.
}
bad_bones-why-push-sent = Там он покинет ваше поле.
bad_bones-why-push-slain = Там он погибнет.
bad_bones-why-push-portal = Оттуда он вернётся в лес.
bad_bones-why-push-floor-lost = Там он ударит по башне и уйдёт с поля.
bad_bones-why-push-tower-fell = Там он обрушит башню и сам под ней погибнет.
bad_bones-why-push-on = Там его погонит дальше другой дракон, и вы выберете снова.
bad_bones-why-push-asked = Что с ним там будет, вы выберете следом.
bad_bones-why-push-far = { $moves ->
    [1] Оттуда он навредит следующим же ходом.
    [one] Оттуда ему { $moves } ход до цели.
    [few] Оттуда ему { $moves } хода до цели.
   *[other] Оттуда ему { $moves } ходов до цели.
}
bad_bones-why-push-open = { $moves ->
    [1] Следующим ходом вы снова решите, куда ему идти.
    [one] Через { $moves } ход вы снова решите, куда ему идти.
    [few] Через { $moves } хода вы снова решите, куда ему идти.
   *[other] Через { $moves } ходов вы снова решите, куда ему идти.
}
bad_bones-why-push-safe = { $moves ->
    [one] Оттуда он за { $moves } ход никому не навредит.
    [few] Оттуда он за { $moves } хода никому не навредит.
   *[other] Оттуда он за { $moves } ходов никому не навредит.
}
bad_bones-why-send-strongest = Сильнейшее из чужих королевств – там, где правит { $player }: ярусов { $floors }, домов { $houses }.
bad_bones-why-send-beset = Из соперников { $player } держит на себе больше всего скелетов: { $skeletons }.
bad_bones-why-send-weak = { $player } пока держится: ярусов { $floors }, домов { $houses }.
bad_bones-why-send-fewest = { $skeletons ->
    [0] { $player } сейчас совсем без скелетов.
   *[other] Из товарищей { $player } держит на себе меньше всего скелетов: { $skeletons }.
}
bad_bones-why-send-coop = { $skeletons ->
    [0] { $player } сейчас совсем без скелетов.
    [one] { $player } держит на себе { $skeletons } скелета.
   *[other] { $player } держит на себе { $skeletons } скелетов.
}
bad_bones-why-send-solo = Они вернутся из леса, но не сразу.
bad_bones-why-move = Этот пойдёт первым, остальные – за ним.
bad_bones-why-move-mended = Сначала починка, а потом пусть идут остальные.
bad_bones-why-move-fell = Башня падёт от первого, и сам он на этом закончит.
bad_bones-why-move-now = Он навредит сейчас, остальные придут после него.
bad_bones-why-move-lost = Сначала урон: миротворец, который ещё не ходил, сможет его возместить.
bad_bones-why-move-slain = Его уничтожит герой: побед будет { $kills }, а оружие просыпается после { $needed }.
bad_bones-why-lead-far = { $moves ->
    [1] Отряд пойдёт { $heading } и следующим же ходом навредит.
    [one] Отряд пойдёт { $heading }: до цели { $moves } ход.
    [few] Отряд пойдёт { $heading }: до цели { $moves } хода.
   *[other] Отряд пойдёт { $heading }: до цели { $moves } ходов.
}
bad_bones-why-lead-open = { $moves ->
    [1] Отряд пойдёт { $heading }, а следующим ходом вы снова решите, куда.
    [one] Отряд пойдёт { $heading }, а через { $moves } ход вы снова решите, куда.
    [few] Отряд пойдёт { $heading }, а через { $moves } хода вы снова решите, куда.
   *[other] Отряд пойдёт { $heading }, а через { $moves } ходов вы снова решите, куда.
}
bad_bones-why-lead-safe = { $moves ->
    [one] Отряд пойдёт { $heading } и за { $moves } ход никому не навредит.
    [few] Отряд пойдёт { $heading } и за { $moves } хода никому не навредит.
   *[other] Отряд пойдёт { $heading } и за { $moves } ходов никому не навредит.
}
bad_bones-why-victim = Он погибнет вместе с башней и вернётся в мешок.
bad_bones-why-victim-spectral = Он рухнет вместе с башней, но вернётся через ваше кладбище.
bad_bones-why-victim-chief = Одним командиром на поле меньше.
bad_bones-why-break = { $moves ->
    [few] За { $moves } хода к этой башне никто не придёт.
   *[other] За { $moves } ходов к этой башне никто не придёт.
}
bad_bones-why-break-doomed = { $skeletons ->
    [1] К этой башне и так придёт скелет
    [one] К этой башне и так придёт { $skeletons } скелет
    [few] К этой башне и так придут { $skeletons } скелета
   *[other] К этой башне и так придут { $skeletons } скелетов
} { $moves ->
    [one] за { $moves } ход.
    [few] за { $moves } хода.
   *[other] за { $moves } ходов.
}
bad_bones-why-shoot = Одним скелетом на вашем поле меньше.
bad_bones-why-shoot-threat = { bad_bones-why-shoot } { $threat }
bad_bones-why-freeze = { $skeletons ->
    [1] Скелет пропустит ход.
    [one] Ход пропустит { $skeletons } скелет.
    [few] Ход пропустят { $skeletons } скелета.
   *[other] Ход пропустят { $skeletons } скелетов.
}
bad_bones-why-freeze-threat = { bad_bones-why-freeze } { $threat }
bad_bones-why-curse = { $skeletons ->
    [1] Убитый скелет попадёт
    [one] { $skeletons } убитый скелет попадёт
    [few] { $skeletons } убитых скелета попадут
   *[other] { $skeletons } убитых скелетов попадут
} на кладбище, а не в мешок. { $reason }
bad_bones-why-cleave = { $skeletons ->
    [1] Удар сразит скелета.
    [one] Удар сразит { $skeletons } скелета.
   *[other] Удар сразит { $skeletons } скелетов.
}
bad_bones-why-cleave-threat = { bad_bones-why-cleave } { $threat }
bad_bones-why-fence = { $skeletons ->
    [1] Там можно развернуть скелета.
    [one] Там можно развернуть { $skeletons } скелета.
   *[other] Там можно развернуть { $skeletons } скелетов.
}
bad_bones-why-spares = { $moves ->
    [one] За { $moves } ход
    [few] За { $moves } хода
   *[other] За { $moves } ходов
} до башен и домов { $skeletons ->
    [1] дойдёт на одного скелета меньше.
    [one] дойдёт на { $skeletons } скелета меньше.
   *[other] дойдёт на { $skeletons } скелетов меньше.
}
bad_bones-why-delays = { $moves ->
    [1] Первый урон случится ходом позже.
    [one] Первый урон случится на { $moves } ход позже.
    [few] Первый урон случится на { $moves } хода позже.
   *[other] Первый урон случится на { $moves } ходов позже.
}
bad_bones-why-start = { $skeletons ->
    [1] Первым же ходом рядом с этой башней окажется скелет.
    [one] Первым же ходом рядом с этой башней окажется { $skeletons } скелет.
    [few] Первым же ходом рядом с этой башней окажутся { $skeletons } скелета.
   *[other] Первым же ходом рядом с этой башней окажется { $skeletons } скелетов.
}
bad_bones-why-start-quiet = Первым ходом рядом с этой башней никто не окажется.
bad_bones-why-buy-first = Такой ловушки у вас ещё нет, а стоит она { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
bad_bones-why-buy-more = Таких ловушек в запасе { $have }, ещё одна стоит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
bad_bones-why-buy-weapon = Пригодится всякий раз, когда герой убьёт сразу троих, а платить один раз: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
bad_bones-why-go-on = Победа уже ваша: терять нечего.
bad_bones-why-stop = Раундов сыграно { $rounds }, а скелеты ещё остались.

## Игра в числах

bad_bones-stat-points = Очки каждого королевства по раундам
bad_bones-stat-skeletons = Скелеты на всех полях
bad_bones-stat-floors = Ярусы башен
bad_bones-stat-houses = Дома
bad_bones-stat-slain = Скелетов сразил герой
bad_bones-stat-trapped = Скелетов уничтожили ловушки
bad_bones-stat-hurled = Отправлено катапультой и катафалком
bad_bones-stat-driven = Ушло через лес
bad_bones-stat-floors-lost = Потеряно ярусов
bad_bones-stat-houses-lost = Потеряно домов
bad_bones-stat-laid = Выложено ловушек
bad_bones-stat-retrieved = Убрано ловушек
bad_bones-stat-weapon = Применено оружие
bad_bones-stat-coins = Потрачено монет
