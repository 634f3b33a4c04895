"""Compiles real geographic data of the Western Front to hex maps at any scale. Used at build time only."""
