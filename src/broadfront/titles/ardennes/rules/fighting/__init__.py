"""What a combat rests on: who may attack, strength, chits, retreat and advance."""
