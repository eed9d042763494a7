nastolie-title = Nastolie
nastolie-tagline = Wooden discs, a table, and your finger.

## Who and what

nastolie-shelves = character missile artefact ritual

nastolie-character-ajarha = Ajarha
nastolie-character-buran = Buran
nastolie-character-ramprak = Ramprak
nastolie-character-elemental = Elemental
nastolie-character-dymer = Dymer
nastolie-character-shavakh = Shavakh
nastolie-character-vampal = Vampal
nastolie-character-zhukorog = Zhukorog
nastolie-character-archer = Archer
nastolie-character-dryad = Dryad
nastolie-character-baarun = Baarun
nastolie-character-vaya = Vaya
nastolie-character-phantom = Phantom
nastolie-character-minusoid = Minusoid
nastolie-character-energan = Energan
nastolie-character-akeru = Akeru
nastolie-character-haru = Haru
nastolie-character-edzen = Edzen
nastolie-character-ratnik = Ratnik
nastolie-character-dish = Dish
nastolie-lettered = { $name } { $letter }

nastolie-missile-flame = Flame
nastolie-missile-whirl = Whirl
nastolie-missile-shield = Shield
nastolie-missile-arrow = Arrow
nastolie-missile-lightning = Lightning
nastolie-missile-magnet = Magnet
nastolie-missile-lasso = Lasso
nastolie-missile-tick = Tick

nastolie-artefact-mine = Fire Mine
nastolie-artefact-fountain = Life Fountain
nastolie-artefact-magnetosphere = Magnetosphere
nastolie-artefact-forge = Dust Forge

nastolie-ritual-call = Call
nastolie-ritual-cleansing = Cleansing
nastolie-ritual-healing = Healing
nastolie-ritual-teleport = Teleport

nastolie-piece-barrel = barrel
nastolie-piece-cup = cup
nastolie-piece-box = book
nastolie-piece-glass = glass
nastolie-piece-start = where discs are set up
nastolie-piece-home = where a captive is home
nastolie-piece-goal = the goal
nastolie-piece-gate = gate
nastolie-piece-ring = where captives come out

nastolie-order-fire = Fire
nastolie-order-grass = Grass
nastolie-order-metal = Metal
nastolie-order-dust = Dust

nastolie-rank-hero = hero
nastolie-rank-veteran = veteran
nastolie-rank-fighter = fighter

nastolie-edge-south = the south edge
nastolie-edge-west = the west edge
nastolie-edge-north = the north edge
nastolie-edge-east = the east edge

nastolie-effect-baarun = Baarun’s Lightning
nastolie-effect-vampal = Vampal’s lives
nastolie-effect-ticks = Ticks
nastolie-effect-points = points
nastolie-effect-flames = Flames
nastolie-effect-ratnik = Ratnik
nastolie-effect-ajarha = Ajarha moves a Flame
nastolie-effect-shavakh = Shavakh lays Shields
nastolie-effect-magnetosphere = Magnetosphere
nastolie-effect-minusoid = Minusoid’s penalty
nastolie-effect-energan = Energan’s bonus

## Parts of the table

nastolie-zone-discs = Discs
nastolie-zone-artefacts = Artefacts
nastolie-zone-barrels = Barrels
nastolie-zone-loose = Missile on the table
nastolie-zone-obstacles = Obstacles
nastolie-zone-zones = Zones
nastolie-zone-reserve = Reserve
nastolie-zone-effects = Effects that wait
nastolie-zone-camps = Camps
nastolie-zone-cards = Cards
nastolie-zone-hand = Hand
nastolie-zone-waiting = To be placed
nastolie-zone-missiles = Missiles on it
nastolie-zone-game = Game
nastolie-zone-scenario = Scenario
nastolie-zone-puzzle = Puzzle
nastolie-zone-battle = Battle
nastolie-zone-battles = Battles
nastolie-zone-round = Round
nastolie-zone-rounds = Last round
nastolie-zone-turn = Turn
nastolie-zone-active = Whose turn
nastolie-zone-first = Who began
nastolie-zone-phase = Part of the turn
nastolie-zone-actions = Actions left
nastolie-zone-dealt = Wounds dealt
nastolie-zone-time-cards = Time cards
nastolie-zone-rituals = Rituals
nastolie-zone-deck = Ritual deck
nastolie-zone-discard = Played rituals
nastolie-zone-goal = Goal
nastolie-zone-preview = Look ahead
nastolie-zone-flicker = To be flicked
nastolie-zone-second = Second shot
nastolie-zone-drawn = Card just drawn
nastolie-zone-ending = End
nastolie-zone-field = Table
nastolie-zone-order = Order
nastolie-zone-lives = Lives
nastolie-zone-limit = Life limit
nastolie-zone-seat = Player
nastolie-zone-black = Black cards
nastolie-zone-violet = Violet cards
nastolie-zone-points = Points
nastolie-zone-gates = Gates
nastolie-zone-marks = Marks
nastolie-zone-captive = Captive
nastolie-zone-prey = Prey
nastolie-zone-supply = Supply

