"""Reading files of people: TOML with its lines, values held to types, and TOML written."""
