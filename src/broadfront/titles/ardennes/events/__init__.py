"""Effects of the events printed on the cards, one function per event."""
