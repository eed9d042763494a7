## What cards do, word by word

# At whom an action aims.
dead_cells-at-one-front = the enemy in front
dead_cells-at-one-r2 = the second enemy on the right
dead_cells-at-one-far = the enemy far away
dead_cells-at-one-right = an enemy on the right
dead_cells-at-one-adj = the enemy behind or in front
dead_cells-at-one-any = any enemy
dead_cells-at-two-front = the enemy in front
dead_cells-at-two-r2 = the second enemy on the right
dead_cells-at-two-far = the enemy far away
dead_cells-at-two-right = each of two enemies on the right
dead_cells-at-two-adj = the enemies behind and in front
dead_cells-at-two-any = each of any two enemies
dead_cells-at-all-front = the enemy in front
dead_cells-at-all-r2 = the second enemy on the right
dead_cells-at-all-far = the enemy far away
dead_cells-at-all-right = every enemy on the right
dead_cells-at-all-adj = the enemies behind and in front
dead_cells-at-all-any = every enemy
dead_cells-at-same = the same enemy
dead_cells-at-source = the enemy that caused it
dead_cells-at-boss = the boss
dead_cells-at-monster = any monster or elite

# For whom.
dead_cells-whom-one = one Beheaded
dead_cells-whom-fp = the First Player
dead_cells-whom-all = every Beheaded
dead_cells-for-fp = { $text } for the First Player
dead_cells-for-all = { $text } for each Beheaded

# States, tracks, symbols.
dead_cells-state-poisoned = Poisoned
dead_cells-state-bleeding = Bleeding
dead_cells-state-on-fire = On Fire
dead_cells-state-frozen = Frozen
dead_cells-state-marked = Marked
dead_cells-track-survival = Survival
dead_cells-track-tactics = Tactics
dead_cells-track-brutality = Brutality
dead_cells-symbol-survival = Survival
dead_cells-symbol-tactics = Tactics
dead_cells-symbol-brutality = Brutality

# What heroes do.
dead_cells-do-hit = deal { $n } damage to { $target }
dead_cells-do-hit-level = deal as much damage to { $target } as your Level of { $track }, at most 3
dead_cells-do-pierce = deal { $n } unblockable damage to { $target }
dead_cells-do-inflict-poisoned = poison { $target }
dead_cells-do-inflict-bleeding = make { $target } bleed
dead_cells-do-inflict-on-fire = set { $target } on fire
dead_cells-do-inflict-frozen = freeze { $target }
dead_cells-do-inflict-marked = mark { $target }
dead_cells-do-shield-self = { $n ->
    [one] take a shield
   *[other] take { $n } shields
 }
dead_cells-do-shield-ally = { $n ->
    [one] give another fighter a shield
   *[other] give another fighter { $n } shields
 }
dead_cells-do-shield-all = { $n ->
    [one] give everybody a shield
   *[other] give everybody { $n } shields
 }
dead_cells-do-shield-beheaded = { $n ->
    [one] give the Beheaded a shield
   *[other] give the Beheaded { $n } shields
 }
dead_cells-do-gold-self = { $n ->
    [one] take a golden shield
   *[other] take { $n } golden shields
 }
dead_cells-do-gold-ally = { $n ->
    [one] give another fighter a golden shield
   *[other] give another fighter { $n } golden shields
 }
dead_cells-do-gold-all = { $n ->
    [one] give everybody a golden shield
   *[other] give everybody { $n } golden shields
 }
dead_cells-do-gold-beheaded = { $n ->
    [one] give the Beheaded a golden shield
   *[other] give the Beheaded { $n } golden shields
 }
dead_cells-do-heal-one = heal { $n } damage of anybody
dead_cells-do-heal-two = heal { $n } damage of each of two Beheaded
dead_cells-do-heal-self = heal { $n } of your own damage
dead_cells-do-heal-beheaded = heal { $n } damage of the Beheaded
dead_cells-do-skill-self = use a skill
dead_cells-do-skill-beheaded = the Beheaded may use a skill
dead_cells-do-loot = loot
dead_cells-do-push = { $n ->
    [one] push { $target } away by one space
   *[other] push { $target } away by { $n } spaces
 }
dead_cells-do-pull = { $n ->
    [one] pull { $target } closer by one space
   *[other] pull { $target } closer by { $n } spaces
 }
