/**
 * The configurations of servers in `docs/hosting/`: with each server that is here, a small site is asked for as browsers
 * ask. `NGINX`, `CADDY` and `APACHE` can name the programs.
 */

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../..", import.meta.url));
const configurations = join(root, "docs/hosting");
const target = join(root, "target/hosting");

const FOR_GOOD = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";

/** Files of a site, with the type and the caching that the paper asks for. @type {Record<string, [type: RegExp, caching: string]>} */
const FILES = {
  "index.html": [/^text\/html/, "no-cache"],
  "service-worker.js": [/^(text|application)\/javascript/, "no-cache"],
  "page-1a2b3c4d5e/en/main.js": [/^(text|application)\/javascript/, FOR_GOOD],
  "page-1a2b3c4d5e/board.svg": [/^image\/svg\+xml$/, FOR_GOOD],
  "pkg/knights_tour_bg.wasm": [/^application\/wasm$/, "no-cache"],
  "embed/knights-tour.js": [/^(text|application)\/javascript/, "no-cache"],
  "manifest.webmanifest": [/^application\/manifest\+json$/, DAY],
  "icon-192.png": [/^image\/png$/, DAY],
};

/** @param {string} path */
const textOf = (path) => `${path} `.repeat(100);

async function makeSite() {
  await rm(target, { recursive: true, force: true });
  for (const path of [...Object.keys(FILES), "404.html"]) {
    const place = join(target, "site", path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, textOf(path));
    if (!path.endsWith(".png")) {
      await writeFile(`${place}.br`, brotliCompressSync(textOf(path)));
      await writeFile(`${place}.gz`, gzipSync(textOf(path)));
    }
  }
}

