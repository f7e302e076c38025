"""Two plain values side by side: their exact text, and the first place where they part."""

from __future__ import annotations

import json


def canon(value: object) -> str:
    """The exact JSON of a value, keys in the order given."""
    return json.dumps(value, allow_nan=False, separators=(",", ":"))


def difference(left: object, right: object, path: str) -> str:
    """The first difference as `view.cards[2].value: 0 != 3`; '' if there is none."""
    if isinstance(left, dict) and isinstance(right, dict):
        return _dict_difference(left, right, path)
    if isinstance(left, list | tuple) and isinstance(right, list | tuple):
        for index, (a, b) in enumerate(zip(left, right, strict=False)):
            found = difference(a, b, f"{path}[{index}]")
            if found:
                return found
        if len(left) != len(right):
            return f"{path}: {len(left)} items != {len(right)} items"
        return ""
    if type(left) is type(right) and left == right:
        return ""
    return f"{path}: {left!r} != {right!r}"


def _dict_difference(left: dict[str, object], right: dict[str, object], path: str) -> str:
    for key in left:
        if key not in right:
            return f"{path}.{key}: present != missing"
        found = difference(left[key], right[key], f"{path}.{key}")
        if found:
            return found
    for key in right:
        if key not in left:
            return f"{path}.{key}: missing != present"
    if list(left) != list(right):
        return f"{path}: the keys come in another order"
    return ""