dead_cells-do-cleanse = remove one state token from anybody
dead_cells-do-ward = no state can be put on you until the round ends
dead_cells-do-repeat-row = perform the row of the round before once more, without its Skill actions
dead_cells-do-draw = { $n ->
    [one] draw a combat card
   *[other] draw { $n } combat cards
 }
dead_cells-do-discard = { $n ->
    [one] discard one from your hand
   *[other] discard { $n } from your hand
 }

# What enemies do.
dead_cells-do-strike-one = deals { $n } damage
dead_cells-do-strike-fp = deals { $n } damage to the First Player
dead_cells-do-strike-two = deals { $n } damage to each of two
dead_cells-do-strike-all = deals { $n } damage to every Beheaded
dead_cells-do-afflict-poisoned = poisons { $whom }
dead_cells-do-afflict-bleeding = makes { $whom } bleed
dead_cells-do-afflict-on-fire = sets { $whom } on fire
dead_cells-do-afflict-frozen = freezes { $whom }
dead_cells-do-afflict-marked = marks { $whom }
dead_cells-do-guard-self = { $n ->
    [one] takes a shield
   *[other] takes { $n } shields
 }
dead_cells-do-guard-others = { $n ->
    [one] gives every other enemy a shield
   *[other] gives every other enemy { $n } shields
 }
dead_cells-do-vanish = is invisible
dead_cells-do-die = dies
dead_cells-do-flee = flees
dead_cells-do-worm-one = puts a worm on one Beheaded
dead_cells-do-worm-fp = puts a worm on the First Player
dead_cells-do-worm-all = puts a worm on every Beheaded
dead_cells-do-sicken-one = infects one Beheaded with Malaise
dead_cells-do-sicken-fp = infects the First Player with Malaise
dead_cells-do-sicken-all = infects every Beheaded with Malaise
dead_cells-do-move = changes from the far side to behind you, or back

# What is gained.
dead_cells-do-teeth = { $n ->
    [one] 1 gold tooth
   *[other] { $n } gold teeth
 }
dead_cells-do-cells = { $n ->
    [one] 1 cell
   *[other] { $n } cells
 }
dead_cells-do-potions = { $n ->
    [one] 1 potion
   *[other] { $n } potions
 }
dead_cells-do-vials = { $n ->
    [one] 1 vial
   *[other] { $n } vials
 }
dead_cells-do-keys = { $n ->
    [one] 1 key
   *[other] { $n } keys
 }
dead_cells-do-equipment = { $n ->
    [one] 1 piece of equipment
   *[other] { $n } pieces of equipment
 }
dead_cells-do-blueprint = 1 blueprint
dead_cells-do-scroll-survival = { $n ->
    [one] 1 Survival scroll
   *[other] { $n } Survival scrolls
 }
dead_cells-do-scroll-tactics = { $n ->
    [one] 1 Tactics scroll
   *[other] { $n } Tactics scrolls
 }
dead_cells-do-scroll-brutality = { $n ->
    [one] 1 Brutality scroll
   *[other] { $n } Brutality scrolls
 }
dead_cells-do-scroll-any = { $n ->
    [one] 1 scroll of any color
   *[other] { $n } scrolls of any color
 }
dead_cells-do-secret = 1 Secret
dead_cells-do-rune = the { $rune } rune
dead_cells-do-heart = { $n ->
    [one] 1 more health
   *[other] { $n } more health
 }
dead_cells-do-gear = { $gear }
dead_cells-do-unbleed = one Beheaded stops bleeding
dead_cells-do-unsicken = { $n ->
    [0] remove all Malaise
    [one] remove 1 Malaise token
   *[other] remove { $n } Malaise tokens
 }
dead_cells-do-unworm = { $n ->
    [0] remove all worms of one Beheaded
    [one] remove one of your worms
   *[other] remove { $n } of your worms
 }
dead_cells-do-relight = { $n ->
    [one] light 1 lantern again
   *[other] light { $n } lanterns again
 }
dead_cells-do-purge = purge a card
dead_cells-do-wound-one = { $n } damage to one Beheaded
dead_cells-do-wound-fp = { $n } damage to the First Player
dead_cells-do-wound-all = { $n } damage to every Beheaded
dead_cells-get-worm-one = a worm for one Beheaded
dead_cells-get-worm-fp = a worm for the First Player
dead_cells-get-worm-all = a worm for every Beheaded
dead_cells-get-sicken-one = Malaise for one Beheaded
dead_cells-get-sicken-fp = Malaise for the First Player
dead_cells-get-sicken-all = Malaise for every Beheaded

