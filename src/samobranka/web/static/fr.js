var e=Object.values(Object.assign({"./fr/aiming.ftl":`ui-aim = Visée
ui-vibrate = Le téléphone vibre quand quelque chose est touché
ui-aim-show = Les autres voient où je vise
ui-aim-back = Tirer à l’opposé de la cible, comme une fronde
ui-aim-first = Viser d’abord, puis appuyer sur le bouton
ui-aim-field = Le terrain
ui-aim-lacks = Choisissez d’abord\xA0: { $what }
ui-aim-how = Montrez un point du terrain ou déplacez les curseurs.
ui-aim-pull = Prenez la pièce et tirez, ou déplacez les curseurs.
ui-aim-let-go = Prenez la pièce, tirez et lâchez, ou déplacez les curseurs.
ui-aim-ready = Prêt.
ui-aim-lower = Baisser
ui-aim-as-hinted = Suivre le conseil
ui-aim-across = en travers
ui-aim-ahead = devant
ui-aim-less = { $what }\xA0: moins
ui-aim-more = { $what }\xA0: plus
ui-aims = vise\xA0: { $what }
ui-yes = oui
ui-no = non
ui-clock = Le mouvement
ui-clock-slowly = Lentement
ui-clock-hold = Suspendre
ui-clock-on = Continuer
ui-clock-end = À la fin
ui-clock-again = Encore une fois
ui-key-aim = viser (avec Maj, finement), plus fort, moins fort
ui-key-region = viser autrement
lesson-aim = Visez d’abord là où est la lampe.
ui-see-again = Revoir une fois de plus
ui-try-again = Encore
`,"./fr/home.ftl":`ui-brand = Samobranka
ui-tagline = la nappe qui se met toute seule
ui-home = Accueil
ui-play-now = Jouer
ui-set-up = Mettre la table
ui-coming = Viendra plus tard
ui-your-tables = Votre place est gardée
ui-go-on = Continuer
ui-over = La partie est finie
ui-turn-number = { $turn ->
    [0] la table est mise
   *[other] tour { $turn }
}
ui-with = avec { $names }
ui-forget = Oublier cette table
ui-minutes = { $count } min
ui-players = Joueurs
ui-how-many = Combien de joueurs
ui-who = Qui joue
ui-seat-here = Sur cet appareil
ui-seat-link = Un ami, par lien
ui-seat-bot = Robot
ui-name = Nom
ui-options = Règles de cette table
ui-rulings = Autres points de règle
ui-by-itself = Comme d’habitude
ui-lay = Mettre la table
animal-fox = Renard
animal-bear = Ours
animal-hare = Lièvre
animal-frog = Grenouille
animal-pike = Brochet
animal-rooster = Coq
game-castle_panic = Castle Panic
game-castle_panic-line = Tenez six tours ensemble.
game-bad_bones = Bad Bones
game-bad_bones-line = Envoyez les morts chez vos voisins.
game-nastolie = Nastolie
game-nastolie-line = Des pichenettes sur un bureau.
game-dead_cells = Dead Cells
game-dead_cells-line = Mourir, apprendre, recommencer.
home-set-up = Préparer
home-new = Nouveau ici\xA0? Jouez une première partie commentée
home-company = Qui joue\xA0?
home-company-me = Juste moi
    .help = «\xA0Jouer\xA0» assied un robot avec vous.
home-company-sofa = Ce canapé
    .help = «\xA0Jouer\xA0» assied deux personnes à cet écran.
home-company-far = Des amis au loin
    .help = «\xA0Jouer\xA0» donne un lien pour un ami.
home-company-far-short = Au loin
home-your-move = À vous
home-waits = On vous attend
home-finished = Parties terminées
home-all = Tout afficher ({ $count })
home-invited = Invité\xA0?
home-invited-how = Collez le lien ou tapez le code
home-join = Entrer
home-load = Ouvrir une partie enregistrée
home-drop = Déposez la partie enregistrée ici
home-weight = Difficulté des règles
home-light = léger
home-medium = moyen
home-heavy = ardu
setup-animal = Un autre animal
setup-level = Sa force
setup-links = Une fois la table mise, vous recevrez un code et un lien pour chaque ami.
seats-title = Qui s’assied où\xA0?
seats-about = La partie enregistrée est sur la table\xA0: { $game }, { $turn }.
join-title = Rejoindre une table
join-free = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
join-name = Votre nom
join-seat-free = libre
join-seat-taken = prise
join-sit = S’asseoir
join-watch = Regarder seulement
invite-code = Donnez-leur le code, ou faites-le scanner\xA0:
invite-copy-code = Copier le lien
invite-copy = Copier
invite-watch = Pour regarder seulement
invite-none = Plus personne n’est attendu. Ce lien permet de regarder.
invite-local = Ces liens ne s’ouvrent que sur cet ordinateur. Pour que des amis viennent d’ailleurs, lancez ainsi\xA0: python3 run.py serve --host 0.0.0.0
ui-invite = Inviter
ui-this-table = Cette table
ui-not-copied = Le navigateur ne laisse pas cette page copier. Sélectionnez le texte et copiez-le vous-même.
ui-elsewhere = Ce lien mène à un autre serveur\xA0: { $address }. Ouvrez-le dans le navigateur.
credits-title = Crédits
credits-ours = Samobranka est un logiciel libre sous licence MIT. Les dessins sont de nous, sauf ceux-ci\xA0:
credits-game-icons = Icônes des jeux, recolorées
credits-interface-icons = Icônes de l’interface
credits-type = Caractères
credits-code = Code de cette page
credits-games = Les jeux
credits-notice = Samobranka est un arbitre officieux de jeux de société\xA0; leurs éditeurs ne l’ont ni fait, ni approuvé, ni vérifié.
credits-owners = Les titres des jeux et les noms de leurs éléments appartiennent à leurs propriétaires. Les règles sont dites avec nos propres mots\xA0; aucun texte, image ou logo d’éditeur n’est repris. Si un jeu vous plaît, achetez la boîte.
setup-patience = Quelqu’un s’absente
    .help = Quand c’est à lui, un robot joue après ce délai. Il retrouve sa place dès son retour.
setup-patience-minutes = { $count ->
    [one] après { $count } minute
   *[other] après { $count } minutes
}
setup-patience-never = attendre toujours
`,"./fr/replay.ftl":`tape-watch = Revoir
tape-see = Revoir ce moment
tape-controls = Relecture
tape-position = Place dans la partie
tape-play = Lecture
tape-pause = Pause
tape-back = Un choix en arrière
tape-forward = Un choix en avant
tape-start = Au début
tape-end = À la fin
tape-speed = Vitesse
tape-turns = Tours
tape-turn = Tour { $turn }
tape-choice = choix { $at } sur { $last }
tape-laid = La table est mise.
tape-secret = un choix caché à ces yeux
tape-eyes = Par les yeux de qui
tape-eyes-all = Tout est ouvert
tape-eyes-watch = Un spectateur
tape-share = Partager ce moment
tape-shared = Le lien vers ce moment est copié. Il permet de regarder, rien d’autre.
tape-save = Enregistrer dans un fichier
tape-to-table = À la table
tape-seen = Revu
tape-when = { $at ->
    [0] avant le premier choix
   *[other] { $turn }, après le choix { $at } sur { $last }
}
tape-your-turn = c’est à vous
tape-earlier = La ligne d’avant
tape-next = La ligne d’après
tape-to-game = Retour à la partie
`,"./fr/rulebook.ftl":`rules-title = Règles
rules-search = Chercher une règle ou un mot
rules-chapters = Chapitres
rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-none = Aucune règle ne dit «\xA0{ $text }\xA0». Essayez un autre mot, ou un numéro comme { $example }.
rules-show = Montre-moi
rules-examples = { $count ->
    [one] { $count } exemple
   *[other] { $count } exemples
}
rules-fewer = Replier les exemples
rules-example = Exemple { $rule }
rules-example-step = Exemple { $rule }, étape { $step } sur { $steps }
rules-example-of = Exemple { $number } sur { $count }
rules-given = Départ
rules-move = Coup
rules-move-number = Coup { $number }
rules-result = Résultat
rules-play = Jouer
rules-again = Revoir
rules-practise = À vous de jouer
rules-practise-help = Une table d’entraînement qui commence comme cet exemple
rules-pause = Pause
rules-step-back = Une étape en arrière
rules-step-on = Une étape en avant
rules-speed = Vitesse
rules-next = Autre exemple
rules-stop = Fermer l’exemple
rules-back = Revenir à la partie
rules-from-the-book = Un exemple des règles.
rules-game-waits = Votre partie attend.
rules-by-itself = Personne n’a de choix\xA0: le jeu continue de lui-même.
rules-does = { $player }\xA0: { $what }
rules-tries = { $player } essaie\xA0: { $what }
rules-tries-something = { $player } essaie une chose interdite.
rules-refused = Interdit
rules-not-here = pas à cette table
rules-otherwise-here = autrement ici
rules-otherwise = les éditions diffèrent
rules-this-table = à cette table
rules-needs = Ne vaut qu’avec
rules-played-with = Joué avec
rules-players = Joueurs
rules-on = activé
rules-off = désactivé
rules-link = Lien vers cette règle
rules-link-of = Lien vers la règle { $rule }, nouvel onglet
rules-rule = Règle { $rule }
`,"./fr/settings.ftl":`ui-settings = Réglages
ui-close = Fermer
ui-language = Langue
ui-theme = Lumière
ui-theme-system = Comme le système
ui-theme-light = Jour
ui-theme-dark = Soir
ui-speed = Vitesse
ui-speed-slow = Lente
ui-speed-normal = Normale
ui-speed-fast = Rapide
ui-speed-off = D’un coup
ui-sound = Son
ui-volume = Volume
ui-on = Activé
ui-off = Coupé
ui-symbols = Signes
ui-symbols-always = Montrer signes et motifs partout où il y a une couleur
ui-motion = Votre système demande moins de mouvement\xA0: les pièces bougent d’un coup.
ui-my-turn = Mon tour
ui-skip-stops = Continuer tout seul quand il n’y a qu’un choix
ui-foresight = Montrer la portée des pièces et ce qui arriverait quand je les montre
ui-notify = Quand je regarde ailleurs
ui-notify-turn = Me prévenir quand c’est à moi
ui-notify-denied = Ce navigateur ne permet pas les notifications ici.
ui-keyboard = Clavier
ui-key-choose = les boutons de la barre de titre
ui-key-next = la prochaine chose à choisir (avec Maj, la précédente)
ui-key-tab = d’une commande à l’autre
ui-key-foresee = ce qui viendrait ensuite, quand le jeu le montre
ui-key-point = la désigner
ui-key-about = ce que c’est et ce que ça fait
ui-key-hurry = aller à la fin du récit (aussi Échap, ou un clic sur le plateau)
ui-key-rules = Règles
`,"./fr/table.ftl":`ui-connecting = La nappe se déroule…
ui-no-table = Cette table n’existe pas ici. Il faut le lien ou le navigateur où elle a été mise.
ui-no-server = Le serveur ne répond pas. Lancez-le et réessayez.
ui-offline = La connexion est coupée. Elle revient toute seule.
ui-not-now = Ce n’est pas possible maintenant. On peut choisir ce qui est cousu.
ui-not-your-turn = Vous n’avez rien à décider maintenant.
ui-others-decide = { $count ->
    [one] { $players } décide maintenant.
   *[other] { $players } décident maintenant.
}
ui-to-the-end = Espace ou un clic\xA0: aller à la fin
ui-to-the-end-touch = Touchez\xA0: aller à la fin
ui-kept = gardé pour la suite
ui-hint-is = Le robot ferait\xA0: { $what }
ui-taken-back = Un choix a été repris.
ui-choose-next = choisissez une cible
ui-colon = { "\xA0" }:
ui-put-back = Reposer
ui-undo = Revenir en arrière
ui-hint = Conseil
ui-you = vous
ui-out = hors du jeu
ui-hand = Votre main
ui-trophies = Trophées
ui-phases = Phases du tour
ui-look = Voir la table
ui-tab-hand = Main
ui-tab-story = Récit
ui-tab-players = Joueurs
ui-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
ui-hint-why = Le robot ferait\xA0: { $what }. { $why }
ui-decides = { $count ->
    [one] décide
   *[other] décident
}
ui-resting = Un robot joue pour vous.
ui-take-back = Reprendre la place
ui-go-away = Laisser jouer un robot en mon absence
ui-my-seat = Ma place
ui-animal = Animal
ui-colour = Couleur
ui-colour-fox = Orange
ui-colour-bear = Prune
ui-colour-hare = Paille
ui-colour-frog = Vert
ui-colour-pike = Bleu
ui-colour-rooster = Rouge
ui-presence-here = à la table
ui-presence-away = pas à la table
ui-presence-resting = absence\xA0: un robot joue jusqu’au retour
ui-presence-free = personne n’est encore venu
ui-presence-bot = robot, { $level }
seats-others = Qui joue
seats-one = Qui est-ce\xA0?
seat-link = Le lien vers cette place
seat-sit-in = Laisser jouer un robot jusqu’au retour
seat-back = De retour\xA0: le robot s’arrête
seat-free = Libérer cette place
seat-free-why = Une place libérée reçoit un nouveau lien\xA0; l’ancien n’ouvre plus rien.
seat-to-bot = Y asseoir un robot
seat-to-link = La donner à un ami, par lien
seat-to-here = Y jouer sur cet appareil
seat-freed = La personne qui a mis la table a libéré votre place. L’ancien lien ne mène plus ici.
ui-turn-of = { $player }, c’est à vous
ui-turn-title = À vous de jouer – { $game }
ui-curtain = Passez l’appareil à { $player }
ui-curtain-why = La suite n’est que pour ses yeux.
ui-curtain-open = C’est moi, { $player }
ui-watching = Vous regardez
ui-watching-why = Vous voyez ce que voit n’importe qui près de la table, et vous pouvez parler dans la discussion.
ui-spectator = Quelqu’un qui regarde
ui-chat = Discussion
ui-chat-say = Dites quelque chose
ui-points = { $player } montre\xA0: { $what }
ui-says = { $player }\xA0: { $phrase }
ui-says-of = { $player }\xA0: { $phrase } { $what }
ui-phrases = Phrases
ui-phrase-about = «\xA0{ $phrase }\xA0»\xA0: montrez maintenant quelque chose
ui-talk-signals = Seulement des gestes et des phrases
ui-talk-none = Silence maintenant
ui-talk-later = Les joueurs le liront plus tard
ui-chat-send = Dire
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
ui-tab-chat = Discussion
ui-menu = Menu
ui-more = { $count } de plus…
ui-full = Plein écran
ui-result = Le résultat
ui-figures = La partie en chiffres
ui-figures-end = fin
ui-honour = premier parmi les vainqueurs
ui-won = victoire
ui-tied = Égalité\xA0: rien ne les départage.
ui-rematch = Rejouer
ui-rematch-join = Rejoindre la revanche
ui-places = Cases
ui-choices = Choix
ui-away = { $count ->
    [one] s’est absenté.
   *[other] se sont absentés.
}
ui-away-never = { $count ->
    [one] n’est pas encore là.
   *[other] ne sont pas encore là.
}
ui-away-bot = Un robot joue dans { $time }
ui-away-sit-in = { $count ->
    [one] Laisser jouer un robot
   *[other] Laisser jouer des robots
}
ui-coming-came = { $player } s’assied à la table.
ui-coming-left = { $player } a quitté la table.
ui-coming-back = { $player } est de retour.
ui-coming-bot = Un robot remplace { $player }.
seat-second = Ouvrir ma place aussi sur mon téléphone
seat-second-why = Scannez ce code avec votre téléphone, ou envoyez-vous le lien. Les deux appareils jouent cette place. Gardez-le pour vous\xA0: qui l’a joue à votre place.
seat-second-link = Le lien vers ma place
seat-second-code = Code QR de ma place
ui-story-open = Ce qui s’est passé, pas à pas
ui-end-you = Vous gagnez { $scores }
ui-end-you-honour = Vous gagnez { $scores }, { $honour }
ui-end-we-honour = Victoire\xA0! { $honour }\xA0: { $who }, { $scores }
ui-end-honour = Victoire\xA0! { $honour }\xA0: { $who }, { $scores }
ui-end-they = { $count ->
    [1] { $who } gagne { $scores }
   *[other] { $who } gagnent { $scores }
}
ui-end-nobody = Personne ne gagne
`,"./fr/tutorial.ftl":`lesson-title = Leçon
lesson-learn = Apprendre
lesson-step = Étape { $number } sur { $count }
lesson-next = Continuer
lesson-back = Retour
lesson-skip = Faites-le
lesson-leave = Quitter
lesson-play-on = Continuer à jouer
lesson-first = Essayez d’abord ceci\xA0: { $what }.
lesson-read-on = Lisez d’abord la suite, puis ce sera à vous.
lesson-strayed = Vous voilà hors de la leçon. Revenez en arrière et réessayez, ou continuez sans professeur.
`})).join(`
`);export{e as default};