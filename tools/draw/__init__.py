"""Our pictures, drawn as code: `make art` writes the sheets in `web/src/art` that are made here."""
