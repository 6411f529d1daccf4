/**
 * The room in which a run is stepped through: puts its parts together and says what each event
 * does. Events only change the room's state and ask for a redraw.
 *
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/router.js"
 * @import { Route } from "../../app/run-address.js"
 * @import { SeenRun } from "../../app/share/subject.js"
 * @import { Opened, Problem } from "../../run/open-run.js"
 */

import { addressOf } from "../../app/address.js";
import { mountRoom } from "../../app/mount-room.js";
import { createPlayHead } from "../../app/play-head.js";
import { fillSigns } from "../../app/signs.js";
import { isBare, readAddress, writeAddress } from "../../app/run-address.js";
import { goByHand } from "../../run/by-hand.js";
import { pieceOf } from "../../run/describe.js";
import { feasibilityInWords, rememberTour } from "../../run/feasibility.js";
import { canAskBest, methodOf, methods, settingNames, withChanges } from "../../run/methods.js";
import { openRun } from "../../run/open-run.js";
import * as words from "../../text/words.js";
import { find } from "../../widgets/dom.js";
import { createLayerChoice } from "../../widgets/layer-choice.js";
import { createRunBoard } from "../../widgets/run-board.js";
import { boardRows } from "../../widgets/shortcuts.js";
import { isAsking, labelIn } from "./asking.js";
import { createOutcome } from "./outcome.js";
import { followScreen } from "./play-head-order.js";
import { greet } from "./first-visit.js";
import { createForClass } from "./for-class.js";
import { createSettings } from "./settings.js";
import { createShow } from "./show.js";
import {
  correctionsOf,
  createRoom,
  enter,
  lookOf,
  numberTourFrom,
  routeOf,
  settleThere,
} from "./state.js";
import { createStory } from "./story.js";

/** Where a visitor without a link begins: the knight amid eight candidates. */
const OPENING = { start: "d4" };

/** So often a click on the board can be undone. */
const MAX_UNDO = 100;

