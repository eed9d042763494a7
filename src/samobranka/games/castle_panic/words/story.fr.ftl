## Le récit : une ligne pour ce que quelqu’un a fait et ce qui s’ensuit

# Les monstres : sujet d’une phrase, nouveau venu, et complément.
castle_panic-foe-goblin = le gobelin
    .a = un gobelin
    .whom = le gobelin
    .title = { castle_panic-help-goblin }
castle_panic-foe-orc = l’orque
    .a = un orque
    .whom = l’orque
    .title = { castle_panic-help-orc }
castle_panic-foe-troll = le troll
    .a = un troll
    .whom = le troll
    .title = { castle_panic-help-troll }
castle_panic-foe-goblin-king = le Roi gobelin
    .a = le Roi gobelin
    .whom = le Roi gobelin
    .title = { castle_panic-help-goblin-king }
castle_panic-foe-healer = le Guérisseur
    .a = le Guérisseur
    .whom = le Guérisseur
    .title = { castle_panic-help-healer }
castle_panic-foe-orc-warlord = le Seigneur de guerre orque
    .a = le Seigneur de guerre orque
    .whom = le Seigneur de guerre orque
    .title = { castle_panic-help-orc-warlord }
castle_panic-foe-troll-mage = le Mage troll
    .a = le Mage troll
    .whom = le Mage troll
    .title = { castle_panic-help-troll-mage }

# Plusieurs de la même espèce.
castle_panic-foes-goblin = { $count ->
    [2] deux gobelins
    [3] trois gobelins
   *[other] { $count } gobelins
}
    .title = { castle_panic-help-goblin }
castle_panic-foes-orc = { $count ->
    [2] deux orques
    [3] trois orques
   *[other] { $count } orques
}
    .title = { castle_panic-help-orc }
castle_panic-foes-troll = { $count ->
    [2] deux trolls
    [3] trois trolls
   *[other] { $count } trolls
}
    .title = { castle_panic-help-troll }

# Les cartes : celle dont on parle, et une nouvelle (.a).
castle_panic-told-red-archer = l’archer rouge
    .a = un archer rouge
    .many = { $count ->
        [2] deux archers rouges
        [3] trois archers rouges
       *[other] { $count } archers rouges
    }
    .title = { castle_panic-help-archer }
castle_panic-told-green-archer = l’archer vert
    .a = un archer vert
    .many = { $count ->
        [2] deux archers verts
        [3] trois archers verts
       *[other] { $count } archers verts
    }
    .title = { castle_panic-help-archer }
castle_panic-told-blue-archer = l’archer bleu
    .a = un archer bleu
    .many = { $count ->
        [2] deux archers bleus
        [3] trois archers bleus
       *[other] { $count } archers bleus
    }
    .title = { castle_panic-help-archer }
castle_panic-told-any-archer = l’archer toute couleur
    .a = un archer toute couleur
    .title = { castle_panic-help-any-archer }
castle_panic-told-red-knight = le chevalier rouge
    .a = un chevalier rouge
    .many = { $count ->
        [2] deux chevaliers rouges
        [3] trois chevaliers rouges
       *[other] { $count } chevaliers rouges
    }
    .title = { castle_panic-help-knight }
castle_panic-told-green-knight = le chevalier vert
    .a = un chevalier vert
    .many = { $count ->
        [2] deux chevaliers verts
        [3] trois chevaliers verts
       *[other] { $count } chevaliers verts
    }
    .title = { castle_panic-help-knight }
castle_panic-told-blue-knight = le chevalier bleu
    .a = un chevalier bleu
    .many = { $count ->
        [2] deux chevaliers bleus
        [3] trois chevaliers bleus
       *[other] { $count } chevaliers bleus
    }
    .title = { castle_panic-help-knight }
castle_panic-told-any-knight = le chevalier toute couleur
    .a = un chevalier toute couleur
    .title = { castle_panic-help-any-knight }
castle_panic-told-red-swordsman = l’épéiste rouge
    .a = un épéiste rouge
    .many = { $count ->
        [2] deux épéistes rouges
        [3] trois épéistes rouges
       *[other] { $count } épéistes rouges
    }
    .title = { castle_panic-help-swordsman }
castle_panic-told-green-swordsman = l’épéiste vert
    .a = un épéiste vert
    .many = { $count ->
        [2] deux épéistes verts
        [3] trois épéistes verts
       *[other] { $count } épéistes verts
    }
    .title = { castle_panic-help-swordsman }
