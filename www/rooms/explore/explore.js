/**
 * The room in which a run is stepped through: puts its parts together and says what each event
 * does. Events only change the room's state and ask for a redraw.
 *
 * @import { Layer, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Place } from "../../app/run-address.js"
 * @import { Frame, RoomInFront } from "../../app/router.js"
 * @import { Opened, Problem } from "../../run/open-run.js"
 * @import { Rank } from "../../app/live-region.js"
 */

import { createActs } from "../../app/actions.js";
import { addressOf, currentAddress, showAddress } from "../../app/address.js";
import { isBare, readAddress, writeAddress } from "../../app/run-address.js";
import { allLayers, ownChoice, usualLayers } from "../../run/layers.js";
import { createBoardGrid } from "../../widgets/board-grid.js";
import { createBoardView } from "../../widgets/board-view.js";
import { find } from "../../widgets/dom.js";
import { createFrames } from "./frames.js";
import { keysWithout } from "../../app/keys.js";
import {
  canAskBest,
  defaults,
  methodOf,
  methods,
  settingNames,
  withChanges,
} from "../../run/methods.js";
import { createLayerChips } from "../../widgets/layer-chips.js";
import { createNotices } from "../../widgets/notices.js";
import { createOutcome } from "./outcome.js";
import { followScreen } from "./play-head-order.js";
import { correctionsOf, createRoom, enter, lookOf, placeOf } from "./state.js";
import { pieceOf } from "../../run/describe.js";
import { prospect, rememberTour } from "../../run/feasibility.js";
import { openRun } from "../../run/open-run.js";
import { createSettings } from "./settings.js";
import { createStory } from "./story.js";
import { createTransport } from "../../widgets/transport.js";
import * as words from "../../text/en/words.js";

/** Where a visitor without a link begins: the knight amid eight candidates. */
const OPENING = { start: "d4" };

/** So often a click on the board can be undone. */
const MAX_UNDO = 100;

