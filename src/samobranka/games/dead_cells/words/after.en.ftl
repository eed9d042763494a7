# After a run, and what Secrets and foresight ask.
dead_cells-deck-survival = the Survival deck
dead_cells-deck-tactics = the Tactics deck
dead_cells-deck-brutality = the Brutality deck
dead_cells-deck-well = the Well
dead_cells-ask-spend = The run is over. What do you spend your cells on? ({ $cells } left)
    .other = is spending cells
dead_cells-ask-card-to = Whose deck gets { $card }?
    .other = is handing out an improved card
dead_cells-ask-slot = No place is free for { $upgrade }. What is stored?
    .other = is looking at the mutation board
dead_cells-ask-one-of-three = Which of the three cards do you take?
    .other = is choosing one of three cards
dead_cells-ask-plan = From which biome do you take a blueprint?
    .other = is choosing a blueprint
dead_cells-ask-rune = Which rune wakes?
    .other = is choosing a rune
dead_cells-ask-feat = Which feat counts as done?
    .other = is choosing a feat
dead_cells-ask-purge = Which card do you purge for good?
    .other = is purging cards
dead_cells-ask-challenge = Do you challenge an elite instead?
    .other = is thinking about a challenge
dead_cells-ask-mend = Do you use something to heal on the way?
    .other = is thinking about healing
dead_cells-ask-finish = Do you finish an enemy off?
    .other = is thinking about a last blow
dead_cells-ask-exchange = Who exchanges cards before the reveal?
    .other = is thinking about an exchange of cards
dead_cells-ask-arrange = Which deck do you look into?
    .other = is choosing a deck to look into
dead_cells-ask-order = What comes next?
    .other = is choosing an order
dead_cells-choice-upgrade = { $deck } ({ $price ->
    [0] free
    [one] { $price } cell
   *[other] { $price } cells
})
dead_cells-choice-upgrade-free = The lowest card of { $deck }
dead_cells-choice-purge = Purge { $card }
dead_cells-choice-purge-gear = Purge { $gear }
dead_cells-choice-rune = { $rune }
dead_cells-choice-plan = { $place }
dead_cells-choice-pass-spend = Let the other cells go
dead_cells-choice-pass-purge = Purge nothing more
dead_cells-event-took-upgrade = You turn up { $upgrade }.
dead_cells-event-purged-card = { $card } leaves for good.
dead_cells-event-purged-gear = { $gear } leaves for good.
dead_cells-event-feat = A feat is done: { $upgrade }!
dead_cells-event-exchanged = { $fighter } and { $other } exchange cards.
dead_cells-event-foresaw = { $fighter_is ->
    [you] On top of your deck lies { $card }.
   *[other] On top of the deck of { $fighter } lies { $card }.
 }
dead_cells-event-foresaw-gear = On top of the equipment deck lies { $gear }.
dead_cells-pile-equipment = the equipment
dead_cells-pile-monsters = the monsters
dead_cells-pile-elites = the elites
dead_cells-pile-of = the combat cards of { $fighter }
dead_cells-choice-arrange = The top of { $deck }
dead_cells-choice-order = { $what } comes next
dead_cells-choice-challenge = Challenge an elite
dead_cells-choice-pass-challenge = Let the monster be
dead_cells-event-foresaw-monster = On top of its deck lies { $foe }.
dead_cells-zone-monsters-top = On top of the monsters and elites
