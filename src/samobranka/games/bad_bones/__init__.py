"""Bad Bones: skeletons walk out of the forest, and traps turn them away, best to your neighbours. For 1 to 6 players."""

from samobranka.games.bad_bones.game import BadBones

GAME = BadBones()
