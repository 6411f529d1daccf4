/**
 * What stands in the place of lessons: a worksheet, or the page for teachers.
 *
 * @import { Paper } from "./state.js"
 */

import { labels } from "#text/learn.js";
import { title } from "#text/teaching.js";
import { sheets } from "#text/worksheets.js";
import { make } from "../../widgets/dom.js";
import { makeSheetView } from "./sheet-view.js";
import { makeTeachersPage } from "./teachers-page.js";

/** @param {Paper} paper */
export const nameOfPaper = (paper) =>
  paper.page === "sheet" ? sheets[paper.asked.kind].title : title;

/** @param {Paper} paper */
export const makePaper = (paper) =>
  make(
    "div",
    {},
    make(
      "p",
      { class: "chips apart" },
      make("a", { class: "pill", href: "#learn" }, labels.backToLessons),
    ),
    paper.page === "sheet" ? makeSheetView(paper.asked) : makeTeachersPage(),
  );
