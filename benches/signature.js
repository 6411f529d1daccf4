/** Says where and when something was measured, with the programs that are named. */

import { argv } from "node:process";
import { signature } from "./report.js";

signature(...argv.slice(2));
