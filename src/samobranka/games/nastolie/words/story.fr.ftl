## Le récit : une ligne pour ce que quelqu’un a fait et ce qui en a résulté

# Les disques : qui, qui subit, de qui.
nastolie-who-ajarha = Ajarha
    .whom = Ajarha
    .of = d’Ajarha
    .title = { nastolie-help-ajarha }
nastolie-who-buran = Bourane
    .whom = Bourane
    .of = de Bourane
    .title = { nastolie-help-buran }
nastolie-who-ramprak = Ramprak
    .whom = Ramprak
    .of = de Ramprak
    .title = { nastolie-help-ramprak }
nastolie-who-elemental = Élémental
    .whom = Élémental
    .of = d’Élémental
    .title = { nastolie-help-elemental }
nastolie-who-dymer = Dymer
    .whom = Dymer
    .of = de Dymer
    .title = { nastolie-help-dymer }
nastolie-who-shavakh = Chavakh
    .whom = Chavakh
    .of = de Chavakh
    .title = { nastolie-help-shavakh }
nastolie-who-vampal = Vampal
    .whom = Vampal
    .of = de Vampal
    .title = { nastolie-help-vampal }
nastolie-who-zhukorog = Joukorog
    .whom = Joukorog
    .of = de Joukorog
    .title = { nastolie-help-zhukorog }
nastolie-who-archer = Archère
    .whom = Archère
    .of = d’Archère
    .title = { nastolie-help-archer }
nastolie-who-dryad = Dryade
    .whom = Dryade
    .of = de Dryade
    .title = { nastolie-help-dryad }
nastolie-who-baarun = Baaroun
    .whom = Baaroun
    .of = de Baaroun
    .title = { nastolie-help-baarun }
nastolie-who-vaya = Vaïa
    .whom = Vaïa
    .of = de Vaïa
    .title = { nastolie-help-vaya }
nastolie-who-phantom = Fantôme
    .whom = Fantôme
    .of = de Fantôme
    .title = { nastolie-help-phantom }
nastolie-who-minusoid = Minusoïde
    .whom = Minusoïde
    .of = de Minusoïde
    .title = { nastolie-help-minusoid }
nastolie-who-energan = Énergan
    .whom = Énergan
    .of = d’Énergan
    .title = { nastolie-help-energan }
nastolie-who-akeru = Akérou
    .whom = Akérou
    .of = d’Akérou
    .title = { nastolie-help-akeru }
nastolie-who-haru = Harou
    .whom = Harou
    .of = d’Harou
    .title = { nastolie-help-haru }
nastolie-who-edzen = Edzen
    .whom = Edzen
    .of = d’Edzen
    .title = { nastolie-help-edzen }
nastolie-who-ratnik = Ratnik
    .whom = Ratnik
    .of = de Ratnik
    .title = { nastolie-help-ratnik }
nastolie-who-dish = Diche
    .whom = Diche
    .of = de Diche
    .title = { nastolie-help-dish }
nastolie-who-flame = une Flamme
    .whom = une Flamme
    .of = de la Flamme
    .title = { nastolie-help-flame }
nastolie-who-whirl = le Tourbillon
    .whom = le Tourbillon
    .of = du Tourbillon
    .title = { nastolie-help-whirl }
nastolie-who-shield = un Bouclier
    .whom = un Bouclier
    .of = du Bouclier
    .title = { nastolie-help-shield }
nastolie-who-arrow = une Flèche
    .whom = une Flèche
    .of = de la Flèche
    .title = { nastolie-help-arrow }
nastolie-who-lightning = un Éclair
    .whom = un Éclair
    .of = de l’Éclair
    .title = { nastolie-help-lightning }
nastolie-who-magnet = l’Aimant
    .whom = l’Aimant
    .of = de l’Aimant
    .title = { nastolie-help-magnet }
nastolie-who-lasso = un Lasso
    .whom = un Lasso
    .of = du Lasso
    .title = { nastolie-help-lasso }