/** @type {Opener} */
export const openExplore = (root, shared) =>
  mountRoom(root, shared, { labels: {}, heading: "#story-heading" }, (frame) =>
    explore(root, frame),
  );

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<Route>} */
function explore(root, frame) {
  const room = createRoom(openRun({}));
  const { player } = room;
  const { notices, redraw, changed, say } = frame;

  const story = createStory(find(root, ".story", HTMLElement));
  const desk = find(root, ".desk", HTMLElement);
  const playHead = createPlayHead(desk, frame, player, {
    hasTimeline: () => room.session.moment().timeline,
    restart,
  });
  const { transport } = playHead;
  const signs = find(desk, ".signs", HTMLDetailsElement);
  followScreen(desk, {
    head: find(desk, ".transport", HTMLElement),
    stage: find(desk, ".stage", HTMLElement),
    signs,
  });
  fillSigns(signs);
  const layers = createLayerChoice(find(root, ".layers", HTMLElement), {
    squareSize: () => view.squareSize(),
    drawable: () => view.drawable(),
    changed,
  });
  const forClass = createForClass(root, room, frame, story.focus);
  const look = () => lookOf(room, layers.shown, frame.theme);
  /** @returns {SeenRun} */
  const seen = () => ({ ...room, look: look() });
  let isSmall = false;
  /** @type {ReturnType<typeof import("./small-view.js").createSmallView> | null} */
  let smallView = null;
  const route = () => ({
    ...routeOf(room, layers.shown, frame.themeInLink, forClass.isPresented),
    small: isSmall,
  });
  const board = createRunBoard(root, {
    look,
    resize() {
      layers.show();
      redraw();
    },
    pick,
    cursor: setCursor,
    label: (square) => labelIn(room, room.session.squareInfo(square), room.session.moment().start),
  });
  const { view, grid } = board;
  const settings = createSettings(find(root, ".settings", HTMLFormElement), methods(), {
    change: (changes) => begin(changes)?.message ?? null,
  });
  const outcome = createOutcome(find(root, ".outcome", HTMLElement), {
    numberFrom: setNumberFrom,
    pick: () => setPicking(!room.picking),
    say: frame.announce,
    leave: story.focus,
  });
  const editBoard = find(root, "#edit-board", HTMLAnchorElement);
  const caption = find(root, ".caption", HTMLElement);
  const draw = createShow(room, frame, {
    caption,
    view,
    layers,
    playHead,
    story,
    outcome,
    forClass,
    onTour,
  });

  /**
   * Puts a run on in place of the one before. Settings that could not be used are told, quietly where
   * nobody asked for them.
   * @type {(opened: Opened, changedSettings: readonly string[], tell?: "show" | "adapt") => void}
   */
  function put(opened, changedSettings, tell = "show") {
    enter(room, opened);
    board.use(room.session, room.info);
    layers.show();
    frame.hush();
    const method = methodOf(room.settings.algorithm);
    story.setMethod(method, room.settings, pieceOf(room.settings));
    transport.setMethod(method, words.termsOf(pieceOf(room.settings)));
    playHead.showSpeed();
    room.cursor = grid.cursor();
    const { start } = room.session.moment();
    settings.show(room, start, changedSettings);
    editBoard.hidden = room.settings.graph !== undefined;
    editBoard.href = addressOf("build", { ...room.settings, start }, frame.linkedTheme);
    notices.show([]);
    notices[tell](correctionsOf(room, frame.theme));
    showFeasibility();
    changed();
  }

  /** Says whether there is a tour. */
  function showFeasibility() {
    const { answer, because, marked } = feasibilityInWords(
      room.settings,
      room.settings.start === "any" ? undefined : room.session.moment().start,
    );
    const isImpossible = answer === "no";
    Object.assign(room, { isImpossible, marked });
    const method = methodOf(room.settings.algorithm);
    const asksBest = answer === "unknown" && canAskBest(method, room.info.squares);
    settings.showFeasibility(isImpossible ? "" : because, asksBest);
    notices.showImpossible(isImpossible ? words.noTour(because, player.phase === "finished") : "");
  }

  /** Where nobody knew whether there is a tour, it is known now. @param {boolean} isClosed */
  function onTour(isClosed) {
    if (rememberTour(room.settings, isClosed)) {
      showFeasibility();
    }
  }

  /** What was there before, to be brought back, the last at the end. @type {Route[]} */
  const before = [];

  /** Remembers what is there, before a click takes something else in its place. */
  function remember(moment = route()) {
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
    put(openRun(last.settings), settingNames());
    player.seek(last.step);
    transport.allow("undo", before.length > 0);
    return true;
  }

  /** Starts a run with other settings. What is wrong leaves the run as it is. @type {(changes: Partial<RunSettings>) => Problem | undefined} */
  function begin(changes) {
    const opened = openRun(withChanges(room.settings, changes), Object.keys(changes));
    const refusal = opened.problems.find(({ name }) => name in changes);
    if (refusal) {
      opened.session.free();
      return refusal;
    }
    frame.asStep(() => {
      layers.forgetUsual();
      put(opened, Object.keys(changes), "adapt");
    });
    return undefined;
  }

  /** Puts several methods in the place of the one that did not settle it. */
  function askBest() {
    begin({ algorithm: "best" });
    story.focus();
  }

  /** The same run again, from its beginning. */
  function restart() {
    put({ ...openRun(room.settings), problems: [] }, []);
  }

  /** Goes where a link says; a run that fits is kept. @type {(wanted: Route, problems: Problem[]) => void} */
  function go(wanted, problems) {
    const here = writeAddress(route());
    const there = writeAddress({ ...route(), settings: wanted.settings });
    const opened = here === there ? room : openRun(wanted.settings);
    const own = opened === room ? [] : opened.problems;
    put({ ...opened, problems: [...problems, ...own] }, settingNames());
    layers.choose(wanted.layers ?? null);
    forClass.ask(wanted.ask ?? false, false);
    forClass.present(wanted.present ?? false);
    showSmall(wanted.small ?? false);
    const message = wanted.numberFrom ? setNumberFrom(wanted.numberFrom) : null;
    if (message) {
      notices.add(words.replaced("numberFrom", message, ""));
    }
    playHead.seek(wanted.step, () =>
      settleThere(room, wanted).forEach((problem) => notices.add(problem.message)),
    );
  }

  /** Makes the room fit a small frame, or fills the window again. @param {boolean} small */
  async function showSmall(small) {
    isSmall = small;
    try {
      if (small && !smallView) {
        const { createSmallView } = await import("./small-view.js");
        smallView ??= createSmallView(root, () => writeAddress({ ...route(), small: false }));
      }
      await smallView?.show(isSmall);
    } catch {
      say(words.labels.roomFailed);
    }
  }

  /** @param {string} square */
  function pick(square) {
    if (room.picking) {
      pickNumberFrom(square);
    } else if (isAsking(room)) {
      forClass.tools?.ask.answer(square);
    } else if (player.isMoving || !moveByHand(square)) {
      remember();
      begin({ start: square });
    }
  }

  /** Goes to a square by hand; false where no move leads there, or the method could not go on. @param {string} square */
  function moveByHand(square) {
    const { session } = room;
    const moment = session.moment();
    const here = route();
    if (!goByHand(session, room.settings.algorithm, square)) {
      return false;
    }
    remember(here);
    room.settings = { ...room.settings, byHand: session.byHand };
    player.moved();
    say(words.wentByHand(moment, square));
    if (session.moment().waits) {
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
      outcome.focus();
    }
  }

  /** @param {string | null} square */
  function setCursor(square) {
    if (square !== room.cursor) {
      room.cursor = square;
      redraw();
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

  for (const kind of /** @type {const} */ (["svg", "png"])) {
    find(root, `#save-${kind}`, HTMLElement).addEventListener("click", () =>
      import("../../app/share/picture.js").then(
        ({ savePicture }) => savePicture(kind, seen()).then(say),
        () => say(words.labels.roomFailed),
      ),
    );
  }
  for (const button of root.querySelectorAll(".ask-best")) {
    button.addEventListener("click", askBest);
  }
  greet(find(root, ".first-line", HTMLElement));
  put(room, settingNames());
  transport.allow("undo", false);

  return {
    read(address) {
      const read = readAddress(address);
      return isBare(address) ? { ...read, route: { ...read.route, settings: OPENING } } : read;
    },
    go,
    address: () => writeAddress(route()),
    share() {
      player.pause();
      return {
        inExplore: writeAddress({ ...route(), ask: false, present: false, small: false }),
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
      ask: () => forClass.ask(!room.asks),
      forward() {
        if (isAsking(room)) {
          forClass.tools?.ask.reveal();
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
    renew: restart,
  };
}
