## Что это за диск и что он делает, коротко. Жизни, ранг и Орден указаны на карте.

nastolie-help-ajarha = Удар огня: оставляет Пламя на каждом враге, которого ударит. В конце вашего хода может перенести одно Пламя с любого персонажа на любого другого.
nastolie-help-buran = Стреляет Смерчем, сколько угодно раз. Щелчок по красной дуге наносит двойные ранения.
nastolie-help-ramprak = Заклинание: вместо щелчка по нему самому щёлкните другого своего персонажа, у которого меньше жизней. Этот щелчок не отнимает действия.
nastolie-help-elemental = Врагам, на которых лежит Пламя, его удар наносит двойные ранения.
nastolie-help-dymer = Удар огня: оставляет Пламя на каждом, кого ударит. Удары и выстрелы ветеранов и бойцов его не ранят; герои, Пламя и прочее ранят.
nastolie-help-shavakh = В конце вашего хода может положить Щит со своей карты на одного или двух персонажей любой стороны.
nastolie-help-vampal = В начале вашего хода получает по жизни за каждого дружеского персонажа рядом. Щелчок по красной дуге наносит двойные ранения.
nastolie-help-zhukorog = Щелчок по красной дуге наносит двойные ранения. Пока ранен, действовать не может.
nastolie-help-archer = Стреляет Стрелами, сколько угодно раз: каждая наносит одно ранение.
nastolie-help-dryad = Удар дриады: каждый дружеский персонаж, которого она коснётся, получает жизнь, каждый вражеский получает ранение.
nastolie-help-baarun = Стреляет Молнией: чем больше Молний на его карте, тем больше ранений. В начале вашего хода получает ещё одну, но не больше трёх.
nastolie-help-vaya = Стреляет Магнитом, сколько угодно раз, и по своим тоже: того, в кого попала, вы сразу щёлкаете.
nastolie-help-phantom = Заклинание: меняется местами с любым другим вашим персонажем.
nastolie-help-minusoid = Когда гибнет, игрок по вашему выбору берёт чёрную карту: у него на одно действие меньше.
nastolie-help-energan = Когда гибнет, вы берёте фиолетовую карту: в следующий ход у вас на одно действие больше.
nastolie-help-akeru = Стреляет Клещами, на карте их не больше трёх. Заклинание: берёт два Клеща из резерва.
nastolie-help-haru = Перед щелчком по ней может положить Аркан на любого персонажа. Щелчок по красной дуге наносит двойные ранения.
nastolie-help-edzen = Удар вампира: получает столько жизней, сколько нанёс ранений.
nastolie-help-ratnik = В конце вашего хода ранит всех, кто рядом с ним, и своих, и чужих.
nastolie-help-dish = Когда гибнет, его диск можно положить на карту другого вашего или союзного героя: когда тот в следующий раз ранит врага, он нанесёт на одно ранение больше.

nastolie-help-flame = Лежит на персонаже: в конце хода того, кто его положил, наносит одно ранение. Сильный толчок сбивает его.
nastolie-help-whirl = Наносит одно ранение. Если первый выстрел не встретил врага, смерч щёлкают ещё раз с того места, где он лежит.
nastolie-help-shield = Лежит на персонаже, и тот вовсе не получает ранений. Останавливает и тот удар, который его сбивает.
nastolie-help-arrow = Наносит одно ранение и возвращается в запас.
nastolie-help-lightning = Наносит одно ранение и ещё по одному за каждую Молнию, оставшуюся на карте стрелка; они тоже тратятся.
nastolie-help-magnet = Того, в кого он попал, вы один раз щёлкаете как своего, не тратя действия.
nastolie-help-lasso = Лежит на персонаже: каждый его удар наносит на одно ранение больше, а затем ранит его самого.
nastolie-help-tick = Лежит на персонаже, и тот не может действовать. В начале хода того, кто его положил, наносит одно ранение, а герой этого игрока получает жизнь.

