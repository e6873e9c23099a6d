import fc from "fast-check";
import { expect, test } from "vitest";
import { type CalendarEntry, calendarText } from "./calendar.ts";

const NOW = new Date("2026-11-25T10:00:00Z");
const HEADER = { method: "REQUEST", productId: "-//Essai//FR" } as const;
const entry = (overrides: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: "visite@exemple.fr",
  sequence: 3,
  status: "CONFIRMED",
  startsAt: new Date("2026-11-26T09:00:00Z"),
  endsAt: new Date("2026-11-26T09:30:00Z"),
  title: "Visite",
  ...overrides,
});
const linesOf = (text: string) => text.split("\r\n");
const octets = (line: string) => new TextEncoder().encode(line).length;
const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, "");
/** The value of a property, as a calendar reads it. */
const readValue = (text: string, name: string) =>
  new RegExp(`^${name}:(.*)$`, "m")
    .exec(unfolded(text).replaceAll("\r\n", "\n"))?.[1]
    ?.replaceAll(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? "\n" : sign));

test.each([
  ["accents, two octets each", "é".repeat(200)],
  ["signs of three octets", "€’…".repeat(60)],
  ["signs beyond the first plane", "🏡".repeat(80)],
  ["exactly a line", "a".repeat(75 - "SUMMARY:".length)],
  ["one more than a line", "a".repeat(76 - "SUMMARY:".length)],
])("lines have at most 75 octets, and are read back whole: %s", (_name, title) => {
  const text = calendarText([entry({ title })], HEADER, NOW);
  for (const line of linesOf(text)) expect(octets(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain("\uFFFD");
  expect(readValue(text, "SUMMARY")).toBe(title);
});

test("whatever is typed, no line is too long, none is divided within a character, none is ours to forge", () => {
  const typed = fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(typed, typed, (title, location) => {
      const text = calendarText([entry({ title, location })], HEADER, NOW);
      const lines = linesOf(text);
      expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
      expect(lines.every((line) => line.isWellFormed())).toBe(true);
      expect(unfolded(text).match(/^BEGIN:VEVENT$/gm)).toHaveLength(1);
    }),
    { seed: 28 },
  );
});
