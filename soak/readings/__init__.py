"""Independent implementations of game facts, against which the engine is checked."""
