## Ce qu’est chaque disque et ce qu’il fait, en bref. Vies, rang et Ordre sont sur la carte.

nastolie-help-ajarha = Frappe de feu : laisse une Flamme sur chaque ennemi frappé. À la fin de votre tour, il peut déplacer une Flamme d’un personnage à un autre, quels qu’ils soient.
nastolie-help-buran = Tire le Tourbillon autant qu’il veut. Une pichenette sur l’arc rouge inflige le double de blessures.
nastolie-help-ramprak = Sort : au lieu d’être joué lui-même, il vous laisse donner une pichenette à un autre de vos personnages qui a moins de vies. Elle ne coûte pas d’action.
nastolie-help-elemental = Sa frappe inflige le double de blessures aux ennemis qui portent une Flamme.
nastolie-help-dymer = Frappe de feu : laisse une Flamme sur chaque ennemi frappé. Les frappes et les tirs des vétérans et des combattants ne le blessent pas ; ceux des héros, les Flammes et le reste, si.
nastolie-help-shavakh = À la fin de votre tour, il peut poser un Bouclier de sa carte sur un ou deux personnages, de n’importe quel joueur.
nastolie-help-vampal = Au début de votre tour, il gagne une vie par ami adjacent. Une pichenette sur l’arc rouge inflige le double de blessures.
nastolie-help-zhukorog = Une pichenette sur l’arc rouge inflige le double de blessures. Tant qu’il est blessé, il ne peut pas agir.
nastolie-help-archer = Tire des Flèches autant qu’elle veut : une blessure chacune.
nastolie-help-dryad = Frappe de dryade : chaque ami qu’elle touche gagne une vie, chaque ennemi qu’elle touche est blessé.
nastolie-help-baarun = Tire l’Éclair : plus il y a d’Éclairs sur sa carte, plus il blesse. Au début de votre tour, il en gagne un, trois au plus.
nastolie-help-vaya = Tire l’Aimant autant qu’elle veut, sur ses amis aussi : le personnage touché reçoit aussitôt une pichenette de vous.
nastolie-help-phantom = Sort : échange sa place avec n’importe quel autre de vos personnages.
nastolie-help-minusoid = Quand il meurt, un joueur de votre choix prend une carte noire : une action de moins.
nastolie-help-energan = Quand il meurt, vous prenez une carte violette : une action de plus à votre prochain tour.
nastolie-help-akeru = Tire des Tiques, trois au plus sur sa carte. Sort : prend deux Tiques dans la réserve.
nastolie-help-haru = Avant sa pichenette, elle peut poser un Lasso sur n’importe quel personnage. Une pichenette sur l’arc rouge inflige le double de blessures.
nastolie-help-edzen = Frappe de vampire : gagne autant de vies qu’il inflige de blessures.
nastolie-help-ratnik = À la fin de votre tour, il blesse tous les personnages adjacents, amis ou ennemis.
nastolie-help-dish = Quand il meurt, son disque peut aller sur la carte d’un autre héros à vous ou à un allié : la prochaine fois que ce héros blesse un ennemi, il inflige une blessure de plus.

nastolie-help-flame = Posée sur un personnage : à la fin du tour de qui l’a posée, elle inflige une blessure. Un choc violent la fait tomber.
nastolie-help-whirl = Inflige une blessure. Si le premier tir ne rencontre aucun ennemi, on le tire encore une fois de là où il s’est arrêté.
nastolie-help-shield = Posé sur un personnage, qui ne reçoit alors plus aucune blessure. Il arrête aussi le coup qui le fait tomber.
nastolie-help-arrow = Inflige une blessure et retourne au stock.
nastolie-help-lightning = Inflige une blessure, plus une par Éclair resté sur la carte du tireur ; ceux-là sont dépensés aussi.
nastolie-help-magnet = Le personnage touché reçoit une pichenette de vous, gratuite, comme s’il était à vous.
nastolie-help-lasso = Posé sur un personnage : chacune de ses frappes inflige une blessure de plus, puis le blesse lui-même.
nastolie-help-tick = Posée sur un personnage, qui ne peut plus agir. Au début du tour de qui l’a posée, elle inflige une blessure et un héros de ce joueur gagne une vie.

