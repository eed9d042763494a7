# Titre
dead_cells-title = Dead Cells
dead_cells-tagline = Explorez, battez-vous avec trois cartes, mourez, dépensez vos cellules, recommencez.
dead_cells-shelves = hero foe gear upgrade secret shape biome

# Options
dead_cells-group-edition = Édition
dead_cells-group-table = À table
dead_cells-opt-ruleset = Règles
    .help = Celles du livret russe, ou celles de l’édition anglaise de 2024, avec deux limites de plus.
dead_cells-ruleset-seed = Livret
dead_cells-ruleset-en2024 = Anglaises, 2024
dead_cells-opt-hands = Mains
    .help = Secrètes comme le veut la règle, ou visibles de tous, pour un canapé ou pour qui joue plusieurs Décapités.
dead_cells-hands-secret = Secrètes
dead_cells-hands-open = Visibles

# Mots dans les phrases
dead_cells-track-any = au choix
dead_cells-step = { $track } { $step }
dead_cells-her-power = Pouvoir de Sérénade ({ $track })
dead_cells-her-step = MÊLÉE de Sérénade { $step }
dead_cells-space-left = derrière vous
dead_cells-space-front = devant
dead_cells-space-middle = deuxième à droite
dead_cells-space-far = au loin
dead_cells-space-shuriken-left = un shuriken derrière vous
dead_cells-space-shuriken-front = un shuriken devant
dead_cells-space-shuriken-middle = un shuriken au milieu
dead_cells-space-shuriken-far = un shuriken au loin
dead_cells-somebody-dark = quelqu’un dans le noir
dead_cells-foe-dark = quelqu’un dans le noir
dead_cells-loot-teeth = dents en or
    .the = les dents en or
dead_cells-loot-cells = cellules
    .the = les cellules
dead_cells-loot-potions = potions
    .the = les potions
dead_cells-loot-keys = clés
    .the = les clés
dead_cells-loot-scrolls = parchemins
    .the = les parchemins
dead_cells-loot-equipment = équipement
    .the = l’équipement
dead_cells-loot-blueprints = plans
    .the = les plans
dead_cells-announced-damage = dégât
dead_cells-announced-skill = compétence
dead_cells-announced-defence = défense
dead_cells-announced-state = état
dead_cells-announced-loot = butin
dead_cells-announced-heal = soin
dead_cells-deed-strike = dégâts
dead_cells-deed-afflict = un état
dead_cells-deed-worm = un ver
dead_cells-deed-sicken = Malaise
dead_cells-deed-teeth = dents en or
dead_cells-deed-cells = cellules
dead_cells-deed-potions = potions
dead_cells-deed-vials = fioles
dead_cells-deed-keys = clés
dead_cells-deed-equipment = équipement
dead_cells-deed-blueprint = un plan
dead_cells-deed-scroll = un parchemin
dead_cells-deed-secret = un secret
dead_cells-deed-rune = une rune
dead_cells-deed-heart = un cœur
dead_cells-deed-gear = équipement
dead_cells-deed-unbleed = fin d’un saignement
dead_cells-deed-unsicken = fin du Malaise
dead_cells-deed-unworm = fin des vers
dead_cells-deed-relight = lumière
dead_cells-deed-purge = une purge
dead_cells-deed-wound = dégâts
dead_cells-harm-hit = { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}
dead_cells-shape-square = rencontre
dead_cells-shape-trapezoid = rencontre d’élite
dead_cells-shape-circle = trésor
dead_cells-shape-cursed = trésor maudit
dead_cells-shape-pentagon = marchand
dead_cells-shape-hexagon = porte
dead_cells-shape-teleport = téléporteur
dead_cells-shape-constraint = contrainte
dead_cells-shape-exit = sortie
dead_cells-exit = la sortie : { $place }
dead_cells-boss-c1 = le Concierge
dead_cells-boss-c2 = la Gardienne du temps
dead_cells-boss-c3 = la Main du Roi
dead_cells-place = { $letter }, { $shape }
dead_cells-place-known = { $letter }, { $shape } : { $text }
dead_cells-follows = { $first } { $second }