castle_panic-told-blue-swordsman = l’épéiste bleu
    .a = un épéiste bleu
    .many = { $count ->
        [2] deux épéistes bleus
        [3] trois épéistes bleus
       *[other] { $count } épéistes bleus
    }
    .title = { castle_panic-help-swordsman }
castle_panic-told-any-swordsman = l’épéiste toute couleur
    .a = un épéiste toute couleur
    .title = { castle_panic-help-any-swordsman }
castle_panic-told-red-hero = le héros rouge
    .a = un héros rouge
    .title = { castle_panic-help-hero }
castle_panic-told-green-hero = le héros vert
    .a = un héros vert
    .title = { castle_panic-help-hero }
castle_panic-told-blue-hero = le héros bleu
    .a = un héros bleu
    .title = { castle_panic-help-hero }
castle_panic-told-brick = les briques
    .a = des briques
    .many = { $count ->
        [2] deux lots de briques
        [3] trois lots de briques
       *[other] { $count } lots de briques
    }
    .title = { castle_panic-help-brick }
castle_panic-told-mortar = le mortier
    .a = du mortier
    .many = { $count ->
        [2] deux sacs de mortier
        [3] trois sacs de mortier
       *[other] { $count } sacs de mortier
    }
    .title = { castle_panic-help-mortar }
castle_panic-told-barbarian = le barbare
    .title = { castle_panic-help-barbarian }
castle_panic-told-nice-shot = « Joli tir »
    .title = { castle_panic-help-nice-shot }
castle_panic-told-tar = le goudron
    .a = du goudron
    .title = { castle_panic-help-tar }
castle_panic-told-drive-him-back = « Repoussez-le ! »
    .title = { castle_panic-help-drive-him-back }
castle_panic-told-fortify-wall = le renfort de mur
    .a = un renfort de mur
    .title = { castle_panic-help-fortify-wall }
castle_panic-told-missing = « Manqué »
    .title = { castle_panic-help-missing }
castle_panic-told-draw-2 = « Piochez 2 cartes »
    .title = { castle_panic-help-draw-2 }
castle_panic-told-scavenge = « Récupération »
    .title = { castle_panic-help-scavenge }

castle_panic-story-number = { $number }
castle_panic-story-in-arc = { $foe } dans le secteur { $arc }
castle_panic-story-loss = { $player_is ->
    [you] Vous perdez { $cards }.
   *[other] { $player } perd { $cards }.
}

