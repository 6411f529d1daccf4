/** Workers that share a count wait for each other. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { page } from "./page.js";

const { rest, wake } = await page("jobs/turns.js");

test("a waiting worker continues only after a message", async () => {
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
