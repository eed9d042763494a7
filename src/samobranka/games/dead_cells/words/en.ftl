# Title
dead_cells-title = Dead Cells
dead_cells-tagline = Explore, fight with three cards, die, spend cells, go again.
dead_cells-shelves = hero foe gear upgrade secret shape biome

# Options
dead_cells-group-edition = Edition
dead_cells-group-table = At the table
dead_cells-opt-ruleset = Rules
    .help = Those of the Russian rulebook, or the English ones of 2024 with two more limits.
dead_cells-ruleset-seed = Rulebook
dead_cells-ruleset-en2024 = English, 2024
dead_cells-opt-hands = Hands
    .help = Secret as the rules say, or open to all, for one sofa or one person with several Beheaded.
dead_cells-hands-secret = Secret
dead_cells-hands-open = Open

# Words in sentences
dead_cells-track-any = any colour
dead_cells-step = { $track } { $step }
dead_cells-her-power = Serenade’s power of { $track }
dead_cells-her-step = Serenade’s MELEE { $step }
dead_cells-space-left = behind you
dead_cells-space-front = in front
dead_cells-space-middle = second on the right
dead_cells-space-far = far away
dead_cells-space-shuriken-left = a Shuriken behind you
dead_cells-space-shuriken-front = a Shuriken in front
dead_cells-space-shuriken-middle = a Shuriken in the middle
dead_cells-space-shuriken-far = a Shuriken far away
dead_cells-somebody-dark = somebody in the dark
dead_cells-foe-dark = somebody in the dark
dead_cells-loot-teeth = gold teeth
    .the = the gold teeth
dead_cells-loot-cells = cells
    .the = the cells
dead_cells-loot-potions = potions
    .the = the potions
dead_cells-loot-keys = keys
    .the = the keys
dead_cells-loot-scrolls = scrolls
    .the = the scrolls
dead_cells-loot-equipment = equipment
    .the = the equipment
dead_cells-loot-blueprints = blueprints
    .the = the blueprints
dead_cells-announced-damage = damage
dead_cells-announced-skill = skill
dead_cells-announced-defence = defence
dead_cells-announced-state = state
dead_cells-announced-loot = loot
dead_cells-announced-heal = heal
dead_cells-deed-strike = damage
dead_cells-deed-afflict = a state
dead_cells-deed-worm = a worm
dead_cells-deed-sicken = Malaise
dead_cells-deed-teeth = gold teeth
dead_cells-deed-cells = cells
dead_cells-deed-potions = potions
dead_cells-deed-vials = vials
dead_cells-deed-keys = keys
dead_cells-deed-equipment = equipment
dead_cells-deed-blueprint = a blueprint
dead_cells-deed-scroll = a scroll
dead_cells-deed-secret = a Secret
dead_cells-deed-rune = a rune
dead_cells-deed-heart = a heart
dead_cells-deed-gear = equipment
dead_cells-deed-unbleed = an end to Bleeding
dead_cells-deed-unsicken = an end to Malaise
dead_cells-deed-unworm = an end to worms
dead_cells-deed-relight = light
dead_cells-deed-purge = a purge
dead_cells-deed-wound = damage
dead_cells-harm-hit = { $n } damage
dead_cells-shape-square = encounter
dead_cells-shape-trapezoid = elite encounter
dead_cells-shape-circle = treasure
dead_cells-shape-cursed = cursed treasure
dead_cells-shape-pentagon = merchant
dead_cells-shape-hexagon = door
dead_cells-shape-teleport = teleport
dead_cells-shape-constraint = constraint
dead_cells-shape-exit = exit
dead_cells-exit = the exit: { $place }
dead_cells-boss-c1 = the Concierge
dead_cells-boss-c2 = the Time Keeper
dead_cells-boss-c3 = the Hand of the King
dead_cells-place = { $letter }, { $shape }
dead_cells-place-known = { $letter }, { $shape }: { $text }
dead_cells-follows = { $first } { $second }

# Questions
dead_cells-ask-hero = Which Beheaded will you be?
    .other = is choosing a Beheaded
