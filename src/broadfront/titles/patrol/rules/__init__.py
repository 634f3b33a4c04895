"""What is true of a patrol position: where units stand and can go, and what may be announced."""
