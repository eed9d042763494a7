## What each piece is and does, in short. Lives, rank and Order stand on its card.

nastolie-help-ajarha = Fire strike: leaves a Flame on every enemy he strikes. At the end of your turn he may move one Flame from any character to any other.
nastolie-help-buran = Shoots the Whirl as often as he likes. A flick from his red arc deals double wounds.
nastolie-help-ramprak = Spell: instead of being flicked himself, he lets you flick another of your characters that has fewer lives. That flick costs no action.
nastolie-help-elemental = Strikes enemies who carry a Flame with double wounds.
nastolie-help-dymer = Fire strike: leaves a Flame on every enemy struck. Strikes and shots of veterans and fighters do not wound him; heroes, Flames and the like do.
nastolie-help-shavakh = At the end of your turn he may lay a Shield from his card on one or two characters of any side.
nastolie-help-vampal = At the start of your turn he gains a life for every friend next to him. A flick from his red arc deals double wounds.
nastolie-help-zhukorog = A flick from its red arc deals double wounds. While it is wounded it cannot act.
nastolie-help-archer = Shoots Arrows as often as she likes: one wound each.
nastolie-help-dryad = Dryad strike: every friend she touches gains a life, every enemy she touches is wounded.
nastolie-help-baarun = Shoots Lightning: the more Lightnings lie on his card, the more wounds. At the start of your turn he gains one, up to three.
nastolie-help-vaya = Shoots the Magnet as often as she likes, at friends too: whoever is hit you may flick at once.
nastolie-help-phantom = Spell: swaps places with any other of your characters.
nastolie-help-minusoid = When it dies, a player of your choice takes a black card: one action less.
nastolie-help-energan = When it dies, you take a violet card: one more action in your next turn.
nastolie-help-akeru = Shoots Ticks, three at the most on his card. Spell: takes two Ticks from the reserve.
nastolie-help-haru = Before you flick her, she may lay a Lasso on any character. A flick from her red arc deals double wounds.
nastolie-help-edzen = Vampire strike: gains as many lives as it deals wounds.
nastolie-help-ratnik = At the end of your turn it wounds every character next to it, friend or enemy.
nastolie-help-dish = When it dies, its disc may go on the card of another hero of yours or an ally’s: the next time he wounds an enemy, he deals one wound more.

nastolie-help-flame = Lies on a character: at the end of the turn of whoever put it there it deals one wound. A hard knock throws it off.
nastolie-help-whirl = Deals one wound. If the first shot meets no enemy, it is shot once more from where it lies.
nastolie-help-shield = Lies on a character, who then takes no wounds at all. It still stops the very hit that knocks it off.
nastolie-help-arrow = Deals one wound and goes back to the supply.
nastolie-help-lightning = Deals one wound, and one more for each Lightning left on the shooter’s card; those are spent too.
nastolie-help-magnet = Whoever is hit you flick once, at no cost, as if it were yours.
nastolie-help-lasso = Lies on a character: every strike of the carrier deals one wound more, and then wounds the carrier.
nastolie-help-tick = Lies on a character, who cannot act. At the start of the turn of whoever put it there it deals one wound, and a hero of that player gains a life.

nastolie-help-mine = Once in your turn: a missile more for each of your limited supplies, or take one missile off each of your characters.
nastolie-help-fountain = Once in your turn: each of your characters with just one life left gains a life.
nastolie-help-magnetosphere = At the end of your turn: move any character, yours or not, next to it.
nastolie-help-forge = When an enemy dies in your turn, one of your dead fighters may come back next to it. It cannot act in this turn.
nastolie-help-artefact = Touch a free artefact with a disc you flick, and that disc stands on it: you control it. Knock the artefact hard, and whoever stands on it falls off.

nastolie-help-call = A fighter of your Order comes from the reserve next to one of your heroes on the table. It may act at once.
nastolie-help-cleansing = Discard any one missile, from a disc or from a card.
nastolie-help-healing = Any one character gains a life.
nastolie-help-teleport = Put one of your characters anywhere else on the table.

nastolie-help-black = A penalty: one action less in your next turn. A black card and a violet card cancel each other.
nastolie-help-violet = A bonus: one more action in your next turn. A violet card and a black card cancel each other.

