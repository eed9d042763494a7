bad_bones-title = Bad Bones
bad_bones-tagline = Skeletons walk out of the forest. Turn them away – to your neighbors, if you can.

## Skeletons

bad_bones-symbol-purple = purple
bad_bones-symbol-yellow = yellow
bad_bones-symbol-red = red
bad_bones-symbol-blue = blue
bad_bones-symbol-green = green
bad_bones-skeleton-purple = purple skeleton
    .a = a purple skeleton
    .the = the purple skeleton
    .whom = a purple skeleton
    .title = { bad_bones-help-skeleton }
bad_bones-skeleton-yellow = yellow skeleton
    .a = a yellow skeleton
    .the = the yellow skeleton
    .whom = a yellow skeleton
    .title = { bad_bones-help-skeleton }
bad_bones-skeleton-red = red skeleton
    .a = a red skeleton
    .the = the red skeleton
    .whom = a red skeleton
    .title = { bad_bones-help-skeleton }
bad_bones-skeleton-blue = blue skeleton
    .a = a blue skeleton
    .the = the blue skeleton
    .whom = a blue skeleton
    .title = { bad_bones-help-skeleton }
bad_bones-skeleton-green = green skeleton
    .a = a green skeleton
    .the = the green skeleton
    .whom = a green skeleton
    .title = { bad_bones-help-skeleton }
bad_bones-chief-sapper = sapper chief
    .a = a sapper chief
    .the = the sapper chief
    .whom = a sapper chief
    .title = { bad_bones-help-sapper }
bad_bones-chief-necromancer = necromancer chief
    .a = a necromancer chief
    .the = the necromancer chief
    .whom = a necromancer chief
    .title = { bad_bones-help-necromancer }
bad_bones-chief-friendly = friendly chief
    .a = a friendly chief
    .the = the friendly chief
    .whom = a friendly chief
    .title = { bad_bones-help-friendly }
bad_bones-chief-instructor = instructor chief
    .a = an instructor chief
    .the = the instructor chief
    .whom = an instructor chief
    .title = { bad_bones-help-instructor }
bad_bones-chief-spectral = spectral chief
    .a = a spectral chief
    .the = the spectral chief
    .whom = a spectral chief
    .title = { bad_bones-story-about-spectral }
bad_bones-chief-saboteur = saboteur chief
    .a = a saboteur chief
    .the = the saboteur chief
    .whom = a saboteur chief
    .title = { bad_bones-help-saboteur }
bad_bones-chief-emperor = skeleton emperor
    .a = the skeleton emperor
    .the = the skeleton emperor
    .whom = the skeleton emperor
    .title = { bad_bones-help-emperor }
bad_bones-skeleton-at = { $skeleton } – { $place }

## Traps and weapons

bad_bones-trap-wall = wall
    .a = a wall
    .the = the wall
    .whom = the wall
    .damaged = damaged wall
    .title = { bad_bones-help-wall }
bad_bones-trap-wall-rising = rising wall
    .a = a rising wall
    .the = the rising wall
    .whom = the rising wall
    .damaged = damaged rising wall
    .title = { bad_bones-help-wall }
bad_bones-trap-wall-falling = falling wall
    .a = a falling wall
    .the = the falling wall
    .whom = the falling wall
    .damaged = damaged falling wall
    .title = { bad_bones-help-wall }
bad_bones-trap-catapult = catapult
    .a = a catapult
    .the = the catapult
    .whom = the catapult
    .damaged = damaged catapult
    .title = { bad_bones-help-catapult }
bad_bones-trap-dragon = dragon
    .a = a dragon
    .the = the dragon
    .whom = the dragon
    .damaged = damaged dragon
    .title = { bad_bones-help-dragon }
bad_bones-trap-treasure = treasure
    .a = a treasure
    .the = the treasure
    .whom = the treasure
    .damaged = damaged treasure
    .title = { bad_bones-help-treasure }
bad_bones-trap-barricade = barricade
    .a = a barricade
    .the = the barricade
    .whom = the barricade
    .damaged = damaged barricade
    .title = { bad_bones-help-barricade }
bad_bones-trap-bomb = bomb
    .a = a bomb
    .the = the bomb
    .whom = the bomb
    .damaged = damaged bomb
    .title = { bad_bones-help-bomb }
bad_bones-trap-crater = crater
    .a = a crater
    .the = the crater
    .whom = the crater
    .damaged = damaged crater
    .title = { bad_bones-help-crater }
bad_bones-trap-hearse = hearse
    .a = a hearse
    .the = the hearse
    .whom = the hearse
    .damaged = damaged hearse
    .title = { bad_bones-help-hearse }
bad_bones-trap-maze = maze
    .a = a maze
    .the = the maze
    .whom = the maze
    .damaged = damaged maze
    .title = { bad_bones-help-maze }
bad_bones-trap-maze-white = white maze
    .a = a white maze
    .the = the white maze
    .whom = the white maze
    .damaged = damaged white maze
    .title = { bad_bones-help-maze }
bad_bones-trap-maze-black = black maze
    .a = a black maze
    .the = the black maze
    .whom = the black maze
    .damaged = damaged black maze
    .title = { bad_bones-help-maze }
bad_bones-trap-portal = portal
    .a = a portal
    .the = the portal
    .whom = the portal
    .damaged = damaged portal
    .title = { bad_bones-help-portal }
bad_bones-trap-spring = spring
    .a = a spring
    .the = the spring
    .whom = the spring
    .damaged = damaged spring
    .title = { bad_bones-help-spring }
