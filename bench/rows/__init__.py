"""Benchmark rows. Every module here is loaded; each registers rows with `bench.row`."""