nastolie-help-barrel = Twice as heavy as an artefact. It is only pushed, never flicked.
nastolie-help-cup = Stands fast. Discs bounce off it, and nothing else happens.
nastolie-help-box = Lies fast. Discs bounce off it, and nothing else happens.
nastolie-help-glass = A hero of each side is under it. Every flick whose disc touches it counts once; at the last hit it is lifted.
nastolie-help-gate = The hero passes it when he slides between the two cups from west to east.

## Why pointing at something leads nowhere now

nastolie-not-order = First choose an Order.
nastolie-not-hero = First choose which hero comes along.
nastolie-not-fighters = First choose your fighters.
nastolie-not-captive = First choose which hero lies under the glass.
nastolie-not-next = First say which effect comes next.
nastolie-not-give = First say which ritual cards you put back.
nastolie-not-again = The Whirl is shot once more, from where it lies.
nastolie-not-penalty = First name the player who takes the black card.
nastolie-not-ritual = First play the card you have drawn, or keep it.
nastolie-not-flick = Only { $disc } can be flicked now.
nastolie-not-pick-target = Only somebody whom the missile has touched can be its target.
nastolie-not-pick-artefact = Only an artefact that was touched can be taken.
nastolie-not-pick-hero = Only a hero of yours who has lost lives gains one.
nastolie-not-pick-missile = Choose one of the missiles that lie on this character.
nastolie-not-obstacle = This stands fast. It is neither flicked nor moved.
nastolie-not-reserve = This lies in the reserve: nobody shoots from there.
nastolie-not-card = Point at the disc on the table, not at its card.
nastolie-not-missile = A missile that lies on a disc stays there until it is knocked off or taken off.
nastolie-not-barrel = A barrel is never flicked. Push it with a disc.
nastolie-not-foreign = This is not one of yours.
nastolie-not-swap = Phantom swaps places with your own characters only.
nastolie-not-aim = To flick, pull the disc back and let go.
nastolie-not-artefact-free = Nobody controls it. Touch it with a disc that you flick, and it is yours.
nastolie-not-artefact-enemy = An enemy controls it. Knock it hard, so that whoever stands on it falls off; then it can be taken.
nastolie-not-artefact-ally = Your ally controls it.
nastolie-not-artefact-end = It works at the end of your turn, by itself.
nastolie-not-artefact-death = It works when an enemy dies in your turn, if you have lost a fighter.
nastolie-not-dead = This character is dead.
nastolie-not-captive-held = This hero is under the glass.
nastolie-not-absent = This character is not on the table.
nastolie-not-placed = This disc is placed already.
nastolie-not-lay = A Shield goes on a character on the table, one for each.
nastolie-not-lay-covered = A Shield lies there already.
nastolie-not-lay-dish = The disc of Dish goes only on a hero of yours, or of an ally’s.
nastolie-not-move = Now point at another character, who shall carry the Flame.
nastolie-not-move-first = First point at somebody who carries a Flame.
nastolie-not-sphere = The Magnetosphere moves only characters on the table.
nastolie-not-sphere-room = There is no room for it next to the Magnetosphere.
nastolie-not-forge = The Forge brings back only your own dead fighters.

## Why a choice may be good (hints)

