"""Combat rules: who may attack, strength, chits, retreat and advance."""
