/**
 * The shares of a count in the queue of Slurm, by the lines of `docs/clusters.md`: a cluster of this one machine, on the
 * loopback interface, counts 6 × 6 as an array of jobs. `KNIGHTS_TOUR` is the command.
 */

import assert from "node:assert/strict";
import { execFile, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { hostname, tmpdir, userInfo } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { env } from "node:process";
import { test } from "node:test";
import { promisify } from "node:util";

const run = promisify(execFile);

const SHARES = 4;
const TOURS = "9862 closed tours of 6x6, in 4 shares\n";
/** Milliseconds that the queue has, and that each of its programs has to answer. */
const PATIENCE = 120_000;

/** Where Debian has the programs of a queue is not on everyone's path. */
const PATH = [env.PATH, "/usr/sbin", "/sbin"].join(delimiter);
const isHere = ["munged", "slurmctld", "slurmd", "sbatch"].every(
  (program) => !spawnSync(program, ["--version"], { env: { ...env, PATH } }).error,
);
const skip = isHere ? false : "there is no Slurm here; Debian’s packages are slurm-wlm and munge";

/** A port that nobody listens on. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** @param {string} folder */
async function settings(folder) {
  const [name] = hostname().split(".");
  const user = userInfo().username;
  return `
ClusterName=tours
SlurmctldHost=${name}(127.0.0.1)
SlurmctldPort=${await freePort()}
SlurmdPort=${await freePort()}
SlurmUser=${user}
SlurmdUser=${user}
AuthType=auth/munge
AuthInfo=socket=${folder}/munge.socket
CredType=cred/munge
StateSaveLocation=${folder}/state
SlurmdSpoolDir=${folder}/spool
SlurmctldPidFile=${folder}/slurmctld.pid
SlurmdPidFile=${folder}/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core_Memory
SlurmdParameters=config_overrides
SchedulerParameters=sched_interval=1,batch_sched_delay=0
ReturnToService=2
NodeName=one NodeHostname=${name} NodeAddr=127.0.0.1 CPUs=2 RealMemory=16000
PartitionName=all Nodes=ALL Default=YES
`;
}

/** Asks again until a program says what is expected. @param {string} program @param {string[]} words @param {RegExp} wanted @param {NodeJS.ProcessEnv} names */
async function says(program, words, wanted, names) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const { stdout, stderr } = await run(program, words, { env: names }).catch((error) => error);
    if (wanted.test(stdout)) {
      return;
    }
    assert.ok(Date.now() < end, `${program} says ${stdout}${stderr}`);
    await new Promise((ready) => setTimeout(ready, 200));
  }
}

/** A cluster of this machine for as long as something is done with it. @param {string} folder @param {(names: NodeJS.ProcessEnv) => Promise<void>} use */
async function withCluster(folder, use) {
  const file = (/** @type {string} */ name) => join(folder, name);
  await writeFile(file("key"), randomBytes(128), { mode: 0o600 });
  await writeFile(file("slurm.conf"), await settings(folder));
  const names = { ...env, PATH, SLURM_CONF: file("slurm.conf") };
  /** @type {{ child: import("node:child_process").ChildProcess, ended: Promise<unknown> }[]} */
  const started = [];
  const begin = (/** @type {string} */ program, /** @type {string[]} */ words) => {
    const child = spawn(program, words, { env: names, stdio: "ignore" });
    started.push({ child, ended: new Promise((ended) => child.once("exit", ended)) });
  };
  try {
    const own = ["key-file=key", "socket=munge.socket", "pid-file=munged.pid", "seed-file=seed"];
    const files = [...own, "log-file=munged.log"].map((word) => word.split("="));
    const words = files.map(([option, name]) => `--${option}=${file(name)}`);
    begin("munged", ["--foreground", "--force", ...words]);
    await says("munge", ["--no-input", "--socket", file("munge.socket")], /^MUNGE:/, names);
    begin("slurmctld", ["-D", "-c"]);
    begin("slurmd", ["-D", "-N", "one"]);
    await says("sinfo", ["--noheader", "--format=%T"], /^idle$/m, names);
    await use(names);
  } finally {
    for (const { child, ended } of started.reverse()) {
      child.kill();
      await ended;
    }
  }
}

test("Slurm counts the shares of a plan as an array of jobs", { skip }, async () => {
  const paper = await readFile(new URL("../../docs/clusters.md", import.meta.url), "utf8");
  const lines = (/** @type {string} */ first) => {
    const block = paper.split("```").find((text) => text.includes(`\n${first}\n`)) ?? "";
    const own = block.slice(block.indexOf("#!")).replaceAll("8x10", "6x6");
    return own.replace("--array=1-16", `--array=1-${SHARES}`);
  };
  const program = env.KNIGHTS_TOUR;
  assert.ok(program, "KNIGHTS_TOUR names the command");
  const folder = await mkdtemp(join(tmpdir(), "slurm-"));
  const home = join(folder, "work");
  await mkdir(home);
  await writeFile(join(home, "share.sh"), lines("#!/bin/sh"));
  await writeFile(join(home, "slurm.sh"), lines("#!/bin/bash"));
  try {
    await withCluster(folder, async (names) => {
      const path = [dirname(program), names.PATH].join(delimiter);
      const options = { cwd: home, env: { ...names, PATH: path }, timeout: PATIENCE };
      const count = ["count", "6x6", "--target", "closed"];
      await run(program, [...count, "--shares", `${SHARES}`, "--plan", "plan.json"], options);
      await run("sbatch", ["--wait", "slurm.sh"], options);
      const parts = Array.from({ length: SHARES }, (_, share) => `parts/${share + 1}.json`);
      const { stdout } = await run(program, [...count, "--sum", ...parts], options);
      assert.equal(stdout, TOURS);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
