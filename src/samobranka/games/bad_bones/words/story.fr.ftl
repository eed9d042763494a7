## Le récit : une ligne pour ce que quelqu’un a fait et ce qui s’ensuit

# Plusieurs squelettes : sujets, puis compléments.
bad_bones-story-many = { $count ->
    [2] deux squelettes
    [3] trois squelettes
    [4] quatre squelettes
    [5] cinq squelettes
    [6] six squelettes
    [7] sept squelettes
    [8] huit squelettes
    [9] neuf squelettes
    [10] dix squelettes
   *[other] { $count } squelettes
}
    .whom = { bad_bones-story-many }
    .title = { bad_bones-help-skeleton }

# Plusieurs chefs d’une même sorte.
bad_bones-story-chiefs-sapper = { $count ->
    [2] deux chefs artificiers
   *[other] trois chefs artificiers
}
    .title = { bad_bones-help-sapper }
bad_bones-story-chiefs-necromancer = { $count ->
    [2] deux chefs nécromants
   *[other] trois chefs nécromants
}
    .title = { bad_bones-help-necromancer }
bad_bones-story-chiefs-friendly = { $count ->
    [2] deux chefs sympas
   *[other] trois chefs sympas
}
    .title = { bad_bones-help-friendly }
bad_bones-story-chiefs-instructor = { $count ->
    [2] deux chefs instructeurs
   *[other] trois chefs instructeurs
}
    .title = { bad_bones-help-instructor }
bad_bones-story-chiefs-spectral = { $count ->
    [2] deux chefs spectraux
   *[other] trois chefs spectraux
}
    .title = { bad_bones-story-about-spectral }
bad_bones-story-chiefs-saboteur = { $count ->
    [2] deux chefs saboteurs
   *[other] trois chefs saboteurs
}
    .title = { bad_bones-help-saboteur }
bad_bones-story-about-weapon = Une arme : le héros s’en sert après trois victimes d’un coup.
bad_bones-story-about-spectral = Un chef qui ne reste pas mort : il revient d’un cimetière.

# Plusieurs pièges d’une même sorte.
bad_bones-story-traps-wall = { $count ->
    [2] deux murs
    [3] trois murs
   *[other] { $count } murs
}
    .title = { bad_bones-help-wall }
bad_bones-story-traps-catapult = { $count ->
    [2] deux catapultes
    [3] trois catapultes
   *[other] { $count } catapultes
}
    .title = { bad_bones-help-catapult }
bad_bones-story-traps-dragon = { $count ->
    [2] deux dragons
    [3] trois dragons
   *[other] { $count } dragons
}
    .title = { bad_bones-help-dragon }
bad_bones-story-traps-treasure = { $count ->
    [2] deux trésors
    [3] trois trésors
   *[other] { $count } trésors
}
    .title = { bad_bones-help-treasure }
bad_bones-story-traps-barricade = { $count ->
    [2] deux barricades
    [3] trois barricades
   *[other] { $count } barricades
}
    .title = { bad_bones-help-barricade }
bad_bones-story-traps-bomb = { $count ->
    [2] deux bombes
    [3] trois bombes
   *[other] { $count } bombes
}
    .title = { bad_bones-help-bomb }
bad_bones-story-traps-crater = { $count ->
    [2] deux cratères
    [3] trois cratères
   *[other] { $count } cratères
}
    .title = { bad_bones-help-crater }
bad_bones-story-traps-hearse = { $count ->
    [2] deux corbillards
    [3] trois corbillards
   *[other] { $count } corbillards
}
    .title = { bad_bones-help-hearse }
bad_bones-story-traps-maze = { $count ->
    [2] deux labyrinthes
    [3] trois labyrinthes
   *[other] { $count } labyrinthes
}
    .title = { bad_bones-help-maze }
bad_bones-story-traps-portal = { $count ->
    [2] deux portails
    [3] trois portails
   *[other] { $count } portails
}
    .title = { bad_bones-help-portal }
bad_bones-story-traps-spring = { $count ->
    [2] deux ressorts
    [3] trois ressorts
   *[other] { $count } ressorts
}
    .title = { bad_bones-help-spring }

