import { expect, test } from "vitest";
import { workingDayFrom } from "./holidays.ts";

test.each([
  // A day, a commune, the working day from it.
  ["2026-12-25", "35238", "2026-12-28"],
  // Good Friday, and 26 December on a Tuesday: Bas-Rhin, Haut-Rhin, Moselle alone.
  ["2026-04-03", "67482", "2026-04-07"],
  ["2026-04-03", "68066", "2026-04-07"],
  ["2026-04-03", "57463", "2026-04-07"],
  ["2026-04-03", "35238", "2026-04-03"],
  ["2028-12-26", "67482", "2028-12-27"],
  ["2028-12-26", "97411", "2028-12-26"],
  // The abolition of slavery, each on its own day.
  ["2026-05-27", "97105", "2026-05-28"],
  ["2026-05-22", "97209", "2026-05-26"],
  ["2026-06-10", "97302", "2026-06-11"],
  ["2027-12-20", "97411", "2027-12-21"],
  ["2026-04-27", "97611", "2026-04-28"],
  ["2026-05-27", "97209", "2026-05-27"],
  ["2027-12-20", "35238", "2027-12-20"],
])("from %s in %s the first working day is %s", (day, communeCode, first) => {
  expect(workingDayFrom(day, communeCode)).toBe(first);
});
