"""The rule books of the titles: in reading order, with played examples, search and a printable summary."""
