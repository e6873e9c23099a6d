import { describe, expect, test } from "vitest";
import { DAY_MS } from "../kernel/time.ts";
import { type Rehosting, rehostingOf, rehostingUntil, tellingTime } from "./rules.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const LATER = new Date("2026-11-24T10:00:00Z");
const EARLIER = new Date("2026-11-23T09:45:00Z");

const LOOPER = { hostId: "looper", sellerId: "seller" };
const SELLER = { hostId: "seller", sellerId: "seller" };
const STATUSES = ["pending", "scheduled", "completed", "cancelled"] as const;

/** What becomes of each state before its time, by what the seller can do then. */
const PLANNED: Record<(typeof STATUSES)[number], Record<string, Rehosting>> = {
  pending: { free: "seller", busy: "cancelled", gone: "cancelled" },
  scheduled: { free: "seller", busy: "cancelled", gone: "cancelled" },
  completed: { free: "stays", busy: "stays", gone: "stays" },
  cancelled: { free: "stays", busy: "stays", gone: "stays" },
};
const SELLERS = {
  free: { sells: true, isFree: true },
  busy: { sells: true, isFree: false },
  gone: { sells: false, isFree: true },
};
const rows = STATUSES.flatMap((status) =>
  Object.entries(SELLERS).map(([name, seller]) => ({ status, name, seller })),
);

describe("a visit whose looper receives nobody any more", () => {
  test.each(rows)("$status, to come, with a seller who is $name", ({ status, name, seller }) => {
    const visit = { ...LOOPER, status, startsAt: LATER };
    expect(rehostingOf(visit, seller, NOW)).toBe(PLANNED[status][name]);
  });

  test.each(rows)("$status, begun, with a seller who is $name: stays", ({ status, seller }) => {
    for (const startsAt of [EARLIER, NOW]) {
      expect(rehostingOf({ ...LOOPER, status, startsAt }, seller, NOW)).toBe("stays");
    }
  });

  test.each(rows)("$status, of the seller who is $name: stays", ({ status, seller }) => {
    expect(rehostingOf({ ...SELLER, status, startsAt: LATER }, seller, NOW)).toBe("stays");
  });
});

test.each([
  // A visit of the afternoon is announced in the morning, one at ten at seven, one that is near at once.
  ["2026-11-23T23:05:00Z", "2026-11-24T14:00:00Z", "2026-11-24T08:00:00Z"],
  ["2026-11-23T23:05:00Z", "2026-11-24T09:00:00Z", "2026-11-24T06:00:00Z"],
  ["2026-11-24T06:30:00Z", "2026-11-24T09:00:00Z", "2026-11-24T06:30:00Z"],
  ["2026-11-24T10:00:00Z", "2026-11-26T10:00:00Z", "2026-11-24T10:00:00Z"],
])("what happens at %s to a visit at %s is announced at %s", (now, startsAt, expected) => {
  expect(tellingTime(new Date(startsAt), new Date(now), "Europe/Paris")).toEqual(
    new Date(expected),
  );
});

test("what is more than seven days ahead waits", () => {
  expect(rehostingUntil(NOW).getTime() - NOW.getTime()).toBe(7 * DAY_MS);
});
