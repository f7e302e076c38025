"""Speed of our rules beside the nearest peers, measured in one run: `make bench`."""
