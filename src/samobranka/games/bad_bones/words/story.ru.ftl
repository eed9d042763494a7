## Рассказ: одна строка о том, кто что сделал и что из этого вышло

# Несколько скелетов: кто и кого.
bad_bones-story-many = { $count ->
    [2] два скелета
    [3] три скелета
    [4] четыре скелета
    [5] пять скелетов
    [6] шесть скелетов
    [7] семь скелетов
    [8] восемь скелетов
    [9] девять скелетов
    [10] десять скелетов
    [one] { $count } скелет
    [few] { $count } скелета
   *[many] { $count } скелетов
}
    .whom = { $count ->
        [2] двух скелетов
        [3] трёх скелетов
        [4] четырёх скелетов
        [5] пять скелетов
        [6] шесть скелетов
        [7] семь скелетов
        [8] восемь скелетов
        [9] девять скелетов
        [10] десять скелетов
        [one] { $count } скелета
       *[other] { $count } скелетов
    }
    .title = { bad_bones-help-skeleton }

# Несколько одинаковых командиров: кто и кого.
bad_bones-story-chiefs-sapper = { $count ->
    [2] два старших минёра
   *[other] три старших минёра
}
    .whom = { $count ->
        [2] двух старших минёров
       *[other] трёх старших минёров
    }
    .title = { bad_bones-help-sapper }
bad_bones-story-chiefs-necromancer = { $count ->
    [2] два некроманта
   *[other] три некроманта
}
    .whom = { $count ->
        [2] двух некромантов
       *[other] трёх некромантов
    }
    .title = { bad_bones-help-necromancer }
bad_bones-story-chiefs-friendly = { $count ->
    [2] два миротворца
   *[other] три миротворца
}
    .whom = { $count ->
        [2] двух миротворцев
       *[other] трёх миротворцев
    }
    .title = { bad_bones-help-friendly }
bad_bones-story-chiefs-instructor = { $count ->
    [2] два старших инструктора
   *[other] три старших инструктора
}
    .whom = { $count ->
        [2] двух старших инструкторов
       *[other] трёх старших инструкторов
    }
    .title = { bad_bones-help-instructor }
bad_bones-story-chiefs-spectral = { $count ->
    [2] два призрачных командира
   *[other] три призрачных командира
}
    .whom = { $count ->
        [2] двух призрачных командиров
       *[other] трёх призрачных командиров
    }
    .title = { bad_bones-story-about-spectral }
bad_bones-story-chiefs-saboteur = { $count ->
    [2] два старших диверсанта
   *[other] три старших диверсанта
}
    .whom = { $count ->
        [2] двух старших диверсантов
       *[other] трёх старших диверсантов
    }
    .title = { bad_bones-help-saboteur }
bad_bones-story-about-weapon = Оружие: герой берётся за него, когда уничтожит сразу троих.
bad_bones-story-about-spectral = Командир, который не остаётся мёртвым: он возвращается с кладбища.

# Несколько одинаковых ловушек.
bad_bones-story-traps-wall = { $count ->
    [2] две стены
    [3] три стены
    [few] { $count } стены
   *[many] { $count } стен
}
    .title = { bad_bones-help-wall }
bad_bones-story-traps-catapult = { $count ->
    [2] две катапульты
    [3] три катапульты
    [few] { $count } катапульты
   *[many] { $count } катапульт
}
    .title = { bad_bones-help-catapult }
bad_bones-story-traps-dragon = { $count ->
    [2] два дракона
    [3] три дракона
    [few] { $count } дракона
   *[many] { $count } драконов
}
    .title = { bad_bones-help-dragon }
bad_bones-story-traps-treasure = { $count ->
    [2] два сокровища
    [3] три сокровища
    [few] { $count } сокровища
   *[many] { $count } сокровищ
}
    .title = { bad_bones-help-treasure }
bad_bones-story-traps-barricade = { $count ->
    [2] два частокола
    [3] три частокола
    [few] { $count } частокола
   *[many] { $count } частоколов
}
    .title = { bad_bones-help-barricade }
bad_bones-story-traps-bomb = { $count ->
    [2] два динамита
    [3] три динамита
    [few] { $count } динамита
   *[many] { $count } динамитов
}
    .title = { bad_bones-help-bomb }
