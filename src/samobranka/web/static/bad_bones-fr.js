var e=`bb-board = Votre plateau
bb-hero = héros
bb-tower = tour
bb-house = maison
bb-capital = capitale
bb-cemetery = cimetière
bb-bag = sac
bb-traps = Pièges
bb-weapons = Armes
bb-coins = pièces
bb-phase-1 = Héros
bb-phase-2 = Piège
bb-phase-3 = Déplacement
bb-phase-4 = Nouveaux
bb-skeleton = { $skeleton }, tourné { $heading } – { $place }
bb-heads = { $skeleton }, tourné { $heading }
bb-way-rising = montant
bb-way-falling = descendant
bb-way-white = face blanche
bb-way-black = face noire
bb-stars = Vaut { $whole ->
    [one] { $whole } étoile
   *[other] { $whole } étoiles
} intact, { $damaged } abîmé.
bb-cemetery-count = Cimetière\xA0: { $count ->
    [0] personne n’attend
    [one] un squelette reviendra avec les nouveaux
   *[other] { $count } squelettes reviendront avec les nouveaux
}
bb-bag-count = Dans le sac\xA0: { $count }
bb-towers-left = tours
bb-floors-left = étages de la tour
bb-houses-left = maisons
bb-reserve = pièges en réserve
bb-common-reserve = la réserve commune
bb-no-traps = Plus aucun piège en réserve.
bb-taken = récupéré
bb-turn = Tourner
bb-lay = Poser ici
bb-take = En récupérer un
bb-take-how = Touchez un piège de votre plateau pour le récupérer.
bb-next-cell = choisissez une case
bb-next-lay = tournez ou posez ici
bb-next-heading = choisissez une direction
bb-next-take = récupérer\xA0?
bb-tab-hand = Pièges
bb-tab-players = Plateaux
bb-foresight = Montrer où vont les squelettes
bb-land-of = Chez { $player }
bb-open-land = Regarder chez { $player }
bb-go-first = { $player } choisit maintenant
bb-my-land = Mon plateau
bb-first-land = Retour
bb-left = à votre gauche
bb-right = à votre droite
bb-across = en face
bb-neighbour = votre voisin
bb-ready = a fini
bb-passed = n’achète plus
bb-market-order = ordre des acheteurs
`;export{e as default};