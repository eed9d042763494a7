var e=`# Un combat, tel qu’il est dessiné
dcf-fight = Le combat
dcf-next = Ensuite
dcf-order = La suite de cette manche
dcf-if-nobody = Si personne ne les arrête
dcf-threat = Menace
dcf-laid = { $count ->
    [one] { $count } carte posée sur { $of }
   *[other] { $count } cartes posées sur { $of }
}
dcf-all = tous
dcf-nobody = personne
dcf-group = Groupe
dcf-space-left = derrière
dcf-space-front = premier
dcf-space-middle = second
dcf-space-far = au loin
dcf-terrain-wall = un mur derrière eux
dcf-terrain-hole = un trou derrière eux
dcf-you-lay = Posez une carte
dcf-lays = { $player } pose une carte
dcf-lay-title = Posez une carte
dcf-lay-help = Nommez une de ses lignes\xA0: c’est tout ce que les autres en sauront.
dcf-others-lay = Les autres posent
dcf-others-goals = Montrez une figure ou dites une phrase. On ne dit rien de ses propres cartes.
dcf-others-open = Toutes les mains sont ouvertes\xA0: parlez-en.
dcf-announce = Nommer la ligne la plus forte à ma place
dcf-lay-it = La poser
dcf-named = manche { $round }\xA0: { $what }. On la pose\xA0?
dcf-round-end = fin de la manche\xA0: { $told }
dcf-end-gaps = les vides se ferment
dcf-end-bleeds = qui saigne meurt
dcf-end-falls = { $count ->
    [one] un tombe
   *[other] { $count } tombent
}
dcf-turn-card = Carte\xA0:
dcf-you-decide = Vous êtes premier\xA0: à vous de décider
dcf-decide-help = Un dégât. Chacun peut être nommé\xA0; un bouclier l’arrête, s’il y en a un.
dcf-they-decide = { $player } décide pour le groupe
dcf-they-decide-help = Un clic montre qui vous nommeriez.
dcf-call-me = Moi\xA0!
dcf-all-hits = les { $count }
dcf-for-whom = Pour qui\xA0?
dcf-who-passes = Qui passe ce combat\xA0?
dcf-who-first = Qui est premier joueur\xA0?
dcf-has = { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}, { $shields ->
    [0] sans bouclier
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
dcf-hearts = { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
}
dcf-loses = { $before } → { $after } cœurs
dcf-would-die = en meurt
dcf-stopped-shield = le bouclier part
dcf-stopped-gold = un bouclier d’or peut partir
dcf-stopped-ability = le coup est arrêté
dcf-stopped-companion = le compagnon l’encaisse
dcf-our-cards = Nos cartes
dcf-acts = agit
dcf-done = fait
dcf-waits = attend
dcf-dead = mort
dcf-row = manche { $round }\xA0: { $done }
dcf-frozen-in = gelé à la manche { $rounds }
dcf-invisible = invisible
dcf-boss-turn = Carte de tour
dcf-passed = a déjà passé
dcf-instance = { $side ->
    [0] premier exemplaire
   *[other] second exemplaire
}
dcf-swords = { $count ->
    [one] encore une épée
   *[other] encore { $count } épées
}

dcf-heap-teeth = { $count ->
    [one] une dent en or
   *[other] { $count } dents en or
}
dcf-heap-cells = { $count ->
    [one] une cellule
   *[other] { $count } cellules
}
dcf-heap-potions = { $count ->
    [one] une potion
   *[other] { $count } potions
}
dcf-heap-keys = { $count ->
    [one] une clé
   *[other] { $count } clés
}
dcf-heap-scrolls = { $count ->
    [one] un parchemin
   *[other] { $count } parchemins
}
dcf-heap-equipment = { $count ->
    [one] un équipement
   *[other] { $count } équipements
}
dcf-heap-blueprints = { $count ->
    [one] un plan
   *[other] { $count } plans
}

dcf-act-nothing = rien
dcf-act-hit = { $n ->
    [one] un coup
   *[other] { $n } coups
}
dcf-act-pierce = { $n ->
    [one] un coup imblocable
   *[other] { $n } coups imblocables
}
dcf-act-strike = { $n ->
    [one] un dégât
   *[other] { $n } dégâts
}
dcf-act-wound = { $n ->
    [one] un dégât
   *[other] { $n } dégâts
}
dcf-act-shield = { $n ->
    [one] un bouclier
   *[other] { $n } boucliers
}
dcf-act-guard = { $n ->
    [one] un bouclier
   *[other] { $n } boucliers
}
dcf-act-gold = { $n ->
    [one] un bouclier d’or
   *[other] { $n } boucliers d’or
}
dcf-act-heal = soigne { $n }
dcf-act-skill = une compétence
dcf-act-loot = butin
dcf-act-push = pousse de { $n }
dcf-act-pull = tire de { $n }
dcf-act-cleanse = enlève un état
dcf-act-ward = aucun état ne l’atteint
dcf-act-repeat-row = la ligne d’avant, encore
dcf-act-draw = pioche { $n }
dcf-act-discard = défausse { $n }
dcf-act-poisoned = empoisonné
dcf-act-bleeding = saignement
dcf-act-on-fire = en feu
dcf-act-frozen = gelé
dcf-act-marked = ciblé
dcf-act-vanish = invisible
dcf-act-die = en meurt ensuite
dcf-act-flee = fuit ensuite
dcf-act-worm = un ver
dcf-act-sicken = Malaise
dcf-act-move = change de place
dcf-act-unworm = un ver de moins
dcf-act-teeth = dents
dcf-act-cells = cellules
dcf-act-for-all = { $done } pour tous
dcf-act-for-two = { $done } pour deux
dcf-act-for-fp = { $done } pour le premier joueur
dcf-act-for-ally = { $done } pour un autre
dcf-act-for-others = { $done } pour les autres
`;export{e as default};