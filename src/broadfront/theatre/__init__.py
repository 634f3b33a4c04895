"""Compiles one geography of the Western Front to hex maps at any scale. Used at build time only."""
