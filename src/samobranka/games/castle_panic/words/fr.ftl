castle_panic-title = Castle Panic
castle_panic-tagline = Les monstres sortent de la forêt. Tenez six tours, tous ensemble.

## Cartes

castle_panic-card-red-archer = Archer rouge
    .title = { castle_panic-help-archer }
castle_panic-card-green-archer = Archer vert
    .title = { castle_panic-help-archer }
castle_panic-card-blue-archer = Archer bleu
    .title = { castle_panic-help-archer }
castle_panic-card-any-archer = Archer toute couleur
    .title = { castle_panic-help-any-archer }
castle_panic-card-red-knight = Chevalier rouge
    .title = { castle_panic-help-knight }
castle_panic-card-green-knight = Chevalier vert
    .title = { castle_panic-help-knight }
castle_panic-card-blue-knight = Chevalier bleu
    .title = { castle_panic-help-knight }
castle_panic-card-any-knight = Chevalier toute couleur
    .title = { castle_panic-help-any-knight }
castle_panic-card-red-swordsman = Épéiste rouge
    .title = { castle_panic-help-swordsman }
castle_panic-card-green-swordsman = Épéiste vert
    .title = { castle_panic-help-swordsman }
castle_panic-card-blue-swordsman = Épéiste bleu
    .title = { castle_panic-help-swordsman }
castle_panic-card-any-swordsman = Épéiste toute couleur
    .title = { castle_panic-help-any-swordsman }
castle_panic-card-red-hero = Héros rouge
    .title = { castle_panic-help-hero }
castle_panic-card-green-hero = Héros vert
    .title = { castle_panic-help-hero }
castle_panic-card-blue-hero = Héros bleu
    .title = { castle_panic-help-hero }
castle_panic-card-brick = Briques
    .title = { castle_panic-help-brick }
castle_panic-card-mortar = Mortier
    .title = { castle_panic-help-mortar }
castle_panic-card-barbarian = Barbare
    .title = { castle_panic-help-barbarian }
castle_panic-card-nice-shot = Joli tir
    .title = { castle_panic-help-nice-shot }
castle_panic-card-tar = Goudron
    .title = { castle_panic-help-tar }
castle_panic-card-drive-him-back = Repoussez-le !
    .title = { castle_panic-help-drive-him-back }
castle_panic-card-fortify-wall = Renfort de mur
    .title = { castle_panic-help-fortify-wall }
castle_panic-card-missing = Manqué
    .title = { castle_panic-help-missing }
castle_panic-card-draw-2 = Piochez 2 cartes
    .title = { castle_panic-help-draw-2 }
castle_panic-card-scavenge = Récupération
    .title = { castle_panic-help-scavenge }

## Jetons

castle_panic-token-goblin = Gobelin
    .the = Le Gobelin
    .title = { castle_panic-help-goblin }
castle_panic-token-orc = Orque
    .the = L’Orque
    .title = { castle_panic-help-orc }
castle_panic-token-troll = Troll
    .the = Le Troll
    .title = { castle_panic-help-troll }
castle_panic-token-goblin-king = Roi gobelin
    .the = Le Roi gobelin
    .title = { castle_panic-help-goblin-king }
castle_panic-token-healer = Guérisseur
    .the = Le Guérisseur
    .title = { castle_panic-help-healer }
castle_panic-token-orc-warlord = Seigneur de guerre orque
    .the = Le Seigneur de guerre orque
    .title = { castle_panic-help-orc-warlord }
castle_panic-token-troll-mage = Mage troll
    .the = Le Mage troll
    .title = { castle_panic-help-troll-mage }
castle_panic-token-boulder = Rocher géant
    .title = { castle_panic-help-boulder }
castle_panic-token-red-move = Les monstres rouges avancent de 1
    .title = { castle_panic-help-move }
castle_panic-token-green-move = Les monstres verts avancent de 1
    .title = { castle_panic-help-move }
castle_panic-token-blue-move = Les monstres bleus avancent de 1
    .title = { castle_panic-help-move }
castle_panic-token-clockwise = Les monstres tournent dans le sens horaire
    .title = { castle_panic-help-clockwise }
castle_panic-token-counterclockwise = Les monstres tournent dans le sens antihoraire
    .title = { castle_panic-help-counterclockwise }
castle_panic-token-plague-archers = Peste ! Archers
    .title = { castle_panic-help-plague-archers }
castle_panic-token-plague-knights = Peste ! Chevaliers
    .title = { castle_panic-help-plague-knights }
castle_panic-token-plague-swordsmen = Peste ! Épéistes
    .title = { castle_panic-help-plague-swordsmen }
castle_panic-token-discard-one = Tous les joueurs défaussent 1 carte
    .title = { castle_panic-help-discard-one }
castle_panic-token-draw-3 = Piochez 3 jetons Monstre
    .title = { castle_panic-help-draw-3 }
castle_panic-token-draw-4 = Piochez 4 jetons Monstre
    .title = { castle_panic-help-draw-4 }

## Le plateau

castle_panic-ring-forest = la forêt
castle_panic-ring-archer = l’anneau des archers
castle_panic-ring-knight = l’anneau des chevaliers
castle_panic-ring-swordsman = l’anneau des épéistes
castle_panic-ring-castle = l’anneau du château
castle_panic-space = { $ring }, secteur { $arc }
castle_panic-monster = { $name } dans { $space } (santé { $hp })

## Choix

