nastolie-title = Nastolie
nastolie-tagline = Des disques de bois, une table et votre doigt.

## Qui et quoi

nastolie-shelves = character missile artefact ritual

nastolie-character-ajarha = Ajarha
nastolie-character-buran = Bourane
nastolie-character-ramprak = Ramprak
nastolie-character-elemental = Élémental
nastolie-character-dymer = Dymer
nastolie-character-shavakh = Chavakh
nastolie-character-vampal = Vampal
nastolie-character-zhukorog = Joukorog
nastolie-character-archer = Archère
nastolie-character-dryad = Dryade
nastolie-character-baarun = Baaroun
nastolie-character-vaya = Vaïa
nastolie-character-phantom = Fantôme
nastolie-character-minusoid = Minusoïde
nastolie-character-energan = Énergan
nastolie-character-akeru = Akérou
nastolie-character-haru = Harou
nastolie-character-edzen = Edzen
nastolie-character-ratnik = Ratnik
nastolie-character-dish = Diche
nastolie-lettered = { $name } { $letter }

nastolie-missile-flame = Flamme
nastolie-missile-whirl = Tourbillon
nastolie-missile-shield = Bouclier
nastolie-missile-arrow = Flèche
nastolie-missile-lightning = Éclair
nastolie-missile-magnet = Aimant
nastolie-missile-lasso = Lasso
nastolie-missile-tick = Tique

nastolie-artefact-mine = Mine de feu
nastolie-artefact-fountain = Fontaine de vie
nastolie-artefact-magnetosphere = Magnétosphère
nastolie-artefact-forge = Forge de poussière

nastolie-ritual-call = Appel
nastolie-ritual-cleansing = Purification
nastolie-ritual-healing = Guérison
nastolie-ritual-teleport = Téléportation

nastolie-piece-barrel = tonneau
nastolie-piece-cup = tasse
nastolie-piece-box = livre
nastolie-piece-glass = verre
nastolie-piece-start = zone de placement
nastolie-piece-home = foyer du captif
nastolie-piece-goal = but
nastolie-piece-gate = porte
nastolie-piece-ring = là où sortent les captifs

nastolie-order-fire = Feu
nastolie-order-grass = Herbe
nastolie-order-metal = Métal
nastolie-order-dust = Poussière

nastolie-rank-hero = héros
nastolie-rank-veteran = vétéran
nastolie-rank-fighter = combattant

nastolie-edge-south = le bord sud
nastolie-edge-west = le bord ouest
nastolie-edge-north = le bord nord
nastolie-edge-east = le bord est

nastolie-effect-baarun = l’Éclair de Baaroun
nastolie-effect-vampal = les vies de Vampal
nastolie-effect-ticks = les Tiques
nastolie-effect-points = les points
nastolie-effect-flames = les Flammes
nastolie-effect-ratnik = Ratnik
nastolie-effect-ajarha = Ajarha déplace une Flamme
nastolie-effect-shavakh = Chavakh pose des Boucliers
nastolie-effect-magnetosphere = la Magnétosphère
nastolie-effect-minusoid = la pénalité du Minusoïde
nastolie-effect-energan = le bonus de l’Énergan

## Parties de la table

