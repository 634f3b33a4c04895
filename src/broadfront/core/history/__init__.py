"""How a record goes back and forth: the course of its lines, and the states kept on the way."""
