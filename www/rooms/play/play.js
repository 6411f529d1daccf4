/**
 * The room in which the visitor moves the knight: puts its parts together and says what each event
 * does. The path is a run whose moves are made by hand; a method can go on from it, and the visitor
 * from there.
 *
 * @import { FirstFault, Layer } from "../../pkg/knights_tour.js"
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/router.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { Mode, Route } from "./address.js"
 * @import { Help } from "./challenge.js"
 * @import { Game, GameSettings } from "../../run/game.js"
 */

import { addressOf } from "../../app/address.js";
import { mountRoom } from "../../app/mount-room.js";
import { isCrash, messageOf } from "../../run/errors.js";
import { feasibilityInWords } from "../../run/feasibility.js";
import { methodOf } from "../../run/methods.js";
import { createPlayer } from "../../run/player.js";
import { labels as challengeLabels, notAllowed } from "../../text/challenge.js";
import { labels as ladderLabels } from "../../text/ladder.js";
import * as words from "../../text/play.js";
import * as shared from "../../text/words.js";
import { createBoardGrid } from "../../widgets/board-grid.js";
import { createBoardView } from "../../widgets/board-view.js";
import { find } from "../../widgets/dom.js";
import { createLayerChoice } from "../../widgets/layer-choice.js";
import { readAddress, writeAddress } from "./address.js";
import { createAgainst } from "./against.js";
import { createCarrier } from "./carry.js";
import { createChallengePanel } from "./challenge-panel.js";
import { createCheck } from "./check.js";
import { createCoach } from "./coach.js";
import { boardOfDay } from "./day.js";
import { openGame, openUsable, openWith } from "../../run/game.js";
import { createInquiry } from "./inquiry.js";
import { bindings, onBoard } from "./keys.js";
import { createLadderPanel } from "./ladder-panel.js";
import { offerIn } from "./offer.js";
import { createPanel } from "./panel.js";
import { createSettings } from "./settings.js";
import { createShow } from "./show.js";
import {
  createRoom,
  freshGame,
  freshPosition,
  layersIn,
  markedIn,
  mayUse,
  noteShown,
  noteUse,
  showsWays,
} from "./state.js";
import { labelOf, sayIn, standing } from "./tell.js";

/** What is shown unless the visitor chooses: nothing that answers for them. @type {Layer[]} */
const USUAL_LAYERS = ["colours", "path", "numbers"];

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

const labels = { ...words.labels, ...challengeLabels, ...ladderLabels };

