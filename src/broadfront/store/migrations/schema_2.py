"""Schema 2: stored positions, so that games open without a replay; invitations; undo proposals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Create the tables of invitations, stored positions and undo proposals."""
    op.create_table(
        "invitations",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), nullable=False),
        sa.Column("sides", sa.Text, nullable=False),
        sa.Column("claimed", sa.String(32)),
    )
    op.create_index("ix_invitations_game", "invitations", ["game"])
    op.create_table(
        "positions",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.String(64), nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "proposals",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), primary_key=True),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("to_line", sa.Integer, nullable=False),
        sa.Column("lines", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables of invitations, stored positions and undo proposals."""
    for table in ("proposals", "positions", "invitations"):
        op.drop_table(table)
