"""The position that the practice of an example begins with."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text, nullable=True))


def downgrade() -> None:
    # Without its position a practice cannot be played again: nobody could open these tables any more.
    op.execute("DELETE FROM tables WHERE position IS NOT NULL")
    op.drop_column("tables", "position")
