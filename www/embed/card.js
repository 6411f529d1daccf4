/**
 * What the element shows: a run on its board, its story in a sentence, and its play head. The parts are those
 * of Explore; here is what follows from not being alone on a page.
 *
 * @import { Moment, ThemeId } from "../pkg/knights_tour.js"
 * @import { RunState } from "../app/run-link.js"
 * @import { Opened, Problem } from "../run/open-run.js"
 */

import { listenForClicks, listenForKeys } from "../app/actions.js";
import { runOf } from "../run/describe.js";
import { allLayers, usualLayers } from "../run/layers.js";
import { nameOf } from "../run/methods.js";
import { openChanged, openRun } from "../run/open-run.js";
import { createShownRun, numberTourFrom, settleThere } from "../run/shown-run.js";
import { elementName } from "#text/embed.js";
import * as words from "#text/words.js";
import { find, sentencePart } from "../widgets/dom.js";
import { announceIn, createSpeaker } from "../widgets/live-region.js";
import { createNotices } from "../widgets/notices.js";
import { createRedraw } from "../widgets/redraw.js";
import { createRunStage, lookOf } from "../widgets/run-stage.js";
import { bindingsOf } from "../widgets/shortcuts.js";
import { nameButtons } from "../widgets/transport.js";

/** @typedef {ReturnType<typeof createCard>} Card */
/** What is seen of a run: enough to open it again. @typedef {Pick<Opened, "settings" | "problems"> & { position: number }} Seen */

/**
 * @param {HTMLElement} page holds the card, and its theme
 * @param {Opened} opened
 * @param {object} on
 * @param {(moment: Moment) => void} on.moved the play head is elsewhere, or another run is on
 * @param {(problem: Problem) => void} on.problem something that was asked for cannot be
 * @param {() => ThemeId} on.theme
 */
export function createCard(page, opened, { moved, problem, theme }) {
  const shown = createShownRun(opened);
  const { player } = shown;
  const story = find(page, ".say", HTMLElement);
  const notices = createNotices(find(page, ".notices", HTMLElement), () => story.focus());
  const announce = announceIn(find(page, ".live", HTMLElement));
  let [isSeen, isClosed, hasControls] = [false, false, false];
  let message = "";
  /** The moment that was told of last, and its step. */
  let [told, reached] = ["", 0];
  /** @type {Pick<RunState, "layers">} */
  let wanted = { layers: undefined };
  let layers = [...allLayers];

  // Several elements of a page would talk all at once: the one that somebody is in speaks.
  const speaker = createSpeaker((text) => page.matches(":focus-within") && announce(text));

  const { redraw, changed, once } = createRedraw({
    isShown: () => !isClosed,
    // Out of sight, a run that plays waits.
    draw: (now) => (isSeen || player.phase !== "running") && stage.draw(now),
  });

  /** @param {string} text */
  function say(text) {
    message = text;
    changed();
    speaker.say(text);
  }

  const stage = createRunStage(
    page,
    shown,
    { speaker, redraw, say, announce: speaker.say, notices, once },
    {
      look: () => lookOf(shown, layers, theme()),
      resize: chooseLayers,
      pick,
      restart: () => put({ ...openRun(shown.settings), problems: [] }),
      label: words.squareLabel,
      message: () => message,
      moved(moment) {
        const key = `${shown.run} ${moment.position}`;
        if (key !== told) {
          [told, reached] = [key, moment.position];
          moved(moment);
        }
      },
      isSeen: () => isSeen && !isClosed,
      tell(moment) {
        story.replaceChildren(...words.story(moment, runOf(shown)).map(sentencePart));
        if (!player.isMoving) {
          stage.grid.show(shown.session.squareInfo(moment.focus));
        }
      },
    },
  );
  const { playHead, view } = stage;

  /** Shows the layers that are asked for, or those that are usual at this size of the squares. */
  function chooseLayers() {
    const isGraph = shown.settings.graph !== undefined;
    layers = wanted.layers ?? usualLayers(view.squareSize(), { isGraph, isQuiet: true });
    redraw();
  }

  /** Tells whoever looks, and whoever listens. @param {Problem} what @param {string} text */
  function tell(what, text) {
    notices.add(text);
    problem({ ...what, message: text });
  }

  /** Puts a run on in place of the one before. @param {Opened} next */
  function put(next) {
    stage.put(next);
    page.setAttribute("aria-label", elementName(shown.info.title));
    message = "";
    notices.show([], "");
    const inUse = new Map(Object.entries({ ...shown.settings, theme: theme() }));
    for (const each of shown.problems) {
      const { name, message: why, instead = String(inUse.get(name) ?? "") } = each;
      tell(each, words.replaced(name, why, nameOf(name, instead)));
    }
    stage.showFeasibility();
    changed();
  }

  /** @param {string} square */
  function pick(square) {
    if (!hasControls || stage.goByHand(square)) {
      return;
    }
    const { opened: next, refusal } = openChanged(shown.settings, { start: square });
    if (next) {
      put(next);
    } else {
      say(words.refused(refusal.message));
    }
  }

  const actions = { ...playHead.actions, ...playHead.jumps };

  /** @param {string} action */
  function act(action) {
    const does = /** @type {Record<string, () => boolean | void>} */ (actions)[action];
    if (!does) {
      return false;
    }
    message = "";
    const isDone = does() !== false;
    changed();
    return isDone;
  }

  /** Goes where the attributes say, on the run that is there. @param {RunState} state @param {boolean} goes whether the step is asked for */
  function follow(state, goes) {
    wanted = state;
    chooseLayers();
    shown.numberFrom = null;
    if (state.numberFrom) {
      const refusal = numberTourFrom(shown, state.numberFrom);
      if (refusal) {
        const name = "numberFrom";
        tell({ name, message: refusal }, words.replaced(name, refusal, ""));
      }
    }
    if (goes) {
      playHead.seek(state.step, () =>
        settleThere(shown, state).forEach((each) => tell(each, each.message)),
      );
    }
    changed();
  }

  listenForClicks(page, act);
  const bindings = bindingsOf(actions, [], {});
  listenForKeys(() => (hasControls ? bindings : []), act, page);
  nameButtons(page);
  put(shown);

  return {
    act,
    put,
    follow,
    redraw: changed,
    get position() {
      return shown.session.position;
    },
    /** @param {boolean} [isLost] whether the solver has crashed, and the run can no longer be asked @returns {Seen} */
    seen(isLost = false) {
      const { settings, problems } = shown;
      return { settings, problems, position: isLost ? reached : player.destination };
    },
    get phase() {
      return player.phase;
    },
    get moment() {
      return shown.session.moment();
    },
    /** The squares of the tour in their order; nothing is worked out for one that nobody asks for. */
    path: () => shown.session.state().path,
    /** @param {number} position */
    seek(position) {
      playHead.seek(position);
    },
    /** @param {boolean} has */
    setControls(has) {
      hasControls = has;
      page.classList.toggle("has-controls", has);
    },
    /** Only what is in sight is drawn. @param {boolean} isInSight */
    setSeen(isInSight) {
      isSeen = isInSight;
      redraw();
    },
    /** Gives back all that was held of the solver. */
    close() {
      isClosed = true;
      speaker.clear();
      view.close();
      shown.session.free();
    },
  };
}
