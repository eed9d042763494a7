# После забега, и о чём спрашивают секреты и предвидение.
dead_cells-deck-survival = колода живучести
dead_cells-deck-tactics = колода тактики
dead_cells-deck-brutality = колода брутальности
dead_cells-deck-well = колодец
dead_cells-ask-spend = Забег окончен. На что вы потратите клетки? (осталось { $cells })
    .other = тратит клетки
dead_cells-ask-card-to = В чью колоду идёт { $card }?
    .other = раздаёт улучшенную карту
dead_cells-ask-slot = Для карты «{ $upgrade }» нет места. Что вы отложите?
    .other = смотрит на планшет мутаций
dead_cells-ask-one-of-three = Какую из трёх карт вы берёте?
    .other = выбирает одну из трёх карт
dead_cells-ask-plan = Из какого биома вы берёте чертёж?
    .other = выбирает чертёж
dead_cells-ask-rune = Какая руна проснётся?
    .other = выбирает руну
dead_cells-ask-feat = Какой подвиг считается совершённым?
    .other = выбирает подвиг
dead_cells-ask-purge = Какую карту вы удаляете навсегда?
    .other = удаляет карты
dead_cells-ask-challenge = Бросите вызов элитному монстру?
    .other = думает о вызове
dead_cells-ask-mend = Хотите чем-нибудь вылечиться в пути?
    .other = думает о лечении
dead_cells-ask-finish = Добьёте врага?
    .other = думает о последнем ударе
dead_cells-ask-exchange = Кто обменяется картами до вскрытия?
    .other = думает об обмене картами
dead_cells-ask-arrange = В какую колоду вы смотрите?
    .other = выбирает, в какую колоду смотреть
dead_cells-ask-order = Что идёт дальше?
    .other = выбирает порядок
dead_cells-choice-upgrade = { $deck } ({ $price ->
    [0] даром
    [one] { $price } клетка
    [few] { $price } клетки
   *[other] { $price } клеток
})
dead_cells-choice-upgrade-free = Нижняя карта: { $deck }
dead_cells-choice-purge = Удалить: { $card }
dead_cells-choice-purge-gear = Удалить: { $gear }
dead_cells-choice-rune = { $rune }
dead_cells-choice-plan = { $place }
dead_cells-choice-pass-spend = Остальные клетки пропадают
dead_cells-choice-pass-purge = Больше ничего не удалять
dead_cells-event-took-upgrade = Вы открываете карту «{ $upgrade }».
dead_cells-event-purged-card = Карта «{ $card }» удалена навсегда.
dead_cells-event-purged-gear = Карта «{ $gear }» удалена навсегда.
dead_cells-event-feat = Подвиг совершён: { $upgrade }!
dead_cells-event-exchanged = { $fighter } и { $other } обмениваются картами.
dead_cells-event-foresaw = { $fighter_is ->
    [you] Наверху вашей колоды – { $card }.
   *[other] Наверху колоды – { $card } ({ $fighter }).
 }
dead_cells-event-foresaw-gear = Наверху колоды снаряжения – { $gear }.
dead_cells-pile-equipment = колода снаряжения
dead_cells-pile-monsters = колода монстров
dead_cells-pile-elites = колода элитных монстров
dead_cells-pile-of = карты боя: { $fighter }
dead_cells-choice-arrange = Верх: { $deck }
dead_cells-choice-order = Дальше – { $what }
dead_cells-choice-challenge = Бросить вызов
dead_cells-choice-pass-challenge = Оставить монстра
dead_cells-event-foresaw-monster = Наверху своей колоды – { $foe }.
dead_cells-zone-monsters-top = Верх колод монстров и элиты
