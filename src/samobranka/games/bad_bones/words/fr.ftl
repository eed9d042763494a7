bad_bones-title = Bad Bones
bad_bones-tagline = Des squelettes sortent de la forêt. Détournez-les – vers vos voisins, si possible.

## Squelettes

bad_bones-symbol-purple = violets
bad_bones-symbol-yellow = jaunes
bad_bones-symbol-red = rouges
bad_bones-symbol-blue = bleus
bad_bones-symbol-green = verts
bad_bones-skeleton-purple = squelette violet
    .a = un squelette violet
    .the = le squelette violet
    .whom = un squelette violet
    .title = { bad_bones-help-skeleton }
bad_bones-skeleton-yellow = squelette jaune
    .a = un squelette jaune
    .the = le squelette jaune
    .whom = un squelette jaune
    .title = { bad_bones-help-skeleton }
bad_bones-skeleton-red = squelette rouge
    .a = un squelette rouge
    .the = le squelette rouge
    .whom = un squelette rouge
    .title = { bad_bones-help-skeleton }
bad_bones-skeleton-blue = squelette bleu
    .a = un squelette bleu
    .the = le squelette bleu
    .whom = un squelette bleu
    .title = { bad_bones-help-skeleton }
bad_bones-skeleton-green = squelette vert
    .a = un squelette vert
    .the = le squelette vert
    .whom = un squelette vert
    .title = { bad_bones-help-skeleton }
bad_bones-chief-sapper = chef artificier
    .a = un chef artificier
    .the = le chef artificier
    .whom = un chef artificier
    .title = { bad_bones-help-sapper }
bad_bones-chief-necromancer = chef nécromant
    .a = un chef nécromant
    .the = le chef nécromant
    .whom = un chef nécromant
    .title = { bad_bones-help-necromancer }
bad_bones-chief-friendly = chef sympa
    .a = un chef sympa
    .the = le chef sympa
    .whom = un chef sympa
    .title = { bad_bones-help-friendly }
bad_bones-chief-instructor = chef instructeur
    .a = un chef instructeur
    .the = le chef instructeur
    .whom = un chef instructeur
    .title = { bad_bones-help-instructor }
bad_bones-chief-spectral = chef spectral
    .a = un chef spectral
    .the = le chef spectral
    .whom = un chef spectral
    .title = { bad_bones-story-about-spectral }
bad_bones-chief-saboteur = chef saboteur
    .a = un chef saboteur
    .the = le chef saboteur
    .whom = un chef saboteur
    .title = { bad_bones-help-saboteur }
bad_bones-chief-emperor = empereur des squelettes
    .a = l’empereur des squelettes
    .the = l’empereur des squelettes
    .whom = l’empereur des squelettes
    .title = { bad_bones-help-emperor }
bad_bones-skeleton-at = { $skeleton } – { $place }

## Pièges et armes

bad_bones-trap-wall = mur
    .a = un mur
    .the = le mur
    .whom = le mur
    .damaged = mur abîmé
    .title = { bad_bones-help-wall }
bad_bones-trap-wall-rising = mur montant
    .a = un mur montant
    .the = le mur montant
    .whom = le mur montant
    .damaged = mur montant abîmé
    .title = { bad_bones-help-wall }
bad_bones-trap-wall-falling = mur descendant
    .a = un mur descendant
    .the = le mur descendant
    .whom = le mur descendant
    .damaged = mur descendant abîmé
    .title = { bad_bones-help-wall }
bad_bones-trap-catapult = catapulte
    .a = une catapulte
    .the = la catapulte
    .whom = la catapulte
    .damaged = catapulte abîmée
    .title = { bad_bones-help-catapult }
bad_bones-trap-dragon = dragon
    .a = un dragon
    .the = le dragon
    .whom = le dragon
    .damaged = dragon abîmé
    .title = { bad_bones-help-dragon }
bad_bones-trap-treasure = trésor
    .a = un trésor
    .the = le trésor
    .whom = le trésor
    .damaged = trésor abîmé
    .title = { bad_bones-help-treasure }
bad_bones-trap-barricade = barricade
    .a = une barricade
    .the = la barricade
    .whom = la barricade
    .damaged = barricade abîmée
    .title = { bad_bones-help-barricade }
bad_bones-trap-bomb = bombe
    .a = une bombe
    .the = la bombe
    .whom = la bombe
    .damaged = bombe abîmée
    .title = { bad_bones-help-bomb }
bad_bones-trap-crater = cratère
    .a = un cratère
    .the = le cratère
    .whom = le cratère
    .damaged = cratère abîmé
    .title = { bad_bones-help-crater }
bad_bones-trap-hearse = corbillard
    .a = un corbillard
    .the = le corbillard
    .whom = le corbillard
    .damaged = corbillard abîmé
    .title = { bad_bones-help-hearse }
bad_bones-trap-maze = labyrinthe
    .a = un labyrinthe
    .the = le labyrinthe
    .whom = le labyrinthe
    .damaged = labyrinthe abîmé
    .title = { bad_bones-help-maze }
bad_bones-trap-maze-white = labyrinthe blanc
    .a = un labyrinthe blanc
    .the = le labyrinthe blanc
    .whom = le labyrinthe blanc
    .damaged = labyrinthe blanc abîmé
    .title = { bad_bones-help-maze }
bad_bones-trap-maze-black = labyrinthe noir
    .a = un labyrinthe noir
    .the = le labyrinthe noir
    .whom = le labyrinthe noir
    .damaged = labyrinthe noir abîmé
    .title = { bad_bones-help-maze }
bad_bones-trap-portal = portail
    .a = un portail
    .the = le portail
    .whom = le portail
    .damaged = portail abîmé
    .title = { bad_bones-help-portal }
bad_bones-trap-spring = ressort
    .a = un ressort
    .the = le ressort
    .whom = le ressort
    .damaged = ressort abîmé
    .title = { bad_bones-help-spring }
bad_bones-weapon-crossbow = arbalète
    .a = une arbalète
    .title = { bad_bones-help-crossbow }
bad_bones-weapon-ice-staff = bâton de glace
    .a = un bâton de glace
    .title = { bad_bones-story-about-weapon }
