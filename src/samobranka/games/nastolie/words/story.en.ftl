## The story: one line for what somebody did and what came of it

# Discs: who does something, to whom it is done, whose.
nastolie-who-ajarha = Ajarha
    .whom = Ajarha
    .of = Ajarha
    .title = { nastolie-help-ajarha }
nastolie-who-buran = Buran
    .whom = Buran
    .of = Buran
    .title = { nastolie-help-buran }
nastolie-who-ramprak = Ramprak
    .whom = Ramprak
    .of = Ramprak
    .title = { nastolie-help-ramprak }
nastolie-who-elemental = Elemental
    .whom = Elemental
    .of = Elemental
    .title = { nastolie-help-elemental }
nastolie-who-dymer = Dymer
    .whom = Dymer
    .of = Dymer
    .title = { nastolie-help-dymer }
nastolie-who-shavakh = Shavakh
    .whom = Shavakh
    .of = Shavakh
    .title = { nastolie-help-shavakh }
nastolie-who-vampal = Vampal
    .whom = Vampal
    .of = Vampal
    .title = { nastolie-help-vampal }
nastolie-who-zhukorog = Zhukorog
    .whom = Zhukorog
    .of = Zhukorog
    .title = { nastolie-help-zhukorog }
nastolie-who-archer = Archer
    .whom = Archer
    .of = Archer
    .title = { nastolie-help-archer }
nastolie-who-dryad = Dryad
    .whom = Dryad
    .of = Dryad
    .title = { nastolie-help-dryad }
nastolie-who-baarun = Baarun
    .whom = Baarun
    .of = Baarun
    .title = { nastolie-help-baarun }
nastolie-who-vaya = Vaya
    .whom = Vaya
    .of = Vaya
    .title = { nastolie-help-vaya }
nastolie-who-phantom = Phantom
    .whom = Phantom
    .of = Phantom
    .title = { nastolie-help-phantom }
nastolie-who-minusoid = Minusoid
    .whom = Minusoid
    .of = Minusoid
    .title = { nastolie-help-minusoid }
nastolie-who-energan = Energan
    .whom = Energan
    .of = Energan
    .title = { nastolie-help-energan }
nastolie-who-akeru = Akeru
    .whom = Akeru
    .of = Akeru
    .title = { nastolie-help-akeru }
nastolie-who-haru = Haru
    .whom = Haru
    .of = Haru
    .title = { nastolie-help-haru }
nastolie-who-edzen = Edzen
    .whom = Edzen
    .of = Edzen
    .title = { nastolie-help-edzen }
nastolie-who-ratnik = Ratnik
    .whom = Ratnik
    .of = Ratnik
    .title = { nastolie-help-ratnik }
nastolie-who-dish = Dish
    .whom = Dish
    .of = Dish
    .title = { nastolie-help-dish }
nastolie-who-flame = a Flame
    .whom = a Flame
    .of = a Flame
    .title = { nastolie-help-flame }
nastolie-who-whirl = the Whirl
    .whom = the Whirl
    .of = the Whirl
    .title = { nastolie-help-whirl }
nastolie-who-shield = a Shield
    .whom = a Shield
    .of = a Shield
    .title = { nastolie-help-shield }
nastolie-who-arrow = an Arrow
    .whom = an Arrow
    .of = an Arrow
    .title = { nastolie-help-arrow }
nastolie-who-lightning = a Lightning
    .whom = a Lightning
    .of = a Lightning
    .title = { nastolie-help-lightning }
nastolie-who-magnet = the Magnet
    .whom = the Magnet
    .of = the Magnet
    .title = { nastolie-help-magnet }
nastolie-who-lasso = a Lasso
    .whom = a Lasso
    .of = a Lasso
    .title = { nastolie-help-lasso }
nastolie-who-tick = a Tick
    .whom = a Tick
    .of = a Tick
    .title = { nastolie-help-tick }
nastolie-who-mine = the Fire Mine
    .whom = the Fire Mine
    .of = the Fire Mine
    .title = { nastolie-help-mine }
nastolie-who-fountain = the Life Fountain
    .whom = the Life Fountain
    .of = the Life Fountain
    .title = { nastolie-help-fountain }
nastolie-who-magnetosphere = the Magnetosphere
    .whom = the Magnetosphere
    .of = the Magnetosphere
    .title = { nastolie-help-magnetosphere }
