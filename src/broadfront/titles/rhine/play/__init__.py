"""Players, advice, tracks, commands and learning for rhine, loaded through its kit."""
