"""What is compiled, for type checkers: `__init__.py` says what comes of it."""

from typing import Any

def __getattr__(name: str) -> Any: ...
