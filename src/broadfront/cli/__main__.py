"""`python -m broadfront.cli`."""

import sys

from broadfront.cli import main

if __name__ == "__main__":
    sys.exit(main())
