/** What axe finds to complain about. */

import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

/** The rules that a theme can break, as it changes colours and the size of text. */
const RULES_OF_THEMES = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

const THEMES = ["light", "dark", "projector"];

/**
 * Axe finds nothing to complain about in what the page shows, in any theme.
 * @param {Page} page
 * @param {{ of?: string, themes?: (string | null)[] }} [options] what is shown, and themes to look at; `null` for the one that is on
 */
export async function expectAccessible(page, { of = "the page", themes = THEMES } = {}) {
  for (const theme of themes) {
    if (theme) {
      await page.getByLabel("Theme").selectOption(theme);
    }
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    // There are no frames in the page, so all of it can be looked at in one go; and to list what is
    // right, node by node, would take longer than to look at it.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    if (theme && theme !== "light") {
      axe.withRules(RULES_OF_THEMES);
    }
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes
        .slice(0, 5)
        .map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
    expect(found, `${of}, ${theme}`).toEqual([]);
  }
}
