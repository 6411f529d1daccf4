/** What stands in for the patterns of hyphenation outside a bundle. */
export const hyphenate = null;
