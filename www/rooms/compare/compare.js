/**
 * The room in which methods are compared: lanes on one board under one play head, the table of
 * their finished runs, and the success map. Events change the state and ask for a redraw.
 *
 * @import { Layer, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Frame, RoomInFront } from "../../app/router.js"
 * @import { Opened } from "../../run/open-run.js"
 * @import { Rank } from "../../app/live-region.js"
 * @import { Lane } from "./lane.js"
 * @import { Common } from "./lanes.js"
 */

import { createActs } from "../../app/actions.js";
import { currentAddress, showAddress } from "../../app/address.js";
import { allLayers, layersInLink, ownChoice, usualLayers } from "../../run/layers.js";
import { find } from "../../widgets/dom.js";
import { keysWithout } from "../../app/keys.js";
import { fitted, methodOf } from "../../run/methods.js";
import { createLayerChips } from "../../widgets/layer-chips.js";
import { createNotices } from "../../widgets/notices.js";
import { boardInfo, existence } from "../../pkg/knights_tour.js";
import { createPlayer } from "../../run/player.js";
import { createTransport, nameButtons } from "../../widgets/transport.js";
import * as shared from "../../text/en/words.js";
import { createCommon } from "./common.js";
import { furnish } from "../../app/mount-room.js";
import { createLane } from "./lane.js";
import {
  FEWEST,
  isOn,
  MOST,
  openAnother,
  openCommon,
  openLane,
  openLanes,
  OPENING,
} from "./lanes.js";
import { createMap } from "./map.js";
import { ownSettings, readPlace, writePlace } from "./place.js";
import { createRuns } from "./runs.js";
import { createShow } from "./show.js";
import { createTeam } from "./team.js";
import * as words from "../../text/en/compare.js";

/** A lane of the page with its run. @typedef {Opened & { lane: Lane }} Running */

/**
 * @typedef {object} State
 * @property {boolean} isOpen whether this room is the one that is seen
 * @property {Common} common
 * @property {Running[]} lanes
 * @property {number} run counts the runs, to tell them apart
 * @property {ReturnType<typeof createTeam>} session all runs under one play head
 * @property {ReturnType<typeof createPlayer>} player
 * @property {Layer[]} layers those that are shown
 * @property {Layer[] | null} chosenLayers those that the reader or a link has chosen
 * @property {boolean} isImpossible
 * @property {string | null} cursor
 * @property {string} message
 * @property {boolean} picking nothing is picked here; the keys ask
 */