nastolie-help-mine = Раз за ваш ход: по снаряду в каждый ваш ограниченный запас, или снять по одному снаряду с каждого вашего персонажа.
nastolie-help-fountain = Раз за ваш ход: каждый ваш персонаж, у которого осталась одна жизнь, получает ещё одну.
nastolie-help-magnetosphere = В конце вашего хода: поставьте любого персонажа, своего или чужого, рядом с ней.
nastolie-help-forge = Когда в ваш ход гибнет враг, один ваш погибший боец может вернуться рядом с ней. Действовать в этот ход он не может.
nastolie-help-artefact = Коснитесь свободного артефакта диском, который щёлкнули, и этот диск встанет на него: артефакт под вашим контролем. От сильного толчка тот, кто стоит на артефакте, слетает.

nastolie-help-call = Боец вашего Ордена приходит из резерва и встаёт рядом с одним из ваших героев на столе. Он может действовать сразу.
nastolie-help-cleansing = Сбросьте любой один снаряд с диска или с карты.
nastolie-help-healing = Любой один персонаж получает жизнь.
nastolie-help-teleport = Поставьте одного своего персонажа в любое другое место стола.

nastolie-help-black = Штраф: в следующий ход на одно действие меньше. Чёрная и фиолетовая карты уничтожают друг друга.
nastolie-help-violet = Бонус: в следующий ход на одно действие больше. Фиолетовая и чёрная карты уничтожают друг друга.

nastolie-help-barrel = Вдвое тяжелее артефакта. Бочку только толкают, по ней не щёлкают.
nastolie-help-cup = Стоит неподвижно. Диски от неё отскакивают, больше ничего не происходит.
nastolie-help-box = Лежит неподвижно. Диски от неё отскакивают, больше ничего не происходит.
nastolie-help-glass = Под ним по герою каждой стороны. Каждый щелчок, при котором диск коснулся стакана, считается один раз; после последнего попадания стакан убирают.
nastolie-help-gate = Герой прошёл ворота, если проскользил между двумя чашками с запада на восток.

## Почему сейчас сюда указывать бесполезно

nastolie-not-order = Сначала выберите Орден.
nastolie-not-hero = Сначала выберите, какой герой идёт с вами.
nastolie-not-fighters = Сначала выберите бойцов.
nastolie-not-captive = Сначала выберите, какой герой окажется под стаканом.
nastolie-not-next = Сначала скажите, какой эффект будет следующим.
nastolie-not-give = Сначала скажите, какие ритуалы вы возвращаете в колоду.
nastolie-not-again = Смерч щёлкают ещё раз с того места, где он лежит.
nastolie-not-penalty = Сначала назовите игрока, который возьмёт чёрную карту.
nastolie-not-ritual = Сначала сыграйте взятую карту или оставьте её себе.
nastolie-not-flick = Сейчас можно щёлкнуть только одного персонажа: { $disc }.
nastolie-not-pick-target = Целью может быть только тот, кого снаряд коснулся.
nastolie-not-pick-artefact = Взять можно только артефакт, которого диск коснулся.
nastolie-not-pick-hero = Жизнь получает только ваш герой, потерявший жизни.
nastolie-not-pick-missile = Выберите один из снарядов, лежащих на этом персонаже.
nastolie-not-obstacle = Это стоит неподвижно: не щёлкнуть и не сдвинуть.
nastolie-not-reserve = Это лежит в резерве: оттуда никто не стреляет.
nastolie-not-card = Укажите на диск на столе, а не на его карту.
nastolie-not-missile = Снаряд лежит на диске, пока его не собьют или не снимут.
nastolie-not-barrel = По бочке не щёлкают. Толкните её диском.
nastolie-not-foreign = Это не ваш диск.
nastolie-not-swap = Фантом меняется местами только с вашими персонажами.
nastolie-not-aim = Чтобы щёлкнуть, оттяните диск назад и отпустите.
nastolie-not-artefact-free = Артефакт ничей. Коснитесь его диском, который щёлкнули, и он ваш.
nastolie-not-artefact-enemy = Артефакт под контролем врага. Толкните его посильнее, чтобы стоящий на нём слетел; тогда его можно взять.
nastolie-not-artefact-ally = Артефакт под контролем союзника.
nastolie-not-artefact-end = Сработает в конце вашего хода, само.
nastolie-not-artefact-death = Сработает, когда в ваш ход погибнет враг, если вы уже потеряли бойца.
nastolie-not-dead = Этот персонаж погиб.
nastolie-not-captive-held = Этот герой под стаканом.
nastolie-not-absent = Этого персонажа нет на столе.
nastolie-not-placed = Этот диск уже стоит.
nastolie-not-lay = Щит кладут на персонажа на столе, каждому по одному.
nastolie-not-lay-covered = Там уже лежит Щит.
nastolie-not-lay-dish = Диск Диша кладут только на карту вашего или союзного героя.
nastolie-not-move = Теперь укажите другого персонажа, на которого перейдёт Пламя.
nastolie-not-move-first = Сначала укажите того, на ком лежит Пламя.
nastolie-not-sphere = Магнитосфера переносит только персонажей на столе.
nastolie-not-sphere-room = Рядом с Магнитосферой для него нет места.
nastolie-not-forge = Кузница возвращает только ваших погибших бойцов.

