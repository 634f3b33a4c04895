"""Prepares a release without uploading it: `make release`."""
