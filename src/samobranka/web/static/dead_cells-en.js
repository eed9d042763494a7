var e=`# Heroes and the Bag
dc-tab-heroes = Beheaded
dc-hearts = { $left } of { $most } health
dc-first = first player
dc-no-hero = no Beheaded yet
dc-slot-free = a free slot
dc-slot-shut = a slot that is still shut
dc-deck = { $count } cards in the deck
dc-deck-short = deck
dc-hand = Your hand
dc-bag = Bag
dc-bag-teeth = { $count } gold teeth
dc-bag-cells = { $count } cells
dc-bag-potions = { $count } potions
dc-bag-blueprints = { $count } blueprints
dc-bag-keys = { $count } keys
dc-thing-teeth = Gold teeth
dc-thing-cells = Cells
dc-thing-potions = Potions
dc-thing-blueprints = Blueprints
dc-thing-keys = Keys
dc-help-teeth = Merchants want them.
dc-help-cells = All that is left of a run: they buy upgrades after it.
dc-help-potions = One takes all damage away, before the first round of a fight or in your turn.
dc-help-blueprints = They become equipment for good, if you reach the market with them.
dc-help-keys = One opens a lock.
dc-token-shield = { $count } shields
dc-token-gold = { $count } golden shields
dc-token-poisoned = poisoned { $count }×
dc-token-bleeding = bleeding { $count }×
dc-token-on-fire = on fire { $count }×
dc-token-frozen = frozen in { $count } rounds
dc-token-marked = marked { $count }×
dc-token-worm = { $count } worms
dc-token-sick = Malaise: { $count } cards
dc-seal-lose-potions = potions lost
dc-seal-hurt-to-one = everybody at one health
dc-seal-each-drops-gear = equipment lost
dc-seal-no-talk = silence
dc-seal-lanterns-out = lanterns out
dc-seal-lose-teeth = teeth lost
dc-seal-no-runes = runes sleep
dc-seal-no-potion = no potions here
dc-seal-no-skill = no skills here
dc-seal-fp-skips-round = the first player skips a round
dc-seal-shields-cost = shields stop less
dc-next = and now?

# Phases
dc-phase-camp-heroes = Beheaded
dc-phase-camp-start = Door
dc-phase-camp-decks = Mutations
dc-phase-camp-first = First player
dc-phase-map-move = Move
dc-phase-map-tile = Turn the tile
dc-phase-map-alive = All alive?
dc-phase-market-blueprints = Blueprints
dc-phase-market-healer = Healer
dc-phase-market-merchant = Merchant
dc-phase-market-collector = Collector
dc-phase-market-tidy = Clean up
dc-phase-fight-cards = Cards
dc-phase-end-fallen = The end
dc-phase-end-spend = Spend cells
dc-phase-end-again = Go again

# The map
dc-map = The map
dc-biome-of = biome { $number } · run { $run }
dc-room = { $shape } { $letter }
dc-exit = exit to { $place }
dc-way-free = free way
dc-start = start
dc-legend-square = encounter
dc-legend-trapezoid = elite
dc-legend-circle = treasure
dc-legend-cursed = cursed
dc-legend-pentagon = merchant
dc-legend-hexagon = door
dc-legend-teleport = teleport
dc-legend-constraint = constraint
dc-help-square = An encounter: monsters, and what they guard. It is turned up when you enter.
dc-help-trapezoid = An elite waits here. It is turned up when you enter.
dc-help-circle = A treasure, turned up when you enter.
dc-help-cursed = A treasure with a curse on it.
dc-help-pentagon = A merchant who sells for gold teeth.
dc-help-hexagon = A door that wants a card, or a payment.
dc-help-teleport = A teleport: the way out of it is a jump.
dc-help-constraint = Something that holds until you leave this biome.
dc-help-exit = A way out of this biome. The market comes before the next one.
dc-lantern-dark = out

# Rooms
dc-or = or
dc-teeth = teeth
dc-check-wants = It opens for a card with the symbol { $symbol }: choose one of your hand, or decline.
dc-slot-is-free = { $count ->
    [one] a slot is free
   *[other] { $count } slots are free
}
dc-slot-none = no slot is free
dc-use-plus = added
dc-use-instead = instead
dc-use-always = always
dc-use-skill = skill
dc-use-companion = companion

# Camp
dc-camp = Before the run
dc-camp-run = run { $run }
dc-doors = Where the run begins
dc-door-boss = at its end: { $boss }
dc-door-shut = first beat { $boss }
dc-no-improved = No improved cards yet.

# The market
dc-market = Between biomes
dc-market-from = you leave: { $place }
dc-market-nothing = Nothing lies on the counter.
dc-market-healer = The Healer takes one wound for { $price ->
    [one] one tooth
   *[other] { $price } teeth
}.
dc-market-merchant = The Merchant sells equipment: { $price } teeth a card.
dc-market-collector = The Collector sells blueprints: { $price } teeth each. They join the deck for good.
dc-market-tidy = Before you go on you may leave something behind.
dc-healer-left = { $count } uses are left
dc-healer-says = { $price ->
    [one] One wound for one tooth
   *[other] One wound for { $price } teeth
}. { $count ->
    [one] One use is left.
   *[other] { $count } uses are left.
}
dc-done = done

# After a run
dc-spending = The mutation board
dc-spending-line = what is sewn here, death does not unpick
dc-area-start = At the start of a run
dc-area-during = During a run
dc-area-skill = Skill of the group
dc-area-feats = Feats
dc-area-stored = Stored
dc-of = { $taken } of { $slots }
dc-rune-awake = awake
dc-rune-asleep = asleep
dc-boss-cell = The Boss Cell
dc-boss-cell-how = Boss Cell: beat the Hand of the King
dc-pile-survival-deck = Survival
dc-pile-tactics-deck = Tactics
dc-pile-brutality-deck = Brutality
dc-pile-well = The Well
dc-pile-says = { $name }: { $price } cells, { $left } cards left
dc-cells-left = { $count ->
    [one] cell left
   *[other] cells left
}
dc-run-over = Run { $run } is over
dc-run-closed = Run { $run } is written down. What was bought stays.
dc-fate-won = The boss is beaten.
dc-fate-died = { $names } fell: { $place }{ $inside ->
    [no] .
   *[yes] , room { $room }.
}
dc-fate-nobody = Somebody
dc-just-bought = Just bought
dc-next-piles = Next on the piles
dc-unknown-cards = { $count } unknown cards

# The page of a campaign
dc-boss-beaten = { $run ->
    [0] beaten
   *[other] beaten in run { $run }
}
dc-boss-open = the way there is open
dc-rooms = { $count } rooms
dc-more = { $count } more
dc-nothing-bought = nothing bought
dc-run-won = { $boss } is dead.
dc-run-lost-boss = { $names } fell before { $place }.
dc-run-died = { $names } fell: { $place }.
dc-grown = What has grown
dc-cards = { $count ->
    [one] card
   *[other] cards
}
dc-purged = purged for good
dc-equipment-deck = Equipment deck
dc-runes = Runes
dc-rooms-walked = Rooms walked
dc-per-run = per run
dc-ours = The rules are those of the box. Cards, monsters, tiles and boards are for the most part our own: the rulebook tells how many there are of each, and seldom what is printed on them.

# On the mutation board
dc-brief-start-one = one Beheaded: { $text }
dc-brief-start-all = each Beheaded: { $text }
dc-brief-start-group = the Bag: { $text }
dc-brief-start-fp = the First Player: { $text }
`;export{e as default};