dead_cells-ask-start = Where does this run begin?
    .other = is choosing where to begin
dead_cells-ask-mutations = Exchange cards of the mutation board?
    .other = is looking at the mutation board
dead_cells-ask-cards = Whose deck does each improved card go to?
    .other = is handing out improved cards
dead_cells-ask-first = Who takes the First Player token?
    .other = is choosing the First Player
dead_cells-ask-early-wound = Who begins with 1 damage?
    .other = is choosing who begins hurt
dead_cells-ask-bonus = Who gets this bonus?
    .other = is giving a bonus
dead_cells-ask-path = You decide for the group: where to?
    .other = is choosing the way
dead_cells-ask-reveal = Which tile do you turn up?
    .other = is turning up a tile
dead_cells-ask-check = A hand check: discard a card with the symbol { $symbol }?
    .other = is making a hand check
dead_cells-ask-symbol = Which symbol counts?
    .other = is choosing a symbol
dead_cells-ask-her-symbol = Which symbol of your discard does Serenade follow?
    .other = is choosing a symbol
dead_cells-ask-either = Which of them do you take?
    .other = is choosing a reward
dead_cells-ask-shop = What do you buy?
    .other = is shopping
dead_cells-ask-door = Do you pay what this door wants?
    .other = stands at a door
dead_cells-ask-key = Spend a key, or fight an elite?
    .other = stands before a lock
dead_cells-ask-scroll = Who gets the scroll ({ $colour })?
    .other = is handing out a scroll
dead_cells-ask-vial = Who gets the vial?
    .other = is handing out a vial
dead_cells-ask-gear = Who gets { $gear }?
    .other = is handing out equipment
dead_cells-ask-equip = No slot is free for { $gear }. What goes?
    .other = is making room for equipment
dead_cells-ask-drop = Which equipment do you discard?
    .other = must discard equipment
dead_cells-ask-unworm = Who gets rid of his worms?
    .other = is choosing who gets rid of worms
dead_cells-ask-unbleed = Whose Bleeding stops?
    .other = is choosing whose Bleeding stops
dead_cells-ask-wound = Who takes { $count } damage?
    .other = is choosing who is hurt
dead_cells-ask-lose = Which track loses a step?
    .other = must lose a step
dead_cells-ask-healer = The Healer: whom does he treat?
    .other = is at the Healer’s
dead_cells-ask-market = What do you buy at the market?
    .other = is at the market
dead_cells-ask-tidy = Discard equipment before you go on?
    .other = is tidying up
dead_cells-ask-passer = Who does not take part in this fight?
    .other = is choosing who does not take part
dead_cells-ask-swap = Discard cards for new ones?
    .other = is exchanging cards
dead_cells-ask-place = Lay a card and name one of its rows
    .other = is placing a card
dead_cells-ask-potion = Does anybody drink a potion?
    .other = is thinking about potions
dead_cells-ask-zero = Do you do something before the first round?
    .other = may act before the first round
dead_cells-ask-row = The row of your card, or equipment instead?
    .other = is choosing what to do
dead_cells-ask-plus = Add equipment to your row?
    .other = may use equipment
dead_cells-ask-target = At whom? ({ $text })
    .other = is choosing a target
dead_cells-ask-spill = Hits are left over: at whom?
    .other = is choosing where left-over hits go
dead_cells-ask-ally = Whom does it help?
    .other = is choosing whom to help
dead_cells-ask-skill = Which skill do you use?
    .other = is choosing a skill
dead_cells-ask-loot = What do you take?
    .other = is looting
dead_cells-ask-cleanse = Which state is taken away?
    .other = is taking a state away
dead_cells-ask-discard = Which card do you discard?
    .other = must discard a card
dead_cells-ask-hold = Make the enemy far away skip its row?
    .other = may hold an enemy up
dead_cells-ask-assign = { $foe }: who takes a hit? ({ $what })
    .other = is choosing who takes a hit
dead_cells-ask-assign-death = Its death hurts: who takes a hit? ({ $what })
    .other = is choosing who takes a hit
dead_cells-ask-state = { $foe }: who gets it? ({ $what })
    .other = is choosing who gets a state
