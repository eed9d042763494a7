var e=`# Les héros et le sac
dc-tab-heroes = Décapités
dc-hearts = { $left } points de vie sur { $most }
dc-first = premier joueur
dc-no-hero = pas encore de Décapité
dc-slot-free = un emplacement libre
dc-slot-shut = un emplacement encore fermé
dc-deck = { $count } cartes dans le deck
dc-deck-short = deck
dc-hand = Votre main
dc-bag = Sac
dc-bag-teeth = { $count } dents en or
dc-bag-cells = { $count } cellules
dc-bag-potions = { $count } potions
dc-bag-blueprints = { $count } plans
dc-bag-keys = { $count } clés
dc-thing-teeth = Dents en or
dc-thing-cells = Cellules
dc-thing-potions = Potions
dc-thing-blueprints = Plans
dc-thing-keys = Clés
dc-help-teeth = Les marchands en veulent.
dc-help-cells = Tout ce qui reste d’une run\xA0: elles achètent ensuite des améliorations.
dc-help-potions = Une potion efface tous les dégâts, avant la première manche d’un combat ou à votre tour.
dc-help-blueprints = Ils deviennent de l’équipement pour toujours, si vous les portez jusqu’au marché.
dc-help-keys = Une clé ouvre une serrure.
dc-token-shield = { $count } boucliers
dc-token-gold = { $count } boucliers d’or
dc-token-poisoned = empoisonné { $count }×
dc-token-bleeding = saigne { $count }×
dc-token-on-fire = en feu { $count }×
dc-token-frozen = gelé pendant { $count } manches
dc-token-marked = ciblé { $count }×
dc-token-worm = { $count } vers
dc-token-sick = Malaise\xA0: { $count } cartes
dc-seal-lose-potions = potions perdues
dc-seal-hurt-to-one = tous à un point de vie
dc-seal-each-drops-gear = équipement perdu
dc-seal-no-talk = silence
dc-seal-lanterns-out = lanternes éteintes
dc-seal-lose-teeth = dents perdues
dc-seal-no-runes = les runes dorment
dc-seal-no-potion = pas de potion ici
dc-seal-no-skill = pas de compétence ici
dc-seal-fp-skips-round = le premier joueur passe une manche
dc-seal-shields-cost = les boucliers arrêtent moins
dc-next = et maintenant\xA0?

# Phases
dc-phase-camp-heroes = Décapités
dc-phase-camp-start = Porte
dc-phase-camp-decks = Mutations
dc-phase-camp-first = Premier joueur
dc-phase-map-move = Avancer
dc-phase-map-tile = La tuile
dc-phase-map-alive = Tous en vie\xA0?
dc-phase-market-blueprints = Plans
dc-phase-market-healer = Guérisseur
dc-phase-market-merchant = Marchand
dc-phase-market-collector = Collectionneur
dc-phase-market-tidy = Rangement
dc-phase-fight-cards = Cartes
dc-phase-end-fallen = La fin
dc-phase-end-spend = Cellules
dc-phase-end-again = Encore

# La carte
dc-map = La carte
dc-biome-of = biome { $number } · run { $run }
dc-room = { $shape } { $letter }
dc-exit = sortie\xA0: { $place }
dc-way-free = voie libre
dc-start = départ
dc-legend-square = rencontre
dc-legend-trapezoid = élite
dc-legend-circle = trésor
dc-legend-cursed = maudit
dc-legend-pentagon = marchand
dc-legend-hexagon = porte
dc-legend-teleport = téléporteur
dc-legend-constraint = contrainte
dc-help-square = Une rencontre\xA0: des monstres et ce qu’ils gardent. Elle se retourne quand vous entrez.
dc-help-trapezoid = Une élite attend ici. La tuile se retourne quand vous entrez.
dc-help-circle = Un trésor, retourné quand vous entrez.
dc-help-cursed = Un trésor maudit.
dc-help-pentagon = Un marchand qui vend pour des dents en or.
dc-help-hexagon = Une porte qui veut une carte, ou un paiement.
dc-help-teleport = Un téléporteur\xA0: en sortir, c’est sauter.
dc-help-constraint = Quelque chose qui dure jusqu’à la sortie du biome.
dc-help-exit = Une sortie du biome. Le marché vient avant le suivant.
dc-lantern-dark = éteinte

# Les salles
dc-or = ou
dc-teeth = dents
dc-check-wants = Elle s’ouvre pour une carte au symbole { $symbol }\xA0: choisissez-en une de votre main, ou refusez.
dc-slot-is-free = { $count ->
    [one] un emplacement libre
   *[other] { $count } emplacements libres
}
dc-slot-none = aucun emplacement libre
dc-use-plus = en plus
dc-use-instead = à la place
dc-use-always = toujours
dc-use-skill = compétence
dc-use-companion = compagnon

# Le camp
dc-camp = Avant la run
dc-camp-run = run { $run }
dc-doors = Où la run commence
dc-door-boss = au bout\xA0: { $boss }
dc-door-shut = battez d’abord { $boss }
dc-no-improved = Pas encore de carte améliorée.

# Le marché
dc-market = Entre deux biomes
dc-market-from = vous quittez\xA0: { $place }
dc-market-nothing = Rien sur le comptoir.
dc-market-healer = Le Guérisseur ôte une blessure pour { $price ->
    [one] une dent
   *[other] { $price } dents
}.
dc-market-merchant = Le Marchand vend de l’équipement\xA0: { $price } dents la carte.
dc-market-collector = Le Collectionneur vend des plans\xA0: { $price } dents chacun. Ils restent dans le deck pour toujours.
dc-market-tidy = Avant de partir, vous pouvez laisser quelque chose.
dc-healer-left = il en reste { $count }
dc-healer-says = Une blessure, dents\xA0: { $price }. Encore { $count } fois.
dc-done = fait

# Après une run
dc-spending = Le plateau mutations
dc-spending-line = ce qui est cousu ici, la mort ne le découd pas
dc-area-start = Au début d’une run
dc-area-during = Pendant une run
dc-area-skill = Compétence du groupe
dc-area-feats = Exploits
dc-area-stored = En réserve
dc-of = { $taken } sur { $slots }
dc-rune-awake = éveillée
dc-rune-asleep = endormie
dc-boss-cell = La Cellule de boss
dc-boss-cell-how = Cellule de boss\xA0: battez la Main du Roi
dc-pile-survival-deck = Survie
dc-pile-tactics-deck = Tactique
dc-pile-brutality-deck = Brutalité
dc-pile-well = Le Puits
dc-pile-says = { $name }\xA0: { $price } cellules, { $left } cartes restantes
dc-cells-left = { $count ->
    [one] cellule restante
   *[other] cellules restantes
}
dc-run-over = La run { $run } est finie
dc-run-closed = La run { $run } est notée. Ce qui est acheté reste.
dc-fate-won = Le boss est battu.
dc-fate-died = { $names }\xA0: tombé. { $place }{ $inside ->
    [no] .
   *[yes] , salle { $room }.
}
dc-fate-nobody = Quelqu’un
dc-just-bought = Acheté à l’instant
dc-next-piles = La suite des decks
dc-unknown-cards = { $count } cartes inconnues

# La page d’une campagne
dc-boss-beaten = { $run ->
    [0] battu
   *[other] battu à la run { $run }
}
dc-boss-open = la voie est ouverte
dc-rooms = { $count } salles
dc-more = { $count } de plus
dc-nothing-bought = rien d’acheté
dc-run-won = Victoire\xA0: { $boss }.
dc-run-lost-boss = { $names }\xA0: tombé devant { $place }.
dc-run-died = { $names }\xA0: tombé. { $place }.
dc-grown = Ce qui a grandi
dc-cards = { $count ->
    [one] carte
   *[other] cartes
}
dc-purged = purgée pour toujours
dc-equipment-deck = Deck d’équipement
dc-runes = Runes
dc-rooms-walked = Salles parcourues
dc-per-run = par run
dc-ours = Les règles sont celles de la boîte. Cartes, monstres, tuiles et plateaux sont pour la plupart de nous\xA0: le livret dit combien il y en a, et rarement ce qui y est imprimé.

# On the mutation board
dc-brief-start-one = un Décapité\xA0: { $text }
dc-brief-start-all = chaque Décapité\xA0: { $text }
dc-brief-start-group = le sac\xA0: { $text }
dc-brief-start-fp = le premier joueur\xA0: { $text }
`;export{e as default};