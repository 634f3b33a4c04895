"""What is printed of the Rhine: charts, house values, map and counters, and how they are read. No rule of play."""
