/**
 * The room of lessons: a short text, something that lives, and mostly a question that is answered on it.
 * Puts its parts together and says what each event does.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { StepText } from "#text/lessons.js"
 * @import { Reply } from "./answers.js"
 * @import { Lesson, Step } from "./lessons.js"
 * @import { Paper, State } from "./state.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { createPresentation } from "../../app/presentation.js";
import { pieceOf } from "../../run/describe.js";
import * as words from "#text/learn.js";
import { lessons as texts } from "#text/lessons.js";
import { title as teachersTitle } from "#text/teaching.js";
import { sheets } from "#text/worksheets.js";
import * as shared from "#text/words.js";
import { find, make } from "../../widgets/dom.js";
import { boardRowsOf } from "../../widgets/shortcuts.js";
import { createAnswers } from "./answers.js";
import { createLessonList } from "./lesson-list.js";
import { lessonOf, lessons } from "./lessons.js";
import { createPanel } from "./panel.js";
import { createProgress } from "./progress.js";
import { createReader } from "./read-aloud.js";
import { makeSheetView } from "./sheet-view.js";
import { createStage } from "./stage.js";
import { paperOf, route } from "./state.js";
import { makeTeachersPage } from "./teachers-page.js";

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

/** After this many moves of a run a clicker goes to the next step: nobody clicks through thousands. */
const MAX_CLICKS = 10;

