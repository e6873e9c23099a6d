import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ACCENTS, DARK, LIGHT, PLATE } from "./palette.ts";

const sheet = readFileSync("app/globals.css", "utf8");

/** The two figures that the style sheet gives a colour: light, then dark. */
function inSheet(name: string): [string, string] {
  const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const value = new RegExp(`--${token}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+))?`).exec(sheet);
  if (!value?.[1]) throw new Error(`the style sheet has no --${token}`);
  return [value[1], value[2] ?? value[1]];
}

test("mails wear the site’s colours", () => {
  for (const [name, figure] of Object.entries(LIGHT)) expect(inSheet(name)[0], name).toBe(figure);
  for (const [name, figure] of Object.entries(DARK)) expect(inSheet(name)[1], name).toBe(figure);
  for (const [name, figure] of Object.entries(ACCENTS)) expect(inSheet(name)[0], name).toBe(figure);
  expect([PLATE.enamel, PLATE.line, PLATE.text]).toEqual(
    ["enamel", "enamelLine", "onEnamel"].map((name) => inSheet(name)[0]),
  );
});
