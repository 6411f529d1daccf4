export { signs } from "#messages/legend.js";
