import { describe, expect, test } from "vitest";
import { type Candidate, dueAtOf, inTurn, isOver, remindedAtOf, timeLeft } from "./rules.ts";

test.each([
  ["of Rennes", "35238", "2026-11-23T17:00:00Z", "2026-11-24T09:00:00Z", "2026-11-24T10:00:00Z"],
  ["of nowhere", null, "2026-11-23T09:00:00Z", "2026-11-23T12:00:00Z", "2026-11-23T13:00:00Z"],
  [
    "of La Réunion",
    "97411",
    "2026-11-23T14:00:00Z",
    "2026-11-24T06:00:00Z",
    "2026-11-24T07:00:00Z",
  ],
])("a lead %s is reminded of after three working hours, and due after four", (...row) => {
  const [, communeCode, offered, reminded, due] = row;
  expect(remindedAtOf(new Date(offered), communeCode).toISOString()).toBe(
    new Date(reminded).toISOString(),
  );
  expect(dueAtOf(new Date(offered), communeCode).toISOString()).toBe(new Date(due).toISOString());
});

test("an offer is over after its last instant", () => {
  const dueAt = new Date("2026-11-23T13:00:00.000Z");
  const at = (iso: string) => isOver({ dueAt }, new Date(iso));
  expect([at("2026-11-23T13:00:00.000Z"), at("2026-11-23T13:00:00.001Z")]).toEqual([false, true]);
});

test.each([
  ["2026-11-23T11:40:00Z", { minutes: 80, isPressing: false }],
  ["2026-11-23T12:29:30Z", { minutes: 31, isPressing: false }],
  ["2026-11-23T12:30:00Z", { minutes: 30, isPressing: true }],
  ["2026-11-23T12:59:59Z", { minutes: 1, isPressing: true }],
  ["2026-11-23T13:00:01Z", { minutes: 0, isPressing: true }],
  // In the evening before there were as many as in the morning.
  ["2026-11-22T20:00:00Z", { minutes: 300, isPressing: false }],
  ["2026-11-23T03:00:00Z", { minutes: 300, isPressing: false }],
])("at %s, %o are left until two in the afternoon", (now, expected) => {
  const dueAt = new Date("2026-11-23T13:00:00Z");
  expect(timeLeft(dueAt, new Date(now), "35238")).toEqual(expected);
});

describe("who is offered a lead first", () => {
  const looper = (id: string, of: Partial<Candidate> = {}): Candidate => ({
    ...{ id, distanceM: 1_000, openLeads: 2, score: 4.2, lastOfferedAt: new Date("2026-11-01") },
    ...of,
  });
  const order = (...candidates: Candidate[]) => inTurn(candidates).map(({ id }) => id);
  const near = looper("near", { distanceM: 0, openLeads: 0, score: 5 });
  const far = looper("far", { distanceM: 14_000, openLeads: 7, score: 1 });

  test.each([
    ["brought it, however far and busy", "far", ["far", "near", "b"]],
    ["brought it and is the nearest", "near", ["near", "b", "far"]],
    ["does not take it, nobody stands first for them", "paused", ["near", "b", "far"]],
    ["brought it is unknown", null, ["near", "b", "far"]],
  ])("whoever %s", (_, referrerId, expected) => {
    expect(inTurn([far, looper("b"), near], referrerId).map(({ id }) => id)).toEqual(expected);
  });

  test("the nearest, however busy", () => {
    expect(order(looper("far", { openLeads: 0 }), looper("near", { distanceM: 0 }))).toEqual([
      "near",
      "far",
    ]);
  });
  test("of those who are as near the one with the fewest open leads", () => {
    expect(order(looper("busy", { score: 5 }), looper("idle", { openLeads: 1 }))).toEqual([
      "idle",
      "busy",
    ]);
  });
  test("of those the one with the better score, a new looper between the others", () => {
    expect(
      order(looper("low", { score: 3.1 }), looper("new", { score: null }), looper("high")),
    ).toEqual(["high", "new", "low"]);
  });
  test("of those who waited longest, or never had one", () => {
    const lastOfferedAt = new Date("2026-10-01");
    expect(
      order(looper("b"), looper("a"), looper("waits", { lastOfferedAt }), {
        ...looper("never"),
        lastOfferedAt: null,
      }),
    ).toEqual(["never", "waits", "a", "b"]);
  });
});
