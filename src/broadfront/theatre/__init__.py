"""One geography of the Western Front, compiled to hex maps at any scale. Build time only: maps load without it."""
