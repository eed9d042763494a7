darts-title = Darts
darts-tagline = Throw as long as you dare.
darts-ask-throw = Where do you aim?
    .other = aims
darts-choice-stop = Stop
darts-choice-throw = Throw at { $x }, { $y }
darts-choice-slide = Slide coin { $coin } with { $power }
darts-event-landed = { $player } hits { $x }, { $y } and has { $points }.
darts-event-slid = The coin of { $player } rests at { $x }, { $y }: { $points }.
darts-event-stopped = { $player_is ->
    [you] You stop.
   *[other] { $player } stops.
}
darts-verb-throw = Throw a dart
darts-verb-slide = Slide a coin
darts-part-at = Where
darts-part-coin = Coin
darts-part-way = Way
darts-part-power = Power
darts-piece-dart = dart
    .a = a dart
darts-piece-coin = coin
darts-seen-best = at best
darts-seen-worst = at worst
darts-zone-darts = Darts
darts-zone-coins = Coins
darts-zone-points = Points
darts-zone-turn = Round
darts-zone-active = On turn
darts-zone-stopped = Stopped
darts-refused-turn = It is not your throw.
darts-refused-choice = Nobody can aim there.
darts-why-stop = You have enough to lose.
darts-why-middle = The middle counts most.
darts-end-stopped = The darts are counted.
darts-end-stopped-won = You threw best.
darts-end-stopped-lost = Somebody threw better.
