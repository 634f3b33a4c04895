"""Player, advice, tracks, lesson and commands of Wacht; loaded through its kit."""
