player = Player { $seat }
list-two = { $first } and { $last }
list-more = { $first }, { $rest }

## Games, bots and options

game-unknown = There is no game called “{ $game }”. Known games: { $known }.
game-broken = The game “{ $game }” is there, but cannot be loaded: { $why }
bot-unknown = There is no bot called “{ $bot }”. Known bots: { $known }.
option-value = { $option } cannot be “{ $value }”. Possible values: { $values }.
option-unknown = { $game } has no option “{ $option }”. Known options: { $known }.
option-seats = { $game } is for { $least } to { $most } players, not { $seats }.
option-form = “{ $text }” is not an option: it must look like name=value.
seats-empty = Nobody sits at the table. Name at least one player or bot.
number-least = { $name } must be at least { $least }, not { $value }.
bot-stumbled = The bot { $bot } at seat { $seat } failed in { $game }: { $why }
server-missing = The table in the browser needs more than the rules do: pip install "samobranka[server]"
human-simulate = A human cannot sit in a simulation. Name bots only.

## Choices that are refused

illegal-unreadable = “{ $text }” cannot be read as a choice.
illegal-seat = Player { $seat } has nothing to decide now.
illegal-stale = That question has been answered already (it was number { $given }, open now is number { $open }).
illegal-over = The game is over.
undo-nothing = You have nothing to take back.
undo-chance = This cannot be taken back: it showed a die or a card.
undo-passed = This cannot be taken back: somebody else was asked after it.
undo-run = This cannot be taken back: it ended a run, and the campaign has gone on.

## Phrases of every table

phrase-yes = Yes
phrase-no = No
phrase-wait = Wait

## Files

file-missing = There is no file { $file }.
file-unreadable = The file { $file } cannot be read.
file-unwritable = The file { $file } cannot be written.
save-not-json = { $file } is not a saved game: it is not JSON.
save-not-table = { $file } is not a saved game of Samobranka.
save-format = This game was saved in a format that is not known here: { $saved }.
save-version = This game was saved with version { $saved } of { $game }; here it is version { $here }.
save-broken = The saved game is damaged at entry { $entry }: { $why }
save-chance-missing = The saved game ends in the middle: a die or a draw is missing.
save-chance-wrong = The saved game says { $value } for { $source }, and that cannot be.
replay-range = The replay can stop at any choice from 0 to { $last }, not at { $to }.
example-broken = { $file }, line { $line }: { $why }
example-not-in-bag = The example draws something that is not in there: { $source }.

## Campaigns

campaign-none = { $game } has no campaign: every game of it stands for itself.
campaign-fixed = { $option } stays “{ $value }”: the first run of the campaign has settled that.
campaign-open = Run { $run } of this campaign is still open.
campaign-not-over = The run is not over yet.
campaign-broken = The saved campaign is damaged: { $why }
campaign-version = The campaign was saved by version { $saved } of its record, which nobody can read any more; here it is version { $here }.
campaign-other = { $file } is a campaign of { $found }, not of { $game }.
campaign-runs = The campaign has { $last ->
    [0] no runs yet
    [one] one run
   *[other] { $last } runs
}; there is no run { $run }.
save-not-campaign = { $file } is not a saved campaign of Samobranka.

## The computer

no-compiler = No C compiler was found, so nothing can be compiled.
no-terminal = This needs a terminal, and there is none here.

## Playing in the terminal