bad_bones-story-traps-crater = { $count ->
    [2] две воронки
    [3] три воронки
    [few] { $count } воронки
   *[many] { $count } воронок
}
    .title = { bad_bones-help-crater }
bad_bones-story-traps-hearse = { $count ->
    [2] два катафалка
    [3] три катафалка
    [few] { $count } катафалка
   *[many] { $count } катафалков
}
    .title = { bad_bones-help-hearse }
bad_bones-story-traps-maze = { $count ->
    [2] два лабиринта
    [3] три лабиринта
    [few] { $count } лабиринта
   *[many] { $count } лабиринтов
}
    .title = { bad_bones-help-maze }
bad_bones-story-traps-portal = { $count ->
    [2] два портала
    [3] три портала
    [few] { $count } портала
   *[many] { $count } порталов
}
    .title = { bad_bones-help-portal }
bad_bones-story-traps-spring = { $count ->
    [2] две пружины
    [3] три пружины
    [few] { $count } пружины
   *[many] { $count } пружин
}
    .title = { bad_bones-help-spring }

# Места, как о них говорят.
bad_bones-near-tower = на башне
bad_bones-near-above-tower = над башней
bad_bones-near-below-tower = под башней
bad_bones-near-left-of-tower = слева от башни
bad_bones-near-right-of-tower = справа от башни
bad_bones-near-near-tower = рядом с башней
bad_bones-near-forest-top = у верхнего леса
bad_bones-near-forest-bottom = у нижнего леса
bad_bones-near-forest-left = у леса слева
bad_bones-near-forest-right = у леса справа
bad_bones-near-houses = перед домами
bad_bones-near-capital = перед столицей
bad_bones-near-upper-left = в левом верхнем углу
bad_bones-near-upper-right = в правом верхнем углу
bad_bones-near-lower-left = в левом нижнем углу
bad_bones-near-lower-right = в правом нижнем углу
bad_bones-near-middle = в середине
bad_bones-near-between-upper = между верхними башнями
bad_bones-near-between-lower = между нижними башнями
bad_bones-near-between-left = между башнями слева
bad_bones-near-between-right = между башнями справа
bad_bones-near-tower-upper-left = у левой верхней башни
bad_bones-near-tower-upper-right = у правой верхней башни
bad_bones-near-tower-lower-left = у левой нижней башни
bad_bones-near-tower-lower-right = у правой нижней башни
bad_bones-tower-upper-left = левая верхняя башня
bad_bones-tower-upper-right = правая верхняя башня
bad_bones-tower-lower-left = левая нижняя башня
bad_bones-tower-lower-right = правая нижняя башня

# Фазы.
bad_bones-story-phase-market = Открывается рынок.
bad_bones-story-phase-2 = Время ловушек.
bad_bones-story-phase-3 = Скелеты идут.
bad_bones-story-gather = { $lands ->
    [1] В вашем лесу притаились { $count ->
        [4] четыре скелета
       *[other] скелеты: { $count }
    }.
   *[other] В каждом лесу притаились { $count ->
        [4] четыре скелета
       *[other] скелеты: { $count }
    }.
}
bad_bones-story-newcomers = Встают новые скелеты.
bad_bones-story-no-newcomers = Новых скелетов больше нет.
bad_bones-story-risen = { $player_is ->
    [you] С вашего кладбища
   *[other] Там, где правит { $player }, с кладбища
} { $count ->
    [1] возвращается { $who }
   *[other] возвращаются { $who }
}.
bad_bones-story-chiefs = { $player_is ->
    [you] В вашем лесу
   *[other] В лесу, где правит { $player },
} { $count ->
    [1] появляется { $who }!
   *[other] появляются { $who }!
}

