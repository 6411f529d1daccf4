/**
 * The order of moves in the settings: the list of those that have a name, and a small board to change it on, fetched
 * when it is first opened.
 *
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 */

import { addStyle } from "../../app/stylesheet.js";
import { methodOf } from "../../run/methods.js";
import { preflight } from "../../run/preflight.js";
import * as words from "#text/move-order.js";
import { find, setAttribute } from "../../widgets/dom.js";
import { listNamed } from "../../widgets/choices.js";

const BOARD = new URL("../../app/move-order/move-board.js", import.meta.url);
const LOOK = new URL("../../style/move-order.css", import.meta.url);

/**
 * @param {HTMLElement} form
 * @param {object} on
 * @param {(changes: Partial<RunSettings>) => string | null} on.change tells what is wrong, or `null` when the run was changed
 * @param {(text: string) => void} on.say for the live region
 * @param {() => void} on.failed the board could not be fetched
 */
export function createMoves(form, on) {
  const list = find(form, "select[name=moves]", HTMLSelectElement);
  const panel = find(form, ".move-order", HTMLDetailsElement);
  /** @type {ReturnType<typeof import("../../app/move-order/move-board.js").createMoveBoard> | null} */
  let board = null;
  /** @type {Partial<RunSettings>} */
  let run = {};

  const usual = () => methodOf(run.algorithm)?.usualMoves ?? null;

  /** @param {string | undefined} moves */
  const change = (moves) => on.change({ moves: moves === usual() ? undefined : moves });

  function showBoard() {
    if (panel.open && !panel.hidden) {
      board?.show(run.moves ?? usual() ?? "", run.leaper);
    }
  }

  async function fetchBoard() {
    try {
      await Promise.all([preflight(BOARD), addStyle(LOOK)]);
      const { createMoveBoard } = await import("../../app/move-order/move-board.js");
      board ??= createMoveBoard(find(panel, "div", HTMLElement), { say: on.say, change });
      showBoard();
    } catch (error) {
      console.error(error);
      on.failed();
    }
  }

  list.addEventListener("change", () => change(list.value));
  panel.addEventListener("toggle", () => {
    if (board) {
      showBoard();
    } else if (panel.open) {
      void fetchBoard();
    }
  });

  return {
    /** Shows the order of a run. @param {Partial<RunSettings>} next */
    show(next) {
      run = next;
      const isHidden = usual() === null || run.graph !== undefined;
      panel.hidden = isHidden;
      setAttribute(find(form, ".field:has(#moves)", HTMLElement), "hidden", isHidden ? "" : null);
      const used = run.moves ?? usual() ?? "";
      const isOwn = !isHidden && !Object.hasOwn(words.orderNames, used);
      listNamed(list, { ...words.orderNames, ...(isOwn && { [used]: words.ownOrder }) });
      list.value = used;
      showBoard();
    },
  };
}
