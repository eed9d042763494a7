"""What is stored: a table is its set-up and its log, and beside them who sits where and what was said.

A campaign is its record and its chapters, each of them a table.
"""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("spectator", String(64), nullable=False, unique=True),
    Column("code", String(12), nullable=True, unique=True, index=True),
    Column("game", String(80), nullable=False),
    Column("version", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("practice", Boolean, nullable=False),
    # Seconds until a bot plays on for who is away; 0: never.
    Column("patience", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    # What a run of a campaign began with: it belongs to the set-up.
    Column("record", Text, nullable=True),
    # Where the practice of an example began, line by line as the game's notation writes it: that belongs to it too.
    Column("position", Text, nullable=True),
    # For lists, so that a table need not be played again to be shown in one.
    Column("turn", Integer, nullable=False),
    Column("asked", String(80), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", Text, nullable=False),
    Column("changed", Float, nullable=False),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("kind", String(8), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("colour", String(24), nullable=False),
    Column("symbol", String(24), nullable=False),
    Column("taken", Boolean, nullable=False),
    # What it is when its player is there, while a bot sits in.
    Column("was", String(8), nullable=False),
)

moves: Final = Table(
    "moves",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("undo", Boolean, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

campaigns: Final = Table(
    "campaigns",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("game", String(80), nullable=False),
    Column("name", String(40), nullable=False),
    # What the last run left; nothing before the first one begins.
    Column("record", Text, nullable=True),
    Column("record_version", String(40), nullable=False),
    Column("fixed", Text, nullable=False),
    # Who would play the next run, and how, where no last run says so; and why the one that was open was given up.
    Column("company", Text, nullable=False),
    Column("dropped", Text, nullable=False),
    Column("changed", Float, nullable=False),
)

# A row from the moment a run begins; it has not ended while it is open. The key lets nobody begin the same run twice.
chapters: Final = Table(
    "chapters",
    metadata,
    Column("campaign_id", String(40), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("outcome", Text, nullable=False),
    Column("ended", Float, nullable=True),
)