# Questions
dead_cells-ask-hero = Quel Décapité serez-vous ?
    .other = choisit un Décapité
dead_cells-ask-start = Où commence cette run ?
    .other = choisit le départ
dead_cells-ask-mutations = Échanger des cartes du plateau mutations ?
    .other = regarde le plateau mutations
dead_cells-ask-cards = À qui vont les cartes améliorées ?
    .other = distribue les cartes améliorées
dead_cells-ask-first = Qui prend le jeton premier joueur ?
    .other = choisit le premier joueur
dead_cells-ask-early-wound = Qui commence avec 1 dégât ?
    .other = choisit qui commence blessé
dead_cells-ask-bonus = Qui reçoit ce bonus ?
    .other = attribue un bonus
dead_cells-ask-path = Vous décidez pour le groupe : où aller ?
    .other = choisit le chemin
dead_cells-ask-reveal = Quelle tuile retournez-vous ?
    .other = retourne une tuile
dead_cells-ask-check = Test de main : défausser une carte au symbole { $symbol } ?
    .other = fait un test de main
dead_cells-ask-symbol = Quel symbole compte ?
    .other = choisit un symbole
dead_cells-ask-her-symbol = Quel symbole de votre défausse Sérénade suit-elle ?
    .other = choisit un symbole
dead_cells-ask-either = Que prenez-vous ?
    .other = choisit une récompense
dead_cells-ask-shop = Qu’achetez-vous ?
    .other = fait des achats
dead_cells-ask-door = Payez-vous ce que veut cette porte ?
    .other = est devant une porte
dead_cells-ask-key = Dépenser une clé, ou combattre une élite ?
    .other = est devant une serrure
dead_cells-ask-scroll = Qui reçoit le parchemin ({ $colour }) ?
    .other = attribue un parchemin
dead_cells-ask-vial = Qui reçoit la fiole ?
    .other = attribue une fiole
dead_cells-ask-gear = À qui donner { $gear } ?
    .other = attribue un équipement
dead_cells-ask-equip = Plus de place pour { $gear }. Que jetez-vous ?
    .other = fait de la place
dead_cells-ask-drop = Quel équipement défaussez-vous ?
    .other = doit défausser un équipement
dead_cells-ask-unworm = Qui se débarrasse de ses vers ?
    .other = choisit qui perd ses vers
dead_cells-ask-unbleed = Quel saignement s’arrête ?
    .other = choisit quel saignement s’arrête
dead_cells-ask-wound = Qui subit { $count ->
    [one] 1 dégât
   *[other] { $count } dégâts
} ?
    .other = choisit qui est blessé
dead_cells-ask-lose = Quelle piste recule ?
    .other = doit reculer sur une piste
dead_cells-ask-healer = Le Guérisseur : qui soigner ?
    .other = est chez le Guérisseur
dead_cells-ask-market = Qu’achetez-vous au marché ?
    .other = est au marché
dead_cells-ask-tidy = Défausser de l’équipement avant de repartir ?
    .other = range ses affaires
dead_cells-ask-passer = Qui ne participe pas à ce combat ?
    .other = choisit qui ne participe pas
dead_cells-ask-swap = Défausser des cartes pour en piocher ?
    .other = échange des cartes
dead_cells-ask-place = Posez une carte et nommez une de ses lignes
    .other = pose une carte
dead_cells-ask-potion = Quelqu’un boit-il une potion ?
    .other = pense aux potions
dead_cells-ask-zero = Faites-vous quelque chose avant la première manche ?
    .other = peut agir avant la première manche
dead_cells-ask-row = La ligne de votre carte, ou un équipement à la place ?
    .other = choisit son action
