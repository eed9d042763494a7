"""What the compiler must be told, so that a compiled core stays open for games that are not compiled.

Read by mypyc when it looks at types; without it there is nothing to tell anybody. This file itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """`@mypyc_attr(allow_interpreted_subclasses=True)`: others may derive from this class, compiled or not."""
        return lambda kind: kind