bad_bones-weapon-death-staff = bâton de mort
    .a = un bâton de mort
    .title = { bad_bones-help-death-staff }
bad_bones-weapon-teleport-staff = bâton de téléportation
    .a = un bâton de téléportation
    .title = { bad_bones-story-about-weapon }
bad_bones-weapon-two-handed-sword = épée à deux mains
    .a = une épée à deux mains
    .title = { bad_bones-help-two-handed-sword }
bad_bones-weapon-battle-axe = hache de guerre
    .a = une hache de guerre
    .title = { bad_bones-help-battle-axe }
bad_bones-weapon-morning-star = morgenstern
    .a = un morgenstern
    .title = { bad_bones-story-about-weapon }
bad_bones-weapon-rapier = rapière
    .a = une rapière
    .title = { bad_bones-story-about-weapon }

## Le plateau

bad_bones-cell = { $row ->
    [1] { $column ->
        [1] le coin en haut à gauche
        [5] le coin en haut à droite
       *[other] la rangée du haut, { $column ->
            [2] à gauche du milieu
            [3] au milieu
           *[4] à droite du milieu
        }
    }
    [2] la deuxième rangée, { $column ->
        [1] tout à gauche
        [2] à gauche du milieu
        [3] au milieu
        [4] à droite du milieu
       *[5] tout à droite
    }
    [3] { $column ->
        [3] le centre
       *[other] la rangée du milieu, { $column ->
            [1] tout à gauche
            [2] à gauche du milieu
            [4] à droite du milieu
           *[5] tout à droite
        }
    }
    [4] la quatrième rangée, { $column ->
        [1] tout à gauche
        [2] à gauche du milieu
        [3] au milieu
        [4] à droite du milieu
       *[5] tout à droite
    }
   *[5] { $column ->
        [1] le coin en bas à gauche
        [5] le coin en bas à droite
       *[other] la rangée du bas, { $column ->
            [2] à gauche du milieu
            [3] au milieu
           *[4] à droite du milieu
        }
    }
}
bad_bones-rim-left = le bord gauche, { $number ->
    [1] rangée du haut
    [2] deuxième rangée
    [3] rangée du milieu
    [4] quatrième rangée
   *[5] rangée du bas
}
bad_bones-rim-right = le bord droit, { $number ->
    [1] rangée du haut
    [2] deuxième rangée
    [3] rangée du milieu
    [4] quatrième rangée
   *[5] rangée du bas
}
bad_bones-rim-top = le bord du haut, { $number ->
    [1] tout à gauche
    [2] à gauche du milieu
    [3] au milieu
    [4] à droite du milieu
   *[5] tout à droite
}
bad_bones-rim-bottom = le bord du bas, { $number ->
    [1] tout à gauche
    [2] à gauche du milieu
    [3] au milieu
    [4] à droite du milieu
   *[5] tout à droite
}
bad_bones-heading-n = vers le haut
bad_bones-heading-e = vers la droite
bad_bones-heading-s = vers le bas
bad_bones-heading-w = vers la gauche

## Choix

bad_bones-choice-pass-trap = Laisser les pièges en place
bad_bones-choice-pass-order = Laisser avancer les autres
bad_bones-choice-pass-weapon = Ne pas utiliser l’arme
bad_bones-choice-pass-market = Ne plus rien acheter
bad_bones-choice-hero = Déplacer le héros : { $place }
bad_bones-choice-place = Poser : { $trap } – { $place }
bad_bones-choice-take = Récupérer : { $trap } – { $place }
bad_bones-choice-push = Chasser { $heading } : { $skeleton }
bad_bones-choice-send = Envoyer chez { $player }
bad_bones-choice-move = Faire avancer ensuite : { $skeleton }
bad_bones-choice-lead = Suivre : { $skeleton }
bad_bones-choice-victim = Tombe avec la tour : { $skeleton }
bad_bones-choice-break = Abandonner la tour : { $place }
bad_bones-choice-shoot = Tirer sur : { $skeleton }
bad_bones-choice-freeze = Geler tous les squelettes : { $place }
bad_bones-choice-freeze-all = Geler tous les squelettes du plateau
bad_bones-choice-curse = Envoyer les morts chez { $player }
bad_bones-choice-teleport = Téléporter le héros : { $place }
bad_bones-choice-strike = Frapper encore : { $place }
bad_bones-choice-cleave = Abattre près du héros les { $symbol }
bad_bones-choice-sweep = Balayer tous les squelettes. De : { $place }. Vers : { $to }
bad_bones-choice-fence = Tourner les squelettes : { $place }
bad_bones-choice-fence-all = Tourner tous les squelettes { $heading } : { $place }
bad_bones-choice-turn = Tourner { $heading } : { $skeleton }
bad_bones-choice-start = Commencer ici : { $place }
bad_bones-choice-buy = Acheter : { $item }
bad_bones-choice-go-on = Continuer pour la victoire héroïque
bad_bones-choice-stop = S’arrêter sur cette victoire

## Questions

bad_bones-ask-hero = Où va votre héros ?
    .other = { $count ->
        [one] déplace son héros
       *[other] déplacent leurs héros
    }
bad_bones-ask-trap = Quel piège posez-vous ou récupérez-vous ?
    .other = { $count ->
        [one] peut poser ou récupérer un piège
       *[other] peuvent poser ou récupérer un piège
    }
bad_bones-ask-push = Qui le dragon chasse-t-il, et où ?
    .other = { $count ->
        [one] choisit où le dragon les chasse
       *[other] choisissent où le dragon les chasse
    }
bad_bones-ask-push-one = Où le dragon chasse-t-il { $skeleton } ?
    .other = { $count ->
        [one] choisit où le dragon chasse un squelette
       *[other] choisissent où le dragon chasse un squelette
    }
bad_bones-ask-catapult = Dans la catapulte se trouve { $skeleton }. Quel cimetière visez-vous ?
    .other = { $count ->
        [one] pointe la catapulte
       *[other] pointent la catapulte
    }
bad_bones-ask-hearse = Dans le corbillard voyage { $skeleton }. Vers quel cimetière ?
    .other = { $count ->
        [one] fait partir le corbillard
       *[other] font partir le corbillard
    }
