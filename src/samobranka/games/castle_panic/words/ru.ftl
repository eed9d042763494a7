castle_panic-title = Паника в замке
castle_panic-tagline = Из леса идут чудовища. Удержите шесть башен – все вместе.

## Карты

castle_panic-card-red-archer = красный Лучник
    .title = { castle_panic-help-archer }
castle_panic-card-green-archer = зелёный Лучник
    .title = { castle_panic-help-archer }
castle_panic-card-blue-archer = синий Лучник
    .title = { castle_panic-help-archer }
castle_panic-card-any-archer = Лучник любого цвета
    .title = { castle_panic-help-any-archer }
castle_panic-card-red-knight = красный Рыцарь
    .title = { castle_panic-help-knight }
castle_panic-card-green-knight = зелёный Рыцарь
    .title = { castle_panic-help-knight }
castle_panic-card-blue-knight = синий Рыцарь
    .title = { castle_panic-help-knight }
castle_panic-card-any-knight = Рыцарь любого цвета
    .title = { castle_panic-help-any-knight }
castle_panic-card-red-swordsman = красный Мечник
    .title = { castle_panic-help-swordsman }
castle_panic-card-green-swordsman = зелёный Мечник
    .title = { castle_panic-help-swordsman }
castle_panic-card-blue-swordsman = синий Мечник
    .title = { castle_panic-help-swordsman }
castle_panic-card-any-swordsman = Мечник любого цвета
    .title = { castle_panic-help-any-swordsman }
castle_panic-card-red-hero = красный Герой
    .title = { castle_panic-help-hero }
castle_panic-card-green-hero = зелёный Герой
    .title = { castle_panic-help-hero }
castle_panic-card-blue-hero = синий Герой
    .title = { castle_panic-help-hero }
castle_panic-card-brick = Кирпичи
    .title = { castle_panic-help-brick }
castle_panic-card-mortar = Цемент
    .title = { castle_panic-help-mortar }
castle_panic-card-barbarian = Варвар
    .title = { castle_panic-help-barbarian }
castle_panic-card-nice-shot = Отличный выстрел
    .title = { castle_panic-help-nice-shot }
castle_panic-card-tar = Смола
    .title = { castle_panic-help-tar }
castle_panic-card-drive-him-back = Отбрось их назад!
    .title = { castle_panic-help-drive-him-back }
castle_panic-card-fortify-wall = Укрепление стены
    .title = { castle_panic-help-fortify-wall }
castle_panic-card-missing = Промах
    .title = { castle_panic-help-missing }
castle_panic-card-draw-2 = Возьмите две карты
    .title = { castle_panic-help-draw-2 }
castle_panic-card-scavenge = Уборка
    .title = { castle_panic-help-scavenge }

## Жетоны

castle_panic-token-goblin = Гоблин
    .the = Гоблин
    .title = { castle_panic-help-goblin }
castle_panic-token-orc = Орк
    .the = Орк
    .title = { castle_panic-help-orc }
castle_panic-token-troll = Тролль
    .the = Тролль
    .title = { castle_panic-help-troll }
castle_panic-token-goblin-king = Король гоблинов
    .the = Король гоблинов
    .title = { castle_panic-help-goblin-king }
castle_panic-token-healer = Целитель
    .the = Целитель
    .title = { castle_panic-help-healer }
castle_panic-token-orc-warlord = Вождь орков
    .the = Вождь орков
    .title = { castle_panic-help-orc-warlord }
castle_panic-token-troll-mage = Маг-тролль
    .the = Маг-тролль
    .title = { castle_panic-help-troll-mage }
castle_panic-token-boulder = Гигантский валун
    .title = { castle_panic-help-boulder }
castle_panic-token-red-move = Красные чудовища двигаются на 1
    .title = { castle_panic-help-move }
castle_panic-token-green-move = Зелёные чудовища двигаются на 1
    .title = { castle_panic-help-move }
castle_panic-token-blue-move = Синие чудовища двигаются на 1
    .title = { castle_panic-help-move }
castle_panic-token-clockwise = Чудовища двигаются по часовой
    .title = { castle_panic-help-clockwise }
castle_panic-token-counterclockwise = Чудовища двигаются против часовой
    .title = { castle_panic-help-counterclockwise }
castle_panic-token-plague-archers = Чума! Лучники
    .title = { castle_panic-help-plague-archers }
castle_panic-token-plague-knights = Чума! Рыцари
    .title = { castle_panic-help-plague-knights }
castle_panic-token-plague-swordsmen = Чума! Мечники
    .title = { castle_panic-help-plague-swordsmen }
castle_panic-token-discard-one = Все игроки сбрасывают по 1 карте
    .title = { castle_panic-help-discard-one }
castle_panic-token-draw-3 = Вытащить 3 жетона чудовищ
    .title = { castle_panic-help-draw-3 }
castle_panic-token-draw-4 = Вытащить 4 жетона чудовищ
    .title = { castle_panic-help-draw-4 }

## Доска

castle_panic-ring-forest = лес
castle_panic-ring-archer = кольцо лучников
castle_panic-ring-knight = кольцо рыцарей
castle_panic-ring-swordsman = кольцо мечников
castle_panic-ring-castle = кольцо замка
castle_panic-space = { $ring }, сектор { $arc }
castle_panic-monster = { $name }, { $space } (здоровье { $hp })

## Выбор

