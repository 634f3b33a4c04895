"""Soak jobs. Every module here is loaded; each registers jobs with `soak.job`."""
