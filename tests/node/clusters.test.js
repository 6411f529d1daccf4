// What the paper on clusters has for Kubernetes is YAML, and a job with an index for each share.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { format } from "prettier";

test("the job for Kubernetes can be read", async () => {
  const paper = readFileSync(new URL("../../docs/clusters.md", import.meta.url), "utf8");
  const [, job] = /```yaml\n(.*?)```/s.exec(paper) ?? [];
  assert.ok(job);
  const written = await format(job, { parser: "yaml", printWidth: 120 });
  for (const line of ["apiVersion: batch/v1", "kind: Job", "  completionMode: Indexed"]) {
    assert.ok(written.split("\n").includes(line), line);
  }
  await assert.rejects(format(job.replace("}]", "}"), { parser: "yaml" }));
  const shares = [/completions: (\d+)/, /--array=1-(\d+)/, /from seq (\d+)/, /\$\(seq (\d+)\)/].map(
    (number) => number.exec(paper)?.[1],
  );
  assert.deepEqual(new Set(shares), new Set(["16"]));
});