castle_panic-choice-pass = Пропустить
castle_panic-choice-pass-discard = Оставить все карты
castle_panic-choice-pass-trade = Не меняться
castle_panic-choice-pass-place = Раздать карты
castle_panic-choice-pass-play = Больше не играть карт
castle_panic-choice-pass-move = Чудовища идут
castle_panic-choice-pass-end = Закончить ход
castle_panic-choice-pass-command = Больше не играть жетонов
castle_panic-choice-claim = Занять башню { $arc }
castle_panic-choice-place = Поставить в кольцо лучников, сектор { $arc }: { $monster }
castle_panic-choice-scatter = Расставить остальных случайно
castle_panic-choice-discard = Сбросить карту «{ $card }»
castle_panic-choice-offer = Предложить обмен: { $player }. Отдать «{ $card }», получить «{ $card2 }»
castle_panic-choice-offer-any = Предложить обмен: { $player }. Отдать «{ $card }» за любую карту
castle_panic-choice-give = Отдать карту «{ $card }»
castle_panic-choice-refuse = Отказаться от обмена
castle_panic-choice-accept = Согласиться на обмен
castle_panic-choice-decline = Отклонить обмен
castle_panic-choice-hit = Бить картой «{ $card }»: { $monster }
castle_panic-choice-nice-shot = Убить картами «{ $card }» и «{ $card2 }»: { $monster }
castle_panic-choice-all-for-one = Убить картами «{ $card }», «{ $card2 }» и «{ $card3 }»: { $monster }
castle_panic-choice-slay = Убить картой «{ $card }»: { $monster }
castle_panic-choice-tar = Удержать на месте картой «{ $card }»: { $monster }
castle_panic-choice-drive = Отбросить в лес картой «{ $card }»: { $monster }
castle_panic-choice-build = Построить стену { $arc } картами «{ $card }» и «{ $card2 }»
castle_panic-choice-fortify = Укрепить стену { $arc } картой «{ $card }»
castle_panic-choice-missing = Сыграть «{ $card }»: в этот ход жетоны не тянут
castle_panic-choice-draw = Сыграть «{ $card }»: взять две карты из колоды
castle_panic-choice-scavenge = Сыграть «{ $card }»: взять из отбоя карту «{ $card2 }»
castle_panic-choice-hurt = Ранить: { $monster }
castle_panic-choice-summon = Поставить в лес, сектор { $arc }, и больше ничего не играть: { $monster }
castle_panic-choice-unleash = Сыграть жетон «{ $monster }»

## Вопросы

castle_panic-ask-place = Куда вы поставите первых чудовищ?
    .other = { $count ->
        [one] расставляет первых чудовищ
       *[other] расставляют первых чудовищ
    }
castle_panic-ask-claim = Какую башню вы возьмёте себе?
    .other = { $count ->
        [one] выбирает свою башню
       *[other] выбирают свои башни
    }
castle_panic-ask-discard = Какую карту вы сбросите, чтобы взять новую?
    .other = { $count ->
        [one] может сбросить карту и взять новую
       *[other] могут сбросить карту и взять новую
    }
castle_panic-ask-trade = Какой обмен вы предложите и кому?
    .other = { $count ->
        [one] может предложить обмен
       *[other] могут предложить обмен
    }
castle_panic-ask-answer = { $player } предлагает вам карту «{ $card }». Что вы дадите взамен?
    .other = { $count ->
        [one] думает над обменом, который { $player_is ->
            [you] вы предлагаете
           *[other] предлагает { $player }
        }
       *[other] думают над обменом, который { $player_is ->
            [you] вы предлагаете
           *[other] предлагает { $player }
        }
    }
castle_panic-ask-answer-wanted = { $player } предлагает вам «{ $card }» в обмен на «{ $wanted }». Что вы дадите?
    .other = { $count ->
        [one] думает над обменом, который { $player_is ->
            [you] вы предлагаете
           *[other] предлагает { $player }
        }
       *[other] думают над обменом, который { $player_is ->
            [you] вы предлагаете
           *[other] предлагает { $player }
        }
    }
castle_panic-ask-confirm = { $player } даёт вам «{ $card }» в обмен на «{ $mine }». Вы согласны?
    .other = { $count ->
        [one] решает, состоится ли обмен: { $player_is ->
            [you] вы предлагаете
           *[other] { $player } предлагает
        } свою карту
       *[other] решают, состоится ли обмен: { $player_is ->
            [you] вы предлагаете
           *[other] { $player } предлагает
        } свою карту
    }
castle_panic-ask-place-done = Все шесть чудовищ на местах. Раздаём карты?
    .other = { $count ->
        [one] проверяет, как стоят первые чудовища
       *[other] проверяют, как стоят первые чудовища
    }
castle_panic-ask-play-empty = У вас не осталось карт.
    .other = { $count ->
        [one] остаётся без карт
       *[other] остаются без карт
    }
castle_panic-ask-play-unreached = Ни одна ваша карта не достаёт до чудовищ.
    .other = { $count ->
        [one] не достаёт до чудовищ ни одной картой
       *[other] не достают до чудовищ ни одной картой
    }
castle_panic-ask-play-idle = Ни одну вашу карту сейчас не сыграть.
    .other = { $count ->
        [one] не может сыграть ни одной карты
       *[other] не могут сыграть ни одной карты
    }
castle_panic-ask-play = Какую карту вы сыграете?
    .other = { $count ->
        [one] разыгрывает карты
       *[other] разыгрывают карты
    }
castle_panic-ask-hurt-wall = Какое чудовище вы раните у стены?
    .other = { $count ->
        [one] выбирает, кого ранить у стены
       *[other] выбирают, кого ранить у стены
    }
