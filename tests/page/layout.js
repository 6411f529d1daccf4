/** Every room at a moment when there is much to see, and what can be wrong with how it is laid out. */

/** @import { Page } from "@playwright/test" */

import { expect } from "@playwright/test";

/** For many checks in one test: all that is wrong is told, not only the first of it. */
export const softly = expect.configure({ soft: true, timeout: 5000 });

/**
 * What is wrong with the controls that are shown: their size, their text, and what lies over them
 * once they are scrolled into view. They may have two lines of text, or `lines`. While a dialog or a menu is
 * open, only its own are looked at.
 * @param {Page} page
 * @param {number} [lines]
 */
export const faults = (page, lines = 2) =>
  page.evaluate((mostLines) => {
    const root = document.documentElement;
    const letter = parseFloat(getComputedStyle(root).fontSize);
    /** @param {Element} element */
    const nameOf = (element) =>
      `${element.localName}#${element.id}.${element.className} ${element.textContent?.trim().slice(0, 20)}`;
    const found = [];
    if (root.scrollWidth > root.clientWidth) {
      const { clientWidth } = root;
      const wide = [...document.querySelectorAll("body *")].filter(
        (each) => each.checkVisibility() && each.getBoundingClientRect().right > clientWidth + 1,
      );
      const widest = wide.map(nameOf).join(", ");
      found.push(`the page is ${root.scrollWidth - clientWidth} px too wide: ${widest}`);
    }
    const pen = /** @type {CanvasRenderingContext2D} */ (
      document.createElement("canvas").getContext("2d")
    );
    const most = (0.4 + 1.6 * mostLines) * letter;
    const shown = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document;
    for (const control of shown.querySelectorAll("button, select, input, summary, a.pill")) {
      if (!control.checkVisibility() || control.matches(".unseen, .is-quiet *")) {
        continue;
      }
      const name = nameOf(control);
      control.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = control.getBoundingClientRect();
      // Headings have larger lines. Keys of a pad are as large as the pad leaves them; a board is a picture.
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(control);
      const itsText = mostLines * parseFloat(lineHeight) || 0;
      const own = itsText + parseFloat(paddingTop) + parseFloat(paddingBottom) + 1;
      if (height > Math.max(most, own) && !control.matches(".pad-key, .door-board")) {
        found.push(`${name} is ${height} px high`);
      }
      // The words beside a box belong to it: whoever hits them hits the box.
      const target = (control.closest("label") ?? control).getBoundingClientRect();
      if (Math.min(target.width, target.height) < 24) {
        found.push(`${name} is only ${target.width} × ${target.height} px`);
      }
      const group = control.closest("fieldset")?.getBoundingClientRect();
      if (group && left + width > group.right + 1) {
        found.push(`${name} sticks out of its group`);
      }
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || !control.contains(hit)) {
        found.push(`${name} lies under ${hit ? nameOf(hit) : "nothing"}`);
      }
      if (control instanceof HTMLSelectElement) {
        const style = getComputedStyle(control);
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const text = control.selectedOptions[0]?.text ?? "";
        const room = width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
        // Where the window itself is no wider there is nothing to be done. In texts longer than those of any language
        // there is nothing either for one that has a line of its own.
        const line = control.closest(".field");
        const isWhole = mostLines > 2 && line && width > line.clientWidth - 2;
        if (pen.measureText(text).width > room && width < root.clientWidth - 80 && !isWhole) {
          found.push(`${name} cuts “${text}” off`);
        }
      }
    }
    return found;
  }, lines);
