"""How long a table waits for who is away, and what a seat was before a bot sat in."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="120"))
    op.add_column("seats", sa.Column("was", sa.String(8), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "was")
    op.drop_column("tables", "patience")
