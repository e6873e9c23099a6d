import { expect, test } from "vitest";
import { tickedOutcome } from "./ticked-outcome";

const leads = (count: number) => ({
  ...{ count, one: "prospect confié", other: "prospects confiés" },
  none: "Aucun prospect confié",
});
const left = (count: number) => ({ count, one: "est clos", other: "sont clos" });
const held = (count: number) => ({ count, one: "a un Looper", other: "ont un Looper" });

test.each([
  [leads(3), [left(0), held(0)], "3\u00a0prospects confiés."],
  [leads(3), [left(1), held(0)], "3\u00a0prospects confiés\u00a0: 1\u00a0est clos."],
  [
    leads(0),
    [left(2), held(1)],
    "Aucun prospect confié\u00a0: 2\u00a0sont clos, 1\u00a0a un Looper.",
  ],
])("the rows that were done and the others are counted: %#", (done, rest, text) => {
  expect(tickedOutcome(done, rest)).toBe(text);
});