castle_panic-ask-hurt-tower = Какое чудовище вы раните у башни?
    .other = { $count ->
        [one] выбирает, кого ранить у башни
       *[other] выбирают, кого ранить у башни
    }
castle_panic-ask-lose = Все теряют по карте. Какую сбросите вы?
    .other = { $count ->
        [one] сбрасывает карту
       *[other] сбрасывают по карте
    }
castle_panic-ask-command-die = Какой жетон вы сыграете?
    .other = { $count ->
        [one] выбирает жетон
       *[other] выбирают жетон
    }
castle_panic-ask-command = Какой жетон вы сыграете? Если играть только одно чудовище, сектор для него можно выбрать.
    .other = { $count ->
        [one] выбирает жетон
       *[other] выбирают жетон
    }

## События: рассказ о партии

castle_panic-event-dealt = { $player } получает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
castle_panic-event-claimed = { $player } занимает башню { $arc }.
castle_panic-event-placed = { $monster } встаёт в { $space }.
castle_panic-event-turn = Ход { $turn }: { $player }.
castle_panic-event-drew = { $player } берёт карту «{ $card }».
castle_panic-event-discarded-exchange = { $player } сбрасывает карту «{ $card }».
castle_panic-event-discarded-plague = Из-за чумы { $player } теряет карту «{ $card }».
castle_panic-event-discarded-token = По жетону { $player } сбрасывает карту «{ $card }».
castle_panic-event-reshuffled = Отбой становится новой колодой: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
castle_panic-event-dwindled = Карта «{ $card }» уходит из игры.
castle_panic-event-offered = { $player } предлагает обмен: «{ $card }» на «{ $wanted }». Отвечает { $partner }.
castle_panic-event-offered-any = { $player } предлагает обмен: «{ $card }» на любую карту. Отвечает { $partner }.
castle_panic-event-countered = { $player } предлагает карту «{ $card }» в обмен на «{ $wanted }».
castle_panic-event-refused = { $player } не хочет такого обмена.
castle_panic-event-swapped = { $player } и { $partner } меняются: «{ $card }» на «{ $other }».
castle_panic-event-played = { $player } играет карту «{ $card }».
castle_panic-event-hit = { $monster } получает удар: здоровье { $hp }.
castle_panic-event-slain = { $monster } убит. Последний удар наносит { $player }.
castle_panic-event-tarred = { $monster } вязнет в смоле.
castle_panic-event-driven = { $monster } отброшен назад в { $space }.
castle_panic-event-built = Стена { $arc } построена.
castle_panic-event-fortified = Стена { $arc } укреплена.
castle_panic-event-scavenged = { $player } берёт из отбоя карту «{ $card }».
castle_panic-event-moved = { $monster } идёт в { $space }.
castle_panic-event-unfortified = Стена { $arc } стоит, но укрепления больше нет.
castle_panic-event-wall-fell = Стена { $arc } рушится.
castle_panic-event-tower-fell = Башня { $arc } рушится!
castle_panic-event-eliminated = { $player } теряет свою башню и выбывает из игры.
castle_panic-event-hurt-wall = { $monster } ранен у стены: здоровье { $hp }.
castle_panic-event-hurt-tower = { $monster } ранен у башни: здоровье { $hp }.
castle_panic-event-died-wall = { $monster } гибнет у стены.
castle_panic-event-died-tower = { $monster } гибнет у башни.
castle_panic-event-died-boulder = { $monster } раздавлен валуном.
castle_panic-event-drawn = Из кучи вытянут жетон: { $monster }.
castle_panic-event-appeared = { $monster } приходит в { $space }.
castle_panic-event-healed = { $monster } исцелён: здоровье { $hp }.
castle_panic-event-boulder = Гигантский валун катится по сектору { $arc }.
castle_panic-event-took = { $player } тайно тянет жетон: { $monster }.
castle_panic-event-took-unseen = { $player } тайно тянет жетон.
castle_panic-event-commanded = Повелитель играет жетон: { $monster }.
castle_panic-event-ended-slain = Чудовищ больше нет. Замок выстоял!
castle_panic-event-ended-towers = Рухнула последняя башня. Замок пал.
castle_panic-event-ended-homes = Ни у кого не осталось своей башни. Замок потерян.

## Фазы

castle_panic-phase-claim = Выбор башен
castle_panic-phase-setup = Подготовка
castle_panic-phase-drawup = Набор карт
castle_panic-phase-discard = Сброс и добор
castle_panic-phase-trade = Обмен
castle_panic-phase-play = Розыгрыш карт
castle_panic-phase-move = Движение чудовищ
castle_panic-phase-tokens = Новые жетоны
castle_panic-phase-overlord = Ход Повелителя
castle_panic-phase-over = Конец игры

## Почему так нельзя

