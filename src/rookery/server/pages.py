"""The browser client: one page for all addresses, and its files."""

from __future__ import annotations

from gzip import compress
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

from rookery.server.asking import give_cookie, who_looks
from rookery.server.identity import new_guest
from rookery.server.problems import Problem

TEXT = (".js", ".css", ".svg", ".html", ".json")
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Rookery</title>
<h1>Rookery is running</h1>
<p>The service is up, but the browser client is not built yet. Run <code>make play</code>, which builds it,
or play in the terminal with <code>rookery play</code>.</p></html>
"""
PAGES = (
    "/",
    "/t/{table}",
    "/r/{table}",
    "/r/{table}/{step}",
    "/review/{table}",
    "/fair/{table}",
    "/settings",
    "/glossary/{game}",
    "/learn/{game}",
    "/learn/{game}/{step}",
    "/how/{game}",
    "/puzzles",
    "/puzzles/{game}",
    "/puzzles/{game}/{puzzle}",
    "/daily",
    "/daily/{date}",
    "/duplicate/{deal}",
)


def pages(folder: Path) -> APIRouter:
    """The routes of the browser client whose build lies in a folder."""
    router = APIRouter(include_in_schema=False)
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}

    # Only our own files are packed: what a seat is told keeps its plain length on the wire.
    packed = {
        name: compress(path.read_bytes(), 9, mtime=0) for name, path in files.items() if path.suffix in TEXT
    }

    async def page(request: Request) -> Response:
        if "index.html" not in files:
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": "no-store"})
        answer = FileResponse(files["index.html"], headers={"Cache-Control": "private, no-cache"})
        if _unknown(request):  # then the first table needs no other request
            give_cookie(request, answer, new_guest())
        return answer

    async def asset(request: Request, name: str) -> Response:
        place = f"assets/{name}"
        if place in packed and "gzip" in request.headers.get("accept-encoding", ""):
            kind = guess_type(place)[0] or "text/plain"
            told = {"Cache-Control": FOREVER, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            return Response(packed[place], media_type=kind, headers=told)
        return _file(files, place, FOREVER)

    async def other(name: str) -> Response:
        return _file(files, name, "public, max-age=3600")

    for path in PAGES:
        router.add_api_route(path, page, methods=["GET", "HEAD"])
    router.add_api_route("/assets/{name:path}", asset, methods=["GET", "HEAD"])
    router.add_api_route("/{name}", other, methods=["GET", "HEAD"])
    return router


def is_stray(request: Request) -> bool:
    """Whether a browser opened an address for people; programs and our own files are told in JSON."""
    ours = request.url.path.startswith(("/api/", "/assets/"))
    return request.method in ("GET", "HEAD") and not ours and "text/html" in request.headers.get("accept", "")


def nowhere(folder: Path) -> Response:
    """The client says that nothing is here, in the reader's language."""
    page = folder / "index.html"
    told = {"Cache-Control": "no-store"}
    if not page.is_file():
        return HTMLResponse(NOT_BUILT, status_code=404, headers=told)
    return FileResponse(page, status_code=404, headers=told)


def _unknown(request: Request) -> bool:
    """Whether somebody has no cookie of ours; one we cannot read is kept: our secret may be wrong."""
    try:
        return who_looks(request) is None
    except Problem:
        return False


def _file(files: dict[str, Path], name: str, keep: str) -> Response:
    """One of the files found at the start; an address never becomes a path."""
    if name not in files:
        raise HTTPException(404)
    return FileResponse(files[name], headers={"Cache-Control": keep})
