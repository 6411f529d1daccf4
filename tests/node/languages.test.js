/** The language that a visitor gets, and links that ask for one. */

import assert from "node:assert/strict";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { askedBy, chooseLanguage, closest } from "../../www/app/choose-language.js";
import { isDoor } from "../../www/app/arrival.js";
import { inLinkedLanguage, nameLanguageInLinks } from "../../www/app/link-preferences.js";

import { languages, run } from "../../xtask/languages.js";
import { ownTexts, texts } from "../../xtask/texts.js";
import { untranslated } from "../../xtask/untranslated.js";
import { page, textsIn } from "./page.js";

const { runRoute } = await page("app/run-link.js");

const known = ["en", "de", "pt-BR", "zh-CN"];

test("a tag means the same language, or another of the same tongue", () => {
  const meant = [
    ["de", "de"],
    ["DE", "de"],
    ["de-AT", "de"],
    ["pt-BR", "pt-BR"],
    ["pt", "pt-BR"],
    ["pt-PT", "pt-BR"],
    ["zh", "zh-CN"],
    ["zh-Hans-CN", "zh-CN"],
    ["zh-TW", undefined],
    ["fr_FR", undefined],
    ["de_CH", "de"],
    ["en-GB", "en"],
    ["den", undefined],
    ["", undefined],
    ["x".repeat(1e6), undefined],
  ];
  for (const [tag, id] of meant) {
    assert.equal(closest(tag ?? "", known), id, tag?.slice(0, 20));
  }
});

test("a link wins, then the choice made before, then the browser’s languages", () => {
  const visitor = { hash: "", kept: null, preferred: ["fr-FR", "pt", "de"] };
  assert.equal(chooseLanguage(visitor, known), "pt-BR");
  assert.equal(chooseLanguage({ ...visitor, kept: "de" }, known), "de");
  assert.equal(chooseLanguage({ ...visitor, kept: "tlh" }, known), "pt-BR");
  const linked = { ...visitor, kept: "de", hash: "#count?board=6x6&lang=zh-CN" };
  assert.equal(chooseLanguage(linked, known), "zh-CN");
  assert.equal(chooseLanguage({ ...linked, hash: "#count?lang=tlh" }, known), "de");
  assert.equal(chooseLanguage({ ...visitor, preferred: ["fr"] }, known), "en");
  assert.equal(chooseLanguage({ ...visitor, preferred: [] }, known), "en");
  assert.equal(askedBy("#play?slang=de", known), undefined);
  assert.equal(askedBy("#play?board=5x5&lang=de&lang=en", known), "de");
});

test("what newcomers read of the numbers is true of every piece", async () => {
  for (const { id } of languages) {
    const [{ labels }, { pieceNames }] = await Promise.all([
      textsIn(id, "labels"),
      textsIn(id, "names"),
    ]);
    const line = labels.firstLine.toLowerCase();
    assert(!line.includes(pieceNames["1,2"].toLowerCase()), line);
  }
});

test("the first view is shown in the language and the theme of its link", () => {
  const own = ["", "#", "#door", "#door?lang=fr", "#?lang=pt-BR", "#door?theme=dark&lang=fr"];
  // Words that the page does not know are of no use here, and do no harm.
  own.push("#door?theme=pink", "#door?lang=tlh");
  for (const hash of own) {
    assert.ok(isDoor(hash), hash);
  }
  for (const hash of ["#explore?lang=fr", "#door?board=5x5", "#door?theme=dark&board=5x5"]) {
    assert.ok(!isDoor(hash), hash);
  }
});

test("links name the language once one has asked for it", () => {
  const before = runRoute.write({ board: "5x5" });
  assert.doesNotMatch(before, /lang/);
  nameLanguageInLinks("en");
  try {
    assert.equal(runRoute.write({ board: "5x5" }), `${before}&lang=en`);
    assert.equal(inLinkedLanguage("#play"), "#play?lang=en");
    assert.equal(inLinkedLanguage("#play?lang=de&board=5x5"), "#play?board=5x5&lang=en");
    assert.equal(inLinkedLanguage("#play?board=5x5&lang=de"), "#play?board=5x5&lang=en");
  } finally {
    nameLanguageInLinks(undefined);
  }
  assert.equal(inLinkedLanguage("#play?lang=de"), "#play");
  assert.equal(inLinkedLanguage("#play?lang=de&board=5x5"), "#play?board=5x5");
});

test("a language that the page does not have is named, and is no part of what is shown", () => {
  const { state, problems } = runRoute.read("#explore?board=5x5&lang=tlh");
  assert.deepEqual(
    problems.map((/** @type {{ name: string }} */ { name }) => name),
    ["lang"],
  );
  assert.match(problems[0]?.message, /“tlh”.*\ben\b/);
  assert.ok(!("lang" in state));
  assert.deepEqual(runRoute.read("#explore?board=5x5&lang=en"), {
    state: runRoute.read("#explore?board=5x5").state,
    problems: [],
  });
});