bad_bones-weapon-crossbow = crossbow
    .a = a crossbow
    .title = { bad_bones-help-crossbow }
bad_bones-weapon-ice-staff = ice staff
    .a = an ice staff
    .title = { bad_bones-story-about-weapon }
bad_bones-weapon-death-staff = death staff
    .a = a death staff
    .title = { bad_bones-help-death-staff }
bad_bones-weapon-teleport-staff = teleportation staff
    .a = a teleportation staff
    .title = { bad_bones-story-about-weapon }
bad_bones-weapon-two-handed-sword = two-handed sword
    .a = a two-handed sword
    .title = { bad_bones-help-two-handed-sword }
bad_bones-weapon-battle-axe = battle axe
    .a = a battle axe
    .title = { bad_bones-help-battle-axe }
bad_bones-weapon-morning-star = morning star
    .a = a morning star
    .title = { bad_bones-story-about-weapon }
bad_bones-weapon-rapier = rapier
    .a = a rapier
    .title = { bad_bones-story-about-weapon }

## The board

bad_bones-cell = { $row ->
    [1] { $column ->
        [1] the top left corner
        [5] the top right corner
       *[other] the top row, { $column ->
            [2] left of the middle
            [3] in the middle
           *[4] right of the middle
        }
    }
    [2] the second row, { $column ->
        [1] far left
        [2] left of the middle
        [3] in the middle
        [4] right of the middle
       *[5] far right
    }
    [3] { $column ->
        [3] the very middle
       *[other] the middle row, { $column ->
            [1] far left
            [2] left of the middle
            [4] right of the middle
           *[5] far right
        }
    }
    [4] the fourth row, { $column ->
        [1] far left
        [2] left of the middle
        [3] in the middle
        [4] right of the middle
       *[5] far right
    }
   *[5] { $column ->
        [1] the bottom left corner
        [5] the bottom right corner
       *[other] the bottom row, { $column ->
            [2] left of the middle
            [3] in the middle
           *[4] right of the middle
        }
    }
}
bad_bones-rim-left = the left edge, { $number ->
    [1] top row
    [2] second row
    [3] middle row
    [4] fourth row
   *[5] bottom row
}
bad_bones-rim-right = the right edge, { $number ->
    [1] top row
    [2] second row
    [3] middle row
    [4] fourth row
   *[5] bottom row
}
bad_bones-rim-top = the top edge, { $number ->
    [1] far left
    [2] left of the middle
    [3] in the middle
    [4] right of the middle
   *[5] far right
}
bad_bones-rim-bottom = the bottom edge, { $number ->
    [1] far left
    [2] left of the middle
    [3] in the middle
    [4] right of the middle
   *[5] far right
}
bad_bones-heading-n = up
bad_bones-heading-e = right
bad_bones-heading-s = down
bad_bones-heading-w = left

## Choices

bad_bones-choice-pass-trap = Leave the traps as they are
bad_bones-choice-pass-order = Let the rest walk by themselves
bad_bones-choice-pass-weapon = Do not use the weapon
bad_bones-choice-pass-market = Buy nothing more
bad_bones-choice-hero = Move the hero: { $place }
bad_bones-choice-place = Place: { $trap } – { $place }
bad_bones-choice-take = Take back: { $trap } – { $place }
bad_bones-choice-push = Drive { $heading }: { $skeleton }
bad_bones-choice-send = Send to { $player }
bad_bones-choice-move = Move next: { $skeleton }
bad_bones-choice-lead = Follow the { $skeleton }
bad_bones-choice-victim = Lose with the tower: { $skeleton }
bad_bones-choice-break = Give up the tower: { $place }
bad_bones-choice-shoot = Shoot: { $skeleton }
bad_bones-choice-freeze = Freeze all skeletons: { $place }
bad_bones-choice-freeze-all = Freeze all skeletons on the board
bad_bones-choice-curse = Send the slain to { $player }
bad_bones-choice-teleport = Teleport the hero: { $place }
bad_bones-choice-strike = Strike again: { $place }
bad_bones-choice-cleave = Strike down the { $symbol } ones beside the hero
bad_bones-choice-sweep = Sweep all skeletons from { $place } to { $to }
bad_bones-choice-fence = Turn the skeletons: { $place }
bad_bones-choice-fence-all = Turn all skeletons { $heading }: { $place }
bad_bones-choice-turn = Turn { $heading }: { $skeleton }
bad_bones-choice-start = Begin here: { $place }
bad_bones-choice-buy = Buy: { $item }
bad_bones-choice-go-on = Play on for the heroic victory
bad_bones-choice-stop = Stop here, victorious

## Questions

bad_bones-ask-hero = Where does your hero go?
    .other = { $count ->
        [one] moves the hero
       *[other] move their heroes
    }
bad_bones-ask-trap = Which trap do you place or take back?
    .other = { $count ->
        [one] thinks about a trap
       *[other] think about a trap
    }
bad_bones-ask-push = Whom does the dragon drive where?
    .other = { $count ->
        [one] chooses where the landing dragon drives them
       *[other] choose where the landing dragon drives them
    }
bad_bones-ask-push-one = Where does the dragon drive { $skeleton }?
    .other = { $count ->
        [one] chooses where the dragon drives a skeleton
       *[other] choose where the dragon drives a skeleton
    }