castle_panic-refused-turn = Сейчас решаете не вы.
castle_panic-refused-forest = До леса эта карта не достаёт.
castle_panic-refused-reach = До этого кольца или цвета карта не достаёт.
castle_panic-refused-castle = До кольца замка эта карта не достаёт.
castle_panic-refused-alone = Эту карту играют только вместе с другими.
castle_panic-refused-pair = Так эти карты вместе не играют.
castle_panic-refused-wall = Там уже стоит стена.
castle_panic-refused-nowall = Там нет стены, укреплять нечего.
castle_panic-refused-fortified = Эта стена уже укреплена.
castle_panic-refused-supply = Все жетоны укрепления уже на доске.
castle_panic-refused-useless = Сейчас эта карта ничего не сделает.
castle_panic-refused-tarred = За этим столом карты не бьют, не убивают и не двигают чудовище в смоле.
castle_panic-refused-nocard = Такой карты там нет.
castle_panic-refused-gift = У этого игрока нет карт для обмена, а подарки запрещены.
castle_panic-refused-choice = Сейчас такого выбора нет.
castle_panic-point-later = До чудовищ и стен дойдёт черёд в фазе розыгрыша карт.
castle_panic-point-foreign = Это чужая карта. Картами меняются в фазе обмена.
castle_panic-point-idle = Там, куда достаёт эта карта, нет чудовищ.
castle_panic-point-mortar = Кирпичи строят стену только вместе с цементом, а цемента у вас нет.
castle_panic-point-brick = Цемент строит стену только вместе с кирпичами, а кирпичей у вас нет.
castle_panic-point-walls = Все стены стоят: строить нечего.
castle_panic-point-shot = «Отличный выстрел» играют вместе с воином или Героем, который достаёт до чудовища.
castle_panic-point-fortify = Нет стены, которую можно укрепить.
castle_panic-point-scavenge = Отбой пуст.
castle_panic-point-unreached = Ни одна карта на вашей руке не достаёт до этого чудовища.
castle_panic-point-wall = Стену строят из кирпичей и цемента, а стоящую укрепляет «Укрепление стены».
castle_panic-point-place = Возьмите одно из ожидающих чудовищ, потом укажите на свободный сектор кольца лучников.
castle_panic-point-placed = Это чудовище уже стоит. «Взять назад» снимет его с доски.
castle_panic-point-placed-all = Все шестеро стоят. Можно раздать карты или взять последнее чудовище назад.
castle_panic-point-claim = Выберите башню, которую ещё никто не занял.
castle_panic-point-offer = Укажите на одну свою карту, потом на игрока или на карту, которую хотите за неё.
castle_panic-point-answer = Сначала нужно ответить на предложение.
castle_panic-point-hurt = Ранить можно только чудовище, которое сейчас напало на эту стену или башню.
castle_panic-point-lose = Каждый сбрасывает карту: выберите одну из своих.
castle_panic-point-command = Выберите один из своих жетонов.
castle_panic-point-tower = На башни карты не играют. Их берегут стены и карты, которые бьют чудовищ.
castle_panic-point-target = Сыгранная карта окажется здесь сама. Укажите, для кого или чего она.
castle_panic-point-deck = Карты берут в начале хода и взамен сброшенной.
castle_panic-point-no-discard = Сбросить карту, чтобы взять новую, можно только в фазе сброса.
castle_panic-point-tokens = Новые жетоны приходят после движения чудовищ.

## Настройки, которые не сочетаются

castle_panic-option-solo = Пасьянс – для одного игрока, а игроков здесь { $seats }.
castle_panic-option-overlord = Для игры с Повелителем нужно хотя бы 2 участника, а здесь { $seats }.
castle_panic-option-player = { $option } не может быть { $value }: номер последнего игрока – { $seats }.
castle_panic-option-first = Повелитель не может ходить первым.

## Настройки

castle_panic-group-mode = Вариант игры
castle_panic-group-less-panic = Меньше паники
castle_panic-group-more-panic = Больше паники
castle_panic-group-rulings = Толкования правил

castle_panic-mode-standard = Стандартная игра
    .help = Замок защищают все, а тот, чьи трофеи дороже всех, становится Великим Убийцей.
castle_panic-mode-coop = Кооператив
    .help = Трофеев никто не берёт: победа и поражение только общие.
castle_panic-mode-overlord = Повелитель
    .help = Один игрок ведёт чудовищ против всех остальных.
castle_panic-mode-solo = Пасьянс
    .help = Один игрок с шестью картами; за ход он может заменить две из них.

castle_panic-opt-mode = Вариант игры
    .help = Кто с кем играет и считаются ли трофеи.
castle_panic-who-first-player = Кто начинает
    .help = Как обычно – первый из игроков замка.
castle_panic-who-overlord-player = Повелитель
    .help = Как обычно – последний игрок ведёт чудовищ.
castle_panic-opt-first-player = Первый игрок
    .help = Номер игрока, который начинает; 0 – первый из игроков замка.
castle_panic-opt-overlord-player = Место Повелителя
    .help = Номер игрока, который станет Повелителем; 0 – последний.
castle_panic-opt-easier-battles = Облегчённые бои
    .help = Одиннадцать самых вредных жетонов остаются в коробке.
castle_panic-opt-all-for-one = Все за одного!
    .help = Лучник, Рыцарь и Мечник одного цвета вместе убивают чудовище в этом цвете.
castle_panic-opt-heroic-powers = Мощь героя
    .help = Герой может бить и в кольце замка своего цвета.
castle_panic-opt-home-is-castle = Замок – мой дом
    .help = Каждый занимает башню, и тот, чья башня рухнула, выбывает из игры.
castle_panic-opt-dwindling-resources = Исчерпание ресурсов
    .help = При каждой новой тасовке из игры уходит по одной карте Кирпичей и Цемента.
castle_panic-opt-under-construction = Стройка
    .help = Игра начинается без стен.
castle_panic-opt-any-colour-counts-for-all-for-one = Любой цвет для «Все за одного!»
    .help = Карта любого цвета заменяет тот цвет, который нужен для «Все за одного!».
castle_panic-opt-dwindle-on-first-shuffle = Исчерпание с самого начала
    .help = При исчерпании ресурсов Кирпичи и Цемент забирает и самая первая тасовка.
castle_panic-opt-overlord-counts-for-hand-size = Повелитель тоже в счёт
    .help = Размер руки и обмены зависят от всех за столом, а не только от игроков замка.
