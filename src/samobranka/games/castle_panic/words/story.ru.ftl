## Рассказ: одна строка о том, кто что сделал и что из этого вышло

# Чудовища: кто, кто-то новый и кого.
castle_panic-foe-goblin = гоблин
    .a = гоблин
    .whom = гоблина
    .title = { castle_panic-help-goblin }
castle_panic-foe-orc = орк
    .a = орк
    .whom = орка
    .title = { castle_panic-help-orc }
castle_panic-foe-troll = тролль
    .a = тролль
    .whom = тролля
    .title = { castle_panic-help-troll }
castle_panic-foe-goblin-king = Король гоблинов
    .a = Король гоблинов
    .whom = Короля гоблинов
    .title = { castle_panic-help-goblin-king }
castle_panic-foe-healer = Целитель
    .a = Целитель
    .whom = Целителя
    .title = { castle_panic-help-healer }
castle_panic-foe-orc-warlord = Вождь орков
    .a = Вождь орков
    .whom = Вождя орков
    .title = { castle_panic-help-orc-warlord }
castle_panic-foe-troll-mage = Маг-тролль
    .a = Маг-тролль
    .whom = Мага-тролля
    .title = { castle_panic-help-troll-mage }

# Несколько одинаковых.
castle_panic-foes-goblin = { $count ->
    [2] два гоблина
    [3] три гоблина
    [few] { $count } гоблина
   *[many] { $count } гоблинов
}
    .title = { castle_panic-help-goblin }
castle_panic-foes-orc = { $count ->
    [2] два орка
    [3] три орка
    [few] { $count } орка
   *[many] { $count } орков
}
    .title = { castle_panic-help-orc }
castle_panic-foes-troll = { $count ->
    [2] два тролля
    [3] три тролля
    [few] { $count } тролля
   *[many] { $count } троллей
}
    .title = { castle_panic-help-troll }

# Карты: кого или что берут, отдают, сбрасывают, и кем бьют (.with).
castle_panic-told-red-archer = красного лучника
    .with = красным лучником
    .many = { $count ->
        [2] двух красных лучников
        [3] трёх красных лучников
       *[other] { $count } красных лучников
    }
    .title = { castle_panic-help-archer }
castle_panic-told-green-archer = зелёного лучника
    .with = зелёным лучником
    .many = { $count ->
        [2] двух зелёных лучников
        [3] трёх зелёных лучников
       *[other] { $count } зелёных лучников
    }
    .title = { castle_panic-help-archer }
castle_panic-told-blue-archer = синего лучника
    .with = синим лучником
    .many = { $count ->
        [2] двух синих лучников
        [3] трёх синих лучников
       *[other] { $count } синих лучников
    }
    .title = { castle_panic-help-archer }
castle_panic-told-any-archer = лучника любого цвета
    .with = лучником любого цвета
    .title = { castle_panic-help-any-archer }
castle_panic-told-red-knight = красного рыцаря
    .with = красным рыцарем
    .many = { $count ->
        [2] двух красных рыцарей
        [3] трёх красных рыцарей
       *[other] { $count } красных рыцарей
    }
    .title = { castle_panic-help-knight }
castle_panic-told-green-knight = зелёного рыцаря
    .with = зелёным рыцарем
    .many = { $count ->
        [2] двух зелёных рыцарей
        [3] трёх зелёных рыцарей
       *[other] { $count } зелёных рыцарей
    }
    .title = { castle_panic-help-knight }
castle_panic-told-blue-knight = синего рыцаря
    .with = синим рыцарем
    .many = { $count ->
        [2] двух синих рыцарей
        [3] трёх синих рыцарей
       *[other] { $count } синих рыцарей
    }
    .title = { castle_panic-help-knight }
castle_panic-told-any-knight = рыцаря любого цвета
    .with = рыцарем любого цвета
    .title = { castle_panic-help-any-knight }
castle_panic-told-red-swordsman = красного мечника
    .with = красным мечником
    .many = { $count ->
        [2] двух красных мечников
        [3] трёх красных мечников
       *[other] { $count } красных мечников
    }
    .title = { castle_panic-help-swordsman }
castle_panic-told-green-swordsman = зелёного мечника
    .with = зелёным мечником
    .many = { $count ->
        [2] двух зелёных мечников
        [3] трёх зелёных мечников
       *[other] { $count } зелёных мечников
    }
    .title = { castle_panic-help-swordsman }
