"""The analyst on the server: reviews and the tutor."""