castle_panic-opt-tar-blocks-hits = Смола защищает
    .help = Пока смола не снята, карты не бьют, не убивают и не двигают чудовище в ней.
castle_panic-opt-extra-tokens-fifo = Дополнительные жетоны ждут
    .help = Жетоны, которых требует другой жетон, тянут после тех, что ещё предстояло вытянуть; если выключено – до них.
castle_panic-opt-wall-breaker-held-in-phase6 = Передышка у стены
    .help = Чудовище, которое в этот ход атаковало стену, не идёт дальше, когда жетон двигает чудовищ.
castle_panic-opt-eliminated-hand-goes-to-discard = Рука выбывшего – в отбой
    .help = Карты выбывшего игрока уходят в отбой; если выключено – из игры.
castle_panic-opt-draw-tokens-add-plays = Дополнительные жетоны складываются
    .help = Жетоны, которые Повелитель может сыграть после «Вытащить 3», «Вытащить 4» или Короля гоблинов, прибавляются ко второму жетону, если он ещё не сыгран.
castle_panic-opt-goblin-king-extends-overlord-play = Король гоблинов ведёт подмогу
    .help = Если Короля гоблинов играет Повелитель, он тянет ещё три жетона и может сыграть ещё три.
castle_panic-opt-overlord-anti-stall = Бесконечно ждать нельзя
    .help = При пустой доске Повелитель обязан играть после стольких пустых ходов, сколько игроков замка.

## Конец игры

castle_panic-end-slain = Победа: чудовищ не осталось, замок стоит.
castle_panic-end-towers = Поражение: рухнули все шесть башен.
castle_panic-end-homes = Поражение: каждый игрок потерял свою башню.
castle_panic-end-slain-lost = Поражение: чудовищ не осталось, замок стоит.
castle_panic-end-towers-won = Победа: рухнули все шесть башен.
castle_panic-end-homes-won = Победа: все защитники потеряли свои башни.
castle_panic-master-slayer = Великий Убийца: { $players }
castle_panic-honour = Великий Убийца
castle_panic-score = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

## Что делает каждая карта и жетон, вкратце

castle_panic-help-archer = Бьёт одно чудовище в кольце лучников, в секторах своего цвета: оно теряет 1 очко здоровья.
castle_panic-help-any-archer = Бьёт одно чудовище в любом секторе кольца лучников: оно теряет 1 очко здоровья.
castle_panic-help-knight = Бьёт одно чудовище в кольце рыцарей, в секторах своего цвета: оно теряет 1 очко здоровья.
castle_panic-help-any-knight = Бьёт одно чудовище в любом секторе кольца рыцарей: оно теряет 1 очко здоровья.
castle_panic-help-swordsman = Бьёт одно чудовище в кольце мечников, в секторах своего цвета: оно теряет 1 очко здоровья.
castle_panic-help-any-swordsman = Бьёт одно чудовище в любом секторе кольца мечников: оно теряет 1 очко здоровья.
castle_panic-help-hero = Бьёт одно чудовище в кольце лучников, рыцарей или мечников, в секторах своего цвета: оно теряет 1 очко здоровья. С «Мощью героя» бьёт и в кольце замка.
castle_panic-help-brick = Полстены. Вместе с Цементом строит стену там, где её нет.
castle_panic-help-mortar = Полстены. Вместе с Кирпичами строит стену там, где её нет.
castle_panic-help-barbarian = Убивает одно чудовище где угодно, кроме леса, при любом здоровье.
castle_panic-help-nice-shot = Играется вместе с воином или Героем: чудовище, в которое он бьёт, убито сразу.
castle_panic-help-tar = Одно чудовище, где бы оно ни стояло, до конца этого хода не двигается.
castle_panic-help-drive-him-back = Возвращает одно чудовище в лес его сектора. Раны остаются.
castle_panic-help-fortify-wall = Укрепляет целую стену: она выдержит следующую атаку и лишится только жетона.
castle_panic-help-missing = В конце этого хода новых жетонов чудовищ не тянут.
castle_panic-help-draw-2 = Возьмите две карты. Их можно сразу сыграть.
castle_panic-help-scavenge = Возьмите из отбоя одну любую карту. Её можно сразу сыграть.
castle_panic-help-goblin = 1 очко здоровья. Каждый ход подходит на кольцо ближе. Трофей: 1 очко.
castle_panic-help-orc = 2 очка здоровья. Каждый ход подходит на кольцо ближе. Трофей: 2 очка.
castle_panic-help-troll = 3 очка здоровья. Каждый ход подходит на кольцо ближе. Трофей: 3 очка.
castle_panic-help-goblin-king = Босс, 2 очка здоровья. Когда он приходит, тянут ещё три жетона. Трофей: 4 очка.
castle_panic-help-healer = Босс, 2 очка здоровья. Когда он приходит, каждое раненое чудовище получает назад 1 очко здоровья. Трофей: 4 очка.
castle_panic-help-orc-warlord = Босс, 3 очка здоровья. Когда он приходит, идут все чудовища в цвете его сектора. Трофей: 4 очка.
castle_panic-help-troll-mage = Босс, 3 очка здоровья. Когда он приходит, идут все чудовища на доске. Трофей: 4 очка.
castle_panic-help-boulder = Катится из леса напрямик через замок, давит всех чудовищ на пути и останавливается, разрушив первую стену, башню или укрепление.
castle_panic-help-move = Все чудовища в этом цвете делают шаг, как в конце хода.
castle_panic-help-clockwise = Все чудовища сдвигаются на сектор по часовой стрелке и остаются в своих кольцах.
castle_panic-help-counterclockwise = Все чудовища сдвигаются на сектор против часовой стрелки и остаются в своих кольцах.
castle_panic-help-plague-archers = Все сбрасывают всех Лучников. Герои остаются.
castle_panic-help-plague-knights = Все сбрасывают всех Рыцарей. Герои остаются.
castle_panic-help-plague-swordsmen = Все сбрасывают всех Мечников. Герои остаются.
castle_panic-help-discard-one = Каждый сбрасывает одну карту по своему выбору.
castle_panic-help-draw-3 = В этот ход тянут ещё три жетона.
castle_panic-help-draw-4 = В этот ход тянут ещё четыре жетона.
castle_panic-help-wall = Останавливает чудовищ один раз: рушится, одно из них теряет 1 очко здоровья, и все остаются снаружи.
castle_panic-help-tower = Рушится навсегда, когда чудовища входят в её клетку; одно из них теряет 1 очко здоровья. С последней башней игра проиграна.
castle_panic-help-deck = Карты замка, рубашкой вверх. Если колода пуста, а карта нужна, тасуют отбой.
castle_panic-help-discard = Сыгранные и сброшенные карты, лицом вверх. Уборка берёт одну из них.
castle_panic-help-pile = Жетоны, которые ещё придут: чудовища и эффекты. Обычно в конце хода тянут два.
castle_panic-help-gone = Чудовища, которые не стали ничьим трофеем, и жетоны, чьё действие уже было.
castle_panic-help-trophies = Убитые чудовища. Их очки решают, кто станет Великим Убийцей.

