castle_panic-title = Castle Panic
castle_panic-tagline = Monsters come out of the Forest. Hold six towers, together.

## Cards

castle_panic-card-red-archer = red Archer
    .title = { castle_panic-help-archer }
castle_panic-card-green-archer = green Archer
    .title = { castle_panic-help-archer }
castle_panic-card-blue-archer = blue Archer
    .title = { castle_panic-help-archer }
castle_panic-card-any-archer = Archer of any color
    .title = { castle_panic-help-any-archer }
castle_panic-card-red-knight = red Knight
    .title = { castle_panic-help-knight }
castle_panic-card-green-knight = green Knight
    .title = { castle_panic-help-knight }
castle_panic-card-blue-knight = blue Knight
    .title = { castle_panic-help-knight }
castle_panic-card-any-knight = Knight of any color
    .title = { castle_panic-help-any-knight }
castle_panic-card-red-swordsman = red Swordsman
    .title = { castle_panic-help-swordsman }
castle_panic-card-green-swordsman = green Swordsman
    .title = { castle_panic-help-swordsman }
castle_panic-card-blue-swordsman = blue Swordsman
    .title = { castle_panic-help-swordsman }
castle_panic-card-any-swordsman = Swordsman of any color
    .title = { castle_panic-help-any-swordsman }
castle_panic-card-red-hero = red Hero
    .title = { castle_panic-help-hero }
castle_panic-card-green-hero = green Hero
    .title = { castle_panic-help-hero }
castle_panic-card-blue-hero = blue Hero
    .title = { castle_panic-help-hero }
castle_panic-card-brick = Brick
    .title = { castle_panic-help-brick }
castle_panic-card-mortar = Mortar
    .title = { castle_panic-help-mortar }
castle_panic-card-barbarian = Barbarian
    .title = { castle_panic-help-barbarian }
castle_panic-card-nice-shot = Nice Shot
    .title = { castle_panic-help-nice-shot }
castle_panic-card-tar = Tar
    .title = { castle_panic-help-tar }
castle_panic-card-drive-him-back = Drive Him Back!
    .title = { castle_panic-help-drive-him-back }
castle_panic-card-fortify-wall = Fortify Wall
    .title = { castle_panic-help-fortify-wall }
castle_panic-card-missing = Missing
    .title = { castle_panic-help-missing }
castle_panic-card-draw-2 = Draw 2 Cards
    .title = { castle_panic-help-draw-2 }
castle_panic-card-scavenge = Scavenge
    .title = { castle_panic-help-scavenge }

## Tokens

castle_panic-token-goblin = Goblin
    .the = The Goblin
    .title = { castle_panic-help-goblin }
castle_panic-token-orc = Orc
    .the = The Orc
    .title = { castle_panic-help-orc }
castle_panic-token-troll = Troll
    .the = The Troll
    .title = { castle_panic-help-troll }
castle_panic-token-goblin-king = Goblin King
    .the = The Goblin King
    .title = { castle_panic-help-goblin-king }
castle_panic-token-healer = Healer
    .the = The Healer
    .title = { castle_panic-help-healer }
castle_panic-token-orc-warlord = Orc Warlord
    .the = The Orc Warlord
    .title = { castle_panic-help-orc-warlord }
castle_panic-token-troll-mage = Troll Mage
    .the = The Troll Mage
    .title = { castle_panic-help-troll-mage }
castle_panic-token-boulder = Giant Boulder
    .title = { castle_panic-help-boulder }
castle_panic-token-red-move = Red Monsters Move 1
    .title = { castle_panic-help-move }
castle_panic-token-green-move = Green Monsters Move 1
    .title = { castle_panic-help-move }
castle_panic-token-blue-move = Blue Monsters Move 1
    .title = { castle_panic-help-move }
castle_panic-token-clockwise = Monsters Move Clockwise
    .title = { castle_panic-help-clockwise }
castle_panic-token-counterclockwise = Monsters Move Counter-Clockwise
    .title = { castle_panic-help-counterclockwise }
castle_panic-token-plague-archers = Plague! Archers
    .title = { castle_panic-help-plague-archers }
castle_panic-token-plague-knights = Plague! Knights
    .title = { castle_panic-help-plague-knights }
castle_panic-token-plague-swordsmen = Plague! Swordsmen
    .title = { castle_panic-help-plague-swordsmen }
castle_panic-token-discard-one = All Players Discard 1 Card
    .title = { castle_panic-help-discard-one }
castle_panic-token-draw-3 = Draw 3 Monster Tokens
    .title = { castle_panic-help-draw-3 }
castle_panic-token-draw-4 = Draw 4 Monster Tokens
    .title = { castle_panic-help-draw-4 }

## The board

