/**
 * Has the whole site kept on the device, so that it works without a network, and tells of new
 * versions: one waits until the visitor wants it, or until the page is closed everywhere.
 */

import { trustedScript } from "../run/trusted-types.js";
import { find, make } from "../widgets/dom.js";
import { labels } from "#text/words.js";

const KEEPER = new URL("../offline/service-worker.js", import.meta.url);

/** A page that stays open asks for a new version when it is seen again, but no more often than this. */
const BETWEEN_LOOKS_MS = 60 * 60 * 1000;

/** A version that does not wait is in use by then. */
const UNTIL_IT_WAITS_MS = 500;

/** Is called where the browser can keep a site. */
export async function keepOffline() {
  const { serviceWorker } = navigator;
  /** @type {ServiceWorkerRegistration} */
  let registration;
  try {
    registration = await serviceWorker.register(trustedScript(KEEPER), { updateViaCache: "none" });
  } catch {
    // Denied, as in some private windows: the page works from the network.
    return;
  }
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
  const { active } = await serviceWorker.ready;
  find(document, "#kept-on-device", HTMLElement).hidden = !(await isWhole(active));
}

/** Whether all of the site is kept: the browser may have deleted some, and the worker then fetches that again. @param {ServiceWorker | null} worker */
function isWhole(worker) {
  const { port1, port2 } = new MessageChannel();
  /** @type {Promise<boolean>} */
  const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  worker?.postMessage("refill", [port2]);
  return answer;
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
