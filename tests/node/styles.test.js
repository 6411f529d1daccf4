/** The stylesheets: those of rooms do not reach into another room, and none of them says left or right. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const page = fileURLToPath(new URL("../../www/", import.meta.url));
const folder = `${page}rooms/`;

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

/**
 * What means left or right where it could mean where lines begin or end, which is on the right in some languages.
 * @param {string} sheet
 */
function sided(sheet) {
  const text = sheet.replace(/\/\*.*?\*\//gs, "");
  const found = [];
  for (const [all, name = "", value = ""] of text.matchAll(
    /(?<![\w-])([a-z-]+)\s*:\s*([^;{}]+);/g,
  )) {
    // Commas, spaces and slashes within brackets part nothing.
    const values = value.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, "()").split(/\s+/);
    const isSide = /(?:^|-)(?:left|right)(?:$|-)/.test(name);
    const saysSide =
      /^(?:text-align|float|clear|justify-\w+)$/.test(name) && /^(?:left|right)/.test(value);
    const isFour = /^(?:margin|padding|inset|border-(?:width|style|color))$/.test(name);
    const differ = isFour && values.length === 4 && values[1] !== values[3];
    if (isSide || saysSide || differ) {
      found.push(all);
    }
  }
  return found;
}

test("no style says left or right where it means the start or the end of a line", () => {
  const sheets = readdirSync(page, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".css"),
  );
  assert.ok(sheets.length > 20);
  for (const name of sheets) {
    assert.deepEqual(sided(readFileSync(`${page}${name}`, "utf8")), [], name);
  }
});

test("sides are found in names, in values, and where four values are not alike", () => {
  const plain = ".a { margin: 1px 2px 3px; inset: auto 0 0; text-align: start; grid-area: left; }";
  assert.deepEqual(sided(plain), []);
  assert.deepEqual(sided(".a { padding: 1px max(2px, 3px) 4px max(2px, 3px); }"), []);
  for (const bad of [
    "left: 0;",
    "margin-right: 1px;",
    "border-top-left-radius: 2px;",
    "text-align: right;",
    "padding: 0 1px 2px 3px;",
    "inset: auto auto 0 calc(1px + (2px * 3));",
  ]) {
    assert.deepEqual(sided(`.a { color: red; ${bad} }`), [bad]);
  }
});
