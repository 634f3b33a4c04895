"""Movement rules: costs, restrictions, bridges and Roadblocks."""
