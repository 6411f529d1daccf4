/**
 * Asking before each step and presenting, for a class. What does so is fetched when it is first used.
 *
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { ClassTools } from "./class-tools.js"
 * @import { Room } from "./state.js"
 */

import { preflight } from "../../run/preflight.js";
import { labels } from "#text/words.js";

const TOOLS = new URL("class-tools.js", import.meta.url);

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {object} on
 * @param {() => void} on.leave the focus goes on where a button was
 * @param {(square: string) => void} on.start begins another run
 */
export function createForClass(root, room, frame, on) {
  /** @type {ClassTools | null} */
  let tools = null;
  let isPresented = false;

  const failed = () => frame.say(labels.roomFailed);

  /** What makes the tools; `null` where it does not come. */
  async function fetchTools() {
    try {
      await preflight(TOOLS);
      return await import("./class-tools.js");
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  /** Uses the tools as soon as they are there. @param {(tools: ClassTools) => void} act */
  async function use(act) {
    const fetched = tools ? null : await fetchTools();
    tools ??= fetched?.createClassTools(root, room, frame, { ...on, failed }) ?? null;
    if (tools) {
      act(tools);
    } else {
      room.asks = isPresented = false;
      failed();
    }
    frame.changed();
  }

  return {
    use,
    get tools() {
      return tools;
    },
    /** Whether it is presented, or about to be. */
    get isPresented() {
      return tools ? tools.presentation.isOn : isPresented;
    },
    /** @type {(isOn: boolean, isTold?: boolean) => void} */
    ask(isOn, isTold = true) {
      Object.assign(room, { asks: isOn, revealed: "" });
      frame.changed();
      if (isOn) {
        void use(({ ask }) => isTold && ask.tell());
      }
    },
    /** @param {boolean} isOn */
    present(isOn) {
      isPresented = isOn;
      if (isOn || tools) {
        void use(({ presentation }) => presentation.set(isPresented));
      }
    },
  };
}