nastolie-help-mine = Une fois par tour : un projectile de plus pour chacun de vos stocks limités, ou retirez un projectile de chacun de vos personnages.
nastolie-help-fountain = Une fois par tour : chacun de vos personnages à qui il ne reste qu’une vie en gagne une.
nastolie-help-magnetosphere = À la fin de votre tour : placez à côté d’elle n’importe quel personnage, à vous ou non.
nastolie-help-forge = Quand un ennemi meurt pendant votre tour, un de vos combattants morts peut revenir à côté d’elle. Il ne peut pas agir pendant ce tour.
nastolie-help-artefact = Touchez un artefact libre avec le disque que vous jouez : ce disque monte dessus et vous contrôlez l’artefact. Un choc violent en fait tomber celui qui s’y tient.

nastolie-help-call = Un combattant de votre Ordre vient de la réserve à côté d’un de vos héros posés sur la table. Il peut agir aussitôt.
nastolie-help-cleansing = Défaussez un projectile au choix, d’un disque ou d’une carte.
nastolie-help-healing = Un personnage au choix gagne une vie.
nastolie-help-teleport = Posez un de vos personnages n’importe où ailleurs sur la table.

nastolie-help-black = Une pénalité : une action de moins à votre prochain tour. Une carte noire et une carte violette s’annulent.
nastolie-help-violet = Un bonus : une action de plus à votre prochain tour. Une carte violette et une carte noire s’annulent.

nastolie-help-barrel = Deux fois plus lourd qu’un artefact. On le pousse, on ne lui donne jamais de pichenette.
nastolie-help-cup = Elle ne bouge pas. Les disques y rebondissent, et il ne se passe rien d’autre.
nastolie-help-box = Il ne bouge pas. Les disques y rebondissent, et il ne se passe rien d’autre.
nastolie-help-glass = Un héros de chaque côté est dessous. Chaque pichenette dont le disque le touche compte une fois ; au dernier coup, on l’enlève.
nastolie-help-gate = Le héros la franchit en glissant entre les deux tasses d’ouest en est.

## Pourquoi montrer ceci ne mène à rien maintenant

nastolie-not-order = Choisissez d’abord un Ordre.
nastolie-not-hero = Choisissez d’abord quel héros vient.
nastolie-not-fighters = Choisissez d’abord vos combattants.
nastolie-not-captive = Choisissez d’abord quel héros est sous le verre.
nastolie-not-next = Dites d’abord quel effet vient ensuite.
nastolie-not-give = Dites d’abord quels rituels vous remettez dans la pioche.
nastolie-not-again = Le Tourbillon est tiré encore une fois, de là où il se trouve.
nastolie-not-penalty = Nommez d’abord le joueur qui prend la carte noire.
nastolie-not-ritual = Jouez d’abord la carte piochée, ou gardez-la.
nastolie-not-flick = La pichenette est maintenant pour { $disc }, et pour personne d’autre.
nastolie-not-pick-target = Seul un personnage que le projectile a touché peut en être la cible.
nastolie-not-pick-artefact = On ne peut prendre qu’un artefact qui a été touché.
nastolie-not-pick-hero = Seul un de vos héros qui a perdu des vies en gagne une.
nastolie-not-pick-missile = Choisissez un des projectiles posés sur ce personnage.
nastolie-not-obstacle = Ceci ne bouge pas : ni pichenette, ni déplacement.
nastolie-not-reserve = Ceci est dans la réserve : personne ne tire de là.
nastolie-not-card = Montrez le disque sur la table, pas sa carte.
nastolie-not-missile = Un projectile posé sur un disque y reste jusqu’à ce qu’un choc ou un effet l’enlève.
nastolie-not-barrel = On ne donne pas de pichenette à un tonneau. Poussez-le avec un disque.
nastolie-not-foreign = Ce disque n’est pas à vous.
nastolie-not-swap = Fantôme n’échange sa place qu’avec vos propres personnages.
nastolie-not-aim = Pour donner une pichenette, tirez le disque en arrière et lâchez.
nastolie-not-artefact-free = Personne ne le contrôle. Touchez-le avec un disque que vous jouez, et il est à vous.
nastolie-not-artefact-enemy = Un ennemi le contrôle. Heurtez-le assez fort pour que celui qui s’y tient tombe ; ensuite, on peut le prendre.
nastolie-not-artefact-ally = Votre allié le contrôle.
nastolie-not-artefact-end = Il agit à la fin de votre tour, de lui-même.
nastolie-not-artefact-death = Il agit quand un ennemi meurt pendant votre tour, si vous avez perdu un combattant.
nastolie-not-dead = Ce personnage est mort.
nastolie-not-captive-held = Ce héros est sous le verre.
nastolie-not-absent = Ce personnage n’est pas sur la table.
nastolie-not-placed = Ce disque est déjà placé.
nastolie-not-lay = Un Bouclier va sur un personnage de la table, un pour chacun.
nastolie-not-lay-covered = Un Bouclier s’y trouve déjà.
nastolie-not-lay-dish = Le disque de Diche ne va que sur la carte d’un héros à vous ou à un allié.
nastolie-not-move = Montrez maintenant un autre personnage, qui portera la Flamme.
nastolie-not-move-first = Montrez d’abord quelqu’un qui porte une Flamme.
nastolie-not-sphere = La Magnétosphère ne déplace que des personnages sur la table.
nastolie-not-sphere-room = Il n’y a pas de place pour lui à côté de la Magnétosphère.
nastolie-not-forge = La Forge ne ramène que vos propres combattants morts.

