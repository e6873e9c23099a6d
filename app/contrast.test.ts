import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/*
 * The dark theme differs from the light one by its colours alone: what axe finds of contrast in the light pages
 * (e2e/look.ts) holds in the dark ones where each text colour reads on what it stands on in both themes.
 */

const TEXT = 4.5;
/** Lines of controls and the ring of the focus (WCAG 2.2, 1.4.11). */
const SHAPE = 3;

/** Which text colours stand on which backgrounds. */
const TEXT_ON: readonly (readonly [texts: string, backgrounds: string])[] = [
  [
    "ink ink-soft brand brand-strong tile tile-strong leaf",
    "page surface sunken brand-soft tile-soft mimosa-soft leaf-soft",
  ],
  ["on-brand", "brand brand-strong"],
  ["on-tile", "tile tile-strong"],
  ["on-mimosa", "mimosa mimosa-strong"],
  ["on-leaf", "leaf"],
  ["on-enamel enamel-line", "enamel"],
  ["on-night on-night-soft mimosa", "night night-raised"],
  ["on-energy-light", "energy-a energy-b energy-c energy-d energy-e energy-f ghg-a ghg-b ghg-c"],
  ["on-energy-dark", "energy-g ghg-d ghg-e ghg-f ghg-g"],
];

/** Shapes that have to be seen to use a control, and what they stand on. */
const SHAPE_ON: readonly (readonly [shapes: string, backgrounds: string])[] = [
  ["line-strong brand", "page surface sunken"],
  ["mimosa", "night enamel"],
];

/** What no text is set in and no text stands on: lines between things, drawings, shades. */
const WITHOUT_TEXT = new Set(
  "line line-strong night-line focus scrim plaster-chalk plaster-ochre plaster-rose plaster-sky slate glass roof door".split(
    " ",
  ),
);

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** The colours that class names are made of (theme.css). */
const NAMES = Array.from(
  sheet("./theme.css").matchAll(/^ {2}--color-([\w-]+): var\(--\1\);/gm),
  ([, name = ""]) => name,
);

type Colour = readonly [red: number, green: number, blue: number];

/** What each stands for in the light theme and in the dark one (globals.css). */
const COLOURS = new Map<string, readonly [light: Colour, dark: Colour]>(
  Array.from(
    sheet("./globals.css").matchAll(
      /^ {2}--([\w-]+): (?:light-dark\(#(\w{6}), #(\w{6})\)|#(\w{6}));/gm,
    ),
    ([, name = "", light = "", dark = "", both]) => [
      name,
      [read(both ?? light), read(both ?? dark)],
    ],
  ),
);

function read(hex: string): Colour {
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** The relative luminance of WCAG 2, from 0 to 1. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 0xff;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function colourOf(name: string) {
  const found = COLOURS.get(name);
  if (!found) throw new Error(`--${name} is no colour of globals.css`);
  return found;
}

const pairsOf = (table: typeof TEXT_ON) =>
  table.flatMap(([fronts, backs]) =>
    fronts.split(" ").flatMap((front) => backs.split(" ").map((back) => [front, back] as const)),
  );

test("contrast is WCAG's", () => {
  expect(contrast(read("ffffff"), read("000000"))).toBeCloseTo(21);
  expect(contrast(read("777777"), read("ffffff"))).toBeCloseTo(4.48, 2);
});

describe.each([
  ["text", TEXT, TEXT_ON],
  ["a shape", SHAPE, SHAPE_ON],
] as const)("%s is seen", (_kind, least, table) => {
  test.each(pairsOf(table))("%s on %s, light and dark", (front, back) => {
    const [one, other] = [colourOf(front), colourOf(back)];
    expect(contrast(one[0], other[0])).toBeGreaterThanOrEqual(least);
    expect(contrast(one[1], other[1])).toBeGreaterThanOrEqual(least);
  });
});

test("every colour has its place: in a pair, or without text", () => {
  const paired = new Set(pairsOf(TEXT_ON).flat());
  expect(NAMES.length).toBeGreaterThan(50);
  expect(NAMES.filter((name) => paired.has(name) === WITHOUT_TEXT.has(name))).toEqual([]);
});
