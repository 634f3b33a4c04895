"""From one number of the schema to the next, and back; one file each, run by Alembic."""
