"""What plays ardennes, advises, measures and learns; loaded through its kit."""
