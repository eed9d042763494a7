## The story: one line for what somebody did and what came of it

# Several skeletons: as those who do something, and as those to whom something is done.
bad_bones-story-many = { $count ->
    [2] two skeletons
    [3] three skeletons
    [4] four skeletons
    [5] five skeletons
    [6] six skeletons
    [7] seven skeletons
    [8] eight skeletons
    [9] nine skeletons
    [10] ten skeletons
   *[other] { $count } skeletons
}
    .whom = { bad_bones-story-many }
    .title = { bad_bones-help-skeleton }

# Several chiefs of one kind.
bad_bones-story-chiefs-sapper = { $count ->
    [2] two sapper chiefs
   *[other] three sapper chiefs
}
    .title = { bad_bones-help-sapper }
bad_bones-story-chiefs-necromancer = { $count ->
    [2] two necromancer chiefs
   *[other] three necromancer chiefs
}
    .title = { bad_bones-help-necromancer }
bad_bones-story-chiefs-friendly = { $count ->
    [2] two friendly chiefs
   *[other] three friendly chiefs
}
    .title = { bad_bones-help-friendly }
bad_bones-story-chiefs-instructor = { $count ->
    [2] two instructor chiefs
   *[other] three instructor chiefs
}
    .title = { bad_bones-help-instructor }
bad_bones-story-chiefs-spectral = { $count ->
    [2] two spectral chiefs
   *[other] three spectral chiefs
}
    .title = { bad_bones-story-about-spectral }
bad_bones-story-chiefs-saboteur = { $count ->
    [2] two saboteur chiefs
   *[other] three saboteur chiefs
}
    .title = { bad_bones-help-saboteur }
bad_bones-story-about-weapon = A weapon: the hero uses it after three kills at once.
bad_bones-story-about-spectral = A chief who does not stay dead: he comes back from a cemetery.

# Several traps of one kind.
bad_bones-story-traps-wall = { $count ->
    [2] two walls
    [3] three walls
   *[other] { $count } walls
}
    .title = { bad_bones-help-wall }
bad_bones-story-traps-catapult = { $count ->
    [2] two catapults
    [3] three catapults
   *[other] { $count } catapults
}
    .title = { bad_bones-help-catapult }
bad_bones-story-traps-dragon = { $count ->
    [2] two dragons
    [3] three dragons
   *[other] { $count } dragons
}
    .title = { bad_bones-help-dragon }
bad_bones-story-traps-treasure = { $count ->
    [2] two treasures
    [3] three treasures
   *[other] { $count } treasures
}
    .title = { bad_bones-help-treasure }
bad_bones-story-traps-barricade = { $count ->
    [2] two barricades
    [3] three barricades
   *[other] { $count } barricades
}
    .title = { bad_bones-help-barricade }
bad_bones-story-traps-bomb = { $count ->
    [2] two bombs
    [3] three bombs
   *[other] { $count } bombs
}
    .title = { bad_bones-help-bomb }
bad_bones-story-traps-crater = { $count ->
    [2] two craters
    [3] three craters
   *[other] { $count } craters
}
    .title = { bad_bones-help-crater }
bad_bones-story-traps-hearse = { $count ->
    [2] two hearses
    [3] three hearses
   *[other] { $count } hearses
}
    .title = { bad_bones-help-hearse }
bad_bones-story-traps-maze = { $count ->
    [2] two mazes
    [3] three mazes
   *[other] { $count } mazes
}
    .title = { bad_bones-help-maze }
bad_bones-story-traps-portal = { $count ->
    [2] two portals
    [3] three portals
   *[other] { $count } portals
}
    .title = { bad_bones-help-portal }
bad_bones-story-traps-spring = { $count ->
    [2] two springs
    [3] three springs
   *[other] { $count } springs
}
    .title = { bad_bones-help-spring }

# Places, as people say them.
bad_bones-near-tower = on the tower
bad_bones-near-above-tower = above the tower
bad_bones-near-below-tower = below the tower
bad_bones-near-left-of-tower = left of the tower
bad_bones-near-right-of-tower = right of the tower
bad_bones-near-near-tower = close to the tower
bad_bones-near-forest-top = by the upper forest
bad_bones-near-forest-bottom = by the lower forest
bad_bones-near-forest-left = by the forest on the left
bad_bones-near-forest-right = by the forest on the right
bad_bones-near-houses = before the houses
bad_bones-near-capital = before the capital
bad_bones-near-upper-left = in the upper left corner
bad_bones-near-upper-right = in the upper right corner
bad_bones-near-lower-left = in the lower left corner
bad_bones-near-lower-right = in the lower right corner
bad_bones-near-middle = in the middle
bad_bones-near-between-upper = between the upper towers
bad_bones-near-between-lower = between the lower towers
bad_bones-near-between-left = between the towers on the left
bad_bones-near-between-right = between the towers on the right
bad_bones-near-tower-upper-left = at the upper left tower
bad_bones-near-tower-upper-right = at the upper right tower
bad_bones-near-tower-lower-left = at the lower left tower
bad_bones-near-tower-lower-right = at the lower right tower
bad_bones-tower-upper-left = the upper left tower
bad_bones-tower-upper-right = the upper right tower
bad_bones-tower-lower-left = the lower left tower
bad_bones-tower-lower-right = the lower right tower

