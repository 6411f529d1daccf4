/** What axe finds to complain about. */

import axe from "axe-core";
import { isWhole } from "../reach.js";
import { expect, test } from "./fixtures.js";
import { chooseTheme } from "./room.js";

/** @import { Page } from "@playwright/test" */

/** The rules that a theme can break, as it changes colours and the size of text. */
const RULES_OF_THEMES = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

/** The rules that a language can break, as it changes what things are called. How much room that takes is measured. */
export const RULES_OF_LANGUAGES = [
  ...["html-has-lang", "html-lang-valid", "valid-lang", "document-title", "empty-heading"],
  ...[
    "button-name",
    "link-name",
    "summary-name",
    "select-name",
    "label",
    "image-alt",
    "svg-img-alt",
  ],
  ...["role-img-alt", "aria-command-name", "aria-input-field-name", "aria-toggle-field-name"],
  ...["aria-dialog-name", "aria-progressbar-name", "label-content-name-mismatch"],
];

/** All themes, or the light one and one of the others, which is always the same for a test. */
function usualThemes() {
  const { title } = test.info();
  const other = title.length % 2 === 0 ? "dark" : "projector";
  return isWhole ? ["light", "dark", "projector"] : ["light", other];
}

/**
 * What axe complains about. It is brought into a page once: that takes as long as to look around. Rooms that are hidden
 * are taken out while it looks, which halves the time; what they could do to the one that is shown is to use its ids.
 * @param {Page} page
 * @param {string[]} [rules] these only
 * @param {boolean} [targets] whether they measure what is pressed
 */
async function violations(page, rules, targets = false) {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
  }
  const asked = { values: rules, sizes: targets };
  return page.evaluate(async ({ values, sizes }) => {
    const { axe: visitor } = /** @type {{ axe: typeof axe }} */ (/** @type {unknown} */ (window));
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const twice = ids.filter((id, i) => ids.indexOf(id) < i);
    const hidden = [...document.querySelectorAll("main[hidden]")];
    const places = hidden.map(() => document.createComment("a room"));
    hidden.forEach((room, i) => room.replaceWith(/** @type {Comment} */ (places[i])));
    const all = await visitor.run(document, {
      // To list what is right, node by node, would take longer than to look at it.
      resultTypes: ["violations"],
      // None of the rules reads style sheets.
      preload: false,
      // Whoever speaks to a computer says what is written on a button.
      rules: {
        "label-content-name-mismatch": { enabled: true },
        "target-size": { enabled: sizes },
      },
      ...(values && { runOnly: { type: "rule", values } }),
    });
    hidden.forEach((room, i) => places[i]?.replaceWith(room));
    const found = all.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes
        .slice(0, 5)
        .map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
    return [...found, ...twice.map((id) => ({ id, help: "An id is used once", where: [] }))];
  }, asked);
}

/**
 * Axe finds nothing to complain about in what the page shows, in its themes.
 * @param {Page} page
 * @param {{ of?: string, themes?: (string | null)[], rules?: string[], targets?: boolean }} [options] what is shown,
 *   themes to look at (`null` for the one that is on), the only rules to go by, and whether to measure what is pressed
 */
export async function expectAccessible(
  page,
  { of = "the page", themes = usualThemes(), rules, targets } = {},
) {
  for (const theme of themes) {
    if (theme) {
      await chooseTheme(page, theme);
    }
    // One that gives way to the next, as the knight's hops do, is over as well.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    const found = await violations(
      page,
      rules ?? (theme && theme !== "light" ? RULES_OF_THEMES : undefined),
      targets,
    );
    expect(found, `${of}, ${theme}`).toEqual([]);
  }
}
