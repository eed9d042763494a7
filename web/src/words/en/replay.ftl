tape-watch = Watch again
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
