import { expect, test } from "vitest";
import { pauseFaults } from "./rules.ts";

const TODAY = "2026-12-31";

test.each([
  ["2026-12-31", "2026-12-31", []],
  ["2026-12-01", "2026-12-31", []],
  ["2028-01-01", "2028-01-02", []],
  ["2027-01-01", "2028-01-02", []],
  ["2026-12-30", "2026-12-30", ["untilOn"]],
  ["2027-01-02", "2027-01-01", ["untilOn"]],
  ["2028-01-02", "2028-01-03", ["fromOn"]],
  ["2027-01-01", "2028-01-03", ["untilOn"]],
])(
  "a pause from %s to %s, entered on the last day of 2026, is wrong in %j",
  (fromOn, untilOn, fields) => {
    expect(Object.keys(pauseFaults({ fromOn, untilOn }, TODAY))).toEqual(fields);
  },
);
