"""Report of a simulation: all its charts in one file."""
