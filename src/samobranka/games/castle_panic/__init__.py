"""Castle Panic: forest monsters, six towers, and an open hand of cards. For 1 to 6 players."""

from samobranka.games.castle_panic.game import CastlePanic

GAME = CastlePanic()
