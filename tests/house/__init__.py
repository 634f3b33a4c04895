"""Third-party titles: written, checked and played outside the repository."""
