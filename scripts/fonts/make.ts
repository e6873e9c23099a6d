import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/**
 * `npm run fonts`: writes the site's fonts to app/fonts, cut from the packages' to the characters
 * and weights that French pages use. A first visit loads them before it shows its picture, so every
 * kilobyte counts.
 */
const FOLDER = "app/fonts";

/** What French is written with, and the letters of its neighbours' names; the rest is fallback. */
const CHARACTERS = [
  ...Array.from({ length: 0x5f }, (_, at) => String.fromCodePoint(0x20 + at)),
  "\u00a0\u202f«»°²³·×½–—‑’‘“”…•€−→←",
  "àâäæçéèêëîïôöœùûüÿñáíóúãõßø",
  "ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸÑÁÍÓÚØ",
].join("");

/** What pages ask of the fonts: pairs, accents, ligatures and, in tables of figures, even widths. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum"];

const FONTS = [
  { family: "bricolage-grotesque", weights: 700 },
  { family: "instrument-sans", weights: { min: 400, max: 700 } },
] as const;

mkdirSync(FOLDER, { recursive: true });
for (const { family, weights } of FONTS) {
  const source = readFileSync(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  const cut = await subsetFont(source, CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
    // Screens smooth outlines by themselves.
    noHinting: true,
  });
  writeFileSync(join(FOLDER, `${family}.woff2`), cut);
  console.log(`${family}: ${source.length} bytes, cut to ${cut.length}`);
}
