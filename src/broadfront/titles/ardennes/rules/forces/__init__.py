"""Rules of formations, army and corps boundaries, Reserves, and cards that leave a hand."""