nastolie-who-tick = une Tique
    .whom = une Tique
    .of = de la Tique
    .title = { nastolie-help-tick }
nastolie-who-mine = la Mine de feu
    .whom = la Mine de feu
    .of = de la Mine de feu
    .title = { nastolie-help-mine }
nastolie-who-fountain = la Fontaine de vie
    .whom = la Fontaine de vie
    .of = de la Fontaine de vie
    .title = { nastolie-help-fountain }
nastolie-who-magnetosphere = la Magnétosphère
    .whom = la Magnétosphère
    .of = de la Magnétosphère
    .title = { nastolie-help-magnetosphere }
nastolie-who-forge = la Forge de poussière
    .whom = la Forge de poussière
    .of = de la Forge de poussière
    .title = { nastolie-help-forge }
nastolie-who-barrel = un tonneau
    .whom = un tonneau
    .of = du tonneau
nastolie-who-call = Appel
    .whom = Appel
    .of = de l’Appel
    .title = { nastolie-help-call }
nastolie-who-cleansing = Purification
    .whom = Purification
    .of = de la Purification
    .title = { nastolie-help-cleansing }
nastolie-who-healing = Guérison
    .whom = Guérison
    .of = de la Guérison
    .title = { nastolie-help-healing }
nastolie-who-teleport = Téléportation
    .whom = Téléportation
    .of = de la Téléportation
    .title = { nastolie-help-teleport }