nastolie-zone-discs = Disques
nastolie-zone-artefacts = Artefacts
nastolie-zone-barrels = Tonneaux
nastolie-zone-loose = Projectile sur la table
nastolie-zone-obstacles = Obstacles
nastolie-zone-zones = Zones
nastolie-zone-reserve = Réserve
nastolie-zone-effects = Effets en attente
nastolie-zone-camps = Camps
nastolie-zone-cards = Cartes
nastolie-zone-hand = Main
nastolie-zone-waiting = À placer
nastolie-zone-missiles = Projectiles dessus
nastolie-zone-game = Jeu
nastolie-zone-scenario = Scénario
nastolie-zone-puzzle = Problème
nastolie-zone-battle = Bataille
nastolie-zone-battles = Batailles
nastolie-zone-round = Manche
nastolie-zone-rounds = Dernière manche
nastolie-zone-turn = Tour
nastolie-zone-active = À qui le tour
nastolie-zone-first = Qui a commencé
nastolie-zone-phase = Partie du tour
nastolie-zone-actions = Actions restantes
nastolie-zone-dealt = Blessures infligées
nastolie-zone-time-cards = Cartes de temps
nastolie-zone-rituals = Rituels
nastolie-zone-deck = Pioche des rituels
nastolie-zone-discard = Rituels joués
nastolie-zone-goal = But
nastolie-zone-preview = Aperçu
nastolie-zone-flicker = À qui la pichenette
nastolie-zone-second = Second tir
nastolie-zone-drawn = Carte piochée
nastolie-zone-ending = Fin
nastolie-zone-field = Table
nastolie-zone-order = Ordre
nastolie-zone-lives = Vies
nastolie-zone-limit = Limite de vies
nastolie-zone-seat = Joueur
nastolie-zone-black = Cartes noires
nastolie-zone-violet = Cartes violettes
nastolie-zone-points = Points
nastolie-zone-gates = Portes
nastolie-zone-marks = Marques
nastolie-zone-captive = Captif
nastolie-zone-prey = Proie
nastolie-zone-supply = Stock

nastolie-verb-pass = Finir
nastolie-verb-flick = Pichenette
nastolie-verb-shoot = Tirer
nastolie-verb-cast = Sort
nastolie-verb-lay = Poser
nastolie-verb-move = Déplacer
nastolie-verb-use = Utiliser
nastolie-verb-pull = Attirer
nastolie-verb-raise = Ramener
nastolie-verb-healing = Guérison
nastolie-verb-cleansing = Purification
nastolie-verb-call = Appel
nastolie-verb-teleport = Téléportation
nastolie-verb-keep = Garder
nastolie-verb-pick = Choisir
nastolie-verb-name = Désigner
nastolie-verb-place = Placer
nastolie-verb-line = Le reste en ligne
nastolie-verb-next = Ensuite
nastolie-verb-usual = Ordre habituel
nastolie-verb-order = Mener
nastolie-verb-hero = Choisir
nastolie-verb-fighters = Combattants
nastolie-verb-give = Remettre
nastolie-verb-put = Déplacer

nastolie-part-disc = Disque
nastolie-part-spot = Place
nastolie-part-way = Direction
nastolie-part-power = Force
nastolie-part-facing = Orientation

## Choix

nastolie-choice-pass-act = Finir le tour
nastolie-choice-pass-lay = Ne rien poser
nastolie-choice-pass-move = Laisser les Flammes en place
nastolie-choice-pass-sphere = Ne déplacer personne
nastolie-choice-pass-forge = Ne ramener personne
nastolie-choice-pass-give = Garder les cartes
nastolie-choice-flick = Pichenette : { $disc }
nastolie-choice-shoot = Tir : { $disc }
nastolie-choice-cast-ramprak = Sort { $disc_de } : une pichenette à { $target }
nastolie-choice-cast-phantom = Sort { $disc_de } : échanger sa place avec { $target }
nastolie-choice-cast-akeru = Sort d’Akérou : prendre deux Tiques
nastolie-choice-lay-lasso = Pichenette à Harou, après avoir posé un Lasso sur { $target }
nastolie-choice-lay-shield = Poser un Bouclier sur { $target }
nastolie-choice-lay-dish = Poser le disque de Diche sur cette carte : { $target }
nastolie-choice-move = Déplacer une Flamme { $disc_de } à { $target }
nastolie-choice-use-refill = Mine de feu : remplir les stocks
nastolie-choice-use-cleanse = Mine de feu : ôter un projectile à chacun des vôtres
nastolie-choice-use-fountain = Fontaine de vie : une vie à chacun des vôtres qui n’en a plus qu’une
nastolie-choice-pull = Déplacer { $disc } près de la Magnétosphère
nastolie-choice-raise = Ramener { $disc } près de la Forge
nastolie-choice-healing = Guérison : une vie pour { $disc }
nastolie-choice-cleansing = Purification : ôter { $missile } du disque { $disc }
nastolie-choice-cleansing-card = Purification : défausser { $missile } de la carte { $disc_de }
nastolie-choice-call = Appel : { $disc }
nastolie-choice-teleport = Téléportation : { $disc }
nastolie-choice-put = Déplacer { $disc }
nastolie-choice-keep = Garder la carte
nastolie-choice-pick = { $disc }
nastolie-choice-pick-missile = { $missile } sur { $disc }
nastolie-choice-name = { $player }
nastolie-choice-place = Placer { $disc }
nastolie-choice-line = Le reste sur la ligne habituelle
nastolie-choice-next = { $effect }
nastolie-choice-usual = Tout dans l’ordre habituel
nastolie-choice-order = Mener l’Ordre : { $order }
nastolie-choice-hero = { $hero }
nastolie-choice-fighters = { $one } : { $count }, { $other } : { $others }
nastolie-choice-give = Remettre dans la pioche : { $ritual }

