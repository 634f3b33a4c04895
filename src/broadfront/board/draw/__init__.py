"""Pictures of hex maps."""