dead_cells-ask-plus = Ajouter un équipement à la ligne ?
    .other = peut utiliser un équipement
dead_cells-ask-target = Sur qui ? ({ $text })
    .other = choisit une cible
dead_cells-ask-spill = Des coups restent : sur qui ?
    .other = place les coups restants
dead_cells-ask-ally = Qui aider ?
    .other = choisit qui aider
dead_cells-ask-skill = Quelle compétence utilisez-vous ?
    .other = choisit une compétence
dead_cells-ask-loot = Que prenez-vous ?
    .other = ramasse du butin
dead_cells-ask-cleanse = Quel état retirer ?
    .other = retire un état
dead_cells-ask-discard = Quelle carte défaussez-vous ?
    .other = doit défausser une carte
dead_cells-ask-hold = Faire passer sa ligne à l’ennemi au loin ?
    .other = peut retenir un ennemi
dead_cells-ask-assign = { $foe } : qui prend le coup ? ({ $what })
    .other = choisit qui prend le coup
dead_cells-ask-assign-death = Sa mort blesse : qui prend le coup ? ({ $what })
    .other = choisit qui prend le coup
dead_cells-ask-state = { $foe } : qui le subit ? ({ $what })
    .other = choisit qui subit un état
dead_cells-ask-state-death = Qui le subit ? ({ $what })
    .other = choisit qui subit un état
dead_cells-ask-unmalaise = Quel jeton Malaise s’en va ?
    .other = retire un jeton Malaise
dead_cells-ask-gold = Dépenser un bouclier d’or ?
    .other = peut dépenser un bouclier d’or
dead_cells-ask-other = Que choisissez-vous ?
    .other = choisit

# Choix
dead_cells-choice-pass = Continuer
dead_cells-choice-pass-mutations = Le plateau reste ainsi
dead_cells-choice-pass-cards = Partir avec ces decks
dead_cells-choice-pass-swap = Garder le reste
dead_cells-choice-pass-potion = Pas de potion
dead_cells-choice-pass-zero = Commencer la manche I
dead_cells-choice-pass-row = Jouer la ligne
dead_cells-choice-pass-plus = Rien de plus
dead_cells-choice-pass-skill = Pas de compétence
dead_cells-choice-pass-loot = Ne rien prendre
dead_cells-choice-pass-shop = Continuer
dead_cells-choice-pass-door = Laisser la porte
dead_cells-choice-pass-healer = Plus de soins
dead_cells-choice-pass-market = Ne plus rien acheter
dead_cells-choice-pass-tidy = Garder l’équipement
dead_cells-choice-pass-key = Combattre une élite
dead_cells-choice-pass-spill = Les laisser perdre
dead_cells-choice-pass-hold = Le laisser agir
dead_cells-choice-decline = Refuser
dead_cells-choice-take = { $hero }
dead_cells-choice-begin = Commencer : { $place }
dead_cells-choice-put = Poser { $upgrade } sur le plateau
dead_cells-choice-store = Ranger { $upgrade }
dead_cells-choice-hand = { $card } : au deck, { $hero }
dead_cells-choice-first = { $player }
dead_cells-choice-give = { $fighter }
dead_cells-choice-harm = { $fighter } encaisse
dead_cells-choice-passer = { $fighter } ne participe pas
dead_cells-choice-scroll = { $fighter } : { $track }
dead_cells-choice-go = Vers { $place }
dead_cells-choice-go-gate = Vers { $place } ({ $gate })
dead_cells-choice-reveal = Retourner { $place }
dead_cells-choice-pay = Défausser { $card }
dead_cells-choice-use = { $track }
dead_cells-choice-choose = { $text }
dead_cells-choice-option = Numéro { $number }
dead_cells-choice-buy = Acheter : { $what }
dead_cells-choice-key = Dépenser une clé
dead_cells-choice-drop = Défausser { $gear }
dead_cells-choice-discard = Défausser la nouvelle carte
dead_cells-choice-place = { $card }, annonce : { $announced } en { $round }
dead_cells-choice-place-open = Poser { $card }
dead_cells-choice-swap = Défausser { $card }
dead_cells-choice-aim = { $foe } ({ $space })
dead_cells-choice-aim-two = { $foe } et { $other }
dead_cells-choice-skill = { $ability }
dead_cells-choice-skill-does = { $ability } : { $text }
dead_cells-choice-loot = Prendre : { $loot }
dead_cells-choice-drink = { $fighter } boit une potion
dead_cells-choice-spend = Le dépenser
dead_cells-choice-keep = Le garder
dead_cells-choice-cleanse = { $fighter } : { $state }
dead_cells-choice-wield = { $gear }
dead_cells-choice-wield-does = { $gear } : { $text }
dead_cells-choice-companion = { $gear } ({ $fighter }) encaisse

