# Le récit
dead_cells-the-foe = { $foe }
dead_cells-story-stands-left = { $foe } vous attend dans le dos.
dead_cells-story-stands-front = { $foe } se tient devant vous.
dead_cells-story-stands-middle = { $foe } se tient derrière le premier.
dead_cells-story-stands-far = { $foe } reste au loin.
dead_cells-story-draws = { $player_is ->
    [you] Vous piochez
   *[other] { $player } pioche
 } { $cards }.
dead_cells-story-draws-unseen = { $player_is ->
    [you] Vous piochez
   *[other] { $player } pioche
 } { $count ->
    [one] une carte
   *[other] { $count } cartes
 }.
dead_cells-story-hands-filled = Les mains sont complétées.
dead_cells-story-shows = Les cartes sont retournées : { $cards }.
dead_cells-story-shows-one = { $fighter } – { $card }
dead_cells-story-hit = { $fighter_is ->
    [you] Vous frappez
   *[other] { $fighter } frappe
 } { $foe } : { $count } ; il lui reste { $left }.
dead_cells-story-hit-itself = { $foe } subit { $count } ; il lui reste { $left }.
dead_cells-story-kill = { $fighter_is ->
    [you] Vous tuez
   *[other] { $fighter } tue
 } { $foe }.
dead_cells-story-kill-itself = { $foe } meurt.
dead_cells-story-dies = { $foe } meurt.
dead_cells-story-foe-blocks = { $foe } se protège.
dead_cells-story-leaves = Il laisse : { $things }.
dead_cells-story-spoil = { $what } ({ $count })
dead_cells-story-strikes = { $foe } attaque ({ $space }).
dead_cells-story-takes = { $fighter_is ->
    [you] Vous encaissez
   *[other] { $fighter } encaisse
 } pour le groupe.
dead_cells-story-takes-hurt = { $fighter_is ->
    [you] Vous prenez
   *[other] { $fighter } prend
 } le coup pour le groupe ; reste { $left }.
dead_cells-story-takes-blocked = { $fighter_is ->
    [you] Vous prenez
   *[other] { $fighter } prend
 } le coup pour le groupe ; un bouclier y passe.
dead_cells-story-takes-cancelled = { $fighter_is ->
    [you] Vous prenez
   *[other] { $fighter } prend
 } le coup, sans effet.
dead_cells-story-takes-state = { $fighter_is ->
    [you] Vous encaissez
   *[other] { $fighter } encaisse
 } pour le groupe : { $state }.
dead_cells-story-takes-falls = { $fighter_is ->
    [you] Vous prenez le coup de trop et tombez
   *[other] { $fighter } prend le coup de trop et tombe
 }.
dead_cells-story-hurt = { $fighter_is ->
    [you] Vous êtes blessé : il vous
   *[other] { $fighter } est blessé : il lui
 } reste { $left }.
dead_cells-story-falls = { $fighter_is ->
    [you] Vous tombez
   *[other] { $fighter } tombe
 }.
dead_cells-story-great-killed = { $foe } est vaincu !
dead_cells-story-great-fallen = { $fighter } tombe !
dead_cells-story-great-cheated = { $fighter } trompe la mort !
dead_cells-story-great-rune = Une rune : { $rune }
dead_cells-story-great-biome = { $place }
