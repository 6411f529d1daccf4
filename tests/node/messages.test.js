/** How messages become texts, and that those of every language fit the English ones. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { inlined } from "../../xtask/inline.js";
import { languages, run } from "../../xtask/languages.js";
import {
  ELSEWHERE,
  SOURCE,
  messageFiles,
  messagesIn,
  misfits,
  namedTexts,
  readMessages,
  scriptFor,
  textsFor,
  typesOf,
} from "../../xtask/messages.js";

const TOP = fileURLToPath(new URL("../../www", import.meta.url));

/** What messages say, with these helpers. @param {string} text @param {string} [english] @returns {Promise<any>} */
const said = (text, english = text) =>
  run(
    `const say = {
  number: (n) => n.toLocaleString("en"),
  decimal: (n, digits) => n.toFixed(digits),
  plural: (n, forms) => forms[n === 1 ? "one" : "other"] ?? forms.other,
  square: (name) => ({ square: name }),
  sentence: (texts, ...between) => texts.flatMap((text, i) => [text, between[i]].filter(Boolean)),
};
${scriptFor(readMessages(text), readMessages(english)).replace(/^import .*$/m, "")}`,
  );

test("messages are texts, functions of facts, groups, lists and tables", async () => {
  const texts = await said(`
title = Knight’s “tours” \`1\`
labels =
    .go = Go on
    .at-last = At last
labels_more =
    .stop = Stop
steps =
    - Take a board.
    - Take { NUMBER($n) } knights.
table =
    | one | two
    | three | four
went = { $n ->
    [0] No move
    [one] { $n } move
   *[other] { $n } moves
} to { $to }.
kind = { $isClosed ->
    [true] closed
   *[false] open
}
why = { $code ->
    [tie] A tie.
   *[other] No tie.
}
share = { NUMBER($x, minimumFractionDigits: 1) } of it
on = Go to { SQUARE($to) }{ -end }
-end = !
space = {" "}and{""}
`);
  assert.equal(texts.title, "Knight’s “tours” `1`");
  assert.deepEqual(texts.labels, { go: "Go on", "at-last": "At last", more: { stop: "Stop" } });
  assert.deepEqual(texts.steps({ n: 1234 }), ["Take a board.", "Take 1,234 knights."]);
  assert.deepEqual(texts.table, [
    ["one", "two"],
    ["three", "four"],
  ]);
  const moves = [0, 1, 2000].map((n) => texts.went({ n, to: "a1" }));
  assert.deepEqual(moves, ["No move to a1.", "1 move to a1.", "2,000 moves to a1."]);
  assert.equal(texts.kind({ isClosed: true }), "closed");
  assert.deepEqual([texts.why({ code: "tie" }), texts.why({ code: "x" })], ["A tie.", "No tie."]);
  assert.equal(texts.share({ x: 0.25 }), "0.3 of it");
  assert.deepEqual(texts.on({ to: "b3" }), ["Go to ", { square: "b3" }, "!"]);
  assert.equal(texts.space, " and");
});

test("words in quotation marks are a phrase that differs on a graph", async () => {
  const { text } = await said(`text = Every {"square"} of the {"board"}`);
  assert.equal(text, "Every {square} of the {board}");
});

test("where a language lacks a message, the English one stands in", async () => {
  const english = "labels =\n    .go = Go\n    .stop = Stop\nwent = { NUMBER($n) } moves";
  const own = await said("labels =\n    .go = Los", english);
  assert.deepEqual(own.labels, { go: "Los", stop: "Stop" });
  assert.equal(own.went({ n: 2 }), "2 moves");
  const without = await said("went = Züge", english);
  assert.equal(without.went({ n: 2 }), "Züge");
});

test("facts are of the kinds that the English message uses", async () => {
  const types = typesOf(
    readMessages("went = { $n ->\n    [one] one\n   *[other] { $n }\n} { $to } { LIST($names) }"),
  );
  assert.match(types, /n: number \| bigint; to: string \| number; names: readonly string\[\]/);
  const english = readMessages("a = { $n }\nb = { NUMBER($n) }");
  const own = readMessages("a = { $m }\nb = { $n ->\n    [true] x\n   *[false] y\n}\nc = c");
  assert.deepEqual(misfits(own, english).wrong, [
    "a: $m is no such fact",
    "b: $n is no such fact",
    "c is not in English",
  ]);
});

test("a language may choose its words by a fact that English only says", () => {
  const own = readMessages("a = { $name ->\n    [zebra] la zebra\n   *[other] il { $name }\n}");
  const { missing, wrong } = misfits(own, readMessages("a = { $name }"));
  assert.deepEqual([...missing, ...wrong], []);
});

