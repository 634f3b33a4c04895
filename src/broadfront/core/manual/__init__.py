"""How a title is explained: its rules in reading order, its words, its charts by name, and a search over all of it."""
