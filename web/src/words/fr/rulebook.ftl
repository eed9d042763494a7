rules-title = Règles
rules-search = Chercher une règle ou un mot
rules-chapters = Chapitres
rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-none = Aucune règle ne dit « { $text } ». Essayez un autre mot, ou un numéro comme { $example }.
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
rules-by-itself = Personne n’a de choix : le jeu continue de lui-même.
rules-does = { $player } : { $what }
rules-tries = { $player } essaie : { $what }
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
