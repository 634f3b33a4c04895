"""Second, plain readings of a game, apart from the code that plays it: brute force over what is printed and told."""
