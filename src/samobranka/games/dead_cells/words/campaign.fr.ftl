dead_cells-progress = { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
}, { $beaten } boss vaincus sur 3, { $upgrades ->
    [one] { $upgrades } amélioration
   *[other] { $upgrades } améliorations
}
dead_cells-milestone-beaten-c1 = le Concierge vaincu
dead_cells-milestone-beaten-c2 = la Gardienne du temps vaincue
dead_cells-milestone-beaten-c3 = la Main du Roi vaincue
dead_cells-milestone-all-runes = les sept runes
dead_cells-milestone-boss-cell = la Cellule de boss
dead_cells-campaign-note = Le livret ne montre ni les cartes, ni les tuiles, ni les plateaux de la boîte : ici, la plupart sont de nous, équilibrés par simulation.