## En quoi un choix peut être bon (conseils)

nastolie-names-and = { $names } et { $last }
nastolie-names-more = { $names }, { $next }
nastolie-why-both = { $first } { $second }
nastolie-why-hand = { $reason } Cela si la main ne tremble pas ; sur { $tries } essais avec la main de cette table, { $same } donnent la même chose.
nastolie-why-steady = { $reason } Cela si la main ne tremble pas.
nastolie-why-win = C’est gagné.
nastolie-why-kill = Tue { $names }.
nastolie-why-wound = Blesse { $names }.
nastolie-why-spared = { $names } : une touche, mais pas de blessure.
nastolie-why-power = Une frappe de force : les blessures sont doublées.
nastolie-why-burning = La Flamme double les blessures : { $names }.
nastolie-why-drink = { $disc } reprend { $lives ->
    [1] une vie
   *[other] { $lives } vies
}.
nastolie-why-heal = { $count ->
    [1] { $names } gagne une vie.
   *[other] { $names } gagnent une vie chacun.
}
nastolie-why-flame = Laisse une Flamme sur { $names }.
nastolie-why-tick = La Tique reste sur { $disc }, qui ne peut plus agir.
nastolie-why-magnet = Ensuite, une pichenette gratuite à { $disc }.
nastolie-why-choose = Touche { $names } : à vous de choisir la cible.
nastolie-why-take = Prend le contrôle d’un artefact : { $artefact }.
nastolie-why-free = L’ennemi perd le contrôle d’un artefact : { $artefact }.
nastolie-why-points = Rapporte { $points ->
    [1] un point
   *[other] { $points } points
}.
nastolie-why-gate = Franchit la porte { $gate }.
nastolie-why-deliver = Livre un tonneau : { $count } sur { $needed }.
nastolie-why-break = Brise le verre : les captifs sortent.
nastolie-why-glass = Touche le verre : { $hits } sur { $needed }.
nastolie-why-shake = Fait tomber un projectile du disque { $disc } : { $missile }.
nastolie-why-bare = Fait tomber le Bouclier { $disc_de }.
nastolie-why-barrel = Pousse un tonneau vers l’est.
nastolie-why-homeward = { $disc } se rapproche de votre bord.
nastolie-why-finish = Rapproche votre héros du but.
nastolie-why-gate-near = Rapproche votre héros de la porte { $gate }.
nastolie-why-near = Se rapproche de l’ennemi : il reste { $mm } mm entre { $disc } et { $other }.
nastolie-why-far = S’éloigne de l’ennemi : le plus proche { $disc_de } est alors { $other }, à { $mm } mm.
nastolie-why-drawn = Amène { $disc } à { $mm } mm { $other_de }.
nastolie-why-again = Il ne rencontre aucun ennemi et repart de là où il s’arrête.
nastolie-why-penalty = Mais un disque quitte la table : une pénalité.
nastolie-why-self = Mais le Lasso blesse { $names }.
nastolie-why-miss = Ne touche personne.
nastolie-why-move = Un simple déplacement.
nastolie-why-stay = Aucun disque ne quitte la table.
nastolie-why-rid = { $disc } perd un projectile : { $missile }.
nastolie-why-life = { $disc } aura { $lives } vies sur { $limit }.
nastolie-why-ticks = { $disc } aura { $count ->
    [1] une Tique
   *[other] { $count } Tiques
} à tirer.
nastolie-why-swap-artefact = { $disc } se tient alors sur un artefact : { $artefact }.
nastolie-why-send = { $disc } reçoit une pichenette gratuite et peut encore agir pendant ce tour.
nastolie-why-send-held = { $disc } ne peut pas agir, mais peut recevoir une pichenette ainsi.
nastolie-why-send-acted = { $disc } a déjà agi et reçoit encore une pichenette.
nastolie-why-lasso = Chaque frappe { $disc_de } inflige une blessure de plus, puis blesse { $disc }.
nastolie-why-dish = Quand { $disc } blessera de nouveau un ennemi, ce sera d’une blessure de plus.
nastolie-why-shield = { $disc }, vies restantes : { $lives }. Tant que le Bouclier y est, aucune ne se perd.
nastolie-why-burn = { $disc } porte alors la Flamme, vies restantes : { $lives }.
nastolie-why-refill = { $count ->
    [1] Un projectile de plus pour { $names }.
   *[other] Un projectile de plus chacun pour { $names }.
}
nastolie-why-fountain = { $count ->
    [1] { $names } gagne une vie.
   *[other] { $names } gagnent une vie chacun.
}
nastolie-why-cleanse = { $count ->
    [1] Un de vos personnages perd un projectile.
   *[other] { $count } de vos personnages perdent un projectile chacun.
}
nastolie-why-raise = { $disc } revient ; vos personnages sur la table : { $count }.
nastolie-why-fewer = { $disc } en a alors moins, { $missile } : { $count }.
nastolie-why-call = { $disc } vient et peut agir aussitôt ; vos personnages sur la table : { $count }.
nastolie-why-call-late = { $disc } vient ; vos personnages sur la table : { $count }.
nastolie-why-black = { $player } prend une carte noire : une action de moins au prochain tour.
nastolie-why-black-cancels = { $player } y perd une carte violette.
nastolie-why-keep = Vous gardez { $cards ->
    [1] un rituel
   *[other] { $cards } rituels
} pour plus tard.
nastolie-why-done = Il ne reste aucune action.
nastolie-why-nobody = Aucun de vos personnages ne peut plus agir.
nastolie-why-usual = L’ordre dans lequel les règles les citent.
nastolie-why-order = Ses héros : { $first } et { $second }.
nastolie-why-caught = { $disc } peut agir dès le début.
nastolie-why-hero = { $disc } a { $lives } vies.
nastolie-why-place = Il reste { $mm } mm entre { $disc } et { $other }, le plus proche des vôtres.
nastolie-why-place-first = { $disc } est le premier des vôtres sur la table.
nastolie-why-line = { $count ->
    [1] Le dernier disque est placé d’un coup.
   *[other] Les { $count } disques sont placés d’un coup.
}

