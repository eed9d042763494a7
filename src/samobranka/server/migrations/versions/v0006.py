"""Tokens of seats are kept as what they lead to."""

import sqlalchemy as sa
from alembic import op

from samobranka.server.keyring import MARK, locked

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

seats = sa.table("seats", sa.column("table_id", sa.String), sa.column("seat", sa.Integer), sa.column("token", sa.String))
AT_ONCE = 1000


def upgrade() -> None:
    connection = op.get_bind()
    change = (
        sa.update(seats)
        .where(seats.c.table_id == sa.bindparam("which"), seats.c.seat == sa.bindparam("where"))
        .values(token=sa.bindparam("kept"))
    )
    while found := connection.execute(sa.select(seats).where(~seats.c.token.startswith(MARK)).limit(AT_ONCE)).all():
        connection.execute(change, [{"which": row.table_id, "where": row.seat, "kept": locked(row.token)} for row in found])


def downgrade() -> None:
    """There is no way back from what a token leads to: an older version opens no seat of before, but who lays one anew sits."""
