/** What is painted bit by bit has to look like what is painted at once. */

import { expect, test } from "../fixtures.js";

/**
 * Goes back and forth through a run, repainting one canvas all the way, and compares it with a
 * canvas painted anew at each stop. Runs in the page.
 *
 * @param {{ settings: import("../../../dist/pkg/knights_tour.js").RunSettings, pixelRatio: number, theme: import("../../../dist/pkg/knights_tour.js").ThemeId, isOfFewSquares: boolean }} options
 * @returns {Promise<{ stops: number, differences: string[] }>}
 */
async function compare({ settings, pixelRatio, theme, isOfFewSquares }) {
  const module = "/pkg/knights_tour.js";
  /** @type {typeof import("../../../dist/pkg/knights_tour.js")} */
  const { default: init, Session } = await import(module);
  await init();
  const view = { width: 420, height: 380, pixelRatio, theme };
  const context = () => {
    const canvas = document.createElement("canvas");
    canvas.width = view.width * pixelRatio;
    canvas.height = view.height * pixelRatio;
    const drawing = canvas.getContext("2d", { willReadFrequently: true });
    if (!drawing) {
      throw new Error("no canvas to draw on");
    }
    return drawing;
  };
  const [kept, fresh] = [context(), context()];
  // Lines that a window cuts off are smoothed a little differently. So means over small patches
  // are compared, which what is out of date changes by far more. Of few squares all are painted once
  // nothing moves, and each pixel is compared.
  const [patch, most] = isOfFewSquares ? [1, 0] : [6, 16];
  const patches = (/** @type {CanvasRenderingContext2D} */ drawing) => {
    const { width, height } = drawing.canvas;
    const { data } = drawing.getImageData(0, 0, width, height);
    const columns = Math.ceil(width / patch);
    const means = new Float64Array(columns * Math.ceil(height / patch));
    for (let at = 0; at < width * height; at += 1) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const light = data[4 * at] + data[4 * at + 1] + data[4 * at + 2];
      means[Math.floor(y / patch) * columns + Math.floor(x / patch)] += light / (3 * patch ** 2);
    }
    return { means, columns };
  };

  const session = new Session(settings);
  const painter = session.painter(kept);
  const acts = [
    () => session.step(),
    () => session.step(),
    () => session.back(),
    () => session.seek(session.position + 9),
    () => session.seek(session.position - 5),
    () => session.findNext("tie", 50),
    () => session.seek(1e9),
    () => session.back(),
    () => session.seek(3),
    () => session.findNext("dead-end", 400),
    () => session.step(),
  ];
  const cursors = [null, "a1", "c2", null];
  const differences = [];
  let stops = 0;
  for (let round = 0; round < 4; round += 1) {
    for (const [number, act] of acts.entries()) {
      act();
      const cursor = cursors[stops % cursors.length];
      painter.paint(session, { ...view, cursor, glide: 0.4 });
      const shown = { ...view, cursor, glide: stops % 3 === 0 ? 0.7 : 1 };
      painter.paint(session, shown);
      const other = new Session(settings);
      other.seek(session.position);
      // The knight comes from where it was, which another session cannot know.
      const still = { ...shown, glide: 1 };
      painter.paint(session, still);
      other.paint(fresh, still);
      const [is, wanted] = [patches(kept), patches(fresh)];
      const wrong = is.means.findIndex((mean, at) => Math.abs(mean - wanted.means[at]) > most);
      if (wrong >= 0) {
        const [x, y] = [wrong % is.columns, Math.floor(wrong / is.columns)];
        differences.push(
          `act ${number} of round ${round}, position ${session.position}: at ${x * patch}, ${y * patch}`,
        );
      }
      other.free();
      stops += 1;
    }
  }
  painter.free();
  session.free();
  return { stops, differences };
}

/** @type {{ name: string, options: Parameters<typeof compare>[0] }[]} */
const cases = [
  {
    name: "a chessboard",
    options: {
      settings: { board: "8x8", start: "c2" },
      pixelRatio: 1,
      theme: "light",
      isOfFewSquares: true,
    },
  },
  {
    name: "a board with holes and backtracking",
    options: {
      settings: { board: "....../.#..../....../....#./......", whenStuck: "backtrack" },
      pixelRatio: 2,
      theme: "dark",
      isOfFewSquares: true,
    },
  },
  {
    name: "restarts for a closed tour",
    options: {
      settings: { board: "6x6", start: "b3", whenStuck: "restart", target: "closed" },
      pixelRatio: 1.5,
      theme: "projector",
      isOfFewSquares: true,
    },
  },
  {
    name: "a board of more squares than are painted at once",
    options: {
      settings: { board: "16x16", start: "c2" },
      pixelRatio: 1,
      theme: "light",
      isOfFewSquares: false,
    },
  },
  {
    name: "an overview of a large board",
    options: {
      settings: { board: "300x250", tieBreak: "random" },
      pixelRatio: 1,
      theme: "light",
      isOfFewSquares: false,
    },
  },
  {
    name: "a board too small to read",
    options: {
      settings: { board: "40x30", tieBreak: "random" },
      pixelRatio: 1,
      theme: "light",
      isOfFewSquares: false,
    },
  },
];