# Refus
dead_cells-refused-turn = C’est à quelqu’un d’autre de répondre.
dead_cells-refused-choice = Ce n’est pas possible maintenant.
dead_cells-refused-over = Cette run est finie.
dead_cells-refused-way = Aucun chemin ouvert n’y mène d’ici.
dead_cells-refused-card = Cette carte n’est pas dans votre main.
dead_cells-refused-announced = Cette carte n’a pas cette action dans cette manche.
dead_cells-refused-symbol = Cette carte ne porte pas le symbole.
dead_cells-refused-range = Il n’y a personne à toucher là.

# Événements
dead_cells-event-took-hero = { $player_is ->
    [you] Vous jouez { $hero }.
   *[other] { $player } joue { $hero }.
 }
dead_cells-event-chose-start = La run commence : { $place }.
dead_cells-event-put-mutation = { $upgrade } revient sur le plateau mutations.
dead_cells-event-stored-mutation = { $upgrade } est rangé.
dead_cells-event-handed-card = { $card } va à { $hero }.
dead_cells-event-took-back = { $hero } reprend { $card }.
dead_cells-event-first = { $fighter_is ->
    [you] Vous êtes premier joueur : vous décidez pour le groupe.
   *[other] { $fighter } est premier joueur et décide pour le groupe.
 }
dead_cells-event-biome = Vous entrez : { $place }.
dead_cells-event-drew = { $player_is ->
    [you] Vous piochez { $card }.
   *[other] { $player } pioche { $card }.
 }
dead_cells-event-drew-unseen = { $player_is ->
    [you] Vous piochez une carte.
   *[other] { $player } pioche une carte.
 }
dead_cells-event-discarded = { $player_is ->
    [you] Vous défaussez { $card }.
   *[other] { $player } défausse { $card }.
 }
dead_cells-event-revealed = { $player_is ->
    [you] Vous révélez { $card }.
   *[other] { $player } révèle { $card }.
 }
dead_cells-event-paid = { $player_is ->
    [you] Vous défaussez { $card } pour le test.
   *[other] { $player } défausse { $card } pour le test.
 }
dead_cells-event-went = Le groupe va en { $letter }.
dead_cells-event-went-out = Le groupe quitte le biome. Devant : { $place }.
dead_cells-event-turned-up = Une tuile est retournée. { $text }
dead_cells-event-failed = Le test de main échoue ({ $track }).
dead_cells-event-chose = L’option { $option } est prise.
dead_cells-event-bought = Vous payez { $price ->
    [one] une dent en or
   *[other] { $price } dents en or
 } ; il en reste { $teeth }.
dead_cells-event-cursed = Malédiction ! { $text }
dead_cells-event-constraint = Tant que vous êtes ici : { $text }
dead_cells-event-rang = Une cloche sonne. { $text }
dead_cells-event-relit = Des lanternes se rallument.
dead_cells-event-worm = { $fighter_is ->
    [you] Un ver s’accroche à vous : { $worms } maintenant.
   *[other] Un ver s’accroche à { $fighter } : { $worms } maintenant.
 }