bad_bones-ask-exit = Vers quel cimetière { $skeleton } quitte-t-il votre plateau ?
    .other = { $count ->
        [one] choisit un cimetière pour celui qui part
       *[other] choisissent un cimetière pour celui qui part
    }
bad_bones-ask-order = Quel squelette avance ensuite ?
    .other = { $count ->
        [one] choisit quel squelette avance
       *[other] choisissent quel squelette avance
    }
bad_bones-ask-leader = Quel instructeur dirige le groupe ?
    .other = { $count ->
        [one] choisit qui mène le groupe
       *[other] choisissent qui mène le groupe
    }
bad_bones-ask-victim = Lequel tombe avec la tour ?
    .other = { $count ->
        [one] choisit qui tombe avec la tour
       *[other] choisissent qui tombe avec la tour
    }
bad_bones-ask-second = L’artificier détruit une deuxième tour. Laquelle ?
    .other = { $count ->
        [one] choisit la seconde tour de l’artificier
       *[other] choisissent la seconde tour de l’artificier
    }
bad_bones-ask-weapon-crossbow = Trois d’un coup. Sur quel squelette tire votre arbalète ?
    .other = { $count ->
        [one] se sert d’une arme
       *[other] se servent d’une arme
    }
bad_bones-ask-weapon-ice-staff = Trois d’un coup. Qui votre bâton de glace gèle-t-il ?
    .other = { $count ->
        [one] se sert d’une arme
       *[other] se servent d’une arme
    }
bad_bones-ask-weapon-death-staff = Trois d’un coup. Vers quel cimetière votre bâton de mort les envoie-t-il ?
    .other = { $count ->
        [one] se sert d’une arme
       *[other] se servent d’une arme
    }
bad_bones-ask-weapon-teleport-staff = Trois d’un coup. Où votre bâton de téléportation emmène-t-il le héros ?
    .other = { $count ->
        [one] se sert d’une arme
       *[other] se servent d’une arme
    }
bad_bones-ask-weapon-two-handed-sword = Trois d’un coup. Où frappe encore votre épée à deux mains ?
    .other = { $count ->
        [one] se sert d’une arme
       *[other] se servent d’une arme
    }
bad_bones-ask-weapon-battle-axe = Trois d’un coup. Quel symbole abat votre hache de guerre ?
    .other = { $count ->
        [one] se sert d’une arme
       *[other] se servent d’une arme
    }
bad_bones-ask-weapon-morning-star = Trois d’un coup. Quelle case balaie votre morgenstern ?
    .other = { $count ->
        [one] se sert d’une arme
       *[other] se servent d’une arme
    }
bad_bones-ask-weapon-rapier = Trois d’un coup. Qui votre rapière tourne-t-elle ?
    .other = { $count ->
        [one] se sert d’une arme
       *[other] se servent d’une arme
    }
bad_bones-ask-turn = De quel côté les tournez-vous ?
    .other = { $count ->
        [one] choisit dans quel sens les tourner
       *[other] choisissent dans quel sens les tourner
    }
bad_bones-ask-start = Sur quelle tour votre héros commence-t-il ?
    .other = { $count ->
        [one] choisit une tour pour son héros
       *[other] choisissent une tour pour leurs héros
    }
bad_bones-ask-market = Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. Qu’achetez-vous ?
    .other = { $count ->
        [one] est au marché
       *[other] sont au marché
    }
bad_bones-ask-heroic = Vous avez tenu { $rounds } tours. Continuez-vous jusqu’au dernier squelette ?
    .other = { $count ->
        [one] décide de continuer ou non
       *[other] décident de continuer ou non
    }

## Événements : le récit de la partie

