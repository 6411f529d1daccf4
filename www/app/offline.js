/**
 * Has what is used of the site kept on the device, so that it works without a network, and everything where the visitor
 * wants that. Tells of new versions: one waits until the visitor wants it, or until the page is closed everywhere.
 */

import { trustedScript } from "../run/trusted-types.js";
import { find, make } from "../widgets/dom.js";
import { labels } from "#text/words.js";

const KEEPER = new URL("../offline/service-worker.js", import.meta.url);

/** A page that stays open asks for a new version when it is seen again, but no more often than this. */
const BETWEEN_LOOKS_MS = 60 * 60 * 1000;

/** A version that does not wait is in use by then. */
const UNTIL_IT_WAITS_MS = 500;

/** The worker that keeps files; `null` where the browser denies one, as in some private windows. @type {Promise<ServiceWorker | null> | null} */
let keeper = null;

/** What keeps the page, started when it is first needed. Is called where the browser can keep a site. */
function startKeeper() {
  keeper ??= navigator.serviceWorker
    .register(trustedScript(KEEPER), { updateViaCache: "none" })
    .then(async (registration) => {
      followVersions(registration);
      return (await navigator.serviceWorker.ready).active;
    })
    .catch(() => null);
  return keeper;
}

/** @param {ServiceWorkerRegistration} registration */
function followVersions(registration) {
  const { serviceWorker } = navigator;
  let lookedAt = Date.now();

  function look() {
    const isDue = Date.now() - lookedAt > BETWEEN_LOOKS_MS;
    if (document.visibilityState === "visible" && isDue) {
      lookedAt = Date.now();
      registration.update().catch(() => {
        // There is no network; a later look will do.
      });
    }
  }

  /** A version that was fetched while another serves this page waits. */
  function offerIfWaiting() {
    if (registration.waiting && serviceWorker.controller) {
      offer(registration);
    }
  }

  function follow() {
    const arriving = registration.installing;
    arriving?.addEventListener("statechange", () => {
      if (arriving.state === "installed") {
        setTimeout(offerIfWaiting, UNTIL_IT_WAITS_MS);
      }
    });
  }

  registration.addEventListener("updatefound", follow);
  document.addEventListener("visibilitychange", look);
  follow();
  offerIfWaiting();
}

/** What all languages share is always asked for as well. @typedef {{ languages: readonly string[], keeps: boolean }} Asked */

/** Asks for the files of languages to be kept, or only for what is missing of them: the bytes that are still missing at the end. Infinite where none can be kept. @type {(asked: Asked, tell?: (fraction: number) => void) => Promise<number>} */
export async function askKeeper(asked, tell = () => {}) {
  const worker = await startKeeper();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) =>
      data.missing === undefined ? tell(data.fraction) : resolve(data.missing);
    if (worker) {
      worker.postMessage(asked, [port2]);
    } else {
      resolve(Infinity);
    }
  });
}

/** Keeps what this page uses. What the browser has deleted of it is fetched again. */
export async function keepOffline() {
  const missing = await askKeeper({ languages: [document.documentElement.lang], keeps: true });
  find(document, "#kept-on-device", HTMLElement).hidden = missing > 0;
}

/** Says that a new version is ready, once. @param {ServiceWorkerRegistration} registration */
function offer(registration) {
  document.querySelector(".new-version")?.remove();
  const use = make("button", { type: "button", class: "pill" }, labels.useNewVersion);
  const later = make(
    "button",
    { type: "button", class: "round small", "aria-label": labels.dismiss },
    "×",
  );
  const said = make("p", {}, labels.newVersion);
  const notice = make("div", { class: "notice new-version", role: "status" }, said, use, later);
  use.addEventListener("click", () => {
    const { waiting } = registration;
    if (waiting) {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      waiting.postMessage("take over");
    } else {
      location.reload(); // It took over when another window asked for it.
    }
  });
  later.addEventListener("click", () => {
    notice.remove();
    find(document, "[data-action=share]", HTMLElement).focus();
  });
  find(document, "#failure", HTMLElement).before(notice);
}
