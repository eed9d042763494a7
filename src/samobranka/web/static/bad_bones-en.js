var e=`bb-board = Your board
bb-hero = hero
bb-tower = tower
bb-house = house
bb-capital = capital
bb-cemetery = cemetery
bb-bag = bag
bb-traps = Traps
bb-weapons = Weapons
bb-coins = coins
bb-phase-1 = Hero
bb-phase-2 = Trap
bb-phase-3 = Skeletons walk
bb-phase-4 = New skeletons
bb-skeleton = { $skeleton } heading { $heading } – { $place }
bb-heads = { $skeleton } heading { $heading }
bb-way-rising = rising
bb-way-falling = falling
bb-way-white = white
bb-way-black = black
bb-stars = Worth { $whole ->
    [one] { $whole } star
   *[other] { $whole } stars
} intact, { $damaged } damaged.
bb-cemetery-count = Cemetery: { $count ->
    [0] nobody waits
    [one] one skeleton comes back with the next new ones
   *[other] { $count } skeletons come back with the next new ones
}
bb-bag-count = In the bag: { $count }
bb-towers-left = towers
bb-floors-left = floors of the tower
bb-houses-left = houses
bb-reserve = traps in reserve
bb-common-reserve = the common reserve
bb-no-traps = No traps left in the reserve.
bb-taken = taken back
bb-turn = Turn
bb-lay = Place here
bb-take = Take one back
bb-take-how = Point at a trap on your board to take it back.
bb-next-cell = choose a cell
bb-next-lay = turn it, or place it here
bb-next-heading = choose a direction
bb-next-take = take it back?
bb-tab-hand = Traps
bb-tab-players = Boards
bb-foresight = Show where the skeletons go next
bb-land-of = The board of { $player }
bb-open-land = Look at the board of { $player }
bb-go-first = { $player } chooses now
bb-my-land = My board
bb-first-land = Back
bb-left = on your left
bb-right = on your right
bb-across = across
bb-neighbour = your neighbor
bb-ready = has finished
bb-passed = buys no more
bb-market-order = order of buyers
`;export{e as default};