"""Discs on a table, flicked by a finger: what moves where, who meets whom and when, exactly and the same on every machine.

It knows no rules. A game lays discs on a `Table` (`discs.py`), makes a `Launch` of what a player aimed (`hand.py`) and asks for
the `Course` that a flick takes (`run.py`); rules are questions over that course (`course.py`): contacts in order, discs that
left, what slid off its carrier, where everything came to rest, which gates were crossed.

| room | what lives there |
|---|---|
| `constants.toml`, `constants.py` | every number, and where it is from |
| `discs.py` | the table, its discs, cups and boxes |
| `hand.py` | from what was aimed to what is flicked: speed, and how a hand trembles |
| `contact.py` | when a disc meets something next |
| `resolve.py` | what a contact does to who takes part |
| `run.py` | one event after the other, until everything rests |
| `course.py` | what came of it |
| `bench.py` | how fast that is |

Outside, a place is two whole numbers: micrometres from the lower left corner. Inside, it is two doubles: millimetres from the
middle of the table, so that a mirror image or a half turn of a position gives the mirror image of the result, bit for bit. Only
+ - * / and square roots are used, which every machine rounds alike. The model is in twenty sentences, X1 to X20, which the
docstrings name (in the rulebook of the game they are NA-1301 to NA-1320).

The way of reckoning: every disc has its own clock, the moment of its last change, and slides straight from there. Only what
moves has a next event. A moving disc looks for the nearest thing ahead that lies still by comparing distances, and for other
moving discs by safe steps in time, which never step over a contact. After each event only those look again whose next event may
have changed.
"""