bad_bones-ask-catapult = In the catapult sits { $skeleton }. Whose cemetery do you aim at?
    .other = { $count ->
        [one] aims the catapult
       *[other] aim the catapult
    }
bad_bones-ask-hearse = In the hearse rides { $skeleton }. To whose cemetery?
    .other = { $count ->
        [one] sends the hearse off
       *[other] send the hearse off
    }
bad_bones-ask-exit = For whose cemetery does { $skeleton } leave your realm?
    .other = { $count ->
        [one] chooses a cemetery for who leaves
       *[other] choose a cemetery for who leaves
    }
bad_bones-ask-order = Which skeleton moves next?
    .other = { $count ->
        [one] chooses which skeleton moves next
       *[other] choose which skeleton moves next
    }
bad_bones-ask-leader = Which instructor leads the group?
    .other = { $count ->
        [one] chooses who leads a group
       *[other] choose who leads a group
    }
bad_bones-ask-victim = Which of them falls with the tower?
    .other = { $count ->
        [one] chooses who falls with the tower
       *[other] choose who falls with the tower
    }
bad_bones-ask-second = The sapper takes a second tower. Which one?
    .other = { $count ->
        [one] chooses the second tower for the sapper
       *[other] choose the second tower for the sapper
    }
bad_bones-ask-weapon-crossbow = Three at once. Which skeleton does your crossbow shoot?
    .other = { $count ->
        [one] uses a weapon
       *[other] use a weapon
    }
bad_bones-ask-weapon-ice-staff = Three at once. Whom does your ice staff freeze?
    .other = { $count ->
        [one] uses a weapon
       *[other] use a weapon
    }
bad_bones-ask-weapon-death-staff = Three at once. To whose cemetery does your death staff send them?
    .other = { $count ->
        [one] uses a weapon
       *[other] use a weapon
    }
bad_bones-ask-weapon-teleport-staff = Three at once. Where does your teleportation staff take the hero?
    .other = { $count ->
        [one] uses a weapon
       *[other] use a weapon
    }
bad_bones-ask-weapon-two-handed-sword = Three at once. Where does your two-handed sword strike again?
    .other = { $count ->
        [one] uses a weapon
       *[other] use a weapon
    }
bad_bones-ask-weapon-battle-axe = Three at once. Which symbol does your battle axe strike down?
    .other = { $count ->
        [one] uses a weapon
       *[other] use a weapon
    }
bad_bones-ask-weapon-morning-star = Three at once. Which cell does your morning star sweep clean?
    .other = { $count ->
        [one] uses a weapon
       *[other] use a weapon
    }
bad_bones-ask-weapon-rapier = Three at once. Whom does your rapier turn?
    .other = { $count ->
        [one] uses a weapon
       *[other] use a weapon
    }
bad_bones-ask-turn = Which way do you turn them?
    .other = { $count ->
        [one] chooses which way they turn
       *[other] choose which way they turn
    }
bad_bones-ask-start = On which tower does your hero begin?
    .other = { $count ->
        [one] chooses a tower for the hero
       *[other] choose towers for their heroes
    }
bad_bones-ask-market = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. What do you buy?
    .other = { $count ->
        [one] is at the market
       *[other] are at the market
    }
bad_bones-ask-heroic = You have survived { $rounds } rounds. Do you play on until the last skeleton is gone?
    .other = { $count ->
        [one] decides whether to play on
       *[other] decide whether to play on
    }

## Events: the story of the game

