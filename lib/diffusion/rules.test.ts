import { describe, expect, test } from "vitest";
import {
  after,
  type DiffusionFacts,
  type DiffusionRow,
  diffusionState,
  idleSince,
  isThere,
  nextAttempt,
  type Offer,
  type Outcome,
  offeredRow,
} from "./rules.ts";

const day = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
/** Instants of a day, in order. */
const [T1, T2, T3, NOW] = [day(7), day(8), day(9), day(10)];

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

test("an instant comes after another one, also where a clock is late", () => {
  expect(after(NOW, null)).toBe(NOW);
  expect(after(NOW, T3)).toBe(NOW);
  expect(after(T3, T3).getTime()).toBe(T3.getTime() + 1);
  expect(after(T3, NOW).getTime()).toBe(NOW.getTime() + 1);
});

test.each<[string, Date | null, number, Date | null]>([
  ["never took one", null, 9, null],
  ["takes its files", T3, 0, null],
  ["fails for two hours", T2, 2, null],
  ["fails for more than three", new Date(T1.getTime() - 1), 5, new Date(T1.getTime() - 1)],
  ["did not come for two days", new Date(NOW.getTime() - 48 * 3_600_000), 0, null],
  ["did not come for longer", day(-39), 0, day(-39)],
])("a portal that %s is idle since then, or not", (_what, receivedAt, failures, since) => {
  expect(idleSince({ receivedAt, failures }, NOW)).toEqual(since);
});

test.each<[string, Pick<DiffusionRow, "sentSince" | "leftAt">, Date | null, boolean]>([
  ["in no file", { sentSince: null, leftAt: null }, T3, false],
  ["in a file, and none was taken", { sentSince: T1, leftAt: null }, null, false],
  ["in a file later than the one that was taken", { sentSince: T2, leftAt: null }, T1, false],
  ["in the file that was taken", { sentSince: T1, leftAt: null }, T1, true],
  ["left out of a later one", { sentSince: T1, leftAt: T3 }, T2, true],
  ["left out of the one that was taken", { sentSince: T1, leftAt: T3 }, T3, false],
  ["in a file that was not taken, and out of it", { sentSince: T2, leftAt: T3 }, T1, false],
])("a home that is %s is at the portal, or not", (_what, row, receivedAt, there) => {
  expect(isThere(row, receivedAt)).toBe(there);
});

describe("a home's row after a file was made", () => {
  const REFUSALS = [{ field: "ghgClass", reason: "missing" }] as const;
  const row = (change: Partial<DiffusionRow>): DiffusionRow => ({
    ...{ name: "Un", sentSince: null, leftAt: null, refusals: [] },
    ...change,
  });
  const OFFER: Offer = { name: "Un", at: NOW, receivedAt: T2, isCertain: true };
  test.each<[string, DiffusionRow | null, Outcome, Partial<Offer>, Partial<DiffusionRow> | null]>([
    ["is new", null, "sent", {}, { sentSince: NOW }],
    ["goes on", row({ sentSince: T1 }), "sent", {}, { sentSince: T1 }],
    ["was refused", row({ refusals: REFUSALS }), "sent", {}, { sentSince: NOW }],
    [
      "was signed for by another name",
      row({ name: "A", sentSince: T1 }),
      "sent",
      {},
      { sentSince: NOW },
    ],
    [
      "comes back before it was missed",
      row({ sentSince: T1, leftAt: T3 }),
      "sent",
      {},
      { sentSince: T1 },
    ],
    ["comes back", row({ sentSince: T1, leftAt: T2 }), "sent", {}, { sentSince: NOW }],
    ["leaves", row({ sentSince: T1 }), "left", {}, { sentSince: T1, leftAt: NOW }],
    ["has left", row({ sentSince: T1, leftAt: T3 }), "left", {}, { sentSince: T1, leftAt: T3 }],
    ["leaves before it was fetched", row({ sentSince: T3 }), "left", {}, null],
    [
      "leaves what may have been taken",
      row({ sentSince: T3 }),
      "left",
      { isCertain: false },
      { sentSince: T3, leftAt: NOW },
    ],
    ["leaves, refused before", row({ refusals: REFUSALS }), "left", {}, null],
    ["was never there", null, "left", {}, null],
    ["is refused at once", null, REFUSALS, {}, { refusals: REFUSALS }],
    [
      "is refused while it is there",
      row({ sentSince: T1 }),
      REFUSALS,
      {},
      { sentSince: T1, leftAt: NOW, refusals: REFUSALS },
    ],
    [
      "is refused before it was fetched",
      row({ sentSince: T3 }),
      REFUSALS,
      {},
      { refusals: REFUSALS },
    ],
    [
      "is refused still",
      row({ sentSince: T1, leftAt: T3, refusals: REFUSALS }),
      REFUSALS,
      {},
      { sentSince: T1, leftAt: T3, refusals: REFUSALS },
    ],
  ])("that %s", (_what, before, outcome, change, expected) => {
    expect(offeredRow(before, outcome, { ...OFFER, ...change })).toEqual(expected && row(expected));
  });
});

describe("where a home stands with a portal", () => {
  const NEW: DiffusionFacts = {
    ...{ isLinked: true, isSendable: true, isRefused: false, fetches: false },
    ...{ sentSince: null, leftAt: null, receivedAt: null, failures: 0 },
  };
  const TAKEN = { sentSince: T1, receivedAt: T2 };
  test.each<[string, Partial<DiffusionFacts>, ReturnType<typeof diffusionState>]>([
    ["nothing was sent yet", {}, "next"],
    ["the portal can't be handed its file", { failures: 3 }, "delayed"],
    ["its first file is under way", { sentSince: T1 }, "next"],
    ["its first file could not be handed over", { sentSince: T1, failures: 1 }, "delayed"],
    ["it was taken", TAKEN, "sent"],
    ["it was taken, and the last file was not", { ...TAKEN, failures: 1 }, "sent"],
    ["our check left it out", { isRefused: true }, "refused"],
    [
      "our check left it out of a file that did not go",
      { isRefused: true, failures: 1 },
      "refused",
    ],
    ["the portal fetched nothing yet", { fetches: true, sentSince: T1 }, "not-fetched"],
    ["it fetched an earlier file", { fetches: true, sentSince: T3, receivedAt: T2 }, "not-fetched"],
    ["it fetched this one", { ...TAKEN, fetches: true }, "sent"],
    ["it comes back to the next file", { ...TAKEN, leftAt: T2 }, "next"],
    ["it is to leave", { ...TAKEN, isSendable: false }, "leaving"],
    ["it is to leave a file that nobody took", { isSendable: false, sentSince: T1 }, "leaving"],
    [
      "it left, and the portal does not know",
      { ...TAKEN, isSendable: false, leftAt: T3 },
      "leaving",
    ],
    ["it left, and the portal knows", { ...TAKEN, isSendable: false, leftAt: T2 }, "gone"],
    ["it never was there", { isSendable: false }, null],
    ["it was refused and is paused", { isSendable: false, isRefused: true }, null],
    ["the portal left with it", { ...TAKEN, isLinked: false, isSendable: false }, "unlinked"],
    ["the portal left without it", { isLinked: false, sentSince: T1 }, null],
  ])("%s", (_what, change, state) => {
    expect(diffusionState({ ...NEW, ...change })).toBe(state);
  });
});
