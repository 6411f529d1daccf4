/** Links to share: the full address, and who can open it. */

import { joinAddress } from "../route.js";

/** The full link to an address of the page. @param {string} address from its `#` */
export const linkTo = (address) => new URL(address, location.href).href;

const THIS_DEVICE = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/;

/** Who can open a link: everyone who reaches its server, or only this device. @param {string} link @returns {"anyone" | "device" | "file"} */
export function reachOf(link) {
  const { protocol, hostname } = new URL(link);
  if (protocol === "file:") {
    return "file";
  }
  return THIS_DEVICE.test(hostname) ? "device" : "anyone";
}

/** The same for pupils’ devices: in their own colours, not presented, and without “Ask first”. @param {string} address */
export const forPupils = (address) =>
  address.replace(/(?<=[?&])(?:theme|present|ask)=[\w-]*(?:&|$)/g, "").replace(/[?&]$/, "");

/** The parameters of an address to Explore. @param {string} address */
export const wordsOf = (address) => [
  ...new URLSearchParams(address.slice(address.indexOf("?") + 1)),
];

/** The address of a run in Explore with some parameters changed. @type {(address: string, changes: Record<string, string>) => string} */
export const withWords = (address, changes) =>
  joinAddress("explore", [
    ...wordsOf(address).filter(([name = ""]) => name !== "lang" && !(name in changes)),
    ...Object.entries(changes),
  ]);