## Questions

nastolie-ask-order = Quel Ordre menez-vous ?
    .other = choisit un Ordre
nastolie-ask-hero = Quel héros emmenez-vous ?
    .other = choisit un héros
nastolie-ask-fighters = Quels combattants emmenez-vous ?
    .other = choisit des combattants
nastolie-ask-captive = Lequel de vos héros est sous le verre ?
    .other = choisit qui est sous le verre
nastolie-ask-place = Placez un de vos disques, ou tous ceux qui restent sur la ligne habituelle.
    .other = place un disque
nastolie-ask-act = { $actions ->
    [one] À vous : il reste { $actions } action.
   *[other] À vous : il reste { $actions } actions.
 }
    .other = { $actions ->
    [one] a encore { $actions } action
   *[other] a encore { $actions } actions
 }
nastolie-ask-act-free = Plus d’action. Utilisez ce qui vous reste, ou finissez le tour.
    .other = va finir son tour
nastolie-ask-flick = Une pichenette à { $disc }.
    .other = donne une pichenette à { $disc }
nastolie-ask-again = Le Tourbillon n’a rencontré aucun ennemi : tirez-le encore une fois, de là où il est.
    .other = tire le Tourbillon encore une fois
nastolie-ask-pick-target = Plusieurs sont touchés : qui est la cible ?
    .other = choisit la cible
nastolie-ask-pick-artefact = Quel artefact prenez-vous ?
    .other = choisit un artefact
nastolie-ask-pick-hero = Lequel de vos héros gagne une vie ?
    .other = choisit un héros à soigner
nastolie-ask-pick-missile = Quel projectile est ôté ?
    .other = choisit un projectile
nastolie-ask-lay-shield = Chavakh peut poser un Bouclier sur un ou deux personnages.
    .other = peut poser des Boucliers
nastolie-ask-lay-dish = Diche est mort. Sur la carte de quel héros va son disque ?
    .other = peut poser le disque de Diche sur une carte
nastolie-ask-move = Ajarha peut déplacer une Flamme vers un autre personnage.
    .other = peut déplacer une Flamme
nastolie-ask-penalty = Votre Minusoïde est mort : qui prend une carte noire ?
    .other = choisit qui prend une carte noire
nastolie-ask-forge = Un ennemi est mort : la Forge peut ramener un de vos combattants.
    .other = peut ramener un combattant
nastolie-ask-sphere = La Magnétosphère peut attirer n’importe quel personnage.
    .other = peut attirer quelqu’un vers la Magnétosphère
nastolie-ask-next = Plusieurs effets attendent. Lequel vient ensuite ?
    .other = met les effets en ordre
nastolie-ask-ritual = Vous avez pioché une carte de rituel. La jouer tout de suite, ou la garder ?
    .other = a pioché une carte de rituel
nastolie-ask-give = Quelles cartes de rituel remettez-vous avant la prochaine bataille ?
    .other = peut remettre des cartes de rituel

## Événements

nastolie-event-battle = { $battles ->
    [one] La bataille commence.
   *[other] La bataille { $battle } sur { $battles } commence.
 }