castle_panic-ring-forest = Forest
castle_panic-ring-archer = Archer ring
castle_panic-ring-knight = Knight ring
castle_panic-ring-swordsman = Swordsman ring
castle_panic-ring-castle = Castle ring
castle_panic-space = { $ring }, arc { $arc }
castle_panic-monster = { $name } in the { $space } (health { $hp })

## Choices

castle_panic-choice-pass = Pass
castle_panic-choice-pass-discard = Keep all cards
castle_panic-choice-pass-trade = Do not trade
castle_panic-choice-pass-place = Deal the cards
castle_panic-choice-pass-play = Play no more cards
castle_panic-choice-pass-move = Monsters move
castle_panic-choice-pass-end = End the turn
castle_panic-choice-pass-command = Play no more tokens
castle_panic-choice-claim = Claim tower { $arc }
castle_panic-choice-place = Place the { $monster } in the Archer ring, arc { $arc }
castle_panic-choice-scatter = Place the rest at random
castle_panic-choice-discard = Discard { $card }
castle_panic-choice-offer = Offer { $card } to { $player } for { $card2 }
castle_panic-choice-offer-any = Offer { $card } to { $player }, who names a card in return
castle_panic-choice-give = Give { $card }
castle_panic-choice-refuse = Refuse the trade
castle_panic-choice-accept = Accept the trade
castle_panic-choice-decline = Decline the trade
castle_panic-choice-hit = Hit the { $monster } with { $card }
castle_panic-choice-nice-shot = Slay the { $monster } with { $card } and { $card2 }
castle_panic-choice-all-for-one = Slay the { $monster } with { $card }, { $card2 } and { $card3 }
castle_panic-choice-slay = Slay the { $monster } with { $card }
castle_panic-choice-tar = Hold the { $monster } in place with { $card }
castle_panic-choice-drive = Drive the { $monster } back to the Forest with { $card }
castle_panic-choice-build = Build wall { $arc } with { $card } and { $card2 }
castle_panic-choice-fortify = Fortify wall { $arc } with { $card }
castle_panic-choice-missing = Play { $card }: no tokens are drawn this turn
castle_panic-choice-draw = Play { $card }: take two cards from the deck
castle_panic-choice-scavenge = Play { $card }: take { $card2 } from the discard pile
castle_panic-choice-hurt = Hurt the { $monster }
castle_panic-choice-summon = Place the { $monster } in the Forest, arc { $arc }, and play nothing else
castle_panic-choice-unleash = Play the token { $monster }

## Questions

castle_panic-ask-place = Where do you place the first monsters?
    .other = { $count ->
        [one] chooses where the first monsters stand
       *[other] choose where the first monsters stand
    }
castle_panic-ask-claim = Which tower do you claim as your home?
    .other = { $count ->
        [one] chooses a home tower
       *[other] choose a home tower
    }
castle_panic-ask-discard = Which card do you discard for a new one?
    .other = { $count ->
        [one] may discard a card for a new one
       *[other] may discard a card for a new one
    }
castle_panic-ask-trade = Which trade do you offer, and to whom?
    .other = { $count ->
        [one] thinks about a trade
       *[other] think about a trade
    }
castle_panic-ask-answer = { $player } offers you { $card }. Which card do you give for it?
    .other = { $count ->
        [one] answers the trade that { $player_is ->
            [you] you offer
           *[other] { $player } offers
        }
       *[other] answer the trade that { $player_is ->
            [you] you offer
           *[other] { $player } offers
        }
    }
castle_panic-ask-answer-wanted = { $player } offers you { $card } for { $wanted }. What do you give?
    .other = { $count ->
        [one] answers the trade that { $player_is ->
            [you] you offer
           *[other] { $player } offers
        }
       *[other] answer the trade that { $player_is ->
            [you] you offer
           *[other] { $player } offers
        }
    }
castle_panic-ask-confirm = { $player } would give you { $card } for { $mine }. Do you agree?
    .other = { $count ->
        [one] has the last word in the trade with { $player_is ->
            [you] you
           *[other] { $player }
        }
       *[other] have the last word in the trade with { $player_is ->
            [you] you
           *[other] { $player }
        }
    }
castle_panic-ask-place-done = All six monsters stand. Are the cards to be dealt?
    .other = { $count ->
        [one] looks at the first monsters once more
       *[other] look at the first monsters once more
    }
castle_panic-ask-play-empty = Your hand is empty.
    .other = { $count ->
        [one] has no cards left
       *[other] have no cards left
    }
castle_panic-ask-play-unreached = No card of yours reaches a monster.
    .other = { $count ->
        [one] has no card that reaches a monster
       *[other] have no card that reaches a monster
    }
