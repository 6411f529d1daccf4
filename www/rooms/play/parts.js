/**
 * Puts the parts of the room together, and says what each of them asks of the others.
 *
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Player } from "../../run/player.js"
 * @import { Story } from "./panel.js"
 * @import { Room } from "./state.js"
 */

import { createPlayer } from "../../run/player.js";
import { find } from "../../widgets/dom.js";
import { createAgainst } from "./against.js";
import { createBoard } from "./board.js";
import { createChallengePanel } from "./challenge-panel.js";
import { ofChallenge } from "./challenge.js";
import { createCheck } from "./check.js";
import { boardOfDay } from "./day.js";
import { again, begin, change, playChecked, set, setMode, undo } from "./games.js";
import { createInquiry } from "./inquiry.js";
import { createLadderPanel } from "./ladder-panel.js";
import * as moves from "./moves.js";
import { offerIn } from "./offer.js";
import { createPanel } from "./panel.js";
import { createPlacing } from "./placing.js";
import { route } from "./route.js";
import { createSettings } from "./settings.js";
import { freshPosition, stateIn, switchRings } from "./state.js";
import { createTake } from "./take.js";
import { createTyped } from "./typed.js";
import { createWin } from "./win.js";

/**
 * The state of the room, and the parts of the page that show it.
 * @typedef {object} Parts
 * @property {Room} room
 * @property {RoomFrame} frame
 * @property {Player} player
 * @property {ReturnType<typeof createInquiry>} inquiry
 * @property {ReturnType<typeof createPanel>} panel
 * @property {ReturnType<typeof createBoard>} board
 * @property {ReturnType<typeof createSettings>} settings
 * @property {HTMLAnchorElement} otherBoard
 * @property {ReturnType<typeof createPlacing>} placing
 * @property {ReturnType<typeof createCheck>} check
 * @property {ReturnType<typeof createTyped>} typed
 * @property {ReturnType<typeof createTake>} take
 * @property {ReturnType<typeof createAgainst>} against
 * @property {ReturnType<typeof createChallengePanel>} challenges
 * @property {ReturnType<typeof createLadderPanel>} ladder
 * @property {() => Story["next"]} offer the suggestion after a game
 * @property {ReturnType<typeof createWin>} win
 */

/** @type {(root: HTMLElement, frame: RoomFrame, room: Room) => Parts} */
export function createParts(root, frame, room) {
  const player = createPlayer(room.game.session);
  const pick = (/** @type {string} */ square) => moves.pick(parts, square);
  const inquiry = createInquiry(room, frame);
  const panel = createPanel(find(root, ".story", HTMLElement), { pick });
  const board = createBoard(root, room, frame, { player, pick });
  const ladder = createLadderPanel(root, room, frame, {
    climb({ board: on, leaper, target, start }) {
      if (again(parts, { board: on, leaper, wrap: undefined, target, start })) {
        room.isClimbing = true;
      }
    },
    playDay(day) {
      if (again(parts, { ...boardOfDay(day), leaper: undefined, wrap: undefined })) {
        room.day = day;
      }
    },
  });
  const offer = () =>
    room.challenge || room.mode === "uncrossed"
      ? null
      : (ladder.offer() ??
        offerIn(room, { judge: inquiry.judge, again: (changes) => again(parts, changes) }));
  /** @type {Parts} */
  const parts = {
    ...{ room, frame, player, inquiry, panel, board, ladder, offer },
    otherBoard: find(root, "#play-other-board", HTMLAnchorElement),
    settings: createSettings(root, {
      mode: (mode) => setMode(parts, mode),
      change: (changes) => change(parts, changes),
      board: (chosen) => change(parts, { board: chosen, start: undefined }),
      rings(isOn) {
        switchRings(room, isOn);
        set(parts, {});
      },
      watch(isOn) {
        set(parts, { watch: isOn });
        if (isOn) {
          inquiry.judge();
        }
      },
      handOver: (method) => moves.handOver(parts, method),
    }),
    placing: createPlacing(root, room, frame, {
      begin: (changes) => begin(parts, changes),
      bring: board.bring,
    }),
    check: createCheck(find(root, ".check", HTMLDetailsElement), {
      settings: () => room.game.settings,
      found(tour, on) {
        room.isCheckDue = false;
        playChecked(parts, tour, on);
      },
      refused() {
        room.isCheckDue = false;
        inquiry.stop();
        set(parts, freshPosition());
      },
      toggled: (isOpen) => set(parts, { isChecking: isOpen }),
      show: frame.say,
    }),
    typed: createTyped(root, room, frame, {
      pick,
      acts: {
        back: () => void (moves.canTakeBack(room) ? moves.back(parts) : undo(parts)),
        hint: () => moves.askHint(parts),
        lost: () => moves.askVerdict(parts),
        start: (square) => (square === null ? parts.placing.ask() : parts.placing.place(square)),
      },
    }),
    take: createTake(root, room, frame),
    against: createAgainst(root, room, frame),
    challenges: createChallengePanel(root, room, frame, {
      link: (challenge) =>
        route.write({
          ...stateIn(room, board.layers.chosen ?? undefined),
          ...{ ...ofChallenge(challenge), legal: false, watch: false, check: false },
          theme: frame.themeInLink,
        }),
      leave() {
        set(parts, { challenge: null });
        panel.focus();
      },
    }),
    win: createWin(root, room, { offer, copyLine: ladder.copyLine }),
  };
  return parts;
}
