var e=`runs-campaigns = Campaigns
runs-about = campaign, { $count ->
    [0] no run played yet
    [one] { $count } run played
   *[other] { $count } runs played
}
runs-count = { $count ->
    [0] no run yet
    [one] { $count } run
   *[other] { $count } runs
}
runs-number = Run { $run }
runs-run-of = Run { $run } of “{ $name }”
runs-what = What shall it be?
runs-way-campaign = New campaign
runs-way-campaign-is = One run after another, and something stays.
runs-way-single = A single game
runs-way-single-is = It stands for itself.
runs-name = Name of the campaign
runs-rename = Rename
runs-rename-done = Keep this name
runs-no = Rather not
runs-journal = Journal of the runs
runs-milestones = Milestones
runs-reached = reached
runs-to-come = still to come
runs-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
runs-seal-open = still being played
runs-seal-lost = lost
runs-seal-some = somebody won
runs-seal-won = won
runs-far = How far it has come
runs-settled = Settled by the first run
runs-long = Turns per run
runs-this = This campaign
runs-playing = { $turn ->
    [0] The table is laid.
   *[other] It is being played: turn { $turn }.
}
runs-watch = Watch
runs-give-up = Give up this run
runs-give-up-ask = Give up run { $run }?
runs-give-up-why = It will be as if it had never begun. The campaign stays as the runs before have left it.
runs-dropped = The run that was open could not go on, so it has been given up. The campaign itself has lost nothing. { $why }
runs-next = Next run
runs-join-next = Join the next run
runs-other = Other company
runs-first = Choose who plays
runs-same = The same company: { $names }.
runs-nobody = Nobody sits at the table yet.
runs-who = Who plays run { $run }?
runs-begin = Begin the run
runs-load = Open from a file
runs-anew = Start anew
runs-anew-ask = Start anew?
runs-anew-why = A new campaign of { $game } begins with nothing. This one stays in your list until you remove it.
runs-remove = Remove from the list
runs-remove-ask = Remove “{ $name }” from the list?
runs-remove-why = This browser will forget the campaign. If you may want to go on with it, save it to a file first.
runs-not-again = It was played by other rules and cannot be seen again.
`;export{e as default};