# Pourquoi un conseil est bon : ce que l’on peut compter, ou prévoir si chacun continue sans réfléchir.
dead_cells-why-place = D’après ce que je vois, { $enemies ->
    [0] personne ne tombe
    [one] 1 ennemi tombe
   *[other] { $enemies } ennemis tombent
} alors, et nous subissons { $damage ->
    [one] 1 dégât
   *[other] { $damage } dégâts
}.
dead_cells-why-place-unhurt = D’après ce que je vois, { $enemies ->
    [0] personne ne tombe
    [one] 1 ennemi tombe
   *[other] { $enemies } ennemis tombent
} alors, et nous nous en tirons indemnes.
dead_cells-why-aim-kills = Cela achève quelqu’un.
dead_cells-why-aim-left = { $foe } : dégâts { $damage }, santé restante { $left }.
dead_cells-why-aim-state = { $foe } reçoit cet état : { $state }.
dead_cells-why-does-killed = { $count ->
    [one] 1 ennemi tombe
   *[other] { $count } ennemis tombent
} aussitôt.
dead_cells-why-does-enemy-hurt = { $count ->
    [one] 1 dégât
   *[other] { $count } dégâts
} aussitôt.
dead_cells-why-does-enemy-state = { $count ->
    [one] 1 état
   *[other] { $count } états
} sur l’ennemi aussitôt.
dead_cells-why-does-shield = { $count ->
    [one] 1 bouclier
   *[other] { $count } boucliers
} pour nous aussitôt.
dead_cells-why-does-healed = { $count ->
    [one] 1 dégât soigné
   *[other] { $count } dégâts soignés
} aussitôt.
dead_cells-why-does-gained = Cela met { $count } dans le sac.
dead_cells-why-does-looted = Cela prend ce qui est à nos pieds.
dead_cells-why-bear-shield = { $fighter } a un bouclier qui l’arrête.
dead_cells-why-bear-most = { $fighter } a le plus de santé restante : { $left }.
dead_cells-why-bear-companion = { $gear } encaisse, et aucun de nous n’est blessé.
dead_cells-why-state-resists = { $fighter } résiste à cet état : { $state }.
dead_cells-why-heal-least = De tous les blessés, { $fighter } a le moins de santé restante : { $left }.
dead_cells-why-shield-least = { $fighter } a le moins de santé restante : { $left }.
dead_cells-why-gear-slot = { $fighter } a { $slots ->
    [one] 1 emplacement libre
   *[other] { $slots } emplacements libres
}.
dead_cells-why-passer = { $fighter } : dégâts { $damage }, et qui passe est à l’abri.
dead_cells-why-loot = Sur { $types } types, chaque action n’en prend qu’un. Celui-ci : { $loot }.
dead_cells-why-loot-only = Il n’y a rien d’autre que ceci : { $loot }.
dead_cells-why-drink = { $fighter } : { $damage ->
    [one] 1 dégât disparaît
   *[other] { $damage } dégâts disparaissent
} aussitôt.
dead_cells-why-scroll = Un pas de plus pour { $fighter }. { $text }
dead_cells-why-go-exit = Ce chemin mène hors du biome.
dead_cells-why-go-square = Les combats rapportent du butin, et le plus faible d’entre nous a une santé de { $left }.
dead_cells-why-go-trapezoid = Une élite laisse le plus derrière elle, et le plus faible d’entre nous a une santé de { $left }.
dead_cells-why-go-circle = Un trésor s’y trouve, et personne ne le garde.
dead_cells-why-go-pentagon = Un marchand y attend.
dead_cells-why-go-hexagon = Il y a une porte, et pas de combat.
dead_cells-why-buy = Nous avons { $teeth ->
    [one] 1 dent
   *[other] { $teeth } dents
}, et à la fin de la run les dents sont perdues.
dead_cells-why-save-teeth = Nous gardons { $teeth ->
    [one] 1 dent
   *[other] { $teeth } dents
} pour plus tard.
dead_cells-why-upgrade = Prix { $price } pour { $cells ->
    [one] 1 cellule
   *[other] { $cells } cellules
} ; les cellules non dépensées sont perdues.
dead_cells-why-card-to = { $hero } a { $cards ->
    [one] 1 carte améliorée
   *[other] { $cards } cartes améliorées
}, et personne ici n’en a moins.
dead_cells-why-purge = { $hero } garde { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} : les autres reviennent plus souvent.
dead_cells-why-pay = Cette carte porte le symbole demandé.
dead_cells-why-begin = Une run ne peut pas commencer plus loin qu’ici.
dead_cells-why-equip-full = { $fighter } a { $slots ->
    [one] 1 emplacement, et il est pris
   *[other] { $slots } emplacements, et tous sont pris
}.
dead_cells-why-keep-potion = Chacun a une santé d’au moins { $left } : la potion peut attendre.
dead_cells-why-skip = Rien de cela ne servirait maintenant.