bad_bones-event-phase-market = Le marché ouvre.
bad_bones-event-phase-start = Les héros choisissent leur tour.
bad_bones-event-turn = Tour { $round }.
bad_bones-event-phase-2 = On pose ou récupère des pièges.
bad_bones-event-phase-3 = Les squelettes avancent.
bad_bones-event-phase-4 = De nouveaux squelettes se lèvent.
bad_bones-event-phase-heroic = Le dernier tour est passé, le royaume tient.
bad_bones-event-drew = { $player } pioche { $skeleton }.
bad_bones-event-appeared = Dans la forêt { $player_de } rôde { $skeleton }.
bad_bones-event-first-buyer = { $player } achète en premier.
bad_bones-event-bought = { $player } achète { $item }. Pièces restantes : { $left }.
bad_bones-event-passed = { $player } n’achète plus rien.
bad_bones-event-started = Le héros { $player_de } prend place : { $place }.
bad_bones-event-hero = Le héros { $player_de } se déplace : { $place }.
bad_bones-event-hero-lost = L’empereur emporte dans la tombe le héros { $player_de }.
bad_bones-event-slain-hero = Le héros { $player_de } pulvérise { $skeleton }.
bad_bones-event-slain-weapon = L’arme { $player_de } pulvérise { $skeleton }.
bad_bones-event-slain-trap = Un piège { $player_de } détruit { $skeleton }.
bad_bones-event-sent-exit = { $skeleton } quitte le plateau { $player_de } pour le cimetière { $target_de }.
bad_bones-event-sent-catapult = La catapulte { $player_de } projette { $skeleton } au cimetière { $target_de }.
bad_bones-event-sent-hearse = Le corbillard { $player_de } emmène { $skeleton } au cimetière { $target_de }.
bad_bones-event-sent-spectral = { $skeleton } ne peut pas mourir et attend au cimetière { $target_de }.
bad_bones-event-sent-staff = Le bâton de mort { $player_de } envoie { $skeleton } au cimetière { $target_de }.
bad_bones-event-laid = { $player } pose { $trap } : { $place }.
bad_bones-event-retrieved = { $player } récupère { $trap } : { $place }.
bad_bones-event-returned = { $player } remet { $trap } dans la réserve commune.
bad_bones-event-waited = { $player } laisse les pièges en place.
bad_bones-event-moved = { $skeleton } avance : { $place }.
bad_bones-event-turned-arrow = Une flèche tourne { $skeleton } { $heading }.
bad_bones-event-turned-treasure = Le trésor attire { $skeleton } { $heading }.
bad_bones-event-turned-rapier = La rapière tourne { $skeleton } { $heading }.
bad_bones-event-triggered = { $skeleton } déclenche { $trap }.
bad_bones-event-blocked = La barricade arrête { $skeleton }.
bad_bones-event-portal = Le portail renvoie { $skeleton } en forêt.
bad_bones-event-held-frozen = { $skeleton } ne bouge pas.
bad_bones-event-held-maze = { $skeleton } erre dans le labyrinthe.
bad_bones-event-held-dragon = { $skeleton } n’a nulle part où fuir le dragon.
bad_bones-event-parted = { $skeleton } ne trouve rien à réparer et repart en paix.
bad_bones-event-floor-lost = { $lost ->
    [0] { $skeleton } ne trouve plus rien de la tour { $player_de }.
    [1] { $skeleton } abat un étage de la tour { $player_de }. Étages restants : { $left }.
   *[other] { $skeleton } abat { $lost } étages de la tour { $player_de }. Étages restants : { $left }.
}
bad_bones-event-house-lost = { $lost ->
    [0] { $skeleton } ne trouve plus rien à brûler chez { $player }.
    [1] { $skeleton } brûle une maison { $player_de }. Maisons restantes : { $left }.
   *[other] { $skeleton } brûle { $lost } maisons { $player_de }. Maisons restantes : { $left }.
}
bad_bones-event-floor-mended = Un chef sympa répare la tour { $player_de }. Étages : { $left }.
bad_bones-event-house-mended = Un chef sympa répare le village { $player_de }. Maisons : { $left }.
bad_bones-event-capital-burnt = { $lost ->
    [0] { $skeleton }, venu de chez { $player }, ne trouve plus rien à brûler dans la capitale.
    [one] { $skeleton }, venu de chez { $player }, brûle une maison de la capitale. Maisons restantes : { $left }.
   *[other] { $skeleton }, venu de chez { $player }, brûle { $lost } maisons de la capitale. Maisons restantes : { $left }.
}
bad_bones-event-capital-mended = { $skeleton }, venu de chez { $player }, part réparer la capitale.
bad_bones-event-capital = Maisons de la capitale : { $left }.
bad_bones-event-tower-fell = { $skeleton } fait tomber une tour { $player_de } : { $place }.
bad_bones-event-tower-mended = { $skeleton } relève une tour { $player_de } : { $place }.
bad_bones-event-fell = Le royaume { $player_de } tombe !
bad_bones-event-damaged = Un piège qui a servi est retourné : { $trap }.
bad_bones-event-destroyed-stolen = Le trésor { $player_de } est volé.
bad_bones-event-destroyed-sabotaged = Sabotage ! { $player } perd { $trap }.
bad_bones-event-destroyed-worn = Usure : { $player } perd { $trap }.
bad_bones-event-hearse-common = Le corbillard { $player_de } rejoint la réserve commune.
bad_bones-event-hearse-back = Le corbillard { $player_de } revient dans la réserve.
bad_bones-event-hearse = Le corbillard { $player_de } part chez { $target }.
bad_bones-event-spent = { $skeleton } a rempli sa mission et disparaît.
bad_bones-event-weapon = { $player } utilise { $weapon }.
bad_bones-event-frozen = { $skeleton } gèle sur place.
bad_bones-event-swept = { $skeleton } est balayé plus loin : { $place }.
bad_bones-event-went-on = { $player } continue pour la victoire héroïque.
bad_bones-event-ended-fallen = Un royaume est tombé. Les autres comptent leurs points.
bad_bones-event-ended-nobody = Tous les royaumes sont tombés à la fois. Personne ne gagne.
bad_bones-event-ended-defeat = Les squelettes ont gagné.
bad_bones-event-ended-survived = Le dernier tour est passé. Le royaume est sauvé !
bad_bones-event-ended-heroic = Plus un os ! Victoire héroïque !
bad_bones-event-ended-overrun = Les squelettes finissent par percer, mais la victoire était déjà acquise.
bad_bones-event-ruin-tower = Le royaume { $player_de } est tombé : la tour est détruite.
bad_bones-event-ruin-towers = Le royaume { $player_de } est tombé : plus aucune tour n’est debout.
bad_bones-event-ruin-village = Le royaume { $player_de } est tombé : le village a brûlé.
bad_bones-event-ruin-emperor = Le royaume { $player_de } est tombé : l’empereur est arrivé.
bad_bones-event-ruin-capital = La capitale a brûlé.
bad_bones-event-won = { $player } l’emporte. Points : { $points }.
bad_bones-event-won-taller = { $player } l’emporte : autant de points, { $points }, mais la tour la plus haute.
bad_bones-event-lasted = C’était au tour { $round } ; il fallait en tenir { $rounds }.
bad_bones-event-floors-stand = Étages restants de la tour : { $left }.
bad_bones-event-houses-stand = Maisons restantes du village : { $left }.
bad_bones-event-towers-stand = Tours restantes sur tous les plateaux : { $left }.

## Phases

bad_bones-phase-market = Marché
bad_bones-phase-start = Les héros prennent place
bad_bones-phase-1 = Déplacement des héros
bad_bones-phase-2 = Pièges
bad_bones-phase-3 = Déplacement des squelettes
bad_bones-phase-4 = Nouveaux squelettes
bad_bones-phase-heroic = Continuer ?
bad_bones-phase-over = Fin de la partie

## Pourquoi un choix est refusé

bad_bones-refused-turn = Vous n’avez rien à décider maintenant.
bad_bones-refused-stay = Le héros doit se déplacer.
bad_bones-refused-far = Le héros n’avance que d’une case.
bad_bones-refused-edge = Ce n’est pas une case de votre plateau.
bad_bones-refused-reserve = Ce piège n’est pas dans la réserve.
bad_bones-refused-trap = Un piège s’y trouve déjà.
bad_bones-refused-tower = On ne pose pas de piège sur une tour.
bad_bones-refused-skeletons = Ce piège ne se pose pas sur des squelettes.
bad_bones-refused-empty = Il n’y a rien à récupérer là.
bad_bones-refused-crater = Un cratère reste jusqu’à la fin de la partie.
bad_bones-refused-village = Le dragon ne chasse personne vers les maisons.
bad_bones-refused-blocked = Par là, c’est fermé : une barricade, ou de nouveau le dragon.
bad_bones-refused-self = Pas dans votre propre cimetière.
bad_bones-refused-coins = Vous n’avez pas assez de pièces.
bad_bones-refused-stock = Il n’y en a plus.
bad_bones-refused-weapon = Un héros ne porte qu’une arme.
bad_bones-refused-choice = Ce choix n’est pas possible maintenant.
bad_bones-point-market = Vous êtes au marché : choisissez un achat, ou n’achetez plus rien.
bad_bones-point-hero-first = D’abord votre héros se déplace, ensuite vous pouvez poser un piège.
bad_bones-point-trap-first = Choisissez d’abord un piège de la réserve.
bad_bones-point-hero-moved = Votre héros s’est déplacé. Maintenant vous pouvez poser un piège ou en récupérer un.
bad_bones-point-walking = Les squelettes avancent. On pose des pièges au tour suivant.

