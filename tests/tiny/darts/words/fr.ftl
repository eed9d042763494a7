darts-title = Fléchettes
darts-tagline = Lancez tant que vous l’osez.
darts-ask-throw = Où visez-vous ?
    .other = vise
darts-choice-stop = S’arrêter
darts-choice-throw = Lancer en { $x }, { $y }
darts-choice-slide = Lancer la pièce { $coin } avec { $power }
darts-event-landed = { $player } touche { $x }, { $y } et a { $points }.
darts-event-slid = La pièce de { $player } s’arrête en { $x }, { $y } : { $points }.
darts-event-stopped = { $player_is ->
    [you] Vous vous arrêtez.
   *[other] { $player } s’arrête.
}
darts-verb-throw = Lancer une fléchette
darts-verb-slide = Lancer une pièce
darts-part-at = Où
darts-part-coin = Pièce
darts-part-way = Sens
darts-part-power = Force
darts-piece-dart = fléchette
    .a = une fléchette
darts-piece-coin = pièce
darts-seen-best = au mieux
darts-seen-worst = au pire
darts-zone-darts = Fléchettes
darts-zone-coins = Pièces
darts-zone-points = Points
darts-zone-turn = Tour
darts-zone-active = À jouer
darts-zone-stopped = Arrêtés
darts-refused-turn = Ce n’est pas à vous de lancer.
darts-refused-choice = On ne peut pas viser là.
darts-why-stop = Vous avez assez à perdre.
darts-why-middle = Le milieu vaut le plus.
darts-end-stopped = Les fléchettes sont comptées.
darts-end-stopped-won = Vous avez le mieux lancé.
darts-end-stopped-lost = Quelqu’un a mieux lancé.
