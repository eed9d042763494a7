# Le récit
# C’est ainsi que commence une partie : une salle, une manche d’un combat.
dead_cells-story-turn = { $what }
dead_cells-story-round = Manche { $round }.
dead_cells-story-goes = En route pour la salle { $letter }.
dead_cells-story-leaves = Le groupe s’en va. Devant : { $place }.
dead_cells-story-room = { $text }
dead_cells-story-begins = La run commence.
dead_cells-story-enters = Vous entrez dans { $place }.
dead_cells-story-card = « { $card } »
dead_cells-story-found = On retourne { $cards }.
dead_cells-story-places = { $player_is ->
    [you] Vous posez { $card } face cachée et annoncez
   *[other] { $player } pose { $card } face cachée et annonce
 } « { $announced } » pour la manche { $round }.
dead_cells-story-places-unseen = { $player_is ->
    [you] Vous posez une carte face cachée et annoncez
   *[other] { $player } pose une carte face cachée et annonce
 } « { $announced } » pour la manche { $round }.
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
dead_cells-story-shows = { $fighter_is ->
    [you] Vous retournez
   *[other] { $fighter } retourne
 } { $cards }.
dead_cells-story-hit = { $fighter_is ->
    [you] Vous frappez
   *[other] { $fighter } frappe
 } { $foe } et lui { $fighter_is ->
    [you] infligez
   *[other] inflige
 } { $count ->
    [one] un dégât
   *[other] { $count } dégâts
 } ; il lui reste { $left } de santé.
dead_cells-story-hit-itself = { $foe } perd { $count } de santé ; il lui en reste { $left }.
dead_cells-story-kill = { $fighter_is ->
    [you] Vous tuez
   *[other] { $fighter } tue
 } { $foe }.
dead_cells-story-kill-itself = { $foe } meurt.
dead_cells-story-dies = { $foe } meurt.
dead_cells-story-foe-blocks = { $foe } se protège.
dead_cells-story-leaves-behind = Il reste par terre { $things }.
dead_cells-story-strikes-left = { $foe } frappe dans le dos.
dead_cells-story-strikes-front = { $foe } frappe.
dead_cells-story-strikes-middle = { $foe } frappe du deuxième rang.
dead_cells-story-strikes-far = { $foe } frappe de loin.
dead_cells-story-strikes = { $foe } attaque ({ $space }).
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
dead_cells-story-kill-poisoned = { $foe } meurt du poison.
dead_cells-story-kill-bleeding = { $foe } meurt au bout de son sang.
dead_cells-story-kill-on-fire = { $foe } meurt dans les flammes.
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
dead_cells-story-hurt-poisoned = { $fighter_is ->
    [you] Le poison vous ronge : il vous reste
   *[other] Le poison ronge { $fighter } : il lui reste
 } { $left } de santé.
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
    [you] Vous prenez
   *[other] { $fighter } prend
 } le coup pour le groupe ; il { $fighter_is ->
    [you] vous
   *[other] lui
 } reste { $left } de santé.
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
 } reste { $left } de santé.
dead_cells-story-falls = { $fighter_is ->
    [you] Vous tombez
   *[other] { $fighter } tombe
 }.
dead_cells-story-great-boss = { $boss } !
dead_cells-story-great-boss-fell = { $boss } est à terre !
dead_cells-story-great-killed = { $foe } est vaincu !
dead_cells-story-great-fallen = { $fighter } tombe !
dead_cells-story-great-cheated = { $fighter } trompe la mort !
dead_cells-story-great-rune = Une rune : { $rune }
dead_cells-story-great-biome = { $place }