## Options incompatibles

bad_bones-option-solo = La version solo est pour un joueur, pas { $seats }.
bad_bones-option-coop = La version coopérative demande au moins 2 joueurs ; ici il n’y en a que { $seats }.
bad_bones-option-idle = « { $option } » ne change rien à une table réglée ainsi.

## Options

bad_bones-group-mode = Façon de jouer
bad_bones-group-modules = Modules
bad_bones-group-rulings = Interprétations

bad_bones-mode-standard = Standard
    .help = Chacun défend son royaume ; quand l’un tombe, les autres comptent leurs points.
bad_bones-mode-solo = Solo
    .help = Un étage, une maison : tenez jusqu’au dernier tour.
bad_bones-mode-coop = Coopératif
    .help = Quatre tours chacun, une capitale et une réserve communes : tenez ensemble.
bad_bones-ruleset-fr = Française
    .help = Les livrets d’origine.
bad_bones-ruleset-ru = Russe
    .help = Morgenstern vers les cases vides seulement, rapière d’un seul côté, les pièges tuent le chef spectral.
bad_bones-ruleset-de = Allemande
    .help = Le bâton de glace gèle tout le plateau, téléportation vers toute case libre, pas de corbillard en solo ni en coopération.

bad_bones-opt-mode = Façon de jouer
    .help = Les uns contre les autres, seul, ou ensemble.
bad_bones-opt-rounds = Tours
    .help = Combien de tours il faut tenir en solo et en coopération.
bad_bones-opt-advanced = Version avancée
    .help = Six pièges de plus et huit armes, achetés au marché avant la partie.
bad_bones-opt-chiefs = Chefs squelettes
    .help = Dix-neuf chefs aux pouvoirs particuliers rejoignent le sac.
bad_bones-opt-ruleset = Édition
    .help = Quel livret décide quand les éditions diffèrent.
bad_bones-opt-hearse-in-solo-and-coop = Corbillard en solo et en coopération
    .help = Le corbillard y est aussi en vente ; l’édition allemande ne le permet jamais.
bad_bones-opt-side-arrows-both-ways = Flèches latérales dans les deux sens
    .help = Les flèches à côté de la tour tournent aussi les squelettes venus du bas.
bad_bones-opt-sapper-takes-second-coop-tower = L’artificier prend deux tours
    .help = En coopération, un artificier vous coûte une deuxième tour de votre choix.

## La fin

bad_bones-end-fallen = Un royaume est tombé. Les autres ont compté leurs points.
bad_bones-end-fallen-won = Victoire : votre royaume tient et compte le plus de points.
bad_bones-end-fallen-lost = Défaite : un autre royaume l’emporte.
bad_bones-end-nobody = Personne ne gagne : tous les royaumes sont tombés à la fois.
bad_bones-end-defeat = Défaite : les squelettes ont percé.
bad_bones-end-survived = Victoire : le royaume a tenu.
bad_bones-end-heroic = Victoire héroïque : plus un os.
bad_bones-token-floors = étages de la tour
bad_bones-token-houses = maisons
bad_bones-token-board = pièges sur le plateau
bad_bones-token-reserve = pièges en réserve

## Ce que font les pièces

