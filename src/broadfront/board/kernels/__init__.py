"""Kernels on flat arrays. They come with a game and need numpy; numba is loaded by the first that is compiled."""
