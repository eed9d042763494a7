ui-connecting = La nappe se déroule…
ui-no-table = Cette table n’existe pas ici. Il faut le lien ou le navigateur où elle a été mise.
ui-no-server = Le serveur ne répond pas. Lancez-le et réessayez.
ui-offline = La connexion est coupée. Elle revient toute seule.
ui-not-now = Ce n’est pas possible maintenant. On peut choisir ce qui est cousu.
ui-not-your-turn = Vous n’avez rien à décider maintenant.
ui-hint-is = Le robot ferait : { $what }
ui-waits = { $player } réfléchit
ui-story-goes-on = L’histoire continue…
ui-choose-next = choisissez une cible
ui-put-back = Reposer
ui-undo = Revenir en arrière
ui-hint = Conseil
ui-you = vous
ui-bot = robot
ui-away = parti
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
