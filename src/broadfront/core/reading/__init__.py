"""Reading: files of people (TOML with its lines, values held to types), names they type, the language they read."""
