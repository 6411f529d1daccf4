/**
 * The room in which methods are compared: lanes on one board under one play head with the table of
 * their finished runs, the success map, and the contest of rules. Events change the state and ask for a redraw.
 *
 * @import { Layer, RunSettings } from "../../pkg/knights_tour.js"
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { Opened } from "../../run/open-run.js"
 * @import { Lane } from "./lane.js"
 * @import { Common } from "./lanes.js"
 * @import { State as LinkState } from "./state.js"
 */

import { boardOrGraphOf } from "../../run/board-or-graph.js";
import { mountRoom } from "../../app/mount-room.js";
import { createPlayHead } from "../../widgets/play-head.js";
import { boardInfo, existence } from "../../pkg/knights_tour.js";
import { allLayers, usualLayers } from "../../run/layers.js";
import { methodOf } from "../../run/methods.js";
import { createPlayer } from "../../run/player.js";
import { sayExistence } from "../../run/reasons.js";
import * as words from "#text/compare.js";
import { labels as contestLabels } from "#text/contest.js";
import * as shared from "#text/words.js";
import { find, setAttribute, setText } from "../../widgets/dom.js";
import { createLayerChoice } from "../../widgets/layer-choice.js";
import { boardRows } from "../../widgets/shortcuts.js";
import { createCommon } from "./common.js";
import { createContest } from "./contest.js";
import { makeFold } from "./fold.js";
import { createLane } from "./lane.js";
import {
  FEWEST,
  isOn,
  MAX_LANES,
  openAnother,
  openCommon,
  openLane,
  openLanes,
  showTies,
} from "./lanes.js";
import { createMap } from "./map.js";
import { createParts } from "./parts.js";
import { createPresentation } from "./presentation.js";
import { createRuns } from "./runs.js";
import { createShow } from "./show.js";
import { commonIn, OPENING, ownSettings, route, TIES } from "./state.js";
import { createTeam } from "./team.js";

/** A lane of the page with its run. @typedef {Opened & { lane: Lane }} Running */

/**
 * @typedef {object} State
 * @property {Common} common
 * @property {Running[]} lanes
 * @property {number} run counts the runs, to tell them apart
 * @property {ReturnType<typeof createTeam>} session all runs under one play head
 * @property {ReturnType<typeof createPlayer>} player
 * @property {boolean} isImpossible
 * @property {boolean} showsTies whether it is the race that shows why ties matter
 * @property {string | null} cursor
 */

/** Beside others, the moves of a larger board and their numbers would be a grey mesh. */
const MAX_SIDE_WITH_MOVES = 10;

/** How long the race takes that shows why ties matter. */
const TIES_SECONDS = 20;

