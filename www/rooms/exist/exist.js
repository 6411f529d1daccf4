/**
 * The room with the map of where tours exist: puts its parts together and says what each event does.
 * One board and one kind of tour are explained at a time; events choose others, or move the play head
 * of what is shown, and ask for a redraw.
 *
 * @import { Frame, RoomInFront } from "../../app/router.js"
 * @import { Case, Place } from "./place.js"
 * @import { Show } from "./show.js"
 */

import { createActs } from "../../app/actions.js";
import { currentAddress, showAddress } from "../../app/address.js";
import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { createNarrator } from "../../app/narrator.js";
import { createFlashGuard } from "../../run/flash-guard.js";
import { createNotices } from "../../widgets/notices.js";
import { createPlayer } from "../../run/player.js";
import { createTransport, nameButtons } from "../../widgets/transport.js";
import * as shared from "../../text/en/words.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { furnish } from "../../app/mount-room.js";
import { existKeys } from "./keys.js";
import { createMap, knownOf } from "./map.js";
import { createPicture } from "./picture.js";
import { isOnMap, OPENING, readPlace, SIDE, textOf, writePlace } from "./place.js";
import { exploreLink, openShow } from "./show.js";
import * as words from "../../text/en/exist.js";

/** Squares a second: an argument is looked at, not read. */
const SPEED = 12;
/** What is computed besides the play head may take so much of a frame. */
const WORK_MS = 4;
/** The address and the title follow this often at most. */
const SETTLE_MS = 400;

