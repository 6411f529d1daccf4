/** WebDriver, the protocol that browsers are driven by (https://www.w3.org/TR/webdriver2/), as far as the tests need it. */

/** An element of the page: itself in functions that run there, and a reference to it here. @typedef {HTMLElement} Element */

/** The codes of keys that are no characters. */
export const KEYS = /** @type {const} */ ({ escape: "\ue00c", right: "\ue014" });

/** How long an answer may take, in milliseconds: a limit for what hangs, as where the browser has ended. */
const LIMIT = 60_000;

/** @type {(method: string, address: string, body?: object) => Promise<any>} */
async function ask(method, address, body) {
  const answer = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
    signal: AbortSignal.timeout(LIMIT),
  });
  const { value } = /** @type {any} */ (await answer.json());
  if (!answer.ok) {
    throw new Error(`${method} ${new URL(address).pathname}: ${value.error}, ${value.message}`);
  }
  return value;
}

/** Whether a driver answers at this address. @param {string} driver */
export const isReady = (driver) =>
  ask("GET", `${driver}/status`).then(
    ({ ready }) => Boolean(ready),
    () => false,
  );

/** Opens a window of the driver’s browser. @param {string} driver its address */
export async function openWindow(driver) {
  const { sessionId } = await ask("POST", `${driver}/session`, { capabilities: {} });
  return new Window(`${driver}/session/${sessionId}`);
}

export class Window {
  #session;

  /** @param {string} session its address */
  constructor(session) {
    this.#session = session;
  }

  /** @type {(path: string) => Promise<any>} */
  #get = (path) => ask("GET", `${this.#session}/${path}`);

  /** @type {(path: string, body?: object) => Promise<any>} */
  #post = (path, body = {}) => ask("POST", `${this.#session}/${path}`, body);

  /** Also ends the browser. */
  close = () => ask("DELETE", this.#session);

  /** Opens an address, and waits until the page has loaded. @param {string} url */
  go = (url) => this.#post("url", { url });

  reload = () => this.#post("refresh");

  /** @type {(width: number, height: number) => Promise<void>} */
  resize = (width, height) => this.#post("window/rect", { width, height });

  /**
   * Calls a function in the page, and waits for what it returns. Elements can be handed over and returned.
   * @type {<A extends unknown[], T>(run: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>}
   */
  run = (run, ...args) =>
    this.#post("execute/sync", { script: `return (${run})(...arguments);`, args });

  /** The role that assistive technology is told. @param {Element} element @returns {Promise<string>} */
  roleOf = (element) => this.#get(`element/${idOf(element)}/computedrole`);

  /** The name that assistive technology is told. @param {Element} element @returns {Promise<string>} */
  nameOf = (element) => this.#get(`element/${idOf(element)}/computedlabel`);

  /** A PNG file of what is seen, in Base64. @returns {Promise<string>} */
  screenshot = () => this.#get("screenshot");

  /** @type {(element: Element) => Promise<void>} */
  scrollTo = (element) =>
    this.run((it) => it.scrollIntoView({ block: "center", behavior: "instant" }), element);

  /** Presses and releases the mouse in the middle of an element. @param {Element} element */
  async click(element) {
    await this.scrollTo(element);
    const at = await this.run((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    }, element);
    const actions = [
      { type: "pointerMove", ...at },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#post("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  /** Presses and releases keys, one after the other. @param {string} keys */
  async press(keys) {
    const actions = [...keys].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }
}

/** @param {Element} element */
const idOf = (element) => Object.values(element)[0];
