/**
 * The race: lanes on one board under one play head, all of their state, and what changes it.
 *
 * @import { Layer, RunSettings } from "../../pkg/knights_tour.js"
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Opened, Problem } from "../../run/open-run.js"
 * @import { Waiting } from "../../run/when-here.js"
 * @import { Lane } from "./lane.js"
 * @import { Common } from "./lanes.js"
 * @import { State as LinkState } from "./state.js"
 */

import { boardOrGraphOf } from "../../run/board-or-graph.js";
import { createPlayHead } from "../../widgets/play-head.js";
import { boardInfo, existence } from "../../pkg/knights_tour.js";
import { allLayers, usualLayers } from "../../run/layers.js";
import { methodOf } from "../../run/methods.js";
import { createPlayer } from "../../run/player.js";
import { sayExistence } from "../../run/reasons.js";
import * as words from "#text/compare.js";
import * as shared from "#text/words.js";
import { find, setAttribute, setText } from "../../widgets/dom.js";
import { createLayerChoice } from "../../widgets/layer-choice.js";
import { createCommon } from "./common.js";
import { createLane } from "./lane.js";
import { FEWEST, isOn, MAX_LANES, openAnother, openCommon } from "./lanes.js";
import { openLane, openLanes, showTies } from "./lanes.js";
import { commonIn, OPENING, ownSettings, route, TIES } from "./state.js";
import { createTeam } from "./team.js";

/** A lane of the page with its run. @typedef {Opened & { lane: Lane }} Running */

/**
 * @typedef {object} Race
 * @property {RoomFrame} frame
 * @property {Waiting} waiting what is told while a method is fetched
 * @property {Common} common
 * @property {Running[]} lanes
 * @property {number} lanesMade counts the lanes of the page, to tell them apart
 * @property {number} run counts the runs, to tell them apart
 * @property {ReturnType<typeof createTeam>} session all runs under one play head
 * @property {ReturnType<typeof createPlayer>} player
 * @property {boolean} isImpossible
 * @property {boolean} showsTies whether it is the race that shows why ties matter
 * @property {string | null} cursor
 * @property {ReturnType<typeof createPlayHead>} playHead
 * @property {ReturnType<typeof createCommon>} settings
 * @property {ReturnType<typeof createLayerChoice>} layers
 * @property {HTMLElement} intro says what the race is about
 * @property {HTMLAnchorElement} whyTies leads to the one about ties
 * @property {HTMLElement} place where the lanes are
 * @property {HTMLButtonElement} add
 * @property {() => void} rebased called when the settings that all lanes share may have changed
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

/**
 * The race that the room opens with.
 * @param {HTMLElement} root
 * @param {RoomFrame} frame
 * @param {Common} common
 * @param {() => void} rebased called when the settings that all lanes share may have changed
 */
export function createRace(root, frame, common, rebased) {
  const { opened } = openLanes(common, OPENING.lanes);
  const session = createTeam(opened.map((each) => each.session));
  const player = createPlayer(session);
  /** @type {Race} */
  const race = {
    ...{ frame, rebased, common, session, player },
    waiting: { show: frame.say, failed: () => frame.say(shared.labels.roomFailed, "error") },
    lanes: [],
    lanesMade: 0,
    run: 0,
    isImpossible: false,
    showsTies: false,
    cursor: null,
    playHead: createPlayHead(find(root, ".play-head", HTMLElement), frame, player, {
      hasTimeline: () => race.session.timeline,
      restart: () => put(race, again(race)),
    }),
    settings: createCommon(find(root, ".common", HTMLFormElement), {
      change: (changes) => changeCommon(race, changes),
    }),
    layers: createLayerChoice(find(root, ".layers", HTMLElement), {
      // All lanes have squares of the same size.
      squareSize: () => race.lanes[0]?.lane.squareSize() ?? Infinity,
      drawable: () => drawable(race),
      changed: frame.changed,
      usual: (square) => layersOn(race.common.board, square),
    }),
    intro: find(root, ".opening .intro", HTMLElement),
    whyTies: find(root, ".why-ties", HTMLAnchorElement),
    place: find(root, ".lanes", HTMLElement),
    add: find(root, ".add-lane", HTMLButtonElement),
  };
  race.lanes = opened.map((each) => ({ ...each, lane: makeLane(race) }));
  race.add.addEventListener("click", () => addLane(race));
  race.whyTies.href = route.write({ ...TIES.common, lanes: TIES.lanes });
  return race;
}

