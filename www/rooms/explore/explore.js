/**
 * The room in which a run is stepped through: puts its parts together and says what each event
 * does. Events only change the room's state and ask for a redraw.
 *
 * @import { Moment, RunSettings } from "../../pkg/knights_tour.js"
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { RunState } from "../../app/run-link.js"
 * @import { SeenRun } from "../../app/share/subject.js"
 * @import { Opened, Problem } from "../../run/open-run.js"
 */

import { linkTo } from "../../app/links.js";
import { mountRoom } from "../../app/mount-room.js";
import { fillSigns } from "../../app/signs.js";
import { exploreRoute, runRoute, settingsIn } from "../../app/run-link.js";
import { pieceOf, runOf } from "../../run/describe.js";
import { canAskBest, methodOf, methods } from "../../run/methods.js";
import { usualLayers } from "../../run/layers.js";
import { openChanged, openRun } from "../../run/open-run.js";
import { numberTourFrom, settleThere } from "../../run/shown-run.js";
import * as words from "#text/words.js";
import { find } from "../../widgets/dom.js";
import { createLayerChoice } from "../../widgets/layer-choice.js";
import {
  createRunStage,
  drawRun,
  moveByHand,
  putRun,
  showFeasibility,
} from "../../widgets/run-stage.js";
import { boardRows } from "../../widgets/shortcuts.js";
import { isAsking, labelIn } from "./asking.js";
import { followScreen } from "./play-head-order.js";
import { greet } from "./first-visit.js";
import { createForClass } from "./for-class.js";
import { keepPanels } from "./panels.js";
import { createSettings, showExistence, showSettings } from "./settings.js";
import { createRoom, lookOf, stateOf } from "./state.js";
import { createLongRun } from "./long-run.js";
import { followPointer } from "./names.js";
import { createNumbers } from "./numbers.js";
import { createStory, setMethod, showStory } from "./story.js";
import { createTourFound } from "./tour-found.js";

/** While a run plays, the address follows this often, so that a reload finds its place. */
const KEEP_MS = 1000;

/** Maximum number of clicks on the board that can be undone. */
const MAX_UNDO = 100;

/** What was wished for, of the settings that not every method offers, and is not in use. @type {(wished: Partial<RunSettings>, used: RunSettings) => Partial<RunSettings>} */
const notOffered = ({ target, tieBreak, rule, whenStuck }, used) => ({
  ...(target && target !== used.target && { target }),
  ...(tieBreak && tieBreak !== used.tieBreak && { tieBreak }),
  ...(rule && rule !== used.rule && { rule }),
  ...(whenStuck && whenStuck !== used.whenStuck && { whenStuck }),
});

/** Maximum number of steps that the first question skips. */
const MAX_SKIPPED = 100;

/** Whether several squares can be reached and one of them is the answer. @param {Moment} moment */
const hasOneAnswer = ({ candidates }) =>
  candidates.length > 1 && candidates.some(({ chosen, tied }) => chosen && !tied);

