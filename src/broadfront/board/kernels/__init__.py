"""Kernels on flat arrays: the only place that imports numba, and only on first use."""
