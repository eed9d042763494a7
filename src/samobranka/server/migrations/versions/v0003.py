"""Campaigns, their runs, and the record that a run begins with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("record", sa.Text, nullable=True),
        sa.Column("record_version", sa.String(40), nullable=False),
        sa.Column("fixed", sa.Text, nullable=False),
        sa.Column("company", sa.Text, nullable=False),
        sa.Column("dropped", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "chapters",
        sa.Column("campaign_id", sa.String(40), sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
    )
    op.add_column("tables", sa.Column("record", sa.Text, nullable=True))


def downgrade() -> None:
    # Without its record a run cannot be played again: nobody could open these tables any more.
    op.execute("DELETE FROM tables WHERE record IS NOT NULL")
    op.drop_column("tables", "record")
    op.drop_table("chapters")
    op.drop_table("campaigns")
