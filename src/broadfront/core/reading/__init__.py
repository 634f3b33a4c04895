"""Reading people's input: files (TOML with line numbers, checked types), names they type, and their language."""