## Чем выбор может быть хорош (подсказки)

nastolie-names-and = { $names } и { $last }
nastolie-names-more = { $names }, { $next }
nastolie-why-both = { $first } { $second }
nastolie-why-hand = { $reason } Это если рука не дрогнет; из { $tries } проб с рукой этого стола так же выходит { $same }.
nastolie-why-steady = { $reason } Это если рука не дрогнет.
nastolie-why-win = Это победа.
nastolie-why-kill = { $count ->
    [1] Гибнет { $names }.
   *[other] Гибнут { $names }.
}
nastolie-why-wound = { $count ->
    [1] Ранение получает { $names }.
   *[other] Ранения получают { $names }.
}
nastolie-why-spared = { $count ->
    [1] Удар достигает цели, но ранения нет: { $names }.
   *[other] Удар достигает целей, но ранений нет: { $names }.
}
nastolie-why-power = Силовой удар: ранения удваиваются.
nastolie-why-burning = { $count ->
    [1] Пламя удваивает ранения, их получает { $names }.
   *[other] Пламя удваивает ранения, их получают { $names }.
}
nastolie-why-drink = { $disc } возвращает себе жизни: { $lives }.
nastolie-why-heal = { $count ->
    [1] Жизнь получает { $names }.
   *[other] По жизни получают { $names }.
}
nastolie-why-flame = { $count ->
    [1] Пламя остаётся на враге: { $names }.
   *[other] Пламя остаётся на врагах: { $names }.
}
nastolie-why-tick = { $disc } теперь под Клещом и не может действовать.
nastolie-why-magnet = Следующий щелчок ваш, не тратя действия, щёлкнуть нужно этот диск: { $disc }.
nastolie-why-choose = Снаряд коснётся нескольких, цель выберете вы: { $names }.
nastolie-why-take = Вы получаете контроль над артефактом: { $artefact }.
nastolie-why-free = Враг теряет контроль над артефактом: { $artefact }.
nastolie-why-points = { $points ->
    [one] Приносит { $points } очко.
    [few] Приносит { $points } очка.
   *[other] Приносит { $points } очков.
}
nastolie-why-gate = Ворота { $gate } пройдены.
nastolie-why-deliver = Бочка доставлена: { $count } из { $needed }.
nastolie-why-break = Стакан разбит: пленники выходят.
nastolie-why-glass = Попадание в стакан: { $hits } из { $needed }.
nastolie-why-shake = { $disc } сбрасывает с себя снаряд: { $missile }.
nastolie-why-bare = { $disc } теряет Щит.
nastolie-why-barrel = Толкает бочку на восток.
nastolie-why-homeward = { $disc } ближе к вашему краю.
nastolie-why-finish = Ваш герой ближе к цели.
nastolie-why-gate-near = Ваш герой ближе к воротам { $gate }.
nastolie-why-near = Ближе к врагу: { $disc } и { $other } теперь в { $mm } мм друг от друга.
nastolie-why-far = { $disc } уходит от врагов: ближайший теперь { $other }, в { $mm } мм.
nastolie-why-drawn = { $disc } и { $other } окажутся в { $mm } мм друг от друга.
nastolie-why-again = Врагов не встретит, и его щёлкнут ещё раз с того места, где он лежит.
nastolie-why-penalty = Но один из дисков слетит со стола: это штраф.
nastolie-why-self = Но Аркан ранит своих: { $names }.
nastolie-why-miss = Снаряд ни в кого не попадёт.
nastolie-why-move = Простое перемещение.
nastolie-why-stay = Ни один диск не слетит со стола.
nastolie-why-rid = { $disc } избавляется от снаряда: { $missile }.
nastolie-why-life = { $disc }: жизней будет { $lives } из { $limit }.
nastolie-why-ticks = { $disc } сможет стрелять, Клещей на карте: { $count }.
nastolie-why-swap-artefact = { $disc } окажется на артефакте: { $artefact }.
nastolie-why-send = { $disc } получает щелчок, не тратя действия, и ещё сможет действовать в этот ход.
nastolie-why-send-held = { $disc } действовать не может, но так его можно щёлкнуть.
nastolie-why-send-acted = { $disc } в этот ход уже действовал, а так получает ещё один щелчок.
nastolie-why-lasso = { $disc }: каждый удар наносит на одно ранение больше, а затем ранит его самого.
nastolie-why-dish = { $disc }: при следующем ранении врага нанесёт на одно ранение больше.
nastolie-why-shield = { $disc }, осталось жизней: { $lives }. Пока лежит Щит, ни одна не пропадёт.
nastolie-why-burn = Пламя перейдёт, теперь его несёт { $disc }, осталось жизней: { $lives }.
nastolie-why-refill = { $count ->
    [1] Ещё один снаряд получает { $names }.
   *[other] Ещё по снаряду получают { $names }.
}
nastolie-why-fountain = { $count ->
    [1] Жизнь получает { $names }.
   *[other] По жизни получают { $names }.
}
nastolie-why-cleanse = { $count ->
    [one] От снаряда избавляется { $count } ваш персонаж.
    [few] От снаряда избавляются { $count } ваших персонажа.
   *[other] От снаряда избавляются { $count } ваших персонажей.
}
nastolie-why-raise = { $disc } возвращается; ваших персонажей на столе: { $count }.
nastolie-why-fewer = { $disc } теряет снаряд, { $missile }; останется: { $count }.
nastolie-why-call = { $disc } приходит и может действовать сразу; ваших персонажей на столе: { $count }.
nastolie-why-call-late = { $disc } приходит; ваших персонажей на столе: { $count }.
nastolie-why-black = { $player } берёт чёрную карту: в следующий ход на одно действие меньше.
nastolie-why-black-cancels = { $player } теряет из-за неё фиолетовую карту.
nastolie-why-keep = { $cards ->
    [one] На потом у вас { $cards } ритуал.
    [few] На потом у вас { $cards } ритуала.
   *[other] На потом у вас { $cards } ритуалов.
}
nastolie-why-done = Действий не осталось.
nastolie-why-nobody = Никто из ваших персонажей больше не может действовать.
nastolie-why-usual = Порядок, в котором их перечисляют правила.
nastolie-why-order = Его герои: { $first } и { $second }.
nastolie-why-caught = { $disc } сможет действовать с самого начала.
nastolie-why-hero = { $disc }: жизней { $lives }.
nastolie-why-place = { $disc } и ближайший из своих, { $other }, в { $mm } мм друг от друга.
nastolie-why-place-first = { $disc } первым из ваших встанет на стол.
nastolie-why-line = { $count ->
    [1] Последний диск встанет сразу.
   *[other] Сразу встанут все оставшиеся диски, их { $count }.
}