nastolie-who-forge = the Dust Forge
    .whom = the Dust Forge
    .of = the Dust Forge
    .title = { nastolie-help-forge }
nastolie-who-barrel = a barrel
    .whom = a barrel
    .of = a barrel
nastolie-who-call = Call
    .whom = Call
    .of = Call
    .title = { nastolie-help-call }
nastolie-who-cleansing = Cleansing
    .whom = Cleansing
    .of = Cleansing
    .title = { nastolie-help-cleansing }
nastolie-who-healing = Healing
    .whom = Healing
    .of = Healing
    .title = { nastolie-help-healing }
nastolie-who-teleport = Teleport
    .whom = Teleport
    .of = Teleport
    .title = { nastolie-help-teleport }
nastolie-order-of-fire = the Order of Fire
nastolie-order-of-grass = the Order of Grass
nastolie-order-of-metal = the Order of Metal
nastolie-order-of-dust = the Order of Dust

# The table is laid, turns begin.
nastolie-story-ordered = { $player_is ->
    [you] You lead { $order }.
   *[other] { $player } leads { $order }.
}
nastolie-story-placed = { $player_is ->
    [you] You set up { $disc }.
   *[other] { $player } sets up { $disc }.
}
nastolie-story-line = { $player_is ->
    [you] You set up { $count ->
        [one] one disc
       *[other] { $count } discs
    }.
   *[other] { $player } sets up { $count ->
        [one] one disc
       *[other] { $count } discs
    }.
}
nastolie-story-laid = { $count ->
    [one] One disc lies where the scenario wants it.
   *[other] { $count } discs lie where the scenario wants them.
}
nastolie-story-caught = { $disc } lies under the glass.
# With this a turn begins.
nastolie-story-turn = { $says }
nastolie-story-turn-usual = Round { $round }: { $player_is ->
    [you] your turn.
   *[other] it is { $player }’s turn.
}
nastolie-story-turn-other = Round { $round }: { $player_is ->
    [you] your turn, with { $actions ->
        [0] no action
        [one] one action
       *[other] { $actions } actions
    }.
   *[other] it is { $player }’s turn, with { $actions ->
        [0] no action
        [one] one action
       *[other] { $actions } actions
    }.
}
nastolie-story-skipped = Round { $round }: { $player_is ->
    [you] your black cards cost you the whole turn.
   *[other] black cards cost { $player } the whole turn.
}

# Flicks.
nastolie-story-flick-nobody = { $player_is ->
    [you] You flick { $disc }
   *[other] { $player } flicks { $disc }
}, striking nobody.
nastolie-story-flick-nobody-ramprak = Sent by Ramprak, { $disc } slides and strikes nobody.
nastolie-story-flick-nobody-magnet = Drawn by the Magnet, { $disc } slides and strikes nobody.
nastolie-story-flick-takes = { $player_is ->
    [you] You flick { $disc }.
   *[other] { $player } flicks { $disc }.
}
nastolie-story-flick-kills = { $player_is ->
    [you] You flick { $disc } and kill { $target }.
   *[other] { $player } flicks { $disc } and kills { $target }.
}
nastolie-story-flick-kills-strong = { $player_is ->
    [you] You flick { $disc } by the red arc and kill { $target } with a power strike.
   *[other] { $player } flicks { $disc } by the red arc and kills { $target } with a power strike.
}
nastolie-story-flick-wounds = { $player_is ->
    [you] You flick { $disc } and wound { $target }
   *[other] { $player } flicks { $disc } and wounds { $target }
}, with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left.
nastolie-story-flick-wounds-strong = { $player_is ->
    [you] You flick { $disc } by the red arc: a power strike on { $target }
   *[other] { $player } flicks { $disc } by the red arc: a power strike on { $target }
}, with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left.
nastolie-story-flick-spares = { $player_is ->
    [you] You flick { $disc } and strike { $target } in vain.
   *[other] { $player } flicks { $disc } and strikes { $target } in vain.
}
nastolie-story-flick-spares-strong = { $player_is ->
    [you] You flick { $disc } by the red arc and strike { $target } in vain.
   *[other] { $player } flicks { $disc } by the red arc and strikes { $target } in vain.
}
nastolie-story-strikes-kills = { $disc } kills { $target }.
nastolie-story-strikes-wounds = { $disc } wounds { $target }, with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left.
nastolie-story-strikes-spares = { $disc } strikes { $target } in vain.
nastolie-story-then-kills = Then { $disc } kills { $target }.
nastolie-story-then-wounds = Then { $disc } wounds { $target }, with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left.
nastolie-story-then-spares = Then { $disc } strikes { $target } in vain.

