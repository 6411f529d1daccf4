/**
 * The room in which methods are compared: the race of lanes with the table of their finished runs, the success
 * map, and the contest of rules. Puts its parts together; events change their states and ask for a redraw.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { State } from "./state.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { boardInfo } from "../../pkg/knights_tour.js";
import * as words from "#text/compare.js";
import { labels as contestLabels } from "#text/contest.js";
import * as shared from "#text/words.js";
import { find } from "../../widgets/dom.js";
import { pause } from "../../widgets/redraw.js";
import { boardRows } from "../../widgets/shortcuts.js";
import { createContest } from "./contest.js";
import { makeFold } from "./fold.js";
import { openCommon } from "./lanes.js";
import { createMap } from "./map.js";
import { createParts } from "./parts.js";
import { createPresentation } from "./presentation.js";
import { createRace, follow, settingsOf } from "./race.js";
import { createRuns } from "./runs.js";
import { createShow } from "./show.js";
import { OPENING, route } from "./state.js";

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

/** @type {Opener} */
export const openCompare = (root, router) =>
  mountRoom(
    root,
    router,
    { files, labels: { ...words.labels, ...contestLabels }, heading: "#compare-title" },
    compare,
  );

/** @type {(root: HTMLElement, frame: RoomFrame) => Promise<RoomParts<State>>} */
async function compare(root, frame) {
  const { notices, changed } = frame;
  const { common } = openCommon(OPENING.common);
  await pause();
  const race = createRace(root, frame, common, () => map.rebase());
  await pause();
  const { player, playHead, layers } = race;
  const parts = createParts(root, (part) => {
    player.pause();
    frame.asStep(() => parts.show(part));
    changed();
  });
  const presentation = createPresentation(root, () => {
    parts.show("race");
    changed();
    frame.keep();
  });
  const work = { changed: frame.keep, say: frame.announce };
  const map = createMap(find(root, ".map", HTMLElement), {
    common: () => race.common,
    waiting: race.waiting,
    ...work,
  });
  const contest = createContest(find(root, ".contest", HTMLElement), work);
  const show = createShow(race, {
    caption: find(root, ".caption", HTMLElement),
    runs: createRuns(find(root, ".runs", HTMLElement), frame.announce),
  });
  find(root, ".common .fields", HTMLElement).before(makeFold(words.labels.common));

  /** What can only be done while the lanes are seen. @type {(actions: Record<string, () => boolean | void>) => Record<string, () => boolean | void>} */
  const inRace = (actions) =>
    Object.fromEntries(
      Object.entries(actions).map(([name, act]) => [name, () => parts.shown === "race" && act()]),
    );

  return {
    route,
    state() {
      const mapped = map.request();
      const asked = { map: mapped?.settings ?? null, contest: contest.request() };
      return {
        ...race.common,
        lanes: settingsOf(race),
        step: race.session.position,
        layers: layers.chosen ?? undefined,
        present: presentation.isOn,
        ...asked,
        ...(mapped && { seeds: String(mapped.seeds) }),
        part: parts.inLink(asked),
      };
    },
    apply(wanted) {
      presentation.set(wanted.present);
      parts.follow(wanted);
      const problems = follow(race, wanted);
      map.show();
      const mapProblems = wanted.map ? map.follow(wanted.map, wanted.seeds) : [];
      contest.follow(wanted.contest);
      notices.add(...problems.lanes, ...mapProblems);
      playHead.seekStep(wanted.step, notices);
      return problems.common;
    },
    correction: words.wordReplaced,
    title() {
      const { width, height } = boardInfo(race.common.board);
      const progress = shared.progress(race.session.moment());
      return words.title(progress, shared.size(width, height), shared.labels.title);
    },
    draw(now) {
      presentation.show();
      return show.draw(now);
    },
    settle: show.settle,
    isMoving: () => player.isMoving,
    isOnTheWay: () => player.phase === "seeking",
    actions: {
      ...inRace({ ...playHead.actions, ...playHead.jumps }),
      present: presentation.toggle,
      cancel: () => playHead.actions.cancel() || presentation.close(),
    },
    bindings: [{ action: "present", name: shared.labels.present, keys: ["f"] }],
    onBoard: boardRows,
    // A map goes on, and is there when the visitor comes back.
    leave() {
      player.pause();
      presentation.show(false);
    },
    restyle: layers.show,
  };
}
