"""What plays wacht, advises, measures and learns; loaded through its kit."""
