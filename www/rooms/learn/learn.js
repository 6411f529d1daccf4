/**
 * The room of lessons: a short text, something that lives, and mostly a question that is answered on it.
 * Puts its parts together and says what each event does.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { Lesson } from "./lessons.js"
 * @import { Room } from "./room.js"
 * @import { State } from "./state.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { createPresentation } from "../../app/presentation.js";
import * as words from "#text/learn.js";
import { lessons as texts } from "#text/lessons.js";
import { title as teachersTitle } from "#text/teaching.js";
import { sheets } from "#text/worksheets.js";
import * as shared from "#text/words.js";
import { setText } from "../../widgets/dom.js";
import { pause } from "../../widgets/redraw.js";
import { boardRowsOf } from "../../widgets/shortcuts.js";
import { choose, estimate, pick } from "./answers.js";
import { saveKeepsake } from "./keepsake.js";
import { createLessonList } from "./lesson-list.js";
import { lessonOf, lessons } from "./lessons.js";
import { click, goBack, goToEnd, play, stepOn, tellMoment } from "./moves.js";
import { createPanel, showPanel } from "./panel.js";
import { createProgress } from "./progress.js";
import { createReader } from "./read-aloud.js";
import { fill, freshStep, noteSeen, reply, stepIn, tell, textIn } from "./room.js";
import * as stages from "./stage.js";
import { paperOf, route } from "./state.js";
import { cardIn, nextName, put, putPaper, readAloud, restart, turn } from "./turn.js";

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

/** @type {Opener} */
export const openLearn = (root, router) =>
  mountRoom(root, router, { files, labels: words.labels, heading: "#learn-heading" }, learn);

/** @type {(root: HTMLElement, frame: RoomFrame) => Room} */
function createRoom(root, frame) {
  const { changed, say, announce } = frame;
  const start = { lesson: /** @type {Lesson} */ (lessons[0]), index: 0 };
  const stage = stages.createStage(root, frame, {
    first: stepIn(start),
    pick(square) {
      room.isAtCard = false;
      pick(room, square);
    },
    told: {
      over(told) {
        // A demonstration may be over before it is seen.
        queueMicrotask(() => {
          noteSeen(room);
          // What the last step worked on meanwhile does not talk over the card.
          if (!room.isAtCard) {
            tell(room, told);
          }
          changed();
        });
      },
      ...{ say, announce },
      reply: (text, isRight) => reply(room, { text, isRight }, true),
    },
  });
  const reader = createReader(changed);
  const panel = createPanel(root, {
    choose: (at) => choose(room, at),
    estimate: (answer) => estimate(room, answer),
    go: (by) => turn(room, by),
    keep: () => saveKeepsake(room.progress),
    read: reader.isThere ? () => readAloud(room) : null,
  });
  /** @type {Room} */
  const room = {
    ...{ root, frame, stage, reader, panel, progress: createProgress() },
    presentation: createPresentation(root, changed, () => say(shared.labels.roomFailed)),
    ...{ ...start, runs: 0, paper: null, isOnTheWay: false },
    ...freshStep(),
  };
  return room;
}

/** @type {(root: HTMLElement, frame: RoomFrame) => Promise<RoomParts<State>>} */
async function learn(root, frame) {
  const room = createRoom(root, frame);
  await pause();
  const { progress, stage, presentation, panel } = room;
  const { player } = stage;
  const list = createLessonList(root, progress, () => {
    progress.forget();
    frame.say(progress.isKept ? words.erased : words.notKept);
    panel.heading.focus();
  });
  progress.onOtherWindow(frame.changed);

  return {
    route,
    state: () => room.paper ?? { lesson: room.lesson.id, step: room.index },
    apply(state) {
      put(room, lessonOf(state.lesson) ?? /** @type {Lesson} */ (lessons[0]), state.step);
      putPaper(room, paperOf(state));
    },
    correction: (name, message) =>
      name === "theme" ? shared.replaced(name, message, "") : words.corrected(message),
    title: () => words.title(titleOf(room), shared.labels.title),
    draw(now) {
      // A way may be over within this frame.
      room.isOnTheWay ||= player.isMoving;
      const { isDue, isDrawn, goesOn } = stages.drawStage(stage, now);
      if (!isDue) {
        return goesOn;
      }
      const cursor = stages.cursorIn(stage);
      const here = cursor ? stages.label(stage, cursor) : fill(room, stages.momentIn(stage));
      setText(panel.part(".caption"), frame.message || here);
      frame.once(`${room.runs} ${stages.runIn(stage).position} ${player.phase}`, () => {
        presentation.show();
        list.show(room.paper ? null : room.lesson, room.index);
        showStep(room);
      });
      if (room.isOnTheWay && !player.isMoving) {
        room.isOnTheWay = false;
        tellMoment(room);
      }
      if (isDrawn || room.paper) {
        frame.usable();
      }
      return goesOn;
    },
    settle: () => stages.settle(stage),
    isMoving: () => player.isMoving,
    restyle: () => stage.restyle?.(),
    actions: {
      forward: () => stepOn(room),
      back: () => goBack(room),
      clickOn: () => click(room, 1),
      clickBack: () => click(room, -1),
      play: () => play(room),
      last: () => goToEnd(room),
      restart: () => restart(room),
      nextStep: () => turn(room, 1),
      previousStep: () => turn(room, -1),
      present() {
        if (room.paper) {
          return false;
        }
        void presentation.set(!presentation.isOn);
        return true;
      },
      drawer: presentation.drawer,
      cancel: presentation.close,
    },
    bindings: [
      { action: "forward", name: words.actions.forward, keys: ["ArrowRight"] },
      { action: "back", name: words.actions.back, keys: ["ArrowLeft"] },
      { action: "clickOn", name: words.actions.clickOn, keys: ["PageDown"] },
      { action: "clickBack", name: words.actions.clickBack, keys: ["PageUp"] },
      { action: "nextStep", name: words.actions.nextStep, keys: ["n"] },
      { action: "previousStep", name: words.actions.previousStep, keys: ["p"] },
      { action: "present", name: words.labels.present, keys: ["f"] },
    ],
    onBoard: boardRowsOf(words.onBoard),
    // What is worked out comes to its end soon, and is there when the visitor comes back.
    leave() {
      player.pause();
      room.reader.stop();
      presentation.show(false);
    },
  };
}

/** What the window is called. @param {Room} room */
function titleOf({ lesson, index, paper }) {
  if (paper) {
    return paper.sheet ? sheets[paper.sheet].title : teachersTitle;
  }
  return words.stepTitle(texts[lesson.id].title, index + 1);
}

/** @param {Room} room */
function showStep(room) {
  const { lesson, index, stage, isAtCard } = room;
  const { timeline, position, done } = stages.runIn(stage);
  showPanel(room.panel, {
    key: `${room.runs} ${isAtCard}`,
    step: stepIn(room),
    texts: textIn(room),
    card: cardIn(room),
    fill: (text) => fill(room, text),
    lesson: words.lessonTitle(lessons.indexOf(lesson) + 1, texts[lesson.id].title),
    progress: words.progress(index + 1, lesson.steps.length),
    reply: isAtCard ? null : room.reply,
    tried: room.tried,
    isDone: isAtCard || room.reply?.isOver || room.progress.has(lesson.id, stepIn(room).id),
    isFirst: index === 0 && lesson === lessons[0],
    next: nextName(room),
    isReading: room.reader.isReading,
    isRun: stages.isRun(stage),
    isPosition: stages.isPosition(stage),
    isMoving: stage.player.isMoving,
    canGoBack: timeline && position > 0,
    done,
  });
}
