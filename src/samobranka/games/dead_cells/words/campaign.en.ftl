dead_cells-progress = { $runs ->
    [one] one run
   *[other] { $runs } runs
}, { $beaten } of 3 bosses beaten, { $upgrades ->
    [one] one upgrade
   *[other] { $upgrades } upgrades
}
dead_cells-milestone-beaten-c1 = the Concierge beaten
dead_cells-milestone-beaten-c2 = the Time Keeper beaten
dead_cells-milestone-beaten-c3 = the Hand of the King beaten
dead_cells-milestone-all-runes = all seven runes
dead_cells-milestone-boss-cell = the Boss Cell
dead_cells-campaign-note = The rulebook does not show the cards, tiles and boards of the box: most of those here are ours, balanced by simulation.
