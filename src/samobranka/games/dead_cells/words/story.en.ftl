# The story
# With these a part of it begins: a room, a round of a fight.
dead_cells-story-turn = { $what }
dead_cells-story-round = Round { $round }.
dead_cells-story-goes = On to room { $letter }.
dead_cells-story-leaves = The group moves on. Ahead: { $place }.
dead_cells-story-room = { $text }
dead_cells-story-begins = The run begins.
dead_cells-story-enters = You enter { $place }.
dead_cells-story-card = { $card }
dead_cells-story-found = { $cards } { $count ->
    [one] comes
   *[other] come
 } to light.
dead_cells-story-places = { $player_is ->
    [you] You lay { $card } face down and announce
   *[other] { $player } lays { $card } face down and announces
 } “{ $announced }” for round { $round }.
dead_cells-story-places-unseen = { $player_is ->
    [you] You lay a card face down and announce
   *[other] { $player } lays a card face down and announces
 } “{ $announced }” for round { $round }.
dead_cells-story-stands-left = { $foe } waits behind you.
dead_cells-story-stands-front = { $foe } stands before you.
dead_cells-story-stands-middle = { $foe } comes after the first.
dead_cells-story-stands-far = { $foe } keeps far away.
dead_cells-story-draws = { $player_is ->
    [you] You draw
   *[other] { $player } draws
 } { $cards }.
dead_cells-story-draws-unseen = { $player_is ->
    [you] You draw
   *[other] { $player } draws
 } { $count ->
    [one] a card
   *[other] { $count } cards
 }.
dead_cells-story-hands-filled = Hands are filled.
dead_cells-story-shows = { $fighter_is ->
    [you] You turn up
   *[other] { $fighter } turns up
 } { $cards }.
dead_cells-story-hit = { $fighter_is ->
    [you] You hit
   *[other] { $fighter } hits
 } { $foe } for { $count } damage; { $left } health left.
dead_cells-story-hit-itself = { $foe } loses { $count } health and has { $left } left.
dead_cells-story-kill = { $fighter_is ->
    [you] You kill
   *[other] { $fighter } kills
 } { $foe }.
dead_cells-story-kill-itself = { $foe } dies.
dead_cells-story-dies = { $foe } dies.
dead_cells-story-foe-blocks = { $foe } blocks { $count ->
    [one] a hit
   *[other] { $count } hits
 }.
dead_cells-story-leaves-behind = Left behind: { $things }.
dead_cells-story-strikes-left = { $foe } strikes from behind.
dead_cells-story-strikes-front = { $foe } strikes.
dead_cells-story-strikes-middle = { $foe } strikes from the second row.
dead_cells-story-strikes-far = { $foe } strikes from afar.
dead_cells-story-strikes = { $foe } strikes ({ $space }).
dead_cells-story-hit-poisoned = The poison takes { $count } from { $foe }; { $left } health left.
dead_cells-story-hit-bleeding = { $foe } bleeds: { $count } damage, { $left } health left.
dead_cells-story-hit-on-fire = The fire takes { $count } from { $foe }; { $left } health left.
dead_cells-story-kill-poisoned = { $foe } dies of the poison.
dead_cells-story-kill-bleeding = { $foe } bleeds to death.
dead_cells-story-kill-on-fire = { $foe } dies in the fire.
dead_cells-story-puts-poisoned = { $fighter_is ->
    [you] You poison
   *[other] { $fighter } poisons
 } { $foe }.
dead_cells-story-puts-bleeding = { $fighter_is ->
    [you] You make { $foe } bleed.
   *[other] { $fighter } makes { $foe } bleed.
 }
dead_cells-story-puts-on-fire = { $fighter_is ->
    [you] You set
   *[other] { $fighter } sets
 } { $foe } on fire.
dead_cells-story-puts-frozen = { $fighter_is ->
    [you] You freeze
   *[other] { $fighter } freezes
 } { $foe }.
dead_cells-story-puts-marked = { $fighter_is ->
    [you] You mark
   *[other] { $fighter } marks
 } { $foe }.
dead_cells-story-hurt-poisoned = { $fighter_is ->
    [you] The poison gnaws at you: you have
   *[other] The poison gnaws at { $fighter }, who has
 } { $left } health left.
dead_cells-story-falls-poisoned = { $fighter_is ->
    [you] You die of the poison
   *[other] { $fighter } dies of the poison
 }.
dead_cells-story-falls-bleeding = { $fighter_is ->
    [you] You bleed to death
   *[other] { $fighter } bleeds to death
 }.
dead_cells-story-falls-on-fire = { $fighter_is ->
    [you] You burn to death
   *[other] { $fighter } burns to death
 }.
dead_cells-story-takes = { $fighter_is ->
    [you] You take
   *[other] { $fighter } takes
 } it for the group.
dead_cells-story-takes-hurt = { $fighter_is ->
    [you] You take the blow for the group and have
   *[other] { $fighter } takes the blow for the group and has
 } { $left } health left.
dead_cells-story-takes-blocked = { $fighter_is ->
    [you] You take the blow for the group; your shield goes
   *[other] { $fighter } takes the blow for the group; a shield goes
 }.
dead_cells-story-takes-cancelled = { $fighter_is ->
    [you] You take
   *[other] { $fighter } takes
 } the blow, and nothing comes of it.
dead_cells-story-takes-state = { $fighter_is ->
    [you] You take
   *[other] { $fighter } takes
 } it for the group: { $state }.
dead_cells-story-takes-falls = { $fighter_is ->
    [you] You take the last blow, and fall
   *[other] { $fighter } takes the last blow, and falls
 }.
dead_cells-story-hurt = { $fighter_is ->
    [you] You have
   *[other] { $fighter } is hurt and has
 } { $left } health left.
dead_cells-story-falls = { $fighter_is ->
    [you] You fall
   *[other] { $fighter } falls
 }.
dead_cells-story-great-boss = { $boss }!
dead_cells-story-great-boss-fell = { $boss } is beaten down!
dead_cells-story-great-killed = { $foe } is dead!
dead_cells-story-great-fallen = { $fighter } falls!
dead_cells-story-great-cheated = { $fighter } cheats death!
dead_cells-story-great-rune = A rune: { $rune }
dead_cells-story-great-biome = { $place }
