/** The text of an id that may be no id. @type {<T>(texts: Readonly<Record<string, T>>, id: string) => T | undefined} */
export const byId = (texts, id) => (Object.hasOwn(texts, id) ? texts[id] : undefined);
