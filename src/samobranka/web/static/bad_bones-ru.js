var e=`bb-board = Ваше поле
bb-hero = герой
bb-tower = башня
bb-house = дом
bb-capital = столица
bb-cemetery = кладбище
bb-bag = мешок
bb-traps = Ловушки
bb-weapons = Оружие
bb-coins = монеты
bb-phase-1 = Герой
bb-phase-2 = Ловушка
bb-phase-3 = Скелеты идут
bb-phase-4 = Новые
bb-skeleton = { $skeleton }, смотрит { $heading } – { $place }
bb-heads = { $skeleton }, смотрит { $heading }
bb-way-rising = восходящая
bb-way-falling = нисходящая
bb-way-white = белой стороной
bb-way-black = чёрной стороной
bb-stars = Целая стоит { $whole ->
    [one] { $whole } звезду
    [few] { $whole } звезды
   *[other] { $whole } звёзд
}, повреждённая – { $damaged }.
bb-cemetery-count = Кладбище: { $count ->
    [0] никого
    [one] { $count } скелет вернётся вместе с новыми
    [few] { $count } скелета вернутся вместе с новыми
   *[other] { $count } скелетов вернутся вместе с новыми
}
bb-bag-count = В мешке: { $count }
bb-towers-left = башни
bb-floors-left = ярусы башни
bb-houses-left = дома
bb-reserve = ловушки в запасе
bb-common-reserve = общий запас
bb-no-traps = Ловушек в запасе не осталось.
bb-taken = убрана
bb-turn = Повернуть
bb-lay = Выложить
bb-take = Убрать в запас
bb-take-how = Укажите на ловушку на своём поле, чтобы убрать её в запас.
bb-next-cell = выберите клетку
bb-next-lay = поверните или выложите
bb-next-heading = выберите направление
bb-next-take = убрать в запас?
bb-tab-hand = Ловушки
bb-tab-players = Поля
bb-foresight = Показывать, куда пойдут скелеты
bb-land-of = Поле, где правит { $player }
bb-open-land = Посмотреть на поле, где правит { $player }
bb-go-first = Сейчас выбирает { $player }
bb-my-land = Моё поле
bb-first-land = Назад
bb-left = слева
bb-right = справа
bb-across = напротив
bb-neighbour = ваш сосед
bb-ready = всё сделано
bb-passed = больше не покупает
bb-market-order = порядок покупок
`;export{e as default};