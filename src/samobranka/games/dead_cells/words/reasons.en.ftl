# Why a hint is a hint: what can be counted, or foreseen if all go on quickly.
dead_cells-why-place = As far as I can see, { $enemies ->
    [0] nobody falls
    [one] 1 enemy falls
   *[other] { $enemies } enemies fall
} then, and we take { $damage } damage.
dead_cells-why-place-unhurt = As far as I can see, { $enemies ->
    [0] nobody falls
    [one] 1 enemy falls
   *[other] { $enemies } enemies fall
} then, and we get away unhurt.
dead_cells-why-aim-kills = This finishes somebody off.
dead_cells-why-aim-left = { $foe }: { $damage } damage, { $left } health left.
dead_cells-why-aim-state = { $foe } gets this state: { $state }.
dead_cells-why-does-killed = { $count ->
    [one] 1 enemy falls
   *[other] { $count } enemies fall
} at once.
dead_cells-why-does-enemy-hurt = It deals { $count } damage at once.
dead_cells-why-does-enemy-state = { $count ->
    [one] 1 state
   *[other] { $count } states
} on the enemy at once.
dead_cells-why-does-shield = { $count ->
    [one] 1 shield
   *[other] { $count } shields
} for us at once.
dead_cells-why-does-healed = It heals { $count } damage at once.
dead_cells-why-does-gained = It brings { $count } into the Bag.
dead_cells-why-does-looted = It takes what lies at our feet.
dead_cells-why-bear-shield = { $fighter } has a shield that stops it.
dead_cells-why-bear-most = { $fighter } has the most health left: { $left }.
dead_cells-why-bear-companion = { $gear } takes it, and none of us is hurt.
dead_cells-why-state-resists = { $fighter } resists this state: { $state }.
dead_cells-why-heal-least = Of all who are hurt, { $fighter } has the least health left: { $left }.
dead_cells-why-shield-least = { $fighter } has the least health left: { $left }.
dead_cells-why-gear-slot = { $fighter } has { $slots ->
    [one] 1 free slot
   *[other] { $slots } free slots
}.
dead_cells-why-passer = { $fighter } bears { $damage } damage and is out of harm’s way there.
dead_cells-why-loot = Of { $types } types only one goes with each Loot action. This one: { $loot }.
dead_cells-why-loot-only = Nothing else lies there than this: { $loot }.
dead_cells-why-drink = { $fighter } gets rid of { $damage } damage at once.
dead_cells-why-scroll = A step forward for { $fighter }. { $text }
dead_cells-why-go-exit = This way leads out of the biome.
dead_cells-why-go-square = Fights bring loot, and the weakest of us has { $left } health left.
dead_cells-why-go-trapezoid = An elite leaves the most behind, and the weakest of us has { $left } health left.
dead_cells-why-go-circle = A treasure lies there, and nobody guards it.
dead_cells-why-go-pentagon = A merchant waits there.
dead_cells-why-go-hexagon = There is a door, and no fight.
dead_cells-why-buy = We carry { $teeth ->
    [one] 1 tooth
   *[other] { $teeth } teeth
}, and at the end of the run teeth are lost.
dead_cells-why-save-teeth = We keep { $teeth ->
    [one] 1 tooth
   *[other] { $teeth } teeth
} for later.
dead_cells-why-upgrade = It costs { $price } of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, and cells that are not spent are lost.
dead_cells-why-card-to = { $hero } has { $cards ->
    [one] 1 improved card
   *[other] { $cards } improved cards
}, and nobody here has fewer.
dead_cells-why-purge = { $hero } keeps { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: the others come up more often.
dead_cells-why-pay = This card bears the symbol that is asked for.
dead_cells-why-begin = A run cannot begin further on than here.
dead_cells-why-equip-full = { $fighter } has { $slots ->
    [one] 1 slot, and it is taken
   *[other] { $slots } slots, and all are taken
}.
dead_cells-why-keep-potion = Everybody has at least { $left } health left: the potion can wait.
dead_cells-why-skip = Nothing of it would do anything now.