## В терминале

nastolie-tui-round = раунд { $round } из { $rounds }
nastolie-tui-goal = { $points ->
    [one] для победы нужно { $points } очко
    [few] для победы нужно { $points } очка
   *[other] для победы нужно { $points } очков
}
nastolie-tui-glass = попаданий в стакан { $hits } из { $needed }
nastolie-tui-battle = битва { $battle } из { $battles }
nastolie-tui-actions = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}
nastolie-tui-black = чёрных карт: { $count }
nastolie-tui-violet = фиолетовых карт: { $count }
nastolie-tui-points = очков: { $count }
nastolie-tui-gates = ворот: { $count }
nastolie-tui-delivered = бочек: { $count }
nastolie-tui-marks = битв выиграно: { $count }
nastolie-tui-prey = добыча: { $order }
nastolie-tui-acted = действовал
nastolie-tui-held-tick = под Клещом
nastolie-tui-held-wounded = ранен, не действует
nastolie-tui-held-returned = только вернулся
nastolie-tui-held-freed = только вышел
nastolie-tui-on = на артефакте: { $artefact }
nastolie-tui-supply = { $missile } × { $count }
nastolie-tui-captive = под стаканом: { $disc }
nastolie-tui-rituals = ритуалов: { $count }
nastolie-tui-form-flick = Щелчок: наберите «flicks ‹диск› at ‹кого› power ‹1–1000›», «… at ‹кого› left 6 power …» (миллиметры в сторону от середины, right вправо), «… towards ‹x› ‹y› power …» или «… ne power …». Ваши диски: { $discs }.
nastolie-tui-form-shoot = Выстрел: наберите «shoots with ‹диск› from ‹x› ‹y› at ‹кого› power ‹1–1000›»; снаряд ставят не дальше диаметра от диска. Диски: { $discs }.
nastolie-tui-form-place = Расстановка: наберите «places ‹диск› at ‹x› ‹y›», с «facing ‹n, ne, e …›», куда смотрит красная дуга. Диски: { $discs }.
nastolie-tui-form-pull = Магнитосфера: наберите «uses magnetosphere on ‹диск› at ‹x› ‹y›», вплотную к ней. Диски: { $discs }.
nastolie-tui-form-raise = Кузница: наберите «uses forge for ‹вид› at ‹x› ‹y›», вплотную к ней. Диски: { $discs }.
nastolie-tui-form-call = Зов: наберите «plays call for ‹вид› at ‹x› ‹y›», вплотную к герою. Диски: { $discs }.
nastolie-tui-form-teleport = Телепорт: наберите «plays teleport for ‹диск› at ‹x› ‹y›». Диски: { $discs }.
nastolie-tui-seen-power = Силовой удар: ранения удваиваются.
nastolie-tui-seen-slips = { $disc } теряет снаряд: { $missile }.
nastolie-tui-seen-leaves = { $disc } слетает со стола.
nastolie-tui-seen-penalty-action = Штраф: пропадает следующее действие.
nastolie-tui-seen-penalty-black = Штраф: чёрная карта.
nastolie-tui-seen-beyond = Если никого не встретит, слетит со стола.
nastolie-tui-seen-ends = Никого не встретит и остановится в точке { $x } { $y }.
nastolie-tui-seen-obstacle = Встретит препятствие: { $obstacle }.
nastolie-tui-seen-control = Встретит артефакт и займёт его: { $disc }.
nastolie-tui-seen-prevented = Встретит врага, но не ранит: { $disc }.
nastolie-tui-seen-dies = Встретит и убьёт: { $disc }, ранений { $wounds }.
nastolie-tui-seen-wounds = Встретит и ранит: { $disc }, ранений { $wounds }.
nastolie-tui-seen-own = Аркан ранит и самого ударившего: ранений { $wounds }.
nastolie-tui-seen-falls = Ударивший погибнет от своего Аркана.
nastolie-tui-seen-heals = Встретит и вылечит: { $disc }.
nastolie-tui-seen-meets = Встретит: { $disc }.