dead_cells-event-kept-blueprints = { $count ->
    [one] Un plan devient
   *[other] { $count } plans deviennent
 } de l’équipement.
dead_cells-event-plans = Le Collectionneur montre { $count ->
    [one] un plan
   *[other] { $count } plans
 }.
dead_cells-event-gained-teeth = Dents en or : +{ $count }, { $total } dans le sac.
dead_cells-event-gained-cells = Cellules : +{ $count }, { $total } dans le sac.
dead_cells-event-gained-potions = Potions : +{ $count }, { $total } dans le sac.
dead_cells-event-gained-keys = Clés : +{ $count }, { $total } dans le sac.
dead_cells-event-found-gear = { $gear } est révélé.
dead_cells-event-found-blueprint = Un plan est trouvé : { $gear }.
dead_cells-event-found-rune = La rune { $rune } est active, pour toujours.
dead_cells-event-heart = { $fighter_is ->
    [you] Vous avez maintenant { $hearts } cœurs.
   *[other] { $fighter } a maintenant { $hearts } cœurs.
 }
dead_cells-event-advanced = { $fighter_is ->
    [you] Vous progressez : { $track } { $level }.
   *[other] { $fighter } progresse : { $track } { $level }.
 }
dead_cells-event-lost-step = { $fighter_is ->
    [you] Vous reculez : { $track } { $level }.
   *[other] { $fighter } recule : { $track } { $level }.
 }
dead_cells-event-scroll-lost = Personne n’a de place pour le parchemin ({ $track }) : il est perdu.
dead_cells-event-equipped = { $fighter_is ->
    [you] Vous vous équipez de « { $gear } ».
   *[other] { $fighter } s’équipe de « { $gear } ».
 }
dead_cells-event-left-gear = { $fighter_is ->
    [you] Vous laissez { $gear }.
   *[other] { $fighter } laisse { $gear }.
 }
dead_cells-event-dropped-gear = { $fighter_is ->
    [you] Vous perdez { $gear }.
   *[other] { $fighter } perd { $gear }.
 }
dead_cells-event-hurt = { $fighter_is ->
    [you] Vous subissez { $count } de dégâts, il vous reste { $left } de santé.
   *[other] { $fighter } subit { $count } de dégâts, il lui reste { $left } de santé.
 }
dead_cells-event-healed = { $fighter_is ->
    [you] Une de vos blessures se referme.
   *[other] Une blessure { $fighter_de } se referme.
 }
dead_cells-event-drank = { $fighter_is ->
    [you] Vous buvez une potion : plus aucune blessure.
   *[other] { $fighter } boit une potion : plus aucune blessure.
 }
dead_cells-event-cheated-death = { $fighter_is ->
    [you] Vous trompez la mort.
   *[other] { $fighter } trompe la mort.
 }
dead_cells-event-enemy = { $foe } apparaît ({ $space }).
dead_cells-event-enemy-away = { $foe } ne trouve pas de place et s’en va.
dead_cells-event-enemy-in-the-dark = Quelqu’un est là, dans le noir ({ $space }).
dead_cells-event-came-to-light = Du noir surgit { $foe } ({ $space }).
dead_cells-event-passes = { $fighter_is ->
    [you] Vous restez hors de ce combat.
   *[other] { $fighter } reste hors de ce combat.
 }
dead_cells-event-placed = { $player_is ->
    [you] Vous posez { $card } et annoncez { $announced } en { $round }.
   *[other] { $player } pose { $card } et annonce { $announced } en { $round }.
 }
dead_cells-event-placed-unseen = { $player_is ->
    [you] Vous posez une carte et annoncez { $announced } en { $round }.
   *[other] { $player } pose une carte et annonce { $announced } en { $round }.
 }
