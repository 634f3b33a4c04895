"""Rules of formations, boundaries, Reserves and cards leaving a hand."""
