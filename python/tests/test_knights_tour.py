"""What a user of the package relies on, beside the examples of its docstrings and papers, which run here as well."""

import doctest
import json
import unittest
from importlib.util import find_spec
from pathlib import Path
from unittest.mock import patch
from xml.etree import ElementTree

import knights_tour as kt

#: Rows as NumPy keeps them: they cannot be asked whether they are true.
Array = type("Array", (list,), {"__bool__": None})


class Tours(unittest.TestCase):
    def test_the_examples_of_the_docstrings_run(self):
        failed, tried = doctest.testmod(kt)
        self.assertEqual((failed, tried > 10), (0, True))

    def test_a_tour_has_a_grid_and_a_picture_with_a_name(self):
        tour = kt.solve("8x8", start="c3", closed=True)
        self.assertEqual((sorted(sum(tour.grid, [])), bool(kt.verify(tour))), (list(range(1, 65)), True))
        picture = ElementTree.fromstring(tour._repr_svg_())
        self.assertEqual(picture.get("role"), "img")
        self.assertIn("closed tour of 64 squares from c3", picture[0].text)

    def test_arrays_are_boards_and_holes_are_empty(self):
        tour = kt.solve(Array([[True] * 3, [True, False, True], [True] * 3]), closed=True)
        self.assertEqual((len(tour), tour.grid[1][1]), (8, None))

    def test_wrong_input_is_a_value_error_with_a_sentence(self):
        for wrong, sentence in [
            ({"board": "9x"}, "board"),
            ({"colour": "red"}, "there is no setting colour"),
            ({"leaper": "rook"}, "a rook is a rider"),
            ({"wrap": "rows"}, "it can be none, columns, both"),
        ]:
            with self.assertRaisesRegex(ValueError, sentence):
                kt.solve(**wrong)

    def test_long_work_tells_how_far_it_is_and_can_be_stopped(self):
        for work in kt.count, kt.trials:
            shares = []
            work("5x6", progress=shares.append)
            self.assertEqual((shares, shares[-1]), (sorted(shares), 1.0))
            self.assertRaises(ZeroDivisionError, work, "6x6", progress=lambda share: 1 / 0)
            with patch.dict("sys.modules", {"tqdm.auto": None}):
                self.assertRaisesRegex(ImportError, "pip install tqdm", work, "5x5", progress=True)

    def test_many_runs_are_tried_by_any_rule(self):
        named = {each.tie_break: each.rule for each in kt.rules()}
        one = kt.trials("7x7", runs=80, tie_break="pohl-sum")
        self.assertEqual(one, kt.trials("7x7", runs=80, rule=named["pohl-sum"]))
        self.assertTrue(0 < one.tours < one.runs)

    def test_what_somebody_wrote_is_checked_up_to_its_first_fault(self):
        grid = [[1, 4, 7, 10], [12, 9, 2, 5], [3, 6, 11, 8]]
        self.assertEqual(kt.verify(Array(grid)).tour.grid, grid)
        self.assertIn("not a knight’s move", kt.verify([[4, 1, 7, 10], *grid[1:]]).problem)

    def test_each_step_has_its_reason(self):
        for at, step in enumerate(kt.steps("8x8", start="c2")):
            self.assertEqual((step.position, step.reason["code"] != ""), (at, True))

    def test_other_pieces_and_graphs_have_tours(self):
        self.assertEqual((len(kt.graph("3x3", leaper=(0, 1))), kt.graph("2x1", leaper="wazir")), (12, [("a1", "b1")]))
        for king in ("king", "0,1+1,1", [(0, 1), (1, 1)], ((1, 1), (1, 0))):
            self.assertEqual(kt.count("3x3", closed=True, leaper=king), 16)
        self.assertEqual(len(kt.solve(graph="petersen", algorithm="backtracking")), 10)

    def test_edges_can_be_joined(self):
        self.assertEqual((len(kt.graph("5x5", wrap="both")), kt.graph("5x5", wrap="none")), (100, kt.graph("5x5")))
        tour = kt.solve("5x5", closed=True, wrap="both")
        self.assertEqual([bool(kt.verify(tour, "5x5", wrap=wrap)) for wrap in ("both", "none")], [True, False])

    def test_a_puzzle_has_the_numbers_of_its_solution(self):
        puzzle = kt.puzzle("5x5", seed=3)
        given = puzzle.givens.split()
        solved = [cell if cell == "." else str(number) for cell, number in zip(given, sum(puzzle.solution.grid, []))]
        self.assertEqual((given, given.count(".") in range(1, 25)), (solved, True))

    def test_the_code_of_the_papers_runs(self):
        papers = Path(__file__).parents[2] / "docs"
        blocks = (papers / "python.md").read_text(encoding="utf-8").split("```python\n")[1:]
        cells = json.loads((papers / "notebook.ipynb").read_text(encoding="utf-8"))["cells"]
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        here = [cell["source"] for cell in code if all(map(find_spec, cell["metadata"].get("tags", [])))]
        self.assertTrue(len(blocks) >= 5 and len(here) >= 9)
        for parts in [block.split("```")[0] for block in blocks], map("".join, here):
            names = {}
            with patch("builtins.print") as told:
                for part in parts:
                    exec(compile(part, "paper", "exec"), names)
            self.assertIn("not a knight’s move", str(told.mock_calls))