nastolie-names-and = { $names } and { $last }
nastolie-names-more = { $names }, { $next }
nastolie-why-both = { $first } { $second }
nastolie-why-hand = { $reason } That is with a steady hand; of { $tries } tries with this table’s hand { $same } do the same.
nastolie-why-steady = { $reason } That is with a steady hand.
nastolie-why-win = This wins.
nastolie-why-kill = Kills { $names }.
nastolie-why-wound = Wounds { $names }.
nastolie-why-spared = { $names }: struck, but not wounded.
nastolie-why-power = A power strike: the wounds are doubled.
nastolie-why-burning = The Flame doubles the wounds: { $names }.
nastolie-why-drink = { $disc } drinks back { $lives ->
    [one] one life
   *[other] { $lives } lives
}.
nastolie-why-heal = { $count ->
    [one] { $names } gains a life.
   *[other] { $names } gain a life each.
}
nastolie-why-flame = Leaves a Flame on { $names }.
nastolie-why-tick = The Tick stays on { $disc }, who cannot act now.
nastolie-why-magnet = Next you flick { $disc }, at no cost.
nastolie-why-choose = Touches { $names }: you choose the target.
nastolie-why-take = Takes control of an artefact: { $artefact }.
nastolie-why-free = The enemy loses control of an artefact: { $artefact }.
nastolie-why-points = Brings { $points ->
    [one] one point
   *[other] { $points } points
}.
nastolie-why-gate = Passes gate { $gate }.
nastolie-why-deliver = Delivers a barrel: { $count } of { $needed }.
nastolie-why-break = Breaks the glass: the captives come out.
nastolie-why-glass = Hits the glass: { $hits } of { $needed }.
nastolie-why-shake = Shakes a missile off { $disc }: { $missile }.
nastolie-why-bare = Knocks the Shield off { $disc }.
nastolie-why-barrel = Pushes a barrel eastward.
nastolie-why-homeward = { $disc } comes nearer to your edge.
nastolie-why-finish = Brings your hero nearer to the goal.
nastolie-why-gate-near = Brings your hero nearer to gate { $gate }.
nastolie-why-near = Comes nearer to the enemy: { $mm } mm are left between { $disc } and { $other }.
nastolie-why-far = Gets away from the enemy: the nearest to { $disc } is then { $other }, at { $mm } mm.
nastolie-why-drawn = Brings { $disc } within { $mm } mm of { $other }.
nastolie-why-again = It meets no enemy, and is shot once more from where it lies.
nastolie-why-penalty = But a disc leaves the table: a penalty.
nastolie-why-self = But the Lasso wounds { $names }.
nastolie-why-miss = It hits nobody.
nastolie-why-move = A plain move.
nastolie-why-stay = No disc leaves the table.
nastolie-why-rid = { $disc } is rid of a missile: { $missile }.
nastolie-why-life = { $disc } has { $lives } of { $limit } lives then.
nastolie-why-ticks = { $disc } then has { $count ->
    [one] one Tick
   *[other] { $count } Ticks
} to shoot.
nastolie-why-swap-artefact = { $disc } then stands on an artefact: { $artefact }.
nastolie-why-send = { $disc } is flicked at no cost, and may still act in this turn.
nastolie-why-send-held = { $disc } cannot act, but can be flicked in this way.
nastolie-why-send-acted = { $disc } has acted already, and is flicked once more.
nastolie-why-lasso = Each strike of { $disc } deals one wound more, and then wounds { $disc }.
nastolie-why-dish = The next time { $disc } wounds an enemy, it is one wound more.
nastolie-why-shield = { $disc }, lives left: { $lives }. While the Shield lies there, none of them is lost.
nastolie-why-burn = { $disc } carries the Flame then, lives left: { $lives }.
nastolie-why-refill = { $count ->
    [one] One missile more for { $names }.
   *[other] One missile more each for { $names }.
}
nastolie-why-fountain = { $count ->
    [one] { $names } gains a life.
   *[other] { $names } gain a life each.
}
nastolie-why-cleanse = { $count ->
    [one] One of yours is rid of a missile.
   *[other] { $count } of yours are rid of a missile each.
}
nastolie-why-raise = { $disc } comes back; your characters on the table: { $count }.
nastolie-why-fewer = { $disc } then has fewer to use, { $missile }: { $count }.
nastolie-why-call = { $disc } comes and may act at once; your characters on the table: { $count }.
nastolie-why-call-late = { $disc } comes; your characters on the table: { $count }.
nastolie-why-black = { $player } takes a black card: one action less in the next turn.
nastolie-why-black-cancels = { $player } loses a violet card by it.
nastolie-why-keep = You hold { $cards ->
    [one] one ritual card
   *[other] { $cards } ritual cards
} for later.
nastolie-why-done = No action is left.
nastolie-why-nobody = None of your characters can act any more.
nastolie-why-usual = The order in which the rulebook lists them.
nastolie-why-order = Its heroes: { $first } and { $second }.
nastolie-why-caught = { $disc } is free to act from the start.
nastolie-why-hero = { $disc } has { $lives } lives.
nastolie-why-place = { $mm } mm are left between { $disc } and { $other }, the nearest of yours.
nastolie-why-place-first = { $disc } is the first of yours on the table.
nastolie-why-line = { $count ->
    [one] The last disc stands at once.
   *[other] All { $count } discs stand at once.
}

