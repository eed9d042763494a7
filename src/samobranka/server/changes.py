"""What a change of a table is. It is made in its turn, stored, and only then told: `House.change` is the one way to do so."""

from collections.abc import Callable
from typing import TypeVar

from samobranka.server.writer import Work

T = TypeVar("T")
# What is to be stored of a change that has been made in memory, and what follows when it is: whoever is there is told.
Change = tuple[list[Work], Callable[[], T]]
