/**
 * The state of the room, all of it, and what can be read off it. Events change it; each part of the room shows what
 * of it is the part’s.
 *
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { StepText } from "#text/lessons.js"
 * @import { Lesson, Step } from "./lessons.js"
 * @import { Panel } from "./panel.js"
 * @import { Progress } from "./progress.js"
 * @import { Stage } from "./stage.js"
 * @import { Paper } from "./state.js"
 */

import { pieceOf } from "../../run/describe.js";
import { lessons as texts } from "#text/lessons.js";
import { fillIn, termsOf } from "#text/words.js";
import { answered } from "./stage.js";

/** The reply to an answer, whether the answer is right, and whether the solution is out. @typedef {{ text: string, isRight: boolean, isOver?: boolean }} Reply */

/**
 * @typedef {object} Room
 * @property {HTMLElement} root
 * @property {RoomFrame} frame
 * @property {Progress} progress
 * @property {Stage} stage
 * @property {ReturnType<typeof import("./read-aloud.js").createReader>} reader
 * @property {ReturnType<typeof import("../../app/presentation.js").createPresentation>} presentation
 * @property {Panel} panel
 * @property {Lesson} lesson
 * @property {number} index of the step
 * @property {number} runs a serial number of the shown step
 * @property {Paper | null} paper a worksheet or the page for teachers in the place of all
 * @property {boolean} isOnTheWay whether a run has moved and nobody has been told yet where it stopped
 * @property {boolean} isAtCard whether the card at the end of the lesson is in the place of its last step
 * @property {number} clicks how often a clicker has moved on in this step, less how often it has moved back
 * @property {Reply | null} reply to the last answer
 * @property {boolean} isOut whether the solution is out
 * @property {number} misses wrong answers to the current question
 * @property {Set<number>} tried the answers of a list that were tried, or given away
 * @property {number} asked predictions that were made
 * @property {number} right how many of them were right
 */

/** What a step begins with. */
export const freshStep = () => ({
  ...{ isAtCard: false, clicks: 0, reply: null, isOut: false, misses: 0 },
  tried: /** @type {Set<number>} */ (new Set()),
  ...{ asked: 0, right: 0 },
});

/** @param {Pick<Room, "lesson" | "index">} room */
export const stepIn = ({ lesson, index }) => /** @type {Step} */ (lesson.steps[index]);

/** @param {Pick<Room, "lesson" | "index">} room */
export const textIn = (room) =>
  /** @type {StepText} */ (texts[room.lesson.id].steps[stepIn(room).id]);

/** A text with the words for the board or the graph that is shown. @type {(room: Room, text: string) => string} */
export const fill = ({ stage }, text) =>
  fillIn(text, termsOf(pieceOf({ graph: stage.scene.game?.settings.graph })));

/** Tells those who cannot see it; what was not said yet of moments before is not said any more. @type {(room: Room, told: string, rank?: "news" | "progress") => void} */
export const tell = ({ frame }, told, rank = "news") =>
  frame.announce(told, { about: "lesson", rank });

/** The step is done. @param {Room} room */
const noteDone = (room) => room.progress.add(room.lesson.id, stepIn(room).id);

/** The step was seen, which is all that it wants if it asks nothing. @param {Room} room */
export function noteSeen(room) {
  if (!stepIn(room).asks) {
    noteDone(room);
  }
}

/** Tells what an answer is worth. @type {(room: Room, told: Reply, isDone: boolean) => void} */
export function reply(room, told, isDone) {
  room.isOut ||= told.isOver ?? false;
  const text = fill(room, told.text);
  room.reply = { ...told, text };
  if (isDone) {
    noteDone(room);
  }
  if (told.isOver) {
    answered(room.stage);
  }
  room.frame.hush();
  tell(room, text);
  room.frame.changed();
}
