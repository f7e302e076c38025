"""`rookery serve`: the service for browsers and programs."""

from __future__ import annotations

from argparse import Namespace

from rookery.cli.trouble import Trouble, because


def run(args: Namespace) -> int:
    """Serves until it is interrupted."""
    try:
        from rookery.server.run import serve
    except ModuleNotFoundError as error:
        raise Trouble("error-plain", reason=f"the service is not installed here ({error.name})") from None
    try:
        serve(args.host, args.port, args.database, args.workers, proxied=args.proxied)
    except ValueError as error:
        raise because(error) from None
    return 0
