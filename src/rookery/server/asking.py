"""What every route needs to know: the hall, and who asks."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response

from rookery.server.hall import Hall
from rookery.server.identity import COOKIE, YEAR, cookie_in, guest_of, signed
from rookery.server.problems import Problem


def the_hall(request: Request) -> Hall:
    """The hall of this worker."""
    hall: Hall = request.app.state.hall
    return hall


def who_looks(request: Request) -> str | None:
    """The guest behind the cookie, or None for somebody without one."""
    cookie = cookie_in(request.headers.get("cookie"))
    return None if cookie is None else guest_of(cookie, the_hall(request).settings.secret)


def who_acts(request: Request) -> str:
    """The guest behind the cookie; Problem 401 for somebody without one."""
    guest = who_looks(request)
    if guest is None:
        raise Problem(401, "you have no cookie yet; ask /api/me for one")
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


InHall = Annotated[Hall, Depends(the_hall)]
Onlooker = Annotated[str | None, Depends(who_looks)]
Guest = Annotated[str, Depends(who_acts)]
