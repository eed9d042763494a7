var e=`na-table = The table
na-book = Tales
na-camera = Camera
na-closer = Closer
na-farther = Farther away
na-fit = Look at what matters
na-arrange = Move discs by hand
na-tab-aim = Aim
na-tab-players = Players
na-phase-orders = Orders
na-phase-squads = Squads
na-phase-placement = Placement
na-phase-start = Start
na-phase-action = Action { $number }
na-phase-end = End
na-camp = Your camp
na-camp-empty = Nobody of yours lies on the field.
na-actions-left = { $count ->
    [0] no action is left
    [one] one action is left
   *[other] { $count } actions are left
 }
na-round = { $round ->
    [0] the table is laid
   *[other] round { $round } of { $rounds }
 }
na-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
 }
na-for-players = For { $seats } players:
na-rituals = Rituals
na-any-time = any time in your turn
na-coming = Who comes to the table?
na-acted = has acted
na-on = on the { $artefact }
na-missile-on = on { $name }
na-missile-card = on { $name }’s card
na-held-tick = held by a Tick
na-held-wounded = too wounded to act
na-held-returned = has just come back
na-held-freed = has just come out
na-in-hand = In your hand
na-in-hand-left = { $count ->
    [one] one is left
   *[other] { $count } are left, in any order
 }
na-how-it-lies = Wholly inside your zone, at least one millimetre from every disc and every thing on the desk. A disc with a red arc is turned with the wheel or with Q and E.
na-verbs = What it does
na-does-ordinary = 1 wound each
na-does-fire = 1 wound, a Flame
na-does-vampire = wounds give life
na-does-dryad = friends heal
na-does-shoot = { $endless ->
    [yes] { $missile }: no end
   *[no] { $missile }: { $count } left
 }
na-does-akeru = take two Ticks
na-does-ramprak = a weaker one goes
na-does-phantom = swap places
na-angle = Angle
na-power = Power
na-left = Across
na-deep = Deep
na-back = Back
na-power-strike = Power strike: wounds double
na-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
 }
na-dies = dies
na-heals = { $count ->
    [one] +1 life
   *[other] +{ $count } lives
 }
na-takes-control = is taken
na-prevented = no wounds
na-touches = is touched
na-edge = Over the edge
na-edge-action = Over the edge: −1 action
na-edge-black = Over the edge: a black card
na-leaves = { $name } flies over the edge.
na-leaves-action = { $name } flies over the edge: you lose an action.
na-leaves-black = { $name } flies over the edge: you take a black card.
na-slips = { $missile } slips off { $name }.
na-beyond-free = Unhindered, it would go over the edge.
na-beyond = The way leads over the edge.
na-if-steady = If the hand does not tremble
na-foreseen = What comes of it
na-meets-nobody = It touches nobody.
na-how-to-aim = Pull back anywhere on the desk and let go. Back to where you began: nothing happens.
na-free = free: click to place
na-free-again = free: press it again
na-free-missile = free: click to put it here
na-free-shot = now pull back and let go
na-taken = something is in the way
na-millimetres = { $count } mm
na-prompt-place = Place { $name } inside your zone
na-prompt-missile = where does the missile lie?
na-prompt-put = where shall it lie?
na-prompt-aim = Aim { $name }
na-prompt-pull = pull back and let go
na-prompt-target = choose whom
na-told-struck = struck
na-told-strong = power strike
na-where = { $across } cm from the left, { $ahead } cm from the near edge
na-carries = , carries { $what }
na-disc = { $name } of { $player }, { $lives } of { $limit } lives{ $carries }, { $where }
na-lives = { $lives } of { $limit } lives
na-rank-hero = hero
na-rank-veteran = veteran
na-rank-fighter = fighter
na-of-fire = of Fire
na-of-grass = of Grass
na-of-metal = of Metal
na-of-dust = of Dust
na-rank-line = { $rank } { $order } · { $lives } of { $limit } lives
na-order-fire = Order of Fire
na-order-grass = Order of Grass
na-order-metal = Order of Metal
na-order-dust = Order of Dust
na-order-none = no Order yet
na-wood-birch = birch
na-wood-walnut = walnut
na-wood-cherry = cherry
na-wood-ebony = ebony
na-points-of = of { $most } points
na-gates = { $count ->
    [one] gate
   *[other] gates
 }
na-barrels = of { $most } barrels
na-marks = { $count ->
    [one] battle won
   *[other] battles won
 }
na-black = Black card: one action fewer
na-violet = Violet card: one action more
na-rituals-held = { $count ->
    [one] one ritual card in hand
   *[other] { $count } ritual cards in hand
 }
na-puzzle = One turn, number { $number }
na-puzzle-goal = Three actions. At the end of the turn no enemy may lie on the desk.
na-puzzle-left = Left on the desk
na-puzzle-yours = Yours
na-puzzle-nobody = nobody
na-tries = Tries
na-tries-open = { $count ->
    [one] one more opens the solution
   *[other] { $count } more open the solution
 }
na-solution = Show the solution
na-solution-next = Pull { $step } of the solution
na-begin-again = Begin again
na-try-left = { $names } { $count ->
    [one] is
   *[other] are
 } left on the desk
na-try-solved = solved
na-try-now = this one
na-try-replay = See try { $number } again
na-puzzles = All twelve
na-puzzles-solved = { $count ->
    [0] none is solved yet
    [one] one is solved
   *[other] { $count } are solved
 }
na-puzzle-plate = Puzzle { $number }, { $hard } of 3 in difficulty{ $solved ->
    [yes] , solved
   *[no] {""}
 }
na-far = { $count } cm
na-nearby = { $name } is { $count } cm away at { $hour } o’clock, { $clear ->
    [yes] the way is clear.
   *[no] something is in the way.
 }
`;export{e as default};