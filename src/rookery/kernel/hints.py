"""The compiler's decorator, as a no-op at run time. The one kernel module that is never compiled:

mypyc takes the branch behind `TYPE_CHECKING` for unreachable and would stop there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: object) -> Any:
        """Leaves the class as it is."""
        return lambda cls: cls
