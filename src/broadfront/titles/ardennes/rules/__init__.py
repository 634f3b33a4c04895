"""Rules of the Ardennes game that depend on the position only, without the sequence of play."""