## In a terminal

nastolie-tui-round = round { $round } of { $rounds }
nastolie-tui-goal = { $points } points win
nastolie-tui-glass = glass hit { $hits } of { $needed } times
nastolie-tui-battle = battle { $battle } of { $battles }
nastolie-tui-actions = { $actions ->
    [one] one action
   *[other] { $actions } actions
}
nastolie-tui-black = black cards: { $count }
nastolie-tui-violet = violet cards: { $count }
nastolie-tui-points = points: { $count }
nastolie-tui-gates = gates: { $count }
nastolie-tui-delivered = barrels: { $count }
nastolie-tui-marks = battles won: { $count }
nastolie-tui-prey = prey: { $order }
nastolie-tui-acted = has acted
nastolie-tui-held-tick = held by a Tick
nastolie-tui-held-wounded = wounded, cannot act
nastolie-tui-held-returned = just back
nastolie-tui-held-freed = just out
nastolie-tui-on = on { $artefact }
nastolie-tui-supply = { $missile } × { $count }
nastolie-tui-captive = under the glass: { $disc }
nastolie-tui-rituals = ritual cards: { $count }
nastolie-tui-form-flick = Flick: type “flicks ‹disc› at ‹whom› power ‹1–1000›”, “… at ‹whom› left 6 power …” (millimetres beside its middle), “… towards ‹x› ‹y› power …” or “… ne power …”. Your discs: { $discs }.
nastolie-tui-form-shoot = Shoot: type “shoots with ‹disc› from ‹x› ‹y› at ‹whom› power ‹1–1000›”; put the missile at most one diameter away from the disc. Discs: { $discs }.
nastolie-tui-form-place = Place: type “places ‹disc› at ‹x› ‹y›”, with “facing ‹n, ne, e …›” where the red arc shall lie. Discs: { $discs }.
nastolie-tui-form-pull = Magnetosphere: type “uses magnetosphere on ‹disc› at ‹x› ‹y›”, right beside it. Discs: { $discs }.
nastolie-tui-form-raise = Forge: type “uses forge for ‹kind› at ‹x› ‹y›”, right beside it. Discs: { $discs }.
nastolie-tui-form-call = Call: type “plays call for ‹kind› at ‹x› ‹y›”, right beside a hero. Discs: { $discs }.
nastolie-tui-form-teleport = Teleport: type “plays teleport for ‹disc› at ‹x› ‹y›”. Discs: { $discs }.
nastolie-tui-seen-power = A power strike: wounds are doubled.
nastolie-tui-seen-slips = { $missile } slips off { $disc }.
nastolie-tui-seen-leaves = { $disc } leaves the table.
nastolie-tui-seen-penalty-action = A penalty: the next action is lost.
nastolie-tui-seen-penalty-black = A penalty: a black card.
nastolie-tui-seen-beyond = If nothing is met, it slides off the table.
nastolie-tui-seen-ends = It meets nothing, and ends at { $x } { $y }.
nastolie-tui-seen-obstacle = Meets something that stands fast: { $obstacle }.
nastolie-tui-seen-control = Meets an artefact, and takes it: { $disc }.
nastolie-tui-seen-prevented = Meets { $disc }, who takes no wound.
nastolie-tui-seen-dies = { $wounds ->
    [one] Meets { $disc }: one wound, dead.
   *[other] Meets { $disc }: { $wounds } wounds, dead.
}
nastolie-tui-seen-wounds = { $wounds ->
    [one] Meets { $disc }: one wound.
   *[other] Meets { $disc }: { $wounds } wounds.
}
nastolie-tui-seen-own = { $wounds ->
    [one] The Lasso costs it one wound itself.
   *[other] The Lassos cost it { $wounds } wounds itself.
}
nastolie-tui-seen-falls = It dies of its own Lasso.
nastolie-tui-seen-heals = Meets { $disc }, who gains a life.
nastolie-tui-seen-meets = Meets { $disc }.