test("a script has what it says of its messages, and nothing else", () => {
  const file = readMessages(`
title = Tour
went = { $from } to { $to }
stuck = { $n ->
    [one] stuck once
   *[other] stuck { $n } times
}
wrong_size =
    .low = too low
    .high = higher than { NUMBER($most) }
`);
  const code = (/** @type {string} */ expression) =>
    inlined(`import * as messages from "#messages/x.js";\nsay(${expression});\n`, () =>
      textsFor(file, file),
    );
  const importing = /^import \* as messages .*\n/m;
  assert.doesNotMatch(code("messages.title"), importing, "it is said here");
  assert.match(code("messages.wrong.size[which]"), importing);
  const told = '{ one: "stuck once", other: `stuck ${say.number(N)} times` }';
  for (const [expression, expected] of /** @type {const} */ ([
    ["messages.title", '("Tour")'],
    ["messages.went({ to, from: f(to) })", "(`${(f(to))} to ${(to)}`)"],
    ["messages.went({ ...facts, to: 1 })", "(`${(facts.from)} to ${(1)}`)"],
    ["messages.went(facts)", "(`${(facts.from)} to ${(facts.to)}`)"],
    ["messages.went({ ...f() })", "(({ from, to }) => `${from} to ${to}`)({ ...f() })"],
    ["messages.stuck({ n })", `(\`\${say.plural((n), ${told.replace("N", "(n)")})}\`)`],
    [
      "messages.stuck({ n: f() })",
      `((n) => \`\${say.plural(n, ${told.replace("N", "n")})}\`)((f()))`,
    ],
    ["messages.wrong.size.high({ most })", "(`higher than ${say.number((most))}`)"],
    ["messages.wrong.size[which]", "messages.wrong_size[which]"],
  ])) {
    const found = code(expression).replaceAll(/^(?:import .*)?\n/gm, "");
    assert.equal(found, `say(${expected});\n`, expression);
  }
});

test("what is no message is named", () => {
  for (const [text, why] of /** @type {const} */ ([
    ["about\n", /no message: about/],
    ["a = b\na = c", /a is there twice/],
    ["a = b\n    .c = d", /a text and a group at once/],
    ["a = { SHOUT($x) }", /no function SHOUT/],
    ["a = { b }", /there is no b/],
    ["a = { $x }{ $x ->\n    [true] y\n   *[false] z\n}{ NUMBER($x) }", /\$x is used as/],
  ])) {
    assert.throws(() => typesOf(readMessages(text)), why, text);
  }
});

test("no language has a message that does not fit", () => {
  assert.ok(messageFiles(TOP).length > 30);
  for (const { id } of languages.filter((each) => each.id !== SOURCE)) {
    for (const name of messageFiles(TOP)) {
      const fit = misfits(messagesIn(TOP, id, name), messagesIn(TOP, SOURCE, name));
      assert.deepEqual(fit, { missing: [], wrong: [] }, `${id}/${name}`);
    }
  }
});

/** What a sentence for a reason may tell. */
const REASON_FACTS = [
  "commoner",
  "more",
  "fewer",
  ...["isHigh", "isKnown", "isOne", "first", "second", "squares"],
  ...["start", "last", "some", "counted", "rest", "these", "those"],
];

/** The messages that are in no English file, each with the facts that it may have. @type {Record<string, () => Map<string, string[]>>} */
const elsewhere = {
  errors: () =>
    new Map(
      [
        ...(
          readFileSync(join(TOP, "text/error-kinds.d.ts"), "utf8").split("ProgramFacts")[0] ?? ""
        ).matchAll(/^ {2}"?([\w.-]+)"?: \{([^}]*)\};$/gm),
      ].map(([, kind = "", facts = ""]) => [
        `errors_${kind}`,
        [...facts.matchAll(/(\w+): /g)].map(([, name = ""]) => name),
      ]),
    ),
  // A language that lacks one shows the solver’s sentence; whether all have the same is what is asked.
  reasons: () =>
    new Map(
      [...namedTexts(messagesIn(TOP, "de", "reasons")).keys()].map((name) => [
        name,
        name === "reasons_names" ? ["names", "others", "all"] : REASON_FACTS,
      ]),
    ),
  tours: () =>
    new Map(
      readFileSync(join(TOP, "rooms/gallery/tours.txt"), "utf8")
        .split(/^\[/m)
        .slice(1)
        .flatMap((block) =>
          [...block.matchAll(/^(name|by|year|about): /gm)].map(([, key]) => [
            `tours_${block.split("]")[0]}.${key}`,
            [],
          ]),
        ),
    ),
};

test("what English has elsewhere is translated in every language", () => {
  for (const name of ELSEWHERE.filter((each) => elsewhere[each])) {
    const all = elsewhere[name]?.() ?? new Map();
    for (const { id } of languages.filter((each) => each.id !== SOURCE)) {
      const own = namedTexts(messagesIn(TOP, id, name));
      assert.deepEqual([...own.keys()].sort(), [...all.keys()].sort(), `${id}/${name}`);
      for (const [text, { facts }] of own) {
        const unknown = [...facts.keys()].filter((fact) => !all.get(text)?.includes(fact));
        assert.deepEqual(unknown, [], `${id}/${name}: ${text}`);
      }
    }
  }
});