async function freePort() {
  const server = createServer();
  await new Promise((ready) => server.listen(0, () => ready(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await new Promise((ready) => server.close(ready));
  return port;
}

/** What a server answers. @type {(port: number, path: string, accepted?: string) => Promise<{ status: number, headers: Record<string, any>, text: string }>} */
const asked = (port, path, accepted = "") =>
  new Promise((done, failed) => {
    const headers = { Host: "example.org", "Accept-Encoding": accepted };
    const call = request({ port, path, headers, agent: false }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      const { "content-encoding": packed } = answer.headers;
      const plain = { br: brotliDecompressSync, gzip: gunzipSync }[packed ?? ""];
      const text = String(plain ? plain(bytes) : bytes);
      done({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    call.on("error", failed).end();
  });

/** Waits until a server answers. @param {number} port @param {() => string} said */
async function answering(port, said) {
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    if (await asked(port, "/").catch(() => null)) {
      return;
    }
    await new Promise((ready) => setTimeout(ready, 50));
  }
  throw new Error(`nothing answers: ${said()}`);
}

/** @param {string} name */
const configuration = async (name) =>
  (await readFile(join(configurations, name), "utf8")).replaceAll("/srv/lab", join(target, "site"));

/** The server programs, what says that one is here, the configuration of a whole server, and how it is started. */
const SERVERS = {
  nginx: {
    program: process.env.NGINX ?? "nginx",
    version: "-v",
    packed: ["gzip"],
    async write(/** @type {number} */ port) {
      const text = (await configuration("nginx.conf")).replace("listen 80", `listen ${port}`);
      const types =
        "types { text/html html; text/javascript js; image/png png; image/svg+xml svg; }";
      await writeFile(join(target, "mime.types"), types);
      const file = join(target, "whole.conf");
      const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
      const temporary = paths.map((name) => `${name}_temp_path ${target}/${name};`).join(" ");
      const before = `daemon off; master_process off; pid ${target}/pid; error_log stderr; events {}`;
      await writeFile(file, `${before} http { access_log off; ${temporary}\n${text}}`);
      return ["-c", file, "-e", "stderr"];
    },
  },
  caddy: {
    program: process.env.CADDY ?? "caddy",
    version: "version",
    packed: ["br", "gzip"],
    async write(/** @type {number} */ port) {
      const text = (await configuration("Caddyfile")).replace("example.org {", `http://:${port} {`);
      const file = join(target, "Caddyfile");
      await writeFile(file, `{\n\tadmin off\n}\n${text}`);
      return ["run", "--adapter", "caddyfile", "--config", file];
    },
  },
  apache: {
    program: process.env.APACHE ?? "apache2",
    version: "-v",
    packed: ["br", "gzip"],
    async write(/** @type {number} */ port) {
      const modules = process.env.APACHE_MODULES ?? "/usr/lib/apache2/modules";
      const names = ["mpm_event", "authz_core", "alias", "headers", "mime", "dir", "rewrite"];
      const load = names.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
      const types = "text/html html\nimage/png png\nimage/svg+xml svg\n";
      await writeFile(join(target, "types"), types);
      const lines = [...load, `ServerRoot ${target}`, `Listen ${port}`, `PidFile ${target}/pid`];
      lines.push(
        `ErrorLog ${target}/errors`,
        `TypesConfig ${target}/types`,
        "ServerName localhost",
      );
      const file = join(target, "whole.conf");
      await writeFile(file, [...lines, await configuration("apache.conf")].join("\n"));
      return ["-D", "FOREGROUND", "-f", file];
    },
  },
};

for (const [name, { program, version, packed, write }] of Object.entries(SERVERS)) {
  const isHere = spawnSync(program, [version]).status === 0;
  const skip = isHere ? false : `there is no ${program} here`;
  test(`${name} hands the site out as the paper wants it`, { skip }, async () => {
    await makeSite();
    const port = await freePort();
    const home = { HOME: target, XDG_DATA_HOME: target, XDG_CONFIG_HOME: target };
    const server = spawn(program, await write(port), { env: { ...process.env, ...home } });
    let said = "";
    [server.stdout, server.stderr].forEach((stream) => stream.on("data", (text) => (said += text)));
    try {
      await answering(port, () => said);
      for (const [path, [type, caching]] of Object.entries(FILES)) {
        for (const way of ["", ...packed]) {
          const { status, headers, text } = await asked(port, `/lab/${path}`, way);
          const about = `${path} ${way}: ${JSON.stringify(headers)}`;
          assert.deepEqual([status, text], [200, textOf(path)], about);
          assert.match(headers["content-type"], type, about);
          assert.equal(headers["cache-control"], caching, about);
          assert.equal(headers["content-encoding"] ?? "", path.endsWith(".png") ? "" : way, about);
          const isForOthers = /^(embed|pkg)\//.test(path);
          assert.equal(
            headers["access-control-allow-origin"],
            isForOthers ? "*" : undefined,
            about,
          );
        }
      }
      assert.equal((await asked(port, "/lab/", "gzip, br")).text, textOf("index.html"));
      const lost = await asked(port, "/lab/nowhere/at/all.html");
      assert.deepEqual([lost.status, lost.text], [404, textOf("404.html")]);
      assert.ok([301, 302, 308].includes((await asked(port, "/lab")).status));
    } finally {
      const ended = new Promise((done) => server.on("close", done));
      server.kill();
      await ended;
    }
  });
}

test("the file for Netlify and Cloudflare names folders of the site, each with headers", async () => {
  const text = await readFile(join(configurations, "_headers"), "utf8");
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  /** @type {Map<string, string[]>} */
  const rules = new Map();
  let rule = "";
  for (const line of lines) {
    if (line.startsWith("/")) {
      assert.match(line, /^\/[\w-]+(\/?)\*$/);
      rules.set((rule = line), []);
    } else {
      assert.match(line, /^ {2}[A-Z][\w-]+: \S.*$/);
      rules.get(rule)?.push(line.trim());
    }
  }
  assert.ok(rules.get("/page-*")?.includes(`Cache-Control: ${FOR_GOOD}`));
  for (const place of ["/embed/*", "/pkg/*"]) {
    assert.deepEqual(rules.get(place), ["Access-Control-Allow-Origin: *"]);
  }
});

test(
  "the script for S3 is one that a shell can read, and sends every file once",
  { skip: process.platform === "win32" && "there is no sh" },
  async () => {
    const script = join(configurations, "s3.sh");
    const listed = 'aws() { shift 4; printf "%s|" "$@"; echo; }; BUCKET=s3://b; ';
    const text = await readFile(script, "utf8");
    const { stdout, status, stderr } = spawnSync("sh", ["-c", listed + text], { encoding: "utf8" });
    assert.equal(status, 0, stderr);
    /** Whether filters of `aws s3 sync` send a file: the last that fits decides. @type {(words: string[], path: string) => boolean} */
    const isSent = (words, path) => {
      let sent = true;
      for (const [at, word] of words.entries()) {
        const pattern = (words[at + 1] ?? "").replaceAll(".", "\\.").replaceAll("*", ".*");
        if (/^--(ex|in)clude$/.test(word) && new RegExp(`^${pattern}$`).test(path)) {
          sent = word === "--include";
        }
      }
      return sent;
    };
    const calls = stdout
      .trim()
      .split("\n")
      .map((line) => line.split("|"));
    for (const path of [...Object.keys(FILES), "404.html", "data/counts.csv"]) {
      assert.equal(calls.filter((words) => isSent(words, path)).length, 1, path);
      assert.ok(!calls.some((words) => isSent(words, `${path}.br`)), path);
    }
  },
);
