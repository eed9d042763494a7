"""The language in which cards say what they do, read into small numbers when the game is loaded.

Everything is a form with blanks: `D{n}{many}@{range}` is how a hero's hit is written, and what stands in the blanks are the
numbers of a tuple. `vocabulary.py` names the numbers, `forms.py` reads forms, `atoms.py` has what is done, `clauses.py` when
and how often, `tiles.py` what tiles and corridors say. No card has code of its own: rules are written for words, not for cards.
"""
