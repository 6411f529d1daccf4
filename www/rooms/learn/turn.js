/**
 * What is shown: a step of a lesson, the card at its end, or a worksheet or the page for teachers in the place of
 * all; and how pupils turn from one to the next.
 * @import { Lesson } from "./lessons.js"
 * @import { Room } from "./room.js"
 * @import { Paper } from "./state.js"
 */

import * as words from "#text/learn.js";
import { lessons as texts } from "#text/lessons.js";
import { paragraph } from "#text/words.js";
import { find, make } from "../../widgets/dom.js";
import { lessons } from "./lessons.js";
import { fill, freshStep, noteSeen, stepIn, tell, textIn } from "./room.js";
import { makeSheetView } from "./sheet-view.js";
import { putStep } from "./stage.js";
import { makeTeachersPage } from "./teachers-page.js";

/** Puts a step on, from its beginning. @type {(room: Room, lesson: Lesson, index: number) => void} */
export function put(room, lesson, index) {
  const { frame, reader, stage } = room;
  Object.assign(room, { ...freshStep(), lesson, index, runs: room.runs + 1 });
  reader.stop();
  putStep(stage, stepIn(room));
  frame.hush();
  frame.notices.show([]);
  frame.changed();
}

/** Puts a step on again, for somebody who asks for it. @param {Room} room */
export function restart(room) {
  put(room, room.lesson, room.index);
  tell(room, spoken(room, false));
}

/** Ends what is being made for the worksheet that is shown. */
let making = new AbortController();

/** Puts a worksheet or the page for teachers in the place of lessons, or takes it away. @type {(room: Room, next: Paper | null) => void} */
export function putPaper(room, next) {
  const { root, reader, presentation } = room;
  const paper = find(root, ".paper", HTMLElement);
  room.paper = next;
  making.abort();
  making = new AbortController();
  paper.hidden = next === null;
  if (next) {
    reader.stop();
    void presentation.set(false);
    const back = make("a", { class: "pill", href: "#learn" }, words.labels.backToLessons);
    const { sheet: kind, ...asked } = next;
    const shown = kind ? makeSheetView({ kind, ...asked }, making.signal) : makeTeachersPage();
    paper.replaceChildren(make("p", { class: "chips apart" }, back), shown);
  } else {
    paper.replaceChildren();
  }
  for (const part of [".desk", ".story"]) {
    find(root, part, HTMLElement).hidden = next !== null;
  }
}

/** Puts the card at the end of the lesson in the place of its last step, or takes it away. @type {(room: Room, isAtCard: boolean) => void} */
function putCard(room, isAtCard) {
  room.isAtCard = isAtCard;
  room.reader.stop();
  room.frame.hush();
  room.frame.changed();
  room.panel.heading.focus();
  tell(room, spoken(room, false));
}

/** Turns to another step, across lessons. Between two lessons is the card of the first. @type {(room: Room, by: number) => void} */
export function turn(room, by) {
  const { frame, lesson: here, isAtCard } = room;
  const wanted = room.index + by;
  const isInside = wanted >= 0 && wanted < here.steps.length;
  const lesson = isInside ? here : lessons[lessons.indexOf(here) + by];
  const isToCard = by > 0 && !isInside && !isAtCard;
  if (room.paper || !(lesson || isToCard)) {
    frame.say(by > 0 ? words.finished : words.first);
    return;
  }
  if (by > 0) {
    noteSeen(room);
  }
  if (!lesson || isToCard || (by < 0 && isAtCard)) {
    putCard(room, isToCard);
    return;
  }
  const index = isInside ? wanted : by > 0 ? 0 : lesson.steps.length - 1;
  frame.go({ lesson: lesson.id, step: index });
  room.panel.heading.focus();
  tell(room, spoken(room, !isInside));
}

/** What is announced of a step. @type {(room: Room, isOther: boolean) => string} whether the lesson is another one */
function spoken(room, isOther) {
  const { id, steps } = room.lesson;
  const name = isOther ? words.begins(texts[id].title, steps.length) : "";
  const { text, ask = "" } = textIn(room);
  const told = cardIn(room)?.told ?? [text, ask];
  return paragraph(name, ...told.map((each) => fill(room, each)));
}

/** Reads the step aloud, or stops. @param {Room} room */
export function readAloud(room) {
  const { reader, reply } = room;
  if (reader.isReading) {
    reader.stop();
    return;
  }
  const { text, ask = "", options = [] } = textIn(room);
  const told = [text, ask, ...options.map(([option]) => option), reply?.text ?? ""];
  const read = cardIn(room)?.told ?? told.filter(Boolean);
  reader.read(read.map((each) => fill(room, each)));
}

/** The card at the end of the lesson, while it is shown, and what is told of it. @param {Room} room */
export function cardIn({ lesson, isAtCard, progress }) {
  if (!isAtCard) {
    return null;
  }
  const { known, goOn } = texts[lesson.id];
  const { allDone, lastSeen } = words.labels;
  const isLast = lesson === lessons.at(-1);
  const done = isLast ? (lessons.every(progress.isDone) ? allDone : lastSeen) : "";
  const told = [words.labels.toldKnown, ...known, done].filter(Boolean);
  return { known, goOn, href: lesson.goesOn, done, told };
}

/** What the way on from here is called; nothing if there is none. @param {Room} room */
export function nextName({ lesson, index, isAtCard }) {
  const { known, next, nextLesson } = words.labels;
  if (isAtCard) {
    return lesson === lessons.at(-1) ? "" : nextLesson;
  }
  return index === lesson.steps.length - 1 ? known : next;
}
