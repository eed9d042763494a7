## Ce que font les cartes, mot à mot

# Qui une action vise.
dead_cells-at-one-front = l’ennemi de devant
dead_cells-at-one-r2 = le deuxième ennemi à droite
    .to = l’ennemi en deuxième place à droite
dead_cells-at-one-far = l’ennemi du fond
dead_cells-at-one-right = un ennemi à droite
dead_cells-at-one-adj = l’ennemi de devant ou de derrière
dead_cells-at-one-any = un ennemi au choix
dead_cells-at-two-front = l’ennemi de devant
dead_cells-at-two-r2 = le deuxième ennemi à droite
    .to = l’ennemi en deuxième place à droite
dead_cells-at-two-far = l’ennemi du fond
dead_cells-at-two-right = deux ennemis à droite
    .to = chacun de deux ennemis à droite
dead_cells-at-two-adj = l’ennemi de devant et celui de derrière
    .to = chacun des ennemis devant et derrière
dead_cells-at-two-any = deux ennemis au choix
    .to = chacun de deux ennemis au choix
dead_cells-at-all-front = l’ennemi de devant
dead_cells-at-all-r2 = le deuxième ennemi à droite
    .to = l’ennemi en deuxième place à droite
dead_cells-at-all-far = l’ennemi du fond
dead_cells-at-all-right = tous les ennemis à droite
    .to = chaque ennemi à droite
dead_cells-at-all-adj = l’ennemi de devant et celui de derrière
    .to = chacun des ennemis devant et derrière
dead_cells-at-all-any = tous les ennemis
    .to = chaque ennemi
dead_cells-at-same = le même ennemi
    .to = ce même ennemi
dead_cells-at-source = cet ennemi
dead_cells-at-boss = le boss
    .to = ce boss
dead_cells-at-monster = un monstre au choix, élite ou non

# Pour qui.
dead_cells-whom-one = un Décapité
dead_cells-whom-fp = le premier joueur
dead_cells-whom-all = tous les Décapités
dead_cells-for-fp = { $text } pour le premier joueur
dead_cells-for-all = { $text } pour chaque Décapité

# États, échelles, symboles.
dead_cells-state-poisoned = Empoisonné
    .gen = Empoisonné
    .to = Empoisonné
dead_cells-state-bleeding = Saignement
    .gen = Saignement
    .to = Saignement
dead_cells-state-on-fire = En feu
    .gen = En feu
    .to = En feu
dead_cells-state-frozen = Gelé
    .gen = Gelé
    .to = Gelé
dead_cells-state-marked = Ciblé
    .gen = Ciblé
    .to = Ciblé
dead_cells-track-survival = Survie
dead_cells-track-tactics = Tactique
dead_cells-track-brutality = Brutalité
dead_cells-symbol-survival = Survie
dead_cells-symbol-tactics = Tactique
dead_cells-symbol-brutality = Brutalité

# Ce que font les héros.
dead_cells-do-hit = { $n ->
    [one] infliger { $n } dégât à { $target }
   *[other] infliger { $n } dégâts à { $target }
 }
dead_cells-do-hit-level = infliger à { $target } autant de dégâts que votre niveau de { $track }, 3 au plus
dead_cells-do-pierce = { $n ->
    [one] infliger { $n } dégât imblocable à { $target }
   *[other] infliger { $n } dégâts imblocables à { $target }
 }
dead_cells-do-inflict-poisoned = empoisonner { $target }
dead_cells-do-inflict-bleeding = faire saigner { $target }
dead_cells-do-inflict-on-fire = enflammer { $target }
dead_cells-do-inflict-frozen = geler { $target }
dead_cells-do-inflict-marked = cibler { $target }
dead_cells-do-shield-self = { $n ->
    [one] prendre un bouclier
   *[other] prendre { $n } boucliers
 }
dead_cells-do-shield-ally = { $n ->
    [one] donner un bouclier à un allié
   *[other] donner { $n } boucliers à un allié
 }
