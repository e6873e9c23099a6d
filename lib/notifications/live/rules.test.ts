import { expect, test } from "vitest";
import { beginningOf } from "./rules.ts";

test.each([
  ["a page that has just been opened", null, { from: 7, isStrange: false }],
  ["a page that has all", "7", { from: 7, isStrange: false }],
  ["a page that was away", "3", { from: 3, isStrange: false }],
  ["a page from before there were events", "0", { from: 0, isStrange: false }],
  ["a number that is ahead of all", "8", { from: 7, isStrange: true }],
  ["a number that no database gives", "999999999999999", { from: 7, isStrange: true }],
  ["a number that no program has", "9".repeat(40), { from: 7, isStrange: true }],
  ["no number", "x", { from: 7, isStrange: true }],
  ["nothing", "", { from: 7, isStrange: true }],
  ["a number below all", "-1", { from: 7, isStrange: true }],
])("a stream begins after the last event that its page has: %s", (_, resumeAt, beginning) => {
  expect(beginningOf(resumeAt, 7)).toEqual(beginning);
});