bad_bones-event-phase-market = The market opens.
bad_bones-event-phase-start = The heroes choose their towers.
bad_bones-event-turn = Round { $round }.
bad_bones-event-phase-2 = Traps are placed or taken back.
bad_bones-event-phase-3 = The skeletons walk.
bad_bones-event-phase-4 = New skeletons rise.
bad_bones-event-phase-heroic = The last round is over, and the realm stands.
bad_bones-event-drew = { $player } draws { $skeleton }.
bad_bones-event-appeared = In { $player }’s forest lurks { $skeleton }.
bad_bones-event-first-buyer = { $player } buys first.
bad_bones-event-bought = { $player } buys { $item }. Coins left: { $left }.
bad_bones-event-passed = { $player } buys nothing more.
bad_bones-event-started = { $player }’s hero takes his place: { $place }.
bad_bones-event-hero = { $player }’s hero moves to { $place }.
bad_bones-event-hero-lost = The emperor takes { $player }’s hero to the grave.
bad_bones-event-slain-hero = { $player }’s hero smashes { $skeleton }.
bad_bones-event-slain-weapon = { $player }’s weapon destroys { $skeleton }.
bad_bones-event-slain-trap = One of { $player }’s traps destroys { $skeleton }.
bad_bones-event-sent-exit = { $skeleton } leaves { $player } for { $target }’s cemetery.
bad_bones-event-sent-catapult = { $player }’s catapult hurls { $skeleton } to { $target }’s cemetery.
bad_bones-event-sent-hearse = { $player }’s hearse takes { $skeleton } to { $target }’s cemetery.
bad_bones-event-sent-spectral = In { $target }’s cemetery waits { $skeleton }, who cannot die.
bad_bones-event-sent-staff = { $player }’s death staff sends { $skeleton } to { $target }’s cemetery.
bad_bones-event-laid = { $player } lays { $trap }: { $place }.
bad_bones-event-retrieved = { $player } takes { $trap } back: { $place }.
bad_bones-event-returned = { $player } puts { $trap } into the common reserve.
bad_bones-event-waited = { $player } leaves the traps as they are.
bad_bones-event-moved = { $skeleton } moves to { $place }.
bad_bones-event-turned-arrow = An arrow turns { $skeleton } { $heading }.
bad_bones-event-turned-treasure = The treasure draws { $skeleton } { $heading }.
bad_bones-event-turned-rapier = The rapier turns { $skeleton } { $heading }.
bad_bones-event-triggered = { $skeleton } triggers { $trap }.
bad_bones-event-blocked = The barricade stops { $skeleton }.
bad_bones-event-portal = The portal throws { $skeleton } back into the forest.
bad_bones-event-held-frozen = { $skeleton } does not move.
bad_bones-event-held-maze = { $skeleton } is lost in the maze.
bad_bones-event-held-dragon = { $skeleton } has nowhere to flee from the dragon.
bad_bones-event-parted = { $skeleton } finds nothing to mend and goes in peace.
bad_bones-event-floor-lost = { $lost ->
    [0] { $skeleton } finds nothing left of { $player }’s tower.
    [one] { $skeleton } tears a floor off { $player }’s tower. Floors left: { $left }.
   *[other] { $skeleton } tears { $lost } floors off { $player }’s tower. Floors left: { $left }.
}
bad_bones-event-house-lost = { $lost ->
    [0] { $skeleton } finds nothing left to burn at { $player }’s.
    [one] { $skeleton } burns down one of { $player }’s houses. Houses left: { $left }.
   *[other] { $skeleton } burns down { $lost } of { $player }’s houses. Houses left: { $left }.
}
bad_bones-event-floor-mended = A friendly chief mends { $player }’s tower. Floors: { $left }.
bad_bones-event-house-mended = A friendly chief mends { $player }’s village. Houses: { $left }.
bad_bones-event-capital-burnt = { $lost ->
    [0] { $skeleton } comes from { $player }’s board and finds nothing left of the capital.
    [one] { $skeleton } comes from { $player }’s board and burns down a house of the capital. Houses left: { $left }.
   *[other] { $skeleton } comes from { $player }’s board and burns down { $lost } houses of the capital. Houses left: { $left }.
}
bad_bones-event-capital-mended = { $skeleton } comes from { $player }’s board to mend the capital.
bad_bones-event-capital = Houses left in the capital: { $left }.
bad_bones-event-tower-fell = { $skeleton } brings down one of { $player }’s towers: { $place }.
bad_bones-event-tower-mended = { $skeleton } rebuilds one of { $player }’s towers: { $place }.
bad_bones-event-fell = { $player }’s realm falls!
bad_bones-event-damaged = A used trap is turned over: { $trap }.
bad_bones-event-destroyed-stolen = { $player }’s treasure is stolen.
bad_bones-event-destroyed-sabotaged = Sabotage! { $player } loses { $trap }.
bad_bones-event-destroyed-worn = Wear and tear: { $player } loses { $trap }.
bad_bones-event-hearse = { $player }’s hearse drives to { $target }.
bad_bones-event-hearse-common = { $player }’s hearse drives back into the common reserve.
bad_bones-event-hearse-back = { $player }’s hearse comes back into the reserve.
bad_bones-event-spent = { $skeleton } has done his work and is gone.
bad_bones-event-weapon = { $player } uses { $weapon }.
bad_bones-event-frozen = { $skeleton } freezes to the spot.
bad_bones-event-swept = { $skeleton } is swept aside: { $place }.
bad_bones-event-went-on = { $player } plays on for the heroic victory.
bad_bones-event-ended-fallen = A realm has fallen. The others count their points.
bad_bones-event-ended-nobody = All realms have fallen at once. Nobody wins.
bad_bones-event-ended-defeat = The skeletons have won.
bad_bones-event-ended-survived = The last round is over. The realm is saved!
bad_bones-event-ended-heroic = Not a bone is left. A heroic victory!
bad_bones-event-ended-overrun = The skeletons break through in the end, but by then the victory was won.
bad_bones-event-ruin-tower = { $player } has fallen: the tower is torn down.
bad_bones-event-ruin-towers = { $player } has fallen: no tower stands any more.
bad_bones-event-ruin-village = { $player } has fallen: the village is burned down.
bad_bones-event-ruin-emperor = { $player } has fallen: the emperor has come.
bad_bones-event-ruin-capital = The capital is burned down.
bad_bones-event-won = { $player } wins. Points: { $points }.
bad_bones-event-won-taller = { $player } wins: as many points as others, { $points }, but the taller tower.
bad_bones-event-lasted = It happened in round { $round }; { $rounds } were to be held.
bad_bones-event-floors-stand = Floors of the tower left: { $left }.
bad_bones-event-houses-stand = Houses of the village left: { $left }.
bad_bones-event-towers-stand = Towers left on all boards: { $left }.

## Phases

bad_bones-phase-market = Market
bad_bones-phase-start = The heroes take their towers
bad_bones-phase-1 = Heroes move
bad_bones-phase-2 = Traps
bad_bones-phase-3 = Skeletons walk
bad_bones-phase-4 = New skeletons
bad_bones-phase-heroic = Play on?
bad_bones-phase-over = End of the game

## Why a choice is refused

