# Рассказ
# С этого начинается новая часть: комната, раунд боя.
dead_cells-story-turn = { $what }
dead_cells-story-round = Раунд { $round }.
dead_cells-story-goes = Дальше – комната { $letter }.
dead_cells-story-leaves = Группа идёт дальше. Впереди: { $place }.
dead_cells-story-room = { $text }
dead_cells-story-begins = Забег начинается.
dead_cells-story-enters = Вы входите { $place }.
dead_cells-story-card = «{ $card }»
dead_cells-story-found = { $count ->
    [one] Открывается
   *[other] Открываются
 } { $cards }.
dead_cells-story-places = { $player_is ->
    [you] Вы кладёте карту { $card } лицом вниз и объявляете
   *[other] { $player } кладёт карту { $card } лицом вниз и объявляет
 } «{ $announced }» в раунде { $round }.
dead_cells-story-places-unseen = { $player_is ->
    [you] Вы кладёте карту лицом вниз и объявляете
   *[other] { $player } кладёт карту лицом вниз и объявляет
 } «{ $announced }» в раунде { $round }.
dead_cells-story-stands-left = { $foe } ждёт у вас за спиной.
dead_cells-story-stands-front = { $foe } стоит перед вами.
dead_cells-story-stands-middle = { $foe } стоит за первым врагом.
dead_cells-story-stands-far = { $foe } держится вдали.
dead_cells-story-draws = { $player_is ->
    [you] Вы берёте
   *[other] { $player } берёт
 } { $count ->
    [one] карту
   *[other] карты
 } { $cards }.
dead_cells-story-draws-unseen = { $player_is ->
    [you] Вы берёте
   *[other] { $player } берёт
 } { $count ->
    [one] карту
    [few] { $count } карты
   *[other] { $count } карт
 }.
dead_cells-story-hands-filled = Карты на руках добраны.
dead_cells-story-shows = { $fighter_is ->
    [you] Вы открываете
   *[other] { $fighter } открывает
 } { $count ->
    [one] карту
   *[other] карты
 } { $cards }.
dead_cells-story-hit = { $fighter_is ->
    [you] Вы бьёте
   *[other] { $fighter } бьёт
 } { $whom }: урон { $count }, осталось здоровья { $left }.
dead_cells-story-hit-itself = { $foe } теряет { $count ->
    [one] { $count } единицу
    [few] { $count } единицы
   *[other] { $count } единиц
 } здоровья; осталось { $left }.
dead_cells-story-kill = { $fighter_is ->
    [you] Вы убиваете
   *[other] { $fighter } убивает
 } { $whom }.
dead_cells-story-kill-itself = { $foe } погибает.
dead_cells-story-dies = { $foe } погибает.
dead_cells-story-foe-blocks = { $foe } закрывается щитом.
dead_cells-story-leaves-behind = На земле остаётся { $things }.
dead_cells-story-strikes-left = { $foe } бьёт со спины.
dead_cells-story-strikes-front = { $foe } бьёт.
dead_cells-story-strikes-middle = { $foe } бьёт из второго ряда.
dead_cells-story-strikes-far = { $foe } бьёт издали.
dead_cells-story-strikes = { $foe } бьёт ({ $space }).
dead_cells-story-hit-poisoned = Яд разъедает { $whom }: урон { $count }, осталось здоровья { $left }.
dead_cells-story-hit-bleeding = { $foe } истекает кровью: урон { $count }, осталось здоровья { $left }.
dead_cells-story-hit-on-fire = Огонь жжёт { $whom }: урон { $count }, осталось здоровья { $left }.
dead_cells-story-kill-poisoned = { $foe } погибает от яда.
dead_cells-story-kill-bleeding = { $foe } погибает от потери крови.
dead_cells-story-kill-on-fire = { $foe } погибает в огне.
dead_cells-story-puts-poisoned = { $fighter_is ->
    [you] Вы отравляете
   *[other] { $fighter } отравляет
 } { $whom }.
dead_cells-story-puts-bleeding = { $fighter_is ->
    [you] Вы раните
   *[other] { $fighter } ранит
 } { $whom } до крови.
dead_cells-story-puts-on-fire = { $fighter_is ->
    [you] Вы поджигаете
   *[other] { $fighter } поджигает
 } { $whom }.
dead_cells-story-puts-frozen = { $fighter_is ->
    [you] Вы замораживаете
   *[other] { $fighter } замораживает
 } { $whom }.
dead_cells-story-puts-marked = { $fighter_is ->
    [you] Вы берёте
   *[other] { $fighter } берёт
 } на прицел { $whom }.
dead_cells-story-hurt-poisoned = { $fighter_is ->
    [you] Вас мучает яд: у вас
   *[other] { $fighter } страдает от яда:
 } осталось здоровья { $left }.
dead_cells-story-falls-poisoned = { $fighter_is ->
    [you] Вы погибаете
   *[other] { $fighter } погибает
 } от яда.
dead_cells-story-falls-bleeding = { $fighter_is ->
    [you] Вы погибаете
   *[other] { $fighter } погибает
 } от потери крови.
dead_cells-story-falls-on-fire = { $fighter_is ->
    [you] Вы погибаете
   *[other] { $fighter } погибает
 } в огне.
dead_cells-story-takes = { $fighter_is ->
    [you] Вы принимаете
   *[other] { $fighter } принимает
 } это за группу.
dead_cells-story-takes-hurt = Удар за группу { $fighter_is ->
    [you] принимаете вы
   *[other] принимает { $fighter }
 }; осталось здоровья { $left }.
dead_cells-story-takes-blocked = Удар за группу { $fighter_is ->
    [you] принимаете вы
   *[other] принимает { $fighter }
 }; щит потрачен.
dead_cells-story-takes-cancelled = Удар { $fighter_is ->
    [you] принимаете вы
   *[other] принимает { $fighter }
 }, и он пропадает впустую.
dead_cells-story-takes-state = За группу { $fighter_is ->
    [you] принимаете вы
   *[other] принимает { $fighter }
 }: { $state }.
dead_cells-story-takes-falls = Последний удар { $fighter_is ->
    [you] принимаете вы: вы погибаете
   *[other] принимает { $fighter } и погибает
 }.
dead_cells-story-hurt = { $fighter_is ->
    [you] Вы ранены: у вас
   *[other] { $fighter } получает рану,
 } осталось здоровья { $left }.
dead_cells-story-falls = { $fighter_is ->
    [you] Вы погибаете
   *[other] { $fighter } погибает
 }.
dead_cells-story-great-boss = { $boss }!
dead_cells-story-great-boss-fell = { $boss }: экземпляр побеждён!
dead_cells-story-great-killed = { $foe }: победа!
dead_cells-story-great-fallen = { $fighter } погибает!
dead_cells-story-great-cheated = { $fighter } обманывает смерть!
dead_cells-story-great-rune = Руна: { $rune }
dead_cells-story-great-biome = { $place }
