/** Rows of a list that are put in another order by their handles. */

/** @param {Element} row */
function middleOf(row) {
  const { top, bottom } = row.getBoundingClientRect();
  return (top + bottom) / 2;
}

/** A row follows the pointer among the others until that is let go: to its new place, or back if it gives up. @type {(handle: HTMLElement, row: HTMLElement, dropped: (from: number, to: number | null) => void) => void} */
export function letDrag(handle, row, dropped) {
  const index = () => [...(row.parentElement?.children ?? [])].indexOf(row);
  /** @param {PointerEvent} event */
  function follow({ clientY }) {
    const { previousElementSibling: above, nextElementSibling: below } = row;
    if (above && clientY < middleOf(above)) {
      above.before(row);
    } else if (below && clientY > middleOf(below)) {
      below.after(row);
    }
  }
  handle.addEventListener("pointerdown", (down) => {
    if (down.button !== 0) {
      return;
    }
    down.preventDefault();
    const from = index();
    const listening = new AbortController();
    const { signal } = listening;
    row.classList.add("dragged");
    addEventListener("pointermove", follow, { signal });
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
      const finish = () => {
        listening.abort();
        row.classList.remove("dragged");
        dropped(from, end === "pointercancel" ? null : index());
      };
      addEventListener(end, finish, { signal });
    }
  });
}
