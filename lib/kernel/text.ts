/**
 * Texts as they are stored: without what pasting adds at their ends, and what of them can't be seen. Spaces,
 * marks and joiners that a script or an emoji needs are part of a text.
 */

/** Letters that join or keep apart by a sign of their own (ZWJ, ZWNJ): Arabic's and those of India's family. */
const JOINING = [
  "Arabic",
  "Syriac",
  "Nko",
  "Mandaic",
  "Mongolian",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Sinhala",
  "Khmer",
  "Myanmar",
  "Tibetan",
]
  .map((script) => `\\p{Script=${script}}`)
  .join("");

const JOINER = "[\\u200c\\u200d]";
/** A joiner between letters of such a script, or between the pictures of one emoji. */
const NEEDED_JOINER = [
  `(?<=[${JOINING}]\\p{M}{0,4})${JOINER}(?=[${JOINING}])`,
  "(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})",
].join("|");

/** A sign that chooses how the one before it looks. */
const NEEDED_SELECTOR = "(?<=[^\\s\\p{C}\\p{Z}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]";

/** What a script reads the direction of a text from; harmless where it doesn't turn what is typed. */
const DIRECTION_MARKS = "\\u200e\\u200f\\u061c";

/** Letters and signs of no ink, beside what Unicode itself calls ignorable. */
const NO_INK = "\\p{DI}\\u2800\\p{Co}";

/** What is not seen, the end of a line and the tabulator included. */
const UNSEEN = `(?!${NEEDED_JOINER}|${NEEDED_SELECTOR})[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}${NO_INK}]`;

const UNSEEN_IN_LINE = new RegExp(UNSEEN, "u");
const UNSEEN_IN_TEXT = new RegExp(`(?![\\n\\t${DIRECTION_MARKS}])${UNSEEN}`, "gu");
/** The same and the blanks of all kinds, at the ends. */
const BEFORE = new RegExp(`^[\\s\\p{Z}\\p{Cf}${NO_INK}]+`, "u");
const AFTER = /[\s\p{Z}\p{Cf}\p{DI}\u2800\p{Co}]/u;
/** Selectors are at the end of an emoji, not after a text. */
const SELECTOR = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;

/** A text without the blanks, and the signs nobody sees, around it. */
function strip(text: string): string {
  const begun = text.replace(BEFORE, "");
  const characters = Array.from(begun);
  let end = characters.length;
  while (end > 0) {
    const last = characters[end - 1] ?? "";
    const before = characters[end - 2] ?? "";
    if (!AFTER.test(last) || (SELECTOR.test(last) && !AFTER.test(before))) break;
    end--;
  }
  return end === characters.length ? begun : characters.slice(0, end).join("");
}

/** Whether a text says nothing: blanks, and signs that nobody sees. The one rule of it. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(/[\p{DI}\u2800]/gu, ""));
}

/** A text of one line as it is stored: composed, and without what pasting adds at its ends. */
export function tidyLine(text: string): string {
  return isBlank(text) ? "" : strip(text.normalize("NFC"));
}

/** Whether all of a line is seen, and in the order in which it is written. */
export function isSeen(line: string): boolean {
  return !UNSEEN_IN_LINE.test(line);
}

/** A text of several lines as it is stored: the same, without what of it can't be seen; empty where it is blank. */
export function tidyText(text: string): string {
  if (isBlank(text)) return "";
  const lines = text.normalize("NFC").replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n");
  return strip(lines.replaceAll(UNSEEN_IN_TEXT, ""));
}
