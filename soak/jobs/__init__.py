"""One module for each subject; each holds the jobs of that subject."""
