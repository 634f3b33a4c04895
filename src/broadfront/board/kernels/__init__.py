"""Kernels: search functions on flat arrays. They are loaded with a game and need numpy; the first compiled one loads
numba.
"""
