var e=`runs-campaigns = Campagnes
runs-about = campagne, { $count ->
    [0] aucune run jouée
    [one] { $count } run jouée
   *[other] { $count } runs jouées
}
runs-count = { $count ->
    [0] aucune run
    [one] { $count } run
   *[other] { $count } runs
}
runs-number = Run { $run }
runs-run-of = Run { $run } de «\xA0{ $name }\xA0»
runs-what = Que sera-ce\xA0?
runs-way-campaign = Nouvelle campagne
runs-way-campaign-is = Une run après l’autre, et quelque chose reste.
runs-way-single = Une seule partie
runs-way-single-is = Elle se suffit à elle-même.
runs-name = Nom de la campagne
runs-rename = Renommer
runs-rename-done = Garder ce nom
runs-no = Plutôt pas
runs-journal = Journal des runs
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
runs-settled = Décidé par la première run
runs-long = Tours par run
runs-this = Cette campagne
runs-playing = { $turn ->
    [0] La table est mise.
   *[other] La run est en cours\xA0: tour { $turn }.
}
runs-watch = Regarder
runs-give-up = Abandonner cette run
runs-give-up-ask = Abandonner la run { $run }\xA0?
runs-give-up-why = Ce sera comme si elle n’avait jamais commencé. La campagne reste telle que les runs précédentes l’ont laissée.
runs-dropped = La run en cours ne pouvait pas continuer, elle a donc été abandonnée. La campagne elle-même n’a rien perdu. { $why }
runs-next = Run suivante
runs-join-next = Rejoindre la run suivante
runs-other = Autre compagnie
runs-first = Choisir qui joue
runs-same = La même compagnie\xA0: { $names }.
runs-nobody = Personne n’est encore assis à la table.
runs-who = Qui joue la run { $run }\xA0?
runs-begin = Commencer la run
runs-load = Ouvrir un fichier
runs-anew = Recommencer
runs-anew-ask = Recommencer\xA0?
runs-anew-why = Une nouvelle campagne de «\xA0{ $game }\xA0» commence à zéro. Celle-ci reste dans votre liste jusqu’à ce que vous la retiriez.
runs-remove = Retirer de la liste
runs-remove-ask = Retirer «\xA0{ $name }\xA0» de la liste\xA0?
runs-remove-why = Ce navigateur oubliera la campagne. Si vous voulez un jour la continuer, sauvegardez-la d’abord dans un fichier.
runs-not-again = Elle a été jouée avec d’autres règles et ne peut plus être revue.
`;export{e as default};