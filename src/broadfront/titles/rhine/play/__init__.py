"""What plays rhine, advises, measures and learns; loaded through its kit."""
