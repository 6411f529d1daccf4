/**
 * The room in which tours are counted: exactly, by estimate, and one by one. Puts its parts together
 * and says what each event does; what takes long is the worker's.
 *
 * @import { Frame, RoomInFront } from "../../app/router.js"
 * @import { Asked, Place } from "./place.js"
 */

import { currentAddress, showAddress } from "../../app/address.js";
import { find, setText } from "../../widgets/dom.js";
import { createNotices } from "../../widgets/notices.js";
import { boardInfo, existence } from "../../pkg/knights_tour.js";
import { pieceOf } from "../../run/describe.js";
import * as shared from "../../text/en/words.js";
import { furnish } from "../../app/mount-room.js";
import { createAsked } from "./asked.js";
import { createEstimates } from "./estimates.js";
import { countKeys } from "./keys.js";
import { createKnown } from "./known.js";
import { boardOf, OPENING, parts, readPlace, writePlace } from "./place.js";
import { createTally } from "./tally.js";
import { createTours } from "./tours.js";
import * as words from "../../text/en/count.js";

/** @type {(root: HTMLElement, frame: Frame) => Promise<RoomInFront>} */
export async function openCount(root, { theme, speaker }) {
  await furnish(root, import.meta.url, words.labels);
  const heading = find(root, "#count-heading", HTMLElement);
  const meaning = find(root, ".meaning", HTMLElement);
  const message = find(root, ".message", HTMLElement);
  const notices = createNotices(find(root, ".notices", HTMLElement), () => heading.focus());
  let { asked, walks } = OPENING;
  let [isOpen, isFilled, hasThemeInLink] = [false, false, false];

  const known = await createKnown(find(root, ".known", HTMLElement));
  const form = createAsked(find(root, ".asked", HTMLFormElement), { change });
  const say = (/** @type {string} */ text) => isOpen && speaker.say(text);
  const tally = createTally(find(root, ".exact", HTMLElement), {
    known: known.of,
    counted(what, { tours: found, ms }) {
      known.found(what, found, ms);
      if (!what.upToSymmetry) {
        tours.total(found);
      }
    },
    changed: keep,
    say,
  });
  const estimates = createEstimates(find(root, ".estimates", HTMLElement), {
    known: known.of,
    walks(next) {
      walks = next;
      keep();
    },
    changed: keep,
    say,
  });
  const tours = createTours(find(root, ".tours", HTMLElement), {
    theme: () => theme.linked,
    changed: keep,
    say,
  });
  const famous = writePlace({ ...OPENING, show: ["count"] });
  find(root, ".history a", HTMLAnchorElement).href = famous;

  /** @returns {Place} */
  const place = () => ({
    asked,
    walks,
    show: parts.filter((part) =>
      ({
        count: tally.isShown,
        estimate: estimates.isShown,
        tours: () => tours.page() > 0,
      })[part](),
    ),
    page: Math.max(1, tours.page()),
    theme: hasThemeInLink ? theme.current : undefined,
  });
  const address = () => writePlace(place());

  function keep() {
    if (isOpen && isFilled) {
      showAddress(address, "replace");
    }
  }

  /** Puts something else on, to be counted. @param {Asked} next */
  function use(next) {
    asked = next;
    form.show(asked, theme.linked);
    setText(meaning, words.meaning(asked, boardInfo(asked.board).squares, pieceOf(asked)));
    setText(message, "");
    tally.use(asked);
    estimates.use(asked, walks);
    tours.use(asked, known.of(asked)?.tours);
    known.show(asked);
    isFilled = true;
    title();
  }

  function title() {
    if (isOpen) {
      document.title = words.title(asked, shared.labels.title);
    }
  }

  /** @type {(changes: Partial<Asked>) => string | null} what is wrong with them */
  function change(changes) {
    const next = { ...asked, ...changes };
    try {
      next.board = boardOf(next.board);
      existence("1x1", "open", next.leaper);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    showAddress(address, "replace");
    use(next);
    showAddress(address, "push");
    return null;
  }

  /** What a link asks to be at work. @param {Place} wanted */
  function work({ show, page }) {
    if (show.includes("count")) {
      tally.begin();
    }
    if (show.includes("estimate")) {
      estimates.begin();
    }
    if (show.includes("tours")) {
      tours.go(page);
    }
  }

  /** Goes where the address says; what is at work there is kept. */
  function enter() {
    const wanted = currentAddress();
    const wasOpen = isOpen;
    isOpen = true;
    title();
    if (isFilled && wanted === address()) {
      return;
    }
    const { place: there, problems } = readPlace(wanted);
    // The links of the room itself ask for no theme, and are not to change it.
    there.theme ??= wasOpen ? theme.linked : undefined;
    hasThemeInLink = there.theme !== undefined;
    theme.follow(there.theme);
    walks = there.walks;
    form.forget();
    use(there.asked);
    work(there);
    const given = new Map(Object.entries({ ...asked, ...walks, theme: theme.current, ...there }));
    notices.show(
      problems.map(({ name, message: what }) => words.replaced(name, what, given.get(name))),
      "",
    );
    if (wasOpen) {
      heading.focus(); // Where the link was, little may have changed.
    }
    performance.mark("usable");
    keep();
  }

  return {
    enter,
    leave() {
      keep();
      isOpen = false;
    },
    keep,
    address,
    act: (action) =>
      action === "cancel" &&
      [tally, estimates, tours].map(({ halt }) => halt()).some((wasAtWork) => wasAtWork),
    keys: countKeys,
    setTheme: () => {}, // Everything here is drawn by the style sheet.
    say(text) {
      setText(message, text);
      speaker.say(text);
    },
  };
}