dead_cells-ask-state-death = Who gets it? ({ $what })
    .other = is choosing who gets a state
dead_cells-ask-unmalaise = Whose Malaise token goes?
    .other = is taking a Malaise token away
dead_cells-ask-gold = Spend a golden shield?
    .other = may spend a golden shield
dead_cells-ask-other = What do you choose?
    .other = is choosing

# Choices
dead_cells-choice-pass = Go on
dead_cells-choice-pass-mutations = The board is fine so
dead_cells-choice-pass-cards = Set out with these decks
dead_cells-choice-pass-swap = Keep the rest
dead_cells-choice-pass-potion = No potion
dead_cells-choice-pass-zero = Begin round I
dead_cells-choice-pass-row = Perform the row
dead_cells-choice-pass-plus = Nothing more
dead_cells-choice-pass-skill = No skill
dead_cells-choice-pass-loot = Take nothing
dead_cells-choice-pass-shop = Go on
dead_cells-choice-pass-door = Leave the door alone
dead_cells-choice-pass-healer = No more healing
dead_cells-choice-pass-market = Buy nothing more
dead_cells-choice-pass-tidy = Keep what you wear
dead_cells-choice-pass-key = Fight an elite
dead_cells-choice-pass-spill = Let them go
dead_cells-choice-pass-hold = Let it act
dead_cells-choice-decline = Decline
dead_cells-choice-take = { $hero }
dead_cells-choice-begin = Begin: { $place }
dead_cells-choice-put = Put { $upgrade } on the board
dead_cells-choice-store = Store { $upgrade }
dead_cells-choice-hand = { $card }: to the deck of { $hero }
dead_cells-choice-first = { $player }
dead_cells-choice-give = { $fighter }
dead_cells-choice-harm = { $fighter } takes it
dead_cells-choice-passer = { $fighter } does not take part
dead_cells-choice-scroll = { $fighter }: { $track }
dead_cells-choice-go = To { $place }
dead_cells-choice-go-gate = To { $place } ({ $gate })
dead_cells-choice-reveal = Turn up { $place }
dead_cells-choice-pay = Discard { $card }
dead_cells-choice-use = { $track }
dead_cells-choice-choose = { $text }
dead_cells-choice-option = Number { $number }
dead_cells-choice-buy = Buy: { $what }
dead_cells-choice-key = Spend a key
dead_cells-choice-drop = Discard { $gear }
dead_cells-choice-discard = Discard the new card
dead_cells-choice-place = { $card }, announcing { $announced } in { $round }
dead_cells-choice-place-open = Place { $card }
dead_cells-choice-swap = Discard { $card }
dead_cells-choice-aim = { $foe } ({ $space })
dead_cells-choice-aim-two = { $foe } and { $other }
dead_cells-choice-skill = { $ability }
dead_cells-choice-skill-does = { $ability }: { $text }
dead_cells-choice-loot = Take { $loot }
dead_cells-choice-drink = { $fighter } drinks a potion
dead_cells-choice-spend = Spend it
dead_cells-choice-keep = Keep it
dead_cells-choice-cleanse = { $fighter }: { $state }
dead_cells-choice-wield = { $gear }
dead_cells-choice-wield-does = { $gear }: { $text }
dead_cells-choice-companion = { $gear } ({ $fighter }) takes it

# Refused
dead_cells-refused-turn = Somebody else is asked now.
dead_cells-refused-choice = That is not on offer now.
dead_cells-refused-over = This run is over.
dead_cells-refused-way = No open way leads there from here.
dead_cells-refused-card = That card is not in your hand.
dead_cells-refused-announced = That card has no such action in this round.
dead_cells-refused-symbol = That card does not bear the symbol.
dead_cells-refused-range = Nobody can be hit there.

# Events
dead_cells-event-took-hero = { $player_is ->
    [you] You play { $hero }.
   *[other] { $player } plays { $hero }.
 }
