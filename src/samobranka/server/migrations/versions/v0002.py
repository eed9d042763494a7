"""Codes to join by, seats that are taken, and how a game ended."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


# Columns are added in place. SQLite would copy and drop the table otherwise, and seats, moves and chat go with it.
def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(12), nullable=True))
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_tables_code", "tables", ["code"], unique=True)
    op.add_column("seats", sa.Column("taken", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "taken")
    op.drop_index("ix_tables_code", "tables")
    op.drop_column("tables", "result")
    op.drop_column("tables", "code")