/** @type {Opener} */
export const openPlay = (root, router) =>
  mountRoom(root, router, { files, labels, heading: "#play-heading" }, (frame) =>
    play(root, frame),
  );

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<Route>} */
function play(root, frame) {
  const { notices, redraw, changed, say, announce } = frame;
  const room = createRoom(openGame({ board: "8x8" }));
  const player = createPlayer(room.game.session);
  const board = find(root, ".board", HTMLElement);
  const otherBoard = find(root, "#play-other-board", HTMLAnchorElement);

  const layers = createLayerChoice(find(root, ".layers", HTMLElement), {
    squareSize: () => view.squareSize(),
    drawable: () => view.drawable(),
    changed,
    // Without its edges nobody could see where they lead.
    usual: () =>
      room.game.settings.graph === undefined ? USUAL_LAYERS : ["graph", ...USUAL_LAYERS],
  });
  const view = createBoardView(board, {
    look: () => ({
      layers: layersIn(room, layers.shown),
      theme: frame.theme,
      glide: player.glide,
      choice: player.showsChoice && (room.game.isAtWork || showsWays(room)),
      cursor: room.cursor,
      numberFrom: null,
      marked: markedIn(room, room.game.hint),
    }),
    resize() {
      layers.show();
      redraw();
    },
    pick,
    hover: (square) => setCursor(square ?? grid.cursor()),
    carry: createCarrier(board, {
      takes: (square) => !isOver() && room.game.session.moment().focus === square,
      over: setCursor,
      put(square) {
        if (square !== room.game.session.moment().focus) {
          pick(square);
        }
      },
    }),
  });
  const grid = createBoardGrid(find(root, ".grid", HTMLElement), {
    cursor(square) {
      if (square) {
        view.show(square);
      }
      setCursor(square);
    },
    choose: pick,
    step(square, isOnward) {
      const ways = room.game.ways();
      const at = ways.findIndex((way) => way.square === square);
      const next = at < 0 ? (isOnward ? 0 : -1) : at + (isOnward ? 1 : -1);
      return ways.at(next % ways.length) ?? null;
    },
    label: (square) => labelOf(room, square, layers.shown),
  });
  const panel = createPanel(find(root, ".story", HTMLElement), { pick });
  const settings = createSettings(find(root, ".settings", HTMLElement), {
    mode: setMode,
    change: begin,
    legal(isShown) {
      room.legal = isShown;
      settings.show(room);
      changed();
    },
    watch(isOn) {
      room.watch = isOn;
      settings.show(room);
      if (isOn) {
        inquiry.judge();
      }
      changed();
    },
    handOver,
  });
  createCheck(find(root, ".check", HTMLElement), {
    settings: () => room.game.settings,
    found: playChecked,
  });
  const inquiry = createInquiry(room, frame);
  const coach = createCoach(room, frame, moved);
  const against = createAgainst(root, () => ({
    game: room.game,
    theme: frame.theme,
    isAllowed: room.challenge === null,
  }));
  const challenges = createChallengePanel(root, room, frame, {
    link: (challenge) => writeAddress({ ...route(), legal: false, watch: false, challenge }),
    leave() {
      room.challenge = null;
      changed();
      panel.focus();
    },
  });
  const ladder = createLadderPanel(root, room, frame, {
    climb(rung) {
      const { leaper, target, start } = rung;
      again({ board: rung.board, leaper, target, start });
      room.isClimbing = true;
    },
    playDay(day) {
      again({ ...boardOfDay(day), leaper: undefined });
      room.day = day;
    },
  });
  const draw = createShow(root, room, frame, {
    view,
    player,
    panel,
    against,
    layers,
    challenges,
    ladder,
    canTakeBack,
    takeBackTo,
    offer: () =>
      room.challenge ? null : (ladder.offer() ?? offerIn(room, { judge: inquiry.judge, again })),
    rested: moved,
  });

  const isOver = () => room.game.session.moment().outcome !== null;

  /** What a link to this moment tells. @returns {Route} */
  const route = () => ({
    settings: room.game.settings,
    path: room.game.moves(),
    mode: room.mode,
    layers: layers.chosen ?? undefined,
    legal: room.legal,
    watch: room.watch,
    challenge: room.challenge,
    day: room.day,
    theme: frame.themeInLink,
  });

  /** Puts a game on in place of the one before. @param {Game} game */
  function put(game) {
    inquiry.stop();
    if (game !== room.game) {
      room.game.session.free();
    }
    const { session, info } = game;
    Object.assign(room, { game, ...freshGame() });
    if (!room.challenge) {
      room.used = {};
    }
    room.run += 1;
    player.use(session, info.squares);
    view.use(session, info.width, info.height);
    layers.show();
    frame.hush();
    grid.use(info.columns, info.rows, info);
    settings.use(game);
    settings.show(room);
    otherBoard.hidden = game.settings.graph !== undefined;
    otherBoard.href = addressOf("build", game.settings, frame.linkedTheme);
    room.cursor = grid.cursor();
    notices.show([]);
    const { answer, because } = feasibilityInWords(game.settings, game.start);
    notices.showImpossible(answer === "no" ? because : "");
    arrived();
  }

  /** Begins a game with other settings; moves stand where they mean the same. What is wrong leaves the one before as it is. @param {Partial<GameSettings>} changes */
  function begin(changes) {
    const { settings: before } = room.game;
    const isElsewhere = changes.board !== undefined && before.graph !== undefined;
    const wanted = { ...before, ...(isElsewhere && { graph: undefined }), ...changes };
    try {
      const game = openWith(wanted, changes);
      const isSame = !("board" in changes) && ("target" in changes || "tieBreak" in changes);
      const moves = isSame ? room.game.path().slice(1) : [];
      game.playAll(moves);
      frame.asStep(() => {
        put(game);
        Object.assign(room, { day: null, isClimbing: false });
        if (moves.length > 0) {
          noteUse(room, "link");
        }
      });
      announce(sayIn(room)(words.begins(game.start)));
      return null;
    } catch (error) {
      if (isCrash(error)) {
        throw error;
      }
      return messageOf(error);
    }
  }

  /** Another position is reached: what was known of the one before is forgotten. */
  function arrived() {
    inquiry.stop();
    Object.assign(room, freshPosition());
    const { outcome } = room.game.session.moment();
    if (room.watch && outcome?.kind !== "tour") {
      inquiry.judge();
    }
    if (outcome) {
      inquiry.countRuns();
    }
    changed();
  }

  /** A move was made: tells what it came to. @param {string} told what is told of it besides */
  function moved(told = "") {
    const { session } = room.game;
    const { focus, outcome, counters, squares } = session.moment();
    player.moved();
    noteShown(room, layers.shown);
    arrived();
    const reached = outcome?.kind === "tour" && !room.challenge ? ladder.reach() : "";
    room.told = [told, reached].filter(Boolean).join(" ");
    const news = outcome
      ? standing(room, session.moment())
      : words.went(focus, counters.visited, squares);
    announce(sayIn(room)([room.told, news].filter(Boolean).join(" ")));
  }

  /** Makes a move; says so where it is none. @param {string} square @returns {boolean} whether it is made */
  function makeMove(square) {
    player.pause();
    try {
      room.game.play(square);
      return true;
    } catch (error) {
      if (isCrash(error)) {
        throw error;
      }
      say(shared.refused(messageOf(error)), "error");
      return false;
    }
  }

  /** A square was chosen on the board or among the buttons. @param {string} square */
  function pick(square) {
    const { game, mode } = room;
    const { session } = game;
    const isWay = game.ways().some((way) => way.square === square);
    const { hole } = session.squareInfo(square);
    if (!isWay && session.position === 0 && !hole && !room.challenge) {
      begin({ start: square });
    } else if (isWay && mode === "predict" && !game.canClose() && !game.isAtWork) {
      coach.predict(square);
    } else if (makeMove(square)) {
      frame.hush();
      moved();
    }
  }

  /** @param {Mode} mode */
  function setMode(mode) {
    if (mode !== room.mode) {
      Object.assign(room, { mode }, freshGame());
      settings.show(room);
      arrived();
    }
  }

  /** Whether the visitor may take a move back: not one that a challenge has locked. */
  function canTakeBack() {
    const locked = room.challenge?.locked ?? 0;
    const { visited } = room.game.session.moment().counters;
    return room.game.session.position > 0 && visited > locked + 1 && mayUse(room, "back");
  }

  /** Takes back the move since which it is lost. @param {number} move */
  function takeBackTo(move) {
    const { visited } = room.game.session.moment().counters;
    noteUse(room, "back", visited - move);
    player.pause();
    room.game.takeBackTo(move);
    player.moved();
    arrived();
    say(words.tookBack(room.game.session.moment().focus));
    panel.focus();
  }

  /** A method goes on from here. @param {string} method */
  function handOver(method) {
    try {
      room.game.session.handOver({ algorithm: method, whenStuck: "backtrack" });
    } catch (error) {
      if (isCrash(error)) {
        throw error;
      }
      return messageOf(error);
    }
    noteUse(room, "method");
    player.pause();
    arrived();
    say(words.handedOver(methodOf(method)?.name ?? ""));
    return null;
  }

  /** What is right of a pasted tour is played, and what is wrong pointed out. @param {FirstFault} found */
  function playChecked(found) {
    const { squares, holds, fault } = found;
    const game = openGame({ ...room.game.settings, start: squares[0] });
    game.playAll(squares.slice(1, holds));
    frame.asStep(() => {
      put(game);
      Object.assign(room, { day: null, isClimbing: false });
      noteUse(room, "pasted");
    });
    room.told = words.checked(found);
    room.pointedOut = fault && fault.what !== "incomplete" ? squares.slice(holds, holds + 1) : [];
    announce(sayIn(room)(room.told));
    if (!isOver() || game.session.moment().outcome?.kind !== "tour") {
      inquiry.judge();
    }
    panel.focus();
  }

  /** Another game, from its start. @param {Partial<GameSettings>} changes */
  function again(changes) {
    begin(changes);
    room.game.takeBackTo(1);
    room.used = {};
    player.pause();
    arrived();
    panel.focus();
  }

  /** Goes where a link says. @type {(wanted: Route, problems: Problem[]) => void} */
  function go(wanted, problems) {
    const { game, problems: unusable } = openUsable(wanted.settings);
    const { mode, path, legal, watch, challenge, day = null } = wanted;
    // A round of predictions is not in its link.
    const isRound = challenge !== null && mode === "predict";
    const lost = game.playAll(isRound ? path.slice(0, challenge.locked) : path);
    Object.assign(room, { mode, challenge, day, isClimbing: false, used: {} });
    room.legal = legal && mayUse(room, "ways");
    room.watch = watch && mayUse(room, "judge");
    layers.choose(mayUse(room, "layers") ? (wanted.layers ?? null) : null);
    put(game);
    if (path.length > 0 && !challenge) {
      noteUse(room, "link");
    }
    const all = [...problems, ...unusable];
    if (lost !== undefined) {
      all.push({ name: "path", message: words.wrong.path(lost) });
    }
    for (const { name, message } of all) {
      const isOwn = ["path", "mode", "challenge", "day"].includes(name);
      notices.add(isOwn ? words.corrected(message) : shared.replaced(name, message, ""));
    }
  }

  /** @param {string | null} square */
  function setCursor(square) {
    if (square !== room.cursor) {
      room.cursor = square;
      redraw();
    }
  }

  function forward() {
    const before = room.game.session.position;
    player.forward();
    if (room.game.session.position !== before) {
      moved();
    }
  }

  function back() {
    if (canTakeBack()) {
      noteUse(room, "back");
      player.back();
      arrived();
      announce(words.tookBack(room.game.session.moment().focus));
    }
  }

  function restart() {
    const locked = room.game.moves().slice(0, room.challenge?.locked ?? 0);
    noteUse(room, "restart");
    const game = openGame(room.game.settings);
    game.playAll(locked);
    put(game);
    announce(sayIn(room)(words.begins(room.game.start)));
  }

  /** Helps, unless a challenge forbids it. @type {(help: Help, does: () => void) => void} */
  function helped(help, does) {
    if (mayUse(room, help)) {
      does();
    } else {
      say(notAllowed);
    }
  }

  put(room.game);

  return {
    read: readAddress,
    go,
    address: () => writeAddress(route()),
    title() {
      const { counters, squares } = room.game.session.moment();
      return words.title(room.game.info.title, counters.visited, squares, shared.labels.title);
    },
    draw,
    settle: () => grid.show(room.game.session.squareInfo(room.game.session.moment().focus)),
    isMoving: () => player.isMoving,
    actions: {
      back,
      forward,
      restart,
      hint: () => helped("hint", coach.hint),
      judge() {
        helped("judge", () => {
          noteUse(room, "judge");
          inquiry.judge();
        });
      },
      play() {
        if (!room.game.isAtWork || isOver()) {
          return false;
        }
        if (player.isMoving) {
          player.pause();
          arrived();
        } else {
          player.play();
        }
        return true;
      },
      cancel() {
        const isNeeded = player.isMoving || room.isJudging;
        player.pause();
        inquiry.stop();
        return isNeeded;
      },
    },
    bindings,
    actionNames: words.actions,
    onBoard,
    leave() {
      player.pause();
      inquiry.stop();
    },
    restyle() {
      layers.show();
      against.show();
    },
    renew: restart,
  };
}
