## The story: one line for what somebody did and what came of it

# Monsters: as the subject of a sentence, as somebody new, and as whom something is done to.
castle_panic-foe-goblin = the goblin
    .a = a goblin
    .whom = the goblin
    .title = { castle_panic-help-goblin }
castle_panic-foe-orc = the orc
    .a = an orc
    .whom = the orc
    .title = { castle_panic-help-orc }
castle_panic-foe-troll = the troll
    .a = a troll
    .whom = the troll
    .title = { castle_panic-help-troll }
castle_panic-foe-goblin-king = the Goblin King
    .a = the Goblin King
    .whom = the Goblin King
    .title = { castle_panic-help-goblin-king }
castle_panic-foe-healer = the Healer
    .a = the Healer
    .whom = the Healer
    .title = { castle_panic-help-healer }
castle_panic-foe-orc-warlord = the Orc Warlord
    .a = the Orc Warlord
    .whom = the Orc Warlord
    .title = { castle_panic-help-orc-warlord }
castle_panic-foe-troll-mage = the Troll Mage
    .a = the Troll Mage
    .whom = the Troll Mage
    .title = { castle_panic-help-troll-mage }

# Several of a kind.
castle_panic-foes-goblin = { $count ->
    [2] two goblins
    [3] three goblins
   *[other] { $count } goblins
}
    .title = { castle_panic-help-goblin }
castle_panic-foes-orc = { $count ->
    [2] two orcs
    [3] three orcs
   *[other] { $count } orcs
}
    .title = { castle_panic-help-orc }
castle_panic-foes-troll = { $count ->
    [2] two trolls
    [3] three trolls
   *[other] { $count } trolls
}
    .title = { castle_panic-help-troll }

# Cards: one that is spoken of, and a new one (.a).
castle_panic-told-red-archer = the red archer
    .a = a red archer
    .many = { $count ->
        [2] two red archers
        [3] three red archers
       *[other] { $count } red archers
    }
    .title = { castle_panic-help-archer }
castle_panic-told-green-archer = the green archer
    .a = a green archer
    .many = { $count ->
        [2] two green archers
        [3] three green archers
       *[other] { $count } green archers
    }
    .title = { castle_panic-help-archer }
castle_panic-told-blue-archer = the blue archer
    .a = a blue archer
    .many = { $count ->
        [2] two blue archers
        [3] three blue archers
       *[other] { $count } blue archers
    }
    .title = { castle_panic-help-archer }
castle_panic-told-any-archer = the archer of any color
    .a = an archer of any color
    .title = { castle_panic-help-any-archer }
castle_panic-told-red-knight = the red knight
    .a = a red knight
    .many = { $count ->
        [2] two red knights
        [3] three red knights
       *[other] { $count } red knights
    }
    .title = { castle_panic-help-knight }
castle_panic-told-green-knight = the green knight
    .a = a green knight
    .many = { $count ->
        [2] two green knights
        [3] three green knights
       *[other] { $count } green knights
    }
    .title = { castle_panic-help-knight }
castle_panic-told-blue-knight = the blue knight
    .a = a blue knight
    .many = { $count ->
        [2] two blue knights
        [3] three blue knights
       *[other] { $count } blue knights
    }
    .title = { castle_panic-help-knight }
castle_panic-told-any-knight = the knight of any color
    .a = a knight of any color
    .title = { castle_panic-help-any-knight }
castle_panic-told-red-swordsman = the red swordsman
    .a = a red swordsman
    .many = { $count ->
        [2] two red swordsmen
        [3] three red swordsmen
       *[other] { $count } red swordsmen
    }
    .title = { castle_panic-help-swordsman }
castle_panic-told-green-swordsman = the green swordsman
    .a = a green swordsman
    .many = { $count ->
        [2] two green swordsmen
        [3] three green swordsmen
       *[other] { $count } green swordsmen
    }
    .title = { castle_panic-help-swordsman }
castle_panic-told-blue-swordsman = the blue swordsman
    .a = a blue swordsman
    .many = { $count ->
        [2] two blue swordsmen
        [3] three blue swordsmen
       *[other] { $count } blue swordsmen
    }
    .title = { castle_panic-help-swordsman }
castle_panic-told-any-swordsman = the swordsman of any color
    .a = a swordsman of any color
    .title = { castle_panic-help-any-swordsman }
castle_panic-told-red-hero = the red hero
    .a = a red hero
    .title = { castle_panic-help-hero }
castle_panic-told-green-hero = the green hero
    .a = a green hero
    .title = { castle_panic-help-hero }
castle_panic-told-blue-hero = the blue hero
    .a = a blue hero
    .title = { castle_panic-help-hero }
castle_panic-told-brick = the brick
    .a = a brick
    .many = { $count ->
        [2] two bricks
        [3] three bricks
       *[other] { $count } bricks
    }
    .title = { castle_panic-help-brick }
castle_panic-told-mortar = the mortar
    .a = mortar
    .many = { $count ->
        [2] two bags of mortar
        [3] three bags of mortar
       *[other] { $count } bags of mortar
    }
    .title = { castle_panic-help-mortar }
