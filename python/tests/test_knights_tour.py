"""What a user of the package relies on. Run by `cargo xtask test python`, or with the built package by unittest."""

import doctest
import json
import unittest
from contextlib import redirect_stdout
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import knights_tour as kt


def load_tests(loader, tests, ignore):
    """The examples of the docstrings are tests as well."""
    tests.addTests(doctest.DocTestSuite(kt))
    return tests


class Array(list):
    """Rows as NumPy keeps them: they cannot be asked whether they are true."""

    def __bool__(self):
        raise ValueError("the truth value of an array is ambiguous")


class Tours(unittest.TestCase):
    def test_a_closed_tour_has_squares_a_grid_and_a_picture(self):
        tour = kt.solve("8x8", start="c3", closed=True)
        self.assertEqual((len(tour), len(set(tour)), tour.squares[0], tour.closed), (64, 64, "c3", True))
        self.assertEqual(sorted(number for row in tour.grid for number in row), list(range(1, 65)))
        self.assertEqual(tour.grid[8 - 3][2], 1)
        picture = ElementTree.fromstring(tour._repr_svg_())
        self.assertEqual(picture.get("role"), "img")
        self.assertIn("closed tour of 64 squares from c3", picture[0].text)

    def test_arrays_are_boards_and_holes_are_empty(self):
        ring = [[True] * 3, [True, False, True], [True] * 3]
        tour = kt.solve(ring, closed=True)
        self.assertEqual((len(tour), tour.grid[1][1]), (8, None))

    def test_wrong_input_is_a_value_error_with_a_sentence_and_a_code(self):
        with self.assertRaisesRegex(ValueError, "board") as raised:
            kt.solve("9x")
        self.assertTrue(raised.exception.code)
        with self.assertRaises(ValueError) as raised:
            kt.solve("4x4")
        self.assertEqual(raised.exception.code, "no-tour")
        with self.assertRaisesRegex(ValueError, "there is no setting colour"):
            kt.solve("5x5", colour="red")

    def test_counts_are_exact_and_tell_how_far_they_are(self):
        shares = []
        self.assertEqual(kt.count("6x6", closed=True, progress=shares.append), 9862)
        self.assertEqual(kt.count("5x5", directed=True), 1728)
        self.assertEqual(shares, sorted(shares))
        with self.assertRaisesRegex(RuntimeError, "enough"):
            kt.count("6x6", progress=self.stop)

        with self.assertRaisesRegex(RuntimeError, "enough"):
            kt.trials("8x8", progress=self.stop)

    @staticmethod
    def stop(share):
        raise RuntimeError("enough")

    @unittest.skipIf(find_spec("tqdm"), "tqdm is here")
    def test_a_bar_is_refused_where_there_is_none(self):
        with self.assertRaisesRegex(ImportError, "pip install tqdm"):
            kt.count("5x5", progress=True)

    def test_many_runs_are_tried_by_any_rule(self):
        shares = []
        tried = kt.trials("6x6", runs=50, start="a1", tie_break="first", progress=shares.append)
        self.assertEqual((tried.runs, tried.tours % 50, shares[-1]), (50, 0, 1.0))
        named = {each.tie_break: each.rule for each in kt.rules()}
        one = kt.trials("7x7", runs=80, tie_break="pohl-sum")
        self.assertEqual(one, kt.trials("7x7", runs=80, rule=named["pohl-sum"]))
        self.assertTrue(0 < one.tours < one.runs)

    def test_what_somebody_wrote_is_checked_up_to_its_first_fault(self):
        grid = [[1, 4, 7, 10], [12, 9, 2, 5], [3, 6, 11, 8]]
        self.assertEqual(kt.verify(grid).tour.grid, grid)
        self.assertTrue(kt.verify(Array(grid)))
        grid[0][0], grid[0][1] = grid[0][1], grid[0][0]
        wrong = kt.verify(grid)
        self.assertFalse(wrong)
        self.assertIn("not a knight’s move", wrong.problem)

    def test_existence_has_its_reason(self):
        self.assertEqual(kt.exists("8x8", closed=True).answer, True)
        answer, code, reason = kt.exists("4x6", closed=True)
        self.assertEqual((answer, code), (False, "side-4"))
        self.assertIn("four columns", reason)

    def test_each_step_has_its_reason(self):
        every = list(kt.steps("8x8", start="c2"))
        self.assertEqual(every[0].candidates[-1], ("a1", 1))
        self.assertEqual([step.position for step in every], list(range(len(every))))
        self.assertTrue(all(step.reason["code"] for step in every))

    def test_moves_are_edges_and_other_pieces_move(self):
        self.assertIn(("a1", "b3"), kt.graph("3x3"))
        self.assertEqual(len(kt.graph("3x3", leaper=(0, 1))), 12)
        for king in ("king", "0,1+1,1", [(0, 1), (1, 1)], ((1, 1), (1, 0))):
            self.assertEqual(kt.count("3x3", closed=True, leaper=king), 16)
        with self.assertRaisesRegex(ValueError, "a rook is a rider"):
            kt.solve("3x3", leaper="rook")
        self.assertEqual(len(kt.solve(graph="petersen", algorithm="backtracking")), 10)

    def test_edges_can_be_joined(self):
        self.assertEqual(len(kt.graph("5x5", wrap="both")), 100)
        self.assertEqual(len(kt.graph("5x5", wrap="none")), len(kt.graph("5x5")))
        self.assertEqual(kt.count("3x3", closed=True, wrap="both"), 48)
        answer, code, reason = kt.exists("6x4", closed=True, wrap="columns")
        self.assertEqual((answer, code), (False, "side-4"))
        self.assertIn("four rows", reason)
        tour = kt.solve("5x5", closed=True, wrap="both")
        self.assertEqual(kt.verify(tour.squares, "5x5", wrap="both").tour.closed, True)
        self.assertFalse(kt.verify(tour.squares, "5x5"))
        with self.assertRaisesRegex(ValueError, "it can be none, columns, both"):
            kt.count("4x4", wrap="rows")

    def test_a_puzzle_has_the_numbers_of_its_solution(self):
        puzzle = kt.puzzle("5x5", seed=3)
        self.assertEqual(puzzle, puzzle._replace(givens=kt.puzzle("5x5", seed=3).givens))
        cells = [row.split() for row in puzzle.givens.splitlines()]
        solved = [[str(number) for number in row] for row in puzzle.solution.grid]
        given = [(x, y) for y in range(5) for x in range(5) if cells[y][x] != "."]
        self.assertTrue(given)
        self.assertTrue(all(cells[y][x] == solved[y][x] for x, y in given))

    def test_the_code_of_the_papers_runs(self):
        papers = Path(__file__).parents[2] / "docs"
        blocks = (papers / "python.md").read_text(encoding="utf-8").split("```python\n")[1:]
        cells = json.loads((papers / "notebook.ipynb").read_text(encoding="utf-8"))["cells"]
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        needs = [cell["metadata"].get("tags", []) for cell in code]
        lessons = ["".join(cell["source"]) for cell, all in zip(code, needs) if all == [] or find_spec(all[0])]
        self.assertTrue(len(blocks) >= 5 and len(lessons) >= 9)
        for parts in [block.split("```")[0] for block in blocks], lessons:
            names, told = {}, StringIO()
            with redirect_stdout(told):
                for part in parts:
                    exec(compile(part, "paper", "exec"), names)
            self.assertIn("not a knight’s move", told.getvalue())


if __name__ == "__main__":
    unittest.main()
