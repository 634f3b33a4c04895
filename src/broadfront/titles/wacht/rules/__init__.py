"""What is true of a position of Wacht: who may move where, at what cost; and what may be announced."""
