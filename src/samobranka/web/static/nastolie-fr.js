var e=`na-table = La table
na-book = Contes
na-camera = Caméra
na-closer = Plus près
na-farther = Plus loin
na-fit = Voir l’essentiel
na-arrange = Déplacer les disques à la main
na-tab-aim = Viser
na-tab-players = Joueurs
na-phase-orders = Ordres
na-phase-squads = Troupes
na-phase-placement = Placement
na-phase-start = Début
na-phase-action = Action { $number }
na-phase-end = Fin
na-camp = Votre camp
na-camp-empty = Aucun des vôtres n’est sur le champ de bataille.
na-actions-left = { $count ->
    [0] il ne reste aucune action
    [one] il reste une action
   *[other] il reste { $count } actions
 }
na-round = { $round ->
    [0] on dresse la table
   *[other] manche { $round } sur { $rounds }
 }
na-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
 }
na-for-players = Joueurs\xA0: { $seats }.
na-rituals = Rituels
na-any-time = à tout moment de votre tour
na-coming = Qui vient sur la table\xA0?
na-acted = a déjà agi
na-on = sur l’artefact «\xA0{ $artefact }\xA0»
na-missile-on = sur { $name }
na-missile-card = sur la carte «\xA0{ $name }\xA0»
na-held-tick = retenu par une Tique
na-held-wounded = trop blessé pour agir
na-held-returned = vient de revenir
na-held-freed = vient de sortir
na-in-hand = Dans votre main
na-in-hand-left = { $count ->
    [one] il en reste un
   *[other] il en reste { $count }, dans l’ordre de votre choix
 }
na-how-it-lies = Tout entier dans votre zone, à un millimètre au moins de chaque disque et de chaque objet. Un disque à arc rouge se tourne avec la molette ou avec Q et E.
na-verbs = Ce qu’il fait
na-does-ordinary = 1 blessure chacun
na-does-fire = 1 blessure, 1 Flamme
na-does-vampire = blesser rend la vie
na-does-dryad = soigne les siens
na-does-shoot = { $endless ->
    [yes] { $missile }\xA0: à volonté
   *[no] { $missile }\xA0: encore { $count }
 }
na-does-akeru = prendre deux Tiques
na-does-ramprak = un plus faible part
na-does-phantom = échange de places
na-angle = Angle
na-power = Force
na-left = Travers
na-deep = Avant
na-back = Retour
na-power-strike = Frappe de force\xA0: blessures doublées
na-wounds = { $count ->
    [one] 1 blessure
   *[other] { $count } blessures
 }
na-dies = meurt
na-heals = { $count ->
    [one] +1 vie
   *[other] +{ $count } vies
 }
na-takes-control = contrôle
na-prevented = sans blessure
na-touches = touché
na-edge = Par-dessus bord
na-edge-action = Par-dessus bord\xA0: −1 action
na-edge-black = Par-dessus bord\xA0: une carte noire
na-leaves = { $name } passe par-dessus bord.
na-leaves-action = { $name } passe par-dessus bord\xA0: vous perdez une action.
na-leaves-black = { $name } passe par-dessus bord\xA0: vous prenez une carte noire.
na-slips = { $missile } glisse du disque { $name }.
na-beyond-free = Sans obstacle, il irait par-dessus bord.
na-beyond = Le chemin mène par-dessus bord.
na-if-steady = Si la main ne tremble pas
na-foreseen = Ce qui en résulte
na-meets-nobody = Il ne touche personne.
na-how-to-aim = Tirez en arrière n’importe où sur la table, puis lâchez. Si vous revenez au départ, rien ne se passe.
na-free = libre\xA0: cliquez pour poser
na-free-again = libre\xA0: touchez encore
na-free-missile = libre\xA0: cliquez pour le poser ici
na-free-shot = tirez en arrière, puis lâchez
na-taken = quelque chose gêne
na-millimetres = { $count } mm
na-prompt-place = Placez { $name } dans votre zone
na-prompt-missile = où poser le projectile\xA0?
na-prompt-put = où le poser\xA0?
na-prompt-aim = Visez avec { $name }
na-prompt-pull = tirez en arrière et lâchez
na-prompt-target = choisissez qui
na-told-struck = frappé
na-told-strong = frappe de force
na-where = à { $across } cm de la gauche et { $ahead } cm du bord proche
na-carries = , porte { $what }
na-disc = { $name } ({ $player }), { $lives } vies sur { $limit }{ $carries }, { $where }
na-lives = { $lives } vies sur { $limit }
na-rank-hero = héros
na-rank-veteran = vétéran
na-rank-fighter = combattant
na-of-fire = du Feu
na-of-grass = de l’Herbe
na-of-metal = du Métal
na-of-dust = de la Poussière
na-rank-line = { $rank } { $order } · { $lives } vies sur { $limit }
na-order-fire = Ordre du Feu
na-order-grass = Ordre de l’Herbe
na-order-metal = Ordre du Métal
na-order-dust = Ordre de la Poussière
na-order-none = pas encore d’Ordre
na-wood-birch = bouleau
na-wood-walnut = noyer
na-wood-cherry = merisier
na-wood-ebony = ébène
na-points-of = sur { $most } points
na-gates = { $count ->
    [one] porte
   *[other] portes
 }
na-barrels = sur { $most } tonneaux
na-marks = { $count ->
    [one] bataille gagnée
   *[other] batailles gagnées
 }
na-black = Carte noire\xA0: une action de moins
na-violet = Carte violette\xA0: une action de plus
na-rituals-held = { $count ->
    [one] une carte de rituel en main
   *[other] { $count } cartes de rituel en main
 }
na-puzzle = Un seul tour, numéro { $number }
na-puzzle-goal = Trois actions. À la fin du tour, aucun ennemi ne doit rester sur la table.
na-puzzle-left = Encore sur la table
na-puzzle-yours = À vous
na-puzzle-nobody = personne
na-tries = Essais
na-tries-open = { $count ->
    [one] encore un ouvre la solution
   *[other] encore { $count } ouvrent la solution
 }
na-solution = Voir la solution
na-solution-next = Solution, coup { $step }
na-begin-again = Recommencer
na-try-left = { $count ->
    [one] Reste
   *[other] Restent
 } sur la table\xA0: { $names }
na-try-solved = résolu
na-try-now = celui-ci
na-try-replay = Revoir l’essai { $number }
na-puzzles = Les douze
na-puzzles-solved = { $count ->
    [0] aucun n’est résolu
    [one] un est résolu
   *[other] { $count } sont résolus
 }
na-puzzle-plate = Problème { $number }, difficulté { $hard } sur 3{ $solved ->
    [yes] , résolu
   *[no] {""}
 }
na-far = { $count } cm
na-nearby = { $name }\xA0: { $count } cm, à { $hour } heures, { $clear ->
    [yes] la voie est libre.
   *[no] quelque chose gêne.
 }
`;export{e as default};