nastolie-verb-pass = End
nastolie-verb-flick = Flick
nastolie-verb-shoot = Shoot
nastolie-verb-cast = Cast
nastolie-verb-lay = Lay
nastolie-verb-move = Move
nastolie-verb-use = Use
nastolie-verb-pull = Pull
nastolie-verb-raise = Bring back
nastolie-verb-healing = Healing
nastolie-verb-cleansing = Cleansing
nastolie-verb-call = Call
nastolie-verb-teleport = Teleport
nastolie-verb-keep = Keep
nastolie-verb-pick = Pick
nastolie-verb-name = Name
nastolie-verb-place = Place
nastolie-verb-line = The rest on the line
nastolie-verb-next = Next
nastolie-verb-usual = The usual order
nastolie-verb-order = Lead
nastolie-verb-hero = Choose
nastolie-verb-fighters = Fighters
nastolie-verb-give = Put back
nastolie-verb-put = Put

nastolie-part-disc = Disc
nastolie-part-spot = Place
nastolie-part-way = Direction
nastolie-part-power = Power
nastolie-part-facing = Facing

## Choices

nastolie-choice-pass-act = End the turn
nastolie-choice-pass-lay = Lay nothing
nastolie-choice-pass-move = Leave the Flames where they are
nastolie-choice-pass-sphere = Move nobody
nastolie-choice-pass-forge = Bring nobody back
nastolie-choice-pass-give = Keep the cards
nastolie-choice-flick = Flick { $disc }
nastolie-choice-shoot = Shoot with { $disc }
nastolie-choice-cast-ramprak = { $disc } casts: flick { $target }
nastolie-choice-cast-phantom = { $disc } casts: swap places with { $target }
nastolie-choice-cast-akeru = Akeru casts: take two Ticks
nastolie-choice-lay-lasso = Flick Haru, and first lay a Lasso on { $target }
nastolie-choice-lay-shield = Lay a Shield on { $target }
nastolie-choice-lay-dish = Lay the disc of Dish on the card of { $target }
nastolie-choice-move = Move a Flame from { $disc } to { $target }
nastolie-choice-use-refill = Fire Mine: refill the supplies
nastolie-choice-use-cleanse = Fire Mine: take a missile off each of yours
nastolie-choice-use-fountain = Life Fountain: a life for each of yours who has one left
nastolie-choice-pull = Move { $disc } next to the Magnetosphere
nastolie-choice-raise = Bring { $disc } back next to the Forge
nastolie-choice-healing = Healing: a life for { $disc }
nastolie-choice-cleansing = Cleansing: take { $missile } off { $disc }
nastolie-choice-cleansing-card = Cleansing: discard { $missile } from the card of { $disc }
nastolie-choice-call = Call { $disc }
nastolie-choice-teleport = Teleport { $disc }
nastolie-choice-put = Put { $disc } somewhere else
nastolie-choice-keep = Keep the card
nastolie-choice-pick = { $disc }
nastolie-choice-pick-missile = { $missile } on { $disc }
nastolie-choice-name = { $player }
nastolie-choice-place = Place { $disc }
nastolie-choice-line = The rest on the standard line
nastolie-choice-next = { $effect }
nastolie-choice-usual = All in the usual order
nastolie-choice-order = Lead the Order of { $order }
nastolie-choice-hero = { $hero }
nastolie-choice-fighters = { $one }: { $count }, { $other }: { $others }
nastolie-choice-give = Put { $ritual } back into the deck

