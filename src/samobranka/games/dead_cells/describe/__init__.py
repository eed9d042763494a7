"""Names for things: what a choice, a question or an event says, as message ids and facts."""

from samobranka.games.dead_cells.describe.choices import describe as describe
from samobranka.games.dead_cells.describe.events import tell as tell
from samobranka.games.dead_cells.describe.pieces import pieces as pieces
from samobranka.games.dead_cells.describe.questions import ask as ask
