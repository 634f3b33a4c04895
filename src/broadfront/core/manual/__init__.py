"""The explanation of a title: its rules in reading order, its terms, its charts by name, and a search through all of
it."""