# Rare deeds.
dead_cells-do-reveal = { $n ->
    [one] turn one tile of your choice face up
   *[other] turn { $n } tiles of your choice face up
 }
dead_cells-do-arrange = look at the top { $n } cards of the monsters, the elites, the equipment or one combat deck and put them back in any order
dead_cells-do-hand = everybody draws up to { $n } cards
dead_cells-do-again = its marker moves one step more
dead_cells-do-any-first-player = give the First Player token to anybody
dead_cells-do-swap-active = exchange the active cards of two Beheaded
dead_cells-do-finish-off = kill a monster with 1 health left
dead_cells-do-cheat-death = the Beheaded stops bleeding and burning and lives on with 1 health
dead_cells-do-transform = Serenade transforms

# How it is put together.
dead_cells-and = { $first }, { $second }
dead_cells-or = { $first } or { $second }
dead_cells-both = { $first } { $second }
dead_cells-nothing-there = nothing
dead_cells-under = { $text } { $condition }
dead_cells-instead = { $text }; { $condition }, { $other } instead
dead_cells-then = { $text }; { $condition }, { $other }
dead_cells-round-plain = Round { $round }: { $text }.
dead_cells-round-instead = Round { $round }, instead of your card’s row: { $text }.
dead_cells-round-plus = Round { $round }, after your card’s row: { $text }.
dead_cells-limit-round = { $text } Once a round.
dead_cells-limit-combat = { $text } Once a combat.
dead_cells-limit-biome = { $text } Once a biome.
dead_cells-limit-run = { $text } Once a run.

# Conditions.
dead_cells-if-wall-or-hole = if there is a wall or a hole
dead_cells-if-first-player = if you are the First Player
dead_cells-if-only-equipment = if this is your only equipment
dead_cells-if-killed = if that kills
dead_cells-if-round = in round { $round }
dead_cells-if-target-poisoned = against a poisoned enemy
dead_cells-if-target-bleeding = against a bleeding enemy
dead_cells-if-target-on-fire = against a burning enemy
dead_cells-if-target-frozen = against a frozen enemy
dead_cells-if-target-marked = against a marked enemy
dead_cells-if-teeth = { $n ->
    [one] with a tooth in the Bag
   *[other] with { $n } or more teeth in the Bag
 }

# What is waited for.
dead_cells-when-shield-spent = When you spend a shield
dead_cells-when-shield-spent-on-damage = When you block damage with a shield
dead_cells-when-gold-spent-on-state = When you stop a state with a golden shield
dead_cells-when-kill = When you kill an enemy
dead_cells-when-enemy-dies = When an enemy dies
dead_cells-when-enemy-dies-target-poisoned = When a poisoned enemy dies
dead_cells-when-enemy-dies-target-bleeding = When a bleeding enemy dies
dead_cells-when-enemy-dies-target-on-fire = When a burning enemy dies
dead_cells-when-enemy-dies-target-frozen = When a frozen enemy dies
dead_cells-when-enemy-dies-target-marked = When a marked enemy dies
dead_cells-when-loot = When something is looted
dead_cells-when-hurt-by-enemy = When an enemy hurts you
dead_cells-when-unhurt = After a combat in which you took no damage
dead_cells-when-pass = When you pass
dead_cells-when-upkeep = After every combat
dead_cells-when-run-start = At the start of every run
dead_cells-when-enter-biome = When you enter a biome
dead_cells-when-enter-biome-nth = { $n ->
    [2] When you enter the second biome of a run
   *[other] When you enter biome { $n } of a run
 }
dead_cells-when-door = After every door
dead_cells-when-elite-killed = When you kill an elite
dead_cells-when-combat-end = After every combat
dead_cells-when-combat-end-kills = { $n ->
    [one] After a combat with a kill
   *[other] After a combat with { $n } or more kills
 }
dead_cells-when-combat-end-all-killed = After a combat in which every enemy was killed
dead_cells-when-boss-start = When a boss fight begins
dead_cells-when-scroll = When you gain a scroll
dead_cells-when-first-combat-of-biome = Before the first combat of a biome

