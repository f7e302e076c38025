"""What every route needs to know: the hall, and who asks."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from gzip import compress
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from fastapi.routing import APIRoute

from rookery.server.hall import Hall
from rookery.server.headers import place_of
from rookery.server.identity import COOKIE, YEAR, guest_in, signed
from rookery.server.problems import no_guest


class Typed(APIRoute):
    """A route whose answer is checked against its model: a field it does not know never leaves the house."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **how: Any) -> None:
        super().__init__(path, endpoint, **how | {"response_model_exclude_unset": True})


class ForAll(Typed):
    """A route whose answer is the same for everybody: it goes packed, as its length tells nobody anything."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        plain = super().get_route_handler()

        async def packed(request: Request) -> Response:
            answer = await plain(request)
            if answer.status_code == 200:
                answer.headers["Vary"] = "Accept-Encoding"
                if "gzip" in request.headers.get("accept-encoding", ""):
                    answer.body = compress(bytes(answer.body), mtime=0)
                    answer.headers["Content-Encoding"] = "gzip"
                    answer.headers["Content-Length"] = str(len(answer.body))
            return answer

        return packed


def the_hall(request: Request) -> Hall:
    """The hall of this worker."""
    hall: Hall = request.app.state.hall
    return hall


def who_looks(request: Request) -> str | None:
    """The guest behind the cookie, or None for somebody without one."""
    hall = the_hall(request)
    guest = guest_in(request.headers.getlist("cookie"), hall.settings.secret)
    if guest is not None:
        hall.whereabouts.seen(guest, place_of(request.scope))
    return guest


def who_acts(request: Request) -> str:
    """The guest behind the cookie; Problem 401 for somebody without one."""
    guest = who_looks(request)
    if guest is None:
        raise no_guest()
    return guest


def give_cookie(request: Request, response: Response, guest: str) -> None:
    """Makes the one who asks a guest of ours."""
    response.set_cookie(
        COOKIE,
        signed(guest, the_hall(request).settings.secret),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


# FastAPI runs a plain function in a thread: these take no time, so they stay on the loop.
async def _hall(request: Request) -> Hall:
    return the_hall(request)


async def _looks(request: Request) -> str | None:
    return who_looks(request)


async def _acts(request: Request) -> str:
    return who_acts(request)


InHall = Annotated[Hall, Depends(_hall)]
Onlooker = Annotated[str | None, Depends(_looks)]
Guest = Annotated[str, Depends(_acts)]
