"""The rule books of the titles as people read them: in order, with played examples, searched, and printed."""
