var e=`cp-board = Доска
cp-monsters = { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}
cp-gone = ушли
cp-deck = колода
cp-discards = отбой
cp-phase-drawup = Набор
cp-phase-discard = Сброс
cp-phase-trade = Обмен
cp-phase-play = Карты
cp-phase-move = Чудовища идут
cp-phase-tokens = Новые
cp-name-archer = Лучник
cp-name-knight = Рыцарь
cp-name-swordsman = Мечник
cp-name-hero = Герой
cp-name-brick = Кирпичи
cp-name-mortar = Цемент
cp-name-barbarian = Варвар
cp-name-nice-shot = Отлич­ный выстрел
cp-name-tar = Смола
cp-name-drive-him-back = Отбрось назад
cp-name-fortify-wall = Укреп­ление
cp-name-missing = Промах
cp-name-draw-2 = Две карты
cp-name-scavenge = Уборка
cp-note-brick = пол­стены
cp-note-brick-more = нужен цемент
cp-note-mortar = пол­стены
cp-note-mortar-more = нужны кирпичи
cp-note-barbarian = убивает одного
cp-note-barbarian-more = но не в лесу
cp-note-nice-shot = удар убивает
cp-note-tar = держит одного
cp-note-drive-him-back = обратно в лес
cp-note-fortify-wall = бережёт стену
cp-note-missing = без новых жетонов
cp-note-draw-2 = из колоды
cp-note-scavenge = из отбоя
cp-chip-monster = сектор { $arc } · { $hp } из { $max }
cp-trade = Предложение
cp-trade-any = любая карта
cp-trade-yes = Меняемся
cp-trade-no = Не меняемся
cp-tokens-in-hand = жетонов на руке
cp-pile-name = Куча жетонов
cp-deck-name = Колода
cp-discard-name = Отбой
cp-trophies-name = Трофеи: { $player }
cp-trophies-none = Пока не убито ни одного чудовища.
cp-next-wall = выберите стену
cp-next-monster = выберите чудовище
cp-next-card = выберите карту
cp-next-half = выберите ещё карту
cp-next-arc = выберите сектор
cp-next-trade = выберите игрока или карту взамен
cp-heap-pile = { $count ->
    [one] Ещё выйдет { $count } жетон
    [few] Ещё выйдут { $count } жетона
   *[many] Ещё выйдут { $count } жетонов
}
cp-heap-gone = { $count ->
    [one] Вышел из игры { $count } жетон
    [few] Вышли из игры { $count } жетона
   *[many] Вышли из игры { $count } жетонов
}
cp-heap-deck = { $count ->
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
cp-heap-discard = { $count ->
    [one] В отбое { $count } карта
    [few] В отбое { $count } карты
   *[many] В отбое { $count } карт
}
cp-heap-hidden = { $count ->
    [one] { $count } жетон из них на руке у Повелителя.
    [few] { $count } жетона из них на руке у Повелителя.
   *[many] { $count } жетонов из них на руке у Повелителя.
}
cp-heap-empty = Здесь пусто.
cp-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
cp-next-player = ходит следующим
cp-first-player = первый игрок
cp-trade-partner = партнёр по обмену
cp-foresight = Что сделает следующее движение чудовищ
cp-gone-name = Вышедшие из игры жетоны
cp-in-hand = Вы держите: { $cards }
cp-monster-in = { $name } в секторе { $arc }
cp-next-monster-in = { $ring ->
    [forest] выберите чудовище в лесу
    [archer] выберите чудовище в кольце лучников
    [knight] выберите чудовище в кольце рыцарей
    [swordsman] выберите чудовище в кольце мечников
   *[castle] выберите чудовище в замке
}
`;export{e as default};