dead_cells-do-shield-all = { $n ->
    [one] donner un bouclier à chacun
   *[other] donner { $n } boucliers à chacun
 }
dead_cells-do-shield-beheaded = { $n ->
    [one] donner un bouclier au Décapité
   *[other] donner { $n } boucliers au Décapité
 }
dead_cells-do-gold-self = { $n ->
    [one] prendre un bouclier d’or
   *[other] prendre { $n } boucliers d’or
 }
dead_cells-do-gold-ally = { $n ->
    [one] donner un bouclier d’or à un allié
   *[other] donner { $n } boucliers d’or à un allié
 }
dead_cells-do-gold-all = { $n ->
    [one] donner un bouclier d’or à chacun
   *[other] donner { $n } boucliers d’or à chacun
 }
dead_cells-do-gold-beheaded = { $n ->
    [one] donner un bouclier d’or au Décapité
   *[other] donner { $n } boucliers d’or au Décapité
 }
dead_cells-do-heal-one = { $n ->
    [one] soigner { $n } dégât à qui l’on veut
   *[other] soigner { $n } dégâts à qui l’on veut
 }
dead_cells-do-heal-two = { $n ->
    [one] soigner { $n } dégât à chacun de deux Décapités
   *[other] soigner { $n } dégâts à chacun de deux Décapités
 }
dead_cells-do-heal-self = { $n ->
    [one] se soigner de { $n } dégât
   *[other] se soigner de { $n } dégâts
 }
dead_cells-do-heal-beheaded = { $n ->
    [one] soigner { $n } dégât au Décapité
   *[other] soigner { $n } dégâts au Décapité
 }
dead_cells-do-skill-self = utiliser une compétence
dead_cells-do-skill-beheaded = le Décapité peut utiliser une compétence
dead_cells-do-loot = prendre du butin
dead_cells-do-push = { $n ->
    [one] repousser { $target } d’une case
   *[other] repousser { $target } de { $n } cases
 }
dead_cells-do-pull = { $n ->
    [one] attirer { $target } d’une case
   *[other] attirer { $target } de { $n } cases
 }
dead_cells-do-cleanse = retirer un jeton d’état à qui l’on veut
dead_cells-do-ward = aucun état ne vous atteint jusqu’à la fin de la manche
dead_cells-do-repeat-row = refaire la ligne de la manche précédente, sans ses compétences
dead_cells-do-draw = { $n ->
    [one] piocher une carte de combat
   *[other] piocher { $n } cartes de combat
 }
dead_cells-do-discard = { $n ->
    [one] en défausser une de sa main
   *[other] en défausser { $n } de sa main
 }

# Ce que font les ennemis.
dead_cells-do-strike-one = { $n ->
    [one] inflige { $n } dégât
   *[other] inflige { $n } dégâts
 }
dead_cells-do-strike-fp = { $n ->
    [one] inflige { $n } dégât au premier joueur
   *[other] inflige { $n } dégâts au premier joueur
 }
dead_cells-do-strike-two = { $n ->
    [one] inflige { $n } dégât à deux cibles différentes
   *[other] inflige { $n } dégâts à deux cibles différentes
 }
dead_cells-do-strike-all = { $n ->
    [one] inflige { $n } dégât à chaque Décapité
   *[other] inflige { $n } dégâts à chaque Décapité
 }
dead_cells-do-afflict-poisoned = empoisonne { $whom }
dead_cells-do-afflict-bleeding = fait saigner { $whom }
dead_cells-do-afflict-on-fire = enflamme { $whom }
dead_cells-do-afflict-frozen = gèle { $whom }
dead_cells-do-afflict-marked = cible { $whom }
dead_cells-do-guard-self = { $n ->
    [one] prend un bouclier
   *[other] prend { $n } boucliers
 }
dead_cells-do-guard-others = { $n ->
    [one] donne un bouclier à chaque autre ennemi
   *[other] donne { $n } boucliers à chaque autre ennemi
 }