nastolie-event-first-scenario = { $player_is ->
    [you] Vous commencez, selon le scénario.
   *[other] { $player } commence, selon le scénario.
 }
nastolie-event-first-lot = { $player_is ->
    [you] Le sort vous désigne pour commencer.
   *[other] Le sort désigne { $player } pour commencer.
 }
nastolie-event-first-marks = { $player_is ->
    [you] Vous commencez, avec le moins de marques.
   *[other] { $player } commence, avec le moins de marques.
 }
nastolie-event-ordered = { $player } mène l’Ordre : { $order }.
nastolie-event-led = { $player_is ->
    [you] Vous emmenez { $hero }.
   *[other] { $player } emmène { $hero }.
 }
nastolie-event-mixed = { $player_is ->
    [you] Vous emmenez des combattants. { $sort } : { $count }, { $other } : { $others }.
   *[other] { $player } emmène des combattants. { $sort } : { $count }, { $other } : { $others }.
 }
nastolie-event-caught = { $disc } est sous le verre, chez { $player }.
nastolie-event-placed = { $player } place { $disc }.
nastolie-event-hunts = { $player_is ->
    [you] Vous chassez les héros de l’Ordre : { $prey }.
   *[other] { $player } chasse les héros de l’Ordre : { $prey }.
 }
nastolie-event-hunts-unseen = { $player } reçoit une proie secrète.
nastolie-event-turn = { $actions ->
    [one] { $player } commence son tour avec { $actions } action.
   *[other] { $player } commence son tour avec { $actions } actions.
 }
nastolie-event-skipped = { $player } passe son tour : trop de cartes noires.
nastolie-event-passed = { $player_is ->
    [you] Vous finissez votre tour,
   *[other] { $player } finit son tour,
 } { $left ->
    [one] une action inutilisée
   *[other] { $left } actions inutilisées
 }.
nastolie-event-ordering = { $player } met les effets en ordre.
nastolie-event-penalty-action = Un disque a quitté la table : { $player } perd sa prochaine action.
nastolie-event-penalty-black = Un disque a quitté la table : pénalité pour { $player }.
nastolie-event-black-penalty = { $player } prend une carte noire.
nastolie-event-black-minusoid = { $player } prend une carte noire pour la mort de Minusoïde.
nastolie-event-violet = { $player } prend une carte violette pour la mort d’Énergan.
nastolie-event-cancelled = Une carte noire et une carte violette s’annulent chez { $player }.
nastolie-event-spent = Une carte violette est épuisée chez { $player }.
nastolie-event-lacking = Il ne reste plus de carte de temps pour { $player }.
nastolie-event-drew-many = { $player_is ->
    [you] Vous piochez un rituel pour de nombreuses blessures : { $ritual }.
   *[other] { $player } pioche un rituel pour de nombreuses blessures : { $ritual }.
 }
nastolie-event-drew-none = { $player_is ->
    [you] Vous piochez un rituel pour un tour sans blessure : { $ritual }.
   *[other] { $player } pioche un rituel pour un tour sans blessure : { $ritual }.
 }
nastolie-event-drew-unseen = { $player } pioche une carte de rituel.
nastolie-event-kept = { $player_is ->
    [you] Vous gardez la carte.
   *[other] { $player } garde la carte.
 }
nastolie-event-reshuffled = Les rituels défaussés forment une nouvelle pioche.
nastolie-event-chanted = { $player } joue { $ritual }.
nastolie-event-gave-back = { $player_is ->
    [you] Vous remettez { $ritual }.
   *[other] { $player } remet { $ritual }.
 }
nastolie-event-gave-back-unseen = { $player } remet une carte de rituel.
nastolie-event-cast = { $disc } jette un sort.
nastolie-event-supplied-spell = { $gained ->
    [one] { $disc } prend un projectile : { $sort }.
   *[other] { $disc } prend { $gained } projectiles : { $sort }.
 }
