"""What the events printed on the cards do, a function each."""
