"""A person's own box: sheets of counters, cards and charts that replace our figures."""

BOX = "box.toml"
"""The file of a box that names the title it is for."""
