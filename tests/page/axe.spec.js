import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

for (const theme of ["light", "dark", "projector"]) {
  test(`axe finds nothing to complain about in the ${theme} theme`, async ({ page }) => {
    await page.goto(`#explore?board=8x8&start=a1&step=17&theme=${theme}`);
    await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
    expect(found).toEqual([]);
  });
}
