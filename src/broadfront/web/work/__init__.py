"""Heavy work in worker processes and in the background."""
