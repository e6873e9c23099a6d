import { expect, test } from "vitest";
import { splitBlocks, splitLinks } from "./views.ts";

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

test("finds in a mail's paragraphs what there is to do", () => {
  const href = "http://localhost:3000/confirmation?jeton=a";
  const text = `Bonjour,\n\nConfirmer mon adresse\u00a0:\n${href}\n\nPas un bouton\u00a0: ${href}\n\n--\nFin.\n`;
  const blocks = splitBlocks(text);
  expect(blocks.map(({ action }) => action)).toEqual([
    null,
    { label: "Confirmer mon adresse", href },
    null,
    null,
  ]);
  for (const block of blocks) expect(text.startsWith(block.text, block.at)).toBe(true);
  expect(splitBlocks("Ouvrir\u00a0:\njavascript:alert(1)")[0]?.action).toBeNull();
});
