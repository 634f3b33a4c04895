"""Server routes for game reviews and the tutor."""