castle_panic-choice-pass = Passer
castle_panic-choice-pass-discard = Garder toutes les cartes
castle_panic-choice-pass-trade = Ne pas faire d’échange
castle_panic-choice-pass-place = Distribuer les cartes
castle_panic-choice-pass-play = Ne plus jouer de cartes
castle_panic-choice-pass-move = Les monstres avancent
castle_panic-choice-pass-end = Terminer le tour
castle_panic-choice-pass-command = Ne plus jouer de jetons
castle_panic-choice-claim = Choisir la tour { $arc }
castle_panic-choice-place = Placer dans l’anneau des archers, secteur { $arc } : { $monster }
castle_panic-choice-scatter = Placer les autres au hasard
castle_panic-choice-discard = Défausser « { $card } »
castle_panic-choice-offer = Proposer un échange à { $player } : « { $card } » contre « { $card2 } »
castle_panic-choice-offer-any = Proposer un échange à { $player } : « { $card } » contre une carte de son choix
castle_panic-choice-give = Donner « { $card } »
castle_panic-choice-refuse = Refuser l’échange
castle_panic-choice-accept = Accepter l’échange
castle_panic-choice-decline = Décliner l’échange
castle_panic-choice-hit = Toucher avec « { $card } » : { $monster }
castle_panic-choice-nice-shot = Tuer avec « { $card } » et « { $card2 } » : { $monster }
castle_panic-choice-all-for-one = Tuer avec « { $card } », « { $card2 } » et « { $card3 } » : { $monster }
castle_panic-choice-slay = Tuer avec « { $card } » : { $monster }
castle_panic-choice-tar = Bloquer avec « { $card } » : { $monster }
castle_panic-choice-drive = Repousser dans la forêt avec « { $card } » : { $monster }
castle_panic-choice-build = Construire le mur { $arc } avec « { $card } » et « { $card2 } »
castle_panic-choice-fortify = Renforcer le mur { $arc } avec « { $card } »
castle_panic-choice-missing = Jouer « { $card } » : aucun jeton n’est pioché ce tour-ci
castle_panic-choice-draw = Jouer « { $card } » : piocher deux cartes
castle_panic-choice-scavenge = Jouer « { $card } » : reprendre « { $card2 } » dans la défausse
castle_panic-choice-hurt = Blesser : { $monster }
castle_panic-choice-summon = Placer dans la forêt, secteur { $arc }, et ne rien jouer d’autre : { $monster }
castle_panic-choice-unleash = Jouer le jeton « { $monster } »

## Questions

castle_panic-ask-place = Où placez-vous les premiers monstres ?
    .other = { $count ->
        [one] place les premiers monstres
       *[other] placent les premiers monstres
    }
castle_panic-ask-claim = Quelle tour choisissez-vous comme demeure ?
    .other = { $count ->
        [one] choisit sa tour
       *[other] choisissent leur tour
    }
castle_panic-ask-discard = Quelle carte défaussez-vous pour en piocher une autre ?
    .other = { $count ->
        [one] peut défausser une carte pour en piocher une autre
       *[other] peuvent défausser une carte pour en piocher une autre
    }
castle_panic-ask-trade = Quel échange proposez-vous, et à qui ?
    .other = { $count ->
        [one] peut proposer un échange
       *[other] peuvent proposer un échange
    }
castle_panic-ask-answer = { $player } vous offre « { $card } ». Quelle carte donnez-vous en retour ?
    .other = { $count ->
        [one] répond à l’échange { $player_is ->
            [you] que vous proposez
           *[other] proposé par { $player }
        }
       *[other] répondent à l’échange { $player_is ->
            [you] que vous proposez
           *[other] proposé par { $player }
        }
    }
castle_panic-ask-answer-wanted = { $player } vous offre « { $card } » contre « { $wanted } ». Que donnez-vous ?
    .other = { $count ->
        [one] répond à l’échange { $player_is ->
            [you] que vous proposez
           *[other] proposé par { $player }
        }
       *[other] répondent à l’échange { $player_is ->
            [you] que vous proposez
           *[other] proposé par { $player }
        }
    }
castle_panic-ask-confirm = { $player } vous donne « { $card } » contre « { $mine } ». Êtes-vous d’accord ?
    .other = { $count ->
        [one] a le dernier mot dans l’échange avec { $player_is ->
            [you] vous
           *[other] { $player }
        }
       *[other] ont le dernier mot dans l’échange avec { $player_is ->
            [you] vous
           *[other] { $player }
        }
    }
castle_panic-ask-place-done = Les six monstres sont en place. On distribue les cartes ?
    .other = { $count ->
        [one] vérifie la place des premiers monstres
       *[other] vérifient la place des premiers monstres
    }
castle_panic-ask-play-empty = Vous n’avez plus de cartes.
    .other = { $count ->
        [one] n’a plus de cartes
       *[other] n’ont plus de cartes
    }
castle_panic-ask-play-unreached = Aucune de vos cartes n’atteint un monstre.
    .other = { $count ->
        [one] n’a aucune carte qui atteigne un monstre
       *[other] n’ont aucune carte qui atteigne un monstre
    }
castle_panic-ask-play-idle = Aucune de vos cartes ne sert à quoi que ce soit maintenant.
    .other = { $count ->
        [one] n’a aucune carte à jouer
       *[other] n’ont aucune carte à jouer
    }
castle_panic-ask-play = Quelle carte jouez-vous ?
    .other = { $count ->
        [one] joue des cartes
       *[other] jouent des cartes
    }
castle_panic-ask-hurt-wall = Quel monstre blessez-vous au pied du mur ?
    .other = { $count ->
        [one] choisit quel monstre est blessé au mur
       *[other] choisissent quel monstre est blessé au mur
    }