# Les lieux, comme on les dit.
bad_bones-near-tower = sur la tour
bad_bones-near-above-tower = au-dessus de la tour
bad_bones-near-below-tower = au-dessous de la tour
bad_bones-near-left-of-tower = à gauche de la tour
bad_bones-near-right-of-tower = à droite de la tour
bad_bones-near-near-tower = près de la tour
bad_bones-near-forest-top = près de la forêt du haut
bad_bones-near-forest-bottom = près de la forêt du bas
bad_bones-near-forest-left = près de la forêt de gauche
bad_bones-near-forest-right = près de la forêt de droite
bad_bones-near-houses = devant les maisons
bad_bones-near-capital = devant la capitale
bad_bones-near-upper-left = dans le coin en haut à gauche
bad_bones-near-upper-right = dans le coin en haut à droite
bad_bones-near-lower-left = dans le coin en bas à gauche
bad_bones-near-lower-right = dans le coin en bas à droite
bad_bones-near-middle = au milieu
bad_bones-near-between-upper = entre les tours du haut
bad_bones-near-between-lower = entre les tours du bas
bad_bones-near-between-left = entre les tours de gauche
bad_bones-near-between-right = entre les tours de droite
bad_bones-near-tower-upper-left = à la tour en haut à gauche
bad_bones-near-tower-upper-right = à la tour en haut à droite
bad_bones-near-tower-lower-left = à la tour en bas à gauche
bad_bones-near-tower-lower-right = à la tour en bas à droite
bad_bones-tower-upper-left = la tour en haut à gauche
bad_bones-tower-upper-right = la tour en haut à droite
bad_bones-tower-lower-left = la tour en bas à gauche
bad_bones-tower-lower-right = la tour en bas à droite

# Les phases.
bad_bones-story-phase-market = Le marché ouvre.
bad_bones-story-phase-2 = C’est l’heure des pièges.
bad_bones-story-phase-3 = Les squelettes avancent.
bad_bones-story-gather = { $lands ->
    [1] { $count ->
        [4] Quatre
       *[other] { $count }
    } squelettes rôdent dans votre forêt.
   *[other] { $count ->
        [4] Quatre
       *[other] { $count }
    } squelettes rôdent dans chaque forêt.
}
bad_bones-story-newcomers = De nouveaux squelettes se lèvent.
bad_bones-story-no-newcomers = Aucun nouveau squelette ne se lève.
bad_bones-story-risen = { $player_is ->
    [you] De votre cimetière
   *[other] Du cimetière { $player_de }
} { $count ->
    [1] revient { $who }
   *[other] reviennent { $who }
}.
bad_bones-story-chiefs = { $player_is ->
    [you] Dans votre forêt
   *[other] Dans la forêt { $player_de }
} { $count ->
    [1] apparaît { $who } !
   *[other] apparaissent { $who } !
}