/** @type {(root: HTMLElement, frame: Frame) => Promise<RoomInFront>} */
export async function openExist(root, { theme, speaker }) {
  await furnish(root, import.meta.url, words.labels);
  let [isOpen, isAsked, isSettling, hasThemeInLink] = [false, false, false, false];
  /** @type {Case} */
  let shown = OPENING;
  /** What is under the pointer on the map, or under the keyboard's cursor. @type {string | null} */
  let hint = null;
  /** The position that is drawn; −1 while none is. */
  let drawn = -1;
  const guard = createFlashGuard();
  let told = "";
  let runs = 0;
  let wasWorking = false;
  /** What is computed besides the play head was too much, and is not begun again. */
  let isExhausted = false;
  const narrator = createNarrator(speaker);
  let settled = 0;

  const heading = find(root, "#exist-case", HTMLElement);
  const answer = find(root, ".answer", HTMLElement);
  const say = find(root, ".say", HTMLElement);
  const lines = find(root, ".lines", HTMLOListElement);
  const caption = find(root, ".caption", HTMLElement);
  const explore = find(root, ".go", HTMLAnchorElement);
  const error = find(root, "#exist-error", HTMLElement);
  const fields = ["width", "height"].map((side) => find(root, `#exist-${side}`, HTMLInputElement));
  const notices = createNotices(find(root, ".notices", HTMLElement), () => heading.focus());
  const picture = createPicture(
    find(root, ".case", HTMLElement),
    find(root, ".picture", SVGSVGElement),
  );
  const map = createMap(
    find(root, ".chart-grid", HTMLElement),
    find(root, ".signs", HTMLUListElement),
    {
      choose: (width, height) => choose({ ...shown, width, height }),
      hint(text) {
        hint = text;
        redraw();
      },
    },
  );
  const kinds = /** @type {const} */ (["closed", "open"]).map((target) => {
    const pill = make("button", { type: "button", class: "pill" }, words.targets[target]);
    pill.addEventListener("click", () => choose({ ...shown, target }));
    return { target, pill };
  });
  find(root, ".kind", HTMLElement).append(...kinds.map(({ pill }) => pill));
  const transport = createTransport(find(root, ".reel", HTMLElement), {
    seek,
    speed: setSpeed,
  });

  /** @type {Show} */
  let show = openShow(shown, knownOf(shown.target, shown.width, shown.height));
  /** What the actions of keys and buttons need to know. */
  const state = {
    session: show.run,
    player: createPlayer(show.run),
    message: "",
    picking: false,
  };
  const act = createActs(state, { changed, restart, speed: setSpeed, say: speaker.say, speaker });

  /** @returns {Place} */
  const place = () => ({
    ...shown,
    step: show.run.position,
    ...(hasThemeInLink && { theme: theme.current }),
  });
  const address = () => writePlace(place());

  /** Explains another board, from the beginning unless a step is asked for. @type {(next: Case, step: number | null) => void} */
  function put(next, step) {
    show.free();
    shown = next;
    const { target, width, height } = shown;
    const known = knownOf(target, width, height);
    show = openShow(shown, known);
    state.session = show.run;
    state.player.use(show.run, show.run.moment().expected ?? 0);
    runs += 1;
    isExhausted = false;
    map.use(target);
    map.select(width, height);
    picture.use(width, height);
    drawn = -1;
    for (const kind of kinds) {
      setAttribute(kind.pill, "aria-pressed", String(kind.target === target));
    }
    showFields();
    setText(heading, words.heading(target, width, height));
    setText(answer, shared.existence(known, target));
    setText(explore, show.explore.text);
    explore.href = exploreLink(shown, show.explore.words);
    const wanted = step ?? 0;
    state.player.seek(wanted, () => {
      if (show.run.position < wanted) {
        notices.add(shared.beyondEnd(show.run.position));
      }
    });
    changed();
  }

  /** Chooses a board as one step of the browser's history. @param {Case} next */
  function choose(next) {
    showAddress(address, "replace");
    notices.show([], "");
    put(next, null);
    speaker.say(`${heading.textContent}. ${answer.textContent}`, { about: "verdict" });
    showAddress(() => writePlace({ ...place(), step: null }), "push");
  }

  /** @param {number} position */
  function seek(position) {
    state.player.seek(position);
    redraw();
  }

  /** Stands at the beginning at once, so that it can be played from there. */
  function restart() {
    show.run.seek(0);
    state.player.use(show.run, show.run.moment().expected ?? 0);
    changed();
  }

  /** @param {number} perSecond */
  function setSpeed(perSecond) {
    state.player.setSpeed(perSecond);
    transport.showSpeed(state.player);
  }

  function showFields() {
    fields.forEach((field, i) => {
      field.value = String(i === 0 ? shown.width : shown.height);
      setAttribute(field, "aria-invalid", null);
    });
    error.hidden = true;
  }

  /** A side was written. */
  function readFields() {
    const [width = 0, height = 0] = fields.map(({ value }) => parseInteger(value, 1, SIDE) ?? 0);
    if (isOnMap(width, height)) {
      choose({ ...shown, width, height });
      return;
    }
    fields.forEach((field, i) => {
      const isWrong = !isOnMap(i === 0 ? width : height, 1);
      setAttribute(field, "aria-invalid", isWrong ? "true" : null);
    });
    setText(error, words.wrong.side(SIDE));
    error.hidden = false;
  }

  function redraw() {
    if (!isAsked && isOpen) {
      isAsked = true;
      requestAnimationFrame(frame);
    }
  }

  /** Redraws, and tells everything anew. */
  function changed() {
    told = "";
    redraw();
  }

  /** @param {number} now */
  function frame(now) {
    isAsked = false;
    if (!isOpen) {
      return;
    }
    const { player } = state;
    const goesOn = player.tick(now);
    const isWorking = !isExhausted && show.work(WORK_MS);
    narrate(isWorking);
    if (goesOn || isWorking) {
      redraw();
    }
    const { position } = show.run;
    const look = position === drawn ? null : show.look();
    if (look && player.isMoving && !guard.allows(picture.takenBack(look), now, player)) {
      return;
    }
    if (look) {
      drawn = position;
      picture.draw(look);
    }
    transport.show(show.run.moment(), player.phase);
    setText(caption, hint ?? words.caption);
    tell(`${position} ${player.phase} ${isWorking}`, now);
    performance.mark("usable");
  }

  /** Tells what the play head has come to, and what was found out meanwhile. @type {(key: string, now: number) => void} */
  function tell(key, now) {
    const { isMoving } = state.player;
    showLines();
    if (key === told) {
      return;
    }
    told = key;
    const sentence = show.sentence();
    setText(say, sentence);
    picture.name(
      words.picture(heading.textContent ?? "", shared.progress(show.run.moment()), sentence),
    );
    if (!isMoving && !isSettling) {
      isSettling = true;
      setTimeout(settle, Math.max(0, settled + SETTLE_MS - now));
    }
  }

  /** Tells those who cannot see it. @param {boolean} isWorking */
  function narrate(isWorking) {
    const { position } = show.run;
    const progress = () => shared.progress(show.run.moment());
    narrator.tell({
      run: runs,
      position,
      phase: state.player.phase,
      isLong: false,
      full: show.sentence,
      short: progress,
      computing: progress,
    });
    if (wasWorking && !isWorking) {
      speaker.say(show.lines().at(-1) ?? "");
    }
    wasWorking = isWorking;
  }

  function showLines() {
    const texts = show.lines();
    if (lines.children.length !== texts.length) {
      lines.replaceChildren(...texts.map(() => make("li")));
    }
    texts.forEach((text, i) => {
      const line = /** @type {Element} */ (lines.children[i]);
      setText(line, text);
      setAttribute(line, "aria-current", i === show.line() ? "step" : null);
    });
  }

  /** Lets follow what takes longer, once nothing moves. */
  function settle() {
    isSettling = false;
    if (!state.player.isMoving && isOpen) {
      settled = performance.now();
      document.title = words.title(shown.target, shown.width, shown.height);
      keep();
    }
  }

  function keep() {
    if (isOpen && state.player.phase !== "seeking") {
      showAddress(address, "replace");
    }
  }

  /** Goes where the address says. */
  function enter() {
    const wanted = currentAddress();
    isOpen = true;
    if (wanted === address()) {
      changed();
      return;
    }
    const { place: asked, problems } = readPlace(wanted);
    hasThemeInLink = asked.theme !== undefined;
    theme.follow(asked.theme);
    notices.show(
      problems.map(({ name, message }) => {
        const usual = { ...OPENING, board: textOf(OPENING), theme: theme.current };
        const instead = String(new Map(Object.entries(usual)).get(name) ?? "");
        return shared.replaced(name, message, shared.valueName(name, instead));
      }),
      "",
    );
    const { target, width, height } = asked;
    put({ target, width, height }, asked.step);
  }

  for (const field of fields) {
    field.addEventListener("change", readFields);
  }
  find(root, ".sides-of-board", HTMLFormElement).addEventListener("submit", readFields);
  nameButtons(root);
  setSpeed(SPEED);
  put(shown, null);

  return {
    enter,
    leave() {
      state.player.pause();
      isOpen = false;
    },
    keep,
    address,
    // There are no ties here to jump to, and no dead ends.
    act: (action) => action !== "nextTie" && action !== "nextDeadEnd" && act(action),
    keys: existKeys,
    setTheme: changed,
    say(message) {
      hint = message;
      changed();
      speaker.say(message);
    },
    renew() {
      put(shown, null);
      isExhausted = true;
    },
  };
}