castle_panic-ask-play-idle = None of your cards can do anything now.
    .other = { $count ->
        [one] has no card to play
       *[other] have no card to play
    }
castle_panic-ask-play = Which card do you play?
    .other = { $count ->
        [one] plays cards
       *[other] play cards
    }
castle_panic-ask-hurt-wall = Which monster do you hurt at the wall?
    .other = { $count ->
        [one] chooses which monster is hurt at the wall
       *[other] choose which monster is hurt at the wall
    }
castle_panic-ask-hurt-tower = Which monster do you hurt at the tower?
    .other = { $count ->
        [one] chooses which monster is hurt at the tower
       *[other] choose which monster is hurt at the tower
    }
castle_panic-ask-lose = Everybody loses a card. Which one do you discard?
    .other = { $count ->
        [one] has to discard a card
       *[other] have to discard a card
    }
castle_panic-ask-command-die = Which token do you play?
    .other = { $count ->
        [one] chooses a token to play
       *[other] choose a token to play
    }
castle_panic-ask-command = Which token do you play? A monster that is all you play may go to an arc of your choice.
    .other = { $count ->
        [one] chooses a token to play
       *[other] choose a token to play
    }

## Events: the story of the game

castle_panic-event-dealt = { $player } is dealt { $count } cards.
castle_panic-event-claimed = { $player } claims tower { $arc }.
castle_panic-event-placed = { $monster } takes its place in the { $space }.
castle_panic-event-turn = Turn { $turn }: { $player }.
castle_panic-event-drew = { $player } draws { $card }.
castle_panic-event-discarded-exchange = { $player } discards { $card }.
castle_panic-event-discarded-plague = The plague takes { $card } from { $player }.
castle_panic-event-discarded-token = { $player } has to discard { $card }.
castle_panic-event-reshuffled = The discard pile becomes the new deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
castle_panic-event-dwindled = { $card } leaves the game.
castle_panic-event-offered = { $player } offers { $partner } a trade: { $card } for { $wanted }.
castle_panic-event-offered-any = { $player } offers { $partner } a trade: { $card } for any card.
castle_panic-event-countered = { $player } would give { $card } for { $wanted }.
castle_panic-event-refused = { $player } does not want this trade.
castle_panic-event-swapped = { $player } trades { $card } with { $partner } for { $other }.
castle_panic-event-played = { $player } plays “{ $card }”.
castle_panic-event-hit = { $monster } is hit: health { $hp }.
castle_panic-event-slain = { $monster } is slain by { $player }.
castle_panic-event-tarred = { $monster } is stuck in tar.
castle_panic-event-driven = { $monster } is driven back to the { $space }.
castle_panic-event-built = Wall { $arc } is built.
castle_panic-event-fortified = Wall { $arc } is fortified.
castle_panic-event-scavenged = { $player } takes { $card } from the discard pile.
castle_panic-event-moved = { $monster } walks to the { $space }.
castle_panic-event-unfortified = Wall { $arc } stands, but its fortification is gone.
castle_panic-event-wall-fell = Wall { $arc } falls.
castle_panic-event-tower-fell = Tower { $arc } falls!
castle_panic-event-eliminated = { $player } loses the home tower and is out of the game.
castle_panic-event-hurt-wall = { $monster } is hurt at the wall: health { $hp }.
castle_panic-event-hurt-tower = { $monster } is hurt at the tower: health { $hp }.
castle_panic-event-died-wall = { $monster } dies at the wall.
castle_panic-event-died-tower = { $monster } dies at the tower.
castle_panic-event-died-boulder = { $monster } is crushed by the boulder.
castle_panic-event-drawn = A token is drawn: { $monster }.
castle_panic-event-appeared = { $monster } appears in the { $space }.
castle_panic-event-healed = { $monster } recovers: health { $hp }.
castle_panic-event-boulder = A Giant Boulder rolls in along arc { $arc }.
castle_panic-event-took = { $player } takes a token in secret: { $monster }.
castle_panic-event-took-unseen = { $player } takes a token in secret.
castle_panic-event-commanded = The Overlord plays a token: { $monster }.
castle_panic-event-ended-slain = The last monster is gone. The castle stands!
castle_panic-event-ended-towers = The last tower is gone. The castle has fallen.
castle_panic-event-ended-homes = Nobody has a home left. The castle is lost.

## Phases

castle_panic-phase-claim = Claiming towers
castle_panic-phase-setup = Set-up
castle_panic-phase-drawup = Draw up
castle_panic-phase-discard = Discard and draw
castle_panic-phase-trade = Trade
castle_panic-phase-play = Playing cards
castle_panic-phase-move = Monsters move
castle_panic-phase-tokens = New tokens
castle_panic-phase-overlord = The Overlord’s turn
castle_panic-phase-over = End of the game