# Phases.
bad_bones-story-phase-market = The market opens.
bad_bones-story-phase-2 = Now for the traps.
bad_bones-story-phase-3 = The skeletons walk.
bad_bones-story-gather = { $lands ->
    [1] { $count ->
        [4] Four
       *[other] { $count }
    } skeletons lurk in your forest.
   *[other] { $count ->
        [4] Four
       *[other] { $count }
    } skeletons lurk in every forest.
}
bad_bones-story-newcomers = New skeletons rise.
bad_bones-story-no-newcomers = Nobody new rises.
bad_bones-story-risen = { $player_is ->
    [you] Out of your cemetery
   *[other] Out of { $player }’s cemetery
} { $count ->
    [one] comes { $who }
   *[other] come { $who }
}.
bad_bones-story-chiefs = { $player_is ->
    [you] In your forest
   *[other] In { $player }’s forest
} { $count ->
    [one] lurks { $who }!
   *[other] lurk { $who }!
}

# What somebody does.
bad_bones-story-first-buyer = { $player_is ->
    [you] You buy first.
   *[other] { $player } buys first.
}
bad_bones-story-buy = { $player_is ->
    [you] You buy { $item } and have
   *[other] { $player } buys { $item } and has
} { $left ->
    [0] no coins left.
    [one] one coin left.
   *[other] { $left } coins left.
}
bad_bones-story-passed = { $player_is ->
    [you] You leave the market.
   *[other] { $player } leaves the market.
}
bad_bones-story-start = { $player_is ->
    [you] Your hero begins { $near }.
   *[other] { $player }’s hero begins { $near }.
}
bad_bones-story-hero = { $player_is ->
    [you] Your hero takes his stand { $near }.
   *[other] { $player }’s hero takes his stand { $near }.
}
bad_bones-story-hero-slays = { $player_is ->
    [you] Your hero
   *[other] { $player }’s hero
} smashes { $whom } { $near }.
bad_bones-story-lay = { $player_is ->
    [you] You lay { $trap } { $near }.
   *[other] { $player } lays { $trap } { $near }.
}
bad_bones-story-land-dragon = { $player_is ->
    [you] You let a dragon
   *[other] { $player } lets a dragon
} land among the skeletons { $near }.
bad_bones-story-throw-bomb = { $player_is ->
    [you] You throw a bomb
   *[other] { $player } throws a bomb
} { $near }: it blows up { $whom }.
bad_bones-story-take-back = { $player_is ->
    [you] You take { $trap } back.
   *[other] { $player } takes { $trap } back.
}
bad_bones-story-wait = { $player_is ->
    [you] You leave the traps as they are.
   *[other] { $player } leaves the traps as they are.
}
bad_bones-story-weapon = { $player_is ->
    [you] Three at once! Your hero draws the { $weapon }.
   *[other] Three at once! { $player }’s hero draws the { $weapon }.
}
bad_bones-story-went-on = { $player_is ->
    [you] You play on: not a bone shall be left.
   *[other] { $player } plays on: not a bone shall be left.
}

