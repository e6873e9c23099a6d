import { describe, expect, test } from "vitest";
import { type DiffusionFacts, diffusionState, nextAttempt } from "./rules.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const EARLIER = new Date("2026-11-24T09:00:00Z");

test.each([
  [0, "2026-11-24T11:00:00.000Z"],
  [1, "2026-11-24T10:05:00.000Z"],
  [2, "2026-11-24T10:10:00.000Z"],
  [3, "2026-11-24T10:20:00.000Z"],
  [4, "2026-11-24T10:40:00.000Z"],
  [5, "2026-11-24T11:00:00.000Z"],
  [500, "2026-11-24T11:00:00.000Z"],
])("after %i failures in a row the next attempt is at %s", (failures, at) => {
  expect(nextAttempt(NOW, failures).toISOString()).toBe(at);
});

describe("where a home stands with a portal", () => {
  const NEW: DiffusionFacts = {
    isSendable: true,
    sentSince: null,
    isRefused: false,
    fetches: false,
    fetchedAt: null,
    failures: 0,
  };
  test.each<[string, Partial<DiffusionFacts>, ReturnType<typeof diffusionState>]>([
    ["nothing was sent yet", {}, "next"],
    ["the portal can't be reached", { failures: 3 }, "unreachable"],
    ["it was sent", { sentSince: EARLIER }, "sent"],
    ["it was sent, and the last file was not", { sentSince: EARLIER, failures: 1 }, "sent"],
    ["our check left it out", { isRefused: true }, "refused"],
    ["our check left it out of a file that went", { isRefused: true, failures: 1 }, "refused"],
    ["the portal fetched nothing yet", { fetches: true, sentSince: EARLIER }, "not-fetched"],
    [
      "it fetched an earlier file",
      { fetches: true, sentSince: NOW, fetchedAt: EARLIER },
      "not-fetched",
    ],
    ["it fetched this one", { fetches: true, sentSince: EARLIER, fetchedAt: NOW }, "sent"],
    ["it is to leave", { isSendable: false, sentSince: EARLIER }, "leaving"],
    ["it never was there", { isSendable: false }, null],
    ["it was refused and is paused", { isSendable: false, isRefused: true }, null],
  ])("%s", (_what, change, state) => {
    expect(diffusionState({ ...NEW, ...change })).toBe(state);
  });
});
