"""What the server itself refuses. Its sentences lie in `words/` beside it."""

from samobranka.core.errors import SamobrankaError


class NoTable(SamobrankaError):
    """There is no such table, or not for this token; which of the two is nobody's business."""


class NotNow(SamobrankaError):
    """Not allowed at this moment, or not to this seat."""


class TooOften(SamobrankaError):
    """Too much at once from one visitor; it may come back in `seconds`."""


class NotStored(SamobrankaError):
    """The move could not be stored, so it was not made."""


class Away(SamobrankaError):
    """The database does not answer, or not now; it may do so soon."""


class NoPort(SamobrankaError):
    """Something else listens where the server was to."""


class BadDatabase(SamobrankaError):
    """The database cannot be used."""


def said(error: BaseException) -> str:
    """What is wrong, in one line: databases tell whole stories."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:300]