bad_bones-refused-turn = You have nothing to decide now.
bad_bones-refused-stay = The hero must move.
bad_bones-refused-far = The hero moves one cell only.
bad_bones-refused-edge = That is not a cell of your board.
bad_bones-refused-reserve = There is no such trap in the reserve.
bad_bones-refused-trap = A trap lies there already.
bad_bones-refused-tower = No trap can be placed on a tower.
bad_bones-refused-skeletons = This trap cannot be placed on skeletons.
bad_bones-refused-empty = There is no trap to take back.
bad_bones-refused-crater = A crater stays for the rest of the game.
bad_bones-refused-village = The dragon drives nobody to the houses.
bad_bones-refused-blocked = That way is closed: a barricade, or back to the dragon.
bad_bones-refused-self = Not to your own cemetery.
bad_bones-refused-coins = You do not have enough coins.
bad_bones-refused-stock = That is sold out.
bad_bones-refused-weapon = A hero carries one weapon at most.
bad_bones-refused-choice = That is not one of your choices now.
bad_bones-point-market = Now you are at the market: choose something to buy, or buy nothing more.
bad_bones-point-hero-first = First your hero moves, then you may place a trap.
bad_bones-point-trap-first = Choose a trap of the reserve first.
bad_bones-point-hero-moved = Your hero has moved. Now you may place a trap or take one back.
bad_bones-point-walking = The skeletons are walking. Traps are placed in the next round.

## Options that do not go together

bad_bones-option-solo = Solo is for one player, not { $seats }.
bad_bones-option-coop = The co-operative game needs at least 2 players; here there are only { $seats }.
bad_bones-option-idle = “{ $option }” changes nothing at a table with these settings.

## Options

bad_bones-group-mode = Way to play
bad_bones-group-modules = Modules
bad_bones-group-rulings = Rulings

bad_bones-mode-standard = Standard
    .help = Everybody defends a realm of their own; when one falls, the others count their points.
bad_bones-mode-solo = Solo
    .help = One floor, one house: hold out until the last round.
bad_bones-mode-coop = Co-operative
    .help = Four towers each, one capital, one common reserve: hold out together.
bad_bones-ruleset-fr = French
    .help = The original booklets.
bad_bones-ruleset-ru = Russian
    .help = Morning star to empty cells only, rapier turns all one way, traps kill the spectral chief.
bad_bones-ruleset-de = German
    .help = Ice staff freezes the whole board, teleportation to any free cell, no hearse in solo and co-op.

bad_bones-opt-mode = Way to play
    .help = Against each other, alone, or together.
bad_bones-opt-rounds = Rounds
    .help = How many rounds must be survived in solo and the co-operative game.
bad_bones-opt-advanced = Advanced game
    .help = Six more traps and eight weapons, bought at the market before the game.
bad_bones-opt-chiefs = Skeleton chiefs
    .help = Nineteen chiefs with powers of their own are mixed into the bag.
bad_bones-opt-ruleset = Edition
    .help = Which booklet decides where the editions differ.
bad_bones-opt-hearse-in-solo-and-coop = Hearse in solo and co-op
    .help = The hearse is for sale there too; the German edition never allows it.
bad_bones-opt-side-arrows-both-ways = Side arrows both ways
    .help = The arrows beside the tower also turn skeletons that come from below.
bad_bones-opt-sapper-takes-second-coop-tower = The sapper takes two towers
    .help = In the co-operative game a sapper costs a second tower of your choice.

## The end

bad_bones-end-fallen = A realm has fallen. The others have counted their points.
bad_bones-end-fallen-won = Victory: your realm stands and counts the most points.
bad_bones-end-fallen-lost = Defeat: another realm has won.
bad_bones-end-nobody = Nobody wins: all realms have fallen at once.
bad_bones-end-defeat = Defeat: the skeletons broke through.
bad_bones-end-survived = Victory: the realm has held out.
bad_bones-end-heroic = Heroic victory: not a bone is left.
bad_bones-token-floors = tower floors
bad_bones-token-houses = houses
bad_bones-token-board = traps on the board
bad_bones-token-reserve = traps in the reserve

## What the pieces do

