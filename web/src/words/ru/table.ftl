ui-connecting = Скатерть разворачивается…
ui-no-table = Здесь нет такого стола. Нужна ссылка или тот браузер, где его накрыли.
ui-no-server = Сервер не отвечает. Запустите его и попробуйте снова.
ui-offline = Связь пропала. Она вернётся сама.
ui-not-now = Сейчас так нельзя. Можно выбрать то, что обшито стежком.
ui-not-your-turn = Сейчас вам нечего решать.
ui-hint-is = Бот сделал бы так: { $what }
ui-waits = { $player } думает
ui-story-goes-on = История продолжается…
ui-choose-next = выберите цель
ui-put-back = Вернуть
ui-undo = Взять назад
ui-hint = Подсказка
ui-you = вы
ui-bot = бот
ui-away = вышел
ui-out = вне игры
ui-hand = Ваши карты
ui-trophies = Трофеи
ui-phases = Части хода
ui-look = Посмотреть на стол
ui-tab-hand = Карты
ui-tab-story = История
ui-tab-players = Игроки
ui-cards = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[other] { $count } карт в руке
}
