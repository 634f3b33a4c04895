"""Schema 3: short messages between the seats of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Create the table of messages."""
    op.create_table(
        "messages",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("sent", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the table of messages."""
    op.drop_table("messages")
