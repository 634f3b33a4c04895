"""Kernels on flat arrays. Nothing here is imported before the first search; `shim` alone imports numba."""
