## Рассказ: одна строка о том, кто что сделал и что из этого вышло

# Диски: кто, кого, чей.
nastolie-who-ajarha = Аджарха
    .whom = Аджарху
    .of = Аджархи
    .title = { nastolie-help-ajarha }
nastolie-who-buran = Буран
    .whom = Бурана
    .of = Бурана
    .title = { nastolie-help-buran }
nastolie-who-ramprak = Рампрак
    .whom = Рампрака
    .of = Рампрака
    .title = { nastolie-help-ramprak }
nastolie-who-elemental = Элементаль
    .whom = Элементаля
    .of = Элементаля
    .title = { nastolie-help-elemental }
nastolie-who-dymer = Дымер
    .whom = Дымера
    .of = Дымера
    .title = { nastolie-help-dymer }
nastolie-who-shavakh = Шавах
    .whom = Шаваха
    .of = Шаваха
    .title = { nastolie-help-shavakh }
nastolie-who-vampal = Вампал
    .whom = Вампала
    .of = Вампала
    .title = { nastolie-help-vampal }
nastolie-who-zhukorog = Жукорог
    .whom = Жукорога
    .of = Жукорога
    .title = { nastolie-help-zhukorog }
nastolie-who-archer = Стрелец
    .whom = Стрельца
    .of = Стрельца
    .title = { nastolie-help-archer }
nastolie-who-dryad = Дриада
    .whom = Дриаду
    .of = Дриады
    .title = { nastolie-help-dryad }
nastolie-who-baarun = Баарун
    .whom = Бааруна
    .of = Бааруна
    .title = { nastolie-help-baarun }
nastolie-who-vaya = Вайя
    .whom = Вайю
    .of = Вайи
    .title = { nastolie-help-vaya }
nastolie-who-phantom = Фантом
    .whom = Фантома
    .of = Фантома
    .title = { nastolie-help-phantom }
nastolie-who-minusoid = Минусоид
    .whom = Минусоида
    .of = Минусоида
    .title = { nastolie-help-minusoid }
nastolie-who-energan = Энерган
    .whom = Энергана
    .of = Энергана
    .title = { nastolie-help-energan }
nastolie-who-akeru = Акеру
    .whom = Акеру
    .of = Акеру
    .title = { nastolie-help-akeru }
nastolie-who-haru = Хару
    .whom = Хару
    .of = Хару
    .title = { nastolie-help-haru }
nastolie-who-edzen = Эдзен
    .whom = Эдзена
    .of = Эдзена
    .title = { nastolie-help-edzen }
nastolie-who-ratnik = Ратник
    .whom = Ратника
    .of = Ратника
    .title = { nastolie-help-ratnik }
nastolie-who-dish = Диш
    .whom = Диша
    .of = Диша
    .title = { nastolie-help-dish }
nastolie-who-flame = Пламя
    .whom = Пламя
    .of = Пламени
    .title = { nastolie-help-flame }
nastolie-who-whirl = Смерч
    .whom = Смерч
    .of = Смерча
    .title = { nastolie-help-whirl }
nastolie-who-shield = Щит
    .whom = Щит
    .of = Щита
    .title = { nastolie-help-shield }
nastolie-who-arrow = Стрела
    .whom = Стрелу
    .of = Стрелы
    .title = { nastolie-help-arrow }
nastolie-who-lightning = Молния
    .whom = Молнию
    .of = Молнии
    .title = { nastolie-help-lightning }
nastolie-who-magnet = Магнит
    .whom = Магнит
    .of = Магнита
    .title = { nastolie-help-magnet }
nastolie-who-lasso = Аркан
    .whom = Аркан
    .of = Аркана
    .title = { nastolie-help-lasso }
nastolie-who-tick = Клещ
    .whom = Клеща
    .of = Клеща
    .title = { nastolie-help-tick }
nastolie-who-mine = Огненная шахта
    .whom = Огненную шахту
    .of = Огненной шахты
    .title = { nastolie-help-mine }
nastolie-who-fountain = Фонтан жизни
    .whom = Фонтан жизни
    .of = Фонтана жизни
    .title = { nastolie-help-fountain }
nastolie-who-magnetosphere = Магнитосфера
    .whom = Магнитосферу
    .of = Магнитосферы
    .title = { nastolie-help-magnetosphere }
nastolie-who-forge = Кузница праха
    .whom = Кузницу праха
    .of = Кузницы праха
    .title = { nastolie-help-forge }
nastolie-who-barrel = бочка
    .whom = бочку
    .of = бочки
nastolie-who-call = Зов
    .whom = Зов
    .of = Зова
    .title = { nastolie-help-call }
nastolie-who-cleansing = Очищение
    .whom = Очищение
    .of = Очищения
    .title = { nastolie-help-cleansing }