/** @type {(root: HTMLElement, frame: Frame) => RoomInFront} */
export function openExplore(root, { theme, speaker }) {
  const room = createRoom(openRun({}));
  const { player } = room;

  const story = createStory(find(root, ".story", HTMLElement));
  const notices = createNotices(
    find(root, ".notices", HTMLElement),
    story.focus,
    (text) => room.isOpen && speaker.say(text, { about: "verdict" }),
  );
  const desk = find(root, ".desk", HTMLElement);
  const transport = createTransport(desk, { seek, speed: setSpeed });
  followScreen(desk, find(desk, ".transport", HTMLElement));
  const view = createBoardView(find(root, ".board", HTMLElement), {
    look: () => lookOf(room),
    resize() {
      showLayers();
      redraw();
    },
    pick,
    hover: (square) => setCursor(square ?? grid.cursor()),
  });
  const grid = createBoardGrid(find(root, ".grid", HTMLElement), {
    cursor: setCursor,
    choose: pick,
    label: (square) =>
      words.squareLabel(room.session.squareInfo(square), room.session.moment().start),
  });
  const settings = createSettings(find(root, ".settings", HTMLFormElement), methods(), {
    change: (changes) => begin(changes)?.message ?? null,
  });
  const outcome = createOutcome(find(root, ".outcome", HTMLElement), {
    numberFrom: setNumberFrom,
    pick: () => setPicking(!room.picking),
    say: speaker.say,
    leave: story.focus,
  });
  const editBoard = find(root, "#edit-board", HTMLAnchorElement);
  const caption = find(root, ".caption", HTMLElement);
  const layers = createLayerChips(find(root, ".layers", HTMLElement), switchLayer);
  const parts = { caption, view, grid, layers, transport, story, outcome, speaker, onTour };
  const { redraw, changed, keep } = createFrames(room, parts);

  /**
   * Puts a run on in place of the one before. Settings that could not be used are told, quietly where
   * nobody asked for them.
   * @type {(opened: Opened, changedSettings: readonly string[], tell?: "show" | "adapt") => void}
   */
  function put(opened, changedSettings, tell = "show") {
    enter(room, opened);
    const { width, height, columns, rows } = room.info;
    view.use(room.session, width, height);
    showLayers();
    grid.use(columns, rows, room.info);
    const method = methodOf(room.settings.algorithm);
    story.setMethod(method, room.settings, pieceOf(room.settings));
    transport.setMethod(method);
    transport.showSpeed(player);
    room.cursor = grid.cursor();
    const { start } = room.session.moment();
    settings.show(room, start, changedSettings);
    editBoard.hidden = room.settings.graph !== undefined;
    editBoard.href = addressOf("build", { ...room.settings, start }, theme.linked);
    notices.show([]);
    notices[tell](correctionsOf(room));
    showProspect();
    changed();
  }

  /** Says whether there is a tour. */
  function showProspect() {
    const { answer, because, marked } = prospect(
      room.settings,
      room.settings.start === "any" ? undefined : room.session.moment().start,
    );
    const isImpossible = answer === "no";
    Object.assign(room, { isImpossible, marked });
    const method = methodOf(room.settings.algorithm);
    const asksBest = answer === "unknown" && canAskBest(method, room.info.squares);
    settings.showProspect(isImpossible ? "" : because, asksBest);
    notices.showImpossible(isImpossible ? words.noTour(because, player.phase === "finished") : "");
  }

  /** Where nobody knew whether there is a tour, it is known now. @param {boolean} isClosed */
  function onTour(isClosed) {
    if (rememberTour(room.settings, isClosed)) {
      showProspect();
    }
  }

  /** What was there before, to be brought back, the last at the end. @type {Place[]} */
  const before = [];

  /** Remembers what is there, before a click takes something else in its place. */
  function remember(place = placeOf(room)) {
    before.push(place);
    before.splice(0, before.length - MAX_UNDO);
    transport.allow("undo", true);
  }

  /** Brings back what was there before the last click on the board; false where there was none. */
  function undo() {
    const place = before.pop();
    if (!place) {
      return false;
    }
    put(openRun(place.settings), settingNames());
    player.seek(place.step);
    transport.allow("undo", before.length > 0);
    return true;
  }

  /** Starts a run with other settings. What is wrong leaves the run as it is. @type {(changes: Partial<RunSettings>) => Problem | undefined} */
  function begin(changes) {
    const opened = openRun(withChanges(room.settings, changes), Object.keys(changes));
    const refusal = opened.problems.find(({ name }) => name in changes);
    if (refusal) {
      opened.session.free();
      return refusal;
    }
    showAddress(() => writeAddress(placeOf(room)), "replace");
    room.chosenLayers = ownChoice(room.chosenLayers, view.squareSize());
    put(opened, Object.keys(changes), "adapt");
    showAddress(() => writeAddress(placeOf(room)), "push");
    return undefined;
  }

  /** Puts several methods in the place of the one that did not settle it. */
  function askBest() {
    begin({ algorithm: "best" });
    story.focus();
  }

  /** The same run again, from its beginning. */
  function restart() {
    put({ ...openRun(room.settings), problems: [] }, []);
  }

  /** Goes where the address says; a run that fits is kept. */
  function arrive() {
    const address = currentAddress();
    const { place, problems } = readAddress(address);
    if (isBare(address)) {
      place.settings = OPENING;
    }
    const here = writeAddress(placeOf(room));
    const wanted = { ...defaults(place.settings), ...place.settings };
    const there = writeAddress({ ...placeOf(room), settings: wanted });
    const opened = here === there ? room : openRun(place.settings);
    room.hasThemeInLink = place.theme !== undefined;
    theme.follow(place.theme);
    const own = opened === room ? [] : opened.problems;
    put({ ...opened, problems: [...problems, ...own] }, settingNames());
    room.chosenLayers = place.layers ?? null;
    showLayers();
    const message = place.numberFrom ? setNumberFrom(place.numberFrom) : null;
    if (message) {
      notices.add(words.replaced("numberFrom", message, ""));
    }
    player.seek(place.step, () => checkArrival(place));
    redraw();
  }

  /** Some of what a link says can only be judged where it leads to. @param {Place} place */
  function checkArrival({ step, settings: { byHand: asked = "" } }) {
    const { position, done, outcome: end } = room.session.moment();
    if (position < step) {
      notices.add(words.beyondEnd(position));
    }
    const { byHand } = room.session;
    if (room.settings.byHand && byHand.split(",").length < asked.split(",").length) {
      room.settings = { ...room.settings, byHand };
      notices.add(words.noSuchMove);
    }
    if (room.numberFrom && done && !(end?.kind === "tour" && end.closed)) {
      room.numberFrom = null;
      notices.add(words.notRenumbered);
    }
  }

  /** @param {number} position */
  function seek(position) {
    player.seek(position);
    redraw();
  }

  /** @param {string} square */
  function pick(square) {
    if (room.picking) {
      pickNumberFrom(square);
    } else if (player.isMoving || !goByHand(square)) {
      remember();
      begin({ start: square });
    }
  }

  /** Goes to a square by hand; false where no move leads there, or the method could not go on. @param {string} square */
  function goByHand(square) {
    const { session } = room;
    const method = methodOf(room.settings.algorithm);
    if (!method?.takesOver || !session.squareInfo(square).candidate) {
      return false;
    }
    const moment = session.moment();
    const place = placeOf(room);
    try {
      session.play(square);
    } catch {
      return false; // The end of the path can be turned to it, but no move leads there.
    }
    remember(place);
    room.settings = { ...room.settings, byHand: session.byHand };
    player.moved();
    say(words.wentByHand(moment, square));
    if (session.moment().waits) {
      notices.add(words.waits);
    }
    return true;
  }

  /** The pointer has taken the focus from the button; the keys go on from there. @param {string} square */
  function pickNumberFrom(square) {
    const message = setNumberFrom(square);
    if (message) {
      say(words.refused(message), "error");
    } else if (grid.cursor() === null) {
      outcome.focus();
    }
  }

  /** @param {string | null} square */
  function setCursor(square) {
    if (square !== room.cursor) {
      room.cursor = square;
      redraw();
    }
  }

  /** @param {string} square @returns {string | null} what is wrong with it */
  function setNumberFrom(square) {
    try {
      if (room.session.squareInfo(square).hole) {
        return words.wrong.hole(square);
      }
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    room.numberFrom = square;
    setPicking(false);
    return null;
  }

  /** @param {boolean} picking */
  function setPicking(picking) {
    room.picking = picking;
    changed();
  }

  /** @param {number} perSecond */
  function setSpeed(perSecond) {
    player.setSpeed(perSecond);
    transport.showSpeed(player);
  }

  /** Shows what is chosen, or what is usual at this size of the squares. */
  function showLayers() {
    room.layers = room.chosenLayers ?? usualLayers(view.squareSize());
    layers.show(room.layers, view.drawable());
  }

  /** @param {Layer} layer */
  function switchLayer(layer) {
    const shown = new Set(room.layers);
    const wanted = allLayers.filter((each) => shown.has(each) !== (each === layer));
    room.chosenLayers = ownChoice(wanted, view.squareSize());
    showLayers();
    changed();
  }

  /** Says something under the board. @type {(message: string, rank?: Rank) => void} */
  function say(message, rank = "news") {
    room.message = message;
    changed();
    speaker.say(message, { rank });
  }

  for (const kind of /** @type {const} */ (["svg", "png"])) {
    find(root, `#save-${kind}`, HTMLElement).addEventListener("click", () =>
      import("./picture.js").then(
        ({ savePicture }) => savePicture(kind, room, say),
        () => say(words.labels.roomFailed),
      ),
    );
  }
  for (const button of root.querySelectorAll(".ask-best")) {
    button.addEventListener("click", askBest);
  }
  put(room, settingNames());
  transport.allow("undo", false);

  return {
    enter() {
      room.isOpen = true;
      room.theme = theme.current;
      arrive();
    },
    leave() {
      player.pause();
      room.isOpen = false;
    },
    keep,
    address: () => writeAddress(placeOf(room)),
    act: createActs(room, { changed, restart, undo, speed: setSpeed, say, speaker }),
    keys: keysWithout(),
    setTheme(chosen) {
      room.theme = chosen;
      showLayers();
      changed();
    },
    say,
    renew: restart,
  };
}