/** @type {Opener} */
export const openLearn = (root, router) =>
  mountRoom(root, router, { files, labels: words.labels, heading: "#learn-heading" }, learn);

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<State>} */
function learn(root, frame) {
  const { notices, changed, say, announce } = frame;
  const progress = createProgress();
  const first = /** @type {Lesson} */ (lessons[0]);
  /** The lesson and its step, what was told of the last answer, and a worksheet or the page for teachers in the place of all. */
  const room = {
    lesson: first,
    index: 0,
    /** @type {Reply | null} */
    reply: null,
    /** @type {Paper | null} */
    paper: null,
    /** A serial number of the shown step. */
    runs: 0,
    /** How often a clicker has moved on in this step, less how often it has moved back. */
    clicks: 0,
    /** Whether the card at the end of the lesson is in the place of its last step. */
    isAtCard: false,
  };
  const step = () => /** @type {Step} */ (room.lesson.steps[room.index]);
  const text = () => /** @type {StepText} */ (texts[room.lesson.id].steps[step().id]);
  const fill = (/** @type {string} */ sentence) =>
    shared.fillIn(sentence, shared.termsOf(pieceOf({ graph: stage.scene.game?.settings.graph })));

  const stage = createStage(root, frame, {
    first: step(),
    pick(square) {
      room.isAtCard = false;
      answers.pick(square);
    },
    told: {
      over(told) {
        // A demonstration may be over before it is seen.
        queueMicrotask(() => {
          if (!step().asks) {
            progress.add(room.lesson.id, step().id);
          }
          // What the last step worked on meanwhile does not talk over the card.
          if (!room.isAtCard) {
            tell(told);
          }
          changed();
        });
      },
      ...{ say, announce },
      reply: (told, isRight) => reply({ text: told, isRight }, true),
    },
  });
  const answers = createAnswers(stage, {
    ...{ step, texts: text, reply },
    say: (told) => say(fill(told)),
    announce(told) {
      room.reply = null;
      frame.hush();
      tell(fill(told));
      changed();
    },
  });
  const reader = createReader(changed);
  const presentation = createPresentation(root, changed, () => say(shared.labels.roomFailed));
  const panel = createPanel(root, {
    choose: answers.choose,
    estimate(answer) {
      const wrong = answers.estimate(answer);
      if (wrong !== null) {
        room.reply = null;
        changed();
      }
      return wrong;
    },
    go: turn,
    read: reader.isThere ? readAloud : null,
  });
  const list = createLessonList(root, progress, () => {
    progress.forget();
    say(progress.isKept ? words.erased : words.notKept);
    panel.focus();
  });
  progress.onOtherWindow(changed);
  const desk = [".desk", ".story"].map((part) => find(root, part, HTMLElement));
  const paper = find(root, ".paper", HTMLElement);

  /** Tells those who cannot see it; what was not said yet of moments before is not said any more. @type {(told: string, rank?: "news" | "progress") => void} */
  const tell = (told, rank = "news") => announce(told, { about: "lesson", rank });

  /** Tells what an answer is worth. @type {(told: Reply, isDone: boolean) => void} */
  function reply(told, isDone) {
    room.reply = { ...told, text: fill(told.text) };
    if (isDone) {
      progress.add(room.lesson.id, step().id);
    }
    if (told.isOver) {
      stage.answered();
    }
    frame.hush();
    tell(room.reply.text);
    changed();
  }

  /** Puts a step on, from its beginning. @type {(lesson: Lesson, index: number) => void} */
  function put(lesson, index) {
    const runs = room.runs + 1;
    Object.assign(room, { lesson, index, reply: null, runs, clicks: 0, isAtCard: false });
    reader.stop();
    answers.begin();
    stage.put(step());
    frame.hush();
    notices.show([]);
    changed();
  }

  /** Puts a worksheet or the page for teachers in the place of lessons, or takes it away. @param {Paper | null} next */
  function putPaper(next) {
    room.paper = next;
    paper.hidden = next === null;
    if (next) {
      reader.stop();
      void presentation.set(false);
      const back = make("a", { class: "pill", href: "#learn" }, words.labels.backToLessons);
      const { sheet: kind, ...asked } = next;
      const shown = kind ? makeSheetView({ kind, ...asked }) : makeTeachersPage();
      paper.replaceChildren(make("p", { class: "chips apart" }, back), shown);
    } else {
      paper.replaceChildren();
    }
    for (const part of desk) {
      part.hidden = next !== null;
    }
  }

  /** Puts the card at the end of the lesson in the place of its last step, or takes it away. @param {boolean} isAtCard */
  function putCard(isAtCard) {
    room.isAtCard = isAtCard;
    reader.stop();
    frame.hush();
    changed();
    panel.focus();
    tell(spoken(false));
  }

  /** Turns to another step, across lessons. Between two lessons is the card of the first. @param {number} by */
  function turn(by) {
    const at = lessons.indexOf(room.lesson);
    const wanted = room.index + by;
    const isInside = wanted >= 0 && wanted < room.lesson.steps.length;
    const lesson = isInside ? room.lesson : lessons[at + by];
    const isToCard = by > 0 && !isInside && !room.isAtCard;
    if (room.paper || !(lesson || isToCard)) {
      say(by > 0 ? words.finished : words.first);
      return;
    }
    if (by > 0 && !step().asks) {
      progress.add(room.lesson.id, step().id);
    }
    if (!lesson || isToCard || (by < 0 && room.isAtCard)) {
      putCard(isToCard);
      return;
    }
    const index = isInside ? wanted : by > 0 ? 0 : lesson.steps.length - 1;
    frame.go({ lesson: lesson.id, step: index });
    panel.focus();
    tell(spoken(!isInside));
  }

  /** What is announced of a step. @param {boolean} isOther whether the lesson is another one */
  function spoken(isOther) {
    const { id, steps } = room.lesson;
    const name = isOther ? words.begins(texts[id].title, steps.length) : "";
    const { text: said, ask = "" } = text();
    return shared.paragraph(name, ...(card()?.told ?? [said, ask]).map(fill));
  }

  /** Reads the step aloud, or stops. */
  function readAloud() {
    if (reader.isReading) {
      reader.stop();
      return;
    }
    const { text: said, ask = "", options = [] } = text();
    const replied = room.reply?.text ?? "";
    const told = [said, ask, ...options.map(([option]) => option), replied].filter(Boolean);
    reader.read((card()?.told ?? told).map(fill));
  }

  /** The card at the end of the lesson, while it is shown, and what is told of it. */
  function card() {
    if (!room.isAtCard) {
      return null;
    }
    const { known, goOn } = texts[room.lesson.id];
    const done = room.lesson === lessons.at(-1) ? words.labels.allDone : "";
    const told = [words.labels.toldKnown, ...known, done].filter(Boolean);
    return { known, goOn, href: room.lesson.goesOn, done, told };
  }

  /** What the way on from here is called; nothing if there is none. */
  function nextName() {
    const { known, next, nextLesson } = words.labels;
    if (room.isAtCard) {
      return room.lesson === lessons.at(-1) ? "" : nextLesson;
    }
    return room.index === room.lesson.steps.length - 1 ? known : next;
  }

  /** Whether the run can be watched: to step on would tell which square is asked for. */
  const isWatched = () => stage.isRun() && step().asks?.kind !== "square";

  /** A clicker’s forward or back: a move of what the step shows, else the answer to its question, else another step. @param {1 | -1} by */
  function click(by) {
    if (room.paper) {
      return false;
    }
    if (room.isAtCard) {
      turn(by);
      return true;
    }
    const isEnough = by * room.clicks >= MAX_CLICKS;
    const moves = by > 0 ? () => !stage.run.done && stepOn() : goBack;
    if (!isEnough && (moves() || stage.press(by > 0 ? "on" : "back"))) {
      room.clicks += by;
    } else if (by < 0 || !answers.reveal()) {
      turn(by);
    }
    return true;
  }

  const stepOn = () =>
    watch(() => {
      stage.player.forward();
      tellMoment();
    });

  /** A step of the run back, or a move by hand. */
  function goBack() {
    const kind = step().asks?.kind;
    const isPlayed = stage.isPosition() && kind !== "square" && kind !== "predict";
    if (!(isWatched() || isPlayed) || !stage.run.timeline || stage.run.position === 0) {
      return false;
    }
    stage.player.back();
    room.reply = null;
    tellMoment();
    return true;
  }

  /** Goes along a run, which was seen then. @param {() => void} move */
  function watch(move) {
    if (!isWatched()) {
      return false;
    }
    move();
    if (!step().asks) {
      progress.add(room.lesson.id, step().id);
    }
    return true;
  }

  /** Tells those who cannot see it where the play head has come to. */
  function tellMoment() {
    tell(fill(stage.spoken()), "progress");
  }

  function showStep() {
    const { run } = stage;
    presentation.show();
    list.show(room.paper ? null : room.lesson, room.index);
    panel.show({
      key: `${room.runs} ${room.isAtCard}`,
      step: step(),
      texts: text(),
      card: card(),
      fill,
      lesson: words.lessonTitle(lessons.indexOf(room.lesson) + 1, texts[room.lesson.id].title),
      progress: words.progress(room.index + 1, room.lesson.steps.length),
      reply: room.isAtCard ? null : room.reply,
      tried: answers.tried,
      isDone: room.isAtCard || room.reply?.isOver || progress.has(room.lesson.id, step().id),
      isFirst: room.index === 0 && room.lesson === lessons[0],
      next: nextName(),
      isReading: reader.isReading,
      isRun: stage.isRun(),
      isPosition: stage.isPosition(),
      isMoving: stage.player.isMoving,
      canGoBack: run.timeline && run.position > 0,
      done: run.done,
    });
  }

  /** Whether a run has moved and nobody has been told yet where it stopped. */
  let isOnTheWay = false;
  put(first, 0);

  return {
    route,
    state: () => room.paper ?? { lesson: room.lesson.id, step: room.index },
    apply(state) {
      put(lessonOf(state.lesson) ?? first, state.step);
      putPaper(paperOf(state));
    },
    correction: (name, message) =>
      name === "theme" ? shared.replaced(name, message, "") : words.corrected(message),
    title() {
      const { title } = texts[room.lesson.id];
      const { paper: seen } = room;
      const what = !seen
        ? words.stepTitle(title, room.index + 1)
        : seen.sheet
          ? sheets[seen.sheet].title
          : teachersTitle;
      return words.title(what, shared.labels.title);
    },
    draw(now) {
      // A way may be over within this frame.
      isOnTheWay ||= stage.player.isMoving;
      const { isDue, isDrawn, goesOn } = stage.draw(now);
      if (!isDue) {
        return goesOn;
      }
      const { cursor, player, run } = stage;
      panel.caption(frame.message || (cursor ? stage.label(cursor) : fill(stage.moment())));
      frame.once(`${room.runs} ${run.position} ${player.phase}`, showStep);
      if (isOnTheWay && !player.isMoving) {
        isOnTheWay = false;
        tellMoment();
      }
      if (isDrawn || room.paper) {
        frame.usable();
      }
      return goesOn;
    },
    settle: stage.settle,
    isMoving: () => stage.player.isMoving,
    restyle: stage.restyle,
    actions: {
      forward: stepOn,
      back: goBack,
      clickOn: () => click(1),
      clickBack: () => click(-1),
      play: () =>
        watch(() => {
          if (stage.player.isMoving) {
            stage.player.pause();
            return;
          }
          if (stage.player.phase === "finished") {
            put(room.lesson, room.index);
          }
          stage.player.play();
        }),
      last: () => watch(() => stage.player.last()),
      restart() {
        put(room.lesson, room.index);
        tell(spoken(false));
      },
      nextStep: () => turn(1),
      previousStep: () => turn(-1),
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
      stage.player.pause();
      reader.stop();
      presentation.show(false);
    },
  };
}