nastolie-order-of-fire = l’Ordre du Feu
nastolie-order-of-grass = l’Ordre de l’Herbe
nastolie-order-of-metal = l’Ordre du Métal
nastolie-order-of-dust = l’Ordre de la Poussière
nastolie-story-ordered = { $player_is ->
    [you] Vous menez { $order }.
   *[other] { $player } mène { $order }.
}
nastolie-story-placed = { $player_is ->
    [you] Vous placez { $disc }.
   *[other] { $player } place { $disc }.
}
nastolie-story-line = { $player_is ->
    [you] Vous placez { $count ->
        [one] un disque
       *[other] { $count } disques
    }.
   *[other] { $player } place { $count ->
        [one] un disque
       *[other] { $count } disques
    }.
}
nastolie-story-laid = { $count ->
    [one] Un disque est là où le scénario le veut.
   *[other] { $count } disques sont là où le scénario les veut.
}
nastolie-story-caught = { $disc } est sous le verre.
# Ainsi commence un tour.
nastolie-story-turn = { $says }
nastolie-story-turn-usual = Manche { $round } : { $player_is ->
    [you] à vous de jouer.
   *[other] c’est le tour { $player_de }.
}
nastolie-story-turn-other = Manche { $round } : { $player_is ->
    [you] à vous de jouer, avec { $actions ->
        [0] aucune action
        [one] une action
       *[other] { $actions } actions
    }.
   *[other] c’est le tour { $player_de }, avec { $actions ->
        [0] aucune action
        [one] une action
       *[other] { $actions } actions
    }.
}
nastolie-story-skipped = Manche { $round } : { $player_is ->
    [you] vos cartes noires vous coûtent tout le tour.
   *[other] les cartes noires coûtent à { $player } tout le tour.
}
nastolie-story-flick-nobody = { $player_is ->
    [you] D’une pichenette { $disc }, vous ne frappez personne.
   *[other] D’une pichenette { $disc }, { $player } ne frappe personne.
}
nastolie-story-flick-nobody-ramprak = Sur l’ordre de Ramprak, le disque { $disc } glisse sans frapper personne.
nastolie-story-flick-nobody-magnet = Attiré par l’Aimant, le disque { $disc } glisse sans frapper personne.
nastolie-story-flick-takes = { $player_is ->
    [you] Vous donnez une pichenette au disque { $disc }.
   *[other] { $player } donne une pichenette au disque { $disc }.
}
nastolie-story-flick-kills = { $player_is ->
    [you] D’une pichenette { $disc }, vous tuez { $target }.
   *[other] D’une pichenette { $disc }, { $player } tue { $target }.
}
nastolie-story-flick-kills-strong = { $player_is ->
    [you] D’une pichenette { $disc }, vous tuez { $target } par une frappe de force.
   *[other] D’une pichenette { $disc }, { $player } tue { $target } par une frappe de force.
}
nastolie-story-flick-wounds = { $player_is ->
    [you] D’une pichenette { $disc }, vous blessez { $target }
   *[other] D’une pichenette { $disc }, { $player } blesse { $target }
}, à qui il reste { $lives ->
    [one] une vie
   *[other] { $lives } vies
}.
nastolie-story-flick-wounds-strong = { $player_is ->
    [you] D’une pichenette { $disc }, vous blessez { $target } par une frappe de force
   *[other] D’une pichenette { $disc }, { $player } blesse { $target } par une frappe de force
} ; il lui reste { $lives ->
    [one] une vie
   *[other] { $lives } vies
}.
nastolie-story-flick-spares = { $player_is ->
    [you] D’une pichenette { $disc }, vous frappez { $target } en vain.
   *[other] D’une pichenette { $disc }, { $player } frappe { $target } en vain.
}
nastolie-story-flick-spares-strong = { $player_is ->
    [you] D’une pichenette { $disc }, vous frappez { $target } de toute votre force, en vain.
   *[other] D’une pichenette { $disc }, { $player } frappe { $target } de toute sa force, en vain.
}
nastolie-story-strikes-kills = { $disc } tue { $target }.
nastolie-story-strikes-wounds = { $disc } blesse { $target }, à qui il reste { $lives ->
    [one] une vie
   *[other] { $lives } vies
}.
nastolie-story-strikes-spares = { $disc } frappe { $target } en vain.
nastolie-story-then-kills = Puis { $disc } tue { $target }.
nastolie-story-then-wounds = Puis { $disc } blesse { $target }, à qui il reste { $lives ->
    [one] une vie
   *[other] { $lives } vies
}.
nastolie-story-then-spares = Puis { $disc } frappe { $target } en vain.
nastolie-story-shot = { $player_is ->
    [you] Vous faites tirer { $disc } avec { $missile }.
   *[other] { $player } fait tirer { $disc } avec { $missile }.
}
nastolie-story-shot-misses = { $player_is ->
    [you] Vous faites tirer { $disc } avec { $missile }, et c’est manqué.
   *[other] { $player } fait tirer { $disc } avec { $missile }, et c’est manqué.
}
nastolie-story-shot-again = Le Tourbillon poursuit sa course.
nastolie-story-shot-again-misses = Le Tourbillon poursuit sa course sans rencontrer d’ennemi.
nastolie-story-shot-hits = { $player_is ->
    [you] Vous faites tirer { $disc } avec { $missile } sur { $target }.
   *[other] { $player } fait tirer { $disc } avec { $missile } sur { $target }.
}
nastolie-story-shot-kills = { $player_is ->
    [you] Vous faites tirer { $disc } avec { $missile } et tuez { $target }.
   *[other] { $player } fait tirer { $disc } avec { $missile } et tue { $target }.
}
nastolie-story-shot-wounds = { $player_is ->
    [you] Vous faites tirer { $disc } avec { $missile } et blessez { $target }
   *[other] { $player } fait tirer { $disc } avec { $missile } et blesse { $target }
}, à qui il reste { $lives ->
    [one] une vie
   *[other] { $lives } vies
}.
nastolie-story-shot-spares = { $player_is ->
    [you] Vous faites tirer { $disc } avec { $missile } sur { $target }, en vain.
   *[other] { $player } fait tirer { $disc } avec { $missile } sur { $target }, en vain.
}
nastolie-story-strike-dies = { $disc } meurt.
nastolie-story-strike-hurt = { $disc } est touché : il lui reste { $lives ->
    [one] une vie
   *[other] { $lives } vies
}.
nastolie-story-shot-dies = { $disc } meurt du tir.
nastolie-story-shot-hurt = Le tir blesse { $whom }, à qui il reste { $lives ->
    [one] une vie
   *[other] { $lives } vies
}.
nastolie-story-flame-dies = La Flamme tue { $whom }.
nastolie-story-flame-hurt = La Flamme brûle { $whom }, à qui il reste { $lives ->
    [one] une vie
   *[other] { $lives } vies
}.
nastolie-story-tick-dies = La Tique tue { $whom }.
nastolie-story-tick-hurt = La Tique mord { $whom }, à qui il reste { $lives ->
    [one] une vie
   *[other] { $lives } vies
}.
nastolie-story-lasso-dies = Le prix du Lasso tue { $whom }.
nastolie-story-lasso-hurt = Le Lasso prend son prix sur { $whom }, à qui il reste { $lives ->
    [one] une vie
   *[other] { $lives } vies
}.
nastolie-story-ratnik-dies = Ratnik tue { $whom } à côté de lui.
nastolie-story-ratnik-hurt = À côté de Ratnik, { $whom } reçoit une blessure et garde { $lives ->
    [one] une vie
   *[other] { $lives } vies
}.
nastolie-story-dies = { $disc } meurt.
nastolie-story-spared-shield = Un Bouclier protège { $disc }.
nastolie-story-spared-dymer = La fumée protège { $disc }.
nastolie-story-heal-vampire = { $disc } boit { $gained ->
    [one] une vie
   *[other] { $gained } vies
}.
nastolie-story-heal-dryad = { $disc } reçoit { $gained ->
    [one] une vie
   *[other] { $gained } vies
} de la Dryade.
nastolie-story-heal-tick = { $disc } gagne { $gained ->
    [one] une vie
   *[other] { $gained } vies
} par la Tique.
nastolie-story-heal-vampal = { $disc } gagne { $gained ->
    [one] une vie
   *[other] { $gained } vies
} grâce à ses voisins.
nastolie-story-heal-fountain = La Fontaine donne à { $disc } { $gained ->
    [one] une vie
   *[other] { $gained } vies
}.
nastolie-story-heal-healing = { $disc } gagne { $gained ->
    [one] une vie
   *[other] { $gained } vies
}.
nastolie-story-laid-shot = Le projectile reste sur { $disc }.
nastolie-story-laid-strike = Désormais { $missile } brûle sur { $disc }.
nastolie-story-laid-haru = Harou pose { $missile } sur { $disc }.
nastolie-story-laid-shavakh = Chavakh pose { $missile } sur { $disc }.
nastolie-story-laid-ajarha = Ajarha fait passer { $missile } sur { $disc }.
nastolie-story-slips = Du disque { $disc } glisse { $missile }.
nastolie-story-freed = Plus personne ne contrôle { $artefact }.
nastolie-story-takes = { $disc } prend le contrôle : { $artefact }.
nastolie-story-falls = { $disc } retombe sur la table, indemne.
nastolie-story-leaves = { $disc } passe par-dessus bord.
nastolie-story-put-swap = { $disc } change de place.
nastolie-story-put-teleport = { $disc } reparaît ailleurs.
nastolie-story-put-call = { $disc } répond à l’appel.
nastolie-story-put-forge = { $disc } revient près de la Forge.
nastolie-story-put-magnetosphere = { $disc } est attiré par la Magnétosphère.
nastolie-story-put-glass = { $disc } sort du verre.
nastolie-story-put-hand = { $disc } est posé ailleurs.
nastolie-story-avenges = { $disc } sera vengé : son disque va sur la carte { $hero }.
nastolie-story-penalty-action = { $player_is ->
    [you] Vous y perdez une action.
   *[other] { $player } y perd une action.
}
nastolie-story-penalty-black = { $player_is ->
    [you] Vous prenez pour cela une carte noire.
   *[other] { $player } prend pour cela une carte noire.
}
nastolie-story-black-penalty = { $player_is ->
    [you] Vous prenez une carte noire.
   *[other] { $player } prend une carte noire.
}
nastolie-story-black-minusoid = { $player_is ->
    [you] La mort de Minusoïde vous vaut une carte noire.
   *[other] La mort de Minusoïde vaut une carte noire à { $player }.
}
nastolie-story-violet = { $player_is ->
    [you] La mort d’Énergan vous vaut une carte violette.
   *[other] La mort d’Énergan vaut une carte violette à { $player }.
}
nastolie-story-cancelled = { $player_is ->
    [you] Votre carte noire et votre carte violette s’annulent.
   *[other] Une carte noire et une carte violette { $player_de } s’annulent.
}
nastolie-story-lacking = { $player_is ->
    [you] Il ne reste pas de carte violette pour vous.
   *[other] Il ne reste pas de carte violette pour { $player }.
}
nastolie-story-scored-control = { $player_is ->
    [you] Vos artefacts vous rapportent { $points ->
        [one] un point
       *[other] { $points } points
    } : { $total } en tout.
   *[other] Les artefacts rapportent { $points ->
        [one] un point
       *[other] { $points } points
    } à { $player } : { $total } en tout.
}
nastolie-story-scored-kill = { $player_is ->
    [you] Vous marquez { $points ->
        [one] un point
       *[other] { $points } points
    } : { $total } en tout.
   *[other] { $player } marque { $points ->
        [one] un point
       *[other] { $points } points
    } : { $total } en tout.
}
nastolie-story-spurned = { $player_is ->
    [you] Cela ne vous rapporte rien : la victime a le moins de points.
   *[other] Cela ne rapporte rien à { $player } : la victime a le moins de points.
}
nastolie-story-delivered = Un tonneau arrive : { $count } en tout.
nastolie-story-gate = { $player_is ->
    [you] Votre héros passe la porte { $gate }.
   *[other] Le héros { $player_de } passe la porte { $gate }.
}
nastolie-story-glass = Le verre tinte : { $hits } sur { $needed }.
nastolie-story-glass-broken = Le verre se brise !
nastolie-story-supplied = { $disc } regarnit son stock : { $supply }.
nastolie-story-out = { $player_is ->
    [you] Il ne vous reste personne.
   *[other] Il ne reste personne à { $player }.
}
nastolie-story-cast = { $player_is ->
    [you] Vous lancez le sort { $of }.
   *[other] { $player } lance le sort { $of }.
}
nastolie-story-cast-on = { $player_is ->
    [you] Vous lancez le sort { $of } sur { $target }.
   *[other] { $player } lance le sort { $of } sur { $target }.
}
nastolie-story-used = { $player_is ->
    [you] Vous utilisez { $artefact }.
   *[other] { $player } utilise { $artefact }.
}
nastolie-story-used-refill = { $player_is ->
    [you] Vous regarnissez vos stocks avec { $artefact }.
   *[other] { $player } regarnit ses stocks avec { $artefact }.
}
nastolie-story-used-cleanse = { $player_is ->
    [you] Vous purifiez les vôtres avec { $artefact }.
   *[other] { $player } purifie les siens avec { $artefact }.
}
nastolie-story-chanted = { $player_is ->
    [you] Vous jouez le rituel « { $ritual } ».
   *[other] { $player } joue le rituel « { $ritual } ».
}
nastolie-great-died = { $disc } tombe !
nastolie-great-glass-broken = Le verre se brise !
nastolie-great-delivered = Un tonneau arrive !
nastolie-great-out = { $player_is ->
    [you] Vous êtes éliminé !
   *[other] { $player } est éliminé !
}
nastolie-story-swap = { $player_is ->
    [you] Vous faites échanger leurs places à { $disc } et { $other }.
   *[other] { $player } fait échanger leurs places à { $disc } et { $other }.
}
