ui-connecting = La nappe se déroule…
ui-no-table = Cette table n’existe pas ici. Il faut le lien ou le navigateur où elle a été mise.
ui-no-server = Le serveur ne répond pas. Lancez-le et réessayez.
ui-offline = La connexion est coupée. Elle revient toute seule.
ui-not-now = Ce n’est pas possible maintenant. On peut choisir ce qui est cousu.
ui-not-your-turn = Vous n’avez rien à décider maintenant.
ui-others-decide = { $count ->
    [one] { $players } décide maintenant.
   *[other] { $players } décident maintenant.
}
ui-to-the-end = Espace ou un clic : aller à la fin
ui-to-the-end-touch = Touchez : aller à la fin
ui-kept = gardé pour la suite
ui-hint-is = Le robot ferait : { $what }
ui-taken-back = Un choix a été repris.
ui-choose-next = choisissez une cible
ui-colon = { " " }:
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
ui-hint-why = Le robot ferait : { $what }. { $why }
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
ui-presence-resting = absence : un robot joue jusqu’au retour
ui-presence-free = personne n’est encore venu
ui-presence-bot = robot, { $level }
seats-others = Qui joue
seats-one = Qui est-ce ?
seat-link = Le lien vers cette place
seat-sit-in = Laisser jouer un robot jusqu’au retour
seat-back = De retour : le robot s’arrête
seat-free = Libérer cette place
seat-free-why = Une place libérée reçoit un nouveau lien ; l’ancien n’ouvre plus rien.
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
ui-points = { $player } montre : { $what }
ui-says = { $player } : { $phrase }
ui-says-of = { $player } : { $phrase } { $what }
ui-phrases = Phrases
ui-phrase-about = « { $phrase } » : montrez maintenant quelque chose
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
ui-tied = Égalité : rien ne les départage.
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
seat-second-why = Scannez ce code avec votre téléphone, ou envoyez-vous le lien. Les deux appareils jouent cette place. Gardez-le pour vous : qui l’a joue à votre place.
seat-second-link = Le lien vers ma place
seat-second-code = Code QR de ma place
ui-story-open = Ce qui s’est passé, pas à pas
ui-end-you = Vous gagnez { $scores }
ui-end-you-honour = Vous gagnez { $scores }, { $honour }
ui-end-we-honour = Victoire ! { $honour } : { $who }, { $scores }
ui-end-honour = Victoire ! { $honour } : { $who }, { $scores }
ui-end-they = { $count ->
    [1] { $who } gagne { $scores }
   *[other] { $who } gagnent { $scores }
}
ui-end-nobody = Personne ne gagne
