/** The language in links: once a link has asked for one, the links made from then on name it too. */

/** @type {string | undefined} */
let linked;

export const linkedLanguage = () => linked;

/** @param {string | undefined} id */
export function nameInLinks(id) {
  linked = id;
}

/** A link that was kept, with the language that links name now. @param {string} hash */
export function inLinkedLanguage(hash) {
  const bare = hash.replace(/[?&]lang=[\w-]*/, "").replace(/^([^?&]*)&/, "$1?");
  return linked === undefined ? bare : `${bare}${bare.includes("?") ? "&" : "?"}lang=${linked}`;
}
