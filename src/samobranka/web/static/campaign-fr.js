var e=`runs-campaigns = Campagnes
runs-about = campagne, { $count ->
    [0] aucune manche jouée
    [one] { $count } manche jouée
   *[other] { $count } manches jouées
}
runs-count = { $count ->
    [0] aucune manche
    [one] { $count } manche
   *[other] { $count } manches
}
runs-number = Manche { $run }
runs-run-of = Manche { $run } de « { $name } »
runs-what = Que sera-ce ?
runs-way-campaign = Nouvelle campagne
runs-way-campaign-is = Une manche après l’autre, et quelque chose reste.
runs-way-single = Une seule partie
runs-way-single-is = Elle se suffit à elle-même.
runs-name = Nom de la campagne
runs-rename = Renommer
runs-rename-done = Garder ce nom
runs-no = Plutôt pas
runs-journal = Journal des manches
runs-milestones = Étapes
runs-reached = atteint
runs-to-come = encore à venir
runs-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
runs-seal-open = encore en cours
runs-seal-lost = perdue
runs-seal-some = quelqu’un a gagné
runs-seal-won = gagnée
runs-far = Le chemin parcouru
runs-settled = Décidé par la première manche
runs-long = Tours par manche
runs-this = Cette campagne
runs-playing = { $turn ->
    [0] La table est mise.
   *[other] La manche est en cours : tour { $turn }.
}
runs-watch = Regarder
runs-give-up = Abandonner cette manche
runs-give-up-ask = Abandonner la manche { $run } ?
runs-give-up-why = Ce sera comme si elle n’avait jamais commencé. La campagne reste telle que les manches précédentes l’ont laissée.
runs-dropped = La manche en cours ne pouvait pas continuer, elle a donc été abandonnée. La campagne elle-même n’a rien perdu. { $why }
runs-next = Manche suivante
runs-join-next = Rejoindre la manche suivante
runs-other = Autre compagnie
runs-first = Choisir qui joue
runs-same = La même compagnie : { $names }.
runs-nobody = Personne n’est encore assis à la table.
runs-who = Qui joue la manche { $run } ?
runs-begin = Commencer la manche
runs-load = Ouvrir un fichier
runs-anew = Recommencer
runs-anew-ask = Recommencer ?
runs-anew-why = Une nouvelle campagne de « { $game } » commence à zéro. Celle-ci reste dans votre liste jusqu’à ce que vous la retiriez.
runs-remove = Retirer de la liste
runs-remove-ask = Retirer « { $name } » de la liste ?
runs-remove-why = Ce navigateur oubliera la campagne. Si vous voulez un jour la continuer, sauvegardez-la d’abord dans un fichier.
runs-not-again = Elle a été jouée avec d’autres règles et ne peut plus être revue.
`;export{e as default};