castle_panic-told-blue-swordsman = синего мечника
    .with = синим мечником
    .many = { $count ->
        [2] двух синих мечников
        [3] трёх синих мечников
       *[other] { $count } синих мечников
    }
    .title = { castle_panic-help-swordsman }
castle_panic-told-any-swordsman = мечника любого цвета
    .with = мечником любого цвета
    .title = { castle_panic-help-any-swordsman }
castle_panic-told-red-hero = красного героя
    .with = красным героем
    .title = { castle_panic-help-hero }
castle_panic-told-green-hero = зелёного героя
    .with = зелёным героем
    .title = { castle_panic-help-hero }
castle_panic-told-blue-hero = синего героя
    .with = синим героем
    .title = { castle_panic-help-hero }
castle_panic-told-brick = кирпичи
    .many = { $count ->
        [2] две стопки кирпичей
        [3] три стопки кирпичей
        [few] { $count } стопки кирпичей
       *[many] { $count } стопок кирпичей
    }
    .title = { castle_panic-help-brick }
castle_panic-told-mortar = цемент
    .many = { $count ->
        [2] два мешка цемента
        [3] три мешка цемента
        [few] { $count } мешка цемента
       *[many] { $count } мешков цемента
    }
    .title = { castle_panic-help-mortar }
castle_panic-told-barbarian = варвара
    .title = { castle_panic-help-barbarian }
castle_panic-told-nice-shot = карту «Отличный выстрел»
    .title = { castle_panic-help-nice-shot }
castle_panic-told-tar = смолу
    .title = { castle_panic-help-tar }
castle_panic-told-drive-him-back = карту «Отбрось их назад!»
    .title = { castle_panic-help-drive-him-back }
castle_panic-told-fortify-wall = укрепление стены
    .title = { castle_panic-help-fortify-wall }
castle_panic-told-missing = карту «Промах»
    .title = { castle_panic-help-missing }
castle_panic-told-draw-2 = карту «Возьмите две карты»
    .title = { castle_panic-help-draw-2 }
castle_panic-told-scavenge = карту «Уборка»
    .title = { castle_panic-help-scavenge }

castle_panic-story-number = { $number }
castle_panic-story-in-arc = { $foe } в секторе { $arc }
castle_panic-story-loss = { $player_is ->
    [you] Вы теряете { $cards }.
   *[other] { $player } теряет { $cards }.
}

