# Après une run, et ce que demandent secrets et prévoyance.
dead_cells-deck-survival = le deck Survie
dead_cells-deck-tactics = le deck Tactique
dead_cells-deck-brutality = le deck Brutalité
dead_cells-deck-well = le puits
dead_cells-ask-spend = La run est finie. À quoi dépensez-vous vos cellules ? (il en reste { $cells })
    .other = dépense des cellules
dead_cells-ask-card-to = Dans quel deck va { $card } ?
    .other = distribue une carte améliorée
dead_cells-ask-slot = Aucune place n’est libre pour { $upgrade }. Que mettez-vous de côté ?
    .other = regarde le plateau mutations
dead_cells-ask-one-of-three = Laquelle des trois cartes prenez-vous ?
    .other = choisit une carte parmi trois
dead_cells-ask-plan = De quel biome prenez-vous un plan ?
    .other = choisit un plan
dead_cells-ask-rune = Quelle rune s’éveille ?
    .other = choisit une rune
dead_cells-ask-feat = Quel exploit compte comme accompli ?
    .other = choisit un exploit
dead_cells-ask-purge = Quelle carte purgez-vous ?
    .other = purge des cartes
dead_cells-ask-challenge = Défiez-vous une élite à la place ?
    .other = songe à un défi
dead_cells-ask-mend = Utilisez-vous quelque chose pour vous soigner en chemin ?
    .other = songe à se soigner
dead_cells-ask-finish = Achevez-vous un ennemi ?
    .other = songe à un dernier coup
dead_cells-ask-exchange = Qui échange des cartes avant la révélation ?
    .other = songe à un échange de cartes
dead_cells-ask-arrange = Quel deck regardez-vous ?
    .other = choisit un deck à regarder
dead_cells-ask-order = Qu’est-ce qui vient ensuite ?
    .other = choisit un ordre
dead_cells-choice-upgrade = { $deck } ({ $price ->
    [0] gratuit
    [one] { $price } cellule
   *[other] { $price } cellules
})
dead_cells-choice-upgrade-free = La carte du dessous : { $deck }
dead_cells-choice-purge = Purger { $card }
dead_cells-choice-purge-gear = Purger { $gear }
dead_cells-choice-rune = { $rune }
dead_cells-choice-plan = { $place }
dead_cells-choice-pass-spend = Laisser les autres cellules
dead_cells-choice-pass-purge = Ne plus rien purger
dead_cells-event-took-upgrade = Vous retournez { $upgrade }.
dead_cells-event-purged-card = { $card } part pour toujours.
dead_cells-event-purged-gear = { $gear } part pour toujours.
dead_cells-event-feat = Un exploit est accompli : { $upgrade } !
dead_cells-event-exchanged = { $fighter } et { $other } échangent des cartes.
dead_cells-event-foresaw = { $fighter_is ->
    [you] Sur votre deck : { $card }.
   *[other] Sur le deck { $fighter_de } : { $card }.
 }
dead_cells-event-foresaw-gear = Sur le deck d’équipement : { $gear }.
dead_cells-pile-equipment = l’équipement
dead_cells-pile-monsters = les monstres
dead_cells-pile-elites = les élites
dead_cells-pile-of = les cartes de combat { $fighter_de }
dead_cells-choice-arrange = Le dessus : { $deck }
dead_cells-choice-order = Ensuite : { $what }
dead_cells-choice-challenge = Défier une élite
dead_cells-choice-pass-challenge = Laisser le monstre
dead_cells-event-foresaw-monster = Sur son deck : { $foe }.
dead_cells-zone-monsters-top = Dessus des monstres et des élites
