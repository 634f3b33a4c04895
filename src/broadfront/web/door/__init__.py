"""At the door: who comes in, how often, how much at a time; and what is noted of it."""
