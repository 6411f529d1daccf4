/** A poster on paper: for as long as it is printed, it is the whole page. */

import { make } from "../../widgets/dom.js";

/** The size of its paper, as style sheets write it; empty for pixels, which go on whatever paper there is. @param {string} svg */
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