# Ce que fait quelqu’un.
bad_bones-story-first-buyer = { $player_is ->
    [you] Vous achetez en premier.
   *[other] { $player } achète en premier.
}
bad_bones-story-buy = { $player_is ->
    [you] Vous achetez { $item }.
   *[other] { $player } achète { $item }.
} { $left ->
    [0] Il ne reste plus une seule pièce.
    [1] Il reste une pièce.
   *[other] Il reste { $left } pièces.
}
bad_bones-story-passed = { $player_is ->
    [you] Vous quittez le marché.
   *[other] { $player } quitte le marché.
}
bad_bones-story-start = { $player_is ->
    [you] Votre héros commence { $near }.
   *[other] Le héros { $player_de } commence { $near }.
}
bad_bones-story-hero = { $player_is ->
    [you] Votre héros se poste { $near }.
   *[other] Le héros { $player_de } se poste { $near }.
}
bad_bones-story-hero-slays = { $player_is ->
    [you] Votre héros
   *[other] Le héros { $player_de }
} pulvérise { $whom } { $near }.
bad_bones-story-lay = { $player_is ->
    [you] Vous posez { $trap } { $near }.
   *[other] { $player } pose { $trap } { $near }.
}
bad_bones-story-land-dragon = { $player_is ->
    [you] Vous faites atterrir un dragon
   *[other] { $player } fait atterrir un dragon
} parmi les squelettes, { $near }.
bad_bones-story-throw-bomb = { $player_is ->
    [you] Vous lancez une bombe
   *[other] { $player } lance une bombe
} { $near } : elle fait sauter { $whom }.
bad_bones-story-take-back = { $player_is ->
    [you] Vous récupérez { $trap }.
   *[other] { $player } récupère { $trap }.
}
bad_bones-story-wait = { $player_is ->
    [you] Vous ne touchez pas aux pièges.
   *[other] { $player } ne touche pas aux pièges.
}
bad_bones-story-weapon = { $player_is ->
    [you] Trois d’un coup ! Votre héros se sert de son arme : { $weapon }.
   *[other] Trois d’un coup ! Le héros { $player_de } se sert de son arme : { $weapon }.
}
bad_bones-story-went-on = { $player_is ->
    [you] Vous continuez jusqu’au dernier os.
   *[other] { $player } continue jusqu’au dernier os.
}