nastolie-event-supplied-property = { $disc } gagne un projectile : { $sort }.
nastolie-event-supplied-mine = La Mine donne un projectile à { $disc } : { $sort }.
nastolie-event-emptied-lightning = { $disc } n’a plus d’Éclairs.
nastolie-event-emptied-cleansing = { $sort } quitte la carte { $disc_de }.
nastolie-event-flicked = { $player } donne une pichenette à { $disc }.
nastolie-event-shot = { $player } tire avec { $disc } : { $sort }.
nastolie-event-moved = { $disc } ne rencontre personne.
nastolie-event-missed = { $disc } manque son tir.
nastolie-event-targeted = { $target } est touché.
nastolie-event-struck = { $disc } frappe { $target }.
nastolie-event-wounded-strike = { $wounds ->
    [one] { $disc } subit { $wounds } blessure, vies restantes : { $lives }.
   *[other] { $disc } subit { $wounds } blessures, vies restantes : { $lives }.
 }
nastolie-event-wounded-shot = { $wounds ->
    [one] { $disc } subit { $wounds } blessure du tir, vies restantes : { $lives }.
   *[other] { $disc } subit { $wounds } blessures du tir, vies restantes : { $lives }.
 }
nastolie-event-wounded-flame = La Flamme blesse { $disc }, vies restantes : { $lives }.
nastolie-event-wounded-tick = La Tique blesse { $disc }, vies restantes : { $lives }.
nastolie-event-wounded-lasso = Le Lasso blesse { $disc }, vies restantes : { $lives }.
nastolie-event-wounded-ratnik = Ratnik blesse { $disc }, vies restantes : { $lives }.
nastolie-event-spared-shield = Le Bouclier protège { $disc }.
nastolie-event-spared-dymer = { $disc } n’en ressent rien.
nastolie-event-healed-vampire = { $disc } boit des vies et en a maintenant { $lives }.
nastolie-event-healed-dryad = { $disc } reçoit une vie de la Dryade et en a maintenant { $lives }.
nastolie-event-healed-tick = { $disc } gagne une vie par la Tique et en a maintenant { $lives }.
nastolie-event-healed-vampal = { $disc } gagne des vies parmi ses amis et en a maintenant { $lives }.
nastolie-event-healed-fountain = { $disc } reçoit une vie de la Fontaine et en a maintenant { $lives }.
nastolie-event-healed-healing = { $disc } gagne une vie et en a maintenant { $lives }.
nastolie-event-died-strike = { $disc } meurt.
nastolie-event-died-shot = { $disc } meurt.
nastolie-event-died-flame = { $disc } brûle.
nastolie-event-died-tick = { $disc } meurt de la Tique.
nastolie-event-died-lasso = { $disc } meurt du Lasso.
nastolie-event-died-ratnik = { $disc } meurt près de Ratnik.
nastolie-event-died-swept = { $disc } quitte la course.
nastolie-event-laid-shot = { $sort } reste sur { $on }.
nastolie-event-laid-strike = { $sort } se pose sur { $on }.
nastolie-event-laid-haru = Harou pose un projectile sur { $on } : { $sort }.
nastolie-event-laid-shavakh = Chavakh pose un projectile sur { $on } : { $sort }.
nastolie-event-laid-ajarha = Ajarha déplace un projectile sur { $on } : { $sort }.
nastolie-event-slipped = { $sort } glisse du disque { $off }.
nastolie-event-discarded-used = Un projectile est défaussé : { $sort }.
nastolie-event-discarded-missed = Un projectile est défaussé : { $sort }.
nastolie-event-discarded-left = Un projectile est perdu : { $sort }.
nastolie-event-discarded-death = { $sort } part avec { $off }.
nastolie-event-discarded-mine = La Mine ôte un projectile du disque { $off } : { $sort }.
nastolie-event-discarded-cleansing = Un projectile est ôté du disque { $off } : { $sort }.
nastolie-event-freed-fell = { $disc } tombe de l’artefact, libre à présent : { $artefact }.
nastolie-event-freed-flicked = { $disc } quitte l’artefact, libre à présent : { $artefact }.
nastolie-event-freed-left = { $artefact } quitte la table avec { $disc }, et n’est plus à personne.
nastolie-event-freed-moved = { $disc } n’est plus sur l’artefact, libre à présent : { $artefact }.
nastolie-event-freed-death = L’artefact est libre : { $artefact }.
nastolie-event-took = { $disc } monte sur l’artefact : { $player } contrôle { $artefact }.
nastolie-event-fell = { $disc } se retrouve sur la table.
nastolie-event-left = { $disc } quitte la table par { $edge }.
nastolie-event-returned = { $disc } revient sur la table.
nastolie-event-put-swap = { $disc } prend la place de l’autre.
nastolie-event-put-teleport = { $disc } apparaît ailleurs.
nastolie-event-put-call = { $disc } répond à l’appel.
nastolie-event-put-forge = { $disc } revient d’entre les morts.
nastolie-event-put-magnetosphere = { $disc } est attiré près de la Magnétosphère.
nastolie-event-put-glass = { $disc } sort du verre.
nastolie-event-put-hand = { $disc } est posé ailleurs.
nastolie-event-used = { $player } utilise un artefact : { $artefact }.
nastolie-event-avenged = { $disc } est posé sur la carte { $hero_de }.
nastolie-event-vented = Le disque de Diche quitte la carte { $hero_de }.
nastolie-event-scored-control = { $player } marque pour ses artefacts : { $points }, en tout { $total }.
nastolie-event-scored-kill = { $player } marque pour un { $rank } : { $points }, en tout { $total }.
nastolie-event-spurned = Rien pour { $player } : { $victim } est déjà dernier.
nastolie-event-delivered = Un tonneau est livré, le numéro { $count }.
nastolie-event-gate-passed = { $disc } passe la porte { $gate } pour { $player }.
nastolie-event-glass-hit = { $disc } heurte le verre : { $hits } sur { $needed }.
nastolie-event-glass-broken = Le verre se brise !
nastolie-event-out = { $player } est éliminé.
nastolie-event-prey-shown = { $player_is ->
    [you] Vous chassiez les héros de l’Ordre : { $prey }.
   *[other] { $player } chassait les héros de l’Ordre : { $prey }.
 }