dead_cells-event-chose-start = The run begins: { $place }.
dead_cells-event-put-mutation = { $upgrade } comes back onto the mutation board.
dead_cells-event-stored-mutation = { $upgrade } is stored.
dead_cells-event-handed-card = { $card } goes to { $hero }.
dead_cells-event-took-back = { $hero } takes { $card } back.
dead_cells-event-first = { $fighter_is ->
    [you] You are the First Player: you decide for the group.
   *[other] { $fighter } is the First Player and decides for the group.
 }
dead_cells-event-biome = You enter: { $place }.
dead_cells-event-drew = { $player_is ->
    [you] You draw { $card }.
   *[other] { $player } draws { $card }.
 }
dead_cells-event-drew-unseen = { $player_is ->
    [you] You draw a card.
   *[other] { $player } draws a card.
 }
dead_cells-event-discarded = { $player_is ->
    [you] You discard { $card }.
   *[other] { $player } discards { $card }.
 }
dead_cells-event-revealed = { $player_is ->
    [you] You turn up { $card }.
   *[other] { $player } turns up { $card }.
 }
dead_cells-event-paid = { $player_is ->
    [you] You discard { $card } for the check.
   *[other] { $player } discards { $card } for the check.
 }
dead_cells-event-went = The group goes to { $letter }.
dead_cells-event-went-out = The group leaves the biome. Ahead: { $place }.
dead_cells-event-turned-up = A tile is turned up. { $text }
dead_cells-event-failed = The hand check for { $track } fails.
dead_cells-event-chose = Option { $option } is taken.
dead_cells-event-bought = { $price ->
    [one] A gold tooth is
   *[other] { $price } gold teeth are
 } paid, and { $teeth ->
    [0] none is
    [one] one is
   *[other] { $teeth } are
 } left.
dead_cells-event-cursed = A curse! { $text }
dead_cells-event-constraint = Until this place is left: { $text }
dead_cells-event-rang = A bell rings. { $text }
dead_cells-event-relit = Lanterns burn again.
dead_cells-event-worm = { $fighter_is ->
    [you] A worm clings to you: { $worms } now.
   *[other] A worm clings to { $fighter }: { $worms } now.
 }
dead_cells-event-kept-blueprints = { $count ->
    [one] A blueprint becomes
   *[other] { $count } blueprints become
 } equipment.
dead_cells-event-plans = The Collector shows { $count ->
    [one] a blueprint
   *[other] { $count } blueprints
 }.
dead_cells-event-gained-teeth = { $count ->
    [one] { $count } gold tooth
   *[other] { $count } gold teeth
 } more, { $total } in the Bag.
dead_cells-event-gained-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
 } more, { $total } in the Bag.
dead_cells-event-gained-potions = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
 } more, { $total } in the Bag.
dead_cells-event-gained-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
 } more, { $total } in the Bag.
dead_cells-event-found-gear = { $gear } is turned up.
dead_cells-event-found-blueprint = A blueprint is found: { $gear }.
dead_cells-event-found-rune = The rune { $rune } is active, for ever.
dead_cells-event-heart = { $fighter_is ->
    [you] You have { $hearts } hearts now.
   *[other] { $fighter } has { $hearts } hearts now.
 }
dead_cells-event-advanced = { $fighter_is ->
    [you] You grow stronger: { $track } { $level }.
   *[other] { $fighter } grows stronger: { $track } { $level }.
 }
dead_cells-event-lost-step = { $fighter_is ->
    [you] You lose a step: { $track } { $level }.
   *[other] { $fighter } loses a step: { $track } { $level }.
 }
dead_cells-event-scroll-lost = Nobody has room for the scroll ({ $track }): it is lost.
dead_cells-event-equipped = { $fighter_is ->
    [you] You put on { $gear }.
   *[other] { $fighter } puts on { $gear }.
 }
dead_cells-event-left-gear = { $fighter_is ->
    [you] You leave { $gear } behind.
   *[other] { $fighter } leaves { $gear } behind.
 }
dead_cells-event-dropped-gear = { $fighter_is ->
    [you] You lose { $gear }.
   *[other] { $fighter } loses { $gear }.
 }
dead_cells-event-hurt = { $fighter_is ->
    [you] You take { $count } damage, { $left } health left.
   *[other] { $fighter } takes { $count } damage, { $left } health left.
 }
