"""Knight's tours: made, explained step by step, checked, counted and drawn.

>>> import knights_tour as kt
>>> tour = kt.solve("8x8", start="c3", closed=True)
>>> len(tour), tour.closed, tour.squares[0]
(64, True, 'c3')

Boards are texts (``"8x8"``, rows of ``.`` and ``#``) or arrays whose true cells are squares. Wrong input raises a
``ValueError`` with a sentence, whose ``code`` programs can tell apart.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from html import escape
from typing import TYPE_CHECKING, Any, Callable, Iterable, Iterator, Literal, NamedTuple, Sequence, Union

from . import _native

if TYPE_CHECKING:
    from .widget import Widget

__all__ = [
    "Existence", "Puzzle", "Rule", "Step", "Tour", "Trials", "Verdict", "Widget",
    "count", "exists", "graph", "puzzle", "rules", "solve", "steps", "trials", "verify",
]  # fmt: skip

Board = Union[str, Iterable[Iterable[Any]]]
#: A piece: its name or its leaps, as in ``"king"`` and ``"0,1+1,1"``, the two lengths of its leap, or several of them.
Leaper = Union[str, tuple[int, int], Sequence[tuple[int, int]]]
#: The edges that are joined: the left and the right one (a ring), or all (a doughnut).
Wrap = Literal["none", "columns", "both"]
#: What a setting may be; those that are `None` have their usual value.
Setting = Union[str, int, Leaper, None]
#: A function that is called with the share that is done, or `True` for a bar, which takes ``tqdm``.
Progress = Union[Callable[[float], Any], bool, None]


class Tour:
    """A tour: every square once, each a move from the one before. Notebooks show its picture.

    >>> print(solve("4x3", start="a1"))
     3  6  9 12
     8 11  2  5
     1  4  7 10
    """

    def __init__(self, made: Any) -> None:
        self._made = made
        #: The names of the squares in the order of the visit.
        self.squares: list[str] = made.squares
        #: Whether the knight can step back from the last square to the first.
        self.closed: bool = made.closed
        #: The numbers of the visits, from 1, row by row from the top; ``None`` for holes, and on a graph.
        self.grid: list[list[int | None]] | None = made.grid

    def svg(self) -> str:
        """The picture of the tour."""
        return self._made.svg()

    def _repr_svg_(self) -> str:
        # A screen reader says what the picture is of, and not each of its numbers.
        named = f"<title>Knight's tour: {escape(repr(self)[1:-1])}</title>"
        return self.svg().replace("<svg ", '<svg role="img" ', 1).replace(">", ">" + named, 1)

    def __len__(self) -> int:
        return len(self.squares)

    def __iter__(self) -> Iterator[str]:
        return iter(self.squares)

    def __str__(self) -> str:
        return str(self._made)

    def __repr__(self) -> str:
        kind = "closed" if self.closed else "open"
        return f"<{kind} tour of {len(self)} squares from {self.squares[0]} to {self.squares[-1]}>"


class Verdict(NamedTuple):
    """What is true of a tour that somebody wrote."""

    #: The tour, if it is one.
    tour: Tour | None
    #: How many squares from the first are right.
    holds: int
    #: What is wrong after them; empty if nothing is.
    problem: str

    def __bool__(self) -> bool:
        return self.tour is not None


class Existence(NamedTuple):
    """Whether there is a tour, and why."""

    #: ``None`` if theory does not tell.
    answer: bool | None
    #: The code of the reason.
    code: str
    #: The reason as a sentence.
    reason: str


class Puzzle(NamedTuple):
    """Numbers of a tour to fill in."""

    #: A row a line; ``.`` is an open square.
    givens: str
    #: The only solution.
    solution: Tour
    #: ``"easy"`` to ``"very-hard"``.
    grade: str


class Trials(NamedTuple):
    """How many runs ended."""

    #: How many there were, how many of them found a tour, and how many of those are closed.
    runs: int
    tours: int
    closed: int
    #: The squares on their paths, and the steps that they took, of all runs together.
    visited: int
    steps: int


class Rule(NamedTuple):
    """A rule that has a name: what ``tie_break`` calls it, its name, and what ``rule`` would say for it."""

    tie_break: str
    name: str
    rule: str


class Step(NamedTuple):
    """A step that is about to be taken, and why."""

    #: How many steps were taken before.
    position: int
    #: Where the knight stands.
    square: str
    #: Where it can go, with the number of onward moves from there.
    candidates: list[tuple[str, int]]
    #: The code of the reason and its facts, such as ``{"code": "fewest", "to": "a1", …}``.
    reason: dict[str, Any]


def solve(board: Board | None = None, *, closed: bool = False, **settings: Setting) -> Tour:
    """A tour of a board, or of a ``graph``.

    The settings are those of a link: ``start``, ``algorithm``, ``tie_break``, ``rule``, ``when_stuck``, ``seed``,
    ``leaper``, ``wrap`` and those of single methods. Ctrl-C stops it.

    >>> solve("5x5", start="a1").squares[:3]
    ['a1', 'b3', 'a5']
    """
    usual = {} if "algorithm" in settings else {"algorithm": "best"}
    if usual and "start" not in settings:
        usual["start"] = "any"
    return Tour(_native.solve(_named(board, closed, {**usual, **settings})))


def steps(board: Board | None = None, *, closed: bool = False, **settings: Setting) -> Iterator[Step]:
    """The steps of a run, each with its reason: Warnsdorff's rule, unless another ``algorithm`` is asked for.

    >>> first = next(steps("8x8", start="c2"))
    >>> first.square, first.reason["code"], first.reason["to"]
    ('c2', 'fewest', 'a1')
    """
    run = _native.Steps(_named(board, closed, settings))
    return map(Step._make, iter(run.next, None))


def trials(board: Board | None = None, *, runs: int = 100, closed: bool = False, progress: Progress = None, **settings: Setting) -> Trials:
    """How many of this many runs find a tour, from random squares unless there is a ``start``. Ctrl-C stops them.

    >>> trials("8x8", runs=1000, tie_break="roth").tours > 990
    True
    """
    with _heard(progress, "runs") as hear:
        asked = _named(board, closed, {"start": "random", **settings})
        return Trials(*_native.trials(asked, runs, hear))


def rules() -> list[Rule]:
    """The rules that have a name.

    >>> rules()[0]
    Rule(tie_break='roth', name='Farthest from the centre (Roth)', rule='fewest onward, farthest centre')
    """
    return [Rule(*each) for each in _native.rules()]


def verify(tour: str | Iterable[Any], board: Board | None = None, *, leaper: Leaper | None = None, wrap: Wrap | None = None, graph: str | None = None) -> Verdict:
    """Whether squares, in any common form, are a tour: names, numbered boards as text or arrays, pairs.

    >>> bool(verify([[1, 4, 7, 10], [12, 9, 2, 5], [3, 6, 11, 8]]))
    True
    >>> verify("a1 b3 c1 a2 b5", "3x4").holds
    4
    """
    text = tour if isinstance(tour, str) else _rows(tour)
    if board is None and graph is None:
        rows = text.splitlines()
        board = f"{len(rows[0].split())}x{len(rows)}" if rows else ""
    made, holds, problem = _native.verify(text, (_board(board), leaper, wrap, graph))
    return Verdict(Tour(made) if made else None, holds, problem)


def exists(board: Board | None = None, *, closed: bool = False, start: str | None = None, leaper: Leaper | None = None, wrap: Wrap | None = None, graph: str | None = None) -> Existence:
    """Whether there is a tour, and why.

    >>> exists("4x4").answer, exists("4x4", wrap="both").answer
    (False, True)
    """
    return Existence(*_native.exists(closed, start, (_board(board), leaper, wrap, graph)))


def count(board: Board | None = None, *, closed: bool = False, directed: bool = False, leaper: Leaper | None = None, wrap: Wrap | None = None, graph: str | None = None, progress: Progress = None) -> int:
    """The number of tours; ``progress`` is called with the share that is done, or ``True``. Ctrl-C stops it.

    >>> count("6x6", closed=True)
    9862
    """
    with _heard(progress, "tours") as hear:
        return _native.count(closed, directed, hear, (_board(board), leaper, wrap, graph))


def graph(board: Board | None = None, *, leaper: Leaper | None = None, wrap: Wrap | None = None, graph: str | None = None) -> list[tuple[str, str]]:
    """The moves as pairs of squares: ``networkx.Graph(kt.graph("8x8"))``.

    >>> len(graph("8x8"))
    168
    """
    return _native.moves((_board(board), leaper, wrap, graph))


def puzzle(board: Board = "6x6", *, closed: bool = False, seed: Any = 1, grade: str | None = None, givens: int | None = None, leaper: Leaper | None = None) -> Puzzle:
    """Numbers of a tour to fill in, with exactly one solution: the same seed makes the same puzzle.

    >>> puzzle("5x5", seed=5, grade="easy").grade
    'easy'
    """
    text, solution, grade = _native.puzzle(closed, str(seed), grade, givens, (_board(board), leaper, None, None))
    return Puzzle(text, Tour(solution), grade)


@contextmanager
def _heard(progress: Progress, unit: str) -> Iterator[Callable[[float], Any] | None]:
    """What is called with the share that is done."""
    if progress is not True:
        yield progress or None
        return
    try:
        from tqdm.auto import tqdm
    except ImportError as missing:
        raise ImportError("progress=True shows a bar of tqdm: `pip install tqdm`, or give a function") from missing
    with tqdm(total=1, desc=unit, bar_format="{desc}: {percentage:3.0f}% |{bar}| {elapsed}") as bar:
        yield lambda share: bar.update(share - bar.n)


def _named(board: Board | None, closed: bool, settings: dict[str, Setting]) -> dict[str, Any]:
    """Settings by the names and words that links have."""
    named = {"board": _board(board), **settings, **({"target": "closed"} if closed else {})}
    words = {name: str(value).lower() if isinstance(value, bool) else value for name, value in named.items()}
    return {re.sub("_(.)", lambda it: it[1].upper(), name): word for name, word in words.items() if word is not None}


def _board(board: Board | None) -> str | None:
    """A board as text; of an array, true cells are squares."""
    if board is None or isinstance(board, str):
        return board
    return "/".join("".join(".#"[not cell] for cell in row) for row in board)


def _rows(grid: Iterable[Any]) -> str:
    """A numbered board, or a list of squares, as text."""
    rows = list(grid)
    if rows and isinstance(rows[0], str):
        return " ".join(rows)
    return "\n".join(" ".join(str(int(number)) for number in row) for row in rows)


if not TYPE_CHECKING:

    def __getattr__(name):
        # Only notebooks need what it takes.
        if name == "Widget":
            from .widget import Widget

            return Widget
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
