ui-connecting = The cloth unrolls…
ui-no-table = There is no such table here. It needs the link or the browser it was laid in.
ui-no-server = The server does not answer. Start it and try again.
ui-offline = The connection is gone. It comes back by itself.
ui-not-now = That is not possible now. What is stitched around can be chosen.
ui-not-your-turn = You have nothing to decide now.
ui-others-decide = { $count ->
    [one] { $players } decides now.
   *[other] { $players } decide now.
}
ui-to-the-end = Space or a click: to the end
ui-to-the-end-touch = Tap: to the end
ui-kept = kept for afterwards
ui-hint-is = The bot would: { $what }
ui-taken-back = A choice was taken back.
ui-choose-next = choose a target
ui-colon = :
ui-put-back = Put back
ui-undo = Take back
ui-hint = Hint
ui-you = you
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
ui-hint-why = The bot would: { $what }. { $why }
ui-decides = { $count ->
    [one] decides
   *[other] decide
}
ui-resting = A bot plays for you.
ui-take-back = Take the seat back
ui-go-away = Let a bot play while I am away
ui-my-seat = My seat
ui-animal = Animal
ui-colour = Color
ui-colour-fox = Orange
ui-colour-bear = Plum
ui-colour-hare = Straw
ui-colour-frog = Green
ui-colour-pike = Blue
ui-colour-rooster = Red
ui-presence-here = at the table
ui-presence-away = not at the table
ui-presence-resting = away: a bot plays until they return
ui-presence-free = nobody has come yet
ui-presence-bot = bot, { $level }
seats-others = Who plays
seats-one = Who is that?
seat-link = The link to this seat
seat-sit-in = Let a bot play until they return
seat-back = They are back: the bot stops
seat-free = Free this seat
seat-free-why = A freed seat gets a new link, and the old one opens nothing any more.
seat-to-bot = Let a bot play here
seat-to-link = Give it to a friend, by link
seat-to-here = Play it at this device
seat-freed = Whoever laid this table has freed your seat. The old link no longer leads here.
ui-turn-of = { $player }, it is your turn
ui-turn-title = Your turn – { $game }
ui-curtain = Pass the device to { $player }
ui-curtain-why = What comes next is for their eyes only.
ui-curtain-open = I am { $player }
ui-watching = You are watching
ui-watching-why = You see what anybody beside the table sees, and may talk in the chat.
ui-spectator = Somebody watching
ui-chat = Chat
ui-chat-say = Say something
ui-points = { $player } points: { $what }
ui-says = { $player }: { $phrase }
ui-says-of = { $player }: { $phrase } { $what }
ui-phrases = Phrases
ui-phrase-about = “{ $phrase }”: now point at something
ui-talk-signals = Only fingers and phrases now
ui-talk-none = Silence now
ui-talk-later = Players will read it later
ui-chat-send = Say it
ui-chat-empty = Nobody has said anything yet.
ui-chat-unread = { $count ->
    [one] { $count } unread line
   *[other] { $count } unread lines
}
ui-tab-chat = Chat
ui-menu = Menu
ui-more = { $count } more…
ui-full = Full screen
ui-result = The result
ui-figures = The game in figures
ui-figures-end = end
ui-honour = first among the winners
ui-won = won
ui-tied = They are level: nothing breaks the tie.
ui-rematch = Play again
ui-rematch-join = Join the rematch
ui-places = Places
ui-choices = Choices
ui-away = { $count ->
    [one] is away.
   *[other] are away.
}
ui-away-never = { $count ->
    [one] has not come yet.
   *[other] have not come yet.
}
ui-away-bot = A bot plays on in { $time }
ui-away-sit-in = { $count ->
    [one] Let a bot play on
   *[other] Let bots play on
}
ui-coming-came = { $player } sits down at the table.
ui-coming-left = { $player } has left the table.
ui-coming-back = { $player } is back.
ui-coming-bot = A bot sits in for { $player }.
seat-second = Open my seat on my phone too
seat-second-why = Scan it with your phone, or send yourself the link. Both devices play this seat. Keep it to yourself: who has it plays for you.
seat-second-link = The link to my own seat
seat-second-code = QR code of my own seat
ui-story-open = What happened, one by one
ui-end-you = You win { $scores }
ui-end-you-honour = You win { $scores }, { $honour }
ui-end-we-honour = You win! { $honour }: { $who }, { $scores }
ui-end-honour = Victory! { $honour }: { $who }, { $scores }
ui-end-they = { $count ->
    [one] { $who } wins { $scores }
   *[other] { $who } win { $scores }
}
ui-end-nobody = Nobody wins
