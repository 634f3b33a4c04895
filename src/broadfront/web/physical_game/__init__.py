"""Routes for games played with physical components: own data sheets, and corrections of the position."""