dead_cells-event-healed = { $fighter_is ->
    [you] A wound of yours closes.
   *[other] A wound of { $fighter } closes.
 }
dead_cells-event-drank = { $fighter_is ->
    [you] You drink a potion: all wounds are gone.
   *[other] { $fighter } drinks a potion: all wounds are gone.
 }
dead_cells-event-cheated-death = { $fighter_is ->
    [you] You cheat death.
   *[other] { $fighter } cheats death.
 }
dead_cells-event-enemy = { $foe } appears ({ $space }).
dead_cells-event-enemy-away = { $foe } finds no room and goes away.
dead_cells-event-enemy-in-the-dark = Somebody is there in the dark ({ $space }).
dead_cells-event-came-to-light = Out of the dark comes { $foe } ({ $space }).
dead_cells-event-passes = { $fighter_is ->
    [you] You sit this fight out.
   *[other] { $fighter } sits this fight out.
 }
dead_cells-event-placed = { $player_is ->
    [you] You place { $card } and announce { $announced } in { $round }.
   *[other] { $player } places { $card } and announces { $announced } in { $round }.
 }
dead_cells-event-placed-unseen = { $player_is ->
    [you] You place a card and announce { $announced } in { $round }.
   *[other] { $player } places a card and announces { $announced } in { $round }.
 }
dead_cells-event-serenade-advanced = Serenade’s marker moves on to { $level }.
dead_cells-event-serenade-turned = Serenade is done with power: from now on she fights at close quarters, without a scratch.
dead_cells-event-serenade-lost-step = Serenade’s marker moves back to { $level }.
dead_cells-event-serenade-listens = Serenade follows your discard: { $track }.
dead_cells-event-showed = { $fighter_is ->
    [you] You show { $card }.
   *[other] { $fighter } shows { $card }.
 }
dead_cells-event-round = Round { $round }.
dead_cells-event-entry = { $fighter_is ->
    [you] You begin with { $ability }.
   *[other] { $fighter } begins with { $ability }.
 }
dead_cells-event-wielded = { $fighter_is ->
    [you] You use { $gear }.
   *[other] { $fighter } uses { $gear }.
 }
dead_cells-event-skill = { $fighter_is ->
    [you] You spend a skill: { $ability }.
   *[other] { $fighter } spends a skill: { $ability }.
 }
dead_cells-event-triggered = { $fighter_is ->
    [you] Your { $ability } answers.
   *[other] { $ability } answers for { $fighter }.
 }
dead_cells-event-held-up = { $fighter_is ->
    [you] You hold { $foe } up.
   *[other] { $fighter } holds { $foe } up.
 }
dead_cells-event-enemy-acts = { $foe } acts.
dead_cells-event-enemy-skipped = { $foe } skips its row.
dead_cells-event-assigned = { $fighter_is ->
    [you] You take it: { $what }.
   *[other] { $fighter } takes it: { $what }.
 }
dead_cells-event-looted = { $fighter_is ->
    [you] You take { $loot }.
   *[other] { $fighter } takes { $loot }.
 }
dead_cells-event-closed-up = The enemies close up.
dead_cells-event-fight-over = The fight is over.
dead_cells-event-shield = { $fighter_is ->
    [you] You get
   *[other] { $fighter } gets
 } { $count ->
    [one] a shield
   *[other] { $count } shields
 }.
dead_cells-event-golden = { $fighter_is ->
    [you] You get
   *[other] { $fighter } gets
 } { $count ->
    [one] a golden shield
   *[other] { $count } golden shields
 }.
dead_cells-event-blocked = { $fighter_is ->
    [you] Your shield takes the hit and goes.
   *[other] A shield of { $fighter } takes the hit and goes.
 }
dead_cells-event-cancelled = { $fighter_is ->
    [you] Your { $ability } stops the hit.
   *[other] { $ability } of { $fighter } stops the hit.
 }
dead_cells-event-warded = { $fighter_is ->
    [you] You are safe from it: { $state }.
   *[other] { $fighter } is safe from it: { $state }.
 }
