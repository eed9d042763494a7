var e=`runs-campaigns = Кампании
runs-about = кампания, { $count ->
    [0] ни одного забега
    [one] сыгран { $count } забег
    [few] сыграно { $count } забега
   *[other] сыграно { $count } забегов
}
runs-count = { $count ->
    [0] ни одного забега
    [one] { $count } забег
    [few] { $count } забега
   *[other] { $count } забегов
}
runs-number = Забег { $run }
runs-run-of = Забег { $run } кампании «{ $name }»
runs-what = Что это будет?
runs-way-campaign = Новая кампания
runs-way-campaign-is = Забег за забегом, и что-то остаётся.
runs-way-single = Отдельная партия
runs-way-single-is = Она сама по себе.
runs-name = Название кампании
runs-rename = Переименовать
runs-rename-done = Оставить это название
runs-no = Нет, не надо
runs-journal = Летопись забегов
runs-milestones = Вехи
runs-reached = достигнуто
runs-to-come = ещё впереди
runs-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
runs-seal-open = ещё идёт
runs-seal-lost = проигран
runs-seal-some = кто-то выиграл
runs-seal-won = выигран
runs-far = Как далеко вы зашли
runs-settled = Решено первым забегом
runs-long = Сколько ходов длились забеги
runs-this = Эта кампания
runs-playing = { $turn ->
    [0] Стол накрыт.
   *[other] Забег идёт: ход { $turn }.
}
runs-watch = Смотреть
runs-give-up = Бросить этот забег
runs-give-up-ask = Бросить забег { $run }?
runs-give-up-why = Будет так, словно он и не начинался. Кампания останется такой, какой её оставили прежние забеги.
runs-dropped = Начатый забег нельзя было продолжить, поэтому он отменён. Сама кампания ничего не потеряла. { $why }
runs-next = Следующий забег
runs-join-next = В следующий забег
runs-other = Другая компания
runs-first = Выбрать, кто играет
runs-same = Та же компания: { $names }.
runs-nobody = За столом ещё никого нет.
runs-who = Кто играет забег { $run }?
runs-begin = Начать забег
runs-load = Открыть из файла
runs-anew = Начать заново
runs-anew-ask = Начать заново?
runs-anew-why = Новая кампания игры «{ $game }» начнётся с нуля. Эта останется в списке, пока вы её не уберёте.
runs-remove = Убрать из списка
runs-remove-ask = Убрать «{ $name }» из списка?
runs-remove-why = Этот браузер забудет кампанию. Если вы ещё захотите её продолжить, сначала сохраните её в файл.
runs-not-again = Этот забег сыгран по другим правилам, и посмотреть его нельзя.
`;export{e as default};