dead_cells-do-vanish = est invisible
dead_cells-do-die = meurt
dead_cells-do-flee = s’enfuit
dead_cells-do-worm-one = met un ver sur un Décapité
dead_cells-do-worm-fp = met un ver sur le premier joueur
dead_cells-do-worm-all = met un ver sur chaque Décapité
dead_cells-do-sicken-one = transmet le Malaise à un Décapité
dead_cells-do-sicken-fp = transmet le Malaise au premier joueur
dead_cells-do-sicken-all = transmet le Malaise à chaque Décapité
dead_cells-do-move = passe du fond à derrière vous, ou l’inverse

# Ce que l’on gagne.
dead_cells-do-teeth = { $n ->
    [one] { $n } dent en or
   *[other] { $n } dents en or
 }
dead_cells-do-cells = { $n ->
    [one] { $n } cellule
   *[other] { $n } cellules
 }
dead_cells-do-potions = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
 }
dead_cells-do-vials = { $n ->
    [one] { $n } fiole
   *[other] { $n } fioles
 }
dead_cells-do-keys = { $n ->
    [one] { $n } clé
   *[other] { $n } clés
 }
dead_cells-do-equipment = { $n ->
    [one] { $n } équipement
   *[other] { $n } équipements
 }
dead_cells-do-blueprint = 1 plan
dead_cells-do-scroll-survival = { $n ->
    [one] { $n } parchemin de Survie
   *[other] { $n } parchemins de Survie
 }
dead_cells-do-scroll-tactics = { $n ->
    [one] { $n } parchemin de Tactique
   *[other] { $n } parchemins de Tactique
 }
dead_cells-do-scroll-brutality = { $n ->
    [one] { $n } parchemin de Brutalité
   *[other] { $n } parchemins de Brutalité
 }
dead_cells-do-scroll-any = { $n ->
    [one] { $n } parchemin au choix
   *[other] { $n } parchemins au choix
 }
dead_cells-do-secret = 1 secret
dead_cells-do-rune = la rune « { $rune } »
dead_cells-do-heart = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 }
dead_cells-do-gear = la carte « { $gear } »
dead_cells-do-unbleed = un Décapité cesse de saigner
dead_cells-do-unsicken = { $n ->
    [0] retirer tout le Malaise
    [one] retirer { $n } jeton Malaise
   *[other] retirer { $n } jetons Malaise
 }
dead_cells-do-unworm = { $n ->
    [0] retirer tous les vers d’un Décapité
    [one] se retirer un ver
   *[other] se retirer { $n } vers
 }
dead_cells-do-relight = { $n ->
    [one] rallumer { $n } lanterne
   *[other] rallumer { $n } lanternes
 }
dead_cells-do-purge = purger une carte
dead_cells-do-wound-one = { $n ->
    [one] { $n } dégât à un Décapité
   *[other] { $n } dégâts à un Décapité
 }
dead_cells-do-wound-fp = { $n ->
    [one] { $n } dégât au premier joueur
   *[other] { $n } dégâts au premier joueur
 }
dead_cells-do-wound-all = { $n ->
    [one] { $n } dégât à chaque Décapité
   *[other] { $n } dégâts à chaque Décapité
 }
dead_cells-get-worm-one = un ver pour un Décapité
dead_cells-get-worm-fp = un ver pour le premier joueur
dead_cells-get-worm-all = un ver pour chaque Décapité
dead_cells-get-sicken-one = le Malaise pour un Décapité
dead_cells-get-sicken-fp = le Malaise pour le premier joueur
dead_cells-get-sicken-all = le Malaise pour chaque Décapité

# Faits rares.
dead_cells-do-reveal = { $n ->
    [one] retourner une tuile au choix
   *[other] retourner { $n } tuiles au choix
 }
dead_cells-do-arrange = regarder les { $n } premières cartes des monstres, des élites, de l’équipement ou d’un deck de combat et les remettre dans l’ordre voulu
dead_cells-do-hand = chacun complète sa main à { $n } cartes
dead_cells-do-again = son marqueur avance d’une case de plus
dead_cells-do-any-first-player = donner le jeton de premier joueur à qui l’on veut
dead_cells-do-swap-active = échanger les cartes actives de deux Décapités
dead_cells-do-finish-off = tuer un monstre à qui il reste 1 point de vie
dead_cells-do-cheat-death = il ne saigne plus, ne brûle plus et garde 1 point de vie
dead_cells-do-transform = Sérénade se transforme

