/** Classes of another window: what moves into a frame gets them in Firefox. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { isA } from "../../www/widgets/dom.js";

test("what has the classes of another window is known by their names", () => {
  const there = runInNewContext("new Map()");
  assert.ok(!(there instanceof Map));
  assert.ok(isA(there, Map) && isA(there, Object) && !isA(there, Set));
  assert.ok(!isA(null, Map) && !isA(undefined, Map));
});
