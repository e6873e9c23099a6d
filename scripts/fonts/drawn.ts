import { readFileSync } from "node:fs";
import { parse } from "opentype.js/dist/opentype.mjs";
import { pdfFontFiles } from "../../lib/platform/pdf-fonts.ts";

/**
 * Scripts that are drawn letter after letter, from left to right. Others (Arabic, Hebrew, Lao) need more than letters:
 * what none of their readers ever looked at is not drawn in a document that somebody signs.
 */
const SCRIPTS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]/u;

/** What is no sign: controls, marks of direction, private and unassigned code points, pictures. */
const NO_SIGN = /[\p{C}\p{Emoji_Presentation}]/u;

function codePointsOf(file: string): Set<number> {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  return new Set(Object.keys(font.tables.cmap?.glyphIndexMap ?? {}).map(Number));
}

/** What each family has in both its weights, as ranges of code points in base 36. */
export function drawnRanges(): string {
  const drawn = new Set<number>();
  for (const { regular, bold } of pdfFontFiles()) {
    const bolds = codePointsOf(bold);
    for (const code of codePointsOf(regular)) {
      const sign = String.fromCodePoint(code);
      const isSign = code <= 0xffff && SCRIPTS.test(sign) && !NO_SIGN.test(sign);
      if (isSign && bolds.has(code)) drawn.add(code);
    }
  }
  const ranges: [number, number][] = [];
  for (const code of [...drawn].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) =>
      first === last ? first.toString(36) : `${first.toString(36)}-${last.toString(36)}`,
    )
    .join(" ");
}
