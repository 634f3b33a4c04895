"""The steps of patrol."""
