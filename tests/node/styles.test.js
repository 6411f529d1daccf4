/** The stylesheets of rooms: none of them reaches into another room. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../www/rooms/", import.meta.url));

/**
 * What stands before the blocks at the top of a stylesheet.
 * @param {string} sheet
 */
function heads(sheet) {
  const text = sheet.replace(/\/\*.*?\*\//gs, "");
  const found = [];
  for (let at = 0, depth = 0, begin = 0; at < text.length; at += 1) {
    if (text[at] === "{") {
      if (depth === 0) {
        found.push(text.slice(begin, at).trim());
      }
      depth += 1;
    } else if (text[at] === "}") {
      depth -= 1;
      begin = at + 1;
    }
  }
  return found;
}

/** The blocks at the top that do not begin with the room. @type {(room: string, sheet: string) => string[]} */
const strays = (room, sheet) => heads(sheet).filter((head) => head !== `#${room}`);

test("every rule of a room’s stylesheet stands inside the room", () => {
  const rooms = readdirSync(folder);
  assert.ok(rooms.length >= 6);
  for (const room of rooms) {
    const sheet = readFileSync(`${folder}${room}/room.css`, "utf8");
    assert.ok(heads(sheet).length > 0, room);
    assert.deepEqual(strays(room, sheet), [], room);
  }
});

test("a rule outside the room is found, wherever it stands", () => {
  const sheet =
    "/* .a {} */\n#count {\n  .b { color: red; }\n  @media print { .c { color: blue; } }\n}\n";
  assert.deepEqual(strays("count", sheet), []);
  assert.deepEqual(strays("count", `${sheet}.d { color: red; }`), [".d"]);
  assert.deepEqual(strays("count", `${sheet}@media print { #count .e {} }`), ["@media print"]);
  assert.deepEqual(strays("count", `#counts .f {}\n${sheet}`), ["#counts .f"]);
});
