export { about } from "#messages/about.js";