## Why a choice is refused

castle_panic-refused-turn = This is not yours to decide now.
castle_panic-refused-forest = This card does not reach into the Forest.
castle_panic-refused-reach = This card does not reach that ring or color.
castle_panic-refused-castle = This card does not reach into the Castle ring.
castle_panic-refused-alone = This card needs others to be played with it.
castle_panic-refused-pair = These cards cannot be played together like this.
castle_panic-refused-wall = A wall already stands there.
castle_panic-refused-nowall = No wall stands there to be fortified.
castle_panic-refused-fortified = This wall is fortified already.
castle_panic-refused-supply = All fortify tokens are on the board already.
castle_panic-refused-useless = That card would do nothing now.
castle_panic-refused-tarred = At this table no card may hit, slay or move a monster in tar.
castle_panic-refused-nocard = No such card is there.
castle_panic-refused-gift = That player has no card to give in return, and gifts are not allowed.
castle_panic-refused-choice = That is not one of your choices now.
castle_panic-point-later = Monsters and walls have their turn in the phase “Play cards”.
castle_panic-point-foreign = That card is somebody else’s. Cards change hands in the phase “Trade”.
castle_panic-point-idle = No monster stands where this card reaches.
castle_panic-point-mortar = Brick builds a wall only together with Mortar, and you hold none.
castle_panic-point-brick = Mortar builds a wall only together with Brick, and you hold none.
castle_panic-point-walls = Every wall stands: there is nothing to build.
castle_panic-point-shot = Nice Shot is played with an Archer, Knight, Swordsman or Hero that reaches a monster.
castle_panic-point-fortify = No wall stands that could be fortified.
castle_panic-point-scavenge = The discard pile is empty.
castle_panic-point-unreached = No card in your hand reaches this monster.
castle_panic-point-wall = A wall is built with Brick and Mortar, and a standing one is strengthened with Fortify Wall.
castle_panic-point-place = Take one of the monsters that wait, then point at a free arc of the Archer ring.
castle_panic-point-placed = This monster stands already. “Take back” lifts it again.
castle_panic-point-placed-all = All six stand. The cards can be dealt, or the last monster taken back.
castle_panic-point-claim = Choose a tower that nobody has claimed yet.
castle_panic-point-offer = Point at one card of yours, then at a player, or at the card you want for it.
castle_panic-point-answer = First the offer wants an answer.
castle_panic-point-hurt = Only a monster that has just stormed this wall or tower can be hurt.
castle_panic-point-lose = Everybody discards a card: choose one of yours.
castle_panic-point-command = Choose one of your tokens.
castle_panic-point-tower = No card is played on a tower. Walls protect it, and cards that hit monsters.
castle_panic-point-target = A played card comes here by itself. Point at what it is meant for.
castle_panic-point-deck = Cards are drawn when a turn begins, and for a discarded card.
castle_panic-point-no-discard = Only in the phase “Discard” is a card discarded for a new one.
castle_panic-point-tokens = New tokens come when the monsters have moved.

## Options that do not go together

castle_panic-option-solo = Solitaire is for one player, not { $seats }.
castle_panic-option-overlord = The game against the Overlord needs at least 2 players; here there are only { $seats }.
castle_panic-option-player = { $option } cannot be { $value }: the last player here is number { $seats }.
castle_panic-option-first = The Overlord cannot be the first player.

## Options

castle_panic-group-mode = Way to play
castle_panic-group-less-panic = Less panic
castle_panic-group-more-panic = More panic
castle_panic-group-rulings = Rulings

castle_panic-mode-standard = Standard
    .help = Everybody defends the castle; whoever holds the trophies worth most is the Master Slayer.
castle_panic-mode-coop = Co-operative
    .help = Nobody keeps trophies: you win or lose only together.
castle_panic-mode-overlord = The Overlord
    .help = One player leads the monsters against all the others.
castle_panic-mode-solo = Solitaire
    .help = One player with six cards, who may exchange two of them each turn.

castle_panic-opt-mode = Way to play
    .help = Who plays with whom, and whether trophies count.
castle_panic-who-first-player = Who begins
    .help = As usual, the first castle player.
castle_panic-who-overlord-player = The Overlord
    .help = As usual, the last player leads the monsters.
castle_panic-opt-first-player = First player
    .help = The number of the player who begins; 0 means the first castle player.
castle_panic-opt-overlord-player = The Overlord’s seat
    .help = The number of the player who is the Overlord; 0 means the last one.
castle_panic-opt-easier-battles = Easier Battles
    .help = Eleven of the nastier tokens stay in the box.
castle_panic-opt-all-for-one = All for One
    .help = An Archer, a Knight and a Swordsman of one color together slay a monster in that color.
