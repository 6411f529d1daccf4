/** The menu of languages. The page is loaded again in another one, at the address of what is seen. */

import { languages } from "#languages";
import { languageNotKept } from "#text/door.js";
import { Unreachable, preflightScript } from "../run/preflight.js";
import { make, setText } from "../widgets/dom.js";
import { remember } from "../widgets/storage.js";
import { LANGUAGE_KEY, askedBy } from "./choose-language.js";
import { inLinkedLanguage, linkedLanguage, nameLanguageInLinks } from "./link-preferences.js";

const known = languages.map(({ id }) => id);

/** The language of the page, which `early.js` has chosen. */
const current = () => document.documentElement.lang;

/** Says in the menus what is wrong with a choice, or nothing. @type {Set<(message: string) => void>} */
const menus = new Set();

/** Whether the page can be loaded in another language; where that is neither kept on the device nor to be had, it says so. @param {string} id */
async function canLoad(id) {
  const named = document.querySelector(`meta[name=scripts][lang="${id}"]`);
  const [main] = named?.getAttribute("content")?.split(" ") ?? [];
  menus.forEach((tell) => tell(""));
  try {
    if (main) {
      await preflightScript(new URL(main, document.baseURI));
    }
  } catch (error) {
    if (error instanceof Unreachable) {
      const { name = id } = languages.find((each) => each.id === id) ?? {};
      menus.forEach((tell) => tell(languageNotKept(name)));
      return false;
    }
  }
  return true;
}

/** Follows a link that asks for a language. Returns whether the page is being loaded again in another one. @param {string} hash */
export function followLanguage(hash) {
  const asked = askedBy(hash, known);
  if (asked === current()) {
    nameLanguageInLinks(asked);
  } else if (asked !== undefined) {
    void canLoad(asked).then((can) => can && location.reload());
    return true;
  }
  return false;
}

/** Shows the page in another language. What is seen has to be in the address. @param {string} id */
async function changeLanguage(id) {
  if (!(await canLoad(id))) {
    return;
  }
  const isKept = remember(LANGUAGE_KEY, id);
  // Where nothing can be kept, the link has to name it.
  if (linkedLanguage() !== undefined || !isKept) {
    nameLanguageInLinks(id);
    try {
      history.replaceState(null, "", inLinkedLanguage(location.hash || "#door"));
    } catch {
      // Some embedded pages have no address of their own.
    }
  }
  location.reload();
}

/**
 * Makes the menu, in which each language has its own name.
 * @param {HTMLSelectElement} select
 * @param {() => void} [keep] puts what is seen into the address
 */
export function createLanguageMenu(select, keep = () => {}) {
  select.replaceChildren(
    ...languages.map(({ id, name }) => make("option", { value: id, lang: id }, name)),
  );
  select.value = current();
  // The page in one file has one language alone.
  select.closest(".field")?.toggleAttribute("hidden", languages.length < 2);
  const line = make("p", { class: "error", role: "alert" });
  select.closest(".field")?.after(line);
  menus.add((message) => {
    select.value = message === "" ? select.value : current();
    setText(line, message);
  });
  select.addEventListener("change", () => {
    keep();
    void changeLanguage(select.value);
  });
}
