"""Schema 1: games as lines, and seats. Databases older than version numbers have these tables and keep them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Create the tables of games, lines and seats."""
    op.create_table(
        "games",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "lines",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "seats",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), nullable=False),
        sa.Column("sides", sa.Text, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_seats_game", "seats", ["game"], if_not_exists=True)


def downgrade() -> None:
    """Raise an error: there is no earlier schema."""
    raise NotImplementedError("before schema 1 there were no games to keep")
