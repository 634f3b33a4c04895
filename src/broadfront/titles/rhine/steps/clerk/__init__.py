"""The steps of a turn of the clerk, by phase."""