# Rules of equipment and tracks.
dead_cells-rule-use = Skill: { $text }.
dead_cells-rule-on = { $when }: { $text }.
dead_cells-rule-bonus = One Damage action { $condition } hits once more, once a round.
dead_cells-rule-immune = You resist { $state }.
dead_cells-rule-slot = One more equipment slot.
dead_cells-rule-hearts = { $n ->
    [one] 1 more health.
   *[other] { $n } more health.
 }
dead_cells-rule-cancel-damage = The first blockable damage that you take in round { $round } is canceled.
dead_cells-rule-poison-less = Poison deals { $n } less damage to you at every Round End.
dead_cells-rule-loot-types = Your Loot actions take up to { $n } types.
dead_cells-rule-front-also-behind = What you aim at the front may hit the enemy behind you instead.
dead_cells-rule-ward-state = The first state meant for you in each combat does not reach you.
dead_cells-rule-see-in-dark = Monsters that the dark hides are turned up at once.
dead_cells-rule-bodyguard = Once a round it takes a blockable hit for you, after your shields.
dead_cells-rule-free-hand-check = A hand check is passed without a card.
dead_cells-rule-cheats-death = When you would die, you stop bleeding and burning and live on with 1 health.
dead_cells-rule-skip-far-row = Once a combat, when a round begins, the enemy far away skips its row unless it is a boss.
dead_cells-rule-deck-check-two = At a deck check reveal two cards and use either.

# Upgrades, Well and Secrets.
dead_cells-rule-start-one = At the start of every run one Beheaded gets: { $text }.
dead_cells-rule-start-all = At the start of every run each Beheaded gets: { $text }.
dead_cells-rule-start-group = At the start of every run the Bag gets: { $text }.
dead_cells-rule-start-fp = At the start of every run the First Player gets: { $text }.
dead_cells-rule-once = { $moment }: { $text }.
dead_cells-moment-explore = While you explore
dead_cells-moment-explore-or-round0 = While you explore, or in round 0
dead_cells-moment-round0 = In round 0
dead_cells-moment-before-cards = Before cards are placed
dead_cells-moment-before-reveal = Before the cards are revealed
dead_cells-moment-group-turn = In the Group’s turn
dead_cells-moment-would-die = When a Beheaded would die
dead_cells-rule-healer = { $n ->
    [one] The Healer works once more.
   *[other] The Healer works { $n } times more.
 }
dead_cells-rule-healer-cheaper = { $n ->
    [one] The Healer works once more, and for { $less } tooth less each time.
   *[other] The Healer works { $n } times more, and for { $less } tooth less each time.
 }
dead_cells-rule-merchant = { $n ->
    [one] The Merchant shows one more card.
   *[other] The Merchant shows { $n } more cards.
 }
dead_cells-rule-collector = { $n ->
    [one] The Collector shows one more card.
   *[other] The Collector shows { $n } more cards.
 }
dead_cells-rule-collector-cheaper = { $n ->
    [one] The Collector shows one more card, and each costs { $less } tooth less.
   *[other] The Collector shows { $n } more cards, and each costs { $less } tooth less.
 }
dead_cells-rule-prices = Whatever costs { $n } teeth or more costs { $less } less.
dead_cells-rule-slots = { $n ->
    [one] One more equipment slot for every Beheaded.
   *[other] { $n } more equipment slots for every Beheaded.
 }
dead_cells-rule-spill = Once a round, hits left over when an enemy dies may go on another one in the same range.
dead_cells-rule-push-hurts = With a wall or a hole, every push also deals { $n } damage.
dead_cells-rule-potions-anywhere = Potions may be drunk while you explore, too.
dead_cells-rule-deck-check-again = Discard the card of a deck check and reveal another one.
dead_cells-rule-doors-face-up = Doors lie face up from the start.
dead_cells-rule-well-free = { $n ->
    [one] One throw into the Well is free after every run.
   *[other] { $n } throws into the Well are free after every run.
 }