bad_bones-help-skeleton = Walks one cell the way its tip points, once a round. Its symbol tells where in the forest it begins.
bad_bones-help-sapper = Tears down two floors or burns two houses instead of one.
bad_bones-help-necromancer = Whoever draws him from the bag draws three more skeletons at once.
bad_bones-help-friendly = Mends a floor or a house where he arrives, instead of destroying one.
bad_bones-help-instructor = When he moves, everybody on his cell who has not moved yet goes with him as one group.
bad_bones-help-spectral = Destroyed, he comes back to the cemetery of the same realm.
bad_bones-help-spectral-ru = Destroyed by hero or weapon, he comes back to the cemetery of the same realm. Only a trap sends him to the bag.
bad_bones-help-saboteur = Every trap he sets off is out of the game at the end of the phase, and he goes to the bag.
bad_bones-help-emperor = If he reaches a tower or a village, that realm has lost. The hero who slays him leaves the game with him.
bad_bones-help-wall = Turns whoever enters by a quarter along its diagonal and sends it one cell further at once.
bad_bones-help-catapult = Hurls all who enter in this phase to one cemetery: of another player, whom you choose; alone, to your own.
bad_bones-help-dragon = Drives each one who enters to a cell beside it that you choose. It may also land on skeletons and drives them off at once.
bad_bones-help-treasure = Skeletons on the four cells beside it turn towards it. It is lost if one of them stands on it at the end of the walk.
bad_bones-help-barricade = Nobody enters: whoever would step on it stays where it is.
bad_bones-help-bomb = Destroys all who enter in this phase and leaves a crater. Thrown on skeletons it goes off at once.
bad_bones-help-crater = Stays for the rest of the game. Everybody walks over it; nothing can be laid on it.
bad_bones-help-hearse = Takes all who enter to one cemetery, like the catapult. Then it belongs to whoever got them; in the co-operative game it goes back to the common reserve, alone to yours.
bad_bones-help-maze = Whoever enters leaves only when its face has the maze’s color: at most a round later.
bad_bones-help-portal = Sends whoever enters back to its own place in the forest.
bad_bones-help-spring = Throws whoever enters two cells further, over whatever is between.
bad_bones-help-crossbow = After three kills at once: destroy one skeleton anywhere on your board.
bad_bones-help-ice-staff = After three kills at once: freeze all skeletons of one cell for their next move.
bad_bones-help-ice-staff-de = After three kills at once: freeze all skeletons on the cells of your board for their next move.
bad_bones-help-death-staff = After three kills at once: send the slain to another player’s cemetery.
bad_bones-help-teleport-staff = After three kills at once: your hero appears on your tower.
bad_bones-help-teleport-staff-de = After three kills at once: your hero appears on your tower, or on any other cell of your board without skeletons.
bad_bones-help-two-handed-sword = After three kills at once: your hero may move once more and strikes again.
bad_bones-help-battle-axe = After three kills at once: strike down all of one symbol on the four cells beside the hero.
bad_bones-help-morning-star = After three kills at once: sweep all skeletons from one cell around the hero to another.
bad_bones-help-morning-star-ru = After three kills at once: sweep all skeletons from one cell around the hero to another where there are none.
bad_bones-help-rapier = After three kills at once: turn the skeletons of one cell around the hero as you like.
bad_bones-help-rapier-ru = After three kills at once: turn all skeletons of one cell around the hero the same way.
bad_bones-help-tower = A skeleton that reaches it tears down a floor. When the last one falls, the realm has fallen.
bad_bones-help-house = A skeleton that leaves by this edge burns one. When the last one burns, the realm has fallen.
bad_bones-help-capital = The houses of the whole team. When none is left, everybody has lost.
bad_bones-help-cemetery = Who lies here comes back to this forest together with the new skeletons.
bad_bones-help-bag = Three new skeletons a round come out of it for every realm; the destroyed go back in.
bad_bones-help-hero = Moves one cell a round, must move, and destroys all skeletons where he steps. Who comes to him falls too, unless he stands on the tower.

## Verbs and zones, for a general view of the table

bad_bones-verb-hero = Move the hero
bad_bones-verb-place = Place a trap
bad_bones-verb-take = Take back
bad_bones-verb-push = Drive away
bad_bones-verb-send = Send
bad_bones-verb-move = Move next
bad_bones-verb-lead = Follow
bad_bones-verb-victim = Lose with the tower
bad_bones-verb-break = Give up a tower
bad_bones-verb-shoot = Shoot
bad_bones-verb-freeze = Freeze
bad_bones-verb-curse = Send the slain
bad_bones-verb-teleport = Teleport
bad_bones-verb-strike = Strike again
bad_bones-verb-cleave = Strike down
bad_bones-verb-sweep = Sweep
bad_bones-verb-fence = Turn the skeletons
bad_bones-verb-turn = Turn
bad_bones-verb-start = Begin
bad_bones-verb-buy = Buy
bad_bones-piece-k = skeleton
bad_bones-zone-round = Round
bad_bones-zone-phase = Phase
bad_bones-zone-marker = Marker
bad_bones-zone-heroic = Heroic ending
bad_bones-zone-bag = In the bag
bad_bones-zone-full-floors = Floors of a tower
bad_bones-zone-full-houses = Houses at first
bad_bones-zone-boards = Boards
bad_bones-zone-face = Printed on the board
bad_bones-zone-arrows = Arrows
bad_bones-zone-slots = Places in the forest
bad_bones-zone-towers = Towers
bad_bones-zone-tower = Tower
bad_bones-zone-floors = Floors
bad_bones-zone-houses = Houses
bad_bones-zone-capital = Capital
bad_bones-zone-skeletons = Skeletons
bad_bones-zone-traps = Traps
bad_bones-zone-hero = Hero
bad_bones-zone-cemetery = Cemetery
bad_bones-zone-sent = Sent away
bad_bones-zone-reserve = Reserve
bad_bones-zone-hand = Taken back
bad_bones-zone-coins = Coins
bad_bones-zone-weapon = Weapon
bad_bones-zone-passed = Buys no more
bad_bones-zone-fallen = Fallen
bad_bones-zone-finished = Has finished
bad_bones-zone-preview = Where they go next
bad_bones-zone-skeleton = Skeleton
bad_bones-zone-path = Way
bad_bones-zone-end = End
bad_bones-zone-market = Market
bad_bones-zone-goods = Goods
bad_bones-zone-buyer = Buyer
bad_bones-zone-back = Backwards
bad_bones-zone-cost = price
bad_bones-zone-count = count
bad_bones-zone-stars = Stars
bad_bones-zone-removed = Out of the game
bad_bones-zone-removed-skeletons = Skeletons out of the game
bad_bones-zone-frozen = skips a move
bad_bones-zone-waiting = to move
bad_bones-zone-stack = height
bad_bones-zone-damaged = damaged
bad_bones-zone-white = white
bad_bones-zone-black = black
bad_bones-zone-left = left edge
bad_bones-zone-right = right edge
bad_bones-zone-top = top edge
bad_bones-zone-bottom = bottom edge

