import { expect, test } from "vitest";
import { splitLinks } from "./views.ts";

test("cuts a text at its web addresses, and loses nothing", () => {
  const text = "Ici\u00a0:\nhttps://loopimmo.fr/x?jeton=a\n\nou http://localhost:3000/y, fin.";
  const pieces = splitLinks(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  for (const piece of pieces) expect(text.startsWith(piece.text, piece.at)).toBe(true);
  expect(pieces.map(({ href }) => href)).toEqual([
    null,
    "https://loopimmo.fr/x?jeton=a",
    null,
    "http://localhost:3000/y,",
    null,
  ]);
  expect(splitLinks("javascript:alert(1)")).toEqual([
    { at: 0, text: "javascript:alert(1)", href: null },
  ]);
  expect(splitLinks("")).toEqual([]);
});