castle_panic-told-barbarian = the barbarian
    .title = { castle_panic-help-barbarian }
castle_panic-told-nice-shot = Nice Shot
    .title = { castle_panic-help-nice-shot }
castle_panic-told-tar = the tar
    .a = tar
    .title = { castle_panic-help-tar }
castle_panic-told-drive-him-back = Drive Him Back!
    .title = { castle_panic-help-drive-him-back }
castle_panic-told-fortify-wall = Fortify Wall
    .title = { castle_panic-help-fortify-wall }
castle_panic-told-missing = Missing
    .title = { castle_panic-help-missing }
castle_panic-told-draw-2 = Draw 2 Cards
    .title = { castle_panic-help-draw-2 }
castle_panic-told-scavenge = Scavenge
    .title = { castle_panic-help-scavenge }

castle_panic-story-number = { $number }
castle_panic-story-in-arc = { $foe } in arc { $arc }
castle_panic-story-loss = { $player_is ->
    [you] You lose { $cards }.
   *[other] { $player } loses { $cards }.
}

castle_panic-story-dealt = { $players ->
    [one] { $player_is ->
        [you] You are dealt { $count ->
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    } cards.
       *[other] { $player } is dealt { $count ->
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    } cards.
    }
   *[other] Everybody is dealt { $count ->
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    } cards.
}
castle_panic-story-turn = { $player_is ->
    [you] Turn { $turn }: you play.
   *[other] Turn { $turn }: { $player } plays.
}
castle_panic-story-offer = { $player_is ->
    [you] You offer { $partner } { $card } for { $wanted }.
   *[other] { $partner_is ->
        [you] { $player } offers you { $card } for { $wanted }.
       *[other] { $player } offers { $partner } { $card } for { $wanted }.
    }
}
castle_panic-story-offer-any = { $player_is ->
    [you] You offer { $partner } { $card } for any card.
   *[other] { $partner_is ->
        [you] { $player } offers you { $card } for any card.
       *[other] { $player } offers { $partner } { $card } for any card.
    }
}
castle_panic-story-counter = { $player_is ->
    [you] You would rather give { $card } for { $wanted }.
   *[other] { $player } would rather give { $card } for { $wanted }.
}
castle_panic-story-refuse = { $player_is ->
    [you] You say no.
   *[other] { $player } says no.
}
castle_panic-story-swap = { $player_is ->
    [you] Agreed: you give { $partner } { $card } and get { $other }.
   *[other] { $partner_is ->
        [you] Agreed: { $player } gives you { $card } and gets { $other }.
       *[other] Agreed: { $player } gives { $partner } { $card } and gets { $other }.
    }
}
castle_panic-story-lose = { $player_is ->
    [you] You discard { $card }.
   *[other] { $player } discards { $card }.
}
castle_panic-story-hurt-wall = { $foe } loses a point of health at the wall and has { $hp ->
    [one] one
    [2] two
   *[other] { $hp }
} left.
castle_panic-story-hurt-tower = { $foe } loses a point of health under the tower and has { $hp ->
    [one] one
    [2] two
   *[other] { $hp }
} left.
castle_panic-story-claim = { $player_is ->
    [you] You make tower { $arc } your home.
   *[other] { $player } makes tower { $arc } a home.
}
castle_panic-story-out = { $player_is ->
    [you] Your home is gone, and you are out of the game.
   *[other] The home of { $player } is gone, and { $player } is out of the game.
}
castle_panic-story-gather = { $count ->
    [one] Before the walls stands { $foes }.
   *[other] Before the walls stand { $foes }.
}
castle_panic-story-take = { $player_is ->
    [you] You take
   *[other] { $player } takes
} in secret: { $tokens }.
castle_panic-story-take-unseen = { $player } takes { $count ->
    [one] a token
    [2] two tokens
    [3] three tokens
   *[other] { $count } tokens
} in secret.
castle_panic-story-draw = { $player_is ->
    [you] You draw
   *[other] { $player } draws
} { $cards }.
castle_panic-story-exchange = { $player_is ->
    [you] You discard { $card } and draw { $cards }.
   *[other] { $player } discards { $card } and draws { $cards }.
}
castle_panic-story-play = { $player_is ->
    [you] You play { $cards }.
   *[other] { $player } plays { $cards }.
}
castle_panic-story-hit = { $player_is ->
    [you] You hit
   *[other] { $player } hits
} { $foe } in arc { $arc } with { $fighter }: { $hp ->
    [one] one point of health is left.
    [2] two points of health are left.
   *[other] { $hp } points of health are left.
}
castle_panic-story-slay = { $player_is ->
    [you] You slay
   *[other] { $player } slays
} { $foe } in arc { $arc } with { $fighter }.
castle_panic-story-nice-shot = { $player_is ->
    [you] A nice shot! You slay
   *[other] A nice shot! { $player } slays
} { $foe } in arc { $arc } with { $fighter }.
castle_panic-story-barbarian = { $player_is ->
    [you] You set
   *[other] { $player } sets
} the barbarian on { $foe } in arc { $arc }: one monster fewer.
castle_panic-story-tar = { $player_is ->
    [you] You pour
   *[other] { $player } pours
} tar over { $foe }: not one step further.
castle_panic-story-drive = { $player_is ->
    [you] You drive
   *[other] { $player } drives
} { $foe } back into the forest.
castle_panic-story-built = { $player_is ->
    [you] You build
   *[other] { $player } builds
} wall { $arc } with brick and mortar.
castle_panic-story-fortified = { $player_is ->
    [you] You fortify
   *[other] { $player } fortifies
} wall { $arc }.
castle_panic-story-missing = { $player_is ->
    [you] You play
   *[other] { $player } plays
} Missing: no tokens are drawn this turn.
castle_panic-story-draw-2 = { $player_is ->
    [you] You play
   *[other] { $player } plays
} Draw 2: { $cards }.
castle_panic-story-scavenge = { $player_is ->
    [you] You find
   *[other] { $player } finds
} { $card } in the discard pile.