castle_panic-ask-hurt-tower = Quel monstre blessez-vous au pied de la tour ?
    .other = { $count ->
        [one] choisit quel monstre est blessé à la tour
       *[other] choisissent quel monstre est blessé à la tour
    }
castle_panic-ask-lose = Chacun perd une carte. Laquelle défaussez-vous ?
    .other = { $count ->
        [one] doit défausser une carte
       *[other] doivent défausser une carte
    }
castle_panic-ask-command-die = Quel jeton jouez-vous ?
    .other = { $count ->
        [one] choisit un jeton à jouer
       *[other] choisissent un jeton à jouer
    }
castle_panic-ask-command = Quel jeton jouez-vous ? Un monstre joué seul peut aller dans le secteur de votre choix.
    .other = { $count ->
        [one] choisit un jeton à jouer
       *[other] choisissent un jeton à jouer
    }

## Événements : le récit de la partie

castle_panic-event-dealt = { $player } reçoit { $count } cartes.
castle_panic-event-claimed = { $player } choisit la tour { $arc }.
castle_panic-event-placed = { $monster } prend place dans { $space }.
castle_panic-event-turn = Tour { $turn } : { $player }.
castle_panic-event-drew = { $player } pioche « { $card } ».
castle_panic-event-discarded-exchange = { $player } défausse « { $card } ».
castle_panic-event-discarded-plague = La peste prend « { $card } » à { $player }.
castle_panic-event-discarded-token = { $player } doit défausser « { $card } ».
castle_panic-event-reshuffled = La défausse devient la nouvelle pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
castle_panic-event-dwindled = « { $card } » quitte le jeu.
castle_panic-event-offered = { $player } propose un échange à { $partner } : « { $card } » contre « { $wanted } ».
castle_panic-event-offered-any = { $player } propose un échange à { $partner } : « { $card } » contre une carte quelconque.
castle_panic-event-countered = { $player } donnerait plutôt « { $card } » contre « { $wanted } ».
castle_panic-event-refused = { $player } ne veut pas de cet échange.
castle_panic-event-swapped = { $player } et { $partner } échangent « { $card } » contre « { $other } ».
castle_panic-event-played = { $player } joue « { $card } ».
castle_panic-event-hit = { $monster } est touché : santé { $hp }.
castle_panic-event-slain = { $monster } est tué par { $player }.
castle_panic-event-tarred = { $monster } s’englue dans le goudron.
castle_panic-event-driven = { $monster } est repoussé dans { $space }.
castle_panic-event-built = Le mur { $arc } est construit.
castle_panic-event-fortified = Le mur { $arc } est renforcé.
castle_panic-event-scavenged = { $player } reprend « { $card } » dans la défausse.
castle_panic-event-moved = { $monster } avance dans { $space }.
castle_panic-event-unfortified = Le mur { $arc } tient, mais perd son renfort.
castle_panic-event-wall-fell = Le mur { $arc } s’écroule.
castle_panic-event-tower-fell = La tour { $arc } s’écroule !
castle_panic-event-eliminated = { $player } perd sa tour et quitte la partie.
castle_panic-event-hurt-wall = { $monster } est blessé au pied du mur : santé { $hp }.
castle_panic-event-hurt-tower = { $monster } est blessé au pied de la tour : santé { $hp }.
castle_panic-event-died-wall = { $monster } meurt au pied du mur.
castle_panic-event-died-tower = { $monster } meurt au pied de la tour.
castle_panic-event-died-boulder = { $monster } est écrasé par le rocher.
castle_panic-event-drawn = Un jeton est pioché : { $monster }.
castle_panic-event-appeared = { $monster } surgit dans { $space }.
castle_panic-event-healed = { $monster } est soigné : santé { $hp }.
castle_panic-event-boulder = Un Rocher géant dévale le secteur { $arc }.
castle_panic-event-took = { $player } pioche un jeton en secret : { $monster }.
castle_panic-event-took-unseen = { $player } pioche un jeton en secret.
castle_panic-event-commanded = Le Suzerain joue un jeton : { $monster }.
castle_panic-event-ended-slain = Il n’y a plus de monstres. Le château tient bon !
castle_panic-event-ended-towers = La dernière tour s’écroule. Le château est tombé.
castle_panic-event-ended-homes = Plus personne n’a de tour à soi. Le château est perdu.

## Phases

castle_panic-phase-claim = Choix des tours
castle_panic-phase-setup = Mise en place
castle_panic-phase-drawup = Compléter sa main
castle_panic-phase-discard = Défausser et piocher
castle_panic-phase-trade = Échange
castle_panic-phase-play = Jouer des cartes
castle_panic-phase-move = Les monstres avancent
castle_panic-phase-tokens = Nouveaux jetons
castle_panic-phase-overlord = Le tour du Suzerain
castle_panic-phase-over = Fin de la partie

## Pourquoi un choix est refusé

