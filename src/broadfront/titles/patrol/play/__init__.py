"""What plays patrol, advises, measures and learns; loaded through its kit."""