## Questions

nastolie-ask-order = Which Order do you lead?
    .other = is choosing an Order
nastolie-ask-hero = Which hero comes along?
    .other = is choosing a hero
nastolie-ask-fighters = Which fighters come along?
    .other = is choosing fighters
nastolie-ask-captive = Which of your heroes lies under the glass?
    .other = is choosing who lies under the glass
nastolie-ask-place = Place one of your discs, or all that are left on the standard line.
    .other = is placing a disc
nastolie-ask-act = { $actions ->
    [one] Your turn: one action left.
   *[other] Your turn: { $actions } actions left.
 }
    .other = { $actions ->
    [one] has one action left
   *[other] has { $actions } actions left
 }
nastolie-ask-act-free = No action is left. Use what you still have, or end the turn.
    .other = is about to end the turn
nastolie-ask-flick = Flick { $disc }.
    .other = is flicking { $disc }
nastolie-ask-again = The Whirl has met no enemy: shoot it once more from where it lies.
    .other = is shooting the Whirl once more
nastolie-ask-pick-target = Several were touched: which one is the target?
    .other = is choosing the target
nastolie-ask-pick-artefact = Which artefact do you take?
    .other = is choosing an artefact
nastolie-ask-pick-hero = Which of your heroes gains a life?
    .other = is choosing a hero to heal
nastolie-ask-pick-missile = Which missile is taken off?
    .other = is choosing a missile
nastolie-ask-lay-shield = Shavakh may lay a Shield on one or two characters.
    .other = may lay Shields
nastolie-ask-lay-dish = Dish is dead. On which hero’s card does the disc go?
    .other = may lay the disc of Dish on a card
nastolie-ask-move = Ajarha may move one Flame to another character.
    .other = may move a Flame
nastolie-ask-penalty = Your Minusoid is dead: who takes a black card?
    .other = is choosing who takes a black card
nastolie-ask-forge = An enemy is dead: the Forge may bring one of your fighters back.
    .other = may bring a fighter back
nastolie-ask-sphere = The Magnetosphere may move any character next to it.
    .other = may move somebody to the Magnetosphere
nastolie-ask-next = Several effects wait. Which comes next?
    .other = is putting effects in order
nastolie-ask-ritual = You have drawn a ritual card. Play it at once, or keep it?
    .other = has drawn a ritual card
nastolie-ask-give = Which ritual cards do you put back before the next battle?
    .other = may put ritual cards back

## Events

nastolie-event-battle = { $battles ->
    [one] The battle begins.
   *[other] Battle { $battle } of { $battles } begins.
 }
nastolie-event-first-scenario = { $player_is ->
    [you] You begin, as the scenario says.
   *[other] { $player } begins, as the scenario says.
 }
nastolie-event-first-lot = { $player_is ->
    [you] By lot you begin.
   *[other] By lot { $player } begins.
 }
nastolie-event-first-marks = { $player_is ->
    [you] You begin, with the fewest marks.
   *[other] { $player } begins, with the fewest marks.
 }
nastolie-event-ordered = { $player } leads the Order of { $order }.
nastolie-event-led = { $player_is ->
    [you] You bring { $hero }.
   *[other] { $player } brings { $hero }.
 }
nastolie-event-mixed = { $player_is ->
    [you] You bring fighters. { $sort }: { $count }, { $other }: { $others }.
   *[other] { $player } brings fighters. { $sort }: { $count }, { $other }: { $others }.
 }
nastolie-event-caught = { $disc } of { $player } lies under the glass.
nastolie-event-placed = { $player } places { $disc }.
nastolie-event-hunts = { $player_is ->
    [you] You hunt the heroes of { $prey }.
   *[other] { $player } hunts the heroes of { $prey }.
 }
