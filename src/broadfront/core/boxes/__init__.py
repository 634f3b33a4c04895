"""A person's own box: sheets of counters, cards and charts that take the place of our figures."""

BOX = "box.toml"
"""In a folder of sheets, says which title they are for."""