dead_cells-rule-group-bonus = Once a combat, each Beheaded hits an enemy that has hurt him once more.
dead_cells-rule-group-poison-less = Poison deals { $n } less damage to every Beheaded at each Round End.
dead_cells-rule-group-ward = The first { $state } token meant for a Beheaded in each biome is not placed.
dead_cells-rule-corridor = Opens corridors with this sign.
dead_cells-rule-challenge = Before a fight on a square, one monster may be replaced by an elite; if you kill it, gain 2 cells.
dead_cells-rule-goal = { $goal }. Reward: { $text }.
dead_cells-goal-combat-with-elite-unhurt = Win a combat with an elite without taking damage
dead_cells-goal-reach-boss-without-healer = Reach a boss without paying the Healer
dead_cells-goal-boss-instance-all-hp2 = Beat a boss’s side with everybody on 2 health or more
dead_cells-goal-companions-in-run = Have { $n } companions in one run
dead_cells-goal-loot-types-in-combat = Loot { $n } types in one combat
dead_cells-goal-doors-in-run = Visit { $n } doors in one run
dead_cells-goal-bells-in-run = Ring { $n } bells in one run
dead_cells-goal-biome-with-combats-at-most = { $n ->
    [one] Finish a biome with at most one combat
   *[other] Finish a biome with at most { $n } combats
 }
dead_cells-goal-hero-damage-in-round = Deal { $n } damage in one round with one Beheaded
dead_cells-goal-elite-killed-before-round = Kill an elite before round { $n ->
    [2] II
    [3] III
   *[other] IV
 }
dead_cells-goal-kills-in-run = Kill { $n } enemies in one run
dead_cells-goal-beat-c3-with-players = Beat the Hand of the King with { $n } players or more
dead_cells-goal-well-in-runs = Throw into the Well in { $n } different runs

# Obeyed at once.
dead_cells-rule-purge-any = { $n ->
    [one] Purge a card.
   *[other] Purge up to { $n } cards.
 }
dead_cells-rule-purge-equipment = { $n ->
    [one] Purge a piece of equipment.
   *[other] Purge up to { $n } pieces of equipment.
 }
dead_cells-rule-purge-combat = { $n ->
    [one] Purge a combat card.
   *[other] Purge up to { $n } combat cards.
 }
dead_cells-rule-purge-each = { $n ->
    [one] Every player may purge a card.
   *[other] Every player may purge up to { $n } cards.
 }
dead_cells-rule-take = Take the bottom { $deck } card for free.
dead_cells-rule-take-one-of-three = Turn up the bottom cards of the three decks and take one of them for free.
dead_cells-rule-during-slots = { $n ->
    [one] One more slot “During a run” for good.
   *[other] { $n } more slots “During a run” for good.
 }
dead_cells-rule-start-slots = { $n ->
    [one] One more slot “At the start of a run” for good.
   *[other] { $n } more slots “At the start of a run” for good.
 }
dead_cells-rule-next-run = At the start of the next run: { $text }.
dead_cells-rule-blueprint = The next blueprint of { $biome } joins the equipment deck.
dead_cells-rule-blueprint-visited = The next blueprint of a biome visited in this run joins the equipment deck.
dead_cells-rule-spend-cells = { $n ->
    [one] 1 more cell to spend now.
   *[other] { $n } more cells to spend now.
 }
dead_cells-rule-draw-secret = Draw a Secret.
dead_cells-rule-complete-feat = Take the reward of a feat on the board.
dead_cells-rule-rune-of-choice = Activate a rune of your choice.
dead_cells-rule-nothing = Nothing happens.
dead_cells-rule-price = { $n ->
    [one] 1 cell each.
   *[other] { $n } cells each.
 }
dead_cells-rule-price-rising = { $n } cells each, { $more } after the first { $after }.
dead_cells-joins = It joins the monsters of { $biome } for good.

# Turn cards of bosses.
dead_cells-rule-add = In round { $round } the boss also { $text }.
dead_cells-rule-at-reveal = When the cards are revealed, the boss { $text }.
dead_cells-rule-fire-strike = { $n ->
    [one] A Fire Strike is placed.
   *[other] { $n } Fire Strikes are placed.
 }
dead_cells-rule-fire-strike-behind = { $n ->
    [one] A Fire Strike is placed behind you.
   *[other] { $n } Fire Strikes are placed, the first one behind you.
 }
dead_cells-rule-shuriken = { $n ->
    [one] A Shuriken is thrown.
   *[other] { $n } Shurikens are thrown.
 }