nastolie-event-hunts-unseen = { $player } is dealt a secret prey.
nastolie-event-turn = { $actions ->
    [one] { $player } begins a turn with one action.
   *[other] { $player } begins a turn with { $actions } actions.
 }
nastolie-event-skipped = { $player } skips the turn: too many black cards.
nastolie-event-passed = { $player_is ->
    [you] You end the turn, { $left ->
        [one] one action
       *[other] { $left } actions
    } unused.
   *[other] { $player } ends the turn, { $left ->
        [one] one action
       *[other] { $left } actions
    } unused.
 }
nastolie-event-ordering = { $player } puts the effects in order.
nastolie-event-penalty-action = A disc left the table: { $player } loses the next action.
nastolie-event-penalty-black = A disc left the table: { $player } is penalized.
nastolie-event-black-penalty = { $player } takes a black card.
nastolie-event-black-minusoid = { $player } takes a black card for Minusoid’s death.
nastolie-event-violet = { $player } takes a violet card for Energan’s death.
nastolie-event-cancelled = A black and a violet card of { $player } cancel each other.
nastolie-event-spent = A violet card of { $player } is used up.
nastolie-event-lacking = No time card is left for { $player }.
nastolie-event-drew-many = { $player_is ->
    [you] You draw a ritual card for many wounds: { $ritual }.
   *[other] { $player } draws a ritual card for many wounds: { $ritual }.
 }
nastolie-event-drew-none = { $player_is ->
    [you] You draw a ritual card for a turn without wounds: { $ritual }.
   *[other] { $player } draws a ritual card for a turn without wounds: { $ritual }.
 }
nastolie-event-drew-unseen = { $player } draws a ritual card.
nastolie-event-kept = { $player_is ->
    [you] You keep the card.
   *[other] { $player } keeps the card.
 }
nastolie-event-reshuffled = The discarded rituals become the new deck.
nastolie-event-chanted = { $player } plays { $ritual }.
nastolie-event-gave-back = { $player_is ->
    [you] You put { $ritual } back.
   *[other] { $player } puts { $ritual } back.
 }
nastolie-event-gave-back-unseen = { $player } puts a ritual card back.
nastolie-event-cast = { $disc } casts a spell.
nastolie-event-supplied-spell = { $gained ->
    [one] { $disc } takes one { $sort }.
   *[other] { $disc } takes { $gained }: { $sort }.
 }
nastolie-event-supplied-property = { $disc } gains a { $sort }.
nastolie-event-supplied-mine = The Mine gives { $disc } a { $sort }.
nastolie-event-emptied-lightning = { $disc } has spent all Lightnings.
nastolie-event-emptied-cleansing = { $sort } is discarded from the card of { $disc }.
nastolie-event-flicked = { $player } flicks { $disc }.
nastolie-event-shot = { $player } shoots with { $disc }: { $sort }.
nastolie-event-moved = { $disc } meets nobody.
nastolie-event-missed = { $disc } misses.
nastolie-event-targeted = { $target } is hit.
nastolie-event-struck = { $disc } strikes { $target }.
nastolie-event-wounded-strike = { $wounds ->
    [one] { $disc } takes one wound, lives left: { $lives }.
   *[other] { $disc } takes { $wounds } wounds, lives left: { $lives }.
 }
nastolie-event-wounded-shot = { $wounds ->
    [one] { $disc } takes one wound from the shot, lives left: { $lives }.
   *[other] { $disc } takes { $wounds } wounds from the shot, lives left: { $lives }.
 }