# Comment cela s’assemble.
dead_cells-and = { $first }, { $second }
dead_cells-or = { $first } ou { $second }
dead_cells-both = { $first } { $second }
dead_cells-nothing-there = rien
dead_cells-under = { $text } { $condition }
dead_cells-instead = { $text } ; { $condition }, plutôt { $other }
dead_cells-then = { $text } ; { $condition }, { $other }
dead_cells-round-plain = Manche { $round } : { $text }.
dead_cells-round-instead = Manche { $round }, à la place de la ligne de votre carte : { $text }.
dead_cells-round-plus = Manche { $round }, après la ligne de votre carte : { $text }.
dead_cells-limit-round = { $text } Une fois par manche.
dead_cells-limit-combat = { $text } Une fois par combat.
dead_cells-limit-biome = { $text } Une fois par biome.
dead_cells-limit-run = { $text } Une fois par run.

# Conditions.
dead_cells-if-wall-or-hole = s’il y a un mur ou un trou
dead_cells-if-first-player = si vous êtes premier joueur
dead_cells-if-only-equipment = si c’est votre seul équipement
dead_cells-if-killed = si l’ennemi en meurt
dead_cells-if-round = en manche { $round }
dead_cells-if-target-poisoned = contre un ennemi empoisonné
dead_cells-if-target-bleeding = contre un ennemi qui saigne
dead_cells-if-target-on-fire = contre un ennemi en feu
dead_cells-if-target-frozen = contre un ennemi gelé
dead_cells-if-target-marked = contre un ennemi ciblé
dead_cells-if-teeth = { $n ->
    [one] avec une dent dans le sac
   *[other] avec au moins { $n } dents dans le sac
 }

# Ce qu’il faut attendre.
dead_cells-when-shield-spent = Quand vous dépensez un bouclier
dead_cells-when-shield-spent-on-damage = Quand vous bloquez un dégât avec un bouclier
dead_cells-when-gold-spent-on-state = Quand vous bloquez un état avec un bouclier d’or
dead_cells-when-kill = Quand vous tuez un ennemi
dead_cells-when-enemy-dies = Quand un ennemi meurt
dead_cells-when-enemy-dies-target-poisoned = Quand un ennemi empoisonné meurt
dead_cells-when-enemy-dies-target-bleeding = Quand un ennemi qui saigne meurt
dead_cells-when-enemy-dies-target-on-fire = Quand un ennemi en feu meurt
dead_cells-when-enemy-dies-target-frozen = Quand un ennemi gelé meurt
dead_cells-when-enemy-dies-target-marked = Quand un ennemi ciblé meurt
dead_cells-when-loot = Quand du butin est pris
dead_cells-when-hurt-by-enemy = Quand un ennemi vous blesse
dead_cells-when-unhurt = Après un combat où vous n’avez subi aucun dégât
dead_cells-when-pass = Quand vous passez
dead_cells-when-upkeep = Après chaque combat
dead_cells-when-run-start = Au début de chaque run
dead_cells-when-enter-biome = En entrant dans un biome
dead_cells-when-enter-biome-nth = { $n ->
    [2] En entrant dans le deuxième biome d’une run
   *[other] En entrant dans le biome { $n } d’une run
 }
dead_cells-when-door = Après chaque porte
dead_cells-when-elite-killed = Quand une élite est tuée
dead_cells-when-combat-end = Après chaque combat
dead_cells-when-combat-end-kills = { $n ->
    [one] Après un combat où un ennemi au moins a été tué
   *[other] Après un combat où au moins { $n } ennemis ont été tués
 }
