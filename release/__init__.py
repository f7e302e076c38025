"""What a release consists of: its parts and their licences, its checksums and its signature."""