castle_panic-refused-turn = Ce n’est pas à vous de décider maintenant.
castle_panic-refused-forest = Cette carte n’atteint pas la forêt.
castle_panic-refused-reach = Cette carte n’atteint pas cet anneau ou cette couleur.
castle_panic-refused-castle = Cette carte n’atteint pas l’anneau du château.
castle_panic-refused-alone = Cette carte ne se joue qu’avec d’autres.
castle_panic-refused-pair = Ces cartes ne se jouent pas ensemble de cette façon.
castle_panic-refused-wall = Il y a déjà un mur à cet endroit.
castle_panic-refused-nowall = Il n’y a pas de mur à renforcer à cet endroit.
castle_panic-refused-fortified = Ce mur est déjà renforcé.
castle_panic-refused-supply = Tous les jetons de renfort sont déjà sur le plateau.
castle_panic-refused-useless = Cette carte ne servirait à rien maintenant.
castle_panic-refused-tarred = À cette table, aucune carte ne peut toucher, tuer ni déplacer un monstre englué.
castle_panic-refused-nocard = Cette carte ne se trouve pas là.
castle_panic-refused-gift = Ce joueur n’a pas de carte à donner en retour, et les cadeaux sont interdits.
castle_panic-refused-choice = Ce choix n’est pas possible maintenant.
castle_panic-point-later = Le tour des monstres et des murs vient quand on joue des cartes.
castle_panic-point-foreign = Cette carte est à quelqu’un d’autre. On échange des cartes à la phase d’échange.
castle_panic-point-idle = Aucun monstre n’est à la portée de cette carte.
castle_panic-point-mortar = Les Briques ne construisent un mur qu’avec le Mortier, et vous n’en avez pas.
castle_panic-point-brick = Le Mortier ne construit un mur qu’avec les Briques, et vous n’en avez pas.
castle_panic-point-walls = Tous les murs sont debout : il n’y a rien à construire.
castle_panic-point-shot = Joli tir se joue avec une unité ou un Héros qui atteint un monstre.
castle_panic-point-fortify = Aucun mur debout ne peut être renforcé.
castle_panic-point-scavenge = La défausse est vide.
castle_panic-point-unreached = Aucune carte de votre main n’atteint ce monstre.
castle_panic-point-wall = Un mur se construit avec Briques et Mortier ; un mur debout se renforce avec Renfort de mur.
castle_panic-point-place = Prenez l’un des monstres qui attendent, puis montrez un secteur libre de l’anneau des archers.
castle_panic-point-placed = Ce monstre est déjà en place. « Revenir en arrière » le reprend.
castle_panic-point-placed-all = Les six sont en place. On peut distribuer les cartes, ou reprendre le dernier monstre.
castle_panic-point-claim = Choisissez une tour que personne n’a encore prise.
castle_panic-point-offer = Montrez une de vos cartes, puis un joueur, ou la carte que vous voulez en échange.
castle_panic-point-answer = Il faut d’abord répondre à l’offre.
castle_panic-point-hurt = Seul un monstre qui vient d’attaquer ce mur ou cette tour peut être blessé.
castle_panic-point-lose = Chacun défausse une carte : choisissez l’une des vôtres.
castle_panic-point-command = Choisissez l’un de vos jetons.
castle_panic-point-tower = On ne joue pas de carte sur une tour. Les murs la protègent, et les cartes qui touchent les monstres.
castle_panic-point-target = Une carte jouée arrive ici d’elle-même. Montrez à quoi elle est destinée.
castle_panic-point-deck = On pioche au début du tour, et pour remplacer une carte défaussée.
castle_panic-point-no-discard = On ne défausse une carte contre une nouvelle qu’à la phase de défausse.
castle_panic-point-tokens = Les nouveaux jetons arrivent quand les monstres ont avancé.

## Options incompatibles

castle_panic-option-solo = Le solitaire se joue à un seul joueur, pas à { $seats }.
castle_panic-option-overlord = Face au Suzerain, il faut au moins 2 personnes ; ici, il n’y en a que { $seats }.
castle_panic-option-player = { $option } ne peut pas valoir { $value } : le dernier joueur porte le numéro { $seats }.
castle_panic-option-first = Le Suzerain ne peut pas être le premier joueur.

## Options

castle_panic-group-mode = Mode de jeu
castle_panic-group-less-panic = Moins de panique
castle_panic-group-more-panic = Plus de panique
castle_panic-group-rulings = Points de règle

castle_panic-mode-standard = Standard
    .help = Tous défendent le château ; celui dont les trophées valent le plus devient Maître tueur.
castle_panic-mode-coop = Coopératif
    .help = Personne ne garde de trophées : on gagne ou on perd seulement ensemble.
castle_panic-mode-overlord = Le Suzerain
    .help = Un joueur mène les monstres contre tous les autres.
castle_panic-mode-solo = Solitaire
    .help = Un joueur seul, six cartes en main, qui peut en changer deux par tour.

castle_panic-opt-mode = Mode de jeu
    .help = Qui joue avec qui, et si les trophées comptent.
castle_panic-who-first-player = Qui commence
    .help = Comme d’habitude, le premier joueur du château.
castle_panic-who-overlord-player = Le Suzerain
    .help = Comme d’habitude, le dernier joueur mène les monstres.
castle_panic-opt-first-player = Premier joueur
    .help = Le numéro du joueur qui commence ; 0 désigne le premier joueur du château.
castle_panic-opt-overlord-player = Place du Suzerain
    .help = Le numéro du joueur qui est le Suzerain ; 0 désigne le dernier.
castle_panic-opt-easier-battles = Batailles plus faciles
    .help = Onze des jetons les plus méchants restent dans la boîte.
castle_panic-opt-all-for-one = Tous pour un
    .help = Un Archer, un Chevalier et un Épéiste d’une même couleur tuent ensemble un monstre dans cette couleur.
castle_panic-opt-heroic-powers = Pouvoirs héroïques
    .help = Un Héros peut aussi toucher dans l’anneau du château de sa couleur.
castle_panic-opt-home-is-castle = Mon château, ma maison
    .help = Chacun choisit une tour, et qui la perd est éliminé.
castle_panic-opt-dwindling-resources = Ressources déclinantes
    .help = À chaque remélange, une carte Briques et une carte Mortier quittent le jeu.