dead_cells-when-combat-end-all-killed = Après un combat où tous les ennemis ont été tués
dead_cells-when-boss-start = Au début d’un combat de boss
dead_cells-when-scroll = Quand vous gagnez un parchemin
dead_cells-when-first-combat-of-biome = Avant le premier combat d’un biome

# Règles des équipements et des échelles.
dead_cells-rule-use = Compétence : { $text }.
dead_cells-rule-on = { $when } : { $text }.
dead_cells-rule-bonus = Une action de dégâts { $condition } en inflige 1 de plus, une fois par manche.
dead_cells-rule-immune = Vous résistez à l’état { $state }.
dead_cells-rule-slot = Un emplacement d’équipement de plus.
dead_cells-rule-hearts = { $n ->
    [one] { $n } point de vie de plus.
   *[other] { $n } points de vie de plus.
 }
dead_cells-rule-cancel-damage = Le premier dégât blocable que vous subissez en manche { $round } est annulé.
dead_cells-rule-poison-less = À chaque fin de manche, le poison vous inflige { $n } dégât de moins.
dead_cells-rule-loot-types = Votre action de butin prend jusqu’à { $n } types.
dead_cells-rule-front-also-behind = Ce qui vise devant peut viser l’ennemi de derrière.
dead_cells-rule-ward-state = Le premier état qui vous vise dans chaque combat ne vous atteint pas.
dead_cells-rule-see-in-dark = Les monstres cachés par l’obscurité sont retournés aussitôt.
dead_cells-rule-bodyguard = Une fois par manche, il prend pour vous un dégât blocable que vos boucliers laissent passer.
dead_cells-rule-free-hand-check = Un test de main est réussi sans carte.
dead_cells-rule-cheats-death = Quand vous devriez mourir, vous ne saignez plus, ne brûlez plus et gardez 1 point de vie.
dead_cells-rule-skip-far-row = Une fois par combat, au début d’une manche, l’ennemi du fond passe sa ligne, sauf si c’est un boss.
dead_cells-rule-deck-check-two = À un test de deck, révélez deux cartes et utilisez l’une ou l’autre.

# Améliorations, puits et secrets.
dead_cells-rule-start-one = Au début de chaque run, un Décapité reçoit : { $text }.
dead_cells-rule-start-all = Au début de chaque run, chaque Décapité reçoit : { $text }.
dead_cells-rule-start-group = Au début de chaque run, le sac reçoit : { $text }.
dead_cells-rule-start-fp = Au début de chaque run, le premier joueur reçoit : { $text }.
dead_cells-rule-once = { $moment } : { $text }.
dead_cells-moment-explore = Pendant l’exploration
dead_cells-moment-explore-or-round0 = Pendant l’exploration ou en manche 0
dead_cells-moment-round0 = En manche 0
dead_cells-moment-before-cards = Avant de poser les cartes
dead_cells-moment-before-reveal = Avant de révéler les cartes
dead_cells-moment-group-turn = Au tour du groupe
dead_cells-moment-would-die = Quand un Décapité devrait mourir
dead_cells-rule-healer = { $n ->
    [one] Le Guérisseur soigne une fois de plus.
   *[other] Le Guérisseur soigne { $n } fois de plus.
 }
dead_cells-rule-healer-cheaper = { $n ->
    [one] Le Guérisseur soigne une fois de plus, et pour { $less } dent de moins.
   *[other] Le Guérisseur soigne { $n } fois de plus, et pour { $less } dent de moins.
 }
dead_cells-rule-merchant = { $n ->
    [one] Le Marchand montre une carte de plus.
   *[other] Le Marchand montre { $n } cartes de plus.
 }
dead_cells-rule-collector = { $n ->
    [one] Le Collectionneur montre une carte de plus.
   *[other] Le Collectionneur montre { $n } cartes de plus.
 }
dead_cells-rule-collector-cheaper = { $n ->
    [one] Le Collectionneur montre une carte de plus, et chacune coûte { $less } dent de moins.
   *[other] Le Collectionneur montre { $n } cartes de plus, et chacune coûte { $less } dent de moins.
 }