## Dans un terminal

nastolie-tui-round = manche { $round } sur { $rounds }
nastolie-tui-goal = { $points } points pour gagner
nastolie-tui-glass = verre touché { $hits } fois sur { $needed }
nastolie-tui-battle = bataille { $battle } sur { $battles }
nastolie-tui-actions = { $actions ->
    [1] une action
   *[other] { $actions } actions
}
nastolie-tui-black = cartes noires : { $count }
nastolie-tui-violet = cartes violettes : { $count }
nastolie-tui-points = points : { $count }
nastolie-tui-gates = portes : { $count }
nastolie-tui-delivered = tonneaux : { $count }
nastolie-tui-marks = batailles gagnées : { $count }
nastolie-tui-prey = proie : { $order }
nastolie-tui-acted = a agi
nastolie-tui-held-tick = tenu par une Tique
nastolie-tui-held-wounded = blessé, ne peut pas agir
nastolie-tui-held-returned = à peine revenu
nastolie-tui-held-freed = à peine sorti
nastolie-tui-on = sur { $artefact }
nastolie-tui-supply = { $missile } × { $count }
nastolie-tui-captive = sous le verre : { $disc }
nastolie-tui-rituals = rituels : { $count }
nastolie-tui-form-flick = Pichenette : tapez « flicks ‹disque› at ‹qui› power ‹1–1000› », « … at ‹qui› left 6 power … » (millimètres à côté du centre, right pour la droite), « … towards ‹x› ‹y› power … » ou « … ne power … ». Vos disques : { $discs }.
nastolie-tui-form-shoot = Tir : tapez « shoots with ‹disque› from ‹x› ‹y› at ‹qui› power ‹1–1000› » ; posez le projectile à un diamètre du disque au plus. Disques : { $discs }.
nastolie-tui-form-place = Placement : tapez « places ‹disque› at ‹x› ‹y› », avec « facing ‹n, ne, e …› » pour tourner l’arc rouge. Disques : { $discs }.
nastolie-tui-form-pull = Magnétosphère : tapez « uses magnetosphere on ‹disque› at ‹x› ‹y› », juste à côté. Disques : { $discs }.
nastolie-tui-form-raise = Forge : tapez « uses forge for ‹sorte› at ‹x› ‹y› », juste à côté. Disques : { $discs }.
nastolie-tui-form-call = Appel : tapez « plays call for ‹sorte› at ‹x› ‹y› », juste à côté d’un héros. Disques : { $discs }.
nastolie-tui-form-teleport = Téléportation : tapez « plays teleport for ‹disque› at ‹x› ‹y› ». Disques : { $discs }.
nastolie-tui-seen-power = Une frappe de force : les blessures sont doublées.
nastolie-tui-seen-slips = { $disc } perd un projectile : { $missile }.
nastolie-tui-seen-leaves = { $disc } quitte la table.
nastolie-tui-seen-penalty-action = Une pénalité : la prochaine action est perdue.
nastolie-tui-seen-penalty-black = Une pénalité : une carte noire.
nastolie-tui-seen-beyond = S’il ne rencontre rien, il quitte la table.
nastolie-tui-seen-ends = Il ne rencontre rien et s’arrête en { $x } { $y }.
nastolie-tui-seen-obstacle = Rencontre un obstacle : { $obstacle }.
nastolie-tui-seen-control = Rencontre un artefact et le prend : { $disc }.
nastolie-tui-seen-prevented = Rencontre { $disc }, sans blessure.
nastolie-tui-seen-dies = { $wounds ->
    [1] Rencontre { $disc } : une blessure, mortelle.
   *[other] Rencontre { $disc } : { $wounds } blessures, mortelles.
}
nastolie-tui-seen-wounds = { $wounds ->
    [1] Rencontre { $disc } : une blessure.
   *[other] Rencontre { $disc } : { $wounds } blessures.
}
nastolie-tui-seen-own = { $wounds ->
    [1] Le Lasso lui coûte aussi une blessure.
   *[other] Les Lassos lui coûtent aussi { $wounds } blessures.
}
nastolie-tui-seen-falls = Son propre Lasso lui coûte la vie.
nastolie-tui-seen-heals = Rencontre { $disc }, qui gagne une vie.
nastolie-tui-seen-meets = Rencontre { $disc }.
