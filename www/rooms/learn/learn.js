/**
 * The room of lessons: a short text, one living board, and mostly a question that is answered on it. Puts
 * its parts together and says what each event does.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/router.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { Route } from "./address.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { pieceOf } from "../../run/describe.js";
import { createPlayer } from "../../run/player.js";
import { isChoice, isRight } from "../../run/predict.js";
import * as words from "../../text/learn.js";
import * as playWords from "../../text/play.js";
import * as shared from "../../text/words.js";
import { createBoardGrid } from "../../widgets/board-grid.js";
import { createBoardView } from "../../widgets/board-view.js";
import { find } from "../../widgets/dom.js";
import { readAddress, writeAddress } from "./address.js";
import { showDemo } from "./demos.js";
import { isNear, lessonOf, lessons } from "./lessons.js";
import { createPanel } from "./panel.js";
import { createProgress } from "./progress.js";
import { makeSheetView } from "./sheet-view.js";
import { openScene, squaresFor } from "./scene.js";

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

/** @type {Opener} */
export const openLearn = (root, router) =>
  mountRoom(root, router, { files, labels: words.labels, heading: "#learn-heading" }, (frame) =>
    learn(root, frame),
  );

/** What was answered to a question, and what is told of it. @typedef {{ text: string, isRight: boolean } | null} Reply */

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<Route>} */
function learn(root, frame) {
  const { notices, redraw, changed, say, announce } = frame;
  const progress = createProgress();
  const [first] = lessons;
  if (!first?.steps[0]) {
    throw new Error("there are lessons");
  }
  const room = {
    lesson: first,
    index: 0,
    scene: openScene(first.steps[0]),
    run: 0,
    /** @type {string | null} */
    cursor: null,
    /** @type {Reply} */
    reply: null,
    /** @type {import("./sheets.js").Asked | null} */
    sheet: null,
    /** @type {string[]} */
    marked: [],
    asked: 0,
    right: 0,
  };
  const player = createPlayer(room.scene.session);
  const demo = find(root, ".demo", HTMLElement);
  const board = find(root, ".board", HTMLElement);
  let stopDemo = () => {};

  const step = () => /** @type {import("./lessons.js").Step} */ (room.lesson.steps[room.index]);
  const texts = () =>
    /** @type {words.StepText} */ (words.lessons[room.lesson.id].steps[room.index]);
  const fill = (/** @type {string} */ text) =>
    shared.fillIn(text, shared.termsOf(pieceOf({ graph: room.scene.game?.settings.graph })));

  const view = createBoardView(board, {
    look: () => ({
      layers: room.scene.layers,
      theme: frame.theme,
      glide: player.glide,
      choice: room.scene.game === null && player.showsChoice,
      cursor: room.cursor,
      numberFrom: null,
      marked: room.marked,
    }),
    resize: redraw,
    pick,
    hover: (square) => setCursor(square ?? grid.cursor()),
  });
  const grid = createBoardGrid(find(root, ".grid", HTMLElement), {
    cursor(square) {
      if (square) {
        view.show(square);
      }
      setCursor(square);
    },
    choose: pick,
    label,
  });
  const panel = createPanel(root, {
    choose,
    estimate,
    go: (by) => turn(by),
    erase() {
      progress.forget();
      say(progress.isKept ? words.erased : words.notKept);
      panel.focus();
    },
  });

  /** @param {string} square */
  function label(square) {
    const info = room.scene.session.squareInfo(square);
    const isNumbered = room.scene.layers.includes("degrees") || room.scene.game === null;
    return info.hole || info.visit || isNumbered
      ? shared.squareLabel(info, room.scene.session.moment().start)
      : shared.openSquare(square);
  }

  /** @param {string | null} square */
  function setCursor(square) {
    if (square !== room.cursor) {
      room.cursor = square;
      redraw();
    }
  }

  /** Puts a step on, from its beginning. @type {(lesson: import("./lessons.js").Lesson, index: number) => void} */
  function put(lesson, index) {
    stopDemo();
    room.scene.session.free();
    const now = lesson.steps[index] ?? lesson.steps[0];
    if (!now) {
      return;
    }
    Object.assign(room, { lesson, index, scene: openScene(now), reply: null, marked: [] });
    Object.assign(room, { asked: 0, right: 0, run: room.run + 1 });
    const { session, info } = room.scene;
    player.use(session, info.squares);
    view.use(session, info.width, info.height);
    grid.use(info.columns, info.rows, info);
    room.cursor = grid.cursor();
    frame.hush();
    notices.show([]);
    const isDemo = now.kind === "show";
    board.hidden = isDemo;
    demo.hidden = !isDemo;
    demo.replaceChildren();
    stopDemo = isDemo ? showDemo(now.what, demo, frame.theme, measured) : () => {};
    changed();
  }

  /** Puts a worksheet in the place of lessons, or takes it away. @param {import("./sheets.js").Asked | null} asked */
  function putSheet(asked) {
    room.sheet = asked;
    const place = find(root, ".sheet-place", HTMLElement);
    place.hidden = asked === null;
    find(root, ".desk", HTMLElement).hidden = asked !== null;
    find(root, ".story", HTMLElement).hidden = asked !== null;
    place.replaceChildren(...(asked ? [makeSheetView(asked)] : []));
  }

  /** A measurement is over. @param {string} told */
  function measured(told) {
    progress.add(room.lesson.id, room.index);
    if (told) {
      announce(told);
    }
    changed();
  }

  /** Tells what an answer is worth. @type {(text: string, isRightOne: boolean) => void} */
  function reply(text, isRightOne) {
    room.reply = { text: fill(text), isRight: isRightOne };
    if (isRightOne) {
      progress.add(room.lesson.id, room.index);
    }
    announce(room.reply.text);
    changed();
  }

  /** @param {number} at the place of an answer */
  function choose(at) {
    const now = step();
    if (now.kind === "choose") {
      reply(texts().options?.[at]?.[1] ?? "", at === now.right);
    }
  }

  /** @param {string} text @returns {string | null} what is wrong with it */
  function estimate(text) {
    const now = step();
    const answer = Number(text.replaceAll(/[\s,_’']/g, ""));
    if (now.kind !== "number" || !text.trim() || !Number.isFinite(answer)) {
      return words.wantsNumber;
    }
    const isGood = isNear(now, answer);
    reply((isGood ? texts().right : texts().wrong) ?? "", isGood);
    return null;
  }

  /** A square was chosen on the board. @param {string} square */
  function pick(square) {
    const now = step();
    if (now.kind === "square") {
      answerOnBoard(square, squaresFor(now));
    } else if (now.kind === "predict") {
      predict(square, now.times);
    } else if (now.kind === "move") {
      move(square);
    }
  }

  /** @type {(square: string, answers: readonly string[]) => void} */
  function answerOnBoard(square, answers) {
    const isGood = answers.includes(square);
    room.marked = isGood ? [square] : [...answers].slice(0, 4);
    reply((isGood ? texts().right : texts().wrong) ?? "", isGood);
  }

  /** @type {(square: string) => void} */
  function move(square) {
    const { game } = room.scene;
    if (!game) {
      return;
    }
    if (!game.ways().some((way) => way.square === square)) {
      say(fill(words.noWay(square)));
      return;
    }
    game.play(square);
    player.moved();
    room.reply = null;
    const { outcome, counters, squares, focus } = game.session.moment();
    if (outcome?.kind === "tour") {
      reply(texts().right ?? "", true);
    } else if (outcome) {
      reply(texts().wrong ?? "", false);
    } else {
      announce(fill(playWords.went(focus, counters.visited, squares)));
    }
    changed();
  }

  /** The rule goes on where there is nothing to predict. @param {import("../../run/game.js").Game} game */
  function goWhereForced(game) {
    for (let next = game.hint(); next && !isChoice(next); next = game.hint()) {
      game.play(next.to);
    }
  }

  /** @type {(square: string, times: number) => void} */
  function predict(square, times) {
    const { game } = room.scene;
    const hint = game?.hint();
    if (!game || !hint || room.asked >= times) {
      return;
    }
    if (!hint.candidates.some((candidate) => candidate.square === square)) {
      say(fill(words.noWay(square)));
      return;
    }
    const isGood = isRight(hint, square);
    room.asked += 1;
    room.right += Number(isGood);
    const told = isGood ? playWords.right(hint, square) : playWords.mistaken(hint, square);
    game.play(hint.to);
    goWhereForced(game);
    player.moved();
    room.marked = isGood ? [] : [square];
    const left = game.hint() ? times - room.asked : 0;
    const standing =
      left > 0
        ? words.predicted(room.right, room.asked, left)
        : words.roundOver(room.right, room.asked);
    if (left === 0) {
      progress.add(room.lesson.id, room.index);
    }
    room.reply = { text: fill(`${told} ${standing}`), isRight: isGood };
    announce(room.reply.text);
    changed();
  }

  /** Turns to another step, across lessons. @param {number} by */
  function turn(by) {
    const at = lessons.indexOf(room.lesson);
    const next = room.index + by;
    const isInside = next >= 0 && next < room.lesson.steps.length;
    const lesson = isInside ? room.lesson : lessons[at + by];
    if (!lesson) {
      say(words.finished);
      return;
    }
    if (by > 0 && ["watch", "show"].includes(step().kind)) {
      progress.add(room.lesson.id, room.index);
    }
    const index = isInside ? next : by > 0 ? 0 : lesson.steps.length - 1;
    frame.asStep(() => put(lesson, index));
    panel.focus();
    announce(spoken());
  }

  /** What is read of a step. */
  const spoken = () => [texts().text, texts().ask ?? ""].filter(Boolean).map(fill).join(" ");

  /** What a run to watch says of its moment. */
  function momentText() {
    const { session, game } = room.scene;
    if (game) {
      const { counters, squares } = session.moment();
      return step().kind === "move" ? fill(words.visitedOf(counters.visited, squares)) : "";
    }
    return fill(shared.shortly(session.moment()));
  }

  function forward() {
    if (room.scene.game === null) {
      player.forward();
      progress.add(room.lesson.id, room.index);
      announce(fill(shared.shortly(room.scene.session.moment())), { rank: "progress" });
      changed();
    }
  }

  put(first, 0);

  return {
    read: readAddress,
    go({ lesson: id, step: index, sheet }, problems) {
      put(lessonOf(id) ?? first, index);
      putSheet(sheet);
      problems.forEach(({ name, message }) =>
        notices.add(
          ["lesson", "step"].includes(name)
            ? words.corrected(message)
            : shared.replaced(name, message, ""),
        ),
      );
    },
    address: () =>
      writeAddress({
        ...{ lesson: room.lesson.id, step: room.index, sheet: room.sheet },
        theme: frame.themeInLink,
      }),
    title: () =>
      words.title(words.lessons[room.lesson.id].title, room.index + 1, shared.labels.title),
    draw(now) {
      const goesOn = player.tick(now);
      const isDrawn = view.draw();
      const { session } = room.scene;
      const caption = frame.message || (room.cursor ? label(room.cursor) : momentText());
      const { position } = session.moment();
      panel.caption(board.hidden ? frame.message : caption);
      frame.once(`${room.run} ${position} ${player.phase}`, () =>
        panel.show({
          step: step(),
          texts: texts(),
          fill,
          number: lessons.indexOf(room.lesson) + 1,
          index: room.index,
          lesson: room.lesson,
          reply: room.reply,
          progress,
          isMoving: player.isMoving,
          position,
          done: session.moment().done,
        }),
      );
      if (isDrawn || board.hidden || room.sheet) {
        frame.usable();
      }
      return goesOn || view.isBehind();
    },
    settle: () => grid.show(room.scene.session.squareInfo(room.scene.session.moment().focus)),
    isMoving: () => player.isMoving,
    actions: {
      forward,
      back() {
        player.back();
        room.reply = null;
      },
      play() {
        if (room.scene.game !== null) {
          return false;
        }
        progress.add(room.lesson.id, room.index);
        if (player.isMoving) {
          player.pause();
        } else {
          player.play();
        }
        return true;
      },
      restart() {
        put(room.lesson, room.index);
        announce(spoken());
      },
    },
    leave() {
      player.pause();
      stopDemo();
    },
    renew: () => put(room.lesson, room.index),
  };
}
