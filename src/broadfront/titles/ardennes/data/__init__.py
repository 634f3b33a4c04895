"""What is printed of the Ardennes, and its loading."""
