/** A poster on paper: while it is being printed, it is the whole page. */

import { make } from "../../widgets/dom.js";

/** The size of its paper in CSS; empty for a size in pixels, which is printed on any paper. @param {string} svg */
function paperOf(svg) {
  const [, width, height] = /width="([\d.]+mm)" height="([\d.]+mm)"/.exec(svg) ?? [];
  return width ? `size: ${width} ${height};` : "";
}

/** @param {string} svg */
export async function printPoster(svg) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = make("img", { alt: "", src: address });
  const page = make("div", { id: "poster-page" }, image);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@media print { @page { ${paperOf(svg)} margin: 0; } }`);
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(address);
    throw error;
  }
  document.body.append(page);
  document.adoptedStyleSheets.push(sheet);
  const end = () => {
    page.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    URL.revokeObjectURL(address);
  };
  addEventListener("afterprint", end, { once: true });
  print();
}