dead_cells-event-state = { $fighter_is ->
    [you] You are { $state } now.
   *[other] { $fighter } is { $state } now.
 }
dead_cells-event-cleansed = { $fighter_is ->
    [you] You get rid of it: { $state }.
   *[other] { $fighter } gets rid of it: { $state }.
 }
dead_cells-event-stopped-bleeding = { $fighter_is ->
    [you] You bleed no more.
   *[other] { $fighter } bleeds no more.
 }
dead_cells-event-companion-hurt = { $fighter_is ->
    [you] Your { $gear } takes a hit.
   *[other] { $gear } of { $fighter } takes a hit.
 }
dead_cells-event-died = { $fighter_is ->
    [you] You die.
   *[other] { $fighter } dies.
 }
dead_cells-event-enemy-blocked = { $foe } spends a shield.
dead_cells-event-enemy-hurt = { $foe } takes { $count } damage.
dead_cells-event-enemy-state = { $foe } is { $state } now.
dead_cells-event-enemy-shield = { $foe } gets { $count ->
    [one] a shield
   *[other] { $count } shields
 }.
dead_cells-event-vanished = { $foe } vanishes for this round.
dead_cells-event-fled = { $foe } runs away.
dead_cells-event-shifted = { $foe } is moved ({ $space }).
dead_cells-event-killed = { $foe } dies.
dead_cells-some-of = { $what } × { $count }
dead_cells-event-spilled = Left behind: { $what }.
dead_cells-event-boss = Before you: { $boss }!
dead_cells-event-turn-card = A new Turn begins: { $boss } turns a card up.
dead_cells-event-boss-fell = { $boss } is beaten down.
dead_cells-event-boss-beaten = { $boss } is beaten, { $cells } cells are yours.
dead_cells-event-boss-healed = The boss is healed.
dead_cells-event-boss-moved = The boss moves ({ $space }).
dead_cells-event-thing-came = { $foe } appears ({ $space }).
dead_cells-event-thing-falls = { $foe } falls on you.
dead_cells-event-destroyed = { $foe } is destroyed.
dead_cells-event-protected = The boss is protected: nothing happens.
dead_cells-event-challenged = { $player_is ->
    [you] You challenge an elite.
   *[other] { $player } challenges an elite.
 }
dead_cells-event-malaise = { $fighter_is ->
    [you] You get a Malaise token.
   *[other] { $fighter } gets a Malaise token.
 }
dead_cells-event-malaise-card = { $fighter_is ->
    [you] Your Malaise: { $malaise }.
   *[other] Malaise of { $fighter }: { $malaise }.
 }
dead_cells-event-malaise-gone = { $fighter_is ->
    [you] Your Malaise is gone.
   *[other] { $fighter } has no Malaise any more.
 }
dead_cells-event-rotted = { $fighter_is ->
    [you] Your shields rot away.
   *[other] The shields of { $fighter } rot away.
 }
dead_cells-event-run-over = Run { $run } is over.

# The end
dead_cells-end-died = A Beheaded is dead: the run is over.
dead_cells-end-died-won = The run is over.
dead_cells-end-died-lost = A Beheaded is dead: the run is over.
dead_cells-end-died-nobody = A Beheaded is dead: the run is over.
dead_cells-end-won = The boss is beaten: the run is won.