# Shots.
nastolie-story-shot = { $player_is ->
    [you] You let { $disc } shoot { $missile }.
   *[other] { $player } lets { $disc } shoot { $missile }.
}
nastolie-story-shot-misses = { $player_is ->
    [you] You let { $disc } shoot { $missile }, and miss.
   *[other] { $player } lets { $disc } shoot { $missile }, and misses.
}
nastolie-story-shot-again = The Whirl spins on.
nastolie-story-shot-again-misses = The Whirl spins on and meets no enemy.
nastolie-story-shot-hits = { $player_is ->
    [you] You let { $disc } shoot { $missile } at { $target }.
   *[other] { $player } lets { $disc } shoot { $missile } at { $target }.
}
nastolie-story-shot-kills = { $player_is ->
    [you] You let { $disc } shoot { $missile } and kill { $target }.
   *[other] { $player } lets { $disc } shoot { $missile } and kills { $target }.
}
nastolie-story-shot-wounds = { $player_is ->
    [you] You let { $disc } shoot { $missile } and wound { $target }
   *[other] { $player } lets { $disc } shoot { $missile } and wounds { $target }
}, with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left.
nastolie-story-shot-spares = { $player_is ->
    [you] You let { $disc } shoot { $missile } at { $target }, in vain.
   *[other] { $player } lets { $disc } shoot { $missile } at { $target }, in vain.
}

