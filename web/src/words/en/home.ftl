ui-brand = Samobranka
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