# Кто что делает.
bad_bones-story-first-buyer = { $player_is ->
    [you] Покупки начинаете вы.
   *[other] Покупки начинает { $player }.
}
bad_bones-story-buy = { $player_is ->
    [you] Вы покупаете { $item }.
   *[other] { $player } покупает { $item }.
} { $left ->
    [0] Монет больше нет.
    [1] Осталась одна монета.
    [one] Осталась { $left } монета.
    [few] Осталось { $left } монеты.
   *[many] Осталось { $left } монет.
}
bad_bones-story-passed = { $player_is ->
    [you] Вы уходите с рынка.
   *[other] { $player } уходит с рынка.
}
bad_bones-story-start = { $player_is ->
    [you] Ваш герой начинает { $near }.
   *[other] Там, где правит { $player }, герой начинает { $near }.
}
bad_bones-story-hero = { $player_is ->
    [you] Ваш герой встаёт { $near }.
   *[other] Там, где правит { $player }, герой встаёт { $near }.
}
bad_bones-story-hero-slays = { $player_is ->
    [you] Ваш герой крушит { $whom } { $near }.
   *[other] Там, где правит { $player }, герой крушит { $whom } { $near }.
}
bad_bones-story-lay = { $player_is ->
    [you] Вы выкладываете { $trap } { $near }.
   *[other] { $player } выкладывает { $trap } { $near }.
}
bad_bones-story-land-dragon = { $player_is ->
    [you] Вы сажаете дракона
   *[other] { $player } сажает дракона
} прямо на скелетов { $near }.
bad_bones-story-throw-bomb = { $player_is ->
    [you] Вы бросаете динамит
   *[other] { $player } бросает динамит
} { $near }: взрыв уничтожает { $whom }.
bad_bones-story-take-back = { $player_is ->
    [you] Вы убираете { $trap } в запас.
   *[other] { $player } убирает { $trap } в запас.
}
bad_bones-story-wait = { $player_is ->
    [you] Вы не трогаете ловушки.
   *[other] { $player } не трогает ловушки.
}
bad_bones-story-weapon = { $player_is ->
    [you] Сразу трое! Ваш герой берётся за оружие: { $weapon }.
   *[other] Сразу трое! { $player } пускает в ход оружие: { $weapon }.
}
bad_bones-story-went-on = { $player_is ->
    [you] Вы играете дальше, пока не останется ни косточки.
   *[other] { $player } играет дальше, пока не останется ни косточки.
}