castle_panic-opt-under-construction = En chantier
    .help = La partie commence sans murs.
castle_panic-opt-any-colour-counts-for-all-for-one = Toute couleur dans Tous pour un
    .help = Une carte de toute couleur peut remplacer la couleur requise par Tous pour un.
castle_panic-opt-dwindle-on-first-shuffle = Déclin dès le début
    .help = Avec Ressources déclinantes, le tout premier mélange enlève aussi une carte Briques et une carte Mortier.
castle_panic-opt-overlord-counts-for-hand-size = Le Suzerain compte
    .help = La taille des mains et les échanges dépendent de toute la table, pas des seuls joueurs du château.
castle_panic-opt-tar-blocks-hits = Le goudron protège
    .help = Aucune carte ne peut toucher, tuer ni déplacer un monstre englué tant que le goudron est là.
castle_panic-opt-extra-tokens-fifo = Les jetons ajoutés attendent
    .help = Les jetons qu’un autre jeton ajoute sont piochés après ceux déjà dus ; sans l’option, ils passent avant.
castle_panic-opt-wall-breaker-held-in-phase6 = Repos après l’assaut
    .help = Un monstre qui a attaqué un mur ce tour-ci n’avance plus quand un jeton déplace les monstres.
castle_panic-opt-eliminated-hand-goes-to-discard = Main perdue, main défaussée
    .help = Les cartes d’un joueur éliminé vont à la défausse ; sans l’option, elles quittent le jeu.
castle_panic-opt-draw-tokens-add-plays = Les jetons supplémentaires s’ajoutent
    .help = Les jetons que le Suzerain peut jouer après Piochez 3, Piochez 4 ou le Roi gobelin s’ajoutent au second jeton s’il n’a pas encore été joué.
castle_panic-opt-goblin-king-extends-overlord-play = Le Roi gobelin amène son escorte
    .help = Joué par le Suzerain, le Roi gobelin lui donne trois jetons de plus, et trois de plus à jouer.
castle_panic-opt-overlord-anti-stall = Pas d’attente sans fin
    .help = Sur un plateau vide, le Suzerain doit jouer après autant de tours oisifs qu’il y a de joueurs du château.

## La fin

castle_panic-end-slain = Victoire : plus un seul monstre, et le château est debout.
castle_panic-end-towers = Défaite : les six tours sont tombées.
castle_panic-end-homes = Défaite : chaque joueur a perdu sa tour.
castle_panic-end-slain-lost = Défaite : plus un seul monstre, et le château est debout.
castle_panic-end-towers-won = Victoire : les six tours sont tombées.
castle_panic-end-homes-won = Victoire : chaque défenseur a perdu sa tour.
castle_panic-master-slayer = Maître tueur : { $players }
castle_panic-honour = Maître tueur
castle_panic-score = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce que fait chaque pièce, en bref

castle_panic-help-archer = Touche un monstre dans l’anneau des archers, dans les secteurs de sa couleur : il perd 1 point de santé.
castle_panic-help-any-archer = Touche un monstre dans n’importe quel secteur de l’anneau des archers : il perd 1 point de santé.
castle_panic-help-knight = Touche un monstre dans l’anneau des chevaliers, dans les secteurs de sa couleur : il perd 1 point de santé.
castle_panic-help-any-knight = Touche un monstre dans n’importe quel secteur de l’anneau des chevaliers : il perd 1 point de santé.
castle_panic-help-swordsman = Touche un monstre dans l’anneau des épéistes, dans les secteurs de sa couleur : il perd 1 point de santé.
castle_panic-help-any-swordsman = Touche un monstre dans n’importe quel secteur de l’anneau des épéistes : il perd 1 point de santé.
castle_panic-help-hero = Touche un monstre dans l’anneau des archers, des chevaliers ou des épéistes, dans les secteurs de sa couleur : il perd 1 point de santé. Avec Pouvoirs héroïques, il touche aussi dans l’anneau du château.
castle_panic-help-brick = La moitié d’un mur. Avec le Mortier, on en construit un sur un emplacement de mur vide.
castle_panic-help-mortar = La moitié d’un mur. Avec les Briques, on en construit un sur un emplacement de mur vide.
castle_panic-help-barbarian = Tue un monstre n’importe où sauf dans la forêt, quelle que soit sa santé.
castle_panic-help-nice-shot = Se joue avec une unité ou un Héros : le monstre touché est tué sur le coup.
castle_panic-help-tar = Un monstre, où qu’il soit, ne bouge plus jusqu’à la fin de ce tour.
castle_panic-help-drive-him-back = Renvoie un monstre dans la forêt de son secteur. Ses blessures restent.
castle_panic-help-fortify-wall = Renforce un mur debout : il arrête la prochaine attaque et ne perd que le jeton.
castle_panic-help-missing = Aucun nouveau jeton Monstre n’est pioché à la fin de ce tour.
castle_panic-help-draw-2 = Piochez deux cartes. Elles peuvent être jouées aussitôt.
castle_panic-help-scavenge = Reprenez une carte de votre choix dans la défausse. Elle peut être jouée aussitôt.
castle_panic-help-goblin = Santé 1. Il avance d’un anneau à chaque tour. Comme trophée, il vaut 1 point.
castle_panic-help-orc = Santé 2. Il avance d’un anneau à chaque tour. Comme trophée, il vaut 2 points.
castle_panic-help-troll = Santé 3. Il avance d’un anneau à chaque tour. Comme trophée, il vaut 3 points.
castle_panic-help-goblin-king = Un boss, santé 2. À son arrivée, on pioche trois jetons de plus. Comme trophée, il vaut 4 points.
castle_panic-help-healer = Un boss, santé 2. À son arrivée, chaque monstre blessé regagne 1 point de santé. Comme trophée, il vaut 4 points.
castle_panic-help-orc-warlord = Un boss, santé 3. À son arrivée, tous les monstres de la couleur de son secteur avancent. Comme trophée, il vaut 4 points.
castle_panic-help-troll-mage = Un boss, santé 3. À son arrivée, tous les monstres du plateau avancent. Comme trophée, il vaut 4 points.
castle_panic-help-boulder = Roule depuis la forêt tout droit à travers le château, écrase les monstres sur son passage et s’arrête au premier mur, à la première tour ou au premier renfort, qu’il détruit.
castle_panic-help-move = Tous les monstres de cette couleur avancent d’une case, comme en fin de tour.
castle_panic-help-clockwise = Tous les monstres glissent d’un secteur dans le sens horaire, sans changer d’anneau.
castle_panic-help-counterclockwise = Tous les monstres glissent d’un secteur dans le sens antihoraire, sans changer d’anneau.
castle_panic-help-plague-archers = Tous les joueurs défaussent leurs Archers. Les Héros restent.
castle_panic-help-plague-knights = Tous les joueurs défaussent leurs Chevaliers. Les Héros restent.
castle_panic-help-plague-swordsmen = Tous les joueurs défaussent leurs Épéistes. Les Héros restent.
castle_panic-help-discard-one = Chacun défausse une carte de son choix.
castle_panic-help-draw-3 = On pioche trois jetons de plus ce tour-ci.
castle_panic-help-draw-4 = On pioche quatre jetons de plus ce tour-ci.
castle_panic-help-wall = Arrête les monstres une fois : il tombe, l’un d’eux perd 1 point de santé et tous restent dehors.
castle_panic-help-tower = Tombe pour de bon quand des monstres entrent dans sa case ; l’un d’eux perd 1 point de santé. Avec la dernière tour, la partie est perdue.
castle_panic-help-deck = Les cartes du château, faces cachées. S’il n’y en a plus et qu’il en faut une, on mélange la défausse.
castle_panic-help-discard = Les cartes jouées et défaussées, faces visibles. Récupération en reprend une.
castle_panic-help-pile = Les jetons à venir : des monstres, et des effets aussi. D’ordinaire, on en pioche deux à la fin de chaque tour.
castle_panic-help-gone = Les monstres qui ne sont le trophée de personne, et les jetons dont l’effet a eu lieu.
castle_panic-help-trophies = Les monstres tués. Leurs points décident qui devient Maître tueur.