# on any board; shelves are where the general one looks for what pieces are called
castle_panic-shelves = ring
castle_panic-wall = стена { $arc }
castle_panic-tower = башня { $arc }
castle_panic-fortified = укреплённая стена
castle_panic-overlord = Повелитель

# terminal
castle_panic-tui-ring-forest = Лес
castle_panic-tui-ring-archer = Лучники
castle_panic-tui-ring-knight = Рыцари
castle_panic-tui-ring-swordsman = Мечники
castle_panic-tui-ring-castle = Замок
castle_panic-tui-wall-sign = стена
castle_panic-tui-tower-sign = башня
castle_panic-tui-ruin-sign = башня пала
castle_panic-tui-tar = в смоле

## Почему бот выбрал бы так (подсказки)

castle_panic-why-hit = { $monster } останется со здоровьем { $hp }. { $threat }
castle_panic-why-slay = { $monster } погибнет. { $threat }
castle_panic-why-tar = { $monster } в этот ход не сдвинется. { $threat }
castle_panic-why-drive = { $monster } вернётся в лес, на { $rings ->
    [one] одно кольцо
    [few] { $rings } кольца
   *[other] { $rings } колец
} назад. { $threat }
castle_panic-why-threat-walks = { $turns ->
    [one] Ещё один шаг, и он встал бы у замка.
    [few] Через { $turns } шага он встал бы у замка.
   *[other] Через { $turns } шагов он встал бы у замка.
}
castle_panic-why-threat-wall = Следующим шагом он ударил бы в стену { $arc }.
castle_panic-why-threat-tower = Стены на его пути нет: следующей пала бы башня { $arc }.
castle_panic-why-threat-enters = Стены на его пути нет: следующим шагом он вошёл бы в замок.
castle_panic-why-threat-round = Он уже в замке, и следующей пала бы башня { $arc }.
castle_panic-why-threat-inside = Он уже в замке.
castle_panic-why-threat-stuck = В этот ход он вязнет в смоле.
castle_panic-why-build = { $monsters ->
    [0] В секторе { $arc } нет стены, и пока там никто не идёт.
    [one] По сектору { $arc } идёт { $monsters } чудовище, а стены там нет.
    [few] По сектору { $arc } идут { $monsters } чудовища, а стены там нет.
   *[other] По сектору { $arc } идут { $monsters } чудовищ, а стены там нет.
}
castle_panic-why-fortify = { $monsters ->
    [0] Стена { $arc } выдержит на одну атаку больше.
    [one] По сектору { $arc } идёт { $monsters } чудовище: стена выдержит на одну атаку больше.
    [few] По сектору { $arc } идут { $monsters } чудовища: стена выдержит на одну атаку больше.
   *[other] По сектору { $arc } идут { $monsters } чудовищ: стена выдержит на одну атаку больше.
}
castle_panic-why-discard-double = У вас есть ещё одна такая же.
castle_panic-why-discard-walls = Все стены стоят: строить нечего.
castle_panic-why-discard-half = Это лишь половина стены, а второй половины у вас нет.
castle_panic-why-discard-hits = { $monsters ->
    [0] Сейчас она ни до кого не достаёт.
    [one] Сейчас она достаёт только до { $monsters } чудовища.
   *[other] Сейчас она достаёт до { $monsters } чудовищ.
}
castle_panic-why-discard-new = Взамен придёт новая карта.
castle_panic-why-discard-forced = Одну карту сбросить придётся.
castle_panic-why-keep = { $cards ->
    [one] Сейчас до чудовищ достаёт { $cards } ваша карта.
    [few] Сейчас до чудовищ достают { $cards } ваши карты.
   *[other] Сейчас до чудовищ достают { $cards } ваших карт.
}
castle_panic-why-get-hits = Вы получите карту «{ $card }»: там, куда она достаёт, { $monsters ->
    [one] стоит { $monsters } чудовище.
    [few] стоят { $monsters } чудовища.
   *[other] стоят { $monsters } чудовищ.
}
castle_panic-why-get-wall = Вы получите карту «{ $card }» и сможете построить стену.
castle_panic-why-lend-hits = { $player } получит карту «{ $card }»: там, куда она достаёт, { $monsters ->
    [one] стоит { $monsters } чудовище.
    [few] стоят { $monsters } чудовища.
   *[other] стоят { $monsters } чудовищ.
}
castle_panic-why-lend-wall = { $player } получит карту «{ $card }» и сможет построить стену.
castle_panic-why-spare = Ваша карта «{ $card }» сейчас ни до кого не достаёт.
castle_panic-why-stay-hits = Вы отдали бы карту «{ $card }», а там, куда она достаёт, { $monsters ->
    [one] стоит { $monsters } чудовище.
    [few] стоят { $monsters } чудовища.
   *[other] стоят { $monsters } чудовищ.
}
castle_panic-why-stay-wall = Вы отдали бы карту «{ $card }», а с ней можно построить стену.
castle_panic-why-useless = Вы получили бы карту «{ $card }», а она сейчас ни до кого не достаёт.
castle_panic-why-pass-refused = В этот ход от обмена уже отказались.
castle_panic-why-pass-covered = До каждого чудовища, до которого достают карты других игроков, достают и ваши.
castle_panic-why-pass-play = Ни один ваш Лучник, Рыцарь, Мечник или Герой не достаёт до чудовищ.
castle_panic-why-pass-command = { $tokens ->
    [one] На руке остаётся { $tokens } жетон – на потом.
    [few] На руке остаются { $tokens } жетона – на потом.
   *[other] На руке остаются { $tokens } жетонов – на потом.
}
castle_panic-why-stop = Больше делать нечего.
castle_panic-why-stop-place = Все шесть чудовищ стоят на местах.
castle_panic-why-place-first = Сначала самый сильный: карт ещё никто не видел.
castle_panic-why-place-spread = { $hp ->
    [0] В этом цвете ещё никого нет.
   *[other] В этом цвете у чудовищ здоровья не больше, чем в любом другом.
}
castle_panic-why-claim = У чудовищ перед башней { $arc } вместе здоровья { $hp }.
castle_panic-why-claim-weakest = Слабее чудовищ нет ни перед одной свободной башней: перед башней { $arc } здоровья всего { $hp }.
castle_panic-why-hurt = { $monster } останется со здоровьем { $hp } из { $full }.
castle_panic-why-hurt-strongest = Крепче среди них нет никого. { $monster } останется со здоровьем { $hp } из { $full }.
castle_panic-why-hurt-dies = { $monster } от этого погибнет: одним чудовищем меньше.
castle_panic-why-scavenge-hits = { $monsters ->
    [0] Эта карта бьёт, хотя сейчас ни до кого не достаёт.
    [one] Сейчас она достаёт до { $monsters } чудовища.
   *[other] Сейчас она достаёт до { $monsters } чудовищ.
}
castle_panic-why-scavenge-wall = С ней вы сможете построить стену.
castle_panic-why-scavenge-slays = { $monsters ->
    [0] Варвар убивает любое чудовище вне леса; сейчас там никого нет.
    [one] Вне леса стоит { $monsters } чудовище, и Варвар убьёт его при любом здоровье.
    [few] Вне леса стоят { $monsters } чудовища, и Варвар убьёт любое из них.
   *[other] Вне леса стоят { $monsters } чудовищ, и Варвар убьёт любое из них.
}
castle_panic-why-scavenge-single = Такая карта в игре только одна.
castle_panic-why-missing = В этот ход новых жетонов не тянут.
castle_panic-why-missing-overlord = В этот ход Повелитель не тянет и не играет жетонов.
castle_panic-why-draw = Две новые карты за эту одну.
castle_panic-why-summon = { $cards ->
    [0] Когда чудовище выйдет там из леса, до него не достанет ни одна карта защитников.
    [one] Когда чудовище выйдет там из леса, до него достанет только { $cards } карта защитников.
    [few] Когда чудовище выйдет там из леса, до него достанут { $cards } карты защитников.
   *[other] Когда чудовище выйдет там из леса, до него достанут { $cards } карт защитников.
}
castle_panic-why-summon-open = В секторе { $arc } нет стены.
castle_panic-why-monster = В лес придёт чудовище со здоровьем { $hp }.
castle_panic-why-boss-mage = { $monsters ->
    [0] Он сразу идёт, а больше идти некому.
    [one] Он сразу идёт, и с ним ещё { $monsters } чудовище.
    [few] Он сразу идёт, и с ним ещё { $monsters } чудовища.
   *[other] Он сразу идёт, и с ним ещё { $monsters } чудовищ.
}
castle_panic-why-boss-warlord = { $monsters ->
    [0] Он сразу идёт, а больше в цвете этого сектора идти некому.
    [one] Он сразу идёт, и с ним ещё { $monsters } чудовище в цвете этого сектора.
    [few] Он сразу идёт, и с ним ещё { $monsters } чудовища в цвете этого сектора.
   *[other] Он сразу идёт, и с ним ещё { $monsters } чудовищ в цвете этого сектора.
}
castle_panic-why-boss-by-die = { $least ->
    [0] Он сразу идёт, и с ним все, кто может идти в том цвете, который выпадет на кубике.
    [one] Он сразу идёт, и куда бы он ни встал, с ним ещё хотя бы { $least } чудовище.
    [few] Он сразу идёт, и куда бы он ни встал, с ним ещё хотя бы { $least } чудовища.
   *[other] Он сразу идёт, и куда бы он ни встал, с ним ещё хотя бы { $least } чудовищ.
}
castle_panic-why-boss-healer = { $monsters ->
    [0] Раненых чудовищ сейчас нет.
    [one] { $monsters } раненое чудовище вернёт себе очко здоровья.
    [few] { $monsters } раненых чудовища вернут себе по очку здоровья.
   *[other] { $monsters } раненых чудовищ вернут себе по очку здоровья.
}
castle_panic-why-boulder = { $cases ->
    [0] Куда бы он ни покатился, он раздавит кого-нибудь из ваших чудовищ.
    [6] Куда бы он ни покатился, ваших чудовищ он не раздавит.
    [one] В одном случае из шести он не раздавит ваших чудовищ.
   *[other] В { $cases } случаях из шести он не раздавит ваших чудовищ.
}
castle_panic-why-move = { $monsters ->
    [0] В этом цвете нет чудовищ, которые могут идти.
    [one] Пойдёт { $monsters } чудовище.
    [few] Пойдут { $monsters } чудовища.
   *[other] Пойдут { $monsters } чудовищ.
}
castle_panic-why-turn = { $monsters ->
    [0] Ни одно чудовище не может сдвинуться.
    [one] В соседний сектор перейдёт { $monsters } чудовище.
    [few] В соседний сектор перейдут { $monsters } чудовища.
   *[other] В соседний сектор перейдут { $monsters } чудовищ.
}
castle_panic-why-plague = { $cards ->
    [0] Таких карт сейчас ни у кого нет.
    [one] Защитники потеряют { $cards } карту.
    [few] Защитники потеряют { $cards } карты.
   *[other] Защитники потеряют { $cards } карт.
}
castle_panic-why-discard-one = { $players ->
    [0] Терять карты некому.
    [one] Карту потеряет { $players } игрок замка.
    [few] По карте потеряют { $players } игрока замка.
   *[other] По карте потеряют { $players } игроков замка.
}
castle_panic-why-more = Вы вытянете { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[other] { $tokens } жетонов
}, а сыграть после этого сможете до { $plays }.