castle_panic-story-dealt = { $players ->
    [1] { $player_is ->
        [you] Вы получаете
       *[other] { $player } получает
    } { $count ->
        [4] четыре карты
        [5] пять карт
        [6] шесть карт
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
   *[other] Каждый получает { $count ->
        [4] четыре карты
        [5] пять карт
        [6] шесть карт
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
}
castle_panic-story-turn = { $player_is ->
    [you] Ход { $turn }: ходите вы.
   *[other] Ход { $turn }: ходит { $player }.
}
castle_panic-story-offer = { $player_is ->
    [you] Вы предлагаете { $card } за { $wanted }. Отвечает { $partner }.
   *[other] { $partner_is ->
        [you] { $player } предлагает вам { $card } за { $wanted }.
       *[other] { $player } предлагает { $card } за { $wanted }. Отвечает { $partner }.
    }
}
castle_panic-story-offer-any = { $player_is ->
    [you] Вы предлагаете { $card } за любую карту. Отвечает { $partner }.
   *[other] { $partner_is ->
        [you] { $player } предлагает вам { $card } за любую карту.
       *[other] { $player } предлагает { $card } за любую карту. Отвечает { $partner }.
    }
}
castle_panic-story-counter = { $player_is ->
    [you] Вы предлагаете взамен другое: { $card }.
   *[other] { $player } предлагает взамен другое: { $card }.
}
castle_panic-story-refuse = { $player_is ->
    [you] Вы не согласны.
   *[other] { $player } против.
}
castle_panic-story-swap = { $player_is ->
    [you] По рукам: вы отдаёте { $card } и получаете { $other }.
   *[other] { $partner_is ->
        [you] По рукам: { $player } отдаёт вам { $card } и получает { $other }.
       *[other] По рукам: { $player } отдаёт { $card }, а { $partner } – { $other }.
    }
}
castle_panic-story-lose = { $player_is ->
    [you] Вы сбрасываете { $card }.
   *[other] { $player } сбрасывает { $card }.
}
castle_panic-story-hurt-wall = У стены ранен { $foe }: { $hp ->
    [1] остаётся одно очко здоровья.
    [2] остаются два очка здоровья.
   *[other] остаётся очков здоровья: { $hp }.
}
castle_panic-story-hurt-tower = Под башней ранен { $foe }: { $hp ->
    [1] остаётся одно очко здоровья.
    [2] остаются два очка здоровья.
   *[other] остаётся очков здоровья: { $hp }.
}
castle_panic-story-claim = { $player_is ->
    [you] Ваш дом теперь – башня { $arc }.
   *[other] { $player } поселяется в башне { $arc }.
}
castle_panic-story-out = { $player_is ->
    [you] Вашего дома больше нет: вы выбываете из игры.
   *[other] { $player } остаётся без дома и выбывает из игры.
}
castle_panic-story-gather = { $count ->
    [1] Перед стенами встаёт { $foes }.
   *[other] Перед стенами встают { $foes }.
}
castle_panic-story-take = { $player_is ->
    [you] Вы втайне берёте
   *[other] { $player } втайне берёт
}: { $tokens }.
castle_panic-story-take-unseen = { $player } втайне берёт { $count ->
    [1] жетон
    [2] два жетона
    [3] три жетона
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}.
castle_panic-story-draw = { $player_is ->
    [you] Вы берёте
   *[other] { $player } берёт
} { $cards }.
castle_panic-story-exchange = { $player_is ->
    [you] Вы сбрасываете { $card } и берёте { $cards }.
   *[other] { $player } сбрасывает { $card } и берёт { $cards }.
}
castle_panic-story-play = { $player_is ->
    [you] Вы разыгрываете { $cards }.
   *[other] { $player } разыгрывает { $cards }.
}
castle_panic-story-hit = { $player_is ->
    [you] Вы раните
   *[other] { $player } ранит
} { $foe } в секторе { $arc } { $fighter }: { $hp ->
    [1] остаётся одно очко здоровья.
    [2] остаются два очка здоровья.
   *[other] остаётся очков здоровья: { $hp }.
}
castle_panic-story-slay = { $player_is ->
    [you] Вы убиваете
   *[other] { $player } убивает
} { $foe } в секторе { $arc } { $fighter }.
castle_panic-story-nice-shot = Отличный выстрел! { $player_is ->
    [you] Вы убиваете
   *[other] { $player } убивает
} { $foe } в секторе { $arc } { $fighter }.
castle_panic-story-barbarian = { $player_is ->
    [you] Вы спускаете
   *[other] { $player } спускает
} варвара на { $foe } в секторе { $arc }: одним чудовищем меньше.
castle_panic-story-tar = { $player_is ->
    [you] Вы заливаете
   *[other] { $player } заливает
} смолой { $foe }: дальше ни шагу.
castle_panic-story-drive = { $player_is ->
    [you] Вы отбрасываете
   *[other] { $player } отбрасывает
} { $foe } обратно в лес.
castle_panic-story-built = { $player_is ->
    [you] Вы строите
   *[other] { $player } строит
} стену { $arc } из кирпичей и цемента.
castle_panic-story-fortified = { $player_is ->
    [you] Вы укрепляете
   *[other] { $player } укрепляет
} стену { $arc }.
castle_panic-story-missing = { $player_is ->
    [you] Вы играете
   *[other] { $player } играет
} «Промах»: в этот ход новых жетонов не будет.
castle_panic-story-draw-2 = { $player_is ->
    [you] Вы берёте
   *[other] { $player } берёт
} две карты за одну: { $cards }.
castle_panic-story-scavenge = { $player_is ->
    [you] Вы находите
   *[other] { $player } находит
} в отбое { $card }.

castle_panic-story-walk = Чудовища подходят ближе.
castle_panic-story-walk-one = { $foe } подходит ближе.
castle_panic-story-storm = Чудовища штурмуют стены.
castle_panic-story-walls-fall = { $count ->
    [1] Стена { $walls } рушится.
   *[other] Рушатся стены { $walls }.
}
castle_panic-story-breaks-in = { $foe } врывается в замок: башня { $arc } рушится. { $left ->
    [0] Она была последней.
    [1] Осталась одна башня.
    [2] Остались две башни.
    [3] Остались три башни.
    [4] Остались четыре башни.
    [5] Осталось пять башен.
    [one] Осталась { $left } башня.
    [few] Осталось { $left } башни.
   *[many] Осталось { $left } башен.
}
castle_panic-story-tower-falls = Башня { $arc } рушится. { $left ->
    [0] Она была последней.
    [1] Осталась одна башня.
    [2] Остались две башни.
    [3] Остались три башни.
    [4] Остались четыре башни.
    [5] Осталось пять башен.
    [one] Осталась { $left } башня.
    [few] Осталось { $left } башни.
   *[many] Осталось { $left } башен.
}
castle_panic-story-die-wall = { $count ->
    [1] { $foes } гибнет у стены { $arc }.
   *[other] { $places ->
        [1] { $foes } гибнут у стены { $arc }.
       *[other] { $foes } гибнут у стен.
    }
}
castle_panic-story-die-tower = { $count ->
    [1] { $foes } гибнет под башней { $arc }.
   *[other] { $places ->
        [1] { $foes } гибнут под башней { $arc }.
       *[other] { $foes } гибнут под башнями.
    }
}
castle_panic-story-die-boulder = { $count ->
    [1] Под ним гибнет { $foes }.
   *[other] Под ним гибнут { $foes }.
}
castle_panic-story-come = { $count ->
    [1] В лесу появляется { $foes }.
   *[other] В лесу появляются { $foes }.
}
castle_panic-story-healed = Целитель лечит раненых: { $foes } { $count ->
    [1] набирается сил.
   *[other] набираются сил.
}
castle_panic-story-token-goblin-king = { $foe } приходит в сектор { $arc } и зовёт ещё троих.
castle_panic-story-token-healer = { $foe } приходит в сектор { $arc }.
castle_panic-story-token-orc-warlord = { $foe } приходит в сектор { $arc } и гонит своих вперёд.
castle_panic-story-token-troll-mage = { $foe } приходит в сектор { $arc } и воет: все чудовища делают шаг к замку.
castle_panic-story-token-boulder = По сектору { $arc } катится гигантский валун.
castle_panic-story-token-red-move = Красные чудовища рвутся вперёд.
castle_panic-story-token-green-move = Зелёные чудовища рвутся вперёд.
castle_panic-story-token-blue-move = Синие чудовища рвутся вперёд.
castle_panic-story-token-red-move-nobody = Красных чудовищ зовут вперёд, но идти некому.
castle_panic-story-token-green-move-nobody = Зелёных чудовищ зовут вперёд, но идти некому.
castle_panic-story-token-blue-move-nobody = Синих чудовищ зовут вперёд, но идти некому.
castle_panic-story-token-clockwise = Чудовища обходят замок по часовой стрелке.
castle_panic-story-token-counterclockwise = Чудовища обходят замок против часовой стрелки.
castle_panic-story-token-clockwise-nobody = Чудовищам пора обходить замок по часовой стрелке, но идти некому.
castle_panic-story-token-counterclockwise-nobody = Чудовищам пора обходить замок против часовой стрелки, но идти некому.
castle_panic-story-token-plague-archers = Чума косит лучников у всех на руках.
castle_panic-story-token-plague-knights = Чума косит рыцарей у всех на руках.
castle_panic-story-token-plague-swordsmen = Чума косит мечников у всех на руках.
castle_panic-story-token-plague-archers-nobody = Чума пришла за лучниками, но их ни у кого нет.
castle_panic-story-token-plague-knights-nobody = Чума пришла за рыцарями, но их ни у кого нет.
castle_panic-story-token-plague-swordsmen-nobody = Чума пришла за мечниками, но их ни у кого нет.
castle_panic-story-token-discard-one = Каждый должен сбросить карту.
castle_panic-story-token-draw-3 = Придут ещё три жетона.
castle_panic-story-token-draw-4 = Придут ещё четыре жетона.

castle_panic-great-goblin-king = Король гоблинов!
castle_panic-great-healer = Целитель!
castle_panic-great-orc-warlord = Вождь орков!
castle_panic-great-troll-mage = Маг-тролль!
castle_panic-great-boulder = Гигантский валун!
castle_panic-great-tower = Башня { $arc } рушится!
castle_panic-great-last-tower = Рушится последняя башня!
