/**
 * The room with the map of where tours exist: puts its parts together and says what each event does.
 * One board and one kind of tour are explained at a time; events choose others, or move the play head
 * of what is shown, and ask for a redraw.
 *
 * @import { Target } from "../../pkg/knights_tour.js"
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { Case, State } from "./state.js"
 * @import { Show } from "./show.js"
 * @import { Found } from "#text/build.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { createPlayHead } from "../../widgets/play-head.js";
import { createFlashGuard } from "../../run/flash-guard.js";
import { createPlayer } from "../../run/player.js";
import { KNIGHT } from "../../app/codecs.js";
import * as words from "#text/exist.js";
import * as shared from "#text/words.js";
import { createChips, createSurfaceChoice } from "../../widgets/choices.js";
import { find, setText } from "../../widgets/dom.js";
import { pause } from "../../widgets/redraw.js";
import { followNames } from "../../widgets/square-names.js";
import { showSteps } from "../../widgets/step-list.js";
import { createFieldError } from "../../widgets/field-error.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { gridRowsOf } from "../../widgets/shortcuts.js";
import { createPieceChoice } from "../../widgets/piece-picker.js";
import { messageOf } from "../../run/errors.js";
import { isKnight } from "../../text/leaps.js";
import { createMap } from "./map.js";
import { createPicture } from "./picture.js";
import { isOnMap, route, SIDE, squareOn } from "./state.js";
import { linkFrom, openShow, verdictOf } from "./show.js";
import { openPath } from "./tour.js";

/** Squares a second: an argument is looked at, not read. */
const SPEED = 12;

/** @param {State} state @returns {Case} */
const caseOf = ({ target, board: { width, height }, leaper, wrap, start, end }) => ({
  ...{ width, height, target, leaper, wrap },
  ...(target === "open" && start !== undefined && { start, end }),
});

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

/** @type {Opener} */
export const openExist = (root, router) =>
  mountRoom(root, router, { files, labels: words.labels, heading: "#exist-case" }, exist);

/**
 * @typedef {object} Room
 * @property {RoomFrame} frame
 * @property {Case} shown
 * @property {Show} show
 * @property {string | null} hint what is under the pointer on the map, or under the keyboard's cursor
 * @property {string} drawn the position that is drawn, and the theme; empty while none is
 * @property {number} runs counts what was explained, to tell it apart
 * @property {number} awaited the step to go to when a search has found a tour
 * @property {boolean} wasWorking
 * @property {ReturnType<typeof createFlashGuard>} guard
 * @property {ReturnType<typeof createMap>} map
 * @property {ReturnType<typeof createPicture>} picture
 * @property {ReturnType<typeof createChips<Target>>} kinds
 * @property {ReturnType<typeof createPlayer>} player
 * @property {ReturnType<typeof createPlayHead>} playHead
 * @property {ReturnType<typeof createFieldError>} error
 * @property {HTMLInputElement[]} fields the width and the height
 * @property {ReturnType<typeof createPieceChoice>} piece
 * @property {ReturnType<typeof createSurfaceChoice>} surface
 * @property {{ start: HTMLInputElement, end: HTMLInputElement }} ends
 * @property {HTMLElement} reel
 * @property {HTMLElement} aboutMap that it is about all starts
 * @property {HTMLElement} proofs who proved it, of the knight
 * @property {HTMLElement} flatProofs of them those for boards whose edges are not joined
 * @property {HTMLElement} joinedProofs the others
 * @property {HTMLElement} heading
 * @property {HTMLElement} answer
 * @property {HTMLElement} say
 * @property {HTMLElement} lines
 * @property {HTMLElement} caption
 * @property {HTMLAnchorElement} explore
 * @property {HTMLAnchorElement} play
 * @property {HTMLAnchorElement} count
 */

