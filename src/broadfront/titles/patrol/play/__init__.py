"""Players, advice, tracks, outlook and lesson of patrol; loaded through its kit."""
