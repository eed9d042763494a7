var e=`cp-board = The board
cp-monsters = { $count ->
    [one] token
   *[other] tokens
}
cp-gone = gone
cp-deck = deck
cp-discards = discards
cp-phase-drawup = Draw up
cp-phase-discard = Discard
cp-phase-trade = Trade
cp-phase-play = Play cards
cp-phase-move = Monsters move
cp-phase-tokens = Two new
cp-name-archer = Archer
cp-name-knight = Knight
cp-name-swordsman = Swords­man
cp-name-hero = Hero
cp-name-brick = Brick
cp-name-mortar = Mortar
cp-name-barbarian = Barbarian
cp-name-nice-shot = Nice Shot
cp-name-tar = Tar
cp-name-drive-him-back = Drive Back
cp-name-fortify-wall = Fortify
cp-name-missing = Missing
cp-name-draw-2 = Draw 2
cp-name-scavenge = Scav­enge
cp-note-brick = half a wall
cp-note-brick-more = needs mortar
cp-note-mortar = half a wall
cp-note-mortar-more = needs brick
cp-note-barbarian = slays one
cp-note-barbarian-more = not in forest
cp-note-nice-shot = a hit slays
cp-note-tar = holds one
cp-note-drive-him-back = to the forest
cp-note-fortify-wall = guards a wall
cp-note-missing = no new tokens
cp-note-draw-2 = two cards
cp-note-scavenge = from discards
cp-chip-monster = arc { $arc } · { $hp } of { $max }
cp-trade = The offer
cp-trade-any = any card
cp-trade-yes = Swap
cp-trade-no = No swap
cp-tokens-in-hand = tokens in hand
cp-pile-name = Token pile
cp-deck-name = Deck
cp-discard-name = Discard pile
cp-trophies-name = Trophies of { $player }
cp-trophies-none = No monster slain yet.
cp-next-wall = choose a wall
cp-next-monster = choose a monster
cp-next-card = choose a card
cp-next-half = choose another card
cp-next-arc = choose an arc
cp-next-trade = choose a player, or the card you want
cp-heap-pile = { $count ->
    [one] { $count } token still to come
   *[other] { $count } tokens still to come
}
cp-heap-gone = { $count ->
    [one] { $count } token gone
   *[other] { $count } tokens gone
}
cp-heap-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
cp-heap-discard = { $count ->
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
}
cp-heap-hidden = { $count ->
    [one] One of these is in the Overlord’s hand.
   *[other] { $count } of these are in the Overlord’s hand.
}
cp-heap-empty = Nothing lies here.
cp-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cp-next-player = next to play
cp-first-player = first player
cp-trade-partner = trade partner
cp-foresight = What the monsters’ next move would do
cp-gone-name = Gone tokens
cp-in-hand = Your { $cards }
cp-monster-in = { $name } in arc { $arc }
cp-next-monster-in = { $ring ->
    [forest] choose a monster in the Forest
    [archer] choose a monster in the Archer ring
    [knight] choose a monster in the Knight ring
    [swordsman] choose a monster in the Swordsman ring
   *[castle] choose a monster in the castle
}
`;export{e as default};