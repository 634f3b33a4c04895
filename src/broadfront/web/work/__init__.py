"""Heavy work, in processes of its own and in the background."""