/**
 * Holds the race that a link asks for.
 * @type {(race: Race, wanted: LinkState) => { common: Problem[], lanes: string[] }} what of it cannot be used
 */
export function follow(race, wanted) {
  const { common, problems } = openCommon(commonIn(wanted));
  const lanes = openLanes(common, wanted.lanes ?? OPENING.lanes);
  race.common = common;
  race.layers.choose(wanted.layers ?? null);
  put(race, lanes.opened);
  return { common: problems, lanes: lanes.problems };
}

/** A lane of the page; which one it is, is asked when something happens in it. @param {Race} race @returns {Lane} */
function makeLane(race) {
  const { frame, layers, player } = race;
  race.lanesMade += 1;
  const at = () => race.lanes.findIndex((each) => each.lane === lane);
  const lane = createLane(`lane-${race.lanesMade}`, {
    change: (changes) => changeLane(race, at(), changes),
    waiting: race.waiting,
    remove: () => removeLane(race, at()),
    pick(square) {
      const message = changeCommon(race, { start: square });
      if (message) {
        frame.say(shared.refused(message), "error");
      }
    },
    cursor(square) {
      if (square !== race.cursor) {
        race.cursor = square;
        frame.redraw();
      }
    },
    look: () => ({
      layers: layers.shown,
      theme: frame.theme,
      glide: player.glideOn,
      choice: player.showsChoice,
      cursor: race.cursor,
      numberFrom: null,
      marked: [],
    }),
    resize() {
      layers.show();
      frame.redraw();
    },
  });
  return lane;
}

/**
 * Puts runs on in place of those before, each into a lane of the page.
 * @type {(race: Race, opened: Opened[], lanes?: Lane[]) => void}
 */
function put(race, opened, lanes = race.lanes.map(({ lane }) => lane)) {
  const { frame, player, layers, lanes: before } = race;
  const { board, leaper, start, target = "open" } = race.common;
  const known = existence(board, target, leaper, start);
  const info = boardOrGraphOf({ board });
  before.forEach(({ session }) => session.free());
  frame.hush();
  race.isImpossible = known.answer === "no";
  race.run += 1;
  race.lanes = opened.map((each, i) => ({ ...each, lane: lanes[i] ?? makeLane(race) }));
  race.session = createTeam(opened.map(({ session }) => session));
  player.use(race.session, info.squares);
  placeLanes(race, before);
  /** Whether other lanes have the same algorithm. @param {RunSettings} own */
  const isShared = ({ algorithm }) =>
    opened.filter(({ settings: each }) => each.algorithm === algorithm).length > 1;
  race.lanes.forEach((running, i) => {
    running.lane.number(i + 1, race.lanes.length > FEWEST);
    running.lane.use(running, info, target, isShared(running.settings));
  });
  layers.show();
  race.settings.show({ ...race.common }, info);
  race.playHead.transport.setMethod(commonMethod(race.lanes));
  tellTies(race, info.squares);
  race.playHead.showSpeed();
  race.rebased();
  frame.notices.show(
    [],
    race.isImpossible
      ? shared.noTour(sayExistence(known, { board }, target), race.session.done)
      : "",
  );
  frame.changed();
}

/** Those that stay are not moved: a lane that is put in again loses the focus. @type {(race: Race, before: Running[]) => void} */
function placeLanes({ lanes, place, add }, before) {
  const roots = lanes.map(({ lane }) => lane.root);
  before.filter(({ lane }) => !roots.includes(lane.root)).forEach(({ lane }) => lane.close());
  place.append(...roots.filter((each) => each.parentElement !== place));
  add.hidden = lanes.length >= MAX_LANES;
}

