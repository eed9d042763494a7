# Рассказ
dead_cells-the-foe = { $foe }
dead_cells-story-stands-left = { $foe } ждёт у вас за спиной.
dead_cells-story-stands-front = { $foe } стоит перед вами.
dead_cells-story-stands-middle = { $foe } стоит за первым врагом.
dead_cells-story-stands-far = { $foe } держится вдали.
dead_cells-story-draws = { $player_is ->
    [you] Вы берёте
   *[other] { $player } берёт
 }: { $cards }.
dead_cells-story-draws-unseen = { $player_is ->
    [you] Вы берёте
   *[other] { $player } берёт
 } { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }.
dead_cells-story-hands-filled = Карты на руках добраны.
dead_cells-story-shows = Карты открыты: { $cards }.
dead_cells-story-shows-one = { $fighter } – «{ $card }»
dead_cells-story-hit = { $foe }: { $fighter_is ->
    [you] вы наносите
   *[other] { $fighter } наносит
 } урон { $count }, осталось здоровья { $left }.
dead_cells-story-hit-itself = { $foe } получает урон { $count }, осталось здоровья { $left }.
dead_cells-story-kill = { $foe } погибает: последний удар { $fighter_is ->
    [you] ваш
   *[other] наносит { $fighter }
 }.
dead_cells-story-kill-itself = { $foe } погибает.
dead_cells-story-dies = { $foe } погибает.
dead_cells-story-foe-blocks = { $foe } закрывается щитом.
dead_cells-story-leaves = Осталось: { $things }.
dead_cells-story-spoil = { $what } ({ $count })
dead_cells-story-strikes = { $foe } нападает ({ $space }).
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
   *[other] { $fighter }: ранение,
 } осталось здоровья { $left }.
dead_cells-story-falls = { $fighter_is ->
    [you] Вы погибаете
   *[other] { $fighter } погибает
 }.
dead_cells-story-great-killed = { $foe }: победа!
dead_cells-story-great-fallen = { $fighter } погибает!
dead_cells-story-great-cheated = { $fighter } обманывает смерть!
dead_cells-story-great-rune = Руна: { $rune }
dead_cells-story-great-biome = { $place }