/** @type {(root: HTMLElement, frame: Frame) => Promise<RoomInFront>} */
export async function openCompare(root, { theme, speaker }) {
  await furnish(root, import.meta.url, words.labels);
  const lanesRoot = find(root, ".lanes", HTMLElement);
  const lanesHeading = find(root, "#compare-lanes", HTMLElement);
  const addButton = find(root, ".add-lane", HTMLButtonElement);
  const notices = createNotices(
    find(root, ".notices", HTMLElement),
    () => lanesHeading.focus(),
    (text) => room.isOpen && speaker.say(text, { about: "verdict" }),
  );
  let hasThemeInLink = false;
  let lanesMade = 0;

  const { common } = openCommon(OPENING.common);
  const { opened: opening } = openLanes(common, OPENING.lanes);
  const team = createTeam(opening.map(({ session }) => session));
  /** @type {State} */
  const room = {
    isOpen: false,
    common,
    lanes: [],
    run: 0,
    session: team,
    player: createPlayer(team),
    layers: [...allLayers],
    chosenLayers: null,
    isImpossible: false,
    cursor: null,
    message: "",
    picking: false,
  };
  const { player } = room;
  const transport = createTransport(find(root, ".play-head", HTMLElement), {
    seek,
    speed: setSpeed,
  });
  const settings = createCommon(find(root, ".common", HTMLFormElement), {
    change: changeCommon,
  });
  const layers = createLayerChips(find(root, ".layers", HTMLElement), switchLayer);
  const runs = createRuns(find(root, ".runs", HTMLElement), speaker.say);
  const map = createMap(find(root, ".map", HTMLElement), {
    common: () => room.common,
    changed: () => showAddress(address, "replace"),
    say: speaker.say,
  });
  const { redraw, changed, keep } = createShow(room, {
    caption: find(root, ".caption", HTMLElement),
    layers,
    transport,
    runs,
    speaker,
    address,
  });

  function address() {
    const { lanes, session } = room;
    return writePlace({
      common: room.common,
      lanes: lanes.map((each) => each.settings),
      step: session.position,
      layers: layersInLink(room.layers, boardInfo(room.common.board)),
      theme: hasThemeInLink ? theme.current : undefined,
      map: map.asked(),
    });
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
        layers: room.layers,
        theme: theme.current,
        glide: player.glide,
        choice: player.showsChoice,
        cursor: room.cursor,
        numberFrom: null,
        marked: [],
      }),
      resize() {
        showLayers();
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
    const info = boardInfo(board);
    for (const { session } of room.lanes) {
      session.free();
    }
    room.isImpossible = known.answer === "no";
    room.message = "";
    room.run += 1;
    room.lanes = opened.map((each, i) => ({ ...each, lane: lanes[i] ?? makeLane() }));
    room.session = createTeam(opened.map(({ session }) => session));
    player.use(room.session, info.squares);
    // Those that stay are not moved: a lane put in anew loses the focus.
    const roots = room.lanes.map(({ lane }) => lane.root);
    [...lanesRoot.children]
      .filter((each) => roots.every((kept) => kept !== each))
      .forEach((each) => each.remove());
    lanesRoot.append(...roots.filter((each) => each.parentElement !== lanesRoot));
    room.lanes.forEach(({ lane, session, settings: own }, i) => {
      lane.number(i + 1, room.lanes.length > FEWEST);
      lane.use(session, own, info, target);
    });
    addButton.hidden = room.lanes.length >= MOST;
    showLayers();
    settings.show({ ...room.common }, info);
    transport.setMethod(commonMethod());
    transport.showSpeed(player);
    map.rebase();
    notices.show(
      [],
      room.isImpossible ? shared.noTour(shared.existence(known, target), room.session.done) : "",
    );
    changed();
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

  const restart = () => put(again());

  /** Changes what was asked for as one step of the browser's history. @type {(change: () => void) => void} */
  function asStep(change) {
    showAddress(address, "replace");
    change();
    showAddress(address, "push");
  }

  /** @type {(i: number, changes: Partial<RunSettings>) => string | null} */
  function changeLane(i, changes) {
    const before = room.lanes[i];
    if (!before) {
      return null;
    }
    const wanted = { ...before.settings, ...changes };
    const usable = changes.algorithm ? fitted(wanted) : wanted;
    const opened = openLane(room.common, ownSettings(usable), Object.keys(changes));
    const refusal = opened.problems.find(({ name }) => name in changes) ?? opened.problems[0];
    if (refusal || !isOn(room.common, opened)) {
      opened.session.free();
      return refusal?.message ?? words.notHere;
    }
    const { position } = room.session;
    const others = again();
    others[i]?.session.free();
    asStep(() => put(others.map((each, at) => (at === i ? opened : each))));
    seek(position);
    return null;
  }

  function addLane() {
    const { position } = room.session;
    const shown = room.lanes.map(({ settings: own }) => own);
    const another = openAnother(room.common, shown);
    asStep(() => put([...again(), another]));
    seek(position);
    room.lanes.at(-1)?.lane.focus();
  }

  /** @param {number} i */
  function removeLane(i) {
    const { position } = room.session;
    const opened = again();
    opened[i]?.session.free();
    const lanes = room.lanes.map(({ lane }) => lane);
    asStep(() =>
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
    asStep(() => {
      room.chosenLayers = ownChoice(room.chosenLayers, squareSize());
      room.common = next;
      put(opened);
    });
    const usable = new Map(Object.entries(next));
    const adapted = problems.map(({ name, message }) =>
      shared.replaced(name, message, shared.valueName(name, String(usable.get(name) ?? ""))),
    );
    notices.adapt(adapted);
    return null;
  }

  /** @param {number} position */
  function seek(position) {
    player.seek(position);
    redraw();
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

  /** @param {number} perSecond */
  function setSpeed(perSecond) {
    player.setSpeed(perSecond);
    transport.showSpeed(player);
  }

  /** All lanes have squares of the same size. */
  const squareSize = () => room.lanes[0]?.lane.squareSize() ?? Infinity;

  /** Shows what is chosen, or what is usual at this size of the squares. */
  function showLayers() {
    room.layers = room.chosenLayers ?? usualLayers(squareSize());
    const drawable = room.lanes.map(({ lane }) => lane.drawable());
    const isDrawable = (/** @type {Layer} */ layer) =>
      drawable.some((each) => each.includes(layer));
    layers.show(room.layers, allLayers.filter(isDrawable));
  }

  /** @param {Layer} layer */
  function switchLayer(layer) {
    const shown = new Set(room.layers);
    const wanted = allLayers.filter((each) => shown.has(each) !== (each === layer));
    room.chosenLayers = ownChoice(wanted, squareSize());
    showLayers();
    changed();
  }

  /** @type {(message: string, rank?: Rank) => void} */
  function say(message, rank = "news") {
    room.message = message;
    changed();
    speaker.say(message, { rank });
  }

  /** Goes where the address says; runs that fit are kept. */
  function enter() {
    const wanted = currentAddress();
    room.isOpen = true;
    if (wanted === address()) {
      changed();
      return;
    }
    const { place, problems } = readPlace(wanted);
    hasThemeInLink = place.theme !== undefined;
    theme.follow(place.theme);
    const isBare = Object.keys(place.common).length === 0 && !place.lanes;
    const opened = openCommon(isBare ? OPENING.common : place.common);
    room.common = opened.common;
    const lanes = openLanes(room.common, place.lanes ?? OPENING.lanes);
    room.chosenLayers = place.layers ?? null;
    put(lanes.opened);
    map.show();
    const mapProblems = place.map ? map.follow(place.map.wanted, place.map.seeds) : [];
    const given = new Map(Object.entries({ ...room.common, theme: theme.current }));
    const named = [...problems, ...opened.problems].map(({ name, message }) =>
      words.wordReplaced(name, message, shared.valueName(name, String(given.get(name) ?? ""))),
    );
    for (const problem of [...named, ...lanes.problems, ...mapProblems]) {
      notices.add(problem);
    }
    player.seek(place.step, () => {
      if (room.session.position < place.step) {
        notices.add(shared.beyondEnd(room.session.position));
      }
    });
    redraw();
  }

  addButton.addEventListener("click", addLane);
  nameButtons(root);
  put(opening);

  return {
    enter,
    leave() {
      player.pause();
      map.stop();
      room.isOpen = false;
    },
    keep,
    address,
    act: createActs(room, {
      changed,
      restart,
      speed: setSpeed,
      say,
      speaker,
    }),
    keys: keysWithout("undo"),
    setTheme: changed,
    say,
    renew: restart,
  };
}