# on any board; shelves are where the general one looks for what pieces are called
castle_panic-shelves = ring
castle_panic-wall = mur { $arc }
castle_panic-tower = tour { $arc }
castle_panic-fortified = mur renforcé
castle_panic-overlord = Suzerain

# terminal
castle_panic-tui-ring-forest = Forêt
castle_panic-tui-ring-archer = Archers
castle_panic-tui-ring-knight = Chevaliers
castle_panic-tui-ring-swordsman = Épéistes
castle_panic-tui-ring-castle = Château
castle_panic-tui-wall-sign = mur
castle_panic-tui-tower-sign = tour
castle_panic-tui-ruin-sign = tour tombée
castle_panic-tui-tar = englué

## Pourquoi un robot choisirait ainsi (conseils)

castle_panic-why-hit = { $monster } garde { $hp ->
    [one] { $hp } point
   *[other] { $hp } points
} de santé. { $threat }
castle_panic-why-slay = { $monster } meurt. { $threat }
castle_panic-why-tar = { $monster } ne bouge pas ce tour-ci. { $threat }
castle_panic-why-drive = { $monster } retourne dans la forêt, { $rings ->
    [one] un anneau
   *[other] { $rings } anneaux
} en arrière. { $threat }
castle_panic-why-threat-walks = { $turns ->
    [one] Encore un pas et il serait au pied du château.
   *[other] En { $turns } pas il serait au pied du château.
}
castle_panic-why-threat-wall = Il attaquerait ensuite le mur { $arc }.
castle_panic-why-threat-tower = Aucun mur ne l’arrête : la tour { $arc } tomberait ensuite.
castle_panic-why-threat-enters = Aucun mur ne l’arrête : il entrerait ensuite dans le château.
castle_panic-why-threat-round = Il est dans le château, et la tour { $arc } tomberait ensuite.
castle_panic-why-threat-inside = Il est dans le château.
castle_panic-why-threat-stuck = Il est englué ce tour-ci.
castle_panic-why-build = { $monsters ->
    [0] Il n’y a pas de mur dans le secteur { $arc }, et personne n’y arrive encore.
    [one] Un monstre arrive par le secteur { $arc }, et aucun mur ne s’y trouve.
   *[other] { $monsters } monstres arrivent par le secteur { $arc }, et aucun mur ne s’y trouve.
}
castle_panic-why-fortify = { $monsters ->
    [0] Le mur { $arc } tiendra une attaque de plus.
    [one] Un monstre arrive par le secteur { $arc } : le mur tiendra une attaque de plus.
   *[other] { $monsters } monstres arrivent par le secteur { $arc } : le mur tiendra une attaque de plus.
}
castle_panic-why-discard-double = Vous en avez une autre pareille.
castle_panic-why-discard-walls = Tous les murs sont debout : il n’y a rien à construire.
castle_panic-why-discard-half = Ce n’est que la moitié d’un mur, et vous n’avez pas l’autre.
castle_panic-why-discard-hits = { $monsters ->
    [0] Elle n’atteint aucun monstre pour l’instant.
    [one] Elle n’atteint qu’un monstre pour l’instant.
   *[other] Elle atteint { $monsters } monstres, au choix, en ce moment.
}
castle_panic-why-discard-new = Une nouvelle carte la remplace.
castle_panic-why-discard-forced = Il faut bien en perdre une.
castle_panic-why-keep = { $cards ->
    [one] Une de vos cartes atteint un monstre en ce moment.
   *[other] { $cards } de vos cartes atteignent un monstre en ce moment.
}
castle_panic-why-get-hits = Vous recevez « { $card } », et { $monsters ->
    [one] un monstre est à sa portée.
   *[other] { $monsters } monstres sont à sa portée.
}
castle_panic-why-get-wall = Vous recevez « { $card } » et pouvez construire un mur.
castle_panic-why-lend-hits = { $player } reçoit « { $card } », et { $monsters ->
    [one] un monstre est à sa portée.
   *[other] { $monsters } monstres sont à sa portée.
}
castle_panic-why-lend-wall = { $player } reçoit « { $card } » et peut construire un mur.
castle_panic-why-spare = Votre carte « { $card } » n’atteint aucun monstre pour l’instant.
castle_panic-why-stay-hits = Vous perdriez « { $card } », et { $monsters ->
    [one] un monstre est à sa portée.
   *[other] { $monsters } monstres sont à sa portée.
}
castle_panic-why-stay-wall = Vous perdriez « { $card } », qui vous permet de construire un mur.
castle_panic-why-useless = Vous recevriez « { $card } », qui n’atteint aucun monstre pour l’instant.
castle_panic-why-pass-refused = Un échange a déjà été refusé ce tour-ci.
castle_panic-why-pass-covered = Vos cartes atteignent tous les monstres que celles des autres atteignent.
castle_panic-why-pass-play = Aucun de vos Archers, Chevaliers, Épéistes ou Héros n’atteint un monstre.
castle_panic-why-pass-command = { $tokens ->
    [one] Un jeton reste en main pour plus tard.
   *[other] { $tokens } jetons restent en main pour plus tard.
}
castle_panic-why-stop = Il n’y a rien d’autre à faire.
castle_panic-why-stop-place = Les six monstres sont en place.
castle_panic-why-place-first = Le plus fort d’abord : personne n’a encore vu de carte.
castle_panic-why-place-spread = { $hp ->
    [0] Il n’y a encore personne dans cette couleur.
   *[other] Dans aucune couleur les monstres n’ont moins de santé.
}
castle_panic-why-claim = Devant la tour { $arc }, les monstres ont en tout { $hp ->
    [one] { $hp } point
   *[other] { $hp } points
} de santé.
castle_panic-why-claim-weakest = Devant aucune tour libre les monstres ne sont plus faibles : { $hp ->
    [one] { $hp } point
   *[other] { $hp } points
} de santé devant la tour { $arc }.
castle_panic-why-hurt = { $monster } garde { $hp ->
    [one] { $hp } point
   *[other] { $hp } points
} de santé sur { $full }.
castle_panic-why-hurt-strongest = Aucun d’eux n’a plus de santé. { $monster } en garde { $hp } sur { $full }.
castle_panic-why-hurt-dies = { $monster } en meurt : un monstre de moins.
castle_panic-why-scavenge-hits = { $monsters ->
    [0] C’est une carte qui touche, bien qu’elle n’atteigne aucun monstre pour l’instant.
    [one] Elle atteint un monstre en ce moment.
   *[other] Elle atteint { $monsters } monstres, au choix, en ce moment.
}
castle_panic-why-scavenge-wall = Avec elle, vous pouvez construire un mur.
castle_panic-why-scavenge-slays = { $monsters ->
    [0] Le Barbare tue tout monstre hors de la forêt ; il n’y en a pas pour l’instant.
    [one] Un monstre est hors de la forêt, et le Barbare le tue quelle que soit sa santé.
   *[other] { $monsters } monstres sont hors de la forêt, et le Barbare tue n’importe lequel d’entre eux.
}
castle_panic-why-scavenge-single = Il n’y a qu’une carte de ce genre dans le jeu.
castle_panic-why-missing = Aucun nouveau jeton n’est pioché ce tour-ci.
castle_panic-why-missing-overlord = Le Suzerain ne pioche ni ne joue de jeton ce tour-ci.
castle_panic-why-draw = Deux nouvelles cartes pour celle-ci.
castle_panic-why-summon = { $cards ->
    [0] Aucune carte des défenseurs ne l’atteint à sa sortie de la forêt.
    [one] Une seule carte des défenseurs l’atteint à sa sortie de la forêt.
   *[other] { $cards } cartes des défenseurs l’atteignent à sa sortie de la forêt.
}
castle_panic-why-summon-open = Il n’y a pas de mur dans le secteur { $arc }.
castle_panic-why-monster = Un monstre avec { $hp ->
    [one] { $hp } point
   *[other] { $hp } points
} de santé arrive dans la forêt.
castle_panic-why-boss-mage = { $monsters ->
    [0] Il avance aussitôt, et personne d’autre ne le peut.
    [one] Il avance aussitôt, et un autre monstre avec lui.
   *[other] Il avance aussitôt, et { $monsters } autres monstres avec lui.
}
castle_panic-why-boss-warlord = { $monsters ->
    [0] Il avance aussitôt, et personne d’autre dans la couleur de ce secteur.
    [one] Il avance aussitôt, et avec lui un autre monstre dans la couleur de ce secteur.
   *[other] Il avance aussitôt, et avec lui { $monsters } autres monstres dans la couleur de ce secteur.
}
castle_panic-why-boss-by-die = { $least ->
    [0] Il avance aussitôt, et avec lui tous ceux qui le peuvent dans la couleur que donne le dé.
    [one] Il avance aussitôt, et où qu’il arrive, au moins un autre monstre avec lui.
   *[other] Il avance aussitôt, et où qu’il arrive, au moins { $least } autres monstres avec lui.
}
castle_panic-why-boss-healer = { $monsters ->
    [0] Aucun monstre n’est blessé pour l’instant.
    [one] Un monstre blessé regagne un point de santé.
   *[other] { $monsters } monstres blessés regagnent un point de santé.
}
castle_panic-why-boulder = { $cases ->
    [0] Où que le dé l’envoie, il écrase au moins un de vos monstres.
    [6] Où que le dé l’envoie, il n’écrase aucun de vos monstres.
    [1] Dans un cas sur six, il n’écrase aucun de vos monstres.
   *[other] Dans { $cases } cas sur six, il n’écrase aucun de vos monstres.
}
castle_panic-why-move = { $monsters ->
    [0] Aucun monstre de cette couleur ne peut avancer.
    [one] Un monstre avance.
   *[other] { $monsters } monstres avancent.
}
castle_panic-why-turn = { $monsters ->
    [0] Aucun monstre ne peut bouger.
    [one] Un monstre passe dans le secteur voisin.
   *[other] { $monsters } monstres passent dans le secteur voisin.
}
castle_panic-why-plague = { $cards ->
    [0] Personne n’a de carte de ce genre pour l’instant.
    [one] Les défenseurs perdent une carte.
   *[other] Les défenseurs perdent { $cards } cartes.
}
castle_panic-why-discard-one = { $players ->
    [0] Personne n’a de carte à perdre.
    [one] Un joueur du château perd une carte.
   *[other] { $players } joueurs du château perdent une carte chacun.
}
castle_panic-why-more = Vous piochez { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
} et pouvez ensuite en jouer jusqu’à { $plays }.

