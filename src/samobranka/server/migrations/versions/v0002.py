"""Codes to join by, seats that are taken, and how a game ended."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("code", sa.String(12), nullable=True))
        tables.add_column(sa.Column("result", sa.Text, nullable=False, server_default=""))
        tables.create_unique_constraint("tables_code", ["code"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("taken", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("taken")
    with op.batch_alter_table("tables") as tables:
        tables.drop_constraint("tables_code", type_="unique")
        tables.drop_column("result")
        tables.drop_column("code")
