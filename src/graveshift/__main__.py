"""`python -m graveshift` is the command `graveshift`."""

import sys

from graveshift.cli import main

sys.exit(main())
