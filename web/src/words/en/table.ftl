ui-connecting = The cloth unrolls…
ui-no-table = There is no such table here. It needs the link or the browser it was laid in.
ui-no-server = The server does not answer. Start it and try again.
ui-offline = The connection is gone. It comes back by itself.
ui-not-now = That is not possible now. What is stitched around can be chosen.
ui-not-your-turn = You have nothing to decide now.
ui-hint-is = The bot would: { $what }
ui-waits = { $player } decides
ui-story-goes-on = The story goes on…
ui-choose-next = choose a target
ui-put-back = Put back
ui-undo = Take back
ui-hint = Hint
ui-you = you
ui-bot = bot
ui-away = away
ui-out = out of the game
ui-hand = Your hand
ui-trophies = Trophies
ui-phases = Phases of the turn
ui-look = Look at the table
ui-tab-hand = Hand
ui-tab-story = Story
ui-tab-players = Players
ui-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
