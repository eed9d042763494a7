var e=Object.values(Object.assign({"./en/aiming.ftl":`ui-aim = Aiming
ui-vibrate = The phone trembles when something is struck
ui-aim-show = Let others see where I aim
ui-aim-back = Pull away from the target, as with a sling
ui-aim-first = Aim first, then press the button
ui-aim-field = The field
ui-aim-lacks = Choose first: { $what }
ui-aim-how = Point at the field, or use the sliders.
ui-aim-pull = Take the piece and pull, or use the sliders.
ui-aim-let-go = Take the piece, pull and let go, or use the sliders.
ui-aim-ready = Ready.
ui-aim-lower = Lower
ui-aim-as-hinted = Do as the hint says
ui-aim-across = across
ui-aim-ahead = ahead
ui-aim-less = { $what }: less
ui-aim-more = { $what }: more
ui-aims = aims: { $what }
ui-yes = yes
ui-no = no
ui-clock = How it moves
ui-clock-slowly = Slowly
ui-clock-hold = Hold
ui-clock-on = Go on
ui-clock-end = To the end
ui-clock-again = Once more
ui-key-aim = aim (with Shift finely), stronger, weaker
ui-key-region = aim at something else
lesson-aim = First aim where the lamp shows.
ui-see-again = See it once more
ui-try-again = Again
`,"./en/home.ftl":`ui-brand = Samobranka
ui-tagline = the tablecloth that lays itself
ui-home = Home
ui-play-now = Play now
ui-set-up = Set up a table
ui-coming = Coming later
ui-your-tables = Your seat is kept
ui-go-on = Go on
ui-over = The game is over
ui-turn-number = { $turn ->
    [0] the table is laid
   *[other] turn { $turn }
}
ui-with = with { $names }
ui-forget = Forget this table
ui-minutes = { $count } min
ui-players = Players
ui-how-many = How many players
ui-who = Who plays
ui-seat-here = At this device
ui-seat-link = Friend, by link
ui-seat-bot = Bot
ui-name = Name
ui-options = Rules of this table
ui-rulings = More rulings
ui-by-itself = As usual
ui-lay = Lay the table
animal-fox = Fox
animal-bear = Bear
animal-hare = Hare
animal-frog = Frog
animal-pike = Pike
animal-rooster = Rooster
game-castle_panic = Castle Panic
game-castle_panic-line = Hold six towers together.
game-bad_bones = Bad Bones
game-bad_bones-line = Turn the dead on your neighbors.
game-nastolie = Nastolie
game-nastolie-line = Flick discs across a desk.
game-dead_cells = Dead Cells
game-dead_cells-line = Die, learn, go again.
home-set-up = Set up
home-new = New here? Play a commented first game
home-company = Who is playing?
home-company-me = Just me
    .help = Play now seats a bot with you.
home-company-sofa = This sofa
    .help = Play now seats two people at this screen.
home-company-far = Friends far away
    .help = Play now gives you a link for a friend.
home-company-far-short = Far away
home-your-move = Your move
home-waits = The others wait for you
home-finished = Played to the end
home-all = Show all { $count }
home-invited = Invited?
home-invited-how = Paste the link or type the code
home-join = Join
home-load = Open a saved game
home-drop = Drop the saved game here
home-weight = How heavy the rules are
home-light = light
home-medium = medium
home-heavy = heavy
setup-animal = Another animal
setup-level = How well it plays
setup-links = When the table is laid you get a code and a link for every friend.
seats-title = Who sits where?
seats-about = The saved game is on the table: { $game }, { $turn }.
join-title = Join a table
join-free = { $count ->
    [0] no free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
join-name = Your name
join-seat-free = free
join-seat-taken = taken
join-sit = Sit down
join-watch = Just watch
invite-code = Tell them the code, or let them scan it:
invite-copy-code = Copy the link
invite-copy = Copy
invite-watch = To watch only
invite-none = Nobody else is awaited. With this link others can watch.
invite-local = These links open on this computer only. To let friends in from elsewhere, start it so: python3 run.py serve --host 0.0.0.0
ui-invite = Invite
ui-this-table = This table
ui-not-copied = The browser does not let this page copy. Select the text and copy it yourself.
ui-elsewhere = This link leads to another server: { $address }. Open it in the browser itself.
credits-title = Credits
credits-ours = Samobranka is free software under the MIT license. What is drawn here is our own, but for these:
credits-game-icons = Icons of the games, recolored
credits-interface-icons = Icons of the interface
credits-type = Type
credits-code = Code in this page
credits-games = The games
credits-notice = Samobranka is an unofficial referee for board games, not made, endorsed or checked by their publishers.
credits-owners = The titles of the games and the names on their components belong to their owners. The rules are told in our own words; no text, picture or logo of a publisher is included. If you like a game, buy the box.
setup-patience = Somebody is away
    .help = When it is on them, a bot plays on after this time. They have their seat back as soon as they return.
setup-patience-minutes = { $count ->
    [one] after { $count } minute
   *[other] after { $count } minutes
}
setup-patience-never = wait for ever
`,"./en/replay.ftl":`tape-watch = Watch again
tape-see = See it again
tape-controls = Replay
tape-position = Place in the game
tape-play = Play
tape-pause = Pause
tape-back = One choice back
tape-forward = One choice on
tape-start = To the beginning
tape-end = To the end
tape-speed = Speed
tape-turns = Turns
tape-turn = Turn { $turn }
tape-choice = choice { $at } of { $last }
tape-laid = The table is laid.
tape-secret = a choice hidden from these eyes
tape-eyes = Through whose eyes
tape-eyes-all = Everything open
tape-eyes-watch = A spectator
tape-share = Share this moment
tape-shared = The link to this moment is copied. Whoever opens it can watch, and nothing else.
tape-save = Save to a file
tape-to-table = To the table
tape-seen = Seen again
tape-when = { $at ->
    [0] before the first choice
   *[other] { $turn }, after choice { $at } of { $last }
}
tape-your-turn = it is your turn
tape-earlier = The line before
tape-next = The line after
tape-to-game = Back to the game
`,"./en/rulebook.ftl":`rules-title = Rules
rules-search = Find a rule or a word
rules-chapters = Chapters
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-none = No rule says “{ $text }”. Try another word, or a number such as { $example }.
rules-show = Show me
rules-examples = { $count ->
    [one] { $count } example
   *[other] { $count } examples
}
rules-fewer = Fold the examples
rules-example = Example { $rule }
rules-example-step = Example { $rule }, step { $step } of { $steps }
rules-example-of = Example { $number } of { $count }
rules-given = Given
rules-move = Move
rules-move-number = Move { $number }
rules-result = Result
rules-play = Play
rules-again = Again
rules-practise = Play it yourself
rules-practise-help = A practice table that begins as this example does
rules-pause = Pause
rules-step-back = One step back
rules-step-on = One step on
rules-speed = Speed
rules-next = Next example
rules-stop = Close the example
rules-back = Back to the game
rules-from-the-book = An example from the rules.
rules-game-waits = Your game waits.
rules-by-itself = Nobody has to choose: the game goes on by itself.
rules-does = { $player }: { $what }
rules-tries = { $player } tries: { $what }
rules-tries-something = { $player } tries something that is not allowed.
rules-refused = Not allowed
rules-not-here = not at this table
rules-otherwise-here = otherwise here
rules-otherwise = editions differ
rules-this-table = at this table
rules-needs = Holds only with
rules-played-with = Played with
rules-players = Players
rules-on = on
rules-off = off
rules-link = Link to this rule
rules-link-of = Link to rule { $rule }, opens a new tab
rules-rule = Rule { $rule }
`,"./en/settings.ftl":`ui-settings = Settings
ui-close = Close
ui-language = Language
ui-theme = Light
ui-theme-system = As the system
ui-theme-light = Day
ui-theme-dark = Evening
ui-speed = Speed
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-off = At once
ui-sound = Sound
ui-volume = Volume
ui-on = On
ui-off = Off
ui-symbols = Signs
ui-symbols-always = Show signs and patterns wherever there is color
ui-motion = Your system asks for less motion, so pieces move at once.
ui-my-turn = My turn
ui-skip-stops = Go on by myself where only one thing can be done
ui-foresight = Show how far pieces reach and what would happen when I point at them
ui-notify = When I look elsewhere
ui-notify-turn = Tell me when it is my turn
ui-notify-denied = This browser does not allow notifications here.
ui-keyboard = Keyboard
ui-key-choose = the buttons of the title bar
ui-key-next = the next thing that can be chosen (with Shift the one before)
ui-key-tab = from one control to the next
ui-key-foresee = what would come next, where a game shows it
ui-key-point = point at it
ui-key-about = what it is and does
ui-key-hurry = to the end of the story (also Esc, or a click on the board)
ui-key-rules = Rules
`,"./en/table.ftl":`ui-connecting = The cloth unrolls…
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
`,"./en/tutorial.ftl":`lesson-title = Lesson
lesson-learn = Learn
lesson-step = Step { $number } of { $count }
lesson-next = Go on
lesson-back = Back
lesson-skip = Do it for me
lesson-leave = Leave
lesson-play-on = Play on
lesson-first = First try this: { $what }.
lesson-read-on = Read on first, then it is your move.
lesson-strayed = That went another way than the lesson. Take it back and try once more, or play on without a teacher.
`})).join(`
`);export{e as default};