# What happens on a land. These are parts of one line, which begins with whose land it is.
bad_bones-story-on-land = { $player_is ->
    [you] On your board { $what }
   *[other] On { $player }’s board { $what }
}
bad_bones-story-goes = { $who } heads { $heading }.
bad_bones-story-floors-lost = { $who } { $count ->
    [one] tears
   *[other] tear
} { $lost ->
    [one] a floor
    [2] two floors
    [3] three floors
    [4] four floors
   *[other] { $lost } floors
} off the tower; { $left ->
    [0] nothing is left of it.
    [one] one is left.
    [2] two are left.
    [3] three are left.
    [4] four are left.
   *[other] { $left } are left.
}
bad_bones-story-houses-lost = { $who } { $count ->
    [one] burns
   *[other] burn
} down { $lost ->
    [one] a house
    [2] two houses
    [3] three houses
    [4] four houses
    [5] five houses
   *[other] { $lost } houses
}; { $left ->
    [0] none is left.
    [one] one is left.
    [2] two are left.
    [3] three are left.
    [4] four are left.
   *[other] { $left } are left.
}
bad_bones-story-capital-lost = { $who } { $count ->
    [one] breaks
   *[other] break
} into the capital and { $count ->
    [one] burns
   *[other] burn
} down { $lost ->
    [one] a house
    [2] two houses
    [3] three houses
    [4] four houses
    [5] five houses
   *[other] { $lost } houses
}.
bad_bones-story-floors-late = { $who } { $count ->
    [one] finds
   *[other] find
} nothing left of the tower to tear down.
bad_bones-story-houses-late = { $who } { $count ->
    [one] finds
   *[other] find
} nothing left to burn.
bad_bones-story-capital-late = { $who } { $count ->
    [one] finds
   *[other] find
} nothing left to burn in the capital.
bad_bones-story-floors-mended = a friendly chief builds up a floor of the tower: { $left ->
    [one] one stands.
    [2] two stand.
    [3] three stand.
    [4] four stand.
   *[other] { $left } stand.
}
bad_bones-story-houses-mended = a friendly chief rebuilds a house: { $left ->
    [one] one stands.
    [2] two stand.
    [3] three stand.
    [4] four stand.
   *[other] { $left } stand.
}
bad_bones-story-capital-mended = a friendly chief sets out to mend the capital.
bad_bones-story-wall-turns = the wall turns { $whom } aside.
bad_bones-story-spring-turns = the spring flings { $whom } through the air.
bad_bones-story-dragon-turns = the dragon scares { $whom } away.
bad_bones-story-slain-hero = { $who } { $count ->
    [one] runs into the hero and is smashed.
   *[other] run into the hero and are smashed.
}
bad_bones-story-slain-weapon = { $who } { $count ->
    [one] falls
   *[other] fall
} to the weapon.
bad_bones-story-slain-trap = { $who } { $count ->
    [one] is
   *[other] are
} blown to pieces in a trap.
bad_bones-story-sent-exit = { $who } { $count ->
    [one] wanders
   *[other] wander
} off into { $target_is ->
    [you] your cemetery.
   *[other] { $target }’s cemetery.
}
bad_bones-story-sent-exit-own = { $who } { $count ->
    [one] wanders
   *[other] wander
} off into the cemetery.
bad_bones-story-sent-catapult = the catapult hurls { $whom } into { $target_is ->
    [you] your cemetery.
   *[other] { $target }’s cemetery.
}
bad_bones-story-sent-catapult-own = the catapult hurls { $whom } into the cemetery.
bad_bones-story-sent-hearse = the hearse takes { $whom } to { $target_is ->
    [you] your cemetery.
   *[other] { $target }’s cemetery.
}
bad_bones-story-sent-hearse-own = the hearse takes { $whom } to the cemetery.
bad_bones-story-sent-staff = the death staff sends { $whom } to { $target_is ->
    [you] your cemetery.
   *[other] { $target }’s cemetery.
}
bad_bones-story-sent-staff-own = the death staff sends { $whom } to the cemetery.
bad_bones-story-sent-spectral = { $who } cannot die and { $count ->
    [one] waits
   *[other] wait
} in the cemetery.
bad_bones-story-turned-treasure = the treasure draws { $who }.
bad_bones-story-turned-rapier = { $who } { $count ->
    [one] is turned away.
   *[other] are turned away.
}
bad_bones-story-held-frozen = { $who } { $count ->
    [one] stays where it is.
   *[other] stay where they are.
}
bad_bones-story-held-maze = { $who } { $count ->
    [one] loses its
   *[other] lose their
} way in the maze.
bad_bones-story-held-dragon = { $who } { $count ->
    [one] has
   *[other] have
} nowhere to flee from the dragon.
bad_bones-story-blocked = the barricade holds { $whom } up.
bad_bones-story-portal = the portal throws { $whom } back into the forest.
bad_bones-story-frozen = { $who } { $count ->
    [one] freezes
   *[other] freeze
} to the spot.
bad_bones-story-swept = { $who } { $count ->
    [one] is
   *[other] are
} swept aside.
bad_bones-story-parted = { $who } { $count ->
    [one] finds nothing to mend and goes
   *[other] find nothing to mend and go
} in peace.
bad_bones-story-tower-fell = { $who } brings down { $tower }; { $left ->
    [0] no other is left.
    [one] one tower is left.
    [2] two towers are left.
    [3] three towers are left.
   *[other] { $left } towers are left.
}
bad_bones-story-tower-mended = { $who } raises { $tower } again.
bad_bones-story-fell = { $player_is ->
    [you] Your realm falls!
   *[other] { $player }’s realm falls!
}
bad_bones-story-hero-lost = { $player_is ->
    [you] The emperor takes your hero to the grave.
   *[other] The emperor takes { $player }’s hero to the grave.
}