castle_panic-story-walk = The monsters come closer.
castle_panic-story-walk-one = { $foe } comes closer.
castle_panic-story-storm = The monsters storm the walls.
castle_panic-story-walls-fall = { $count ->
    [one] Wall { $walls } falls.
   *[other] Walls { $walls } fall.
}
castle_panic-story-breaks-in = { $foe } breaks into the castle: tower { $arc } falls. { $left ->
    [0] It was the last one.
    [one] One tower is left.
    [2] Two towers are left.
    [3] Three towers are left.
    [4] Four towers are left.
    [5] Five towers are left.
   *[other] { $left } towers are left.
}
castle_panic-story-tower-falls = Tower { $arc } falls. { $left ->
    [0] It was the last one.
    [one] One tower is left.
    [2] Two towers are left.
    [3] Three towers are left.
    [4] Four towers are left.
    [5] Five towers are left.
   *[other] { $left } towers are left.
}
castle_panic-story-die-wall = { $count ->
    [one] { $foes } dies at wall { $arc }.
   *[other] { $places ->
        [one] { $foes } die at wall { $arc }.
       *[other] { $foes } die at the walls.
    }
}
castle_panic-story-die-tower = { $count ->
    [one] { $foes } dies under tower { $arc }.
   *[other] { $places ->
        [one] { $foes } die under tower { $arc }.
       *[other] { $foes } die under the towers.
    }
}
castle_panic-story-die-boulder = It crushes { $foes }.
castle_panic-story-come = { $count ->
    [one] In the forest appears { $foes }.
   *[other] In the forest appear { $foes }.
}
castle_panic-story-healed = The Healer gives { $foes } a point of health back.
castle_panic-story-token-goblin-king = { $foe } comes in arc { $arc } and calls for three more tokens.
castle_panic-story-token-healer = { $foe } comes in arc { $arc }.
castle_panic-story-token-orc-warlord = { $foe } comes in arc { $arc } and drives his color on.
castle_panic-story-token-troll-mage = { $foe } comes in arc { $arc } and howls: every monster moves one ring in.
castle_panic-story-token-boulder = A giant boulder rolls in along arc { $arc }.
castle_panic-story-token-red-move = The red monsters rush on.
castle_panic-story-token-green-move = The green monsters rush on.
castle_panic-story-token-blue-move = The blue monsters rush on.
castle_panic-story-token-red-move-nobody = The red monsters are called on, but none of them can follow.
castle_panic-story-token-green-move-nobody = The green monsters are called on, but none of them can follow.
castle_panic-story-token-blue-move-nobody = The blue monsters are called on, but none of them can follow.
castle_panic-story-token-clockwise = The monsters circle the castle clockwise.
castle_panic-story-token-counterclockwise = The monsters circle the castle counter-clockwise.
castle_panic-story-token-clockwise-nobody = The monsters are to circle the castle clockwise, but none of them can.
castle_panic-story-token-counterclockwise-nobody = The monsters are to circle the castle counter-clockwise, but none of them can.
castle_panic-story-token-plague-archers = A plague strikes the archers in all hands.
castle_panic-story-token-plague-knights = A plague strikes the knights in all hands.
castle_panic-story-token-plague-swordsmen = A plague strikes the swordsmen in all hands.
castle_panic-story-token-plague-archers-nobody = A plague comes for the archers, but nobody holds one.
castle_panic-story-token-plague-knights-nobody = A plague comes for the knights, but nobody holds one.
castle_panic-story-token-plague-swordsmen-nobody = A plague comes for the swordsmen, but nobody holds one.
castle_panic-story-token-discard-one = Everybody has to discard a card.
castle_panic-story-token-draw-3 = Three more tokens are due.
castle_panic-story-token-draw-4 = Four more tokens are due.

castle_panic-great-goblin-king = The Goblin King!
castle_panic-great-healer = The Healer!
castle_panic-great-orc-warlord = The Orc Warlord!
castle_panic-great-troll-mage = The Troll Mage!
castle_panic-great-boulder = A giant boulder!
castle_panic-great-tower = Tower { $arc } falls!
castle_panic-great-last-tower = The last tower falls!
