"""Commands that use the analyst: game reviews and outside programs as players."""
