"""A baseline that learns patrol by itself: a policy over features of options, and a network that values positions."""