nastolie-event-marked = { $player_is ->
    [you] Vous gagnez la bataille, marques : { $marks }.
   *[other] { $player } gagne la bataille, marques : { $marks }.
 }
nastolie-event-battle-over-destroyed = La bataille est finie : il ne reste qu’un côté.
nastolie-event-battle-over-draw = La bataille finit sur une égalité.
nastolie-event-battle-over-barrels = La bataille est finie : les tonneaux sont livrés.
nastolie-event-battle-over-escorts = La bataille est finie : la caravane est arrêtée.
nastolie-event-battle-over-points = La bataille est finie : assez de points.
nastolie-event-battle-over-heroes = La bataille est finie : une équipe n’a plus de héros.
nastolie-event-battle-over-prey = La bataille est finie : la proie est abattue.
nastolie-event-battle-over-captive = La bataille est finie : un captif est rentré.
nastolie-event-battle-over-race = La bataille est finie : la course est gagnée.
nastolie-event-battle-over-rounds = La bataille est finie : la dernière manche est jouée.
nastolie-event-ended-destroyed = Il ne reste qu’un côté.
nastolie-event-ended-draw = Égalité.
nastolie-event-ended-barrels = Les tonneaux sont livrés.
nastolie-event-ended-escorts = La caravane est arrêtée.
nastolie-event-ended-points = Assez de points.
nastolie-event-ended-heroes = Une équipe n’a plus de héros.
nastolie-event-ended-prey = La proie est abattue.
nastolie-event-ended-captive = Un captif est rentré.
nastolie-event-ended-race = La course est gagnée.
nastolie-event-ended-rounds = La dernière manche est jouée.
nastolie-event-ended-solved = Le problème est résolu.
nastolie-event-ended-unsolved = Le problème n’est pas résolu.
nastolie-event-ended-campaign = La campagne est finie.

## Refus

