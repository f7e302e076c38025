"""What the compiler brings along for speed: machine numbers, vectors of them, and a writer of bytes.

The only place that imports it. A `vec` is a list whose numbers lie side by side without boxes: `v[i] = n`
changes it in place for all who hold it, `v[:]` is a copy, and `append(v, n)` answers the longer vector, so
write `v = append(v, n)`. Uncompiled code runs the same, with plain whole numbers.
"""

from typing import TYPE_CHECKING

from librt.strings import BytesWriter, read_i64_le, write_i16_le, write_i32_le, write_i64_le
from librt.vecs import append, extend, pop, vec
from mypy_extensions import i16, i32, i64, u8
from mypy_extensions import u8 as byte

if not TYPE_CHECKING:
    i16 = i32 = u8 = (
        int  # `u8(n)` cuts a number to a byte for compiled code; elsewhere it would only cost time
    )

__all__ = [
    "BytesWriter",
    "append",
    "byte",
    "extend",
    "i16",
    "i32",
    "i64",
    "pop",
    "read_i64_le",
    "u8",
    "vec",
    "write_i16_le",
    "write_i32_le",
    "write_i64_le",
]
