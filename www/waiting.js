/**
 * What has to wait for the whole solver: settings and links that ask for a method which the first one
 * lacks, or for a graph. Meanwhile everything stays as it is, and goes on. The last wish counts; changes of settings
 * add up.
 *
 * @import { RunSettings } from "./pkg/knights_tour.js"
 * @import { Problem } from "./run.js"
 */

import { currentAddress, readAddress } from "./address.js";
import { nameOf, withChanges } from "./methods.js";
import { Unreachable } from "./reach.js";
import { needsWhole, whole } from "./solver.js";
import * as words from "./words.js";

/** What the first solver lacks of settings: the field that asks for it, and what it is called. @param {Partial<RunSettings>} wanted */
const lacking = ({ algorithm }) =>
  needsWhole({ algorithm })
    ? { field: /** @type {const} */ ("algorithm"), name: nameOf("algorithm", algorithm ?? "") }
    : { field: /** @type {const} */ ("graph"), name: words.graphsNeed };

/**
 * @param {{ settings: RunSettings }} room
 * @param {object} parts
 * @param {ReturnType<typeof import("./settings.js").createSettings>} parts.settings
 * @param {ReturnType<typeof import("./notices.js").createNotices>} parts.notices
 * @param {(text: string) => void} parts.say for the live region
 * @param {object} on
 * @param {(changes: Partial<RunSettings>) => Problem | undefined} on.change changes settings, unless one is wrong
 * @param {() => void} on.arrive goes where the address says
 */
export function createWaiting(room, { settings, notices, say }, on) {
  /** Changes that wait. @type {Partial<RunSettings>} */
  let changes = {};
  /** The link in the browser's bar, while it waits or has waited in vain. */
  let link = "";
  /** Counts the wishes, to know the last. */
  let latest = 0;

  /** Forgets what waits. */
  function stop() {
    latest += 1;
    changes = {};
    settings.wait("", "");
    notices.wait("");
  }

  /** Does one or the other, unless something else is wished meanwhile. @type {(act: () => void, fail: (error: unknown) => void) => void} */
  function wait(act, fail) {
    const mine = latest;
    const isWished = () => mine === latest;
    whole().then(
      () => isWished() && act(),
      (error) => isWished() && fail(error),
    );
  }

  /** Makes changes that have waited. What is wrong with one is said at its field. @param {Partial<RunSettings>} all */
  function catchUp(all) {
    stop();
    const left = new Map(Object.entries(all));
    while (left.size > 0) {
      const refusal = make(Object.fromEntries(left));
      if (!refusal) {
        break;
      }
      settings.refuse(refusal.name, refusal.message);
      left.delete(refusal.name);
    }
  }

  /** The link that is not followed yet is left behind. @param {Partial<RunSettings>} all */
  function make(all) {
    if (link) {
      link = "";
      currentAddress();
    }
    return on.change(all);
  }

  /**
   * Changes settings, when the solver can.
   * @param {Partial<RunSettings>} more
   * @returns {string | null} what is wrong, as far as it is known at once
   */
  function change(more) {
    const isAlone = Object.keys(changes).length === 0;
    // A board takes the place of a graph that is waited for.
    const board = more.board === undefined ? {} : { graph: undefined };
    const all = { ...changes, ...board, ...more };
    const wanted = withChanges(room.settings, all);
    stop();
    if (!needsWhole(wanted)) {
      return isAlone ? (make(more)?.message ?? null) : (catchUp(all), null);
    }
    const { field, name } = lacking(wanted);
    changes = all;
    settings.wait(field, words.loading(name), wanted.algorithm);
    say(words.loading(name));
    wait(
      () => catchUp(all),
      (error) => {
        delete all[field];
        catchUp(all);
        settings.lack(field, words.notLoaded(name));
        if (!(error instanceof Unreachable)) {
          notices.lack(words.brokenFile, error, stop);
        }
      },
    );
    return null;
  }

  function arrive() {
    link = "";
    notices.wait("");
    on.arrive();
  }

  /** What the link in the browser's bar asks for. */
  const linked = () => readAddress(location.hash).place.settings;

  /** Goes where the address says, when the solver can. */
  function follow() {
    stop();
    if (!needsWhole(linked())) {
      arrive();
      return;
    }
    const { name } = lacking(linked());
    link = location.hash;
    notices.wait(words.loading(name));
    wait(arrive, (error) =>
      notices.lack(words.linkNotLoaded(name, error instanceof Unreachable), error, follow),
    );
  }

  /** What waits is waited for no more, because something else is looked at. */
  function leave() {
    link = "";
    stop();
  }

  addEventListener("hashchange", () => {
    if (link && location.hash !== link) {
      leave();
    }
  });

  return {
    change,
    follow,
    leave,
    /** Fetches what the address needs. Where it cannot be had, `follow` says so. */
    async ready() {
      if (needsWhole(linked())) {
        await whole().catch(() => {});
      }
    },
  };
}