# The general board
dead_cells-zone-heroes = Beheaded to choose from
dead_cells-zone-fighters = The group
dead_cells-zone-hand = Hand
dead_cells-zone-gear = Equipment
dead_cells-zone-active = Placed cards
dead_cells-zone-discard = Discard
dead_cells-zone-top = Top of the deck
dead_cells-zone-unseen = Not seen
dead_cells-zone-states = States
dead_cells-zone-frozen = Frozen in
dead_cells-zone-levels = Tracks
dead_cells-zone-bag = Bag
dead_cells-zone-offered = On show
dead_cells-zone-collector = Collector’s space
dead_cells-zone-equipment = Equipment deck
dead_cells-zone-equipment-top = On top of the equipment deck
dead_cells-zone-equipment-discard = Discarded equipment
dead_cells-zone-board = Board
dead_cells-zone-places = Places
dead_cells-zone-ways = Ways
dead_cells-zone-runes = Runes
dead_cells-zone-seals = Seals
dead_cells-zone-dark = Lanterns that are out
dead_cells-zone-bells = Bells
dead_cells-zone-fight = Fight
dead_cells-zone-line = Enemies
dead_cells-zone-loot = Loot
dead_cells-zone-coming = What comes next
dead_cells-zone-threat = Damage still to come in this round
dead_cells-zone-mutations = Mutation board
dead_cells-zone-stored = Stored cards
dead_cells-zone-record = Campaign
dead_cells-zone-blueprints = Blueprints
dead_cells-zone-scrolls = Scrolls
dead_cells-zone-turn = Room
dead_cells-zone-phase = Phase
dead_cells-zone-first = First Player
dead_cells-zone-stage = Start
dead_cells-zone-biomes = Biomes
dead_cells-zone-ruleset = Rules
dead_cells-zone-cards = Cards
dead_cells-zone-card = Card
dead_cells-zone-fighter = Fighter
dead_cells-zone-serenade = Serenade
dead_cells-zone-health = Health
dead_cells-zone-max = of
dead_cells-zone-hearts = Hearts
dead_cells-zone-slots = Slots
dead_cells-zone-shields = Shields
dead_cells-zone-gold = Golden shields
dead_cells-zone-worms = Worms
dead_cells-zone-held = Cards in hand
dead_cells-zone-deck = Deck
dead_cells-zone-seat = Seat
dead_cells-zone-hands-open = Open hands
dead_cells-zone-teeth = Gold teeth
dead_cells-zone-cells = Cells
dead_cells-zone-potions = Potions
dead_cells-zone-keys = Keys
dead_cells-zone-here = the group is here
dead_cells-zone-invisible = invisible
dead_cells-zone-used = used
dead_cells-zone-round = Round
dead_cells-zone-terrain = Terrain
dead_cells-zone-shown = Cards are shown
dead_cells-zone-passer = Does not take part
dead_cells-zone-announced = Announced
dead_cells-zone-ending = The end
dead_cells-zone-face = Face
dead_cells-phase-camp = Camp
dead_cells-phase-map = Map
dead_cells-phase-fight = Fight
dead_cells-phase-market = Market
dead_cells-phase-over = Over
dead_cells-round-round-0 = 0
dead_cells-round-round-i = I
dead_cells-round-round-ii = II
dead_cells-round-round-iii = III
dead_cells-round-round-iv = IV
dead_cells-terrain-wall = wall
dead_cells-terrain-hole = hole
dead_cells-verb-pass = Go on
dead_cells-verb-decline = Decline
dead_cells-verb-take = Take
dead_cells-verb-begin = Begin
dead_cells-verb-put = Put
dead_cells-verb-store = Store
dead_cells-verb-hand = Hand over
dead_cells-verb-first = First Player
dead_cells-verb-give = Give
dead_cells-verb-scroll = Scroll
dead_cells-verb-go = Go
dead_cells-verb-pay = Discard for it
dead_cells-verb-use = Use
dead_cells-verb-choose = Choose
dead_cells-verb-buy = Buy
dead_cells-verb-drop = Discard
dead_cells-verb-discard = Discard the new one
dead_cells-verb-place = Place
dead_cells-verb-swap = Discard
dead_cells-verb-aim = Aim
dead_cells-verb-aim-two = Aim at two
dead_cells-verb-skill = Skill
dead_cells-verb-loot = Loot
dead_cells-verb-drink = Potion
dead_cells-verb-spend = Spend
dead_cells-verb-keep = Keep
dead_cells-verb-cleanse = Take away
dead_cells-verb-wield = Use
dead_cells-verb-companion = Companion

# Phrases at the table
dead_cells-phrase-focus = Focus this one
dead_cells-phrase-leave = Leave this one
dead_cells-phrase-beware = Beware of this one
dead_cells-phrase-protect = Protect this one
dead_cells-phrase-get = Get this
dead_cells-phrase-play-safe = Play safe
dead_cells-phrase-all-in = All in