dead_cells-event-serenade-advanced = Le marqueur de Sérénade avance : { $level }.
dead_cells-event-serenade-turned = Sérénade passe à la MÊLÉE, remise de toutes ses blessures.
dead_cells-event-serenade-lost-step = Le marqueur de Sérénade recule : { $level }.
dead_cells-event-serenade-listens = Sérénade suit votre défausse : { $track }.
dead_cells-event-showed = { $fighter_is ->
    [you] Vous montrez { $card }.
   *[other] { $fighter } montre { $card }.
 }
dead_cells-event-round = Manche { $round }.
dead_cells-event-entry = { $fighter_is ->
    [you] Vous commencez par { $ability }.
   *[other] { $fighter } commence par { $ability }.
 }
dead_cells-event-wielded = { $fighter_is ->
    [you] Vous utilisez { $gear }.
   *[other] { $fighter } utilise { $gear }.
 }
dead_cells-event-skill = { $fighter_is ->
    [you] Vous utilisez une compétence : { $ability }.
   *[other] { $fighter } utilise une compétence : { $ability }.
 }
dead_cells-event-triggered = { $fighter_is ->
    [you] Votre { $ability } se déclenche.
   *[other] { $ability } se déclenche pour { $fighter }.
 }
dead_cells-event-held-up = { $fighter_is ->
    [you] Vous retenez { $foe }.
   *[other] { $fighter } retient { $foe }.
 }
dead_cells-event-enemy-acts = { $foe } agit.
dead_cells-event-enemy-skipped = { $foe } passe sa ligne.
dead_cells-event-assigned = { $fighter_is ->
    [you] Vous encaissez : { $what }.
   *[other] { $fighter } encaisse : { $what }.
 }
dead_cells-event-looted = { $fighter_is ->
    [you] Vous prenez { $loot }.
   *[other] { $fighter } prend { $loot }.
 }
dead_cells-event-closed-up = Les ennemis resserrent les rangs.
dead_cells-event-fight-over = Le combat est fini.
dead_cells-event-shield = { $fighter_is ->
    [you] Vous recevez
   *[other] { $fighter } reçoit
 } { $count ->
    [one] un bouclier
   *[other] { $count } boucliers
 }.
dead_cells-event-golden = { $fighter_is ->
    [you] Vous recevez
   *[other] { $fighter } reçoit
 } { $count ->
    [one] un bouclier d’or
   *[other] { $count } boucliers d’or
 }.
dead_cells-event-blocked = { $fighter_is ->
    [you] Votre bouclier pare le coup et disparaît.
   *[other] { $fighter } dépense un bouclier.
 }
dead_cells-event-cancelled = { $fighter_is ->
    [you] Votre { $ability } arrête le coup.
   *[other] { $ability } arrête le coup pour { $fighter }.
 }
dead_cells-event-warded = { $fighter_is ->
    [you] Vous en êtes protégé : { $state }.
   *[other] { $fighter } en est protégé : { $state }.
 }
dead_cells-event-state = { $fighter_is ->
    [you] Vous subissez
   *[other] { $fighter } subit
 } l’état « { $state } ».
dead_cells-event-cleansed = { $fighter_is ->
    [you] Vous vous en débarrassez : { $state }.
   *[other] { $fighter } s’en débarrasse : { $state }.
 }
dead_cells-event-stopped-bleeding = { $fighter_is ->
    [you] Vous ne saignez plus.
   *[other] { $fighter } ne saigne plus.
 }
dead_cells-event-companion-hurt = { $fighter_is ->
    [you] Votre { $gear } prend un coup.
   *[other] { $gear } ({ $fighter }) prend un coup.
 }
dead_cells-event-died = { $fighter_is ->
    [you] Vous mourez.
   *[other] { $fighter } meurt.
 }
dead_cells-event-enemy-blocked = { $foe } dépense un bouclier.
dead_cells-event-enemy-hurt = { $foe } subit { $count ->
    [one] un dégât
   *[other] { $count } dégâts
 }.
