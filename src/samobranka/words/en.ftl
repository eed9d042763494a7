player = Player { $seat }

## Games, bots and options

game-unknown = There is no game called “{ $game }”. Known games: { $known }.
bot-unknown = There is no bot called “{ $bot }”. Known bots: { $known }.
option-value = { $option } cannot be “{ $value }”. Possible values: { $values }.
option-unknown = { $game } has no option “{ $option }”. Known options: { $known }.
option-seats = { $game } is for { $least } to { $most } players, not { $seats }.
option-form = “{ $text }” is not an option: it must look like name=value.
seats-empty = Nobody sits at the table. Name at least one player or bot.
number-range = { $name } must be from { $least } to { $most }, not { $value }.
human-simulate = A human cannot sit in a simulation. Name bots only.

## Choices that are refused

illegal-unreadable = “{ $text }” cannot be read as a choice.
illegal-seat = Player { $seat } has nothing to decide now.
illegal-stale = That question has been answered already (it was number { $given }, open now is number { $open }).
illegal-over = The game is over.
undo-nothing = You have nothing to take back.
undo-chance = This cannot be taken back: it showed a die or a card.
undo-passed = This cannot be taken back: the turn has gone to somebody else.

## Files

file-missing = There is no file { $file }.
file-unreadable = The file { $file } cannot be read.
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

## The computer

no-compiler = No C compiler was found, so nothing can be compiled.
no-terminal = This needs a terminal, and there is none here.

## Playing in the terminal

tui-menu-title = What shall we play?
tui-menu-new = New game: { $game }
tui-menu-resume = Go on with { $game } ({ $when })
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
tui-score-line = { $count } × { $what } = { $points }
tui-winners = Winners: { $players }
stat-choices = Choices made