# When all have walked.
bad_bones-story-destroyed-stolen = { $player_is ->
    [you] Your treasure is stolen.
   *[other] { $player }’s treasure is stolen.
}
bad_bones-story-destroyed-sabotaged = { $player_is ->
    [you] Sabotage! On your board { $traps }
   *[other] Sabotage! On { $player }’s board { $traps }
} { $count ->
    [one] is gone.
   *[other] are gone.
}
bad_bones-story-destroyed-worn = { $player_is ->
    [you] On your board { $traps }
   *[other] On { $player }’s board { $traps }
} { $count ->
    [one] is worn out.
   *[other] are worn out.
}
bad_bones-story-hearse = { $player_is ->
    [you] Your hearse now belongs to { $target }.
   *[other] { $target_is ->
        [you] { $player }’s hearse is now yours.
       *[other] { $player }’s hearse now belongs to { $target }.
    }
}
bad_bones-story-hearse-common = { $player_is ->
    [you] Your hearse drives back into the common reserve.
   *[other] { $player }’s hearse drives back into the common reserve.
}
bad_bones-story-hearse-back = The hearse comes back into the reserve.
bad_bones-story-spent = { $who } has done his work and is gone.
bad_bones-story-capital = { $left ->
    [0] Nothing is left of the capital.
    [one] One house of the capital is left.
    [2] Two houses of the capital stand.
    [3] Three houses of the capital stand.
    [4] Four houses of the capital stand.
    [5] Five houses of the capital stand.
   *[other] { $left } houses of the capital stand.
}

# The end.
bad_bones-story-ended-nobody = All realms have fallen at once: nobody has won.
bad_bones-story-ended-defeat = The skeletons have won.
bad_bones-story-ended-survived = The last round is over, and the realm stands: victory!
bad_bones-story-ended-heroic = Not a bone is left: a heroic victory!
bad_bones-story-ended-overrun = In the end the skeletons break through, but by then the victory was won.
bad_bones-story-ruin-tower = { $player_is ->
    [you] You have fallen: your tower is torn down.
   *[other] { $player } has fallen: the tower is torn down.
}
bad_bones-story-ruin-towers = { $player_is ->
    [you] You have no tower left.
   *[other] { $player } has no tower left.
}
bad_bones-story-ruin-village = { $player_is ->
    [you] You have fallen: your village is burned down.
   *[other] { $player } has fallen: the village is burned down.
}
bad_bones-story-ruin-emperor = { $player_is ->
    [you] You have fallen: the emperor has come.
   *[other] { $player } has fallen: the emperor has come.
}
bad_bones-story-ruin-capital = The capital is burned down.
bad_bones-story-lasted = It happened in round { $round }; { $rounds } were to be held.
bad_bones-story-won = { $player_is ->
    [you] You win, { $points } : { $second }.
   *[other] { $player } wins, { $points } : { $second }.
}
bad_bones-story-won-shared = { $player_is ->
    [you] You win with { $points } points, and not alone.
   *[other] { $player } wins with { $points } points, and not alone.
}
bad_bones-story-won-taller = { $player_is ->
    [you] You win: { $points } points like others, but the taller tower.
   *[other] { $player } wins: { $points } points like others, but the taller tower.
}
bad_bones-story-floors-stand = { $left ->
    [one] One floor of the tower stands.
    [2] Two floors of the tower stand.
    [3] Three floors of the tower stand.
    [4] Four floors of the tower stand.
   *[other] { $left } floors of the tower stand.
}
bad_bones-story-houses-stand = { $left ->
    [one] One house stands.
    [2] Two houses stand.
    [3] Three houses stand.
    [4] Four houses stand.
    [5] Five houses stand.
   *[other] { $left } houses stand.
}
bad_bones-story-towers-stand = { $left ->
    [one] On all boards together one tower stands.
    [2] On all boards together two towers stand.
    [3] On all boards together three towers stand.
    [4] On all boards together four towers stand.
   *[other] On all boards together { $left } towers stand.
}

# Great moments, called out over the board.
bad_bones-great-last-floor = { $player_is ->
    [you] Your last floor!
   *[other] { $player }’s last floor!
}
bad_bones-great-last-house = { $player_is ->
    [you] Your last house!
   *[other] { $player }’s last house!
}
bad_bones-great-last-capital = The last house of the capital!
bad_bones-great-tower = { $tower } falls!
bad_bones-great-emperor = The skeleton emperor!
bad_bones-great-necromancer = The necromancer!
bad_bones-great-fell = { $player_is ->
    [you] Your realm falls!
   *[other] { $player }’s realm falls!
}
bad_bones-great-hero-lost = { $player_is ->
    [you] Your hero is gone!
   *[other] { $player }’s hero is gone!
}