castle_panic-story-dealt = { $players ->
    [one] { $player_is ->
        [you] Vous recevez { $count ->
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $count }
    } cartes.
       *[other] { $player } reçoit { $count ->
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $count }
    } cartes.
    }
   *[other] Chacun reçoit { $count ->
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $count }
    } cartes.
}
castle_panic-story-turn = { $player_is ->
    [you] Tour { $turn } : à vous.
   *[other] Tour { $turn } : { $player } joue.
}
castle_panic-story-offer = { $player_is ->
    [you] Vous proposez à { $partner } { $card } contre { $wanted }.
   *[other] { $partner_is ->
        [you] { $player } vous propose { $card } contre { $wanted }.
       *[other] { $player } propose à { $partner } { $card } contre { $wanted }.
    }
}
castle_panic-story-offer-any = { $player_is ->
    [you] Vous proposez à { $partner } { $card } contre n’importe quelle carte.
   *[other] { $partner_is ->
        [you] { $player } vous propose { $card } contre n’importe quelle carte.
       *[other] { $player } propose à { $partner } { $card } contre n’importe quelle carte.
    }
}
castle_panic-story-counter = { $player_is ->
    [you] Vous donneriez plutôt { $card } contre { $wanted }.
   *[other] { $player } donnerait plutôt { $card } contre { $wanted }.
}
castle_panic-story-refuse = { $player_is ->
    [you] Vous refusez.
   *[other] { $player } refuse.
}
castle_panic-story-swap = { $player_is ->
    [you] Marché conclu : vous donnez { $card } à { $partner } et recevez { $other }.
   *[other] { $partner_is ->
        [you] Marché conclu : { $player } vous donne { $card } et reçoit { $other }.
       *[other] Marché conclu : { $player } donne { $card } à { $partner } et reçoit { $other }.
    }
}
castle_panic-story-lose = { $player_is ->
    [you] Vous défaussez { $card }.
   *[other] { $player } défausse { $card }.
}
castle_panic-story-hurt-wall = { $foe } perd un point de santé au pied du mur ; il lui en reste { $hp ->
    [one] un
    [2] deux
   *[other] { $hp }
}.
castle_panic-story-hurt-tower = { $foe } perd un point de santé sous la tour ; il lui en reste { $hp ->
    [one] un
    [2] deux
   *[other] { $hp }
}.
castle_panic-story-claim = { $player_is ->
    [you] Vous élisez domicile dans la tour { $arc }.
   *[other] { $player } élit domicile dans la tour { $arc }.
}
castle_panic-story-out = { $player_is ->
    [you] Votre demeure n’est plus : vous quittez la partie.
   *[other] { $player } n’a plus de demeure et quitte la partie.
}
castle_panic-story-gather = { $count ->
    [one] Devant les murs se tient { $foes }.
   *[other] Devant les murs se tiennent { $foes }.
}
castle_panic-story-take = { $player_is ->
    [you] Vous prenez
   *[other] { $player } prend
} en secret : { $tokens }.
castle_panic-story-take-unseen = { $player } prend { $count ->
    [one] un jeton
    [2] deux jetons
    [3] trois jetons
   *[other] { $count } jetons
} en secret.
castle_panic-story-draw = { $player_is ->
    [you] Vous piochez
   *[other] { $player } pioche
} { $cards }.
castle_panic-story-exchange = { $player_is ->
    [you] Vous défaussez { $card } et piochez { $cards }.
   *[other] { $player } défausse { $card } et pioche { $cards }.
}
castle_panic-story-play = { $player_is ->
    [you] Vous jouez { $cards }.
   *[other] { $player } joue { $cards }.
}
castle_panic-story-hit = { $player_is ->
    [you] Vous touchez
   *[other] { $player } touche
} { $foe } dans le secteur { $arc } avec { $fighter } : { $hp ->
    [one] il lui reste un point de santé.
    [2] il lui reste deux points de santé.
   *[other] il lui reste { $hp } points de santé.
}
castle_panic-story-slay = { $player_is ->
    [you] Vous tuez
   *[other] { $player } tue
} { $foe } dans le secteur { $arc } avec { $fighter }.
castle_panic-story-nice-shot = Joli tir ! { $player_is ->
    [you] Vous tuez
   *[other] { $player } tue
} { $foe } dans le secteur { $arc } avec { $fighter }.
castle_panic-story-barbarian = { $player_is ->
    [you] Vous lancez
   *[other] { $player } lance
} le barbare sur { $foe } dans le secteur { $arc } : un monstre de moins.
castle_panic-story-tar = { $player_is ->
    [you] Vous versez
   *[other] { $player } verse
} du goudron sur { $foe } : il reste où il est.
castle_panic-story-drive = { $player_is ->
    [you] Vous repoussez
   *[other] { $player } repousse
} { $foe } dans la forêt.
castle_panic-story-built = { $player_is ->
    [you] Vous construisez
   *[other] { $player } construit
} le mur { $arc } avec briques et mortier.
castle_panic-story-fortified = { $player_is ->
    [you] Vous renforcez
   *[other] { $player } renforce
} le mur { $arc }.
castle_panic-story-missing = { $player_is ->
    [you] Vous jouez
   *[other] { $player } joue
} « Manqué » : aucun jeton n’est pioché ce tour-ci.
castle_panic-story-draw-2 = { $player_is ->
    [you] Vous piochez
   *[other] { $player } pioche
} deux cartes pour une : { $cards }.
castle_panic-story-scavenge = { $player_is ->
    [you] Vous trouvez
   *[other] { $player } trouve
} { $card } dans la défausse.

