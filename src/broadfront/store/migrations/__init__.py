"""Migration scripts for Alembic, one per schema version, up and down."""
