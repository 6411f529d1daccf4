/**
 * What search engines, and other sites that show a link to the page, read of it. All of this has whole addresses,
 * so it is written only where the build is told the address of the site.
 */

/** The picture beside a link to the page, which `xtask/examples/generate/card.rs` draws. */
export const CARD = "card.png";

/** @type {(page: string, form: RegExp) => string} */
function wordsIn(page, form) {
  const words = form.exec(page)?.[1];
  if (words === undefined) {
    throw new Error(`the page has to have this once: ${form}`);
  }
  return words;
}

/** The lines of the page’s head. Its title and description are said again. @type {(page: string, url: string, card: Uint8Array) => string[]} */
export function introduction(page, url, card) {
  const title = wordsIn(page, /<title>([^<]+)<\/title>/);
  const description = wordsIn(page, /<meta\s+name="description"\s+content="([^"]+)"/);
  // Where every PNG file has its width and its height.
  const [width, height] = [16, 20].map((at) =>
    new DataView(card.buffer, card.byteOffset).getUint32(at),
  );
  const properties = {
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": url + CARD,
    "og:image:type": "image/png",
    "og:image:width": width,
    "og:image:height": height,
    "og:image:alt": "A knight’s tour, drawn as a ribbon over the board",
  };
  const names = {
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": description,
    "twitter:image": url + CARD,
  };
  return [
    `<link rel="canonical" href="${url}" />`,
    ...Object.entries(properties).map(
      ([name, words]) => `<meta property="${name}" content="${words}" />`,
    ),
    ...Object.entries(names).map(([name, words]) => `<meta name="${name}" content="${words}" />`),
  ];
}

/**
 * The files for search engines. There is one page: the rooms, and all that they show, are behind the `#` of its
 * address, which search engines leave out.
 * @type {(url: string) => [string, string][]}
 */
export const listings = (url) => [
  ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n`],
  [
    "sitemap.xml",
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${url}</loc></url>
</urlset>
`,
  ],
];
