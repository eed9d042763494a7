var e=`cp-board = Le plateau
cp-monsters = { $count ->
    [one] jeton
   *[other] jetons
}
cp-gone = éliminés
cp-deck = pioche
cp-discards = défausse
cp-phase-drawup = Pioche
cp-phase-discard = Défausse
cp-phase-trade = Échange
cp-phase-play = Cartes
cp-phase-move = Monstres
cp-phase-tokens = Nouveaux
cp-name-archer = Archer
cp-name-knight = Cheva­lier
cp-name-swordsman = Épéiste
cp-name-hero = Héros
cp-name-brick = Briques
cp-name-mortar = Mortier
cp-name-barbarian = Barbare
cp-name-nice-shot = Joli tir
cp-name-tar = Goudron
cp-name-drive-him-back = Repous­ser
cp-name-fortify-wall = Renfort
cp-name-missing = Manqué
cp-name-draw-2 = Deux cartes
cp-name-scavenge = Récupé­ration
cp-note-brick = demi-mur
cp-note-brick-more = avec mortier
cp-note-mortar = demi-mur
cp-note-mortar-more = avec briques
cp-note-barbarian = tue un monstre
cp-note-barbarian-more = hors forêt
cp-note-nice-shot = un coup tue
cp-note-tar = en retient un
cp-note-drive-him-back = en forêt
cp-note-fortify-wall = garde un mur
cp-note-missing = pas de jetons
cp-note-draw-2 = piochées
cp-note-scavenge = défausse
cp-chip-monster = secteur { $arc } · { $hp } sur { $max }
cp-trade = L’offre
cp-trade-any = carte au choix
cp-trade-yes = Échanger
cp-trade-no = Refuser
cp-tokens-in-hand = jetons en main
cp-pile-name = Réserve de jetons
cp-deck-name = Pioche
cp-discard-name = Défausse
cp-trophies-name = Trophées { $player_de }
cp-trophies-none = Aucun monstre tué pour l’instant.
cp-next-wall = choisissez un mur
cp-next-monster = choisissez un monstre
cp-next-card = choisissez une carte
cp-next-half = choisissez une autre carte
cp-next-arc = choisissez un secteur
cp-next-trade = choisissez un joueur ou la carte voulue
cp-heap-pile = { $count ->
    [one] { $count } jeton encore à venir
   *[other] { $count } jetons encore à venir
}
cp-heap-gone = { $count ->
    [one] { $count } jeton éliminé
   *[other] { $count } jetons éliminés
}
cp-heap-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
cp-heap-discard = { $count ->
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
cp-heap-hidden = { $count ->
    [one] L’un d’eux est dans la main du Suzerain.
   *[other] { $count } d’entre eux sont dans la main du Suzerain.
}
cp-heap-empty = Il n’y a rien ici.
cp-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cp-next-player = joue ensuite
cp-first-player = premier joueur
cp-trade-partner = partenaire d’échange
cp-foresight = Ce que ferait le prochain pas des monstres
cp-gone-name = Jetons éliminés
cp-in-hand = En main\xA0: { $cards }
cp-monster-in = { $name } dans le secteur { $arc }
cp-next-monster-in = { $ring ->
    [forest] choisissez un monstre dans la forêt
    [archer] choisissez un monstre dans l’anneau des archers
    [knight] choisissez un monstre dans l’anneau des chevaliers
    [swordsman] choisissez un monstre dans l’anneau des épéistes
   *[castle] choisissez un monstre dans le château
}
`;export{e as default};