/**
 * DOM helpers that every part of the page uses.
 * @import { Part } from "../text/language.js"
 */

/**
 * Whether a value is of a class of its own window: in Firefox, what moves into the document of another one gets the
 * classes there.
 * @template T
 * @param {unknown} value
 * @param {new (...all: any[]) => T} type
 * @returns {value is T}
 */
export function isA(value, { name }) {
  let owner = /** @type {any} */ (value);
  while (owner && owner.constructor.name !== name) {
    owner = Object.getPrototypeOf(owner);
  }
  return Boolean(owner);
}

/**
 * The one element that matches a selector, of the given class.
 * @template {Element} T
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => T} type
 * @returns {T}
 */
export function find(root, selector, type) {
  const found = root.querySelector(selector);
  if (!isA(found, type)) {
    throw new Error(`the page has no ${selector}`);
  }
  return found;
}

/**
 * A new element with attributes and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** A button with its action. @type {(text: string, act: () => void) => HTMLButtonElement} */
export function button(text, act) {
  const made = make("button", { type: "button", class: "pill" }, text);
  made.addEventListener("click", act);
  return made;
}

/** A field under its label. @type {(field: HTMLElement, label: string) => HTMLElement} */
export const labelled = (field, label) =>
  make("div", { class: "field" }, make("label", { for: field.id }, label), field);

/** Closes a dialog on a click on its backdrop, which the browser reports as one on the dialog itself. @param {HTMLDialogElement} dialog */
export function closeOnBackdrop(dialog) {
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) {
      dialog.close();
    }
  });
}

/** A part of a sentence, with its square highlighted. @param {Part} part */
export const sentencePart = (part) =>
  typeof part === "string"
    ? part
    : make(part.chosen ? "em" : "b", { "data-square": part.square }, part.square);

/**
 * Changes a text only if it differs, so that an unchanged page costs nothing.
 * @param {Node} node
 * @param {string} text
 */
export function setText(node, text) {
  if (node.textContent !== text) {
    node.textContent = text;
  }
}

/** The same for running text: a size such as 5 × 5 is not broken across lines. @type {(node: Node, text: string) => void} */
export const setProse = (node, text) =>
  setText(node, text.replaceAll(/(?<=\d) × (?=\d)/g, "\u00a0×\u00a0"));

/** Changes the surroundings of an element, which keeps its position on the screen. @type {(element: Element, change: () => void) => void} */
export function keepInPlace(element, change) {
  const { top } = element.getBoundingClientRect();
  change();
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
}

/**
 * Sets an attribute, or removes it for `null`, only if that changes it.
 * @type {(element: Element, name: string, value: string | null) => void}
 */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) === value) {
    return;
  }
  if (value === null) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value);
  }
}

/** The focused element of the document or of the shadow tree that a node is in. @param {Node} node */
export function focusedBeside(node) {
  const root = node.getRootNode();
  return isA(root, ShadowRoot) ? root.activeElement : document.activeElement;
}

/**
 * Rebuilds a part of the page and keeps the focus in it: on the same element if it survives, else on the one
 * with the same id, else on its replacement.
 * @type {(part: Element, make: () => void, instead?: () => void) => void}
 */
export function keepFocus(part, makeAnew, instead = () => {}) {
  const focused = document.activeElement;
  const isInside = focused instanceof HTMLElement && part.contains(focused);
  makeAnew();
  if (isInside && document.activeElement !== focused) {
    (focused.isConnected ? focused : document.getElementById(focused.id))?.focus();
    if (!part.contains(document.activeElement)) {
      instead();
    }
  }
}

/**
 * Fills a `select` with choices.
 * @type {(select: HTMLSelectElement, choices: { id: string, name: string }[]) => void}
 */
export function setChoices(select, choices) {
  select.replaceChildren(...choices.map(({ id, name }) => make("option", { value: id }, name)));
}

/**
 * Inserts the parts that several rooms share where the markup names them; ids in them begin with the room’s. Call
 * it before `fillWords`.
 * @param {ParentNode} root
 */
export function fillParts(root) {
  for (const place of root.querySelectorAll("[data-part]")) {
    const part = find(document, `#${place.getAttribute("data-part")}`, HTMLTemplateElement);
    const content = /** @type {DocumentFragment} */ (part.content.cloneNode(true));
    for (const element of content.querySelectorAll("[id]")) {
      element.id = `${place.closest("main")?.id}-${element.id}`;
    }
    place.append(content);
  }
  fillFields(root);
}

/** Fields hold squares, seeds and boards, which browsers shall neither complete nor correct. */
const PLAIN = { autocomplete: "off", autocapitalize: "none", spellcheck: "false" };

/** A new field of that kind. @param {Record<string, string>} attributes */
export const textField = (attributes) => make("input", { ...PLAIN, ...attributes });

/** Labels the fields whose markup names a word by `data-label`; rooms check what is typed themselves. @param {ParentNode} root */
function fillFields(root) {
  for (const place of root.querySelectorAll("[data-label]")) {
    const { id } = find(place, "input, select", HTMLElement);
    const word = place.getAttribute("data-label") ?? "";
    place.prepend(make("label", { for: id, "data-word": word }));
  }
  for (const field of root.querySelectorAll("input:not([type]), textarea")) {
    Object.entries(PLAIN).forEach(([name, value]) => field.setAttribute(name, value));
  }
  for (const form of root.querySelectorAll("form")) {
    form.noValidate = true;
  }
}

/**
 * Writes the catalogue's texts where the markup names them: `data-word` for visible text, `data-name` for
 * accessible names.
 * @param {ParentNode} root
 * @param {Record<string, string>} labels
 */
export function fillWords(root, labels) {
  for (const element of root.querySelectorAll("[data-word]")) {
    element.textContent = labels[element.getAttribute("data-word") ?? ""] ?? "";
  }
  for (const element of root.querySelectorAll("[data-name]")) {
    element.setAttribute("aria-label", labels[element.getAttribute("data-name") ?? ""] ?? "");
  }
}

/** A new SVG element. @type {(name: string, attributes?: Record<string, string | number>, ...children: (Node | string)[]) => SVGElement} */
export function shape(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** An icon of the sprite in the markup. @param {string} name */
export const icon = (name) =>
  shape("svg", { "aria-hidden": "true" }, shape("use", { href: `#icon-${name}` }));

/** Switches to another icon of the sprite. @type {(root: ParentNode, name: string) => void} */
export function setIcon(root, name) {
  const use = root.querySelector("use");
  if (use) {
    setAttribute(use, "href", `#icon-${name}`);
  }
}
