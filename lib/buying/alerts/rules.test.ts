import { describe, expect, test } from "vitest";
import {
  type AlertKind,
  alertKindOf,
  alertLines,
  type DueEvent,
  lastSending,
  onceAPerson,
} from "./rules.ts";

describe("what an alert tells of an event", () => {
  test.each<[Parameters<typeof alertKindOf>[0], AlertKind | null]>([
    [{ kind: "published", fromCents: null, toCents: null }, "published"],
    [{ kind: "back_on_market", fromCents: null, toCents: null }, "back_on_market"],
    [{ kind: "slot_opened", fromCents: null, toCents: null }, "slot_opened"],
    [{ kind: "price_changed", fromCents: 300_000_00, toCents: 280_000_00 }, "price_dropped"],
    [{ kind: "price_changed", fromCents: 280_000_00, toCents: 300_000_00 }, null],
    [{ kind: "price_changed", fromCents: 280_000_00, toCents: 280_000_00 }, null],
    [{ kind: "price_changed", fromCents: null, toCents: 280_000_00 }, null],
    [{ kind: "paused", fromCents: null, toCents: null }, null],
    [{ kind: "sold", fromCents: null, toCents: null }, null],
    [{ kind: "withdrawn", fromCents: null, toCents: null }, null],
  ])("%j is %j", (event, kind) => {
    expect(alertKindOf(event)).toBe(kind);
  });
});

describe("when alerts are due", () => {
  const at = (text: string) => new Date(text);
  test.each([
    // Monday 23 November 2026, winter time: 8 h in Paris is 7 h UTC.
    ["daily", "2026-11-23T06:59:59Z", "2026-11-22T07:00:00Z"],
    ["daily", "2026-11-23T07:00:00Z", "2026-11-23T07:00:00Z"],
    ["daily", "2026-11-23T22:59:00Z", "2026-11-23T07:00:00Z"],
    ["daily", "2026-11-23T23:30:00Z", "2026-11-23T07:00:00Z"],
    ["weekly", "2026-11-23T06:59:59Z", "2026-11-16T07:00:00Z"],
    ["weekly", "2026-11-23T07:00:00Z", "2026-11-23T07:00:00Z"],
    ["weekly", "2026-11-29T22:00:00Z", "2026-11-23T07:00:00Z"],
    // The nights in which the clocks change.
    ["daily", "2026-10-25T07:30:00Z", "2026-10-25T07:00:00Z"],
    ["daily", "2026-10-25T06:30:00Z", "2026-10-24T06:00:00Z"],
    ["daily", "2027-03-28T06:30:00Z", "2027-03-28T06:00:00Z"],
    ["weekly", "2027-03-29T05:30:00Z", "2027-03-22T07:00:00Z"],
  ] as const)("%s at %s: since %s", (frequency, now, due) => {
    expect(lastSending(frequency, at(now))).toEqual(at(due));
  });

  test("instant: now", () => {
    const now = at("2026-11-23T12:34:56Z");
    expect(lastSending("instant", now)).toEqual(now);
  });
});

test("an event belongs to what tells of it soonest, once a person", () => {
  const search = (id: string, frequency: "instant" | "daily" | "weekly") => ({ id, frequency });
  const of = (userId: string, found: ReturnType<typeof search> | null) => ({
    userId,
    eventSeq: 1,
    search: found,
  });
  const findings = onceAPerson([
    of("a", search("w", "weekly")),
    of("a", null),
    of("b", search("d", "daily")),
    of("b", search("d2", "daily")),
    of("c", null),
    of("c", search("i", "instant")),
  ]);
  expect(findings.map(({ userId, search: found }) => [userId, found?.id ?? null])).toEqual([
    ["a", null],
    ["b", "d"],
    ["c", "i"],
  ]);
});

describe("the lines of an alert", () => {
  const seqs = Array.from({ length: 100 }, (_, index) => index).values();
  const event = (
    id: string,
    kind: DueEvent["kind"],
    prices: [number, number] | null,
    now = 200,
  ) => ({
    seq: seqs.next().value ?? 0,
    kind,
    fromCents: prices?.[0] ?? null,
    toCents: prices?.[1] ?? null,
    listing: { id, title: id, priceCents: now },
  });

  test("one a listing, of what counts most, at the present price", () => {
    const { lines, more } = alertLines([
      event("a", "slot_opened", null),
      event("a", "published", null),
      event("b", "price_changed", [300, 250], 220),
      event("b", "price_changed", [250, 220], 220),
      event("c", "slot_opened", null),
    ]);
    expect(lines.map(({ listingId, what, fromCents }) => [listingId, what, fromCents])).toEqual([
      ["a", "published", null],
      ["b", "price_dropped", 300],
      ["c", "slot_opened", null],
    ]);
    expect(more).toBe(0);
  });

  test("a price that is up again is none", () => {
    expect(alertLines([event("a", "price_changed", [300, 250], 300)])).toEqual({
      lines: [],
      more: 0,
    });
  });

  test("ten at most, the others counted", () => {
    const { lines, more } = alertLines(
      Array.from({ length: 13 }, (_, index) => event(`l${index}`, "published", null)),
    );
    expect([lines.length, more]).toEqual([10, 3]);
  });
});