bad_bones-help-skeleton = Avance d’une case dans le sens de sa pointe, une fois par tour. Son symbole dit où il commence dans la forêt.
bad_bones-help-sapper = Détruit deux étages ou brûle deux maisons au lieu d’une.
bad_bones-help-necromancer = Qui le pioche dans le sac pioche aussitôt trois squelettes de plus.
bad_bones-help-friendly = Répare un étage ou une maison là où il arrive, au lieu d’en détruire.
bad_bones-help-instructor = Quand il avance, tous ceux de sa case qui n’ont pas bougé le suivent en groupe.
bad_bones-help-spectral = Détruit, il revient au cimetière du même royaume.
bad_bones-help-spectral-ru = Détruit par le héros ou son arme, il revient au cimetière du même royaume. Seul un piège l’envoie dans le sac.
bad_bones-help-saboteur = Tout piège qu’il déclenche quitte la partie en fin de phase, et lui retourne au sac.
bad_bones-help-emperor = S’il atteint une tour ou un village, ce royaume a perdu. Le héros qui l’abat quitte la partie avec lui.
bad_bones-help-wall = Fait tourner d’un quart, selon sa diagonale, et envoie aussitôt une case plus loin.
bad_bones-help-catapult = Projette tous ceux qui entrent pendant la phase dans un même cimetière : celui d’un autre joueur de votre choix, ou le vôtre en solo.
bad_bones-help-dragon = Chasse chaque arrivant vers une case voisine que vous choisissez. Il peut aussi atterrir sur des squelettes et les chasse aussitôt.
bad_bones-help-treasure = Les squelettes des quatre cases voisines se tournent vers lui. Il est perdu si l’un d’eux s’y trouve à la fin du déplacement.
bad_bones-help-barricade = Personne n’y entre : qui voudrait y marcher reste où il est.
bad_bones-help-bomb = Détruit tous ceux qui entrent pendant la phase et laisse un cratère. Lancée sur des squelettes, elle explose aussitôt.
bad_bones-help-crater = Reste jusqu’à la fin. Tout le monde y passe, mais rien ne peut y être posé.
bad_bones-help-hearse = Emmène tous ceux qui entrent dans un même cimetière, comme la catapulte. Il appartient ensuite à celui qui les a reçus ; en coopération, il rejoint la réserve commune, en solo la vôtre.
bad_bones-help-maze = On n’en sort que si l’on montre sa couleur : un tour plus tard au plus.
bad_bones-help-portal = Renvoie qui y entre à sa place dans la forêt.
bad_bones-help-spring = Projette qui y entre deux cases plus loin, par-dessus tout le reste.
bad_bones-help-crossbow = Après trois victimes d’un coup : détruisez un squelette n’importe où sur votre plateau.
bad_bones-help-ice-staff = Après trois victimes d’un coup : gelez tous les squelettes d’une case pour leur prochain déplacement.
bad_bones-help-ice-staff-de = Après trois victimes d’un coup : gelez tous les squelettes des cases de votre plateau pour leur prochain déplacement.
bad_bones-help-death-staff = Après trois victimes d’un coup : envoyez-les au cimetière d’un autre joueur.
bad_bones-help-teleport-staff = Après trois victimes d’un coup : votre héros réapparaît sur sa tour.
bad_bones-help-teleport-staff-de = Après trois victimes d’un coup : votre héros réapparaît sur sa tour, ou sur toute autre case de votre plateau sans squelettes.
bad_bones-help-two-handed-sword = Après trois victimes d’un coup : votre héros peut bouger et frapper encore.
bad_bones-help-battle-axe = Après trois victimes d’un coup : abattez tous ceux d’un symbole sur les quatre cases voisines.
bad_bones-help-morning-star = Après trois victimes d’un coup : balayez tous les squelettes d’une case autour du héros vers une autre.
bad_bones-help-morning-star-ru = Après trois victimes d’un coup : balayez tous les squelettes d’une case autour du héros vers une autre qui n’en a pas.
bad_bones-help-rapier = Après trois victimes d’un coup : tournez à volonté les squelettes d’une case autour du héros.
bad_bones-help-rapier-ru = Après trois victimes d’un coup : tournez tous les squelettes d’une case autour du héros dans le même sens.
bad_bones-help-tower = Un squelette qui l’atteint détruit un étage. Quand le dernier tombe, le royaume tombe.
bad_bones-help-house = Un squelette qui sort par ce bord en brûle une. Quand la dernière brûle, le royaume tombe.
bad_bones-help-capital = Les maisons de toute l’équipe. S’il n’en reste aucune, tout le monde a perdu.
bad_bones-help-cemetery = Qui repose ici revient dans cette forêt avec les nouveaux squelettes.
bad_bones-help-bag = Trois nouveaux squelettes par tour en sortent pour chaque royaume ; ceux qui sont détruits y retournent.
bad_bones-help-hero = Avance d’une case par tour, sans pouvoir rester, et détruit tous ceux qu’il rejoint. Qui vient à lui tombe aussi, sauf s’il est sur la tour.

## Verbs and zones, for a general view of the table

bad_bones-verb-hero = Déplacer le héros
bad_bones-verb-place = Poser un piège
bad_bones-verb-take = Récupérer
bad_bones-verb-push = Chasser
bad_bones-verb-send = Envoyer
bad_bones-verb-move = Avancer ensuite
bad_bones-verb-lead = Suivre
bad_bones-verb-victim = Perdre avec la tour
bad_bones-verb-break = Céder une tour
bad_bones-verb-shoot = Tirer
bad_bones-verb-freeze = Geler
bad_bones-verb-curse = Envoyer les morts
bad_bones-verb-teleport = Téléporter
bad_bones-verb-strike = Frapper encore
bad_bones-verb-cleave = Abattre
bad_bones-verb-sweep = Balayer
bad_bones-verb-fence = Tourner les squelettes
bad_bones-verb-turn = Tourner
bad_bones-verb-start = Commencer
bad_bones-verb-buy = Acheter
bad_bones-piece-k = squelette
bad_bones-zone-round = Tour
bad_bones-zone-phase = Phase
bad_bones-zone-marker = Marqueur
bad_bones-zone-heroic = Victoire héroïque
bad_bones-zone-bag = Dans le sac
bad_bones-zone-full-floors = Étages d’une tour
bad_bones-zone-full-houses = Maisons au début
bad_bones-zone-boards = Plateaux
bad_bones-zone-face = Imprimé sur le plateau
bad_bones-zone-arrows = Flèches
bad_bones-zone-slots = Places en forêt
bad_bones-zone-towers = Tours
bad_bones-zone-tower = Tour
bad_bones-zone-floors = Étages
bad_bones-zone-houses = Maisons
bad_bones-zone-capital = Capitale
bad_bones-zone-skeletons = Squelettes
bad_bones-zone-traps = Pièges
bad_bones-zone-hero = Héros
bad_bones-zone-cemetery = Cimetière
bad_bones-zone-sent = Envoyés
bad_bones-zone-reserve = Réserve
bad_bones-zone-hand = Récupéré
bad_bones-zone-coins = Pièces d’or
bad_bones-zone-weapon = Arme
bad_bones-zone-passed = N’achète plus
bad_bones-zone-fallen = Royaume tombé
bad_bones-zone-finished = A fini
bad_bones-zone-preview = Où ils vont
bad_bones-zone-skeleton = Squelette
bad_bones-zone-path = Chemin
bad_bones-zone-end = Fin
bad_bones-zone-market = Marché
bad_bones-zone-goods = Marchandises
bad_bones-zone-buyer = Acheteur
bad_bones-zone-back = À rebours
bad_bones-zone-cost = prix
bad_bones-zone-count = nombre
bad_bones-zone-stars = Étoiles
bad_bones-zone-removed = Hors du jeu
bad_bones-zone-removed-skeletons = Squelettes hors du jeu
bad_bones-zone-frozen = saute un déplacement
bad_bones-zone-waiting = doit avancer
bad_bones-zone-stack = hauteur
bad_bones-zone-damaged = abîmé
bad_bones-zone-white = face blanche
bad_bones-zone-black = face noire
bad_bones-zone-left = bord gauche
bad_bones-zone-right = bord droit
bad_bones-zone-top = bord haut
bad_bones-zone-bottom = bord bas

