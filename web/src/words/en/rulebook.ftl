rules-title = Rules
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