for (const { name, options } of cases) {
  test(`repainting what changed gives the whole picture: ${name} @engines`, async ({ page }) => {
    await page.goto("");
    const { stops, differences } = await page.evaluate(compare, options);
    expect(stops).toBe(44);
    expect(differences).toEqual([]);
  });
}

/**
 * Moves the camera over a run, painting a little at a time, and compares each picture with one
 * painted at once. Runs in the page.
 *
 * @param {{ board: string, steps: number, pixelRatio: number }} options
 * @returns {Promise<{ stops: number, unfinished: number, differences: string[] }>}
 */
async function compareMoved({ board, steps, pixelRatio }) {
  const module = "/pkg/knights_tour.js";
  /** @type {typeof import("../../../dist/pkg/knights_tour.js")} */
  const { default: init, CanvasPainter, Session } = await import(module);
  await init();
  const view = { width: 420, height: 380, pixelRatio };
  const [kept, fresh] = [0, 1].map(() => {
    const canvas = document.createElement("canvas");
    canvas.width = view.width * pixelRatio;
    canvas.height = view.height * pixelRatio;
    const drawing = canvas.getContext("2d", { willReadFrequently: true });
    if (!drawing) {
      throw new Error("no canvas to draw on");
    }
    return drawing;
  });
  const session = new Session({ board });
  session.seek(steps);
  const painter = new CanvasPainter(/** @type {CanvasRenderingContext2D} */ (kept));
  /** @type {import("../../../dist/pkg/knights_tour.js").Camera | null} */
  let camera = null;
  const differences = [];
  let [stops, unfinished] = [0, 0];
  /** @type {[number, number, number, number, number][]} */
  const moves = [
    [0, 0, 1, 0, 0],
    [210, 190, 4, 0, 0],
    [100, 300, 2, 0, 0],
    [0, 0, 1, 33, -20],
    [0, 0, 1, -7, 90],
    [0, 0, 1, -1000, 0],
    [210, 190, 6, 0, 0],
    [0, 0, 1, 150, 150],
    [300, 20, 0.3, 0, 0],
    [0, 0, 1, 0, -40],
    [0, 0, 0.0001, 0, 0],
  ];
  for (const [number, [x, y, factor, right, down]] of moves.entries()) {
    camera = session.moveCamera({ ...view, camera }, x, y, factor, right, down);
    const moved = { ...view, camera };
    // The run goes on while the picture is behind.
    for (let call = 0; !painter.paint(session, { ...moved, milliseconds: 0 }); call += 1) {
      unfinished += 1;
      if (call % 5 === 2) {
        session.step();
      }
    }
    // A step, and a cursor that comes and goes.
    session.step();
    painter.paint(session, { ...moved, cursor: "e5" });
    painter.paint(session, moved);
    session.paint(/** @type {CanvasRenderingContext2D} */ (fresh), moved);
    const { width, height } = { width: 420 * pixelRatio, height: 380 * pixelRatio };
    const [is, wanted] = [kept, fresh].map(
      (drawing) => drawing?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray(),
    );
    // Means over patches, as lines that pieces cut off are smoothed a little differently.
    const patch = 6;
    const columns = Math.ceil(width / patch);
    const means = new Float64Array(columns * Math.ceil(height / patch));
    for (let at = 0; at < width * height; at += 1) {
      const patchAt = Math.floor(at / width / patch) * columns + Math.floor((at % width) / patch);
      for (let channel = 0; channel < 4; channel += 1) {
        const difference = (is?.[4 * at + channel] ?? 0) - (wanted?.[4 * at + channel] ?? 0);
        means[patchAt] = (means[patchAt] ?? 0) + difference / (3 * patch ** 2);
      }
    }
    const wrong = means.findIndex((mean) => Math.abs(mean) > 16);
    if (wrong >= 0) {
      const [column, row] = [wrong % columns, Math.floor(wrong / columns)];
      differences.push(`move ${number}: at ${column * patch}, ${row * patch}: ${means[wrong]}`);
    }
    stops += 1;
  }
  painter.free();
  session.free();
  return { stops, unfinished, differences };
}

test("what the camera has moved looks like what is painted at once @engines", async ({ page }) => {
  await page.goto("");
  for (const options of [
    { board: "150x130", steps: 9000, pixelRatio: 1 },
    { board: "400x400", steps: 20_000, pixelRatio: 1.5 },
    { board: "12x12", steps: 60, pixelRatio: 2 },
  ]) {
    const { stops, unfinished, differences } = await page.evaluate(compareMoved, options);
    expect(differences, options.board).toEqual([]);
    expect(stops).toBe(11);
    // Of a small board everything is painted at once.
    expect(unfinished > 0, options.board).toBe(options.board !== "12x12");
  }
});