/** @type {(root: HTMLElement, frame: RoomFrame) => Promise<Room>} */
async function roomIn(root, frame) {
  const shown = caseOf(route.usual);
  const show = openShow(shown, verdictOf(shown));
  await pause();
  const player = createPlayer(show.run);
  const error = createFieldError(find(root, "#exist-error", HTMLElement));
  /** @type {Room} */
  const room = {
    ...{ frame, shown, show, player },
    hint: null,
    drawn: "",
    runs: 0,
    awaited: 0,
    wasWorking: false,
    guard: createFlashGuard(),
    map: createMap(find(root, ".chart-grid", HTMLElement), find(root, ".signs", HTMLUListElement), {
      choose: (width, height) => choose(room, { board: { width, height } }),
      hint(text) {
        room.hint = text;
        frame.hush();
        frame.redraw();
      },
    }),
    picture: createPicture(
      find(root, ".case", HTMLElement),
      find(root, ".picture", HTMLCanvasElement),
      () => frame.theme,
    ),
    kinds: createChips(
      find(root, ".kind", HTMLElement),
      /** @type {const} */ (["closed", "open"]),
      (target) => words.targets[target],
      (target) => choose(room, { target }),
    ),
    playHead: createPlayHead(find(root, ".reel", HTMLElement), frame, player, {
      hasTimeline: () => true,
      restart: () => restart(room),
    }),
    error,
    piece: createPieceChoice(root, error, (leaper) =>
      choose(room, { leaper: isKnight(leaper) ? undefined : leaper }),
    ),
    surface: createSurfaceChoice(find(root, "#exist-wrap", HTMLSelectElement), (wrap) =>
      choose(room, { wrap }),
    ),
    ends: {
      start: find(root, "#exist-start", HTMLInputElement),
      end: find(root, "#exist-end", HTMLInputElement),
    },
    reel: find(root, ".reel", HTMLElement),
    aboutMap: find(root, ".about-map", HTMLElement),
    proofs: find(root, ".more", HTMLElement),
    flatProofs: find(root, ".flat-proofs", HTMLElement),
    joinedProofs: find(root, ".joined-proofs", HTMLElement),
    fields: ["width", "height"].map((side) => find(root, `#exist-${side}`, HTMLInputElement)),
    heading: find(root, "#exist-case", HTMLElement),
    answer: find(root, ".answer", HTMLElement),
    say: find(root, ".say", HTMLElement),
    lines: find(root, ".lines", HTMLOListElement),
    caption: find(root, ".caption", HTMLElement),
    explore: find(root, ".explore", HTMLAnchorElement),
    play: find(root, ".play-on", HTMLAnchorElement),
    count: find(root, ".count-all", HTMLAnchorElement),
  };
  followNames([room.answer, find(root, ".case .told", HTMLElement)], room.picture.pointing, frame);
  return room;
}

/** @type {(root: HTMLElement, frame: RoomFrame) => Promise<RoomParts<State>>} */
async function exist(root, frame) {
  const room = await roomIn(root, frame);
  const { heading, player, playHead } = room;
  const read = () => readFields(room);
  find(root, ".see-why", HTMLElement).addEventListener("click", () => {
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  });
  for (const field of room.fields) {
    field.addEventListener("change", read);
  }
  find(root, ".sides-of-board", HTMLFormElement).addEventListener("submit", read);
  for (const field of [room.ends.start, room.ends.end]) {
    field.addEventListener("change", () => readEnd(room, field));
  }
  playHead.setSpeed(SPEED);

  return {
    route,
    state: () => ({ ...room.shown, board: room.shown, step: stepOf(room) }),
    apply: (state) => explain(room, state),
    title: () => words.title(room.shown),
    draw: (now) => draw(room, now),
    isMoving: () => player.isMoving,
    isOnTheWay: () => player.phase === "seeking",
    actions: playHead.actions,
    onBoard: gridRowsOf(words.keys),
    leave: player.pause,
  };
}

/** The step in the address: while a search runs, the one to go to when it has found a tour. @param {Room} room */
const stepOf = ({ show, awaited }) => (show.isWorking ? awaited : show.run.position);

/** Explains another board. @type {(room: Room, state: State) => void} */
function explain(room, state) {
  const { frame, map, heading, answer } = room;
  const shown = caseOf(state);
  const { target, width, height, leaper, wrap, start, end } = shown;
  const verdict = verdictOf(shown);
  Object.assign(room, { shown, awaited: state.step });
  use(room, openShow(shown, verdict));
  room.show.begin?.(frame.redraw, (found) => {
    // A theorem is a better answer than that a tour was found, or that none was found in time.
    if (verdict.answer !== "yes") {
      setText(answer, found.kind === "tour" ? words.foundHere(target) : words.finding(found));
    }
    if (found.kind === "tour") {
      use(room, pathOf(shown, found));
      room.playHead.seekStep(state.step, frame.notices);
      frame.changed();
    }
  });
  room.play.href = linkFrom("play", shown);
  room.count.href = linkFrom("count", shown);
  map.use(shown);
  map.select(width, height);
  room.picture.use(shown);
  room.kinds.press(target);
  room.fields.forEach((field, i) => {
    field.value = String(i === 0 ? width : height);
  });
  room.error.clear();
  room.piece.show(leaper ?? KNIGHT);
  room.surface.show(wrap);
  room.ends.start.value = start ?? "";
  room.ends.end.value = end ?? "";
  fieldOf(room.ends.start).hidden = target !== "open";
  fieldOf(room.ends.end).hidden = room.aboutMap.hidden = start === undefined;
  room.proofs.hidden = leaper !== undefined;
  room.flatProofs.hidden = wrap !== undefined;
  room.joinedProofs.hidden = wrap === undefined;
  setText(heading, words.heading(target, width, height, shown));
  // The map's sentences are for boards of any orientation; this one names its rows or columns.
  setText(answer, verdict.because);
  // A tour that is searched for has its steps when it is found.
  room.playHead.seekStep(room.show.isWorking ? 0 : state.step, frame.notices);
  frame.changed();
}

