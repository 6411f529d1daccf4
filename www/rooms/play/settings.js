/**
 * The settings beside the board: mode, board and layers; and the methods that can take over.
 * @import { Algorithm, AlgorithmId, Target, TieBreakId } from "../../pkg/knights_tour.js"
 * @import { GameSettings } from "../../run/bare-game.js"
 * @import { Game } from "../../run/game.js"
 * @import { Mode } from "./route.js"
 * @import { Room } from "./state.js"
 */

import { rules } from "../../pkg/knights_tour.js";
import { choicesOf, methodOf, methods, nameOf } from "../../run/methods.js";
import * as words from "#text/play.js";
import { ownRule, usualRules } from "#text/words.js";
import { createChips, createSurfaceChoice, listNamed } from "../../widgets/choices.js";
import { find, make, setChoices } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { createPieceChoice } from "../../widgets/piece-picker.js";
import { KNIGHT } from "../../app/codecs.js";
import { boardName, boards } from "./boards.js";
import { isRinged } from "./state.js";

/** The default method for taking over. */
const USUAL_METHOD = "warnsdorff";
/** The list's entry for a rule of one's own. */
const OWN = "own";

/** Methods that can continue a path that they have not made, on a board of this size. @type {(game: Game) => Algorithm[]} */
const ableOn = ({ info, settings }) =>
  methods().filter(
    ({ canTakeOver, canEnd, needsBoard, largest }) =>
      canTakeOver &&
      (canEnd || settings.end === undefined) &&
      info.squares <= largest &&
      !(needsBoard && (settings.graph ?? settings.wrap) !== undefined),
  );

/** Puzzles have a room of their own. @param {HTMLElement} modes */
const linkPuzzles = (modes) =>
  modes.append(
    make("a", { class: "pill", href: "#puzzle" }, words.modes.numbers),
    make("a", { class: "pill", href: "#verse" }, words.modes.words),
  );

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(mode: Mode) => void} on.mode
 * @param {(changes: Partial<GameSettings>) => string | null} on.change returns what is wrong
 * @param {(board: string) => void} on.board
 * @param {(isShown: boolean) => void} on.rings
 * @param {(isOn: boolean) => void} on.watch
 * @param {(method: AlgorithmId) => string | null} on.handOver returns what is wrong
 */
export function createSettings(root, on) {
  const form = find(root, ".settings", HTMLElement);
  /** @param {string} id */
  const select = (id) => find(form, `#${id}`, HTMLSelectElement);
  const [target, tieBreak, method] = [
    select("play-target"),
    select("play-tie-break"),
    select("play-method"),
  ];
  const start = find(form, "#play-start", HTMLInputElement);
  const end = find(form, "#play-end", HTMLInputElement);
  const rule = find(form, "#play-rule", HTMLInputElement);
  const ruleError = createFieldError(find(form, "#play-rule-error", HTMLElement));
  const startError = createFieldError(find(form, "#play-start-error", HTMLElement));
  const endError = createFieldError(find(form, "#play-end-error", HTMLElement));
  const handOverError = createFieldError(find(form, "#play-hand-over-error", HTMLElement));
  const rings = find(root, "#play-rings", HTMLInputElement);
  const watch = find(form, "#play-watch", HTMLInputElement);

  const modes = createChips(
    find(form, ".modes", HTMLElement),
    /** @type {Mode[]} */ (["free", "predict", "uncrossed"]),
    (mode) => words.modes[mode],
    on.mode,
  );
  linkPuzzles(find(form, ".modes", HTMLElement));
  const presets = createChips(find(form, ".presets", HTMLElement), boards, boardName, on.board);
  const pieceError = createFieldError(find(form, "#play-leaper-error", HTMLElement));
  const piece = createPieceChoice(find(form, ".boards", HTMLElement), pieceError, (leaper) =>
    piece.refuse(on.change({ leaper })),
  );
  listNamed(target, words.aims);
  const surface = createSurfaceChoice(select("play-wrap"), (wrap) => on.change({ wrap }));

  target.addEventListener("change", () =>
    on.change({ target: /** @type {Target} */ (target.value), end: undefined }),
  );
  /** Shows the field for a rule of one’s own, or hides it. @param {boolean} isOwn */
  function showRule(isOwn) {
    tieBreak.value = isOwn ? OWN : tieBreak.value;
    /** @type {HTMLElement} */ (rule.parentElement).hidden = !isOwn;
    ruleError.clear();
  }

  tieBreak.addEventListener("change", () => {
    const isOwn = tieBreak.value === OWN;
    showRule(isOwn);
    if (isOwn) {
      rule.focus();
    } else {
      on.change({ tieBreak: /** @type {TieBreakId} */ (tieBreak.value), rule: undefined });
    }
  });
  rule.addEventListener("change", () => {
    const written = rule.value;
    const wrong = on.change({ rule: written.trim(), tieBreak: undefined });
    // A rule that has a name is used by it, but was written here.
    showRule(true);
    ruleError.refuse(wrong, rule);
    rule.value = wrong === null ? rule.value : written;
  });
  start.addEventListener("change", () =>
    startError.refuse(on.change({ start: start.value.trim() }), start),
  );
  end.addEventListener("change", () =>
    endError.refuse(on.change({ end: end.value.trim() || undefined }), end),
  );
  rings.addEventListener("change", () => on.rings(rings.checked));
  watch.addEventListener("change", () => on.watch(watch.checked));
  find(form, "#play-hand-over", HTMLElement).addEventListener("click", () =>
    handOverError.refuse(on.handOver(/** @type {AlgorithmId} */ (method.value)), method),
  );

  return {
    /** Switches to another game. @param {Game} game */
    use(game) {
      const { settings } = game;
      const isGraph = settings.graph !== undefined;
      const usual = choicesOf(methodOf(USUAL_METHOD), isGraph).get("tieBreak") ?? [];
      const named = usual
        .filter(game.allows)
        .map((id) => make("option", { value: id }, nameOf("tieBreak", id)));
      tieBreak.replaceChildren(
        make("optgroup", { label: usualRules }, ...named),
        make("option", { value: OWN }, ownRule),
      );
      const before = method.value || USUAL_METHOD;
      const able = ableOn(game);
      setChoices(method, able);
      method.value = able.some(({ id }) => id === before) ? before : (able[0]?.id ?? "");
      target.value = settings.target;
      tieBreak.value = settings.tieBreak ?? OWN;
      rule.value = settings.rule ?? rules().find(({ id }) => id === settings.tieBreak)?.text ?? "";
      showRule(settings.rule !== undefined);
      start.value = settings.start;
      startError.clear();
      end.value = settings.end ?? "";
      /** @type {HTMLElement} */ (end.parentElement).hidden = settings.target !== "open";
      endError.clear();
      handOverError.clear();
      presets.press(isGraph ? undefined : settings.board);
      find(form, ".field:has(#play-leaper)", HTMLElement).hidden = isGraph;
      piece.refuse(null);
      piece.show(settings.leaper ?? KNIGHT);
      surface.show(settings.wrap, !isGraph);
    },
    /** @param {Room} room */
    show(room) {
      modes.press(room.mode);
      const [uncrossed] = modes.chips.slice(-1);
      if (uncrossed) {
        uncrossed.hidden = (room.game.settings.graph ?? room.game.settings.wrap) !== undefined;
      }
      rings.checked = isRinged(room);
      watch.checked = room.watch;
    },
  };
}
