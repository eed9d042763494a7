"""Bad Bones: skeletons walk out of the forest, traps turn them away, and neighbours get what you send them. For 1 to 6 players."""

from samobranka.games.bad_bones.game import BadBones

GAME = BadBones()