/** Shows this of the board. @type {(room: Room, show: Show) => void} */
function use(room, show) {
  const { player, explore, shown } = room;
  room.show.free();
  Object.assign(room, { show, drawn: "" });
  player.use(show.run, show.run.moment().expected ?? 0);
  room.runs += 1;
  // What has no steps is not played.
  const { done, recorded } = show.run.moment();
  room.reel.hidden = done && recorded === 0;
  setText(explore, show.explore.text);
  explore.href = linkFrom("explore", shown, show.explore.words);
}

/** A tour that a search has found. @type {(shown: Case, found: Found & { kind: "tour" }) => Show} */
function pathOf(shown, found) {
  const outcome = /** @type {const} */ ({ kind: "tour", closed: shown.target === "closed" });
  const path = openPath(shown, found.squares, outcome, words.origin(shown.target, found), "given");
  const tour = [
    ["algorithm", "given"],
    ["tour", found.squares.join("")],
  ];
  return { ...path, explore: { words: tour, text: words.openInExplore } };
}

/** @type {(room: Room, changes: Partial<State>) => void} */
function choose({ frame, shown, heading, answer }, changes) {
  const board = changes.board ?? shown;
  const ends = { start: squareOn(shown.start, board), end: squareOn(shown.end, board) };
  frame.go({ ...ends, ...changes, step: 0 });
  const verdict = words.verdict(heading.textContent ?? "", answer.textContent ?? "");
  frame.announce(verdict, { about: "verdict" });
}

/** Stands at the beginning at once, so that it can be played from there. @param {Room} room */
function restart({ show, player, frame }) {
  show.run.seek(0);
  player.use(show.run, show.run.moment().expected ?? 0);
  frame.changed();
}

/** A side was written. @param {Room} room */
function readFields(room) {
  const { fields, error } = room;
  const [width = 0, height = 0] = fields.map(({ value }) => parseInteger(value, 1, SIDE) ?? 0);
  if (isOnMap(width, height)) {
    choose(room, { board: { width, height } });
    return;
  }
  const wrong = fields.filter((_, i) => !isOnMap(i === 0 ? width : height, 1));
  error.say(words.wrong.side(SIDE), ...wrong);
}

/** An end of the tour was written; the last square is none without the first. @type {(room: Room, field: HTMLInputElement) => void} */
function readEnd(room, field) {
  const { error, ends, shown } = room;
  const [start, end] = [ends.start, ends.end].map(({ value }) => value.trim() || undefined);
  try {
    verdictOf({ ...shown, start, end });
  } catch (problem) {
    error.say(messageOf(problem), field);
    return;
  }
  choose(room, { start, end: start && end });
}

/** The field around a control. @type {(control: HTMLElement) => HTMLElement} */
const fieldOf = (control) => /** @type {HTMLElement} */ (control.parentElement);

/** @type {(room: Room, now: number) => boolean} whether more is to come */
function draw(room, now) {
  const { frame, player, show, picture } = room;
  const goesOn = player.tick(now);
  narrate(room);
  const { position } = show.run;
  const wanted = `${position} ${frame.theme}`;
  const look = wanted === room.drawn ? null : show.look();
  if (look && player.isMoving && !room.guard.allows(picture.takenBack(look), now, player)) {
    return goesOn;
  }
  if (look) {
    room.drawn = wanted;
    picture.draw(look);
  }
  room.playHead.transport.show(show.run.moment(), player.phase);
  setText(room.caption, frame.message || (room.hint ?? words.caption));
  showSteps(room.lines, show.lines(), show.line());
  frame.once(`${position} ${player.phase} ${show.isWorking}`, () => tell(room));
  frame.usable();
  return goesOn;
}

/** Tells what the play head has come to, and what was found out meanwhile. @param {Room} room */
function tell({ show, say, picture, heading }) {
  const sentence = show.sentence();
  setText(say, sentence);
  picture.name(
    words.picture(heading.textContent ?? "", shared.progress(show.run.moment()), sentence),
  );
}

/** Tells those who cannot see it. @param {Room} room */
function narrate(room) {
  const { show, frame } = room;
  const { position } = show.run;
  const progress = () => shared.progress(show.run.moment());
  room.playHead.narrate({
    run: room.runs,
    position,
    full: show.sentence,
    short: progress,
    computing: progress,
  });
  if (room.wasWorking && !show.isWorking) {
    frame.announce(show.lines().at(-1) ?? "");
  }
  room.wasWorking = show.isWorking ?? false;
}