# on any board; shelves are where the general one looks for what pieces are called
bad_bones-shelves = trap weapon chief symbol heading
bad_bones-round = Tour { $round }
bad_bones-round-of = Tour { $round } sur { $rounds }
bad_bones-round-heroic = Tour { $round }, pour la victoire héroïque
bad_bones-fallen = royaume tombé

# terminal
bad_bones-tui-realm = { $player } : étages { $floors }, maisons { $houses }
bad_bones-tui-realm-coop = { $player } : tours { $towers }
bad_bones-tui-capital = Capitale : { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}
bad_bones-tui-reserve = Réserve : { $tiles }
bad_bones-tui-cemetery = Cimetière : { $skeletons }
bad_bones-tui-weapon = Arme : { $weapon }
bad_bones-tui-coins = Pièces : { $coins }
bad_bones-tui-bag = Dans le sac : { $count }
bad_bones-tui-market = Marché : { $goods }
bad_bones-tui-price = { $item } × { $count }, à { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
bad_bones-tui-hero = héros
bad_bones-tui-tower = tour
bad_bones-tui-ruin = ruine
bad_bones-tui-damaged = abîmé
bad_bones-tui-held = ne bouge pas au prochain tour

## Pourquoi le robot choisirait ainsi (conseils)

bad_bones-why-threat-tower = { $moves ->
    [1] Sinon, une tour serait touchée au prochain déplacement.
   *[other] Sinon, une tour serait touchée dans { $moves } déplacements.
}
bad_bones-why-threat-houses = { $moves ->
    [1] Sinon, une maison brûlerait au prochain déplacement.
   *[other] Sinon, une maison brûlerait dans { $moves } déplacements.
}
bad_bones-why-hero-strikes = { $skeletons ->
    [one] Il y détruit un squelette.
   *[other] Il y détruit { $skeletons } squelettes.
}
bad_bones-why-hero-strikes-threat = { bad_bones-why-hero-strikes } { $threat }
bad_bones-why-hero-both = { $skeletons ->
    [one] Il y détruit un squelette
   *[other] Il y détruit { $skeletons } squelettes
}, et { $coming ->
    [one] un autre viendra
   *[other] { $coming } autres viendront
} se jeter sur lui.
bad_bones-why-hero-waits = { $skeletons ->
    [one] Un squelette y viendra se jeter sur lui.
   *[other] { $skeletons } squelettes y viendront se jeter sur lui.
}
bad_bones-why-hero-near = { $skeletons ->
    [one] De là, un squelette sera à sa portée au tour suivant.
   *[other] De là, { $skeletons } squelettes seront à sa portée au tour suivant.
}
bad_bones-why-hero-idle = Personne n’est encore à sa portée.
bad_bones-why-place = { $skeletons ->
    [one] Un squelette y arrive au prochain déplacement.
   *[other] { $skeletons } squelettes y arrivent au prochain déplacement.
}
bad_bones-why-place-threat = { bad_bones-why-place } { $threat }
bad_bones-why-place-soon = Le premier squelette y arrive dans { $moves } déplacements.
bad_bones-why-place-hero = Votre héros s’y trouve : qui vient tombe d’abord devant lui.
bad_bones-why-place-later = D’ici { $moves } déplacements, personne n’y vient ; le piège sera prêt pour plus tard.
bad_bones-why-land = { $skeletons ->
    [one] Le dragon chasse tout de suite un squelette, qui n’avance plus ce tour-ci.
   *[other] Le dragon chasse tout de suite { $skeletons } squelettes, qui n’avancent plus ce tour-ci.
}
bad_bones-why-blast = { $skeletons ->
    [one] Elle détruit tout de suite un squelette.
   *[other] Elle détruit tout de suite { $skeletons } squelettes.
}
bad_bones-why-blast-threat = { bad_bones-why-blast } { $threat }
bad_bones-why-lure = { $skeletons ->
    [one] Un squelette se tourne aussitôt vers lui.
   *[other] { $skeletons } squelettes se tournent aussitôt vers lui.
}
bad_bones-why-lure-threat = { bad_bones-why-lure } { $threat }
bad_bones-why-take = Ce piège retourne dans la réserve, libre pour une autre case.
bad_bones-why-take-worn = { $moves ->
    [1] Au prochain déplacement, ce piège serait perdu ; dans la réserve, il redevient intact.
   *[other] Dans { $moves } déplacements, ce piège serait perdu ; dans la réserve, il redevient intact.
}
bad_bones-why-take-damaged = Dans la réserve, ce piège redevient intact, et personne ne vient ici d’ici { $moves } déplacements.
bad_bones-why-take-idle = D’ici { $moves } déplacements, personne n’y vient ; ce piège peut servir ailleurs.
bad_bones-why-pass-trap = Les pièges restent intacts dans la réserve, pour ceux qui viendront plus tard.
bad_bones-why-pass-trap-calm = Personne ne fait de dégâts au prochain déplacement : les pièges peuvent attendre, intacts, dans la réserve.
bad_bones-why-pass-trap-empty = La réserve est vide ; ce qui est posé reste en place.
bad_bones-why-pass-order = Les autres avancent d’eux-mêmes.
bad_bones-why-pass-weapon = L’arme reste prête pour les trois suivants.
bad_bones-why-pass-market = { $traps ->
    [one] Il y a un piège dans la réserve ; vous pouvez en rester là.
   *[other] Il y a { $traps } pièges dans la réserve ; vous pouvez en rester là.
}
bad_bones-why-push-sent = Par là, il quitte votre plateau.
bad_bones-why-push-slain = Par là, il est détruit.
bad_bones-why-push-portal = Par là, il retourne dans la forêt.
bad_bones-why-push-floor-lost = Par là, il touche la tour, puis quitte votre plateau.
bad_bones-why-push-tower-fell = Par là, il abat une tour et tombe avec elle.
bad_bones-why-push-on = Par là, un autre dragon le chasse encore, et vous choisirez de nouveau.
bad_bones-why-push-asked = Ce qu’il y devient, vous le choisirez ensuite.
bad_bones-why-push-far = { $moves ->
    [1] De là, il fera des dégâts au prochain déplacement.
   *[other] De là, il lui faut { $moves } déplacements pour faire des dégâts.
}
bad_bones-why-push-open = { $moves ->
    [1] De là, vous choisirez de nouveau pour lui au prochain déplacement.
   *[other] De là, vous choisirez de nouveau pour lui dans { $moves } déplacements.
}
bad_bones-why-push-safe = De là, il ne fait aucun dégât d’ici { $moves } déplacements.
bad_bones-why-send-strongest = Parmi les autres royaumes, le plus solide est celui { $player_de } : étages { $floors }, maisons { $houses }.
bad_bones-why-send-beset = Parmi les autres, c’est { $player } qui a déjà le plus de squelettes : { $skeletons }.
bad_bones-why-send-weak = Il reste à { $player } { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
} et { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}.
bad_bones-why-send-fewest = { $skeletons ->
    [0] { $player } n’a aucun squelette en ce moment.
   *[other] Parmi les autres, c’est { $player } qui a le moins de squelettes : { $skeletons }.
}
bad_bones-why-send-coop = { $skeletons ->
    [0] { $player } n’a aucun squelette en ce moment.
    [one] { $player } a { $skeletons } squelette à contenir.
   *[other] { $player } a { $skeletons } squelettes à contenir.
}
bad_bones-why-send-solo = Ils reviendront plus tard, par la forêt.
bad_bones-why-move = Celui-ci avance d’abord, les autres ensuite.
bad_bones-why-move-mended = On répare d’abord, les autres arrivent ensuite.
bad_bones-why-move-fell = La tour tombe devant le premier, qui disparaît avec elle.
bad_bones-why-move-now = Il fait ses dégâts maintenant, les autres viennent après lui.
bad_bones-why-move-lost = Les dégâts d’abord : un chef sympa, qui doit encore avancer, pourra les réparer.
bad_bones-why-move-slain = Le héros le détruit : { $kills } sur les { $needed } qui éveillent son arme.
bad_bones-why-lead-far = { $moves ->
    [1] Le groupe va { $heading } et fait des dégâts au déplacement suivant.
   *[other] Le groupe va { $heading } et il lui faut { $moves } déplacements pour faire des dégâts.
}
bad_bones-why-lead-open = { $moves ->
    [1] Le groupe va { $heading }, et au prochain déplacement vous choisirez de nouveau.
   *[other] Le groupe va { $heading }, et dans { $moves } déplacements vous choisirez de nouveau.
}
bad_bones-why-lead-safe = Le groupe va { $heading } et ne fait aucun dégât d’ici { $moves } déplacements.
bad_bones-why-victim = Il tombe avec la tour et retourne dans le sac.
bad_bones-why-victim-spectral = Il tombe avec la tour, mais revient par votre cimetière.
bad_bones-why-victim-chief = Un chef de moins sur votre plateau.
bad_bones-why-break = D’ici { $moves } déplacements, personne ne vient à cette tour.
bad_bones-why-break-doomed = { $skeletons ->
    [one] De toute façon, un squelette arrive à cette tour d’ici { $moves } déplacements.
   *[other] De toute façon, { $skeletons } squelettes arrivent à cette tour d’ici { $moves } déplacements.
}
bad_bones-why-shoot = Un squelette de moins sur votre plateau.
bad_bones-why-shoot-threat = { bad_bones-why-shoot } { $threat }
bad_bones-why-freeze = { $skeletons ->
    [one] Un squelette perd un déplacement.
   *[other] { $skeletons } squelettes perdent un déplacement.
}
bad_bones-why-freeze-threat = { bad_bones-why-freeze } { $threat }
bad_bones-why-curse = { $skeletons ->
    [one] Le squelette abattu va dans un cimetière, non dans le sac.
   *[other] Les { $skeletons } squelettes abattus vont dans un cimetière, non dans le sac.
} { $reason }
bad_bones-why-cleave = { $skeletons ->
    [one] Elle abat un squelette.
   *[other] Elle abat { $skeletons } squelettes.
}
bad_bones-why-cleave-threat = { bad_bones-why-cleave } { $threat }
bad_bones-why-fence = { $skeletons ->
    [one] On peut y détourner un squelette.
   *[other] On peut y détourner { $skeletons } squelettes.
}
bad_bones-why-spares = { $skeletons ->
    [one] D’ici { $moves } déplacements, un squelette de moins fait des dégâts.
   *[other] D’ici { $moves } déplacements, { $skeletons } squelettes de moins font des dégâts.
}
bad_bones-why-delays = { $moves ->
    [one] Les premiers dégâts arrivent un déplacement plus tard.
   *[other] Les premiers dégâts arrivent { $moves } déplacements plus tard.
}
bad_bones-why-start = { $skeletons ->
    [one] Dès le premier déplacement, un squelette arrive près de cette tour.
   *[other] Dès le premier déplacement, { $skeletons } squelettes arrivent près de cette tour.
}
bad_bones-why-start-quiet = Au premier déplacement, personne n’arrive près de cette tour.
bad_bones-why-buy-first = Vous n’en avez pas encore ; le prix est de { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
bad_bones-why-buy-more = La réserve en compte { $have } ; le prix d’un exemplaire de plus est de { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
bad_bones-why-buy-weapon = Elle sert chaque fois que le héros en détruit trois d’un coup, pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} payées une seule fois.
bad_bones-why-go-on = La victoire est déjà acquise : il n’y a rien à perdre.
bad_bones-why-stop = Après { $rounds } tours, il reste encore des squelettes.

## La partie en chiffres

bad_bones-stat-points = Points de chaque royaume, tour après tour
bad_bones-stat-skeletons = Squelettes sur tous les plateaux
bad_bones-stat-floors = Étages des tours
bad_bones-stat-houses = Maisons
bad_bones-stat-slain = Squelettes abattus par le héros
bad_bones-stat-trapped = Squelettes détruits par les pièges
bad_bones-stat-hurled = Envoyés par catapulte et corbillard
bad_bones-stat-driven = Sortis par la forêt
bad_bones-stat-floors-lost = Étages perdus
bad_bones-stat-houses-lost = Maisons perdues
bad_bones-stat-laid = Pièges posés
bad_bones-stat-retrieved = Pièges récupérés
bad_bones-stat-weapon = Arme utilisée
bad_bones-stat-coins = Pièces dépensées
