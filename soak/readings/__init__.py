"""Second, plain readings of a game, written apart from the code that plays it: brute force over what is printed and told."""
