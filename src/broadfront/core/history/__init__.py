"""What a game keeps of its record: which lines stand, what happened, where rolls came from, states on the way."""
