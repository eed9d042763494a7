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
dead_cells-story-spoil = { $what } ({ $count })
dead_cells-story-turn = Manche { $round }.
dead_cells-story-shows-one = { $fighter_is ->
    [you] vous
   *[other] { $fighter }
 } – { $card }
dead_cells-story-hit = { $fighter_is ->
    [you] Vous frappez
   *[other] { $fighter } frappe
 } { $foe } : { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
 }, il lui reste { $left } de santé.
dead_cells-story-hit-itself = { $foe } subit { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
 } ; il lui reste { $left } de santé.
dead_cells-story-hit-poisoned = Le poison ronge { $foe } : { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
 }, il lui reste { $left } de santé.
dead_cells-story-hit-bleeding = { $foe } saigne : { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
 }, il lui reste { $left } de santé.
dead_cells-story-hit-on-fire = Le feu brûle { $foe } : { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
 }, il lui reste { $left } de santé.
dead_cells-story-kill = { $fighter_is ->
    [you] Vous tuez
   *[other] { $fighter } tue
 } { $foe }.
dead_cells-story-kill-itself = { $foe } meurt.
dead_cells-story-kill-poisoned = { $foe } meurt du poison.
dead_cells-story-kill-bleeding = { $foe } meurt au bout de son sang.
dead_cells-story-kill-on-fire = { $foe } meurt dans les flammes.
dead_cells-story-dies = { $foe } meurt.
dead_cells-story-foe-blocks = { $foe } se protège.
dead_cells-story-leaves = Butin : { $things }.
dead_cells-story-puts-poisoned = { $fighter_is ->
    [you] Vous empoisonnez
   *[other] { $fighter } empoisonne
 } { $foe }.
dead_cells-story-puts-bleeding = { $fighter_is ->
    [you] Vous faites saigner
   *[other] { $fighter } fait saigner
 } { $foe }.
dead_cells-story-puts-on-fire = { $fighter_is ->
    [you] Vous enflammez
   *[other] { $fighter } enflamme
 } { $foe }.
dead_cells-story-puts-frozen = { $fighter_is ->
    [you] Vous gelez
   *[other] { $fighter } gèle
 } { $foe }.
dead_cells-story-puts-marked = { $fighter_is ->
    [you] Vous prenez { $foe } pour cible.
   *[other] { $fighter } prend { $foe } pour cible.
 }
dead_cells-story-strikes-left = { $foe } attaque dans le dos.
dead_cells-story-strikes-front = { $foe } attaque.
dead_cells-story-strikes-middle = { $foe } attaque par-dessus le premier.
dead_cells-story-strikes-far = { $foe } attaque de loin.
dead_cells-story-hurt = { $fighter_is ->
    [you] Une blessure pour vous : il vous reste
   *[other] Une blessure pour { $fighter } : il lui reste
 } { $left } de santé.
dead_cells-story-hurt-poisoned = { $fighter_is ->
    [you] Le poison vous ronge : il vous reste
   *[other] Le poison ronge { $fighter } : il lui reste
 } { $left } de santé.
dead_cells-story-hurt-bleeding = { $fighter_is ->
    [you] Vous saignez : il vous reste
   *[other] { $fighter } saigne : il lui reste
 } { $left } de santé.
dead_cells-story-hurt-on-fire = { $fighter_is ->
    [you] Vous brûlez : il vous reste
   *[other] { $fighter } brûle : il lui reste
 } { $left } de santé.
dead_cells-story-falls = { $fighter_is ->
    [you] Vous tombez
   *[other] { $fighter } tombe
 }.
dead_cells-story-falls-poisoned = { $fighter_is ->
    [you] Vous mourez
   *[other] { $fighter } meurt
 } du poison.
dead_cells-story-falls-bleeding = { $fighter_is ->
    [you] Vous mourez au bout de votre sang
   *[other] { $fighter } meurt au bout de son sang
 }.
dead_cells-story-falls-on-fire = { $fighter_is ->
    [you] Vous mourez
   *[other] { $fighter } meurt
 } dans les flammes.
dead_cells-story-takes = { $fighter_is ->
    [you] Vous encaissez
   *[other] { $fighter } encaisse
 } pour le groupe.
dead_cells-story-takes-hurt = { $fighter_is ->
    [you] Vous prenez le coup pour le groupe ; il vous reste
   *[other] { $fighter } prend le coup pour le groupe ; il lui reste
 } { $left } de santé.
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
dead_cells-story-great-killed = { $foe } est vaincu !
dead_cells-story-great-fallen = { $fighter } tombe !
dead_cells-story-great-cheated = { $fighter } trompe la mort !
dead_cells-story-great-rune = Une rune : { $rune }
dead_cells-story-great-biome = { $place }
