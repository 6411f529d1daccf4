/**
 * The version of the project, from `Cargo.toml`. Scripts of the page import this as `#version`; the bundler puts the
 * text itself in its place.
 */

import { readFileSync } from "node:fs";

const crate = readFileSync(new URL("../Cargo.toml", import.meta.url), "utf8");

export const version = /^version = "(.+)"$/m.exec(crate)?.[1] ?? "";