tui-menu-title = What shall we play?
tui-menu-new = New game: { $game }
tui-menu-resume = Go on with { $game } ({ $when })
tui-menu-campaign = New campaign: { $game }
tui-menu-go-on = Go on with the campaign { $game } ({ $when })
tui-menu-rules = Rules
tui-menu-quit = Quit
tui-choose = Type a number
tui-choose-piece = Type the number of a piece, card or place
tui-back = Back
tui-undo = Take back
tui-save-leave = Save and leave
tui-help = Help
tui-saved = The game is saved: { $file }
tui-your-turn = { $player }, it is your turn.
tui-thinking = { $player } is thinking…
tui-hand = Hand: { $player }
tui-log = What happened
tui-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tui-discard = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tui-pile = Pile: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
tui-trophies = { $count ->
    [one] { $count } trophy
   *[other] { $count } trophies
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tui-invalid = “{ $text }” is not one of the choices.
tui-undone = Taken back.
tui-game-over = The game is over.
tui-again = Play again?
tui-turn = Turn { $turn }
tui-bye = Thank you for playing!
tui-out = out of the game
tui-curtain = Pass the device to { $player }.

# bots
bot-name-easy = Easy
    .help = Means well, and errs every now and then
bot-name-normal = Normal
    .help = Looks one choice ahead
bot-name-hard = Hard
    .help = Plays the coming turns out before choosing
bot-name-random = Random
    .help = Chooses anything
bot-name-pass = Idle
    .help = Does nothing where that is allowed

# terminal
tui-language-name = English
tui-menu-language = Language: { $name }
tui-how-many = How many players?
tui-who-plays = Who plays as { $player }?
tui-seat-human = A person at this keyboard
tui-enter-default = Enter: { $text }
tui-options = Options (a number changes one)
tui-options-start = Start the game
tui-on = on
tui-off = off
tui-yes = Yes
tui-no = No
tui-log-command = Full log
tui-some-choices = { $name } ({ $count ->
    [one] { $count } choice
   *[other] { $count } choices
})
tui-help-text = Type the number of a choice and press Enter. Where there are many, choose a piece first; 0 goes back. These letters work at any time:
tui-rules-usage = Type r and the number of a rule or a word, for example: r { $example }
tui-rules-none = No rule speaks of “{ $text }”.
tui-press-enter = Press Enter to go on.
tui-no-saves = There is no saved game to go on with.
tui-earlier = … { $count ->
    [one] { $count } line
   *[other] { $count } lines
} before (l shows the full log)
tui-step = After choice { $step } of { $last }
tui-replay-keys = Enter: next, b: back, a number: go there, q: quit
tui-score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-line = { $count } × { $what } = { $points }
tui-winners = Winners: { $players }
stat-choices = Choices made

# choices in words
tui-choose-aim = Type a number, or a choice in words
tui-choose-words = Type a choice in words
tui-help-words = A choice may also be typed in words, as examples or the log write it, such as: { $example }
tui-form = { $what }: { $form } (for example: { $example })
tui-part-piece = one of { $pieces }
tui-part-number = from { $least } to { $most }
tui-part-steps = from { $least } to { $most }, in steps of { $step }
tui-part-direction = x and y from -{ $reach } to { $reach }, not both 0; only where they point counts
tui-part-spot = x from { $left } to { $right }, y from { $low } to { $high }: { $zone }
tui-circle-inside = at most { $radius } from { $x }, { $y }
tui-circle-outside = at least { $radius } from { $x }, { $y }
tui-polygon-inside = at most { $margin } from the field { $corners }
tui-polygon-inside-bare = in the field { $corners }
tui-polygon-outside = at least { $margin } from the field { $corners }
tui-polygon-outside-bare = outside of the field { $corners }
tui-shapes-more = { $count ->
    [one] and { $count } more place
   *[other] and { $count } more places
}
tui-foreseen = Where it ends: { $shapes }
tui-hint-command = Hint
tui-try-command = Try (t and a choice)
tui-hint = Hint: { $what }
tui-hint-type = Type: { $text }

# campaigns in the terminal
tui-run = Run { $run }: { $progress }
tui-progress = So far: { $progress }
tui-milestone = Reached: { $milestone }
tui-what-next = The run is over. What next?
tui-next-run = Next run
tui-other-company = Next run in other company
tui-leave = Leave
tui-run-anew = Run { $run } was open and is begun anew. { $why }
tui-run-ended = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $ending }
tui-run-open = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: still open, turn { $turn }
tui-show-run = --run and a number shows that run.

## Campaigns between bots

lab-tour = { $game }: { $campaigns ->
    [one] { $campaigns } campaign
   *[other] { $campaigns } campaigns
} of { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
}
lab-company = At the table: { $seats } (seed { $seed })
lab-milestone = Milestone
lab-reached = Reached
lab-when = The percentages: after so many runs a quarter, half, three quarters of those who got there were there.
lab-wins = Runs won, by their number in the campaign
lab-seat-wins = Runs won by { $player }, by their number in the campaign
lab-endings = How runs ended
lab-turns = Turns a run: { $mean } on average, half of them up to { $median }, from { $least } to { $most }
lab-decisions = Choices a run: { $mean } on average, half of them up to { $median }, from { $least } to { $most }
lab-seconds = It took { $seconds } s.
lab-batch = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
 }
lab-options = Options: { $options }
lab-won-together = Won: { $count } of { $games }, { $share } (with 95 % certainty between { $from } and { $to })
lab-seat = Seat
lab-who = Who
lab-won = Won
lab-score = Score on average
lab-honours = Honours
lab-mean = mean
lab-median = median
lab-sd = deviation
lab-min = least
lab-max = most
lab-figure-turns = Turns
lab-figure-turns-lost = Turns, if lost
lab-figure-decisions = Choices
lab-how-ended = How games ended
lab-stopped = Stopped: { $done } of { $count } were done.
lab-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
 }
cli-no-option = There is no option { $name }.
cli-no-command = There is no command “{ $name }”. There are: { $known }.
cli-missing = { $name } is missing.
cli-value = { $name } cannot be “{ $value }”.
cli-values = { $name } must be one of: { $known }.
