/** Prints where and when something was measured, with the named programs. */

import { argv } from "node:process";
import { signature } from "./report.js";

signature(...argv.slice(2));
