var e=`# A fight, as it is drawn
dcf-fight = The fight
dcf-next = Next
dcf-order = What comes next in this round
dcf-if-nobody = If nobody stops them
dcf-threat = Threat
dcf-laid = { $count } of { $of } cards lie
dcf-all = all
dcf-nobody = nobody
dcf-group = Group
dcf-space-left = behind
dcf-space-front = first
dcf-space-middle = second
dcf-space-far = far
dcf-terrain-wall = a wall behind them
dcf-terrain-hole = a hole behind them
dcf-you-lay = Lay a card
dcf-lays = { $player } lays a card
dcf-lay-title = Lay a card
dcf-lay-help = Name one of its rows: that is all the others will know of it.
dcf-others-lay = The others lay
dcf-others-goals = You may point at a figure or say a phrase. Nothing is said about one’s own cards.
dcf-others-open = All hands lie open: talk it over.
dcf-announce = Name the strongest row for me
dcf-lay-it = Lay it down
dcf-named = round { $round }: { $what }. Lay it?
dcf-round-end = the end of the round: { $told }
dcf-end-gaps = gaps close
dcf-end-bleeds = who bleeds dies
dcf-end-falls = { $count ->
    [one] one falls
   *[other] { $count } fall
}
dcf-turn-card = Card:
dcf-you-decide = You are first and decide
dcf-decide-help = One damage. Anybody may be named; a shield takes it, if there is one.
dcf-they-decide = { $player } decides for the group
dcf-they-decide-help = A click shows whom you would name.
dcf-call-me = Me!
dcf-all-hits = all { $count }
dcf-for-whom = For whom?
dcf-who-passes = Who sits this fight out?
dcf-who-first = Who is First Player?
dcf-has = { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}, { $shields ->
    [0] no shield
    [one] { $shields } shield
   *[other] { $shields } shields
}
dcf-hearts = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}
dcf-loses = { $before } → { $after } hearts
dcf-would-die = dies of it
dcf-stopped-shield = the shield goes
dcf-stopped-gold = a golden shield may go
dcf-stopped-ability = it is stopped
dcf-stopped-companion = the companion takes it
dcf-our-cards = Our cards
dcf-acts = acts
dcf-done = done
dcf-waits = next
dcf-dead = dead
dcf-row = round { $round }: { $done }
dcf-frozen-in = frozen in round { $rounds }
dcf-invisible = cannot be seen
dcf-boss-turn = Turn card
dcf-passed = has passed
dcf-instance = { $side ->
    [0] first instance
   *[other] second instance
}
dcf-swords = { $count ->
    [one] one more Sword
   *[other] { $count } more Swords
}

# What lies on the ground
dcf-heap-teeth = { $count ->
    [one] a gold tooth
   *[other] { $count } gold teeth
}
dcf-heap-cells = { $count ->
    [one] a cell
   *[other] { $count } cells
}
dcf-heap-potions = { $count ->
    [one] a potion
   *[other] { $count } potions
}
dcf-heap-keys = { $count ->
    [one] a key
   *[other] { $count } keys
}
dcf-heap-scrolls = { $count ->
    [one] a scroll
   *[other] { $count } scrolls
}
dcf-heap-equipment = { $count ->
    [one] a piece of equipment
   *[other] { $count } pieces of equipment
}
dcf-heap-blueprints = { $count ->
    [one] a blueprint
   *[other] { $count } blueprints
}

# What a row does, in a word or two
dcf-act-nothing = nothing
dcf-act-hit = { $n ->
    [one] one hit
   *[other] { $n } hits
}
dcf-act-pierce = { $n ->
    [one] one unblockable hit
   *[other] { $n } unblockable hits
}
dcf-act-strike = { $n ->
    [one] one damage
   *[other] { $n } damage
}
dcf-act-wound = { $n } damage
dcf-act-shield = { $n ->
    [one] a shield
   *[other] { $n } shields
}
dcf-act-guard = { $n ->
    [one] a shield
   *[other] { $n } shields
}
dcf-act-gold = { $n ->
    [one] a golden shield
   *[other] { $n } golden shields
}
dcf-act-heal = heals { $n }
dcf-act-skill = a skill
dcf-act-loot = loot
dcf-act-push = push { $n }
dcf-act-pull = pull { $n }
dcf-act-cleanse = takes a state away
dcf-act-ward = no state touches it
dcf-act-repeat-row = the row before again
dcf-act-draw = draws { $n }
dcf-act-discard = discards { $n }
dcf-act-poisoned = poison
dcf-act-bleeding = bleeding
dcf-act-on-fire = fire
dcf-act-frozen = frost
dcf-act-marked = a mark
dcf-act-vanish = cannot be seen
dcf-act-die = dies after it
dcf-act-flee = flees after it
dcf-act-worm = a worm
dcf-act-sicken = Malaise
dcf-act-move = changes its place
dcf-act-unworm = one worm less
dcf-act-teeth = teeth
dcf-act-cells = cells
dcf-act-for-all = { $done } for all
dcf-act-for-two = { $done } for two
dcf-act-for-fp = { $done } for the first player
dcf-act-for-ally = { $done } for another
dcf-act-for-others = { $done } for the others
`;export{e as default};