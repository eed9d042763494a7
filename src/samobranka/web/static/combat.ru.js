var e=`# Бой, как он нарисован
dcf-fight = Бой
dcf-next = Дальше
dcf-order = Что будет дальше в этом раунде
dcf-if-nobody = Если их не остановить
dcf-threat = Угроза
dcf-laid = карт лежит: { $count } из { $of }
dcf-all = всем
dcf-nobody = никого
dcf-group = Группа
dcf-space-left = сзади
dcf-space-front = первый
dcf-space-middle = второй
dcf-space-far = дальний
dcf-terrain-wall = за ними стена
dcf-terrain-hole = за ними дыра
dcf-you-lay = Положите карту
dcf-lays = { $player } кладёт карту
dcf-lay-title = Положите карту
dcf-lay-help = Назовите один её ряд: больше о ней никто не узнает.
dcf-others-lay = Кладут другие
dcf-others-goals = Можно показать на фигуру или сказать фразу. О своих картах не говорят.
dcf-others-open = Все карты открыты: обсудите, что делать.
dcf-announce = Называть самый сильный ряд за меня
dcf-lay-it = Положить
dcf-named = раунд { $round }: { $what }. Кладём?
dcf-round-end = конец раунда: { $told }
dcf-end-gaps = смыкаются
dcf-end-bleeds = кто истекает кровью, гибнет
dcf-end-falls = { $count ->
    [one] падает { $count }
   *[other] падают { $count }
}
dcf-turn-card = Карта:
dcf-you-decide = Вы первый и решаете
dcf-decide-help = Один урон. Назвать можно любого; щит, если он есть, примет удар.
dcf-they-decide = Решает { $player }
dcf-they-decide-help = Щелчок покажет, кого назвали бы вы.
dcf-call-me = Меня!
dcf-all-hits = все { $count }
dcf-for-whom = Для кого?
dcf-who-passes = Кто пропускает бой?
dcf-who-first = Кто первый игрок?
dcf-has = здоровье { $hearts }, { $shields ->
    [0] без щита
    [one] { $shields } щит
    [few] { $shields } щита
   *[other] { $shields } щитов
}
dcf-hearts = здоровье { $count }
dcf-loses = здоровье: { $before } → { $after }
dcf-would-die = погибнет
dcf-stopped-shield = щит примет удар
dcf-stopped-gold = может уйти золотой щит
dcf-stopped-ability = удар не пройдёт
dcf-stopped-companion = примет компаньон
dcf-our-cards = Наши карты
dcf-acts = действует
dcf-done = готово
dcf-waits = ждёт
dcf-dead = погиб
dcf-row = раунд { $round }: { $done }
dcf-frozen-in = заморозка, раунд { $rounds }
dcf-invisible = не виден
dcf-boss-turn = Карта хода
dcf-passed = уже пасовал
dcf-instance = { $side ->
    [0] первый экземпляр
   *[other] второй экземпляр
}
dcf-swords = { $count ->
    [one] ещё { $count } меч
    [few] ещё { $count } меча
   *[other] ещё { $count } мечей
}

dcf-heap-teeth = { $count ->
    [one] { $count } золотой зуб
    [few] { $count } золотых зуба
   *[other] { $count } золотых зубов
}
dcf-heap-cells = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
}
dcf-heap-potions = { $count ->
    [one] { $count } зелье
    [few] { $count } зелья
   *[other] { $count } зелий
}
dcf-heap-keys = { $count ->
    [one] { $count } ключ
    [few] { $count } ключа
   *[other] { $count } ключей
}
dcf-heap-scrolls = { $count ->
    [one] { $count } свиток
    [few] { $count } свитка
   *[other] { $count } свитков
}
dcf-heap-equipment = снаряжение: { $count }
dcf-heap-blueprints = { $count ->
    [one] { $count } чертёж
    [few] { $count } чертежа
   *[other] { $count } чертежей
}

dcf-act-nothing = ничего
dcf-act-hit = { $n ->
    [one] { $n } удар
    [few] { $n } удара
   *[other] { $n } ударов
}
dcf-act-pierce = { $n ->
    [one] { $n } удар сквозь щиты
    [few] { $n } удара сквозь щиты
   *[other] { $n } ударов сквозь щиты
}
dcf-act-strike = урон { $n }
dcf-act-wound = урон { $n }
dcf-act-shield = { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[other] { $n } щитов
}
dcf-act-guard = { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[other] { $n } щитов
}
dcf-act-gold = { $n ->
    [one] { $n } золотой щит
    [few] { $n } золотых щита
   *[other] { $n } золотых щитов
}
dcf-act-heal = исцеление { $n }
dcf-act-skill = навык
dcf-act-loot = добыча
dcf-act-push = толчок { $n }
dcf-act-pull = рывок { $n }
dcf-act-cleanse = снимает состояние
dcf-act-ward = состояния не действуют
dcf-act-repeat-row = прошлый ряд ещё раз
dcf-act-draw = добор { $n }
dcf-act-discard = сброс { $n }
dcf-act-poisoned = отравление
dcf-act-bleeding = кровотечение
dcf-act-on-fire = горение
dcf-act-frozen = заморозка
dcf-act-marked = мишень
dcf-act-vanish = не виден
dcf-act-die = потом гибнет
dcf-act-flee = потом бежит
dcf-act-worm = червь
dcf-act-sicken = тревога
dcf-act-move = меняет место
dcf-act-unworm = одним червём меньше
dcf-act-teeth = зубы
dcf-act-cells = клетки
dcf-act-for-all = { $done }, всем
dcf-act-for-two = { $done }, двоим
dcf-act-for-fp = { $done }, первому игроку
dcf-act-for-ally = { $done }, другому
dcf-act-for-others = { $done }, остальным
`;export{e as default};