# What follows.
nastolie-story-strike-dies = { $disc } dies.
nastolie-story-strike-hurt = { $disc } is wounded, with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left.
nastolie-story-shot-dies = { $disc } dies of the shot.
nastolie-story-shot-hurt = The shot wounds { $whom }, with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left.
nastolie-story-flame-dies = The Flame kills { $whom }.
nastolie-story-flame-hurt = The Flame burns { $whom }, with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left.
nastolie-story-tick-dies = The Tick kills { $whom }.
nastolie-story-tick-hurt = The Tick bites { $whom }, with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left.
nastolie-story-lasso-dies = The Lasso’s price kills { $whom }.
nastolie-story-lasso-hurt = The Lasso takes its price from { $whom }, with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left.
nastolie-story-ratnik-dies = Ratnik kills { $whom } beside him.
nastolie-story-ratnik-hurt = Ratnik wounds { $whom } beside him, with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left.
nastolie-story-dies = { $disc } dies.
nastolie-story-spared-shield = A Shield protects { $disc }.
nastolie-story-spared-dymer = Smoke: { $disc } takes no wound.
nastolie-story-heal-vampire = { $disc } drinks { $gained ->
    [one] one life
   *[other] { $gained } lives
}.
nastolie-story-heal-dryad = { $disc } gains { $gained ->
    [one] one life
   *[other] { $gained } lives
} from the dryad.
nastolie-story-heal-tick = { $disc } gains { $gained ->
    [one] one life
   *[other] { $gained } lives
} through the Tick.
nastolie-story-heal-vampal = { $disc } gains { $gained ->
    [one] one life
   *[other] { $gained } lives
} from friends nearby.
nastolie-story-heal-fountain = The Fountain gives { $disc } { $gained ->
    [one] one life
   *[other] { $gained } lives
}.
nastolie-story-heal-healing = { $disc } gains { $gained ->
    [one] one life
   *[other] { $gained } lives
}.
nastolie-story-laid-shot = It stays on { $disc }.
nastolie-story-laid-strike = Now { $missile } burns on { $disc }.
nastolie-story-laid-haru = Haru lays { $missile } on { $disc }.
nastolie-story-laid-shavakh = Shavakh lays { $missile } on { $disc }.
nastolie-story-laid-ajarha = Ajarha moves { $missile } to { $disc }.
nastolie-story-slips = { $missile } slips off { $disc }.
nastolie-story-freed = Nobody controls { $artefact } any more.
nastolie-story-takes = { $disc } takes { $artefact }.
nastolie-story-falls = { $disc } comes down on the table, unhurt.
nastolie-story-leaves = { $disc } flies over the edge.
nastolie-story-put-swap = { $disc } changes places.
nastolie-story-put-teleport = { $disc } appears elsewhere.
nastolie-story-put-call = { $disc } answers the call.
nastolie-story-put-forge = { $disc } rises at the Forge.
nastolie-story-put-magnetosphere = { $disc } is drawn to the Magnetosphere.
nastolie-story-put-glass = { $disc } comes out.
nastolie-story-put-hand = { $disc } is put somewhere else.
nastolie-story-avenges = { $disc } will be avenged by { $hero }.
nastolie-story-penalty-action = { $player_is ->
    [you] You lose an action for it.
   *[other] { $player } loses an action for it.
}
nastolie-story-penalty-black = { $player_is ->
    [you] You take a black card for it.
   *[other] { $player } takes a black card for it.
}
nastolie-story-black-penalty = { $player_is ->
    [you] You take a black card.
   *[other] { $player } takes a black card.
}
nastolie-story-black-minusoid = { $player_is ->
    [you] Minusoid’s death gives you a black card.
   *[other] Minusoid’s death gives { $player } a black card.
}
nastolie-story-violet = { $player_is ->
    [you] Energan’s death gives you a violet card.
   *[other] Energan’s death gives { $player } a violet card.
}
nastolie-story-cancelled = { $player_is ->
    [you] Your black and your violet card cancel each other.
   *[other] { $player }’s black and violet card cancel each other.
}
nastolie-story-lacking = { $player_is ->
    [you] No violet card is left for you.
   *[other] No violet card is left for { $player }.
}
nastolie-story-scored-control = { $player_is ->
    [you] Your artefacts bring you { $points ->
        [one] a point
       *[other] { $points } points
    }: { $total }.
   *[other] Artefacts bring { $player } { $points ->
        [one] a point
       *[other] { $points } points
    }: { $total }.
}
nastolie-story-scored-kill = { $player_is ->
    [you] You score { $points ->
        [one] a point
       *[other] { $points } points
    }: { $total }.
   *[other] { $player } scores { $points ->
        [one] a point
       *[other] { $points } points
    }: { $total }.
}
nastolie-story-spurned = { $player_is ->
    [you] You score nothing for it, since nobody has fewer points.
   *[other] { $player } scores nothing for it: the victim has the fewest points.
}
nastolie-story-delivered = A barrel arrives, { $count ->
    [one] the first
    [2] the second
   *[other] number { $count }
}.
nastolie-story-gate = { $player_is ->
    [you] Your hero passes gate { $gate }.
   *[other] { $player }’s hero passes gate { $gate }.
}
nastolie-story-glass = The glass rings, { $hits } of { $needed }.
nastolie-story-glass-broken = The glass breaks!
nastolie-story-supplied = { $disc } takes { $missile }{ $gained ->
    [one] {""}
   *[other] { " " }({ $gained } of them)
}.
nastolie-story-out = { $player_is ->
    [you] You have nobody left.
   *[other] { $player } has nobody left.
}
nastolie-story-cast = { $player_is ->
    [you] You let { $disc } cast the spell.
   *[other] { $player } lets { $disc } cast the spell.
}
nastolie-story-cast-on = { $player_is ->
    [you] You let { $disc } cast the spell on { $target }.
   *[other] { $player } lets { $disc } cast the spell on { $target }.
}
nastolie-story-used = { $player_is ->
    [you] You use { $artefact }.
   *[other] { $player } uses { $artefact }.
}
nastolie-story-used-refill = { $player_is ->
    [you] You fill up supplies with { $artefact }.
   *[other] { $player } fills up supplies with { $artefact }.
}
nastolie-story-used-cleanse = { $player_is ->
    [you] You cleanse your characters with { $artefact }.
   *[other] { $player } cleanses characters with { $artefact }.
}
nastolie-story-chanted = { $player_is ->
    [you] You play { $ritual }.
   *[other] { $player } plays { $ritual }.
}
nastolie-great-died = { $disc } falls!
nastolie-great-glass-broken = The glass breaks!
nastolie-great-delivered = A barrel arrives!
nastolie-great-out = { $player_is ->
    [you] You are out!
   *[other] { $player } is out!
}
nastolie-story-swap = { $player_is ->
    [you] You let { $disc } and { $other } change places.
   *[other] { $player } lets { $disc } and { $other } change places.
}
