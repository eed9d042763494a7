# What the server says.
table-unknown = There is no such table, or this link does not open it.
language-unknown = There are no words in “{ $language }”. Known languages: { $known }.
lesson-unknown = There is no lesson for { $game } yet.
example-unknown = Rule { $rule } has no example { $number }.
request-wrong = The request cannot be understood: { $why }
request-refused = The request was refused (status { $status }).
wire-garbage = The message cannot be understood.
spectator-only = You are watching; only players can do that.
seat-bot = A bot plays this seat. Take the seat back first.
illegal-choice = There is no choice { $choice }; there are { $count }, counted from 0.
chat-empty = There is nothing to say.
chat-long = That is too long: { $length } letters, at most { $limit }.
hint-busy = The bot is still thinking about the last hint.
not-stored = The move could not be stored, so it was not made. Please try again.
save-secret = This game holds secrets. It can be saved when it is over, or with the links of all seats together.
replay-later = A game can be replayed when it is over.
database-unusable = The database cannot be used: { $why }
