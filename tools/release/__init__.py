"""Makes a release, all but the upload: `make release`."""
