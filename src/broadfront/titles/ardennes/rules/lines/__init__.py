"""Who is near whom and who is cut off: Supply, Communication, Surround, the Line."""
