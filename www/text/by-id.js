/** The text of an id that may be no id. @type {(texts: Readonly<Record<string, string>>, id: string) => string | undefined} */
export const byId = (texts, id) => (Object.hasOwn(texts, id) ? texts[id] : undefined);
