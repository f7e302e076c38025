"""`python -m rookery.cli` is `rookery`."""

import sys

from rookery.cli.main import main

sys.exit(main())