const TOP = fileURLToPath(new URL("../../www", import.meta.url));

test("every language is whole, and what it has is in that language", async () => {
  assert.ok(languages.length > 6);
  for (const { id, name } of languages.slice(1)) {
    const { missing, same } = await untranslated(TOP, id);
    assert.deepEqual(missing, [], id);
    // Names of people, of works and of formats, and functions without words of their own.
    assert.ok(same.length < 60, `${id}: ${same.join(", ")}`);
    const { about, sentence } = await ownTexts(TOP, id, ["about", "sentence"]);
    assert.equal(about?.about.name, name);
    assert.equal(sentence?.locale, id);
  }
});

test("a language is written in messages, without a script", async () => {
  for (const { id } of languages) {
    for (const file of await readdir(join(TOP, "text", id))) {
      assert.match(file, /\.ftl$/, id);
    }
  }
});

test("no percentage breaks before its sign, in any language", async () => {
  for (const { id } of languages) {
    const { sentence, contest } = await ownTexts(TOP, id, ["sentence", "contest"]);
    for (const text of [sentence?.percent(1, 8), contest?.share(1, 8)]) {
      assert.match(text, /^[\d.,]+[\u00a0\u202f]?%$/, id);
    }
    for (const file of await readdir(join(TOP, "text", id))) {
      const script = await readFile(join(TOP, "text", id, file), "utf8");
      assert.doesNotMatch(
        script.replaceAll(/^ *(?:\/\*\*|\*|\/\/).*$/gm, ""),
        /[\d}] %/,
        `${id}/${file}`,
      );
    }
  }
});

test("squares are chosen rather than clicked, as keys do it too", async () => {
  for (const { id } of languages) {
    const { words } = await ownTexts(TOP, id, ["words"]);
    assert.doesNotMatch(words?.press, /click|klick|cli[cq]|クリック|点击/i, id);
  }
});

test("in Japanese the move that would close a tour leads from its last square to its first", async () => {
  const { reasons } = await ownTexts(TOP, "ja", ["reasons"]);
  const told = { sentence: "", numbers: [], isGraph: false, isHigh: false };
  const said = reasons?.why({ ...told, code: "not-closed", squares: ["a1", "h8"] });
  assert.match(said, /h8から.*a1へ/);
});

test("what a half-finished language lacks is listed, and English in it", async () => {
  const scratch = await mkdtemp(join(tmpdir(), "language-"));
  try {
    for (const part of ["text", "rooms/gallery"]) {
      await cp(join(TOP, part), join(scratch, part), { recursive: true });
    }
    const own = join(scratch, "text/de");
    await rm(join(own, "help.ftl"));
    await writeFile(
      join(own, "door.ftl"),
      "labels =\n    .begin = In fünf Minuten\n    .tryIt = Try it yourself\n",
    );
    const { missing, same } = await untranslated(scratch, "de");
    assert.ok(missing.includes("help.rooms_play.steps"));
    assert.ok(missing.includes("door.labels.question"));
    assert.ok(!missing.includes("door.labels.begin"));
    assert.ok(same.includes("door.labels.tryIt"));
  } finally {
    await rm(scratch, { recursive: true });
  }
});

test("a half-finished language has its names wherever English stands in, and English its terms", async () => {
  const scratch = await mkdtemp(join(tmpdir(), "language-"));
  try {
    await cp(join(TOP, "text"), join(scratch, "text"), { recursive: true });
    const write = (/** @type {string} */ name, /** @type {string} */ text) =>
      writeFile(join(scratch, "text/it", name), text);
    await mkdir(join(scratch, "text/it"));
    await write("labels.ftl", "rooms =\n    .explore = Esplora\n");
    await write("terms.ftl", "onGraphs =\n    | casella | vertice\n");
    const { outputFiles } = await build({
      ...{ bundle: true, format: "esm", write: false },
      plugins: [texts(scratch, "it")],
      stdin: { contents: `export * from "#text/words.js";`, resolveDir: scratch },
    });
    const words = await run(outputFiles[0]?.text ?? "");
    assert.equal(words.rooms.explore, "Esplora");
    assert.equal(words.rooms.play, "Play");
    const onGraph = words.sayOn({ graph: "petersen" });
    assert.equal(onGraph("{casella}, {square}"), "vertice, vertex");
    assert.equal(words.fillIn("{knight}", words.termsOf("1,3")), "camel");
  } finally {
    await rm(scratch, { recursive: true });
  }
});
