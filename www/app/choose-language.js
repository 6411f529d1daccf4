/**
 * Which language a visitor gets: the one that the link asks for, else the one chosen here before, else the first
 * of the browser’s that the page has.
 */

/** The name under which the choice is kept on the device. */
export const LANGUAGE_KEY = "language";

/** The longest tag of a language, in characters; a link may have a longer one. */
const MAX_LENGTH = 35;

/** The language and the script of a tag, as `zh-Hans` for `zh-CN`; nothing of what is no tag. @param {string} tag */
function scriptOf(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}

/**
 * The language that a tag means: the same one, or one that its readers can read, as `pt-BR` for `pt-PT`. Simplified and
 * traditional Chinese are two.
 * @type {(tag: string, known: readonly string[]) => string | undefined}
 */
export function closest(tag, known) {
  const wanted = tag.slice(0, MAX_LENGTH).replaceAll("_", "-").toLowerCase();
  const script = scriptOf(wanted);
  return (
    known.find((id) => id.toLowerCase() === wanted) ??
    (script && known.find((id) => scriptOf(id) === script))
  );
}

/** The language that a link asks for, as it is written there. @param {string} hash */
const writtenIn = (hash) => /[?&]lang=([\w-]*)/.exec(hash)?.[1];

/** The same, if the page has it. @type {(hash: string, known: readonly string[]) => string | undefined} */
export function askedBy(hash, known) {
  const written = writtenIn(hash);
  return written === undefined ? undefined : closest(written, known);
}

/**
 * @param {{ hash: string, kept: string | null, preferred: readonly string[] }} visitor
 * @param {readonly string[]} known the first is for those who read none of them
 */
export function chooseLanguage({ hash, kept, preferred }, known) {
  const wished = () => preferred.map((tag) => closest(tag, known)).find(Boolean);
  const chosen = known.find((id) => id === kept);
  return askedBy(hash, known) ?? chosen ?? wished() ?? known[0] ?? "en";
}
