/** What the list of results lacks: the slowest tests, and those that passed only when they were tried again. */

/** @import { Reporter, TestCase, TestResult } from "@playwright/test/reporter" */

/** How many slow tests are named. */
const SLOWEST = 10;

/** The lines that `cargo xtask test` reads. @implements {Reporter} */
export default class Names {
  /** Seconds by title. @type {Map<string, number>} */
  #seconds = new Map();
  /** @type {Set<TestCase>} */
  #tests = new Set();

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, { duration }) {
    this.#tests.add(test);
    this.#seconds.set(titleOf(test), duration / 1000);
  }

  onEnd() {
    const slowest = [...this.#seconds].sort(([, one], [, other]) => other - one);
    for (const [title, seconds] of slowest.slice(0, SLOWEST)) {
      console.log(`slow: ${seconds.toFixed(1)} s  ${title}`);
    }
    for (const test of this.#tests) {
      if (test.outcome() === "flaky") {
        console.log(`flaky: ${titleOf(test)}`);
      }
    }
  }
}

/** Its browser, file and title. @param {TestCase} test */
const titleOf = (test) => test.titlePath().filter(Boolean).join(" › ");
