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
from html import escape
from typing import TYPE_CHECKING, Any, Callable, Iterable, Iterator, Literal, NamedTuple, Sequence, Union

import knights_tour._native as _native

__all__ = [
    "Existence", "Puzzle", "Rule", "Step", "Tour", "Trials", "Verdict", "Widget",
    "count", "exists", "graph", "puzzle", "rules", "solve", "steps", "trials", "verify",
]  # fmt: skip

Board = Union[str, Iterable[Iterable[Any]]]
#: A piece: its name or its leaps, as in ``"king"`` and ``"0,1+1,1"``, the two lengths of its leap, or several of them.
Leaper = Union[str, tuple[int, int], Sequence[tuple[int, int]]]
#: The edges that are joined: the left and the right one (a ring), or all (a doughnut).
Wrap = Literal["none", "columns", "both"]
Setting = Union[str, int, Leaper, None]
#: A function that is called with the share that is done, or `True` for a bar, which takes ``tqdm``.
Progress = Union[Callable[[float], Any], bool, None]


class Tour:
    """A tour: every square once, each a move from the one before. Notebooks show its picture.

    ``squares`` has the names in the order of the visit, ``closed`` is whether the knight can step back to the first,
    ``grid`` has the numbers of the visits row by row from the top (``None`` for holes, and on a graph), and ``svg()``
    is the picture.

    >>> print(solve("4x3", start="a1"))
     3  6  9 12
     8 11  2  5
     1  4  7 10
    """

    def __init__(self, made: Any) -> None:
        self.squares: list[str] = made.squares
        self.closed: bool = made.closed
        self.grid: list[list[int | None]] | None = made.grid
        self.svg: Callable[[], str] = made.svg
        self._made = made

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
    """The tour that somebody wrote, if it is one; how many squares from the first are right; and what is wrong then."""

    tour: Tour | None
    holds: int
    problem: str

    def __bool__(self) -> bool:
        return self.tour is not None


class Existence(NamedTuple):
    """Whether there is a tour (``None`` if theory does not tell), the code of the reason, and its sentence."""

    answer: bool | None
    code: str
    reason: str


class Puzzle(NamedTuple):
    """Numbers to fill in, in rows with ``.`` for open squares; the only solution; ``"easy"`` to ``"very-hard"``."""

    givens: str
    solution: Tour
    grade: str


class Trials(NamedTuple):
    """How many runs there were, how many found a tour and how many a closed one; their squares and their steps."""

    runs: int
    tours: int
    closed: int
    visited: int
    steps: int


class Rule(NamedTuple):
    """A rule that has a name: what ``tie_break`` calls it, its name, and what ``rule`` would say for it."""

    tie_break: str
    name: str
    rule: str


class Step(NamedTuple):
    """A step that is about to be taken: how many were taken before, where the knight stands, where it can go with the
    number of onward moves from there, and the reason, such as ``{"code": "fewest", "to": "a1", …}``."""

    position: int
    square: str
    candidates: list[tuple[str, int]]
    reason: dict[str, Any]


def solve(board: Board | None = None, *, closed: bool = False, **settings: Setting) -> Tour:
    """A tour of a board, or of a ``graph``.

    The settings are those of a link: ``start``, ``algorithm``, ``tie_break``, ``rule``, ``when_stuck``, ``seed``,
    ``leaper``, ``wrap`` and those of single methods. Ctrl-C stops it.

    >>> solve("5x5", start="a1").squares[:3]
    ['a1', 'b3', 'a5']
    """
    usual = {} if "algorithm" in settings else {"algorithm": "best", "start": "any"}
    return Tour(_native.solve(_named(board, closed, {**usual, **settings})))


def steps(board: Board | None = None, *, closed: bool = False, **settings: Setting) -> Iterator[Step]:
    """The steps of a run, each with its reason: Warnsdorff's rule, unless another ``algorithm`` is asked for.

    >>> first = next(steps("8x8", start="c2"))
    >>> first.square, first.candidates[-1], first.reason["code"], first.reason["to"]
    ('c2', ('a1', 1), 'fewest', 'a1')
    """
    return map(Step._make, iter(_native.Steps(_named(board, closed, settings)).next, None))


def trials(board: Board | None = None, *, runs: int = 100, closed: bool = False, progress: Progress = None, **settings: Setting) -> Trials:
    """How many of this many runs find a tour, from random squares unless there is a ``start``. Ctrl-C stops them.

    >>> trials("8x8", runs=1000, tie_break="roth").tours > 990
    True
    """
    asked = _named(board, closed, {"start": "random", **settings})
    return Trials(*_native.trials(asked, runs, _heard(progress, "runs")))


def rules() -> list[Rule]:
    """The rules that have a name.

    >>> rules()[0]
    Rule(tie_break='roth', name='Farthest from the centre (Roth)', rule='fewest onward, farthest centre')
    """
    return [Rule(*each) for each in _native.rules()]


def verify(tour: str | Iterable[Any], board: Board | None = None, *, leaper: Leaper | None = None, wrap: Wrap | None = None, graph: str | None = None) -> Verdict:
    """Whether squares, in any common form, are a tour: names, numbered boards as text or arrays, pairs.
    Where no board is given, a numbered board has its own size, and a list of squares is one on 8 × 8.

    >>> bool(verify([[1, 4, 7, 10], [12, 9, 2, 5], [3, 6, 11, 8]]))
    True
    >>> verify("a1 b3 c1 a2 b5", "3x4").holds
    4
    """
    if not isinstance(tour, str):
        rows = [[row] if isinstance(row, str) else map(int, row) for row in tour]
        tour = "\n".join(" ".join(map(str, row)) for row in rows)
    lines = tour.splitlines()
    if board is None and graph is None and len(lines) > 1 and len(numbers := lines[0].split()) > 1:
        board = f"{len(numbers)}x{len(lines)}"
    made, holds, problem = _native.verify(tour, (_board(board), leaper, wrap, graph))
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
    return _native.count(closed, directed, _heard(progress, "tours"), (_board(board), leaper, wrap, graph))


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


def _heard(progress: Progress, unit: str) -> Callable[[float], Any] | None:
    """What is called with the share that is done."""
    if progress is not True:
        return progress or None
    try:
        from tqdm.auto import tqdm
    except ImportError as missing:
        raise ImportError("progress=True shows a bar of tqdm: `pip install tqdm`, or give a function") from missing
    bar = tqdm(total=1, desc=unit, bar_format="{desc}: {percentage:3.0f}% |{bar}| {elapsed}")
    return lambda share: bar.update(share - bar.n)


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


if TYPE_CHECKING:
    from .widget import Widget
else:

    def __getattr__(name):
        if name != "Widget":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from .widget import Widget  # Only notebooks have what it takes.

        return Widget
