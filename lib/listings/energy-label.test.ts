import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ENERGY_CLASSES } from "../kernel/property-kinds.ts";
import { ENERGY_COLOURS, ENERGY_LABEL, energyBars, hasLightInk } from "./energy-label.ts";

const LABELS = ["dpe", "ges"] as const;

test.each(LABELS)("one bar of a %s label stands out, and none leaves the drawing", (kind) => {
  for (const chosen of ENERGY_CLASSES) {
    const bars = energyBars(kind, chosen);
    expect(bars.map(({ letter }) => letter)).toEqual([...ENERGY_CLASSES]);
    expect(bars.filter(({ isChosen }) => isChosen).map(({ letter }) => letter)).toEqual([chosen]);
    for (const [index, { y, width, height }] of bars.entries()) {
      const next = bars[index + 1];
      expect(y + height).toBeLessThan(next?.y ?? ENERGY_LABEL.height + 1);
      // The figure stands beside the longest.
      expect(width).toBeLessThan(ENERGY_LABEL.width - 50);
    }
  }
});

test("pages and paper have the same official colours", () => {
  const css = readFileSync("app/globals.css", "utf8");
  for (const letter of ENERGY_CLASSES) {
    const lower = letter.toLowerCase();
    expect(css).toContain(`--energy-${lower}: ${ENERGY_COLOURS.dpe[letter]};`);
    expect(css).toContain(`--ghg-${lower}: ${ENERGY_COLOURS.ges[letter]};`);
  }
});

/** Relative luminance and contrast, as WCAG 2 counts them. */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

test.each(LABELS)("each letter of a %s label reads on its bar", (kind) => {
  for (const letter of ENERGY_CLASSES) {
    const ink = luminance(hasLightInk(kind, letter) ? "#ffffff" : "#10181f");
    const bar = luminance(ENERGY_COLOURS[kind][letter]);
    const contrast = (Math.max(ink, bar) + 0.05) / (Math.min(ink, bar) + 0.05);
    expect(contrast, `${kind} ${letter}`).toBeGreaterThan(4.5);
  }
});