dead_cells-event-enemy-state = { $foe } subit l’état « { $state } ».
dead_cells-event-enemy-shield = { $foe } reçoit { $count ->
    [one] un bouclier
   *[other] { $count } boucliers
 }.
dead_cells-event-vanished = { $foe } disparaît pour cette manche.
dead_cells-event-fled = { $foe } s’enfuit.
dead_cells-event-shifted = { $foe } est déplacé ({ $space }).
dead_cells-event-killed = { $foe } meurt.
dead_cells-some-of = { $what } × { $count }
dead_cells-event-spilled = Il laisse : { $what }.
dead_cells-event-boss = Devant vous : { $boss } !
dead_cells-event-turn-card = Nouveau tour : { $boss } révèle une carte.
dead_cells-event-boss-fell = { $boss } est mis à terre.
dead_cells-event-boss-beaten = { $boss } est vaincu, { $cells } cellules pour vous.
dead_cells-event-boss-healed = Le boss est soigné.
dead_cells-event-boss-moved = Le boss se déplace ({ $space }).
dead_cells-event-thing-came = { $foe } apparaît ({ $space }).
dead_cells-event-thing-falls = { $foe } tombe sur vous.
dead_cells-event-destroyed = { $foe } est détruit.
dead_cells-event-protected = Le boss est protégé : rien ne se passe.
dead_cells-event-challenged = { $player_is ->
    [you] Vous défiez une élite.
   *[other] { $player } défie une élite.
 }
dead_cells-event-malaise = { $fighter_is ->
    [you] Vous recevez un jeton Malaise.
   *[other] { $fighter } reçoit un jeton Malaise.
 }
dead_cells-event-malaise-card = { $fighter_is ->
    [you] Votre Malaise : { $malaise }.
   *[other] Malaise, { $fighter } : { $malaise }.
 }
dead_cells-event-malaise-gone = { $fighter_is ->
    [you] Vous n’avez plus de Malaise.
   *[other] { $fighter } n’a plus de Malaise.
 }
dead_cells-event-rotted = { $fighter_is ->
    [you] Vos boucliers pourrissent.
   *[other] Les boucliers { $fighter_de } pourrissent.
 }
dead_cells-event-run-over = La run { $run } est finie.

# Fin
dead_cells-end-died = Un Décapité est mort : la run est finie.
dead_cells-end-died-won = La run est finie.
dead_cells-end-died-lost = Un Décapité est mort : la run est finie.
dead_cells-end-died-nobody = Un Décapité est mort : la run est finie.
dead_cells-end-won = Le boss est vaincu : la run est gagnée.

