"""``<knights-tour>`` in a notebook: in Jupyter, VS Code, Colab and marimo, also without a network."""

from __future__ import annotations

from pathlib import Path

import anywidget
import traitlets

#: What the notebook's page runs: the element with its solver, and what joins it to this side.
_HERE = Path(__file__).parent
_ELEMENT = _HERE / "inline.js"


class Widget(anywidget.AnyWidget):
    """A run that can be played, stepped through and read, from both sides.

    ``kt.Widget(board="8x8", start="c3")``; ``step`` follows the reader, and the reader follows ``step``.
    """

    _esm = (_HERE / "widget.js").read_text(encoding="utf-8")
    _element = traitlets.Unicode(_ELEMENT.read_text(encoding="utf-8")).tag(sync=True)

    board = traitlets.Unicode("8x8").tag(sync=True)
    start = traitlets.Unicode("a1").tag(sync=True)
    when_stuck = traitlets.Unicode("backtrack").tag(sync=True)
    step = traitlets.Int(0).tag(sync=True)
    squares = traitlets.List(traitlets.Unicode(), read_only=True).tag(sync=True)