# Что происходит на поле: части одной строки, которая начинается с того, чьё это поле.
bad_bones-story-on-land = { $player_is ->
    [you] На вашем поле { $what }
   *[other] Там, где правит { $player }, { $what }
}
bad_bones-story-goes = { $who } идёт { $heading }.
bad_bones-story-floors-lost = { $who } { $count ->
    [1] сносит
   *[other] сносят
} { $lost ->
    [1] ярус
    [2] два яруса
    [3] три яруса
    [4] четыре яруса
    [one] { $lost } ярус
    [few] { $lost } яруса
   *[many] { $lost } ярусов
} башни; { $left ->
    [0] от неё ничего не осталось.
    [1] остался один.
    [2] осталось два.
    [3] осталось три.
    [4] осталось четыре.
   *[other] осталось { $left }.
}
bad_bones-story-houses-lost = { $who } { $count ->
    [1] сжигает
   *[other] сжигают
} { $lost ->
    [1] дом
    [2] два дома
    [3] три дома
    [4] четыре дома
    [5] пять домов
    [one] { $lost } дом
    [few] { $lost } дома
   *[many] { $lost } домов
}; { $left ->
    [0] не осталось ни одного.
    [1] остался один.
    [2] осталось два.
    [3] осталось три.
    [4] осталось четыре.
   *[other] осталось { $left }.
}
bad_bones-story-capital-lost = { $who } { $count ->
    [1] врывается в столицу и сжигает
   *[other] врываются в столицу и сжигают
} { $lost ->
    [1] дом
    [2] два дома
    [3] три дома
    [4] четыре дома
    [5] пять домов
    [one] { $lost } дом
    [few] { $lost } дома
   *[many] { $lost } домов
}.
bad_bones-story-floors-late = { $who } { $count ->
    [1] находит
   *[other] находят
} на месте башни одни развалины.
bad_bones-story-houses-late = { $who } { $count ->
    [1] приходит
   *[other] приходят
} на пепелище: жечь уже нечего.
bad_bones-story-capital-late = { $who } { $count ->
    [1] приходит
   *[other] приходят
} в сгоревшую столицу: жечь уже нечего.
bad_bones-story-floors-mended = миротворец отстраивает ярус башни; теперь их { $left }.
bad_bones-story-houses-mended = миротворец отстраивает дом; теперь их { $left }.
bad_bones-story-capital-mended = миротворец идёт чинить столицу.
bad_bones-story-wall-turns = стена отводит { $whom } в сторону.
bad_bones-story-spring-turns = пружина подбрасывает { $whom } в воздух.
bad_bones-story-dragon-turns = дракон прогоняет { $whom }.
bad_bones-story-slain-hero = { $who } { $count ->
    [1] налетает на героя и гибнет.
   *[other] налетают на героя и гибнут.
}
bad_bones-story-slain-weapon = { $who } { $count ->
    [1] гибнет
   *[other] гибнут
} от оружия героя.
bad_bones-story-slain-trap = { $who } { $count ->
    [1] гибнет
   *[other] гибнут
} в ловушке.
bad_bones-story-sent-exit = { $who } { $count ->
    [1] уходит прочь
   *[other] уходят прочь
}; { $count ->
    [1] его
   *[other] их
} { $target_is ->
    [you] получаете вы.
   *[other] получает { $target }.
}
bad_bones-story-sent-exit-own = { $who } { $count ->
    [1] уходит
   *[other] уходят
} через лес на кладбище.
bad_bones-story-sent-catapult = катапульта забрасывает { $whom } к соседям; { $count ->
    [1] его
   *[other] их
} { $target_is ->
    [you] получаете вы.
   *[other] получает { $target }.
}
bad_bones-story-sent-catapult-own = катапульта забрасывает { $whom } на кладбище.
bad_bones-story-sent-hearse = катафалк увозит { $whom } к соседям; { $count ->
    [1] его
   *[other] их
} { $target_is ->
    [you] получаете вы.
   *[other] получает { $target }.
}
bad_bones-story-sent-hearse-own = катафалк увозит { $whom } на кладбище.
bad_bones-story-sent-staff = жезл смерти отсылает { $whom } к соседям; { $count ->
    [1] его
   *[other] их
} { $target_is ->
    [you] получаете вы.
   *[other] получает { $target }.
}
bad_bones-story-sent-staff-own = жезл смерти отсылает { $whom } на кладбище.
bad_bones-story-sent-spectral = { $who } { $count ->
    [1] бессмертен и ждёт
   *[other] бессмертны и ждут
} на кладбище.
bad_bones-story-turned-treasure = { $who } { $count ->
    [1] поворачивает
   *[other] поворачивают
} к сокровищу.
bad_bones-story-turned-rapier = { $who } { $count ->
    [1] поворачивает
   *[other] поворачивают
} прочь от рапиры.
bad_bones-story-held-frozen = { $who } { $count ->
    [1] остаётся
   *[other] остаются
} на месте.
bad_bones-story-held-maze = { $who } { $count ->
    [1] блуждает
   *[other] блуждают
} в лабиринте.
bad_bones-story-held-dragon = { $who } { $count ->
    [1] не знает
   *[other] не знают
}, куда бежать от дракона.
bad_bones-story-blocked = частокол останавливает { $whom }.
bad_bones-story-portal = портал отбрасывает { $whom } обратно в лес.
bad_bones-story-frozen = { $who } { $count ->
    [1] застывает
   *[other] застывают
} на месте.
bad_bones-story-swept = { $who } { $count ->
    [1] отлетает
   *[other] отлетают
} в сторону.
bad_bones-story-parted = { $who } { $count ->
    [1] не находит, что чинить, и уходит
   *[other] не находят, что чинить, и уходят
} с миром.
bad_bones-story-tower-fell = рушится { $tower }, а под ней { $who }; { $left ->
    [0] других не осталось.
    [1] осталась одна башня.
    [2] осталось две башни.
    [3] осталось три башни.
   *[other] осталось башен: { $left }.
}
bad_bones-story-tower-mended = { $tower } снова стоит: её отстроил миротворец.
bad_bones-story-fell = { $player_is ->
    [you] Ваше королевство пало!
   *[other] { $player } теряет королевство!
}
bad_bones-story-hero-lost = { $player_is ->
    [you] Император забирает вашего героя с собой в могилу.
   *[other] { $player } остаётся без героя: император забрал его с собой в могилу.
}