/** The layers that lanes show by default. @type {(board: string | undefined, square: number) => Layer[]} */
function layersOn(board, square) {
  const { width, height } = boardInfo(board ?? "8x8");
  const isQuiet = Math.max(width, height) > MAX_SIDE_WITH_MOVES;
  return usualLayers(square, { isQuiet }).filter((layer) => !isQuiet || layer !== "degrees");
}

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

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<LinkState>} */
function compare(root, frame) {
  const { notices, redraw, changed, say } = frame;
  const lanesRoot = find(root, ".lanes", HTMLElement);
  const addButton = find(root, ".add-lane", HTMLButtonElement);
  let lanesMade = 0;

  const { common } = openCommon(OPENING.common);
  const { opened: opening } = openLanes(common, OPENING.lanes);
  const team = createTeam(opening.map(({ session }) => session));
  /** @type {State} */
  const room = {
    common,
    lanes: [],
    run: 0,
    session: team,
    player: createPlayer(team),
    isImpossible: false,
    showsTies: false,
    cursor: null,
  };
  const { player } = room;
  const playHead = createPlayHead(find(root, ".play-head", HTMLElement), frame, player, {
    hasTimeline: () => room.session.timeline,
    restart,
  });
  const { seek } = playHead;
  const settings = createCommon(find(root, ".common", HTMLFormElement), {
    change: changeCommon,
  });
  const layers = createLayerChoice(find(root, ".layers", HTMLElement), {
    // All lanes have squares of the same size.
    squareSize: () => room.lanes[0]?.lane.squareSize() ?? Infinity,
    drawable,
    changed,
    usual: (square) => layersOn(room.common.board, square),
  });
  const parts = createParts(root, (part) => {
    player.pause();
    frame.asStep(() => parts.show(part));
    changed();
  });
  const intro = find(root, ".opening .intro", HTMLElement);
  const whyTies = find(root, ".why-ties", HTMLAnchorElement);
  const presentation = createPresentation(root, () => {
    parts.show("race");
    changed();
    frame.keep();
  });
  const runs = createRuns(find(root, ".runs", HTMLElement), frame.announce);
  const map = createMap(find(root, ".map", HTMLElement), {
    common: () => room.common,
    changed: frame.keep,
    say: frame.announce,
  });
  const contest = createContest(find(root, ".contest", HTMLElement), {
    changed: frame.keep,
    say: frame.announce,
  });
  const show = createShow(room, frame, {
    caption: find(root, ".caption", HTMLElement),
    layers,
    playHead,
    runs,
  });

  /** @returns {Partial<LinkState>} */
  function state() {
    const mapped = map.request();
    const asked = { map: mapped?.settings ?? null, contest: contest.request() };
    return {
      ...room.common,
      lanes: room.lanes.map((each) => each.settings),
      step: room.session.position,
      layers: layers.chosen ?? undefined,
      present: presentation.isOn,
      ...asked,
      ...(mapped && { seeds: String(mapped.seeds) }),
      part: parts.inLink(asked),
    };
  }

  /** A lane of the page; which one it is, is asked when something happens in it. */
  function makeLane() {
    lanesMade += 1;
    const lane = createLane(`lane-${lanesMade}`, {
      change: (changes) => changeLane(indexOf(lane), changes),
      remove: () => removeLane(indexOf(lane)),
      pick,
      cursor: setCursor,
      look: () => ({
        layers: layers.shown,
        theme: frame.theme,
        glide: player.glideOn,
        choice: player.showsChoice,
        cursor: room.cursor,
        numberFrom: null,
        marked: [],
      }),
      resize() {
        layers.show();
        redraw();
      },
    });
    return lane;
  }

  /** @param {Lane} lane */
  const indexOf = (lane) => room.lanes.findIndex((each) => each.lane === lane);

  /**
   * Puts runs on in place of those before, each into a lane of the page.
   * @type {(opened: Opened[], lanes?: Lane[]) => void}
   */
  function put(opened, lanes = room.lanes.map(({ lane }) => lane)) {
    const { board, leaper, start, target = "open" } = room.common;
    const known = existence(board, target, leaper, start);
    const info = boardOrGraphOf({ board });
    const before = room.lanes;
    before.forEach(({ session }) => session.free());
    room.isImpossible = known.answer === "no";
    frame.hush();
    room.run += 1;
    room.lanes = opened.map((each, i) => ({ ...each, lane: lanes[i] ?? makeLane() }));
    room.session = createTeam(opened.map(({ session }) => session));
    player.use(room.session, info.squares);
    // Those that stay are not moved: a lane put in anew loses the focus.
    const roots = room.lanes.map(({ lane }) => lane.root);
    before.filter(({ lane }) => !roots.includes(lane.root)).forEach(({ lane }) => lane.close());
    lanesRoot.append(...roots.filter((each) => each.parentElement !== lanesRoot));
    /** Whether other lanes have the same algorithm. @param {RunSettings} own */
    const isShared = ({ algorithm }) =>
      opened.filter(({ settings: each }) => each.algorithm === algorithm).length > 1;
    room.lanes.forEach((running, i) => {
      running.lane.number(i + 1, room.lanes.length > FEWEST);
      running.lane.use(running, info, target, isShared(running.settings));
    });
    addButton.hidden = room.lanes.length >= MAX_LANES;
    layers.show();
    settings.show({ ...room.common }, info);
    playHead.transport.setMethod(commonMethod());
    tellTies(info.squares);
    playHead.showSpeed();
    map.rebase();
    notices.show(
      [],
      room.isImpossible
        ? shared.noTour(sayExistence(known, { board }, target), room.session.done)
        : "",
    );
    changed();
  }

  /** Says what the race is about, and has the one about ties end soon. @param {number} squares */
  function tellTies(squares) {
    const showsTies = showTies(
      room.common,
      room.lanes.map(({ settings: own }) => own),
    );
    if (showsTies !== room.showsTies) {
      player.setSpeed(showsTies ? squares / TIES_SECONDS : null);
    }
    room.showsTies = showsTies;
    setText(intro, showsTies ? words.tiesIntro(TIES_SECONDS) : words.labels.intro);
    setAttribute(whyTies, "aria-current", showsTies ? "true" : null);
  }

  /** For the buttons that jump: what any of the methods counts can be looked for. */
  function commonMethod() {
    const methods = room.lanes.flatMap(({ settings: own }) => methodOf(own.algorithm) ?? []);
    const first = methods[0];
    return first && { ...first, counters: methods.flatMap(({ counters }) => counters) };
  }

  /** The same runs again, from their beginning. @returns {Opened[]} */
  const again = () =>
    room.lanes.map(({ settings: own }) => openLane(room.common, ownSettings(own)));

  function restart() {
    put(again());
  }

  /** @type {(i: number, changes: Partial<RunSettings>) => string | null} */
  function changeLane(i, changes) {
    const before = room.lanes[i];
    if (!before) {
      return null;
    }
    const wanted = { ...before.settings, ...changes };
    const opened = openLane(room.common, ownSettings(wanted), Object.keys(changes));
    const refusal = opened.problems.find(({ name }) => name in changes) ?? opened.problems[0];
    if (refusal || !isOn(room.common, opened)) {
      opened.session.free();
      return refusal?.message ?? words.notHere;
    }
    const { position } = room.session;
    const others = again();
    others[i]?.session.free();
    frame.asStep(() => put(others.map((each, at) => (at === i ? opened : each))));
    seek(position);
    return null;
  }

  function addLane() {
    const { position } = room.session;
    const shown = room.lanes.map(({ settings: own }) => own);
    const another = openAnother(room.common, shown);
    frame.asStep(() => put([...again(), another]));
    seek(position);
    room.lanes.at(-1)?.lane.focus();
  }

  /** @param {number} i */
  function removeLane(i) {
    const { position } = room.session;
    const opened = again();
    opened[i]?.session.free();
    const lanes = room.lanes.map(({ lane }) => lane);
    frame.asStep(() =>
      put(
        opened.filter((_, at) => at !== i),
        lanes.filter((_, at) => at !== i),
      ),
    );
    seek(position);
    room.lanes[Math.min(i, room.lanes.length - 1)]?.lane.focus();
  }

  /** @param {Partial<RunSettings>} changes */
  function changeCommon(changes) {
    const { common: next, problems } = openCommon({ ...room.common, ...changes });
    const refusal = problems.find(({ name }) => name in changes);
    if (refusal) {
      return refusal.message;
    }
    const opened = room.lanes.map(({ settings: own }) => openLane(next, ownSettings(own)));
    const i = opened.findIndex((each) => each.problems.length > 0 || !isOn(next, each));
    if (i >= 0) {
      opened.forEach(({ session }) => session.free());
      return words.ofLane(i + 1, opened[i]?.problems[0]?.message ?? words.notHere);
    }
    frame.asStep(() => {
      layers.forgetUsual();
      room.common = next;
      put(opened);
    });
    frame.adapt(problems);
    return null;
  }

  /** @param {string} square */
  function pick(square) {
    const message = changeCommon({ start: square });
    if (message) {
      say(shared.refused(message), "error");
    }
  }

  /** @param {string | null} square */
  function setCursor(square) {
    if (square !== room.cursor) {
      room.cursor = square;
      redraw();
    }
  }

  /** Layers that can be drawn in some lane. */
  function drawable() {
    const ofLanes = room.lanes.map(({ lane }) => lane.drawable());
    return allLayers.filter((layer) => ofLanes.some((each) => each.includes(layer)));
  }

  /** @param {LinkState} wanted */
  function apply(wanted) {
    const opened = openCommon(commonIn(wanted));
    room.common = opened.common;
    const lanes = openLanes(room.common, wanted.lanes ?? OPENING.lanes);
    layers.choose(wanted.layers ?? null);
    presentation.set(wanted.present);
    parts.follow(wanted);
    put(lanes.opened);
    map.show();
    const mapProblems = wanted.map ? map.follow(wanted.map, wanted.seeds) : [];
    contest.follow(wanted.contest);
    notices.add(...lanes.problems, ...mapProblems);
    playHead.seekStep(wanted.step, notices);
    return opened.problems;
  }

  addButton.addEventListener("click", addLane);
  find(root, ".common .fields", HTMLElement).before(makeFold(words.labels.common));
  whyTies.href = route.write({ ...TIES.common, lanes: TIES.lanes });
  put(opening);

  /** What can only be done while the lanes are seen. @type {(actions: Record<string, () => boolean | void>) => Record<string, () => boolean | void>} */
  const inRace = (actions) =>
    Object.fromEntries(
      Object.entries(actions).map(([name, act]) => [name, () => parts.shown === "race" && act()]),
    );

  return {
    route,
    state,
    apply,
    correction: words.wordReplaced,
    title() {
      const { width, height } = boardInfo(room.common.board);
      const progress = shared.progress(room.session.moment());
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