## Игра в числах

castle_panic-stat-towers = Башни
castle_panic-stat-walls = Стены
castle_panic-stat-monsters = Чудовища на доске
castle_panic-stat-slain = Убито чудовищ
castle_panic-stat-played = Сыграно карт
castle_panic-stat-swapped = Карт обменяно

## Заголовки, когда стол показан без доски

castle_panic-verb-pass = Ничего не делать
castle_panic-verb-claim = Выбрать башню
castle_panic-verb-place = Поставить чудовище
castle_panic-verb-scatter = Расставить случайно
castle_panic-verb-discard = Сбросить
castle_panic-verb-offer = Предложить обмен
castle_panic-verb-offer-any = Предложить за любую
castle_panic-verb-give = Отдать
castle_panic-verb-refuse = Отказаться
castle_panic-verb-accept = Согласиться
castle_panic-verb-decline = Отклонить
castle_panic-verb-hit = Бить
castle_panic-verb-nice-shot = Отличный выстрел
castle_panic-verb-all-for-one = Все за одного!
castle_panic-verb-slay = Убить
castle_panic-verb-tar = Залить смолой
castle_panic-verb-drive = Отбросить
castle_panic-verb-build = Построить
castle_panic-verb-fortify = Укрепить
castle_panic-verb-missing = Без новых жетонов
castle_panic-verb-draw = Взять карты
castle_panic-verb-scavenge = Взять из отбоя
castle_panic-verb-hurt = Ранить
castle_panic-verb-summon = Призвать
castle_panic-verb-unleash = Сыграть жетон
castle_panic-zone-turn = Ход
castle_panic-zone-active = Чей ход
castle_panic-zone-phase = Фаза
castle_panic-zone-hand-limit = Карт на руке, не больше
castle_panic-zone-players = Игроки
castle_panic-zone-role = Роль
castle_panic-zone-hand = Рука
castle_panic-zone-trophies = Трофеи
castle_panic-zone-home = Своя башня
castle_panic-zone-out = Вне игры
castle_panic-zone-monsters = Чудовища
castle_panic-zone-waiting = Ждут расстановки
castle_panic-zone-pending = Жетонов впереди
castle_panic-zone-walls = Стены
castle_panic-zone-towers = Башни
castle_panic-zone-fortified = Укреплённые стены
castle_panic-zone-missing = Ход без жетонов
castle_panic-zone-deck = Колода
castle_panic-zone-discard = Отбой
castle_panic-zone-removed = Вне игры
castle_panic-zone-pile = Куча жетонов
castle_panic-zone-monster-discard = Отбой чудовищ
castle_panic-zone-overlord-hand = Жетоны Повелителя
castle_panic-zone-plays-left = Осталось розыгрышей
castle_panic-zone-ending = Конец
castle_panic-zone-hp = здоровье
castle_panic-zone-max = из
castle_panic-zone-tar = в смоле
castle_panic-zone-wall = Стена
castle_panic-zone-tower = Башня
castle_panic-zone-first = Кто начинал
castle_panic-zone-next = Чей ход следующий
castle_panic-zone-points = очки
castle_panic-zone-reach = Куда достают карты
castle_panic-zone-foresight = Следующее движение чудовищ
castle_panic-zone-unseen = Ещё не вышло
castle_panic-zone-cards = Карты
castle_panic-zone-tokens = Жетоны
castle_panic-zone-fells = рушит
castle_panic-zone-hurt = будет ранен
castle_panic-zone-count = сколько
castle_panic-zone-token = Чудовище
castle_panic-role-castle = Игрок замка
castle_panic-role-overlord = Повелитель