# on any board; shelves are where the general one looks for what pieces are called
bad_bones-shelves = trap weapon chief symbol heading
bad_bones-round = Round { $round }
bad_bones-round-of = Round { $round } of { $rounds }
bad_bones-round-heroic = Round { $round }, for the heroic victory
bad_bones-fallen = fallen

# terminal
bad_bones-tui-realm = { $player }: floors { $floors }, houses { $houses }
bad_bones-tui-realm-coop = { $player }: towers { $towers }
bad_bones-tui-capital = Capital: { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}
bad_bones-tui-reserve = Reserve: { $tiles }
bad_bones-tui-cemetery = Cemetery: { $skeletons }
bad_bones-tui-weapon = Weapon: { $weapon }
bad_bones-tui-coins = Coins: { $coins }
bad_bones-tui-bag = In the bag: { $count }
bad_bones-tui-market = Market: { $goods }
bad_bones-tui-price = { $item } × { $count }, { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} each
bad_bones-tui-hero = hero
bad_bones-tui-tower = tower
bad_bones-tui-ruin = ruin
bad_bones-tui-damaged = damaged
bad_bones-tui-held = skips its next move

## Why the bot would choose so (hints)

bad_bones-why-threat-tower = { $moves ->
    [1] Otherwise a tower would be hit with the next move.
   *[other] Otherwise a tower would be hit in { $moves } moves.
}
bad_bones-why-threat-houses = { $moves ->
    [1] Otherwise a house would burn with the next move.
   *[other] Otherwise a house would burn in { $moves } moves.
}
bad_bones-why-hero-strikes = { $skeletons ->
    [one] He destroys a skeleton there.
   *[other] He destroys { $skeletons } skeletons there.
}
bad_bones-why-hero-strikes-threat = { bad_bones-why-hero-strikes } { $threat }
bad_bones-why-hero-both = { $skeletons ->
    [one] He destroys a skeleton there
   *[other] He destroys { $skeletons } skeletons there
}, and { $coming ->
    [one] one more runs
   *[other] { $coming } more run
} into him when they walk.
bad_bones-why-hero-waits = { $skeletons ->
    [one] A skeleton runs into him there when it walks.
   *[other] { $skeletons } skeletons run into him there when they walk.
}
bad_bones-why-hero-near = { $skeletons ->
    [one] From there a skeleton is within his reach in the next round.
   *[other] From there { $skeletons } skeletons are within his reach in the next round.
}
bad_bones-why-hero-idle = Nobody is within his reach yet.
bad_bones-why-place = { $skeletons ->
    [one] A skeleton comes there with the next move.
   *[other] { $skeletons } skeletons come there with the next move.
}
bad_bones-why-place-threat = { bad_bones-why-place } { $threat }
bad_bones-why-place-soon = The first skeleton comes there in { $moves } moves.
bad_bones-why-place-hero = Your hero stands there: whoever comes falls to him first.
bad_bones-why-place-later = Within { $moves } moves nobody comes there; it lies ready for later.
bad_bones-why-land = { $skeletons ->
    [one] The dragon drives a skeleton off at once, and it does not walk this round.
   *[other] The dragon drives { $skeletons } skeletons off at once, and they do not walk this round.
}
bad_bones-why-blast = { $skeletons ->
    [one] It destroys a skeleton at once.
   *[other] It destroys { $skeletons } skeletons at once.
}
bad_bones-why-blast-threat = { bad_bones-why-blast } { $threat }
bad_bones-why-lure = { $skeletons ->
    [one] A skeleton turns towards it at once.
   *[other] { $skeletons } skeletons turn towards it at once.
}
bad_bones-why-lure-threat = { bad_bones-why-lure } { $threat }
bad_bones-why-take = It goes back to the reserve, free for another cell.
bad_bones-why-take-worn = { $moves ->
    [1] The next move would use it up; in the reserve it is intact again.
   *[other] In { $moves } moves it would be used up; in the reserve it is intact again.
}
bad_bones-why-take-damaged = In the reserve it is intact again, and here nobody comes within { $moves } moves.
bad_bones-why-take-idle = Within { $moves } moves nobody comes there; it can be laid elsewhere.
bad_bones-why-pass-trap = The traps stay intact in the reserve, for those who come later.
bad_bones-why-pass-trap-calm = Nobody does damage with the next move; the traps can wait in the reserve, intact.
bad_bones-why-pass-trap-empty = The reserve is empty; what lies on the board stays there.
bad_bones-why-pass-order = The others walk by themselves.
bad_bones-why-pass-weapon = The weapon stays ready for the next three.
bad_bones-why-pass-market = { $traps ->
    [one] There is one trap in the reserve; you can leave it at that.
   *[other] There are { $traps } traps in the reserve; you can leave it at that.
}
bad_bones-why-push-sent = There it leaves your board.
bad_bones-why-push-slain = There it is destroyed.
bad_bones-why-push-portal = There it goes back to the forest.
bad_bones-why-push-floor-lost = It hits the tower there, and has then left your board.
bad_bones-why-push-tower-fell = It brings a tower down there, and falls with it.
bad_bones-why-push-on = There another dragon drives it on, and you choose again.
bad_bones-why-push-asked = What becomes of it there you choose next.
bad_bones-why-push-far = { $moves ->
    [1] From there it does damage with its next move.
   *[other] From there it needs { $moves } moves to do damage.
}
bad_bones-why-push-open = { $moves ->
    [1] From there you are asked about it again with the next move.
   *[other] From there you are asked about it again in { $moves } moves.
}
bad_bones-why-push-safe = From there it does no damage within { $moves } moves.
bad_bones-why-send-strongest = Of the others { $player } has the strongest realm: floors { $floors }, houses { $houses }.
bad_bones-why-send-beset = { $skeletons ->
    [one] Of the others { $player } has the most to bear already: { $skeletons } skeleton.
   *[other] Of the others { $player } has the most to bear already: { $skeletons } skeletons.
}
bad_bones-why-send-weak = { $player } still has { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
} and { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}.
bad_bones-why-send-fewest = { $skeletons ->
    [0] { $player } has no skeletons at all now.
    [one] Of the others { $player } has the fewest skeletons: { $skeletons }.
   *[other] Of the others { $player } has the fewest skeletons: { $skeletons }.
}
bad_bones-why-send-coop = { $skeletons ->
    [0] { $player } has no skeletons at all now.
    [one] { $player } has { $skeletons } skeleton to bear.
   *[other] { $player } has { $skeletons } skeletons to bear.
}
bad_bones-why-send-solo = They come back later, from the forest.
bad_bones-why-move = This one walks first, the others after it.
bad_bones-why-move-mended = First what is broken is mended, then the others come.
bad_bones-why-move-fell = The tower falls to the first, and then that one is gone.
bad_bones-why-move-now = It does its damage now, and the others come after it.
bad_bones-why-move-lost = The damage comes first; a friendly chief, who is still to walk, may mend it.
bad_bones-why-move-slain = The hero destroys it: kill { $kills } of the { $needed } that wake his weapon.
bad_bones-why-lead-far = { $moves ->
    [1] The group goes { $heading } and does damage with its next move.
   *[other] The group goes { $heading } and needs { $moves } moves to do damage.
}
bad_bones-why-lead-open = { $moves ->
    [1] The group goes { $heading }, and with the next move you choose again.
   *[other] The group goes { $heading }, and in { $moves } moves you choose again.
}
bad_bones-why-lead-safe = The group goes { $heading } and does no damage within { $moves } moves.
bad_bones-why-victim = It falls with the tower and goes back into the bag.
bad_bones-why-victim-spectral = It falls with the tower, but comes back by way of your cemetery.
bad_bones-why-victim-chief = One chief fewer on your board.
bad_bones-why-break = Within { $moves } moves nobody comes to that tower.
bad_bones-why-break-doomed = { $skeletons ->
    [one] Within { $moves } moves a skeleton comes to that tower anyway.
   *[other] Within { $moves } moves { $skeletons } skeletons come to that tower anyway.
}
bad_bones-why-shoot = One skeleton fewer on your board.
bad_bones-why-shoot-threat = { bad_bones-why-shoot } { $threat }
bad_bones-why-freeze = { $skeletons ->
    [one] A skeleton loses a move.
   *[other] { $skeletons } skeletons lose a move.
}
bad_bones-why-freeze-threat = { bad_bones-why-freeze } { $threat }
bad_bones-why-curse = { $skeletons ->
    [one] The slain skeleton goes to a cemetery, not into the bag.
   *[other] The { $skeletons } slain skeletons go to a cemetery, not into the bag.
} { $reason }
bad_bones-why-cleave = { $skeletons ->
    [one] It strikes down a skeleton.
   *[other] It strikes down { $skeletons } skeletons.
}
bad_bones-why-cleave-threat = { bad_bones-why-cleave } { $threat }
bad_bones-why-fence = { $skeletons ->
    [one] A skeleton there can be turned away.
   *[other] { $skeletons } skeletons there can be turned away.
}
bad_bones-why-spares = { $skeletons ->
    [one] Within { $moves } moves one skeleton fewer does damage.
   *[other] Within { $moves } moves { $skeletons } skeletons fewer do damage.
}
bad_bones-why-delays = { $moves ->
    [one] The first damage comes a move later.
   *[other] The first damage comes { $moves } moves later.
}
bad_bones-why-start = { $skeletons ->
    [one] With the first walk a skeleton comes next to that tower.
   *[other] With the first walk { $skeletons } skeletons come next to that tower.
}
bad_bones-why-start-quiet = With the first walk nobody comes next to that tower.
bad_bones-why-buy-first = You have none of these yet, and it costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
bad_bones-why-buy-more = You have { $have } of these, and one more costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
bad_bones-why-buy-weapon = It can be used whenever the hero destroys three at once, for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} once and for all.
bad_bones-why-go-on = The victory is yours already, and nothing can be lost.
bad_bones-why-stop = After { $rounds } rounds there are still skeletons about.

## The game in figures

bad_bones-stat-points = Points of each realm, round by round
bad_bones-stat-skeletons = Skeletons on all boards
bad_bones-stat-floors = Tower floors
bad_bones-stat-houses = Houses
bad_bones-stat-slain = Skeletons slain by the hero
bad_bones-stat-trapped = Skeletons destroyed by traps
bad_bones-stat-hurled = Sent away by catapult and hearse
bad_bones-stat-driven = Driven out through the forest
bad_bones-stat-floors-lost = Floors lost
bad_bones-stat-houses-lost = Houses lost
bad_bones-stat-laid = Traps placed
bad_bones-stat-retrieved = Traps taken back
bad_bones-stat-weapon = Weapon used
bad_bones-stat-coins = Coins spent
