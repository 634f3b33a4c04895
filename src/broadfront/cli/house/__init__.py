"""Commands for setup and maintenance: installation check, shell completion, and titles of your own."""
