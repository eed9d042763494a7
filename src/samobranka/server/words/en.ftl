# What the server says.
table-unknown = There is no such table, or this link does not open it.
language-unknown = There are no words in “{ $language }”. Known languages: { $known }.
lesson-unknown = There is no lesson for { $game } yet.
example-over = The example of rule { $rule } asks nobody to choose, so there is nothing to practise.
example-unknown = Rule { $rule } has no example { $number }.
file-unknown = The game “{ $game }” brings no such file.
request-wrong = The request cannot be understood: { $why }
request-refused = The request was refused (status { $status }).
request-json = The request must be JSON: Content-Type: application/json.
metrics-none = This server does not tell what it has to do; its owner can change that: --metrics.
table-older = This table began by rules of version { $saved }; those here are of version { $here }. It can be looked at and seen again as far as they agree, but not played on.
request-large = The request is too large.
too-often-chat = That is a lot at once. You can write again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-often-signals = That is a lot at once. You can point again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-often-hints = The bot needs a rest. Ask again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-often-tables = Too many new tables come from here. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-often-loads = Too many saves come from here. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-often-joins = Too many codes have been tried from here. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-often-lines = This link is open in too many places at once. Close one of them.
limit-form = “{ $text }” is no limit. Write it as name=burst/per second, e.g. chat=20/1. Known names: { $known }.
wire-garbage = The message cannot be understood.
spectator-only = You are watching; only players can do that.
seat-bot = A bot plays this seat. Take the seat back first.
illegal-choice = There is no choice { $choice }; there are { $count }, counted from 0.
chat-empty = There is nothing to say.
chat-long = That is too long: { $length } letters, at most { $limit }.
talk-signals = Only fingers and phrases may speak now. Text can be written again later.
talk-none = Nobody may say or show anything now.
phrase-unknown = There is no such phrase here, or it lacks what it is about.
point-unknown = There is no such piece here that everybody can see.
hint-busy = The bot is still thinking about the last hint.
not-stored = The move could not be stored, so it was not made. Please try again.
save-secret = This game holds secrets. It can be saved when it is over, or with the links of all seats together.
replay-later = A game can be replayed when it is over.
replay-eyes = It cannot be seen through the eyes of “{ $eyes }”. Possible: { $known }.
seen-gone = That cannot be shown again: it was taken back, or it is not on this table.
code-unknown = No table waits behind this code. Check its eight letters.
seat-taken = Somebody has taken this seat already.
host-only = Only whoever laid the table can do that.
join-over = The game is over. It can be watched again.
database-away = The tables cannot be read at the moment. Please try again soon.
database-unusable = The database cannot be used: { $why }
database-later = The tables were kept by a later version of Samobranka (their form is { $there }, this version knows { $here }). Start that version, or name another folder with --data-dir.
database-taken = Another server has these tables open already. End it first, or name another folder with --data-dir. If it is gone for sure: --take-over.
rematch-later = A rematch is possible when the game is over.
statistics-later = The figures can be seen when the game is over.
campaign-unknown = There is no such campaign, or this link does not open it.
campaign-not-stored = That could not be stored, so nothing has changed. Please try again.
campaign-went-on = The campaign has gone on in other company: run { $run } has been begun.
campaign-none-open = No run of this campaign is open.
campaign-given-up = This run was given up. The campaign goes on from where it was before.
campaign-name-long = That name is too long: { $length } letters, at most { $limit }.
absent-none = The table does not wait for them: they are there, or have nothing to decide.
absent-early = They have only just left. In { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} a bot can play on for them.
patience-wrong = A table waits between { $least } and { $most } seconds for who is away, or for ever: 0.
public-url-form = “{ $text }” is no address of a server. Write it as https://games.example or http://192.168.1.5:8420.
port-taken = Something else listens at port { $port }. Choose another one: --port 8421, for example.
share-home = Samobranka
share-home-about = The tablecloth that lays itself: board games in the browser, alone, on one sofa or with friends far away.
share-table = { $game } with { $names }
share-watch = { $turn ->
    [0] The table is laid. Come and watch.
   *[other] Turn { $turn }. Come and watch.
}
share-seat = Your seat is kept. Come and play.
share-join = { $count ->
    [0] All seats are taken. Come and watch.
    [one] One seat is free. Come and play.
   *[other] { $count } seats are free. Come and play.
}
request-deep = The request cannot be understood: it is nested far too deep.
host-form = The request does not say clearly for which server it is.
host-unknown = This server is not known as “{ $host }”. If it is to be, its owner starts it with --public-url.
origin-foreign = This was asked by the page of another server, so it was not done.
save-long = This save is too long to be laid out: { $entries } choices, at most { $most }.
table-long = This table has gone on for { $most } choices. It can be saved and watched, but not played on.