/** Says what the race is about, and has the one about ties end soon. @type {(race: Race, squares: number) => void} */
function tellTies(race, squares) {
  const showsTies = showTies(race.common, settingsOf(race));
  if (showsTies !== race.showsTies) {
    race.player.setSpeed(showsTies ? squares / TIES_SECONDS : null);
  }
  race.showsTies = showsTies;
  setText(race.intro, showsTies ? words.tiesIntro(TIES_SECONDS) : words.labels.intro);
  setAttribute(race.whyTies, "aria-current", showsTies ? "true" : null);
}

/** For the buttons that jump: what any of the methods counts can be looked for. @param {Running[]} lanes */
function commonMethod(lanes) {
  const methods = lanes.flatMap(({ settings }) => methodOf(settings.algorithm) ?? []);
  const first = methods[0];
  return first && { ...first, counters: methods.flatMap(({ counters }) => counters) };
}

/** The settings of all lanes. @param {Race} race */
export const settingsOf = ({ lanes }) => lanes.map(({ settings }) => settings);

/** The same runs again, from their beginning. @param {Race} race @returns {Opened[]} */
const again = (race) => settingsOf(race).map((own) => openLane(race.common, ownSettings(own)));

/** Puts other runs on, at the same step. @type {(race: Race, opened: Opened[], lanes?: Lane[]) => void} */
function exchange(race, opened, lanes) {
  const { position } = race.session;
  race.frame.asStep(() => put(race, opened, lanes));
  race.playHead.seek(position);
}

/** @type {(race: Race, i: number, changes: Partial<RunSettings>) => string | null} what is wrong with them */
function changeLane(race, i, changes) {
  const before = race.lanes[i];
  if (!before) {
    return null;
  }
  const wanted = { ...before.settings, ...changes };
  const opened = openLane(race.common, ownSettings(wanted), Object.keys(changes));
  const refusal = opened.problems.find(({ name }) => name in changes) ?? opened.problems[0];
  if (refusal || !isOn(race.common, opened)) {
    opened.session.free();
    return refusal?.message ?? words.notHere;
  }
  const others = again(race);
  others[i]?.session.free();
  exchange(
    race,
    others.map((each, at) => (at === i ? opened : each)),
  );
  return null;
}

/** @param {Race} race */
function addLane(race) {
  const another = openAnother(race.common, settingsOf(race));
  exchange(race, [...again(race), another]);
  race.lanes.at(-1)?.lane.focus();
}

/** @type {(race: Race, i: number) => void} */
function removeLane(race, i) {
  const opened = again(race);
  opened[i]?.session.free();
  const isKept = (/** @type {unknown} */ _, /** @type {number} */ at) => at !== i;
  const lanes = race.lanes.map(({ lane }) => lane);
  exchange(race, opened.filter(isKept), lanes.filter(isKept));
  race.lanes[Math.min(i, race.lanes.length - 1)]?.lane.focus();
}

/** Changes what all lanes share. @type {(race: Race, changes: Partial<RunSettings>) => string | null} what is wrong with them */
function changeCommon(race, changes) {
  const { common: next, problems } = openCommon({ ...race.common, ...changes });
  const refusal = problems.find(({ name }) => name in changes);
  if (refusal) {
    return refusal.message;
  }
  const opened = settingsOf(race).map((own) => openLane(next, ownSettings(own)));
  const i = opened.findIndex((each) => each.problems.length > 0 || !isOn(next, each));
  if (i >= 0) {
    opened.forEach(({ session }) => session.free());
    return words.ofLane(i + 1, opened[i]?.problems[0]?.message ?? words.notHere);
  }
  race.frame.asStep(() => {
    race.layers.forgetUsual();
    race.common = next;
    put(race, opened);
  });
  race.frame.adapt(problems);
  return null;
}

/** Layers that can be drawn in some lane. @param {Race} race */
function drawable({ lanes }) {
  const ofLanes = lanes.map(({ lane }) => lane.drawable());
  return allLayers.filter((layer) => ofLanes.some((each) => each.includes(layer)));
}
