ui-brand = Samobranka
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
home-new = Nouveau ici ? Jouez une première partie commentée
home-company = Qui joue ?
home-company-me = Juste moi
    .help = « Jouer » assied un robot avec vous.
home-company-sofa = Ce canapé
    .help = « Jouer » assied deux personnes à cet écran.
home-company-far = Des amis au loin
    .help = « Jouer » donne un lien pour un ami.
home-company-far-short = Au loin
home-your-move = À vous
home-waits = On vous attend
home-finished = Parties terminées
home-all = Tout afficher ({ $count })
home-invited = Invité ?
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
seats-title = Qui s’assied où ?
seats-about = La partie enregistrée est sur la table : { $game }, { $turn }.
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
invite-code = Donnez-leur le code, ou faites-le scanner :
invite-copy-code = Copier le lien
invite-copy = Copier
invite-watch = Pour regarder seulement
invite-none = Plus personne n’est attendu. Ce lien permet de regarder.
invite-local = Ces liens ne s’ouvrent que sur cet ordinateur. Pour que des amis viennent d’ailleurs, lancez ainsi : python3 run.py serve --host 0.0.0.0
ui-invite = Inviter
ui-this-table = Cette table
ui-not-copied = Le navigateur ne laisse pas cette page copier. Sélectionnez le texte et copiez-le vous-même.
ui-elsewhere = Ce lien mène à un autre serveur : { $address }. Ouvrez-le dans le navigateur.
credits-title = Crédits
credits-ours = Samobranka est un logiciel libre sous licence MIT. Les dessins sont de nous, sauf ceux-ci :
credits-game-icons = Icônes des jeux, recolorées
credits-interface-icons = Icônes de l’interface
credits-type = Caractères
credits-code = Code de cette page
credits-games = Les jeux
credits-notice = Samobranka est un arbitre officieux de jeux de société ; leurs éditeurs ne l’ont ni fait, ni approuvé, ni vérifié.
credits-owners = Les titres des jeux et les noms de leurs éléments appartiennent à leurs propriétaires. Les règles sont dites avec nos propres mots ; aucun texte, image ou logo d’éditeur n’est repris. Si un jeu vous plaît, achetez la boîte.
setup-patience = Quelqu’un s’absente
    .help = Quand c’est à lui, un robot joue après ce délai. Il retrouve sa place dès son retour.
setup-patience-minutes = { $count ->
    [one] après { $count } minute
   *[other] après { $count } minutes
}
setup-patience-never = attendre toujours
