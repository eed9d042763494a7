"""Bad Bones as people tell it: what the heroes and traps do, what the skeletons break, and whose land they are sent to."""

from samobranka.games.bad_bones.story.folding import fold as fold
from samobranka.games.bad_bones.story.moments import great as great
