"""The steps of a clerk's turn, in files named for the phase."""
