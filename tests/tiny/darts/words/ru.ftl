darts-title = Дротики
darts-tagline = Бросайте, пока хватает духу.
darts-ask-throw = Куда вы целитесь?
    .other = целится
darts-choice-stop = Хватит
darts-choice-throw = Бросить в { $x }, { $y }
darts-choice-slide = Пустить монету { $coin } с силой { $power }
darts-event-landed = { $player }: дротик в { $x }, { $y }, очков { $points }.
darts-event-slid = { $player }: монета остановилась в { $x }, { $y }, очков { $points }.
darts-event-stopped = { $player_is ->
    [you] Вы больше не бросаете.
   *[other] { $player } больше не бросает.
}
darts-verb-throw = Бросить дротик
darts-verb-slide = Пустить монету
darts-part-at = Куда
darts-part-coin = Монета
darts-part-way = Сторона
darts-part-power = Сила
darts-piece-dart = дротик
    .a = дротик
darts-piece-coin = монета
darts-seen-best = в лучшем случае
darts-seen-worst = в худшем случае
darts-zone-darts = Дротики
darts-zone-coins = Монеты
darts-zone-points = Очки
darts-zone-turn = Круг
darts-zone-active = Ход
darts-zone-stopped = Закончили
darts-refused-turn = Сейчас не ваш бросок.
darts-refused-choice = Туда целиться нельзя.
darts-why-stop = Вам уже есть что терять.
darts-why-middle = Середина ценнее всего.
darts-end-stopped = Дротики сосчитаны.
darts-end-stopped-won = Вы бросали лучше всех.
darts-end-stopped-lost = Кто-то бросал лучше.
