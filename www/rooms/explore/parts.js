/**
 * The parts of the room, and what each of them asks of the others.
 *
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { FeasibilityInWords } from "../../run/feasibility.js"
 * @import { Opened } from "../../run/open-run.js"
 * @import { Stage } from "../../widgets/run-stage.js"
 * @import { Settings } from "./settings.js"
 * @import { Room } from "./state.js"
 * @import { Story } from "./story.js"
 */

import { runOf } from "../../run/describe.js";
import { usualLayers } from "../../run/layers.js";
import { canAskBest, canAskLongest, methodOf, methods } from "../../run/methods.js";
import * as words from "#text/words.js";
import { find } from "../../widgets/dom.js";
import { createLayerChoice } from "../../widgets/layer-choice.js";
import { createRunStage } from "../../widgets/run-stage.js";
import { isAsking, labelIn } from "./asking.js";
import { hintOf, pick, setNumberFrom, setPicking } from "./clicks.js";
import { createForClass } from "./for-class.js";
import { createLongRun } from "./long-run.js";
import { createNumbers } from "./numbers.js";
import { begin, refusalOf, restart, startFrom } from "./runs.js";
import { lookIn, savePictureAs } from "./seen.js";
import { createSettings, showExistence } from "./settings.js";
import { createRoom } from "./state.js";
import { createGreeting } from "./first-visit.js";
import { createStory, showStory } from "./story.js";
import { createTourFound } from "./tour-found.js";

/**
 * @typedef {object} Parts
 * @property {HTMLElement} root
 * @property {RoomFrame} frame
 * @property {Room} room
 * @property {Story} story
 * @property {Stage} stage
 * @property {Settings} settings
 * @property {ReturnType<typeof createLayerChoice>} layers
 * @property {ReturnType<typeof createNumbers>} numbers
 * @property {ReturnType<typeof createForClass>} forClass
 * @property {ReturnType<typeof createTourFound>} tourFound
 * @property {ReturnType<typeof createGreeting>} greet
 */

/** @type {(root: HTMLElement, frame: RoomFrame, first: Opened) => Parts} */
export function createParts(root, frame, first) {
  const room = createRoom(first);
  const { announce, changed } = frame;
  const story = createStory(find(root, ".story", HTMLElement), announce);
  const leave = () => story.heading.focus();
  const layers = createLayerChoice(find(root, ".layers", HTMLElement), {
    squareSize: () => stage.view.squareSize(),
    drawable: () => stage.view.drawable(),
    changed,
    usual: (square) =>
      usualLayers(square, {
        isGraph: room.settings.graph !== undefined,
        isQuiet: room.isSmall || room.asks,
      }),
  });
  const stage = stageIn(root, frame, { room, layers, parts: () => parts });
  /** @type {Parts} */
  const parts = {
    ...{ root, frame, room, story, layers, stage },
    numbers: createNumbers(find(root, "#square-numbers", HTMLSelectElement), room, () => {
      layers.add("degrees");
      changed();
    }),
    forClass: createForClass(root, room, frame, {
      leave,
      start: (square) => startFrom(parts, square),
    }),
    settings: createSettings(find(root, ".settings", HTMLFormElement), methods(), {
      change: (changes) => begin(parts, changes)?.message ?? null,
      refusal: (changes) => refusalOf(room, changes),
      say: announce,
      show: frame.say,
      failed: () => frame.say(words.labels.roomFailed),
    }),
    greet: createGreeting(find(root, ".first-line", HTMLElement), leave),
    tourFound: createTourFound(root, room, frame, stage.view.boxOf, {
      numberFrom: (square) => setNumberFrom(parts, square),
      pick: () => setPicking(parts, !room.picking),
      picture: (kind) => savePictureAs(parts, kind),
      say: announce,
      leave,
    }),
  };
  return parts;
}

/** @type {(root: HTMLElement, frame: RoomFrame, more: { room: Room, layers: Parts["layers"], parts: () => Parts }) => Stage} */
function stageIn(root, frame, { room, layers, parts }) {
  const showLongRun = createLongRun(find(root, ".say", HTMLElement), room, frame.announce);
  return createRunStage(root, room, frame, {
    look: () => lookIn({ room, layers, frame }),
    resize() {
      layers.show();
      frame.redraw();
    },
    pick: (square) => pick(parts(), square),
    restart: () => restart(parts()),
    label: (info, start) => labelIn(room, info, start),
    message: () => frame.message || (room.picking ? hintOf(room, "numberFrom") : ""),
    hint: () => (isAsking(room) ? hintOf(room, "answer") : undefined),
    spoken: (moment) => (isAsking(room) ? words.asks(moment) : words.spoken(moment, runOf(room))),
    show(moment, isDrawn) {
      const { forClass, story } = parts();
      forClass.tools?.presentation.show();
      story.counters.show(moment.counters);
      showLongRun(moment);
      if (isDrawn && room.player.phase !== "seeking") {
        frame.usable();
      }
    },
    tell(moment) {
      const { forClass, story, tourFound, greet } = parts();
      greet(room, moment);
      showStory(story, moment, runOf(room), isAsking(room));
      forClass.tools?.ask.show();
      layers.name([moment.squareMeasure], room.settings);
      tourFound.show(moment);
    },
    feasible: (known) => showKnown(parts(), known),
  });
}

/** Shows beside the settings what is known of whether there is a tour. @type {(parts: Parts, known: FeasibilityInWords) => void} */
function showKnown({ room, settings }, { answer, because }) {
  const method = methodOf(room.settings.algorithm);
  const { target = "open" } = room.settings;
  const { squares } = room.info;
  const asks = {
    best: answer === "unknown" && canAskBest(method, squares),
    longest: answer === "no" && target === "open" && canAskLongest(method, squares),
  };
  const short = answer === "no" ? "" : words.inShort(answer, target);
  showExistence(settings, words.sayOn(room.settings)(short), because, asks);
}
