"""A program of a user, for mypy alone: what is ignored here has to be wrong."""

import knights_tour as kt

tour: kt.Tour = kt.solve("8x8", start="c3", closed=True, leaper=(1, 2), seed=1)
names: list[str] = [*tour.squares, *tour, kt.verify("a1 b3").problem, kt.rules()[0].name, kt.puzzle("5x5").givens]
grid: "list[list[int | None]] | None" = tour.grid
number: int = kt.count([[1, 1], [1, 0]], progress=print) + kt.trials("5x5", progress=True).tours
answer: "bool | None" = kt.exists("4x4").answer
first: tuple[str, int] = next(kt.steps("5x5")).candidates[0]
edges: list[tuple[str, str]] = kt.graph("3x3", wrap="columns")
widget = kt.Widget(board="8x8")

kt.slove("8x8")  # type: ignore[attr-defined]
kt.solve("8x8", closed="no")  # type: ignore[arg-type]
kt.count("4x4", wrap="rows")  # type: ignore[arg-type]
kt.solve("8x8", start=1.5)  # type: ignore[arg-type]