nastolie-refused-turn = Ce n’est pas à vous de choisir.
nastolie-refused-choice = Ce n’est pas possible maintenant.
nastolie-refused-acted = Ce personnage a déjà agi.
nastolie-refused-actions = Il ne reste plus d’action.
nastolie-refused-tick = Une Tique est dessus : il ne peut pas agir.
nastolie-refused-wounded = Blessé, il ne peut pas agir.
nastolie-refused-returned = Il est revenu ce tour-ci, et ne peut pas encore agir.
nastolie-refused-freed = Il vient de sortir du verre, et ne peut pas encore agir.
nastolie-refused-supply = Son stock est vide.
nastolie-refused-place = On ne peut pas le mettre là.
nastolie-refused-far = C’est trop loin du tireur.
nastolie-refused-weaker = Seulement un des vôtres qui a moins de vies.
nastolie-refused-useless = Cela ne changerait rien.
nastolie-refused-reserve = Il ne reste rien dans la réserve.
nastolie-refused-control = Vous ne contrôlez pas cet artefact.
nastolie-refused-used = Il a déjà servi ce tour-ci.
nastolie-refused-window = Pas à ce moment.
nastolie-refused-power = La force va de 1 à 1000.
nastolie-refused-direction = Une pichenette veut une direction.

## La fin

nastolie-end-destroyed = Il ne reste qu’un côté sur le champ de bataille.
nastolie-end-destroyed-won = Vos ennemis sont battus.
nastolie-end-destroyed-lost = Votre troupe est battue.
nastolie-end-draw = Personne n’a gagné.
nastolie-end-draw-nobody = Personne n’a gagné.
nastolie-end-barrels = Les tonneaux ont atteint l’est.
nastolie-end-barrels-won = Vos tonneaux sont arrivés.
nastolie-end-barrels-lost = Les tonneaux sont passés.
nastolie-end-escorts = La caravane n’est pas passée à temps.
nastolie-end-escorts-won = Vous avez arrêté la caravane.
nastolie-end-escorts-lost = Votre caravane n’est pas passée à temps.
nastolie-end-points = Assez de points sont marqués.
nastolie-end-points-won = Les points sont à vous.
nastolie-end-points-lost = Les points sont à un autre.
nastolie-end-heroes = Une équipe a perdu ses héros.
nastolie-end-heroes-won = L’autre équipe a perdu ses héros.
nastolie-end-heroes-lost = Votre équipe a perdu ses héros.
nastolie-end-prey = Une chasse est finie.
nastolie-end-prey-won = Vous avez abattu votre proie.
nastolie-end-prey-lost = Un autre a abattu sa proie.
nastolie-end-captive = Un captif est rentré.
nastolie-end-captive-won = Votre captif est rentré.
nastolie-end-captive-lost = L’autre captif est rentré.
nastolie-end-race = La course est finie.
nastolie-end-race-won = Vous avez gagné la course.
nastolie-end-race-lost = Un autre a été plus rapide.
nastolie-end-rounds = La dernière manche est finie.
nastolie-end-rounds-won = Après la dernière manche, vous êtes devant.
nastolie-end-rounds-lost = Après la dernière manche, un autre est devant.
nastolie-end-solved = Le problème est résolu.
nastolie-end-solved-won = Résolu !
nastolie-end-unsolved = Le problème n’est pas résolu.
nastolie-end-unsolved-lost = Il reste un ennemi.
nastolie-end-unsolved-nobody = Il reste un ennemi.
nastolie-end-campaign = La campagne est finie.
nastolie-end-campaign-won = Vous avez gagné la campagne.
nastolie-end-campaign-lost = Un autre a gagné la campagne.
nastolie-end-campaign-nobody = La campagne finit sur une égalité.

nastolie-score-lives = Vies sur le champ de bataille
nastolie-score-points = Points
nastolie-score-gates = Portes
nastolie-score-marks = Batailles gagnées