# Ce qui se passe sur un plateau : parties d’une même ligne, qui commence par celui à qui il est.
bad_bones-story-on-land = { $player_is ->
    [you] Chez vous, { $what }
   *[other] Chez { $player }, { $what }
}
bad_bones-story-goes = { $who } avance { $heading }.
bad_bones-story-floors-lost = { $who } { $count ->
    [1] abat
   *[other] abattent
} { $lost ->
    [1] un étage
    [2] deux étages
    [3] trois étages
    [4] quatre étages
   *[other] { $lost } étages
} de la tour ; { $left ->
    [0] il n’en reste rien.
    [1] il en reste un.
    [2] il en reste deux.
    [3] il en reste trois.
    [4] il en reste quatre.
   *[other] il en reste { $left }.
}
bad_bones-story-houses-lost = { $who } { $count ->
    [1] brûle
   *[other] brûlent
} { $lost ->
    [1] une maison
    [2] deux maisons
    [3] trois maisons
    [4] quatre maisons
    [5] cinq maisons
   *[other] { $lost } maisons
} ; { $left ->
    [0] il n’en reste aucune.
    [1] il en reste une.
    [2] il en reste deux.
    [3] il en reste trois.
    [4] il en reste quatre.
   *[other] il en reste { $left }.
}
bad_bones-story-capital-lost = { $who } { $count ->
    [1] entre dans la capitale et brûle
   *[other] entrent dans la capitale et brûlent
} { $lost ->
    [1] une maison
    [2] deux maisons
    [3] trois maisons
    [4] quatre maisons
    [5] cinq maisons
   *[other] { $lost } maisons
}.
bad_bones-story-floors-late = { $who } ne { $count ->
    [1] trouve
   *[other] trouvent
} plus rien à abattre.
bad_bones-story-houses-late = { $who } ne { $count ->
    [1] trouve
   *[other] trouvent
} plus rien à brûler.
bad_bones-story-capital-late = { $who } ne { $count ->
    [1] trouve
   *[other] trouvent
} plus rien à brûler dans la capitale.
bad_bones-story-floors-mended = un chef sympa relève un étage de la tour ; il y en a { $left }.
bad_bones-story-houses-mended = un chef sympa rebâtit une maison ; il y en a { $left }.
bad_bones-story-capital-mended = un chef sympa part réparer la capitale.
bad_bones-story-wall-turns = le mur détourne { $whom }.
bad_bones-story-spring-turns = le ressort fait voler { $whom }.
bad_bones-story-dragon-turns = le dragon chasse { $whom }.
bad_bones-story-slain-hero = { $who } { $count ->
    [1] se jette sur le héros et se brise.
   *[other] se jettent sur le héros et se brisent.
}
bad_bones-story-slain-weapon = { $who } { $count ->
    [1] tombe
   *[other] tombent
} sous l’arme du héros.
bad_bones-story-slain-trap = { $who } { $count ->
    [1] vole
   *[other] volent
} en éclats dans un piège.
bad_bones-story-sent-exit = { $who } { $count ->
    [1] s’en va
   *[other] s’en vont
} { $target_is ->
    [you] dans votre cimetière.
   *[other] au cimetière { $target_de }.
}
bad_bones-story-sent-exit-own = { $who } { $count ->
    [1] s’en va
   *[other] s’en vont
} au cimetière par la forêt.
bad_bones-story-sent-catapult = la catapulte projette { $whom } { $target_is ->
    [you] dans votre cimetière.
   *[other] au cimetière { $target_de }.
}
bad_bones-story-sent-catapult-own = la catapulte projette { $whom } au cimetière.
bad_bones-story-sent-hearse = le corbillard emmène { $whom } { $target_is ->
    [you] dans votre cimetière.
   *[other] au cimetière { $target_de }.
}
bad_bones-story-sent-hearse-own = le corbillard emmène { $whom } au cimetière.
bad_bones-story-sent-staff = le bâton de mort envoie { $whom } { $target_is ->
    [you] dans votre cimetière.
   *[other] au cimetière { $target_de }.
}
bad_bones-story-sent-staff-own = le bâton de mort envoie { $whom } au cimetière.
bad_bones-story-sent-spectral = { $who } { $count ->
    [1] ne peut pas mourir et attend
   *[other] ne peuvent pas mourir et attendent
} au cimetière.
bad_bones-story-turned-treasure = le trésor attire { $who }.
bad_bones-story-turned-rapier = { $who } { $count ->
    [1] se détourne.
   *[other] se détournent.
}
bad_bones-story-held-frozen = { $who } { $count ->
    [1] ne bouge pas.
   *[other] ne bougent pas.
}
bad_bones-story-held-maze = { $who } { $count ->
    [1] erre
   *[other] errent
} dans le labyrinthe.
bad_bones-story-held-dragon = { $who } { $count ->
    [1] n’a
   *[other] n’ont
} nulle part où fuir le dragon.
bad_bones-story-blocked = la barricade arrête { $whom }.
bad_bones-story-portal = le portail renvoie { $whom } dans la forêt.
bad_bones-story-frozen = { $who } { $count ->
    [1] gèle
   *[other] gèlent
} sur place.
bad_bones-story-swept = { $who } { $count ->
    [1] est balayé
   *[other] sont balayés
} plus loin.
bad_bones-story-parted = { $who } ne { $count ->
    [1] trouve rien à réparer et repart
   *[other] trouvent rien à réparer et repartent
} en paix.
bad_bones-story-tower-fell = { $who } fait tomber { $tower } ; { $left ->
    [0] il n’en reste aucune.
    [1] il en reste une.
    [2] il en reste deux.
    [3] il en reste trois.
    [4] il en reste quatre.
   *[other] il en reste { $left }.
}
bad_bones-story-tower-mended = { $who } relève { $tower }.
bad_bones-story-fell = { $player_is ->
    [you] Votre royaume tombe !
   *[other] Le royaume { $player_de } tombe !
}
bad_bones-story-hero-lost = { $player_is ->
    [you] L’empereur emporte votre héros dans la tombe.
   *[other] L’empereur emporte dans la tombe le héros { $player_de }.
}

# Quand tous ont avancé.
bad_bones-story-destroyed-stolen = { $player_is ->
    [you] Votre trésor est volé.
   *[other] Le trésor { $player_de } est volé.
}
bad_bones-story-destroyed-sabotaged = { $player_is ->
    [you] Sabotage ! Chez vous, { $traps }
   *[other] Sabotage ! Chez { $player }, { $traps }
} { $count ->
    [1] n’est plus là.
   *[other] ne sont plus là.
}
bad_bones-story-destroyed-worn = { $player_is ->
    [you] Chez vous, { $traps }
   *[other] Chez { $player }, { $traps }
} { $count ->
    [1] a fait son temps.
   *[other] ont fait leur temps.
}
bad_bones-story-hearse = { $player_is ->
    [you] Votre corbillard appartient maintenant à { $target }.
   *[other] { $target_is ->
        [you] Le corbillard { $player_de } est maintenant à vous.
       *[other] Le corbillard { $player_de } appartient maintenant à { $target }.
    }
}
bad_bones-story-hearse-common = { $player_is ->
    [you] Votre corbillard rejoint la réserve commune.
   *[other] Le corbillard { $player_de } rejoint la réserve commune.
}
bad_bones-story-hearse-back = Le corbillard revient dans la réserve.
bad_bones-story-spent = { $who } a rempli sa mission et disparaît.
bad_bones-story-capital = { $left ->
    [0] Il ne reste rien de la capitale.
    [1] Il reste une maison à la capitale.
   *[other] La capitale compte { $left } maisons.
}