castle_panic-opt-heroic-powers = Heroic Powers
    .help = A Hero can hit monsters in the Castle ring of his color too.
castle_panic-opt-home-is-castle = Home Is the Castle
    .help = Everybody claims a tower, and whoever loses it is out of the game.
castle_panic-opt-dwindling-resources = Dwindling Resources
    .help = At every reshuffle one Brick and one Mortar leave the game.
castle_panic-opt-under-construction = Under Construction
    .help = The game begins without walls.
castle_panic-opt-any-colour-counts-for-all-for-one = Any color in All for One
    .help = A card of any color may stand in for the color that All for One needs.
castle_panic-opt-dwindle-on-first-shuffle = Dwindling from the start
    .help = With Dwindling Resources the very first shuffle takes a Brick and a Mortar too.
castle_panic-opt-overlord-counts-for-hand-size = The Overlord counts as a player
    .help = Hand sizes and trades go by everybody at the table, not by castle players only.
castle_panic-opt-tar-blocks-hits = Tar protects
    .help = No card may hit, slay or move a monster in tar until the tar comes off.
castle_panic-opt-extra-tokens-fifo = Extra tokens wait
    .help = Tokens that another token calls for are drawn after those already due; if off, they come first.
castle_panic-opt-wall-breaker-held-in-phase6 = Wall breakers rest
    .help = A monster that has attacked a wall this turn does not advance again when a token moves monsters.
castle_panic-opt-eliminated-hand-goes-to-discard = Lost hands are discarded
    .help = The cards of a player who is out go to the discard pile; if off, they leave the game.
castle_panic-opt-draw-tokens-add-plays = Extra plays add up
    .help = What the Overlord may play after Draw 3, Draw 4 or the Goblin King comes on top of a second play not yet used.
castle_panic-opt-goblin-king-extends-overlord-play = The Goblin King brings more
    .help = Played by the Overlord, the Goblin King gives him three more tokens and three more plays.
castle_panic-opt-overlord-anti-stall = No endless waiting
    .help = On an empty board the Overlord must play after as many idle turns as there are castle players.

## The end

castle_panic-end-slain = Victory: no monster is left and the castle stands.
castle_panic-end-towers = Defeat: all six towers have fallen.
castle_panic-end-homes = Defeat: every player has lost the home tower.
castle_panic-end-slain-lost = Defeat: no monster is left and the castle stands.
castle_panic-end-towers-won = Victory: all six towers have fallen.
castle_panic-end-homes-won = Victory: every castle player has lost the home tower.
castle_panic-master-slayer = Master Slayer: { $players }
castle_panic-honour = Master Slayer
castle_panic-score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What each piece does, in short

