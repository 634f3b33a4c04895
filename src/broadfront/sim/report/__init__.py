"""What a simulation found, as pictures: one file with everything."""