dead_cells-rule-prices = Tout ce qui coûte { $n } dents ou plus en coûte { $less } de moins.
dead_cells-rule-slots = { $n ->
    [one] Un emplacement d’équipement de plus pour chaque Décapité.
   *[other] { $n } emplacements d’équipement de plus pour chaque Décapité.
 }
dead_cells-rule-spill = Une fois par manche, les dégâts en trop quand un ennemi meurt peuvent aller à un autre à la même portée.
dead_cells-rule-push-hurts = { $n ->
    [one] Avec un mur ou un trou, chaque poussée inflige aussi { $n } dégât.
   *[other] Avec un mur ou un trou, chaque poussée inflige aussi { $n } dégâts.
 }
dead_cells-rule-potions-anywhere = On peut aussi boire des potions pendant l’exploration.
dead_cells-rule-deck-check-again = Défaussez la carte d’un test de deck et révélez-en une autre.
dead_cells-rule-doors-face-up = Les portes sont visibles dès le début.
dead_cells-rule-well-free = { $n ->
    [one] Après chaque run, un jet dans le puits est gratuit.
   *[other] Après chaque run, { $n } jets dans le puits sont gratuits.
 }
dead_cells-rule-group-bonus = Une fois par combat, chaque Décapité inflige 1 dégât de plus à un ennemi qui l’a blessé.
dead_cells-rule-group-poison-less = À chaque fin de manche, le poison inflige { $n } dégât de moins à chaque Décapité.
dead_cells-rule-group-ward = Dans chaque biome, le premier jeton { $state } destiné à un Décapité n’est pas posé.
dead_cells-rule-corridor = Ouvre les couloirs qui portent ce signe.
dead_cells-rule-challenge = Avant un combat sur une tuile carrée, un monstre peut être remplacé par une élite ; tuez-la et gagnez 2 cellules.
dead_cells-rule-goal = { $goal }. Récompense : { $text }.
dead_cells-goal-combat-with-elite-unhurt = Finissez un combat contre une élite sans subir de dégât
dead_cells-goal-reach-boss-without-healer = Atteignez un boss sans payer le Guérisseur
dead_cells-goal-boss-instance-all-hp2 = Battez un exemplaire d’un boss quand chacun a au moins 2 points de vie
dead_cells-goal-companions-in-run = Ayez { $n } compagnons dans une même run
dead_cells-goal-loot-types-in-combat = Prenez { $n } types de butin dans un même combat
dead_cells-goal-doors-in-run = Visitez { $n } portes dans une même run
dead_cells-goal-bells-in-run = Sonnez { $n } cloches dans une même run
dead_cells-goal-biome-with-combats-at-most = { $n ->
    [one] Finissez un biome avec un combat au plus
   *[other] Finissez un biome avec { $n } combats au plus
 }
dead_cells-goal-hero-damage-in-round = Infligez { $n } dégâts en une manche avec un seul Décapité
dead_cells-goal-elite-killed-before-round = Tuez une élite avant la manche { $n ->
    [2] II
    [3] III
   *[other] IV
 }
dead_cells-goal-kills-in-run = Tuez { $n } ennemis dans une même run
dead_cells-goal-beat-c3-with-players = Battez la Main du Roi à { $n } joueurs ou plus
dead_cells-goal-well-in-runs = Jetez une cellule dans le puits dans { $n } runs différentes

# Obéi aussitôt.
dead_cells-rule-purge-any = { $n ->
    [one] Purgez une carte.
   *[other] Purgez jusqu’à { $n } cartes.
 }
dead_cells-rule-purge-equipment = { $n ->
    [one] Purgez un équipement.
   *[other] Purgez jusqu’à { $n } équipements.
 }
dead_cells-rule-purge-combat = { $n ->
    [one] Purgez une carte de combat.
   *[other] Purgez jusqu’à { $n } cartes de combat.
 }
dead_cells-rule-purge-each = { $n ->
    [one] Chaque joueur peut purger une carte.
   *[other] Chaque joueur peut purger jusqu’à { $n } cartes.
 }