castle_panic-help-archer = Hits one monster in the Archer ring, in the arcs of its color: the monster loses 1 point of health.
castle_panic-help-any-archer = Hits one monster anywhere in the Archer ring: it loses 1 point of health.
castle_panic-help-knight = Hits one monster in the Knight ring, in the arcs of its color: the monster loses 1 point of health.
castle_panic-help-any-knight = Hits one monster anywhere in the Knight ring: it loses 1 point of health.
castle_panic-help-swordsman = Hits one monster in the Swordsman ring, in the arcs of its color: the monster loses 1 point of health.
castle_panic-help-any-swordsman = Hits one monster anywhere in the Swordsman ring: it loses 1 point of health.
castle_panic-help-hero = Hits one monster in the Archer, Knight or Swordsman ring, in the arcs of his color: it loses 1 point of health. With Heroic Powers he hits in the Castle ring too.
castle_panic-help-brick = Half of a wall. Together with Mortar it builds one where a wall is missing.
castle_panic-help-mortar = Half of a wall. Together with Brick it builds one where a wall is missing.
castle_panic-help-barbarian = Slays one monster anywhere but in the Forest, whatever its health.
castle_panic-help-nice-shot = Played together with a unit or a Hero: the monster hit is slain at once.
castle_panic-help-tar = One monster, wherever it stands, does not move for the rest of this turn.
castle_panic-help-drive-him-back = Sends one monster back to the Forest of its arc. Its wounds stay.
castle_panic-help-fortify-wall = Strengthens a standing wall: it stops the next attack, and only the token is lost.
castle_panic-help-missing = No new monster tokens are drawn at the end of this turn.
castle_panic-help-draw-2 = Draw two cards now. They may be played at once.
castle_panic-help-scavenge = Take any one card out of the discard pile. It may be played at once.
castle_panic-help-goblin = Health 1. It comes one ring closer each turn. As a trophy it is worth 1 point.
castle_panic-help-orc = Health 2. It comes one ring closer each turn. As a trophy it is worth 2 points.
castle_panic-help-troll = Health 3. It comes one ring closer each turn. As a trophy it is worth 3 points.
castle_panic-help-goblin-king = A boss with health 2. When he comes, three more tokens are drawn. As a trophy he is worth 4 points.
castle_panic-help-healer = A boss with health 2. When he comes, every wounded monster gets 1 point of health back. As a trophy he is worth 4 points.
castle_panic-help-orc-warlord = A boss with health 3. When he comes, all monsters in the color of his arc move. As a trophy he is worth 4 points.
castle_panic-help-troll-mage = A boss with health 3. When he comes, all monsters on the board move. As a trophy he is worth 4 points.
castle_panic-help-boulder = Rolls in from a Forest arc straight through the castle, crushes every monster in its way and stops at the first wall, tower or Fortify token, which it destroys.
castle_panic-help-move = All monsters in this color move one space, as at the end of a turn.
castle_panic-help-clockwise = All monsters shift one arc clockwise and stay in their rings.
castle_panic-help-counterclockwise = All monsters shift one arc counter-clockwise and stay in their rings.
castle_panic-help-plague-archers = Everybody discards all Archers. Heroes stay.
castle_panic-help-plague-knights = Everybody discards all Knights. Heroes stay.
castle_panic-help-plague-swordsmen = Everybody discards all Swordsmen. Heroes stay.
castle_panic-help-discard-one = Everybody discards one card of their choice.
castle_panic-help-draw-3 = Three more tokens are drawn this turn.
castle_panic-help-draw-4 = Four more tokens are drawn this turn.
castle_panic-help-wall = Stops monsters once: it falls, one of them loses 1 point of health, and all stay outside.
castle_panic-help-tower = Falls for good when monsters enter its space; one of them loses 1 point of health. When the last tower falls, the game is lost.
castle_panic-help-deck = Castle cards, face down. When it is empty and a card is needed, the discard pile is shuffled.
castle_panic-help-discard = Played and discarded cards, face up. Scavenge takes one of them.
castle_panic-help-pile = Tokens still to come: monsters, and effects too. Usually two are drawn at the end of each turn.
castle_panic-help-gone = Monsters that are nobody’s trophies, and tokens whose effect has happened.
castle_panic-help-trophies = Slain monsters. Their points decide who becomes Master Slayer.

# on any board; shelves are where the general one looks for what pieces are called
castle_panic-shelves = ring
castle_panic-wall = wall { $arc }
castle_panic-tower = tower { $arc }
castle_panic-fortified = fortified wall
castle_panic-overlord = Overlord

# terminal
castle_panic-tui-ring-forest = Forest
castle_panic-tui-ring-archer = Archers
castle_panic-tui-ring-knight = Knights
castle_panic-tui-ring-swordsman = Swordsmen
castle_panic-tui-ring-castle = Castle
castle_panic-tui-wall-sign = wall
castle_panic-tui-tower-sign = tower
castle_panic-tui-ruin-sign = fallen tower
castle_panic-tui-tar = in tar

## Why a bot would choose so (hints)