/** @type {Opener} */
export const openExplore = (root, shared) =>
  mountRoom(root, shared, { labels: {}, heading: "#story-heading" }, explore);

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<RunState>} */
function explore(root, frame) {
  const room = createRoom(openRun({}));
  const { player } = room;
  const { notices, redraw, changed, say } = frame;

  const story = createStory(find(root, ".story", HTMLElement), frame.announce);
  const leave = () => story.heading.focus();
  const longRun = createLongRun(find(root, ".say", HTMLElement), room, frame.announce);
  const desk = find(root, ".desk", HTMLElement);
  followScreen(desk, find(desk, ".transport", HTMLElement));
  fillSigns(find(root, ".signs", HTMLDetailsElement));
  keepPanels(root);
  const layers = createLayerChoice(find(root, ".layers", HTMLElement), {
    squareSize: () => stage.view.squareSize(),
    drawable: () => stage.view.drawable(),
    changed,
    usual: (square) =>
      usualLayers(square, {
        isGraph: room.settings.graph !== undefined,
        isQuiet: isSmall || room.asks,
      }),
  });
  const numbers = createNumbers(find(root, "#square-numbers", HTMLSelectElement), room, () => {
    layers.add("degrees");
    changed();
  });
  const forClass = createForClass(root, room, frame, { leave, start: startFrom });
  const look = () => lookOf(room, layers.shown, frame.theme);
  /** @returns {SeenRun} */
  const seen = () => ({ ...room, look: look() });
  let isSmall = false;
  /** @type {Awaited<ReturnType<typeof import("./small-view.js").openSmallView>> | null} */
  let smallView = null;
  /** @returns {Partial<RunState>} */
  const state = () => ({
    ...stateOf(room, layers.chosen),
    present: forClass.isPresented,
    view: isSmall ? "small" : undefined,
  });
  const stage = createRunStage(root, room, frame, {
    look,
    resize() {
      layers.show();
      redraw();
    },
    pick,
    restart,
    label: (info, start) => labelIn(room, info, start),
    message: () => frame.message || (room.picking ? hint("numberFrom") : ""),
    hint: () => (isAsking(room) ? hint("answer") : undefined),
    spoken: (moment) => (isAsking(room) ? words.asks(moment) : words.spoken(moment, runOf(room))),
    show(moment, isDrawn) {
      forClass.tools?.presentation.show();
      story.counters.show(moment.counters);
      longRun(moment);
      if (isDrawn && player.phase !== "seeking") {
        frame.usable();
      }
    },
    tell(moment) {
      showStory(story, moment, runOf(room), isAsking(room));
      forClass.tools?.ask.show();
      layers.name([moment.squareMeasure], room.settings);
      tourFound.show(moment);
    },
    feasible({ answer, because }) {
      const method = methodOf(room.settings.algorithm);
      const asksBest = answer === "unknown" && canAskBest(method, room.info.squares);
      const { target = "open" } = room.settings;
      const short = answer === "no" ? "" : words.inShort(answer, target);
      showExistence(settings, words.sayOn(room.settings)(short), because, asksBest);
    },
  });
  const { grid, playHead } = stage;
  followPointer(root, room, stage.pointing, redraw);
  const { transport } = playHead;
  const settings = createSettings(find(root, ".settings", HTMLFormElement), methods(), {
    change: (changes) => begin(changes)?.message ?? null,
    say: frame.announce,
    failed: () => say(words.labels.roomFailed),
    refusal(changes) {
      const { opened, refusal } = openChanged(room.settings, changes);
      opened?.session.free();
      return refusal?.message ?? null;
    },
  });
  const tourFound = createTourFound(root, room, frame, stage.view.boxOf, {
    numberFrom: setNumberFrom,
    pick: () => setPicking(!room.picking),
    picture: savePictureAs,
    say: frame.announce,
    leave,
  });
  const editBoard = find(root, "#edit-board", HTMLAnchorElement);
  let kept = 0;

  /** What a click on the board does. @param {Parameters<typeof words.clickHint>[0]} what */
  const hint = (what) => words.sayOn(room.settings)(words.clickHint(what));

  /** @param {number} now */
  function draw(now) {
    const goesOn = drawRun(stage, now);
    if (player.phase === "running" && now - kept > KEEP_MS) {
      kept = now;
      frame.keep();
    }
    return goesOn;
  }

  /** Puts a run on in place of the one before. @param {Opened} opened */
  function put(opened) {
    putRun(stage, opened);
    tourFound.stop();
    room.picking = false;
    frame.hush();
    setMethod(story, methodOf(room.settings.algorithm), room.settings, pieceOf(room.settings));
    const { start } = room.session.moment();
    numbers.keep();
    showSettings(settings, room, start);
    editBoard.hidden = room.settings.graph !== undefined;
    editBoard.href = linkTo("build", { ...room.settings, start });
    notices.show([]);
    showFeasibility(stage);
    changed();
  }

  /** What was there before, to be brought back, the last at the end. @type {{ settings: RunSettings, step: number }[]} */
  const before = [];

  /** Remembers what was there, now that a click has put something else in its place. @param {{ settings: RunSettings, step: number }} moment */
  function remember(moment) {
    before.push(moment);
    before.splice(0, before.length - MAX_UNDO);
    transport.allow("undo", true);
  }

  /** Brings back what was there before the last click on the board; false where there was none. */
  function undo() {
    const last = before.pop();
    if (!last) {
      return false;
    }
    waiting = {};
    put(openRun(last.settings));
    player.seek(last.step);
    const button = find(root, ".undo", HTMLElement);
    // Its button goes when nothing is left, and the focus must not go with it.
    if (before.length === 0 && button === document.activeElement) {
      find(root, "[data-action=play]", HTMLElement).focus();
    }
    transport.allow("undo", before.length > 0);
    return true;
  }

  /** Settings that the visitor had chosen and the method in use does not offer: the next method may. @type {Partial<RunSettings>} */
  let waiting = {};

  /** Starts a run with other settings. What is wrong leaves the run as it is. @type {(changes: Partial<RunSettings>) => Problem | undefined} */
  function begin(changes) {
    const isOtherMethod = changes.algorithm !== undefined;
    const wished = { ...room.settings, ...(isOtherMethod && waiting) };
    const { opened, refusal } = openChanged(wished, changes);
    if (!opened) {
      return refusal;
    }
    waiting = notOffered({ ...room.settings, ...waiting, ...changes }, opened.settings);
    frame.asStep(() => {
      layers.forgetUsual();
      put(opened);
    });
    frame.adapt(opened.problems);
    return undefined;
  }

  /** Puts several methods in the place of the one that did not settle it. */
  function askBest() {
    begin({ algorithm: "best" });
    leave();
  }

  /** The same run again, from its beginning. */
  function restart() {
    put(openRun(room.settings));
  }

  /** Shows a state; a run that fits is kept. @param {RunState} wanted */
  function apply(wanted) {
    const asked = settingsIn(wanted);
    const isHere = runRoute.write(room.settings) === runRoute.write(asked);
    const opened = isHere ? { ...room, problems: [] } : openRun(asked);
    waiting = {};
    put(opened);
    forClass.ask(wanted.ask, false);
    forClass.present(wanted.present);
    showSmall(wanted.view === "small");
    layers.choose(wanted.layers ?? null);
    const unknown = numbers.use(wanted.numbers);
    const message = wanted.numberFrom ? setNumberFrom(wanted.numberFrom) : null;
    playHead.seek(wanted.step, () => {
      tourFound.isKnown();
      notices.add(...settleThere(room, wanted).map(({ message: said }) => said));
    });
    return [
      ...opened.problems,
      ...(unknown ? [{ name: "numbers", message: unknown }] : []),
      ...(message ? [{ name: "numberFrom", message }] : []),
    ];
  }

  /** Makes the room fit a small frame, or fills the window again. @param {boolean} small */
  async function showSmall(small) {
    isSmall = small;
    layers.show();
    if (small && !smallView) {
      try {
        const { openSmallView } = await import("./small-view.js");
        const whole = () =>
          runRoute.write({ ...state(), view: undefined, theme: frame.themeInLink });
        const opened = await openSmallView(root, whole);
        smallView ??= opened;
      } catch (error) {
        console.error(error);
        say(words.labels.roomFailed);
      }
    }
    // Somebody may have gone elsewhere meanwhile.
    smallView?.show(isSmall);
  }

  /** @param {string} square */
  function pick(square) {
    if (room.picking) {
      pickNumberFrom(square);
    } else if (isAsking(room)) {
      void forClass.use(({ ask }) => isAsking(room) && ask.answer(square));
    } else if (!goTo(square)) {
      if (room.asks) {
        void forClass.use(({ ask }) => ask.offer(square));
      } else {
        startFrom(square);
      }
    }
    // The frame around the square under the pointer goes: it would stay for as long as the pointer rests.
    room.cursor = grid.cursor();
  }

  /** Asks first, or no more. At the start of a run it goes on to a choice with a single right answer. */
  function toggleAsk() {
    forClass.ask(!room.asks);
    layers.show();
    const { session } = room;
    if (room.asks && session.position === 0) {
      let skipped = 0;
      while (skipped < MAX_SKIPPED && !hasOneAnswer(session.moment()) && session.step()) {
        skipped += 1;
      }
      // Some methods choose nothing, or have nothing but ties.
      player.seek(hasOneAnswer(session.moment()) ? session.position : 0);
    }
  }

  /** @param {string} square */
  function startFrom(square) {
    const here = { settings: room.settings, step: room.session.position };
    const refusal = begin({ start: square });
    if (refusal) {
      say(words.refused(refusal.message), "error");
    } else {
      remember(here);
    }
  }

  /** Goes to a square by hand; false where no move leads there, or the method could not go on. @param {string} square */
  function goTo(square) {
    const here = { settings: room.settings, step: room.session.position };
    if (!moveByHand(stage, square)) {
      return false;
    }
    remember(here);
    if (room.session.waits) {
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
      tourFound.focus();
    }
  }

  /** @param {string} square @returns {string | null} what is wrong with it */
  function setNumberFrom(square) {
    const message = numberTourFrom(room, square);
    if (message === null) {
      setPicking(false);
    }
    return message;
  }

  /** @param {boolean} picking */
  function setPicking(picking) {
    room.picking = picking;
    changed();
  }

  /** @param {"svg" | "png"} kind */
  function savePictureAs(kind) {
    import("../../app/share/picture.js")
      .then(({ savePicture }) => savePicture(kind, seen()))
      .then(say, () => say(words.labels.roomFailed));
  }

  for (const kind of /** @type {const} */ (["svg", "png"])) {
    find(root, `#save-${kind}`, HTMLElement).addEventListener("click", () => savePictureAs(kind));
  }
  // What a long run would take at this speed is told again.
  find(root, ".speed", HTMLElement).addEventListener("input", () => redraw());
  for (const button of root.querySelectorAll(".ask-best")) {
    button.addEventListener("click", askBest);
  }
  greet(find(root, ".first-line", HTMLElement));
  put(room);
  transport.allow("undo", false);

  return {
    route: exploreRoute,
    state,
    apply,
    share() {
      player.pause();
      return {
        inExplore: runRoute.write({
          ...stateOf(room, layers.chosen),
          ask: false,
          theme: frame.themeInLink,
        }),
        run: seen(),
      };
    },
    title() {
      const terms = words.termsOf(pieceOf(room.settings));
      return words.title(room.session.moment(), room.info.title, terms);
    },
    draw,
    settle: () => grid.show(room.session.squareInfo(room.session.moment().focus)),
    isMoving: () => player.isMoving,
    isOnTheWay: () => player.phase === "seeking",
    actions: {
      ...playHead.actions,
      ...playHead.jumps,
      undo,
      ask: toggleAsk,
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
      void showSmall(false);
      forClass.tools?.presentation.show(false);
    },
    restyle: layers.show,
  };
}