dead_cells-rule-take = Prenez gratuitement la carte du dessous du deck { $deck }.
dead_cells-rule-take-one-of-three = Retournez la carte du dessous des trois decks et prenez-en une gratuitement.
dead_cells-rule-during-slots = { $n ->
    [one] Un emplacement « Pendant une run » de plus pour toujours.
   *[other] { $n } emplacements « Pendant une run » de plus pour toujours.
 }
dead_cells-rule-start-slots = { $n ->
    [one] Un emplacement « Au début d’une run » de plus pour toujours.
   *[other] { $n } emplacements « Au début d’une run » de plus pour toujours.
 }
dead_cells-rule-next-run = Au début de la prochaine run : { $text }.
dead_cells-rule-blueprint = Le prochain plan du biome « { $biome } » rejoint le deck d’équipement.
dead_cells-rule-blueprint-visited = Le prochain plan d’un biome visité dans cette run rejoint le deck d’équipement.
dead_cells-rule-spend-cells = { $n ->
    [one] { $n } cellule de plus à dépenser maintenant.
   *[other] { $n } cellules de plus à dépenser maintenant.
 }
dead_cells-rule-draw-secret = Piochez un secret.
dead_cells-rule-complete-feat = Recevez la récompense d’un exploit du plateau.
dead_cells-rule-rune-of-choice = Activez une rune au choix.
dead_cells-rule-nothing = Rien ne se passe.
dead_cells-rule-price = { $n ->
    [one] { $n } cellule la carte.
   *[other] { $n } cellules la carte.
 }
dead_cells-rule-price-rising = { $n } cellules la carte, { $more } après les { $after } premières.
dead_cells-joins = Rejoint pour toujours les monstres du biome « { $biome } ».

# Cartes de tour des boss.
dead_cells-rule-add = En manche { $round }, en plus, le boss { $text }.
dead_cells-rule-at-reveal = Quand les cartes sont révélées, le boss { $text }.
dead_cells-rule-fire-strike = { $n ->
    [one] Une frappe de feu est posée.
   *[other] { $n } frappes de feu sont posées.
 }
dead_cells-rule-fire-strike-behind = { $n ->
    [one] Une frappe de feu est posée derrière vous.
   *[other] { $n } frappes de feu sont posées, la première derrière vous.
 }
dead_cells-rule-shuriken = { $n ->
    [one] Un shuriken est lancé.
   *[other] { $n } shurikens sont lancés.
 }
dead_cells-rule-shurikens-fall = Tous les shurikens tombent.
dead_cells-rule-first-player-on = Le jeton de premier joueur passe au suivant.
dead_cells-rule-skip-round = Personne n’agit en manche { $round }.
dead_cells-rule-heal-boss = { $n ->
    [one] Le boss se soigne de { $n } dégât.
   *[other] Le boss se soigne de { $n } dégâts.
 }
dead_cells-rule-heal-swords = { $n ->
    [one] Chaque épée se soigne de { $n } dégât.
   *[other] Chaque épée se soigne de { $n } dégâts.
 }
dead_cells-rule-summon = Entre dans le combat : { $thing }.
dead_cells-end-falls = Fin de manche : inflige 1 dégât et disparaît.
dead_cells-end-falls-in-iii = Fin de la manche III : inflige 1 dégât et disparaît.
dead_cells-end-shifts = Fin de manche : avance vers vous dans les cases vides.
dead_cells-end-heals-boss = Fin de manche : soigne 1 dégât au boss.

# Malaise, malédictions, cloches et contraintes.
dead_cells-rule-hurts = { $n ->
    [one] Vous subissez { $n } dégât imblocable.
   *[other] Vous subissez { $n } dégâts imblocables.
 }