## La partie en chiffres

castle_panic-stat-towers = Tours
castle_panic-stat-walls = Murs
castle_panic-stat-monsters = Monstres sur le plateau
castle_panic-stat-slain = Monstres tués
castle_panic-stat-played = Cartes jouées
castle_panic-stat-swapped = Cartes échangées

## Titres, quand la table est montrée sans son plateau

castle_panic-verb-pass = Ne rien faire
castle_panic-verb-claim = Choisir une tour
castle_panic-verb-place = Placer un monstre
castle_panic-verb-scatter = Placer au hasard
castle_panic-verb-discard = Défausser
castle_panic-verb-offer = Proposer un échange
castle_panic-verb-offer-any = Proposer contre n’importe laquelle
castle_panic-verb-give = Donner
castle_panic-verb-refuse = Refuser
castle_panic-verb-accept = Accepter
castle_panic-verb-decline = Décliner
castle_panic-verb-hit = Toucher
castle_panic-verb-nice-shot = Joli tir
castle_panic-verb-all-for-one = Tous pour un
castle_panic-verb-slay = Tuer
castle_panic-verb-tar = Engluer
castle_panic-verb-drive = Repousser
castle_panic-verb-build = Construire
castle_panic-verb-fortify = Renforcer
castle_panic-verb-missing = Sans nouveaux jetons
castle_panic-verb-draw = Piocher
castle_panic-verb-scavenge = Reprendre dans la défausse
castle_panic-verb-hurt = Blesser
castle_panic-verb-summon = Invoquer
castle_panic-verb-unleash = Jouer un jeton
castle_panic-zone-turn = Tour
castle_panic-zone-active = À qui le tour
castle_panic-zone-phase = Phase
castle_panic-zone-hand-limit = Main maximale
castle_panic-zone-players = Joueurs
castle_panic-zone-role = Rôle
castle_panic-zone-hand = Main
castle_panic-zone-trophies = Trophées
castle_panic-zone-home = Sa tour
castle_panic-zone-out = Hors du jeu
castle_panic-zone-monsters = Monstres
castle_panic-zone-waiting = À placer
castle_panic-zone-pending = Jetons à venir
castle_panic-zone-walls = Murs
castle_panic-zone-towers = Tours
castle_panic-zone-fortified = Murs renforcés
castle_panic-zone-missing = Tour sans jetons
castle_panic-zone-deck = Pioche
castle_panic-zone-discard = Défausse
castle_panic-zone-removed = Retirés
castle_panic-zone-pile = Réserve de jetons
castle_panic-zone-monster-discard = Défausse des monstres
castle_panic-zone-overlord-hand = Jetons du Suzerain
castle_panic-zone-plays-left = Jetons encore à jouer
castle_panic-zone-ending = Fin
castle_panic-zone-hp = santé
castle_panic-zone-max = sur
castle_panic-zone-tar = englué
castle_panic-zone-wall = Mur
castle_panic-zone-tower = Tour
castle_panic-zone-first = Qui a commencé
castle_panic-zone-next = À qui le tour suivant
castle_panic-zone-points = points
castle_panic-zone-reach = Portée des cartes
castle_panic-zone-foresight = Le prochain pas des monstres
castle_panic-zone-unseen = Encore à piocher
castle_panic-zone-cards = Cartes
castle_panic-zone-tokens = Jetons
castle_panic-zone-fells = abat
castle_panic-zone-hurt = est blessé
castle_panic-zone-count = nombre
castle_panic-zone-token = Monstre
castle_panic-role-castle = Joueur du château
castle_panic-role-overlord = Suzerain
