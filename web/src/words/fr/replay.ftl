tape-watch = Revoir
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
