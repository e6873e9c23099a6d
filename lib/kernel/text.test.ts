import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isBlank, isSeen, tidyLine, tidyText } from "./text.ts";

/** "نیم" and "فاصله" kept apart by a ZWNJ, a conjunct of Sinhala, an emoji of three pictures. */
const JOINED = [
  "\u0646\u06cc\u0645\u200c\u0641\u0627\u0635\u0644\u0647",
  "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
  "\u0915\u094d\u200d\u0937",
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
  "\u2764\ufe0f\u200d\u{1f525}",
];

describe("a line", () => {
  test.each([
    ["  Camille ", "Camille"],
    ["\ufeffCamille\u200b", "Camille"],
    ["\u202aCamille\u202c", "Camille"],
    ["\u2066\u200eCamille\u200f\u2069", "Camille"],
    ["\u00a0\u202f\u2009\u3000Camille\u2007", "Camille"],
    ["Camille\u2800\u3164", "Camille"],
    ["\tCamille\r\n", "Camille"],
    ["Ame\u0301lie", "Am\u00e9lie"],
    ["J\u2019aime \u2764\ufe0f", "J\u2019aime \u2764\ufe0f"],
    ["\u200b\u200b", ""],
    ["\u2800\u2800", ""],
    ["\u3164\u115f\u1160\uffa0", ""],
    ["\u0301", ""],
    ["-", "-"],
  ])("%j is stored as %j", (typed, stored) => {
    expect(tidyLine(typed)).toBe(stored);
  });

  test.each([
    "D\u2019Arc",
    "Le B\u0153uf-Ha\u00ff",
    "DE LA TOUR D\u2019AUVERGNE-LAURAGUAIS",
    "Jean\u00a0Paul",
    "Нина",
    "מרים",
    ...JOINED,
  ])("%j is seen", (line) => {
    expect(isSeen(tidyLine(line))).toBe(true);
  });

  test.each([
    "Zo\u202enitraM",
    "Ca\u200bmille",
    "Ca\u00admille",
    "Ca\u200dmille",
    "Ca\u2800mille",
    "Ca\u3164mille",
    "Ca\u115fmille",
    "Ca\u1160mille",
    "Ca\uffa0mille",
    "Ca\u200fmille",
    "Ca\u2067mille",
    "Ca\ufeffmille",
    "Ca\u2028mille",
    "Ca\nmille",
    "Bcc: a@b.fr\r\nX",
    "Ca\ud800mille",
    "Camille\u0000",
    "\u0007Camille",
    "Ca\u034fmille",
    "\u0646\u200cX",
    "Ca\u{e0041}mille",
  ])("%j is not", (line) => {
    expect(isSeen(tidyLine(line))).toBe(false);
  });

  test("is stored once and for all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = tidyLine(text);
        expect(tidyLine(once)).toBe(once);
      }),
    );
  });
});

describe("a blank", () => {
  test.each(["", "  \n", "\u2800\u2800\u2800", "\u200b", "\u3164", "\u0301", "\ufe0f", "\ue000"])(
    "is %j, in a line as in a text",
    (text) => {
      expect(isBlank(text)).toBe(true);
      expect(tidyLine(text)).toBe("");
      expect(tidyText(text)).toBe("");
    },
  );

  test.each([".", "Oui", "👍", "7", "é"])("is not %j", (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe("a text", () => {
  test.each<[string, string]>([
    ["un\r\ndeux\rtrois\u2028quatre", "un\ndeux\ntrois\nquatre"],
    ["cl\u00e9\u200b remise\u2009: oui", "cl\u00e9 remise\u2009: oui"],
    ["\u200b\nBon\u00adjour\u202e\n\u2800", "Bonjour"],
    ["a\tb", "a\tb"],
    ["\u05d0\u200f!", "\u05d0\u200f!"],
    ...JOINED.map((text): [string, string] => [text, text]),
  ])("%j is stored as %j", (typed, stored) => {
    expect(tidyText(typed)).toBe(stored);
  });

  test("is stored once and for all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = tidyText(text);
        expect(tidyText(once)).toBe(once);
      }),
    );
  });
});