castle_panic-story-walk = Les monstres se rapprochent.
castle_panic-story-walk-one = { $foe } se rapproche.
castle_panic-story-storm = Les monstres donnent l’assaut aux murs.
castle_panic-story-walls-fall = { $count ->
    [one] Le mur { $walls } tombe.
   *[other] Les murs { $walls } tombent.
}
castle_panic-story-breaks-in = { $foe } force l’entrée du château : la tour { $arc } tombe. { $left ->
    [0] C’était la dernière.
    [one] Il reste une tour.
    [2] Il reste deux tours.
    [3] Il reste trois tours.
    [4] Il reste quatre tours.
    [5] Il reste cinq tours.
   *[other] Il reste { $left } tours.
}
castle_panic-story-tower-falls = La tour { $arc } tombe. { $left ->
    [0] C’était la dernière.
    [one] Il reste une tour.
    [2] Il reste deux tours.
    [3] Il reste trois tours.
    [4] Il reste quatre tours.
    [5] Il reste cinq tours.
   *[other] Il reste { $left } tours.
}
castle_panic-story-die-wall = { $count ->
    [one] { $foes } meurt au pied du mur { $arc }.
   *[other] { $places ->
        [one] { $foes } meurent au pied du mur { $arc }.
       *[other] { $foes } meurent au pied des murs.
    }
}
castle_panic-story-die-tower = { $count ->
    [one] { $foes } meurt sous la tour { $arc }.
   *[other] { $places ->
        [one] { $foes } meurent sous la tour { $arc }.
       *[other] { $foes } meurent sous les tours.
    }
}
castle_panic-story-die-boulder = Il écrase { $foes }.
castle_panic-story-come = { $count ->
    [one] Dans la forêt apparaît { $foes }.
   *[other] Dans la forêt apparaissent { $foes }.
}
castle_panic-story-healed = Le Guérisseur soigne les blessés : { $foes } { $count ->
    [one] regagne un point de santé.
   *[other] regagnent chacun un point de santé.
}
castle_panic-story-token-goblin-king = { $foe } arrive dans le secteur { $arc } et appelle trois autres jetons.
castle_panic-story-token-healer = { $foe } arrive dans le secteur { $arc }.
castle_panic-story-token-orc-warlord = { $foe } arrive dans le secteur { $arc } et pousse sa couleur en avant.
castle_panic-story-token-troll-mage = { $foe } arrive dans le secteur { $arc } et hurle : tous les monstres avancent d’un anneau.
castle_panic-story-token-boulder = Un rocher géant dévale le secteur { $arc }.
castle_panic-story-token-red-move = Les monstres rouges se ruent en avant.
castle_panic-story-token-green-move = Les monstres verts se ruent en avant.
castle_panic-story-token-blue-move = Les monstres bleus se ruent en avant.
castle_panic-story-token-red-move-nobody = On appelle les monstres rouges, mais aucun ne peut avancer.
castle_panic-story-token-green-move-nobody = On appelle les monstres verts, mais aucun ne peut avancer.
castle_panic-story-token-blue-move-nobody = On appelle les monstres bleus, mais aucun ne peut avancer.
castle_panic-story-token-clockwise = Les monstres contournent le château dans le sens horaire.
castle_panic-story-token-counterclockwise = Les monstres contournent le château dans le sens antihoraire.
castle_panic-story-token-clockwise-nobody = Les monstres doivent contourner le château dans le sens horaire, mais aucun ne le peut.
castle_panic-story-token-counterclockwise-nobody = Les monstres doivent contourner le château dans le sens antihoraire, mais aucun ne le peut.
castle_panic-story-token-plague-archers = La peste frappe les archers dans toutes les mains.
castle_panic-story-token-plague-knights = La peste frappe les chevaliers dans toutes les mains.
castle_panic-story-token-plague-swordsmen = La peste frappe les épéistes dans toutes les mains.
castle_panic-story-token-plague-archers-nobody = La peste cherche les archers, mais personne n’en a.
castle_panic-story-token-plague-knights-nobody = La peste cherche les chevaliers, mais personne n’en a.
castle_panic-story-token-plague-swordsmen-nobody = La peste cherche les épéistes, mais personne n’en a.
castle_panic-story-token-discard-one = Chacun doit défausser une carte.
castle_panic-story-token-draw-3 = Trois autres jetons suivront.
castle_panic-story-token-draw-4 = Quatre autres jetons suivront.

castle_panic-great-goblin-king = Le Roi gobelin !
castle_panic-great-healer = Le Guérisseur !
castle_panic-great-orc-warlord = Le Seigneur de guerre orque !
castle_panic-great-troll-mage = Le Mage troll !
castle_panic-great-boulder = Un rocher géant !
castle_panic-great-tower = La tour { $arc } tombe !
castle_panic-great-last-tower = La dernière tour tombe !