# Plateau général
dead_cells-zone-heroes = Décapités au choix
dead_cells-zone-fighters = Le groupe
dead_cells-zone-hand = Main
dead_cells-zone-gear = Équipement
dead_cells-zone-active = Cartes posées
dead_cells-zone-discard = Défausse
dead_cells-zone-top = Dessus du deck
dead_cells-zone-unseen = Cachées
dead_cells-zone-states = États
dead_cells-zone-frozen = Gelé en
dead_cells-zone-levels = Pistes
dead_cells-zone-bag = Sac
dead_cells-zone-offered = En vente
dead_cells-zone-collector = Case du Collectionneur
dead_cells-zone-equipment = Deck d’équipement
dead_cells-zone-equipment-top = Dessus du deck d’équipement
dead_cells-zone-equipment-discard = Équipement défaussé
dead_cells-zone-board = Plateau
dead_cells-zone-places = Lieux
dead_cells-zone-ways = Chemins
dead_cells-zone-runes = Runes
dead_cells-zone-seals = Sceaux
dead_cells-zone-dark = Lanternes éteintes
dead_cells-zone-bells = Cloches
dead_cells-zone-fight = Combat
dead_cells-zone-line = Ennemis
dead_cells-zone-loot = Butin
dead_cells-zone-coming = La suite
dead_cells-zone-threat = Dégâts encore à venir dans la manche
dead_cells-zone-mutations = Plateau mutations
dead_cells-zone-stored = Cartes rangées
dead_cells-zone-record = Campagne
dead_cells-zone-blueprints = Plans
dead_cells-zone-scrolls = Parchemins
dead_cells-zone-turn = Salle
dead_cells-zone-phase = Phase
dead_cells-zone-first = Premier joueur
dead_cells-zone-stage = Départ
dead_cells-zone-biomes = Biomes
dead_cells-zone-ruleset = Règles
dead_cells-zone-cards = Cartes
dead_cells-zone-card = Carte
dead_cells-zone-fighter = Combattant
dead_cells-zone-serenade = Sérénade
dead_cells-zone-health = Vie
dead_cells-zone-max = sur
dead_cells-zone-hearts = Cœurs
dead_cells-zone-slots = Emplacements
dead_cells-zone-shields = Boucliers
dead_cells-zone-gold = Boucliers d’or
dead_cells-zone-worms = Vers
dead_cells-zone-held = Cartes en main
dead_cells-zone-deck = Deck
dead_cells-zone-seat = Place
dead_cells-zone-hands-open = Mains visibles
dead_cells-zone-teeth = Dents en or
dead_cells-zone-cells = Cellules
dead_cells-zone-potions = Potions
dead_cells-zone-keys = Clés
dead_cells-zone-here = le groupe est ici
dead_cells-zone-invisible = invisible
dead_cells-zone-used = utilisé
dead_cells-zone-round = Manche
dead_cells-zone-terrain = Terrain
dead_cells-zone-shown = Cartes montrées
dead_cells-zone-passer = Ne participe pas
dead_cells-zone-announced = Annoncé
dead_cells-zone-ending = Fin
dead_cells-zone-face = Face
dead_cells-phase-camp = Camp
dead_cells-phase-map = Carte
dead_cells-phase-fight = Combat
dead_cells-phase-market = Marché
dead_cells-phase-over = Fini
dead_cells-round-round-0 = 0
dead_cells-round-round-i = I
dead_cells-round-round-ii = II
dead_cells-round-round-iii = III
dead_cells-round-round-iv = IV
dead_cells-terrain-wall = mur
dead_cells-terrain-hole = trou
dead_cells-verb-pass = Continuer
dead_cells-verb-decline = Refuser
dead_cells-verb-take = Prendre
dead_cells-verb-begin = Commencer
dead_cells-verb-put = Poser
dead_cells-verb-store = Ranger
dead_cells-verb-hand = Remettre
dead_cells-verb-first = Premier joueur
dead_cells-verb-give = Donner
dead_cells-verb-scroll = Parchemin
dead_cells-verb-go = Aller
dead_cells-verb-pay = Défausser
dead_cells-verb-use = Utiliser
dead_cells-verb-choose = Choisir
dead_cells-verb-buy = Acheter
dead_cells-verb-drop = Défausser
dead_cells-verb-discard = Défausser la nouvelle
dead_cells-verb-place = Poser
dead_cells-verb-swap = Défausser
dead_cells-verb-aim = Viser
dead_cells-verb-aim-two = Viser deux ennemis
dead_cells-verb-skill = Compétence
dead_cells-verb-loot = Butin
dead_cells-verb-drink = Potion
dead_cells-verb-spend = Dépenser
dead_cells-verb-keep = Garder
dead_cells-verb-cleanse = Retirer
dead_cells-verb-wield = Utiliser
dead_cells-verb-companion = Compagnon

# Phrases à la table
dead_cells-phrase-focus = Visez celui-ci
dead_cells-phrase-leave = Laissez celui-ci
dead_cells-phrase-beware = Attention à celui-ci
dead_cells-phrase-protect = Protégez celui-ci
dead_cells-phrase-get = Prenez ceci
dead_cells-phrase-play-safe = Jouez prudemment
dead_cells-phrase-all-in = On donne tout
