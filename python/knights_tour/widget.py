"""``<knights-tour>`` in a notebook: in Jupyter, VS Code, Colab and marimo, also without a network."""

from pathlib import Path

import anywidget
import traitlets

_HERE = Path(__file__).parent


class Widget(anywidget.AnyWidget):
    """A run that can be played, stepped through and read, from both sides.

    ``kt.Widget(board="8x8", start="c3")``; ``step`` follows the reader, and the reader follows ``step``.
    """

    # The element with its solver, and what joins it to this side.
    _element = traitlets.Unicode((_HERE / "inline.js").read_text(encoding="utf-8")).tag(sync=True)
    _esm = (_HERE / "widget.js").read_text(encoding="utf-8")

    board = traitlets.Unicode("8x8").tag(sync=True)
    start = traitlets.Unicode("a1").tag(sync=True)
    when_stuck = traitlets.Unicode("backtrack").tag(sync=True)
    step = traitlets.Int(0).tag(sync=True)
    squares = traitlets.List(traitlets.Unicode(), read_only=True).tag(sync=True)
