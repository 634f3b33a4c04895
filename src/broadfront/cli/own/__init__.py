"""Play with your own boxed game: its data sheets, its dice, and corrections to the position."""
