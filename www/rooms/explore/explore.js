/**
 * The room in which a run is stepped through. Events change its state and ask for a redraw.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { RunState } from "../../app/run-link.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { Parts } from "./parts.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { exploreRoute, runRoute, settingsIn } from "../../app/run-link.js";
import { fillSigns } from "../../app/signs.js";
import { pieceOf } from "../../run/describe.js";
import { openRun } from "../../run/open-run.js";
import { settleThere } from "../../run/shown-run.js";
import * as words from "#text/words.js";
import { find } from "../../widgets/dom.js";
import { pause } from "../../widgets/redraw.js";
import { drawRun } from "../../widgets/run-stage.js";
import { boardRows } from "../../widgets/shortcuts.js";
import { isAsking } from "./asking.js";
import { setNumberFrom, toggleAsk } from "./clicks.js";
import { followPointer } from "./follow-pointer.js";
import { keepPanels } from "./panels.js";
import { createParts } from "./parts.js";
import { followScreen } from "./play-head-order.js";
import { askBest, askLongest, put, undo } from "./runs.js";
import { linkToRun, savePictureAs, seenIn, stateIn } from "./seen.js";

/** While a run plays, the address follows this often, so that a reload finds its place. */
const KEEP_MS = 1000;

/** @type {Opener} */
export const openExplore = (root, shared) =>
  mountRoom(root, shared, { labels: {}, heading: "#story-heading" }, explore);

/** @type {(root: HTMLElement, frame: RoomFrame) => Promise<RoomParts<RunState>>} */
async function explore(root, frame) {
  const desk = find(root, ".desk", HTMLElement);
  followScreen(desk, find(desk, ".transport", HTMLElement));
  fillSigns(find(root, ".signs", HTMLDetailsElement));
  keepPanels(root);
  const first = openRun({});
  await pause();
  const parts = createParts(root, frame, first);
  const { room, stage, forClass, layers } = parts;
  const { grid, playHead } = stage;
  const { player } = room;
  followPointer(root, room, stage.pointing, frame.redraw);
  listen(parts);
  playHead.transport.allow("undo", false);

  return {
    route: exploreRoute,
    state: () => stateIn(parts),
    apply: (wanted) => apply(parts, wanted),
    share() {
      player.pause();
      return { inExplore: linkToRun(parts, { ask: false }), run: seenIn(parts) };
    },
    title() {
      const terms = words.termsOf(pieceOf(room.settings));
      return words.title(room.session.moment(), room.info.title, terms);
    },
    draw: (now) => draw(parts, now),
    settle: () => grid.show(room.session.squareInfo(room.session.moment().focus)),
    isMoving: () => player.isMoving,
    isOnTheWay: () => player.phase === "seeking",
    actions: {
      ...playHead.actions,
      ...playHead.jumps,
      undo: () => undo(parts),
      ask: () => toggleAsk(parts),
      forward() {
        if (isAsking(room)) {
          void forClass.use(({ ask }) => isAsking(room) && ask.reveal());
        } else {
          player.forward();
        }
      },
      present: () => forClass.present(!forClass.isPresented),
      drawer: () => forClass.tools?.presentation.drawer(),
      cancel() {
        const wasPicking = room.picking;
        room.picking = false;
        return (
          playHead.actions.cancel() || wasPicking || forClass.tools?.presentation.close() === true
        );
      },
    },
    bindings: [
      { action: "ask", name: words.labels.ask, keys: ["a"] },
      { action: "present", name: words.labels.present, keys: ["f"] },
    ],
    onBoard: boardRows,
    leave() {
      player.pause();
      void showSmall(parts, false);
      forClass.tools?.presentation.show(false);
    },
    restyle: layers.show,
  };
}

/** @param {Parts} parts */
function listen(parts) {
  const { root, frame } = parts;
  for (const kind of /** @type {const} */ (["svg", "png"])) {
    const button = find(root, `#save-${kind}`, HTMLElement);
    button.addEventListener("click", () => savePictureAs(parts, kind));
  }
  // What a long run would take at this speed is told again.
  find(root, ".speed", HTMLElement).addEventListener("input", () => frame.redraw());
  for (const button of root.querySelectorAll(".ask-best")) {
    button.addEventListener("click", () => askBest(parts));
  }
  for (const button of root.querySelectorAll(".ask-longest")) {
    button.addEventListener("click", () => askLongest(parts));
  }
}

/** @type {(parts: Parts, now: number) => boolean} whether more is to come */
function draw({ room, frame, stage }, now) {
  const goesOn = drawRun(stage, now);
  if (room.player.phase === "running" && now - room.kept > KEEP_MS) {
    room.kept = now;
    frame.keep();
  }
  return goesOn;
}

/** Shows a state; a run that fits is kept. @type {(parts: Parts, wanted: RunState) => Problem[]} */
function apply(parts, wanted) {
  const { room, frame, layers, numbers, forClass, stage, tourFound } = parts;
  const asked = settingsIn(wanted);
  const isHere = runRoute.write(room.settings) === runRoute.write(asked);
  const opened = isHere ? { ...room, problems: [] } : openRun(asked);
  room.waiting = {};
  put(parts, opened);
  forClass.ask(wanted.ask, false);
  forClass.present(wanted.present);
  void showSmall(parts, wanted.view === "small");
  layers.choose(wanted.layers ?? null);
  const unknown = numbers.use(wanted.numbers);
  const message = wanted.numberFrom ? setNumberFrom(parts, wanted.numberFrom) : null;
  stage.playHead.seek(wanted.step, () => {
    tourFound.isKnown();
    frame.notices.add(...settleThere(room, wanted).map(({ message: said }) => said));
  });
  return [
    ...opened.problems,
    ...(unknown ? [{ name: "numbers", message: unknown }] : []),
    ...(message ? [{ name: "numberFrom", message }] : []),
  ];
}

/** Makes the room fit a small frame, or fills the window again. @type {(parts: Parts, isSmall: boolean) => Promise<void>} */
async function showSmall(parts, isSmall) {
  const { root, room, frame, layers } = parts;
  room.isSmall = isSmall;
  layers.show();
  if (isSmall && !room.smallView) {
    try {
      const { openSmallView } = await import("./small-view.js");
      const whole = () => linkToRun(parts, { present: parts.forClass.isPresented });
      const opened = await openSmallView(root, whole);
      room.smallView ??= opened;
    } catch (error) {
      console.error(error);
      frame.say(words.labels.roomFailed);
    }
  }
  // Somebody may have gone elsewhere meanwhile.
  room.smallView?.show(room.isSmall);
}