nastolie-stat-discs = Personnages en jeu
nastolie-stat-lives = Vies en jeu
nastolie-stat-flicked = Pichenettes
nastolie-stat-shot = Tirs
nastolie-stat-struck = Frappes
nastolie-stat-took = Artefacts pris
nastolie-stat-cast = Sorts
nastolie-stat-wounds = Blessures infligées
nastolie-stat-swept = Disques sortis
nastolie-stat-longest = Plus long coup au but, mm

## Options

nastolie-group-game = La partie
nastolie-group-hand = La main et l’œil
nastolie-group-rulings = Interprétations
nastolie-opt-scenario = Scénario
    .help = L’enjeu de la bataille, et son terrain.
nastolie-scenario-auto = habituel
nastolie-scenario-p1 = La première pichenette
    .help = Un livre entre vous. Huit manches, puis le plus de vies.
nastolie-scenario-p2 = La caravane
    .help = Poussez trois tonneaux jusqu’au bord est, ou arrêtez-les.
nastolie-scenario-p3 = Les quatre foyers
    .help = Tenez des artefacts au début de votre tour : six points pour gagner.
nastolie-scenario-p4 = Le triangle
    .help = Trois coins ; les morts rapportent des points.
nastolie-scenario-p5 = Les deux familles
    .help = Deux contre deux de part et d’autre d’un mur oblique.
nastolie-scenario-p6 = Chacun pour son Ordre
    .help = Vous chassez un Ordre, un autre vous chasse.
nastolie-scenario-p7 = La sphère de glace
    .help = Brisez le verre et ramenez votre héros chez vous.
nastolie-scenario-p8 = La course
    .help = Par trois portes, le premier à passer la ligne.
nastolie-scenario-p9 = Problème : un seul tour
    .help = Douze problèmes : videz la table en trois actions.
nastolie-opt-puzzle = Problème
    .help = Un tour, trois actions, et plus un ennemi.
nastolie-opt-campaign = Campagne
    .help = Trois batailles à la même table ; qui en gagne le plus l’emporte.
nastolie-opt-rituals = Rituels
    .help = Des cartes de rituel pour les tours aux nombreuses blessures, ou sans aucune.
nastolie-opt-placement = Placement
    .help = Chacun place ses disques à la main, ou tous sont sur la ligne habituelle.
nastolie-placement-free = à la main
nastolie-placement-line = en ligne
nastolie-opt-hand = Main
    .help = De combien une pichenette s’écarte de ce qu’on voulait.
nastolie-hand-natural = naturelle
nastolie-hand-steady = sûre
nastolie-hand-light = presque sûre
nastolie-hand-shaky = tremblante
nastolie-opt-preview = Aperçu
    .help = Ce qu’on voit d’une pichenette en visant.
nastolie-preview-contact = premier contact
nastolie-preview-none = rien
nastolie-preview-line = la ligne
nastolie-preview-two = deux contacts
nastolie-preview-full = tout
nastolie-opt-missile-exit = Projectiles hors de la table
    .help = Un projectile qui quitte la table vaut aussi une pénalité.
nastolie-opt-rider = Qui est sur un artefact
    .help = Est à l’abri des frappes, ou frappé quand l’artefact est touché.
nastolie-rider-safe = à l’abri
nastolie-rider-struck = frappé
nastolie-opt-doubling = Deux doublements
    .help = Se multiplient, ou ne comptent qu’une fois.
nastolie-doubling-both = les deux
nastolie-doubling-once = un seul
nastolie-opt-strike = Frapper le même ennemi
    .help = Une fois par pichenette, ou à chaque contact.
nastolie-strike-once = une fois
nastolie-strike-each = chaque contact
nastolie-opt-roster = Effectifs
    .help = Qui appartient à quel Ordre, là où les sources diffèrent.
nastolie-roster-main = principaux
nastolie-roster-variant = variante
nastolie-option-scenario = { $seats ->
    [one] Le scénario { $scenario } n’est pas pour { $seats } joueur.
   *[other] Le scénario { $scenario } n’est pas pour { $seats } joueurs.
 }
nastolie-option-puzzle = Il n’y a pas de problème { $puzzle }.