nastolie-event-wounded-flame = The Flame wounds { $disc }, lives left: { $lives }.
nastolie-event-wounded-tick = The Tick wounds { $disc }, lives left: { $lives }.
nastolie-event-wounded-lasso = The Lasso wounds { $disc }, lives left: { $lives }.
nastolie-event-wounded-ratnik = Ratnik wounds { $disc }, lives left: { $lives }.
nastolie-event-spared-shield = The Shield covers { $disc }.
nastolie-event-spared-dymer = { $disc } feels nothing of it.
nastolie-event-healed-vampire = { $disc } drinks lives and now has { $lives }.
nastolie-event-healed-dryad = { $disc } gains a life from the Dryad and now has { $lives }.
nastolie-event-healed-tick = { $disc } gains a life through the Tick and now has { $lives }.
nastolie-event-healed-vampal = { $disc } gains lives among friends and now has { $lives }.
nastolie-event-healed-fountain = { $disc } gains a life from the Fountain and now has { $lives }.
nastolie-event-healed-healing = { $disc } gains a life and now has { $lives }.
nastolie-event-died-strike = { $disc } is dead.
nastolie-event-died-shot = { $disc } is dead.
nastolie-event-died-flame = { $disc } has burnt.
nastolie-event-died-tick = { $disc } is sucked dry.
nastolie-event-died-lasso = { $disc } dies of the Lasso.
nastolie-event-died-ratnik = { $disc } dies beside Ratnik.
nastolie-event-died-swept = { $disc } leaves the race.
nastolie-event-laid-shot = { $sort } stays on { $on }.
nastolie-event-laid-strike = { $sort } is put on { $on }.
nastolie-event-laid-haru = Haru lays a { $sort } on { $on }.
nastolie-event-laid-shavakh = Shavakh lays a { $sort } on { $on }.
nastolie-event-laid-ajarha = Ajarha moves a { $sort } to { $on }.
nastolie-event-slipped = { $sort } slips off { $off }.
nastolie-event-discarded-used = { $sort } is discarded.
nastolie-event-discarded-missed = { $sort } is discarded.
nastolie-event-discarded-left = { $sort } is lost.
nastolie-event-discarded-death = { $sort } is discarded with { $off }.
nastolie-event-discarded-mine = The Mine takes { $sort } off { $off }.
nastolie-event-discarded-cleansing = { $sort } is taken off { $off }.
nastolie-event-freed-fell = { $disc } falls from the artefact: { $artefact } is free.
nastolie-event-freed-flicked = { $disc } leaves the artefact: { $artefact } is free.
nastolie-event-freed-left = { $artefact } leaves the table with { $disc }, and is free.
nastolie-event-freed-moved = { $disc } is moved away: { $artefact } is free.
nastolie-event-freed-death = { $artefact } is free.
nastolie-event-took = { $disc } stands on the artefact: { $player } controls { $artefact }.
nastolie-event-fell = { $disc } comes to lie on the table.
nastolie-event-left = { $disc } leaves the table over { $edge }.
nastolie-event-returned = { $disc } is put back.
nastolie-event-put-swap = { $disc } stands in the other’s place.
nastolie-event-put-teleport = { $disc } appears somewhere else.
nastolie-event-put-call = { $disc } answers the call.
nastolie-event-put-forge = { $disc } returns from the dead.
nastolie-event-put-magnetosphere = { $disc } is moved next to the Magnetosphere.
nastolie-event-put-glass = { $disc } comes out of the glass.
nastolie-event-put-hand = { $disc } is put somewhere else.
nastolie-event-used = { $player } uses { $artefact }.
nastolie-event-avenged = { $disc } is laid on the card of { $hero }.
nastolie-event-vented = The disc of Dish leaves the card of { $hero }.
nastolie-event-scored-control = { $player } scores for artefacts: { $points }, in all { $total }.
nastolie-event-scored-kill = { $player } scores for a { $rank }: { $points }, in all { $total }.
nastolie-event-spurned = No points for { $player }: { $victim } is last already.
nastolie-event-delivered = A barrel is delivered, number { $count }.
nastolie-event-gate-passed = { $disc } of { $player } passes gate { $gate }.
nastolie-event-glass-hit = { $disc } hits the glass: { $hits } of { $needed }.
nastolie-event-glass-broken = The glass breaks!
nastolie-event-out = { $player } is out.
nastolie-event-prey-shown = { $player_is ->
    [you] You hunted the heroes of { $prey }.
   *[other] { $player } hunted the heroes of { $prey }.
 }
nastolie-event-marked = { $player_is ->
    [you] You have won the battle, marks: { $marks }.
   *[other] { $player } has won the battle, marks: { $marks }.
 }