dead_cells-rule-shurikens-fall = All Shurikens fall.
dead_cells-rule-first-player-on = The First Player token moves on.
dead_cells-rule-skip-round = Nobody acts in round { $round }.
dead_cells-rule-heal-boss = The boss heals { $n } damage.
dead_cells-rule-heal-swords = Every Sword heals { $n } damage.
dead_cells-rule-summon = { $thing } enters the fight.
dead_cells-end-falls = Round End: deals 1 damage and is gone.
dead_cells-end-falls-in-iii = End of round III: deals 1 damage and is gone.
dead_cells-end-shifts = Round End: closes gaps toward you.
dead_cells-end-heals-boss = Round End: heals 1 damage of the boss.

# Malaise, curses, bells and constraints.
dead_cells-rule-hurts = You take { $n } unblockable damage.
dead_cells-rule-skip-row = Row { $round } of your first card is skipped.
dead_cells-rule-no-announce = You announce nothing.
dead_cells-rule-no-heal = Nothing heals you.
dead_cells-rule-shields-rot = You lose your shields at every Round End.
dead_cells-rule-lose-potions = All potions are lost.
dead_cells-rule-hurt-to-one = Every Beheaded is left with 1 health.
dead_cells-rule-each-drops-gear = Every Beheaded discards a piece of equipment.
dead_cells-rule-no-talk = No talk before fights until the biome ends.
dead_cells-rule-lanterns-out = All lanterns go out.
dead_cells-rule-lose-teeth = All gold teeth are lost.
dead_cells-rule-no-runes = No runes until the biome ends.
dead_cells-rule-fp-hurt = The First Player takes { $n } damage.
dead_cells-rule-fp-loses-step = The First Player loses a step of a track.
dead_cells-rule-fp-drops-gear = The First Player discards a piece of equipment.
dead_cells-rule-fp-skips-round = The First Player cannot act in round { $round }.
dead_cells-rule-shields-cost = It takes { $n } shields to block 1 damage.
dead_cells-rule-no-potion = Potions cannot be used.
dead_cells-rule-no-skill = Skill actions cannot be used.

# Enemies and companions.
dead_cells-resists = Resists { $state }.
dead_cells-resists-all = Resists all states.
dead_cells-death = When it dies: { $text }.
dead_cells-gear-health = Companion with { $n } health.

# Tiles and corridors.
dead_cells-tile-passes = The First Player token moves on.
dead_cells-tile-enemies = { $elites ->
    [0] { $monsters ->
        [one] A fight with one monster.
       *[other] A fight with { $monsters } monsters.
     }
   *[other] { $monsters ->
        [0] A fight with an elite.
        [one] A fight with an elite and one monster.
       *[other] A fight with an elite and { $monsters } monsters.
     }
 }
dead_cells-tile-wall = There is a wall.
dead_cells-tile-hole = There is a hole.
dead_cells-tile-loot = Loot: { $text }.
dead_cells-tile-treasure = Treasure: { $text }.
dead_cells-option-hand = with a { $symbol } card: { $text }
dead_cells-option-deck = with any symbol from the deck: { $text }
dead_cells-tile-cursed = Curse: { $text }
dead_cells-tile-good = { $times ->
    [one] For sale: { $text } for { $price } { $price ->
        [one] tooth
       *[other] teeth
     }.
   *[other] For sale, { $times } times: { $text } for { $price } { $price ->
        [one] tooth
       *[other] teeth
     } each.
 }
dead_cells-tile-hand = Hand check, { $symbol }: { $text }.
dead_cells-tile-fails = Without such a card: { $text }.
dead_cells-tile-deck = Deck check, { $symbol }: { $text }.
dead_cells-tile-pay = { $n ->
    [one] For 1 tooth: { $text }.
   *[other] For { $n } teeth: { $text }.
 }
dead_cells-tile-teleport = A teleporter.
dead_cells-tile-constraint = Until you leave this board: { $text }
dead_cells-gate-rune = Only with the { $rune } rune.
dead_cells-gate-hand = Hand check, { $symbol }: without such a card there is no way through.
dead_cells-gate-deck = Deck check on the way; any symbol gains { $text }.
dead_cells-gate-key = Costs a key.
dead_cells-gate-key-or-elite = Costs a key, or a fight with an elite.
dead_cells-gate-bell = Rings a bell.
dead_cells-gate-lantern = Puts lantern { $n } out, unless a Survival card is discarded.