dead_cells-rule-skip-row = La ligne { $round } de votre première carte est perdue.
dead_cells-rule-no-announce = Vous n’annoncez rien.
dead_cells-rule-no-heal = Rien ne vous soigne.
dead_cells-rule-shields-rot = Vous perdez vos boucliers à chaque fin de manche.
dead_cells-rule-lose-potions = Toutes les potions sont perdues.
dead_cells-rule-hurt-to-one = Il ne reste que 1 point de vie à chaque Décapité.
dead_cells-rule-each-drops-gear = Chaque Décapité défausse un équipement.
dead_cells-rule-no-talk = Jusqu’à la fin du biome, on ne parle pas avant les combats.
dead_cells-rule-lanterns-out = Toutes les lanternes s’éteignent.
dead_cells-rule-lose-teeth = Toutes les dents en or sont perdues.
dead_cells-rule-no-runes = Pas de runes jusqu’à la fin du biome.
dead_cells-rule-fp-hurt = { $n ->
    [one] Le premier joueur subit { $n } dégât.
   *[other] Le premier joueur subit { $n } dégâts.
 }
dead_cells-rule-fp-loses-step = Le premier joueur recule d’une case sur une échelle.
dead_cells-rule-fp-drops-gear = Le premier joueur défausse un équipement.
dead_cells-rule-fp-skips-round = Le premier joueur n’agit pas en manche { $round }.
dead_cells-rule-shields-cost = Il faut { $n } boucliers pour bloquer 1 dégât.
dead_cells-rule-no-potion = Les potions sont interdites.
dead_cells-rule-no-skill = Les compétences sont interdites.

# Ennemis et compagnons.
dead_cells-resists = Résiste à l’état { $state }.
dead_cells-resists-all = Résiste à tous les états.
dead_cells-death = À sa mort : { $text }.
dead_cells-gear-health = { $n ->
    [one] Compagnon avec { $n } point de vie.
   *[other] Compagnon avec { $n } points de vie.
 }

# Tuiles et couloirs.
dead_cells-tile-passes = Le jeton de premier joueur passe au suivant.
dead_cells-tile-enemies = { $elites ->
    [0] { $monsters ->
        [one] Un combat contre un monstre.
       *[other] Un combat contre { $monsters } monstres.
     }
   *[other] { $monsters ->
        [0] Un combat contre une élite.
        [one] Un combat contre une élite et un monstre.
       *[other] Un combat contre une élite et { $monsters } monstres.
     }
 }
dead_cells-tile-wall = Il y a un mur.
dead_cells-tile-hole = Il y a un trou.
dead_cells-tile-loot = Butin : { $text }.
dead_cells-tile-treasure = Trésor : { $text }.
dead_cells-option-hand = avec une carte { $symbol } : { $text }
dead_cells-option-deck = avec un symbole quelconque du deck : { $text }
dead_cells-tile-cursed = Malédiction : { $text }
dead_cells-tile-good = { $times ->
    [one] À vendre : { $text } pour { $price } { $price ->
        [one] dent
       *[other] dents
     }.
   *[other] À vendre, { $times } fois : { $text } pour { $price } { $price ->
        [one] dent
       *[other] dents
     }.
 }
dead_cells-tile-hand = Test de main, { $symbol } : { $text }.
dead_cells-tile-fails = Sans une telle carte : { $text }.
dead_cells-tile-deck = Test de deck, { $symbol } : { $text }.
dead_cells-tile-pay = { $n ->
    [one] Pour { $n } dent : { $text }.
   *[other] Pour { $n } dents : { $text }.
 }
dead_cells-tile-teleport = Un téléporteur.
dead_cells-tile-constraint = Tant que vous êtes sur ce plateau : { $text }
dead_cells-gate-rune = Seulement avec la rune « { $rune } ».
dead_cells-gate-hand = Test de main, { $symbol } : sans une telle carte, on ne passe pas.
dead_cells-gate-deck = Test de deck en chemin ; tout symbole rapporte { $text }.
dead_cells-gate-key = Coûte une clé.
dead_cells-gate-key-or-elite = Coûte une clé ou un combat contre une élite.
dead_cells-gate-bell = Fait sonner une cloche.
dead_cells-gate-lantern = Éteint la lanterne { $n }, sauf si une carte Survie est défaussée.