nastolie-event-battle-over-destroyed = The battle is over: one side is left.
nastolie-event-battle-over-draw = The battle ends in a draw.
nastolie-event-battle-over-barrels = The battle is over: the barrels are delivered.
nastolie-event-battle-over-escorts = The battle is over: the caravan is held up.
nastolie-event-battle-over-points = The battle is over: enough points.
nastolie-event-battle-over-heroes = The battle is over: a team has no heroes left.
nastolie-event-battle-over-prey = The battle is over: the prey is hunted down.
nastolie-event-battle-over-captive = The battle is over: a captive is home.
nastolie-event-battle-over-race = The battle is over: the race is won.
nastolie-event-battle-over-rounds = The battle is over: the last round has been played.
nastolie-event-ended-destroyed = One side is left.
nastolie-event-ended-draw = It ends in a draw.
nastolie-event-ended-barrels = The barrels are delivered.
nastolie-event-ended-escorts = The caravan is held up.
nastolie-event-ended-points = Enough points.
nastolie-event-ended-heroes = A team has no heroes left.
nastolie-event-ended-prey = The prey is hunted down.
nastolie-event-ended-captive = A captive is home.
nastolie-event-ended-race = The race is won.
nastolie-event-ended-rounds = The last round has been played.
nastolie-event-ended-solved = The puzzle is solved.
nastolie-event-ended-unsolved = The puzzle is not solved.
nastolie-event-ended-campaign = The campaign is over.

## Refusals

nastolie-refused-turn = It is not your turn to choose.
nastolie-refused-choice = That is not possible now.
nastolie-refused-acted = This character has acted already.
nastolie-refused-actions = No action is left.
nastolie-refused-tick = A Tick lies on it: it cannot act.
nastolie-refused-wounded = It cannot act while it is wounded.
nastolie-refused-returned = It has come back in this turn, and cannot act yet.
nastolie-refused-freed = It has just come out of the glass, and cannot act yet.
nastolie-refused-supply = No missile is left in its supply.
nastolie-refused-place = It cannot be put there.
nastolie-refused-far = That is too far from the shooter.
nastolie-refused-weaker = Only somebody of yours with fewer lives.
nastolie-refused-useless = That would change nothing.
nastolie-refused-reserve = Nothing is left in the reserve.
nastolie-refused-control = You do not control this artefact.
nastolie-refused-used = It was used in this turn already.
nastolie-refused-window = Not at this moment.
nastolie-refused-power = The power goes from 1 to 1000.
nastolie-refused-direction = A flick needs a direction.

## The end

nastolie-end-destroyed = One side is left on the field.
nastolie-end-destroyed-won = Your enemies are beaten.
nastolie-end-destroyed-lost = Your squad is beaten.
nastolie-end-draw = Nobody has won.
nastolie-end-draw-nobody = Nobody has won.
nastolie-end-barrels = The barrels have reached the east.
nastolie-end-barrels-won = Your barrels have arrived.
nastolie-end-barrels-lost = The barrels have slipped through.
nastolie-end-escorts = The caravan did not get through in time.
nastolie-end-escorts-won = You have held the caravan up.
nastolie-end-escorts-lost = Your caravan did not get through in time.
nastolie-end-points = Enough points have been scored.
nastolie-end-points-won = You have the points.
nastolie-end-points-lost = Somebody else has the points.
nastolie-end-heroes = A team has lost its heroes.
nastolie-end-heroes-won = The other team has lost its heroes.
nastolie-end-heroes-lost = Your team has lost its heroes.
nastolie-end-prey = A hunt is over.
nastolie-end-prey-won = You have hunted your prey down.
nastolie-end-prey-lost = Somebody else has hunted down his prey.
nastolie-end-captive = A captive is home.
nastolie-end-captive-won = Your captive is home.
nastolie-end-captive-lost = The other captive is home.
nastolie-end-race = The race is over.
nastolie-end-race-won = You have won the race.
nastolie-end-race-lost = Somebody else was faster.
nastolie-end-rounds = The last round is over.
nastolie-end-rounds-won = After the last round you are ahead.
nastolie-end-rounds-lost = After the last round somebody else is ahead.
nastolie-end-solved = The puzzle is solved.
nastolie-end-solved-won = Solved!
nastolie-end-unsolved = The puzzle is not solved.
nastolie-end-unsolved-lost = An enemy is left.
nastolie-end-unsolved-nobody = An enemy is left.
nastolie-end-campaign = The campaign is over.
nastolie-end-campaign-won = You have won the campaign.
nastolie-end-campaign-lost = Somebody else has won the campaign.
nastolie-end-campaign-nobody = The campaign ends in a draw.

