/** Where the page’s scripts are not bundled, the element speaks English alone. */

export const insides = {};