castle_panic-why-hit = { $monster } is left with health { $hp }. { $threat }
castle_panic-why-slay = { $monster } dies. { $threat }
castle_panic-why-tar = { $monster } stays where it is this turn. { $threat }
castle_panic-why-drive = { $monster } goes back to the Forest, { $rings ->
    [one] one ring
   *[other] { $rings } rings
}. { $threat }
castle_panic-why-threat-walks = { $turns ->
    [one] One more move and it would stand at the castle.
   *[other] In { $turns } moves it would stand at the castle.
}
castle_panic-why-threat-wall = It would attack wall { $arc } next.
castle_panic-why-threat-tower = No wall is in its way: tower { $arc } would fall next.
castle_panic-why-threat-enters = No wall is in its way: it would enter the castle next.
castle_panic-why-threat-round = It is inside the castle, and tower { $arc } would fall next.
castle_panic-why-threat-inside = It is inside the castle.
castle_panic-why-threat-stuck = It is stuck in tar this turn.
castle_panic-why-build = { $monsters ->
    [0] No wall stands in arc { $arc }, and nobody comes along it yet.
    [one] One monster comes along arc { $arc }, and no wall is there.
   *[other] { $monsters } monsters come along arc { $arc }, and no wall is there.
}
castle_panic-why-fortify = { $monsters ->
    [0] Wall { $arc } will stand one attack more.
    [one] One monster comes along arc { $arc }: the wall will stand one attack more.
   *[other] { $monsters } monsters come along arc { $arc }: the wall will stand one attack more.
}
castle_panic-why-discard-double = You hold another one like it.
castle_panic-why-discard-walls = All walls stand: there is nothing to build.
castle_panic-why-discard-half = It is only half of a wall, and you do not hold the other half.
castle_panic-why-discard-hits = { $monsters ->
    [0] It reaches no monster now.
    [one] It reaches only one monster now.
   *[other] It reaches { $monsters } monsters now.
}
castle_panic-why-discard-new = A new card comes for it.
castle_panic-why-discard-forced = One card has to go.
castle_panic-why-keep = { $cards ->
    [one] One of your cards reaches a monster now.
   *[other] { $cards } of your cards reach a monster now.
}
castle_panic-why-get-hits = You get { $card }, and { $monsters ->
    [one] one monster stands where it reaches.
   *[other] { $monsters } monsters stand where it reaches.
}
castle_panic-why-get-wall = You get { $card }, and with it you can build a wall.
castle_panic-why-lend-hits = { $player } gets { $card }, and { $monsters ->
    [one] one monster stands where it reaches.
   *[other] { $monsters } monsters stand where it reaches.
}
castle_panic-why-lend-wall = { $player } gets { $card } and can build a wall with it.
castle_panic-why-spare = Your { $card } reaches no monster now.
castle_panic-why-stay-hits = You would lose { $card }, and { $monsters ->
    [one] one monster stands where it reaches.
   *[other] { $monsters } monsters stand where it reaches.
}
castle_panic-why-stay-wall = You would lose { $card }, and with it you can build a wall.
castle_panic-why-useless = You would get { $card }, which reaches no monster now.
castle_panic-why-pass-refused = An offer of this turn has been refused already.
castle_panic-why-pass-covered = Your cards reach every monster that the others’ cards reach.
castle_panic-why-pass-play = No Archer, Knight, Swordsman or Hero of yours reaches a monster.
castle_panic-why-pass-command = { $tokens ->
    [one] One token stays in hand for later.
   *[other] { $tokens } tokens stay in hand for later.
}
castle_panic-why-stop = There is nothing else to be done.
castle_panic-why-stop-place = All six monsters have their places.
castle_panic-why-place-first = The strongest first: nobody has seen a card yet.
castle_panic-why-place-spread = { $hp ->
    [0] Nobody stands in this color yet.
   *[other] In no color is there less health to beat.
}
castle_panic-why-claim = The monsters before tower { $arc } have health { $hp } together.
castle_panic-why-claim-weakest = No free tower has weaker monsters before it: health { $hp } before tower { $arc }.
castle_panic-why-hurt = { $monster } keeps health { $hp } of { $full }.
castle_panic-why-hurt-strongest = None of them has more health. { $monster } keeps { $hp } of { $full }.
castle_panic-why-hurt-dies = { $monster } dies of it: one monster fewer.
castle_panic-why-scavenge-hits = { $monsters ->
    [0] It is a card that hits, though it reaches no monster now.
    [one] It reaches one monster now.
   *[other] It reaches { $monsters } monsters now.
}
castle_panic-why-scavenge-wall = With it you can build a wall.
castle_panic-why-scavenge-slays = { $monsters ->
    [0] The Barbarian slays any monster outside the Forest; none stands there now.
    [one] One monster stands outside the Forest, and the Barbarian slays it whatever its health.
   *[other] { $monsters } monsters stand outside the Forest, and the Barbarian slays any one of them.
}
castle_panic-why-scavenge-single = There is only one card of this kind in the game.
castle_panic-why-missing = No new tokens are drawn this turn.
castle_panic-why-missing-overlord = The Overlord neither draws nor plays a token this turn.
castle_panic-why-draw = Two new cards for this one.
castle_panic-why-summon = { $cards ->
    [0] No card in the hands of the castle reaches it there when it leaves the Forest.
    [one] Only one card in the hands of the castle reaches it there when it leaves the Forest.
   *[other] { $cards } cards in the hands of the castle reach it there when it leaves the Forest.
}
castle_panic-why-summon-open = No wall stands in arc { $arc }.
castle_panic-why-monster = A monster with health { $hp } comes into the Forest.
castle_panic-why-boss-mage = { $monsters ->
    [0] He moves at once, but nobody else can.
    [one] He moves at once, and one more monster with him.
   *[other] He moves at once, and { $monsters } more monsters with him.
}
castle_panic-why-boss-warlord = { $monsters ->
    [0] He moves at once, and nobody else in the color of that arc.
    [one] He moves at once, and with him one more monster in the color of that arc.
   *[other] He moves at once, and with him { $monsters } more monsters in the color of that arc.
}
castle_panic-why-boss-by-die = { $least ->
    [0] He moves at once, and with him whoever can move in the color that the die gives him.
    [one] He moves at once, and wherever he comes, at least one more monster with him.
   *[other] He moves at once, and wherever he comes, at least { $least } more monsters with him.
}
castle_panic-why-boss-healer = { $monsters ->
    [0] No monster is wounded now.
    [one] One wounded monster gets a point of health back.
   *[other] { $monsters } wounded monsters get a point of health back.
}
castle_panic-why-boulder = { $cases ->
    [0] It crushes some of your own monsters wherever the die sends it.
    [6] It crushes none of your own monsters wherever the die sends it.
    [one] In one of six cases it crushes none of your own monsters.
   *[other] In { $cases } of six cases it crushes none of your own monsters.
}
castle_panic-why-move = { $monsters ->
    [0] No monster that can move stands in this color.
    [one] One monster moves.
   *[other] { $monsters } monsters move.
}
castle_panic-why-turn = { $monsters ->
    [0] No monster can move.
    [one] One monster goes to the next arc.
   *[other] { $monsters } monsters go to the next arc.
}
castle_panic-why-plague = { $cards ->
    [0] Nobody holds such a card now.
    [one] The castle loses one card.
   *[other] The castle loses { $cards } cards.
}
castle_panic-why-discard-one = { $players ->
    [0] Nobody has a card to lose.
    [one] One castle player loses a card.
   *[other] { $players } castle players lose a card each.
}
castle_panic-why-more = You draw { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} and may then play up to { $plays }.

