import { expect, test } from "vitest";
import { REQUEST_TRANSITIONS } from "./states.ts";

test("what was declined or withdrawn goes nowhere from there", () => {
  const { accept, decline, withdraw, end, leave } = REQUEST_TRANSITIONS;
  const starts = Object.values(REQUEST_TRANSITIONS).map(({ from }) => from);
  for (const over of [decline.to, withdraw.to, end.to]) expect(starts).not.toContain(over);
  expect(end.from).toBe(accept.to);
  // A looper who leaves is not asked again, as one who declined.
  expect(leave).toEqual({ from: accept.to, to: decline.to });
});
