/** Scripts that are fetched to see whether they can be imported. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { preflightScript } from "../../www/run/preflight.js";

const ADDRESS = new URL("https://example.org/count.js");

for (const [headers, isCutShort] of /** @type {const} */ ([
  [{ ETag: "x" }, false],
  [{ "Last-Modified": "Fri, 27 Nov 2026 10:00:00 GMT" }, false],
  [{ "Cache-Control": "max-age=600" }, false],
  [{}, true],
  [{ "Cache-Control": "no-cache" }, true],
  [{ "Cache-Control": "no-store", "Last-Modified": "Fri, 27 Nov 2026 10:00:00 GMT" }, true],
])) {
  test(`with ${JSON.stringify(headers)} a script comes ${isCutShort ? "once, when it is imported" : "to be kept"}`, async () => {
    let isCancelled = false;
    const body = new ReadableStream({ cancel: () => void (isCancelled = true) });
    globalThis.fetch = async () => new Response(body, { headers });
    await preflightScript(ADDRESS);
    assert.equal(isCancelled, isCutShort);
  });
}
