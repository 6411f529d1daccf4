/** Workers that share a count wait for each other. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { page } from "./page.js";

const { rest, wake } = await page("jobs/turns.js");

test("who rests goes on when something is heard, and not before", async () => {
  wake();
  let isResting = true;
  const rested = rest().then(() => {
    isResting = false;
  });
  await setImmediate();
  assert(isResting);
  wake();
  await rested;
  assert(!isResting);
});
