"""Ways: movement, what it costs, what bars it, bridges and Roadblocks."""
