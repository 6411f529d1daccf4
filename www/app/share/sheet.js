/**
 * The sheet behind “Share”: the link with its QR code, and parts for other exports, each loaded when it is
 * opened.
 * @import { RoomInFront } from "../mount-room.js"
 * @import { Seen, ShareSubject, SharedRun } from "./subject.js"
 */

import * as words from "#text/share.js";
import { labels } from "#text/words.js";
import { startWhole } from "../../run/solver.js";
import { button, closeOnBackdrop, make } from "../../widgets/dom.js";
import { addStyle } from "../stylesheet.js";
import { mountCitation } from "./cite.js";
import { createCopyField } from "./copy-field.js";
import { mountEmbed } from "./embed.js";
import { forPupils, linkTo, reachOf } from "./link.js";
import { savePicture } from "./picture.js";
import { createQrView } from "./qr-view.js";
import { subjectOf } from "./subject.js";

const LOOK = new URL("../../style/share.css", import.meta.url);

/** The optional result of mounting a part of the sheet. @typedef {{ close: () => void } | void} Mounted */

/**
 * Parts that are collapsed at first.
 * @type {{ heading: string, isFor: (subject: ShareSubject) => boolean, mount: (host: HTMLElement, subject: ShareSubject, say: (message: string) => void) => Mounted | Promise<Mounted> }[]}
 */
const folded = [
  {
    heading: words.animation,
    isFor: ({ run }) => run !== undefined,
    async mount(...given) {
      const [{ mountAnimation }] = await Promise.all([import("./animation.js"), startWhole()]);
      return mountAnimation(...given);
    },
  },
  {
    heading: words.poster,
    isFor: ({ run }) => run !== undefined && run.isTour && run.settings.graph === undefined,
    mount: async (...given) => (await import("./poster.js")).mountPoster(...given),
  },
  { heading: words.embed, isFor: () => true, mount: mountEmbed },
  { heading: words.cite, isFor: () => true, mount: mountCitation },
];

/** A heading and its content. @type {(heading: string, ...content: Node[]) => HTMLElement} */
const section = (heading, ...content) => make("section", {}, make("h3", {}, heading), ...content);

/** @type {(run: SharedRun, say: (message: string) => void) => HTMLElement} */
function pictureSection(run, say) {
  const save = (/** @type {"svg" | "png"} */ kind) => () =>
    savePicture(kind, run).then(say, () => say(words.pictureFailed));
  const group = { class: "chips", role: "group", "aria-label": words.savePicture };
  const buttons = [button(words.svg, save("svg")), button(words.png, save("png"))];
  return section(words.picture, make("div", group, ...buttons));
}

/** The link, and who can open it. @type {(link: string, field: HTMLElement) => HTMLElement} */
function linkSection(link, field) {
  const reach = reachOf(link);
  const note = reach === "anyone" ? [] : [make("p", { class: "note" }, words.reach[reach])];
  return make("section", { class: "link" }, field, ...note);
}

/** Told to the whole page while a room is presented. */
const PRESENTED = "[data-presenting], [data-comparing]";

/** What is shared: while a class looks on, links are for pupils’ devices. @type {(seen: Seen, isPresented: boolean) => ShareSubject} */
function subjectFor({ address, inExplore, ...seen }, isPresented) {
  const link = isPresented ? forPupils : (/** @type {string} */ asSeen) => asSeen;
  return subjectOf({
    ...{ ...seen, address: link(address) },
    ...(inExplore !== undefined && { inExplore: link(inExplore) }),
  });
}

/** The link with its QR code, and a choice if it could also open what is seen. @type {(subject: ShareSubject, asSeen: string, say: (message: string) => void) => { copy: HTMLElement, element: HTMLElement }} */
function linkPart(subject, asSeen, say) {
  const { address: usual } = subject;
  const field = createCopyField({
    ...{ id: "share-link", label: words.link, copy: words.copyLink },
    ...{ done: usual === asSeen ? words.linkCopied : words.copied, say },
  });
  field.button.classList.add("primary");
  const code = section(words.qr, make("div"));

  /** @param {string} address */
  function show(address) {
    subject.address = address;
    const link = linkTo(address);
    field.show(link);
    code.lastElementChild?.replaceWith(createQrView(link));
  }

  show(usual);
  const part = linkSection(linkTo(usual), field.element);
  if (usual !== asSeen) {
    const choice = make("input", { type: "checkbox" });
    choice.addEventListener("change", () => show(choice.checked ? asSeen : usual));
    part.append(
      make("p", { class: "note" }, words.forPupils),
      make("label", { class: "switch" }, choice, words.asSeen),
    );
  }
  return { copy: field.button, element: make("div", { class: "top" }, part, code) };
}

/** Fetches what the sheet needs, and returns what opens it at once: what a room shows is valid until something moves. */
export async function prepareSheet() {
  await addStyle(LOOK);
  return (/** @type {RoomInFront} */ room) => openSheet(room.share());
}

/** @param {Seen} seen */
function openSheet(seen) {
  if (document.querySelector("dialog[open]")) {
    return;
  }
  const subject = subjectFor(seen, document.documentElement.matches(PRESENTED));
  const id = "share-heading";
  const said = make("p", { class: "said", role: "status" });
  // Replacing the text node makes screen readers announce the same message again.
  const say = (/** @type {string} */ message) => said.replaceChildren(message);
  /** @type {Mounted[]} */
  const mounted = [];

  const link = linkPart(subject, seen.address, say);

  const folds = folded
    .filter(({ isFor }) => isFor(subject))
    .map(({ heading, mount }) => {
      const fold = make("details", {}, make("summary", {}, heading));
      const open = async () => {
        const host = make("div", { class: "part" });
        fold.append(host);
        try {
          const part = await mount(host, subject, say);
          // The sheet may have been closed while the part was loading.
          if (host.isConnected) {
            mounted.push(part);
          } else {
            part?.close();
          }
        } catch (error) {
          say(labels.roomFailed);
          console.error(error);
        }
      };
      fold.addEventListener("toggle", open, { once: true });
      // What was said of another part does not stay under this one.
      fold.addEventListener("toggle", () => fold.open && said.replaceChildren());
      return fold;
    });

  const sheet = make(
    "dialog",
    { id: "share", "aria-labelledby": id },
    make("h2", { id }, words.heading),
    link.element,
    ...(subject.run ? [pictureSection(subject.run, say)] : []),
    ...folds,
    make(
      "form",
      { method: "dialog", class: "row" },
      said,
      make("button", { class: "pill" }, labels.close),
    ),
  );
  closeOnBackdrop(sheet);
  const close = () => sheet.close();
  addEventListener("hashchange", close);
  sheet.addEventListener("close", () => {
    removeEventListener("hashchange", close);
    mounted.forEach((part) => part?.close());
    sheet.remove();
  });
  document.body.append(sheet);
  sheet.showModal();
  link.copy.focus();
}
