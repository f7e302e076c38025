"""The `rookery` command: games in the terminal, records, rules, packs and contests of bots."""
