/** The workflows are run elsewhere: here is seen that they are read as meant, and that what they name is there. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parsers } from "prettier/plugins/yaml";

const folder = new URL("../../.github/", import.meta.url);

/**
 * What a part of a YAML file is, as plain data.
 * @param {any} node
 * @returns {any}
 */
function data(node) {
  const [first, second] = node?.children ?? [];
  switch (node?.type) {
    case "mapping":
    case "flowMapping":
      return Object.fromEntries(
        node.children.map((/** @type {any} */ { children: [key, value] }) => [
          data(key),
          data(value),
        ]),
      );
    case "sequence":
    case "flowSequence":
      return node.children.map((/** @type {any} */ each) => data(each));
    case "document":
      return data(second);
    case undefined:
    case "null":
      return null;
    default:
      return node.children ? data(first) : node.value;
  }
}

/** @param {string} path */
async function read(path) {
  const text = readFileSync(new URL(path, folder), "utf8");
  return data(await parsers.yaml.parse(text, /** @type {any} */ ({})));
}

/**
 * @typedef {{ uses?: string, run?: string, id?: string, if?: string, env?: Record<string, string>, with?: Record<string, string> }} Step
 * @typedef {{ "runs-on": string, steps: Step[], needs?: string | string[], if?: string, permissions?: Record<string, string>, strategy?: any }} Job
 * @type {Map<string, { on: Record<string, any>, permissions: Record<string, string>, jobs: Record<string, Job> }>}
 */
const workflows = new Map();
for (const name of readdirSync(new URL("workflows/", folder))) {
  workflows.set(name, await read(`workflows/${name}`));
}

/** @type {[string, Job][]} */
const everyJob = [...workflows].flatMap(([file, { jobs }]) =>
  Object.entries(jobs).map(
    ([name, job]) => /** @type {[string, Job]} */ ([`${file}: ${name}`, job]),
  ),
);

test("each job has a machine and steps, and what it takes from others has a fixed commit", () => {
  assert.ok(everyJob.length >= 14, String(everyJob.length));
  for (const [name, job] of everyJob) {
    assert.ok(job["runs-on"] && job.steps.length > 0, name);
    for (const step of job.steps) {
      assert.ok(Boolean(step.uses) !== Boolean(step.run), `${name}: ${JSON.stringify(step)}`);
      assert.match(step.uses ?? "a/b@".padEnd(44, "0"), /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/, name);
    }
    assert.match(job.steps[0]?.uses ?? "", /^actions\/(checkout|download-artifact)@/, name);
  }
});

test("jobs, steps and entries of a matrix that are named are there", () => {
  for (const [file, { jobs }] of workflows) {
    for (const [name, job] of Object.entries(jobs)) {
      for (const needed of [job.needs ?? []].flat()) {
        assert.ok(jobs[needed], `${file}: ${name} needs ${needed}`);
      }
      const text = JSON.stringify(job);
      for (const [, id] of text.matchAll(/steps\.(\w+)\./g)) {
        assert.ok(
          job.steps.some((step) => step.id === id),
          `${file}: ${name} names the step ${id}`,
        );
      }
      for (const [, key = ""] of text.matchAll(/matrix\.(\w+)/g)) {
        const rows = job.strategy.matrix.include;
        assert.ok(
          rows.every((/** @type {any} */ row) => row[key]),
          `${file}: ${name}: ${key}`,
        );
      }
    }
  }
});

test("what is tested for others may write nothing, and asks for no site and no secret", () => {
  for (const [file, { on, permissions, jobs }] of workflows) {
    assert.deepEqual(permissions, { contents: "read" }, file);
    for (const [name, job] of Object.entries(jobs)) {
      const isOfOthers =
        "pull_request" in on &&
        !/github\.(ref|event_name) == '(refs\/heads\/main|push)'/.test(job.if ?? "");
      if (isOfOthers && name !== "compare") {
        assert.equal(job.permissions, undefined, `${file}: ${name}`);
        assert.doesNotMatch(JSON.stringify(job), /secrets\.|\/pages/, `${file}: ${name}`);
      }
      if (job.permissions?.pages) {
        assert.match(job.if ?? "", /has_pages/, `${file}: ${name}`);
      }
    }
  }
});

test("a release is checked first, and has a file for each system that is built every week", async () => {
  const { on, jobs } = workflows.get("release.yml") ?? assert.fail();
  assert.deepEqual(on, { push: { tags: ["v*"] } });
  const order = Object.entries(jobs).map(([name, { needs = [] }]) => [name, [needs].flat()]);
  assert.deepEqual(Object.fromEntries(order), {
    check: [],
    files: ["check"],
    site: ["files"],
    npm: ["files"],
    crate: ["files"],
    wheels: ["files"],
    release: ["site", "npm", "crate", "wheels"],
  });
  const weekly = workflows.get("weekly.yml")?.jobs.systems;
  assert.deepEqual(jobs.files?.strategy, weekly?.strategy);
  const uploaded = jobs.files?.steps.at(-1)?.with?.name ?? "";
  for (const job of [jobs.wheels, jobs.release]) {
    const pattern =
      job?.steps.find((step) => step.uses?.includes("download"))?.with?.pattern ?? "-";
    assert.ok(uploaded.startsWith(pattern.replace("*", "")), pattern);
  }
});

test("forms for issues ask something, and updates name folders that are there", async () => {
  for (const name of readdirSync(new URL("ISSUE_TEMPLATE/", folder))) {
    const form = await read(`ISSUE_TEMPLATE/${name}`);
    assert.ok(form.name && form.description, name);
    const ids = form.body.map((/** @type {any} */ field) => field.id);
    assert.equal(new Set(ids).size, form.body.length, name);
    assert.ok(
      form.body.every((/** @type {any} */ field) => field.attributes.label),
      name,
    );
  }
  const { updates } = await read("dependabot.yml");
  for (const { directory, directories = [directory] } of updates) {
    for (const each of directories) {
      assert.ok(readdirSync(new URL(`..${each}`, folder)).length > 0, each);
    }
  }
  const cited = await read("CITATION.cff");
  assert.equal(cited["cff-version"], "1.2.0");
  assert.deepEqual(
    ["title", "message", "authors", "version"].filter((key) => !cited[key]),
    [],
  );
});