# Когда все прошли.
bad_bones-story-destroyed-stolen = { $player_is ->
    [you] Ваше сокровище похищено.
   *[other] { $player } лишается сокровища: его похитили.
}
bad_bones-story-destroyed-sabotaged = { $player_is ->
    [you] Диверсия! С вашего поля
   *[other] Диверсия! С поля, где правит { $player },
} { $count ->
    [1] исчезает { $traps }.
   *[other] исчезают { $traps }.
}
bad_bones-story-destroyed-worn = { $player_is ->
    [you] Отслужив своё, с вашего поля
   *[other] Отслужив своё, с поля, где правит { $player },
} { $count ->
    [1] уходит { $traps }.
   *[other] уходят { $traps }.
}
bad_bones-story-hearse = { $player_is ->
    [you] Вы отдаёте катафалк, и его получает { $target }.
   *[other] { $target_is ->
        [you] { $player } оставляет вам свой катафалк.
       *[other] { $player } отдаёт катафалк, и его получает { $target }.
    }
}
bad_bones-story-hearse-common = { $player_is ->
    [you] Ваш катафалк возвращается в общий запас.
   *[other] { $player } возвращает катафалк в общий запас.
}
bad_bones-story-hearse-back = Катафалк возвращается в запас.
bad_bones-story-spent = { $who } сделал своё дело и исчезает.
bad_bones-story-capital = { $left ->
    [0] От столицы ничего не осталось.
    [1] В столице остался один дом.
    [one] В столице стоит { $left } дом.
    [few] В столице стоят { $left } дома.
   *[many] В столице стоят { $left } домов.
}

# Конец.
bad_bones-story-ended-nobody = Все королевства пали разом: победителя нет.
bad_bones-story-ended-defeat = Скелеты победили.
bad_bones-story-ended-survived = Последний раунд позади, королевство выстояло: победа!
bad_bones-story-ended-heroic = Не осталось ни косточки: героическая победа!
bad_bones-story-ended-overrun = Под конец скелеты прорвались, но победа уже была одержана.
bad_bones-story-ruin-tower = { $player_is ->
    [you] Ваше королевство пало: башня разрушена.
   *[other] { $player } терпит поражение: башня разрушена.
}
bad_bones-story-ruin-towers = { $player_is ->
    [you] У вас не осталось ни одной башни.
   *[other] { $player } теряет последнюю башню.
}
bad_bones-story-ruin-village = { $player_is ->
    [you] Ваше королевство пало: деревня сгорела.
   *[other] { $player } терпит поражение: деревня сгорела.
}
bad_bones-story-ruin-emperor = { $player_is ->
    [you] Ваше королевство пало: пришёл император.
   *[other] { $player } терпит поражение: пришёл император.
}
bad_bones-story-ruin-capital = Столица сгорела.
bad_bones-story-lasted = Это случилось в раунде { $round }, а продержаться надо было { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
bad_bones-story-won = { $player_is ->
    [you] Вы побеждаете, { $points } : { $second }.
   *[other] { $player } побеждает, { $points } : { $second }.
}
bad_bones-story-won-shared = { $player_is ->
    [you] Вы делите победу. Очков у вас: { $points }.
   *[other] { $player } делит победу. Очков: { $points }.
}
bad_bones-story-won-taller = { $player_is ->
    [you] Вы побеждаете: очков у вас столько же, { $points }, но башня выше.
   *[other] { $player } побеждает: очков столько же, { $points }, но башня выше.
}
bad_bones-story-floors-stand = Уцелело ярусов башни: { $left }.
bad_bones-story-houses-stand = Уцелело домов: { $left }.
bad_bones-story-towers-stand = Уцелело башен на всех полях: { $left }.

# Великие мгновения.
bad_bones-great-last-floor = { $player_is ->
    [you] У вас последний ярус!
   *[other] { $player } держится на последнем ярусе!
}
bad_bones-great-last-house = { $player_is ->
    [you] У вас последний дом!
   *[other] { $player } держится за последний дом!
}
bad_bones-great-last-capital = Последний дом столицы!
bad_bones-great-tower = Рушится { $tower }!
bad_bones-great-emperor = Император скелетов!
bad_bones-great-necromancer = Некромант!
bad_bones-great-fell = { $player_is ->
    [you] Ваше королевство пало!
   *[other] { $player } терпит поражение!
}
bad_bones-great-hero-lost = { $player_is ->
    [you] Ваш герой погиб!
   *[other] { $player } теряет героя!
}
