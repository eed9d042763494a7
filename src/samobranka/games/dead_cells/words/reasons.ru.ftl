# Почему совет хорош: то, что можно сосчитать, или предвидеть, если все пойдут дальше не раздумывая.
dead_cells-why-place = Насколько видно, тогда { $enemies ->
    [0] никто не падёт
    [one] падёт { $enemies } враг
    [few] падут { $enemies } врага
   *[other] падут { $enemies } врагов
}, а мы получим урон { $damage }.
dead_cells-why-place-unhurt = Насколько видно, тогда { $enemies ->
    [0] никто не падёт
    [one] падёт { $enemies } враг
    [few] падут { $enemies } врага
   *[other] падут { $enemies } врагов
}, а мы уйдём невредимыми.
dead_cells-why-aim-kills = Это кого-то добьёт.
dead_cells-why-aim-left = { $foe }: урон { $damage }, останется здоровья { $left }.
dead_cells-why-aim-state = { $foe } получит состояние: { $state }.
dead_cells-why-does-killed = Сразу { $count ->
    [one] падёт { $count } враг
    [few] падут { $count } врага
   *[other] падут { $count } врагов
}.
dead_cells-why-does-enemy-hurt = Это сразу нанесёт урон { $count }.
dead_cells-why-does-enemy-state = Враг сразу получит { $count ->
    [one] { $count } состояние
    [few] { $count } состояния
   *[other] { $count } состояний
}.
dead_cells-why-does-shield = Мы сразу получим { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[other] { $count } щитов
}.
dead_cells-why-does-healed = Это сразу снимет урон { $count }.
dead_cells-why-does-gained = Это принесёт в мешок { $count }.
dead_cells-why-does-looted = Это забирает то, что лежит у наших ног.
dead_cells-why-bear-shield = { $fighter }: есть щит, и он это остановит.
dead_cells-why-bear-most = { $fighter }: здоровья осталось больше всех, { $left }.
dead_cells-why-bear-companion = { $gear } примет удар, и никто из нас не пострадает.
dead_cells-why-state-resists = { $fighter }: есть устойчивость к состоянию «{ $state }».
dead_cells-why-heal-least = { $fighter }: здоровья меньше, чем у всех раненых, { $left }.
dead_cells-why-shield-least = { $fighter }: здоровья осталось меньше всех, { $left }.
dead_cells-why-gear-slot = { $fighter }: есть { $slots ->
    [one] { $slots } свободная ячейка
    [few] { $slots } свободные ячейки
   *[other] { $slots } свободных ячеек
}.
dead_cells-why-passer = { $fighter }: урон { $damage }, а пропускающему ничто не грозит.
dead_cells-why-loot = Видов добычи { $types }, а действие забирает один. Этот: { $loot }.
dead_cells-why-loot-only = Ничего другого там не лежит: { $loot }.
dead_cells-why-drink = { $fighter }: сразу уйдёт урон { $damage }.
dead_cells-why-scroll = { $fighter }: шаг вперёд. { $text }
dead_cells-why-go-exit = Этот путь ведёт прочь из биома.
dead_cells-why-go-square = Бои приносят добычу, а у слабейшего из нас здоровья { $left }.
dead_cells-why-go-trapezoid = Элита оставляет больше всего, а у слабейшего из нас здоровья { $left }.
dead_cells-why-go-circle = Там лежит сокровище, и никто его не стережёт.
dead_cells-why-go-pentagon = Там ждёт торговец.
dead_cells-why-go-hexagon = Там дверь, и никакого боя.
dead_cells-why-buy = У нас { $teeth ->
    [one] { $teeth } зуб
    [few] { $teeth } зуба
   *[other] { $teeth } зубов
}, а в конце забега зубы пропадут.
dead_cells-why-save-teeth = Прибережём { $teeth ->
    [one] { $teeth } зуб
    [few] { $teeth } зуба
   *[other] { $teeth } зубов
} на потом.
dead_cells-why-upgrade = Цена { $price }, а клеток { $cells }; те, что не потрачены, пропадут.
dead_cells-why-card-to = { $hero }: улучшенных карт { $cards }, и ни у кого здесь не меньше.
dead_cells-why-purge = { $hero }: в колоде останется карт { $cards }, и остальные будут приходить чаще.
dead_cells-why-pay = На этой карте есть нужный символ.
dead_cells-why-begin = Дальше этого места забег начать нельзя.
dead_cells-why-equip-full = { $fighter }: ячеек { $slots }, и свободных нет.
dead_cells-why-keep-potion = У каждого здоровья не меньше { $left }: зелье подождёт.
dead_cells-why-skip = Сейчас это ничего не дало бы.
