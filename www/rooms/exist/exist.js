/**
 * The room with the map of where tours exist: puts its parts together and says what each event does.
 * One board and one kind of tour are explained at a time; events choose others, or move the play head
 * of what is shown, and ask for a redraw.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { Case, State } from "./state.js"
 * @import { Show } from "./show.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { existence } from "../../pkg/knights_tour.js";
import { createPlayHead } from "../../widgets/play-head.js";
import { createFlashGuard } from "../../run/flash-guard.js";
import { createPlayer } from "../../run/player.js";
import { sayExistence } from "../../run/reasons.js";
import * as words from "#text/exist.js";
import * as shared from "#text/words.js";
import { createChips } from "../../widgets/choices.js";
import { find, setText } from "../../widgets/dom.js";
import { showSteps } from "../../widgets/show.js";
import { createFieldError } from "../../widgets/field-error.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { gridRowsOf } from "../../widgets/shortcuts.js";
import { createMap, knownOf } from "./map.js";
import { createPicture } from "./picture.js";
import { isOnMap, route, SIDE, textOf } from "./state.js";
import { exploreLink, openShow } from "./show.js";

/** Squares a second: an argument is looked at, not read. */
const SPEED = 12;

/** @param {State} state @returns {Case} */
const caseOf = ({ target, board }) => ({ ...board, target });

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

/** @type {Opener} */
export const openExist = (root, router) =>
  mountRoom(root, router, { files, labels: words.labels, heading: "#exist-case" }, exist);

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<State>} */
function exist(root, frame) {
  const { notices, redraw, changed } = frame;
  /** @type {Case} */
  let shown = caseOf(route.usual);
  /** What is under the pointer on the map, or under the keyboard's cursor. @type {string | null} */
  let hint = null;
  /** The position that is drawn, and the theme; empty while none is. */
  let drawn = "";
  const guard = createFlashGuard();
  let runs = 0;
  let wasWorking = false;

  const heading = find(root, "#exist-case", HTMLElement);
  const answer = find(root, ".answer", HTMLElement);
  const say = find(root, ".say", HTMLElement);
  const lines = find(root, ".lines", HTMLOListElement);
  const caption = find(root, ".caption", HTMLElement);
  const explore = find(root, ".explore", HTMLAnchorElement);
  const error = createFieldError(find(root, "#exist-error", HTMLElement));
  const fields = ["width", "height"].map((side) => find(root, `#exist-${side}`, HTMLInputElement));
  const picture = createPicture(
    find(root, ".case", HTMLElement),
    find(root, ".picture", HTMLCanvasElement),
    () => frame.theme,
  );
  const map = createMap(
    find(root, ".chart-grid", HTMLElement),
    find(root, ".signs", HTMLUListElement),
    {
      choose: (width, height) => choose({ board: { width, height } }),
      hint(text) {
        hint = text;
        frame.hush();
        redraw();
      },
    },
  );
  const kinds = createChips(
    find(root, ".kind", HTMLElement),
    /** @type {const} */ (["closed", "open"]),
    (target) => words.targets[target],
    (target) => choose({ target }),
  );
  /** @type {Show} */
  let show = openShow(shown, knownOf(shown.target, shown.width, shown.height));
  const player = createPlayer(show.run);
  const playHead = createPlayHead(find(root, ".reel", HTMLElement), frame, player, {
    hasTimeline: () => true,
    restart,
  });

  /** Explains another board. @param {State} state */
  function apply(state) {
    show.free();
    shown = caseOf(state);
    const { target, width, height } = shown;
    const known = knownOf(target, width, height);
    show = openShow(shown, known);
    player.use(show.run, show.run.moment().expected ?? 0);
    runs += 1;
    show.begin?.(redraw);
    map.use(target);
    map.select(width, height);
    picture.use(shown);
    drawn = "";
    kinds.press(target);
    showFields();
    setText(heading, words.heading(target, width, height));
    // The map's sentences are for boards of any orientation; this one names its rows or columns.
    setText(
      answer,
      sayExistence(existence(textOf(shown), target), { board: textOf(shown) }, target),
    );
    setText(explore, show.explore.text);
    explore.href = exploreLink(shown, show.explore.words);
    playHead.seekStep(state.step, notices);
    changed();
  }

  /** @param {Partial<State>} changes */
  function choose(changes) {
    frame.go({ ...changes, step: 0 });
    const verdict = words.verdict(heading.textContent ?? "", answer.textContent ?? "");
    frame.announce(verdict, { about: "verdict" });
  }

  /** Stands at the beginning at once, so that it can be played from there. */
  function restart() {
    show.run.seek(0);
    player.use(show.run, show.run.moment().expected ?? 0);
    changed();
  }

  function showFields() {
    fields.forEach((field, i) => {
      field.value = String(i === 0 ? shown.width : shown.height);
    });
    error.clear();
  }

  /** A side was written. */
  function readFields() {
    const [width = 0, height = 0] = fields.map(({ value }) => parseInteger(value, 1, SIDE) ?? 0);
    if (isOnMap(width, height)) {
      choose({ board: { width, height } });
      return;
    }
    const wrong = fields.filter((_, i) => !isOnMap(i === 0 ? width : height, 1));
    error.say(words.wrong.side(SIDE), ...wrong);
  }

  /** @param {number} now */
  function draw(now) {
    const goesOn = player.tick(now);
    narrate();
    const { position } = show.run;
    const wanted = `${position} ${frame.theme}`;
    const look = wanted === drawn ? null : show.look();
    if (look && player.isMoving && !guard.allows(picture.takenBack(look), now, player)) {
      return goesOn;
    }
    if (look) {
      drawn = wanted;
      picture.draw(look);
    }
    playHead.transport.show(show.run.moment(), player.phase);
    setText(caption, frame.message || (hint ?? words.caption));
    showSteps(lines, show.lines(), show.line());
    frame.once(`${position} ${player.phase} ${show.isWorking}`, tell);
    frame.usable();
    return goesOn;
  }

  /** Tells what the play head has come to, and what was found out meanwhile. */
  function tell() {
    const sentence = show.sentence();
    setText(say, sentence);
    picture.name(
      words.picture(heading.textContent ?? "", shared.progress(show.run.moment()), sentence),
    );
  }

  /** Tells those who cannot see it. */
  function narrate() {
    const { position } = show.run;
    const progress = () => shared.progress(show.run.moment());
    playHead.narrate({
      run: runs,
      position,
      full: show.sentence,
      short: progress,
      computing: progress,
    });
    if (wasWorking && !show.isWorking) {
      frame.announce(show.lines().at(-1) ?? "");
    }
    wasWorking = show.isWorking ?? false;
  }

  find(root, ".see-why", HTMLElement).addEventListener("click", () => {
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  });
  for (const field of fields) {
    field.addEventListener("change", readFields);
  }
  find(root, ".sides-of-board", HTMLFormElement).addEventListener("submit", readFields);
  playHead.setSpeed(SPEED);
  apply(route.usual);

  return {
    route,
    state: () => ({ target: shown.target, board: shown, step: show.run.position }),
    apply,
    title: () => words.title(shown.target, shown.width, shown.height),
    draw,
    isMoving: () => player.isMoving,
    isOnTheWay: () => player.phase === "seeking",
    actions: playHead.actions,
    onBoard: gridRowsOf(words.keys),
    leave: player.pause,
  };
}
