import { writeFileSync } from "node:fs";
import { drawnRanges } from "./drawn.ts";

/**
 * `npm run fonts:drawn`: writes which characters the fonts of PDFs draw, for the forms whose text goes into one. To be
 * run when one of those fonts changes; a test fails until then.
 */
const FILE = "lib/kernel/drawn-ranges.ts";

writeFileSync(
  FILE,
  `/**
 * First and last code point, in base 36, of what the fonts of PDFs draw: written by \`npm run fonts:drawn\`.
 */
export const DRAWN_RANGES =
${(drawnRanges().match(/.{1,100}(?: |$)/g) ?? []).map((line) => `  "${line}"`).join(" +\n")};
`,
);
