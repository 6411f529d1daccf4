/** What scripts of the page import as `#version`. */

/** The version of the project, such as `1.2.3`. */
export const version: string;