# La fin.
bad_bones-story-ended-nobody = Tous les royaumes sont tombés à la fois : personne n’a gagné.
bad_bones-story-ended-defeat = Les squelettes ont gagné.
bad_bones-story-ended-survived = Le dernier tour est passé, le royaume tient : victoire !
bad_bones-story-ended-heroic = Plus un os : victoire héroïque !
bad_bones-story-ended-overrun = Les squelettes finissent par percer, mais la victoire était déjà acquise.
bad_bones-story-ruin-tower = { $player_is ->
    [you] Votre royaume est tombé : la tour est détruite.
   *[other] Le royaume { $player_de } est tombé : la tour est détruite.
}
bad_bones-story-ruin-towers = { $player_is ->
    [you] Vous n’avez plus de tour.
   *[other] { $player } n’a plus de tour.
}
bad_bones-story-ruin-village = { $player_is ->
    [you] Votre royaume est tombé : le village a brûlé.
   *[other] Le royaume { $player_de } est tombé : le village a brûlé.
}
bad_bones-story-ruin-emperor = { $player_is ->
    [you] Votre royaume est tombé : l’empereur est arrivé.
   *[other] Le royaume { $player_de } est tombé : l’empereur est arrivé.
}
bad_bones-story-ruin-capital = La capitale a brûlé.
bad_bones-story-lasted = C’était au tour { $round } ; il fallait en tenir { $rounds }.
bad_bones-story-won = { $player_is ->
    [you] Vous gagnez, { $points } à { $second }.
   *[other] { $player } gagne, { $points } à { $second }.
}
bad_bones-story-won-shared = { $player_is ->
    [you] Vous partagez la victoire, avec { $points } points.
   *[other] { $player } partage la victoire, avec { $points } points.
}
bad_bones-story-won-taller = { $player_is ->
    [you] Vous gagnez : { $points } points comme d’autres, mais la plus haute tour.
   *[other] { $player } gagne : { $points } points comme d’autres, mais la plus haute tour.
}
bad_bones-story-floors-stand = { $left ->
    [1] Il reste un étage à la tour.
   *[other] Il reste { $left } étages à la tour.
}
bad_bones-story-houses-stand = { $left ->
    [1] Il reste une maison.
   *[other] Il reste { $left } maisons.
}
bad_bones-story-towers-stand = { $left ->
    [1] Une tour est debout, tous plateaux confondus.
   *[other] { $left } tours sont debout, tous plateaux confondus.
}

# Les grands moments.
bad_bones-great-last-floor = { $player_is ->
    [you] Votre dernier étage !
   *[other] Le dernier étage { $player_de } !
}
bad_bones-great-last-house = { $player_is ->
    [you] Votre dernière maison !
   *[other] La dernière maison { $player_de } !
}
bad_bones-great-last-capital = La dernière maison de la capitale !
bad_bones-great-tower = { $tower } tombe !
bad_bones-great-emperor = L’empereur des squelettes !
bad_bones-great-necromancer = Le nécromant !
bad_bones-great-fell = { $player_is ->
    [you] Votre royaume tombe !
   *[other] Le royaume { $player_de } tombe !
}
bad_bones-great-hero-lost = { $player_is ->
    [you] Votre héros n’est plus !
   *[other] Le héros { $player_de } n’est plus !
}
