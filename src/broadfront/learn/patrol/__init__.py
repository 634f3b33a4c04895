"""A baseline that learns patrol: a small network values positions, and a player looks one choice ahead with it."""