nastolie-score-lives = Lives on the field
nastolie-score-points = Points
nastolie-score-gates = Gates
nastolie-score-marks = Battles won

nastolie-stat-discs = Characters on the field
nastolie-stat-lives = Lives on the field
nastolie-stat-flicked = Flicks
nastolie-stat-shot = Shots
nastolie-stat-struck = Strikes
nastolie-stat-took = Artefacts taken
nastolie-stat-cast = Spells
nastolie-stat-wounds = Wounds dealt
nastolie-stat-swept = Discs swept off
nastolie-stat-longest = Longest hit, mm

## Options

nastolie-group-game = The game
nastolie-group-hand = Hand and eye
nastolie-group-rulings = Rulings
nastolie-opt-scenario = Scenario
    .help = What is fought for, and where.
nastolie-scenario-auto = usual
nastolie-scenario-p1 = The First Flick
    .help = One book between you. Eight rounds, then most lives.
nastolie-scenario-p2 = The Caravan
    .help = Push three barrels to the east edge, or stop them.
nastolie-scenario-p3 = Four Hearths
    .help = Hold artefacts at the start of your turn: first to six points.
nastolie-scenario-p4 = The Triangle
    .help = Three corners; kills pay points.
nastolie-scenario-p5 = Two Families
    .help = Two against two across a slanting wall.
nastolie-scenario-p6 = Each for His Order
    .help = You hunt one Order, another hunts you.
nastolie-scenario-p7 = The Sphere of Ice
    .help = Break the glass and carry your hero home.
nastolie-scenario-p8 = The Race
    .help = Through three gates, first across the line.
nastolie-scenario-p9 = Puzzle: One Turn
    .help = Twelve puzzles: clear the desk in three actions.
nastolie-opt-puzzle = Puzzle
    .help = One turn, three actions, and no enemy may be left.
nastolie-opt-campaign = Campaign
    .help = Three battles at one table; whoever wins most of them wins.
nastolie-opt-rituals = Rituals
    .help = Ritual cards for turns with many wounds, or none.
nastolie-opt-placement = Placement
    .help = Each places the discs by hand, or all stand on the standard line.
nastolie-placement-free = by hand
nastolie-placement-line = on the line
nastolie-opt-hand = Hand
    .help = How much every flick strays from what was meant.
nastolie-hand-natural = natural
nastolie-hand-steady = steady
nastolie-hand-light = light
nastolie-hand-shaky = shaky
nastolie-opt-preview = Look ahead
    .help = How much of a flick is shown while somebody aims.
nastolie-preview-contact = first contact
nastolie-preview-none = nothing
nastolie-preview-line = the line
nastolie-preview-two = two contacts
nastolie-preview-full = everything
nastolie-opt-missile-exit = Missiles off the table
    .help = A missile that flies off the table is a penalty too.
nastolie-opt-rider = Whoever stands on an artefact
    .help = Is safe from strikes, or struck when the artefact is touched.
nastolie-rider-safe = safe
nastolie-rider-struck = struck
nastolie-opt-doubling = Two doublings
    .help = Multiply with each other, or count once.
nastolie-doubling-both = both
nastolie-doubling-once = once
nastolie-opt-strike = Striking the same enemy
    .help = Once in a flick, or at each contact.
nastolie-strike-once = once
nastolie-strike-each = each contact
nastolie-opt-roster = Roster
    .help = Which character belongs to which Order, where the sources differ.
nastolie-roster-main = main
nastolie-roster-variant = variant
nastolie-option-scenario = { $seats ->
    [one] The scenario { $scenario } is not for one player.
   *[other] The scenario { $scenario } is not for { $seats } players.
 }
nastolie-option-puzzle = There is no puzzle { $puzzle }.