nastolie-who-healing = Исцеление
    .whom = Исцеление
    .of = Исцеления
    .title = { nastolie-help-healing }
nastolie-who-teleport = Телепорт
    .whom = Телепорт
    .of = Телепорта
    .title = { nastolie-help-teleport }

nastolie-order-of-fire = Орден Огня
nastolie-order-of-grass = Орден Травы
nastolie-order-of-metal = Орден Металла
nastolie-order-of-dust = Орден Пыли
nastolie-story-ordered = { $player_is ->
    [you] Вы ведёте { $order }.
   *[other] { $player } ведёт { $order }.
}
nastolie-story-placed = { $player_is ->
    [you] Вы выставляете { $disc }.
   *[other] { $player } выставляет { $disc }.
}
nastolie-story-line = { $player_is ->
    [you] Вы выставляете { $count ->
        [one] { $count } диск
        [few] { $count } диска
       *[other] { $count } дисков
    }.
   *[other] { $player } выставляет { $count ->
        [one] { $count } диск
        [few] { $count } диска
       *[other] { $count } дисков
    }.
}
nastolie-story-laid = По сценарию на столе { $count ->
    [one] лежит { $count } диск
    [few] лежат { $count } диска
   *[other] лежит { $count } дисков
}.
nastolie-story-caught = { $disc } лежит под стаканом.
# С этого начинается ход.
nastolie-story-turn = { $says }
nastolie-story-turn-usual = Раунд { $round }: { $player_is ->
    [you] ваш ход.
   *[other] ходит { $player }.
}
nastolie-story-turn-other = Раунд { $round }: { $player_is ->
    [you] ваш ход, у вас { $actions ->
        [0] ни одного действия
        [one] { $actions } действие
        [few] { $actions } действия
       *[other] { $actions } действий
    }.
   *[other] ходит { $player }, в запасе { $actions ->
        [0] ни одного действия
        [one] { $actions } действие
        [few] { $actions } действия
       *[other] { $actions } действий
    }.
}
nastolie-story-skipped = Раунд { $round }: { $player_is ->
    [you] чёрные карты стоят вам целого хода.
   *[other] { $player } из-за чёрных карт пропускает ход.
}
nastolie-story-flick-nobody = { $player_is ->
    [you] Вы щёлкаете диском { $disc } и никого не бьёте.
   *[other] { $player } щёлкает диском { $disc } и никого не бьёт.
}
nastolie-story-flick-nobody-ramprak = По заклинанию Рампрака скользит диск { $disc }: удара нет.
nastolie-story-flick-nobody-magnet = Притянутый Магнитом, скользит диск { $disc }: удара нет.
nastolie-story-flick-takes = { $player_is ->
    [you] Вы щёлкаете диском { $disc }.
   *[other] { $player } щёлкает диском { $disc }.
}
nastolie-story-flick-kills = { $player_is ->
    [you] Вы щёлкаете диском { $disc } и убиваете { $target }.
   *[other] { $player } щёлкает диском { $disc } и убивает { $target }.
}
nastolie-story-flick-kills-strong = { $player_is ->
    [you] Вы щёлкаете диском { $disc } и силовым ударом убиваете { $target }.
   *[other] { $player } щёлкает диском { $disc } и силовым ударом убивает { $target }.
}
nastolie-story-flick-wounds = { $player_is ->
    [you] Вы щёлкаете диском { $disc } и раните { $target }
   *[other] { $player } щёлкает диском { $disc } и ранит { $target }
}, жизней осталось { $lives }.
nastolie-story-flick-wounds-strong = { $player_is ->
    [you] Вы щёлкаете диском { $disc } и силовым ударом раните { $target }
   *[other] { $player } щёлкает диском { $disc } и силовым ударом ранит { $target }
}, жизней осталось { $lives }.
nastolie-story-flick-spares = { $player_is ->
    [you] Вы щёлкаете диском { $disc } и бьёте { $target }, но ранений нет.
   *[other] { $player } щёлкает диском { $disc } и бьёт { $target }, но ранений нет.
}
nastolie-story-flick-spares-strong = { $player_is ->
    [you] Вы щёлкаете диском { $disc } и силовым ударом бьёте { $target }, но ранений нет.
   *[other] { $player } щёлкает диском { $disc } и силовым ударом бьёт { $target }, но ранений нет.
}
nastolie-story-strikes-kills = { $disc } убивает { $target }.
nastolie-story-strikes-wounds = { $disc } ранит { $target }, жизней осталось { $lives }.
nastolie-story-strikes-spares = { $disc } бьёт { $target }, но ранений нет.
nastolie-story-then-kills = Затем { $disc } убивает { $target }.
nastolie-story-then-wounds = Затем { $disc } ранит { $target }, жизней осталось { $lives }.
nastolie-story-then-spares = Затем { $disc } бьёт { $target }, но ранений нет.
nastolie-story-shot = { $player_is ->
    [you] Вы стреляете: { $disc } выпускает { $missile }.
   *[other] { $player } стреляет: { $disc } выпускает { $missile }.
}
nastolie-story-shot-misses = { $player_is ->
    [you] Вы стреляете: { $disc } выпускает { $missile } и промахивается.
   *[other] { $player } стреляет: { $disc } выпускает { $missile } и промахивается.
}
nastolie-story-shot-again = Смерч кружит дальше.
nastolie-story-shot-again-misses = Смерч кружит дальше и не встречает врагов.
nastolie-story-shot-hits = { $player_is ->
    [you] Вы стреляете: { $disc } выпускает { $missile } и попадает в { $target }.
   *[other] { $player } стреляет: { $disc } выпускает { $missile } и попадает в { $target }.
}
nastolie-story-shot-kills = { $player_is ->
    [you] Вы стреляете: { $disc } выпускает { $missile } и убивает { $target }.
   *[other] { $player } стреляет: { $disc } выпускает { $missile } и убивает { $target }.
}
nastolie-story-shot-wounds = { $player_is ->
    [you] Вы стреляете: { $disc } выпускает { $missile } и ранит { $target }
   *[other] { $player } стреляет: { $disc } выпускает { $missile } и ранит { $target }
}, жизней осталось { $lives }.
nastolie-story-shot-spares = { $player_is ->
    [you] Вы стреляете: { $disc } выпускает { $missile } в { $target }, но ранений нет.
   *[other] { $player } стреляет: { $disc } выпускает { $missile } в { $target }, но ранений нет.
}
nastolie-story-strike-dies = { $disc } погибает.
nastolie-story-strike-hurt = { $disc } получает ранение, жизней осталось { $lives }.
nastolie-story-shot-dies = { $disc } погибает от выстрела.
nastolie-story-shot-hurt = Выстрел ранит { $whom }, жизней осталось { $lives }.
nastolie-story-flame-dies = Пламя убивает { $whom }.
nastolie-story-flame-hurt = Пламя обжигает { $whom }, жизней осталось { $lives }.
nastolie-story-tick-dies = Клещ убивает { $whom }.
nastolie-story-tick-hurt = Клещ кусает { $whom }, жизней осталось { $lives }.
nastolie-story-lasso-dies = Аркан берёт свою цену и убивает { $whom }.
nastolie-story-lasso-hurt = Аркан берёт свою цену и ранит { $whom }, жизней осталось { $lives }.
nastolie-story-ratnik-dies = Ратник убивает { $whom } рядом с собой.
nastolie-story-ratnik-hurt = Ратник ранит { $whom } рядом с собой, жизней осталось { $lives }.
nastolie-story-dies = { $disc } погибает.
nastolie-story-spared-shield = { $disc } под защитой Щита.
nastolie-story-spared-dymer = Дым: { $disc } не получает ранений.
nastolie-story-heal-vampire = { $disc } выпивает { $gained ->
    [one] { $gained } жизнь
    [few] { $gained } жизни
   *[other] { $gained } жизней
}.
nastolie-story-heal-dryad = { $disc } получает от Дриады { $gained ->
    [one] { $gained } жизнь
    [few] { $gained } жизни
   *[other] { $gained } жизней
}.
nastolie-story-heal-tick = { $disc } получает через Клеща { $gained ->
    [one] { $gained } жизнь
    [few] { $gained } жизни
   *[other] { $gained } жизней
}.
nastolie-story-heal-vampal = { $disc } получает от друзей рядом { $gained ->
    [one] { $gained } жизнь
    [few] { $gained } жизни
   *[other] { $gained } жизней
}.
nastolie-story-heal-fountain = { $disc } получает от Фонтана { $gained ->
    [one] { $gained } жизнь
    [few] { $gained } жизни
   *[other] { $gained } жизней
}.
nastolie-story-heal-healing = { $disc } получает { $gained ->
    [one] { $gained } жизнь
    [few] { $gained } жизни
   *[other] { $gained } жизней
}.
nastolie-story-laid-shot = Снаряд остаётся на диске { $of }.
nastolie-story-laid-strike = Теперь на диске { $of } горит { $missile }.
nastolie-story-laid-haru = Хару кладёт { $missile } на диск { $of }.
nastolie-story-laid-shavakh = Шавах кладёт { $missile } на диск { $of }.
nastolie-story-laid-ajarha = Аджарха переносит { $missile } на диск { $of }.
nastolie-story-slips = { $missile } соскальзывает с диска { $disc }.
nastolie-story-freed = { $artefact } снова никому не подчиняется.
nastolie-story-takes = { $disc } берёт { $artefact } под контроль.
nastolie-story-falls = { $disc } опускается на стол без ранений.
nastolie-story-leaves = { $disc } улетает за край.
nastolie-story-put-swap = { $disc } встаёт на место другого.
nastolie-story-put-teleport = { $disc } появляется в другом месте.
nastolie-story-put-call = { $disc } отвечает на зов.
nastolie-story-put-forge = { $disc } возвращается у Кузницы.
nastolie-story-put-magnetosphere = { $disc } тянется к Магнитосфере.
nastolie-story-put-glass = { $disc } выходит на волю.
nastolie-story-put-hand = { $disc } передвигается на другое место.
nastolie-story-avenges = Диск { $disc } ложится на карту { $hero }: месть близка.
nastolie-story-penalty-action = { $player_is ->
    [you] За это вы теряете действие.
   *[other] { $player } теряет за это действие.
}
nastolie-story-penalty-black = { $player_is ->
    [you] За это вы берёте чёрную карту.
   *[other] { $player } берёт за это чёрную карту.
}
nastolie-story-black-penalty = { $player_is ->
    [you] Вы берёте чёрную карту.
   *[other] { $player } берёт чёрную карту.
}
nastolie-story-black-minusoid = { $player_is ->
    [you] Гибель Минусоида приносит вам чёрную карту.
   *[other] Гибель Минусоида приносит чёрную карту: её берёт { $player }.
}
nastolie-story-violet = { $player_is ->
    [you] Гибель Энергана приносит вам фиолетовую карту.
   *[other] Гибель Энергана приносит фиолетовую карту: её берёт { $player }.
}
nastolie-story-cancelled = { $player_is ->
    [you] Ваши чёрная и фиолетовая карты уничтожают друг друга.
   *[other] { $player } теряет чёрную и фиолетовую карты: они уничтожают друг друга.
}
nastolie-story-lacking = { $player_is ->
    [you] Фиолетовой карты для вас не осталось.
   *[other] { $player } не получает фиолетовой карты: их больше нет.
}
nastolie-story-scored-control = { $player_is ->
    [you] Артефакты приносят вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }: всего { $total }.
   *[other] { $player } получает за артефакты { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }: всего { $total }.
}
nastolie-story-scored-kill = { $player_is ->
    [you] Вы получаете { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }: всего { $total }.
   *[other] { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }: всего { $total }.
}
nastolie-story-spurned = { $player_is ->
    [you] За это вы не получаете очков: у жертвы их меньше всех.
   *[other] { $player } не получает за это очков: у жертвы их меньше всех.
}
nastolie-story-delivered = Бочка доставлена, всего { $count }.
nastolie-story-gate = { $player_is ->
    [you] Ваш герой проходит ворота { $gate }.
   *[other] { $player } проводит своего героя через ворота { $gate }.
}
nastolie-story-glass = Стакан звенит: { $hits } из { $needed }.
nastolie-story-glass-broken = Стакан разбит!
nastolie-story-supplied = { $disc } пополняет запас, снарядов теперь { $supply }.
nastolie-story-out = { $player_is ->
    [you] У вас никого не осталось.
   *[other] { $player } теряет всех: на поле никого не осталось.
}
nastolie-story-cast = { $player_is ->
    [you] Вы творите заклинание: действует { $disc }.
   *[other] { $player } творит заклинание: действует { $disc }.
}
nastolie-story-cast-on = { $player_is ->
    [you] Вы творите заклинание: { $disc } выбирает { $target }.
   *[other] { $player } творит заклинание: { $disc } выбирает { $target }.
}
nastolie-story-used = { $player_is ->
    [you] Вы применяете артефакт: { $artefact }.
   *[other] { $player } применяет артефакт: { $artefact }.
}
nastolie-story-used-refill = { $player_is ->
    [you] Вы пополняете запасы через { $artefact }.
   *[other] { $player } пополняет запасы через { $artefact }.
}
nastolie-story-used-cleanse = { $player_is ->
    [you] Вы очищаете своих через { $artefact }.
   *[other] { $player } очищает своих через { $artefact }.
}
nastolie-story-chanted = { $player_is ->
    [you] Вы играете ритуал «{ $ritual }».
   *[other] { $player } играет ритуал «{ $ritual }».
}
nastolie-great-died = { $disc } погибает!
nastolie-great-glass-broken = Стакан разбит!
nastolie-great-delivered = Бочка доставлена!
nastolie-great-out = { $player_is ->
    [you] Вы выбыли!
   *[other] { $player } выбывает!
}
nastolie-story-swap = { $player_is ->
    [you] Вы творите заклинание: { $disc } и { $other } меняются местами.
   *[other] { $player } творит заклинание: { $disc } и { $other } меняются местами.
}