## The game in figures

castle_panic-stat-towers = Towers
castle_panic-stat-walls = Walls
castle_panic-stat-monsters = Monsters on the board
castle_panic-stat-slain = Monsters slain
castle_panic-stat-played = Cards played
castle_panic-stat-swapped = Cards traded

## Headings, where the table is shown without its board

castle_panic-verb-pass = Do nothing
castle_panic-verb-claim = Claim a tower
castle_panic-verb-place = Place a monster
castle_panic-verb-scatter = Place at random
castle_panic-verb-discard = Discard
castle_panic-verb-offer = Offer a trade
castle_panic-verb-offer-any = Offer a card for any
castle_panic-verb-give = Give
castle_panic-verb-refuse = Refuse
castle_panic-verb-accept = Accept
castle_panic-verb-decline = Decline
castle_panic-verb-hit = Hit
castle_panic-verb-nice-shot = Nice Shot
castle_panic-verb-all-for-one = All for One
castle_panic-verb-slay = Slay
castle_panic-verb-tar = Tar
castle_panic-verb-drive = Drive back
castle_panic-verb-build = Build
castle_panic-verb-fortify = Fortify
castle_panic-verb-missing = No new tokens
castle_panic-verb-draw = Draw cards
castle_panic-verb-scavenge = Take from the discards
castle_panic-verb-hurt = Hurt
castle_panic-verb-summon = Summon
castle_panic-verb-unleash = Play a token
castle_panic-zone-turn = Turn
castle_panic-zone-active = Whose turn
castle_panic-zone-phase = Phase
castle_panic-zone-hand-limit = Hand limit
castle_panic-zone-players = Players
castle_panic-zone-role = Role
castle_panic-zone-hand = Hand
castle_panic-zone-trophies = Trophies
castle_panic-zone-home = Home tower
castle_panic-zone-out = Out of the game
castle_panic-zone-monsters = Monsters
castle_panic-zone-waiting = To be placed
castle_panic-zone-pending = Tokens to come
castle_panic-zone-walls = Walls
castle_panic-zone-towers = Towers
castle_panic-zone-fortified = Fortified walls
castle_panic-zone-missing = No tokens this turn
castle_panic-zone-deck = Deck
castle_panic-zone-discard = Discard pile
castle_panic-zone-removed = Removed
castle_panic-zone-pile = Pile of tokens
castle_panic-zone-monster-discard = Monster discard pile
castle_panic-zone-overlord-hand = The Overlord’s tokens
castle_panic-zone-plays-left = Plays left
castle_panic-zone-ending = End
castle_panic-zone-hp = health
castle_panic-zone-max = of
castle_panic-zone-tar = in tar
castle_panic-zone-wall = Wall
castle_panic-zone-tower = Tower
castle_panic-zone-first = Who began
castle_panic-zone-next = Whose turn is next
castle_panic-zone-points = points
castle_panic-zone-reach = Where cards reach
castle_panic-zone-foresight = The monsters’ next move
castle_panic-zone-unseen = Still to be drawn
castle_panic-zone-cards = Cards
castle_panic-zone-tokens = Tokens
castle_panic-zone-fells = brings down
castle_panic-zone-hurt = is hurt
castle_panic-zone-count = count
castle_panic-zone-token = Monster
castle_panic-role-castle = Castle player
castle_panic-role-overlord = Overlord
