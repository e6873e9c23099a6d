import { describe, expect, test } from "vitest";
import { DomainError } from "../../kernel/errors.ts";
import { HOUR_MS } from "../../kernel/time.ts";
import { rehostVisits } from "../../looper-charges/commands/rehost-visits.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createSlot, type VisitedHome, visitedHome } from "../../testing/visits.ts";
import { acceptTime } from "../commands/accept-time.ts";
import { bookVisit } from "../commands/book-visit.ts";
import { cancelVisit } from "../commands/cancel-visit.ts";
import { confirmVisit } from "../commands/confirm-visit.ts";
import { endVisitsOf } from "../commands/end-visits-of-listing.ts";
import { lapseVisits } from "../commands/lapse-visits.ts";
import { proposeTime } from "../commands/propose-time.ts";
import { rescheduleVisit } from "../commands/reschedule-visit.ts";

/*
 * Calendars of both sides over every order of what can become of a visit: the real commands, and what their mails
 * carry.
 */

const NOW = new Date("2026-11-23T10:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

const database = adoptedDatabase("test");

/** A visit under way, with two other slots: of its host, and of the seller. */
interface Walk {
  home: VisitedHome;
  visitId: string;
  slots: { same: string; other: string };
  step: number;
}

const everybody = ({ buyer, looper, seller }: VisitedHome): Actor[] => [buyer, looper, seller];

async function begin(): Promise<Walk> {
  const home = await visitedHome(database);
  const { propertyId, looper, seller, buyer } = home;
  const slot = (hostId: string, hours: number) =>
    createSlot(database, { propertyId, hostId, startsAt: at(hours) });
  const slotId = await slot(looper.userId, 30);
  const booking = { slotId, type: "physical", notes: null, asBuyer: false } as const;
  const { id: visitId } = await bookVisit(booking, buyer, NOW);
  const slots = { same: await slot(looper.userId, 40), other: await slot(seller.userId, 50) };
  return { home, visitId, slots, step: 0 };
}

/** The host now. */
async function hostOf({ home, visitId }: Walk): Promise<Actor> {
  const { hostId } = await database.writer.$transaction((tx) =>
    tx.visit.findUniqueOrThrow({ where: { id: visitId } }),
  );
  return hostId === home.seller.userId ? home.seller : home.looper;
}

const proposed = ({ step }: Walk) => at(60 + step);

const EVENTS = {
  confirm: async (walk, now) =>
    confirmVisit({ visitId: walk.visitId, meetingUrl: null }, await hostOf(walk), now),
  moveToSameHost: ({ home, visitId, slots }, now) =>
    rescheduleVisit({ visitId, slotId: slots.same }, home.buyer, now),
  moveToOtherHost: ({ home, visitId, slots }, now) =>
    rescheduleVisit({ visitId, slotId: slots.other }, home.buyer, now),
  visitorProposes: async (walk, now) => {
    await proposeTime({ visitId: walk.visitId, startsAt: proposed(walk) }, walk.home.buyer, now);
    await acceptTime({ visitId: walk.visitId }, await hostOf(walk), now);
  },
  hostProposes: async (walk, now) => {
    const { visitId, home } = walk;
    await proposeTime({ visitId, startsAt: proposed(walk) }, await hostOf(walk), now);
    await acceptTime({ visitId }, home.buyer, now);
  },
  visitorCancels: ({ home, visitId }, now) =>
    cancelVisit({ visitId, reason: "visitor_unavailable" }, home.buyer, now),
  hostCancels: async (walk, now) =>
    cancelVisit({ visitId: walk.visitId, reason: "host_unavailable" }, await hostOf(walk), now),
  looperLeaves: ({ home }, now) =>
    database.writer.$transaction((tx) => rehostVisits(tx, { hostId: home.looper.userId }, now)),
  listingEnds: ({ home }, now) =>
    database.writer.$transaction((tx) =>
      endVisitsOf(tx, home.propertyId, "listing_withdrawn", now),
    ),
  lapse: () => lapseVisits(at(200)),
} as const satisfies Record<string, (walk: Walk, now: Date) => Promise<unknown>>;
type Event = keyof typeof EVENTS;

interface Calendar {
  method: string;
  content: string;
}

/** What the mails of somebody carried to their calendar, the first one first. */
function entriesOf({ visitId }: Walk, { userId }: Actor) {
  const rows = database.raw
    .prepare<[string, string], { data: string }>(
      `SELECT createdAt AS at, CAST(data AS TEXT) AS data FROM Notification WHERE userId = ?
       UNION ALL
       SELECT createdAt, CAST(data AS TEXT) FROM OutboxMail WHERE kind = 'visit-entry' AND userId = ?
       ORDER BY 1`,
    )
    .all(userId, userId);
  return rows
    .filter(({ data }) => data.includes(visitId))
    .flatMap(({ data }) => (JSON.parse(data) as { calendar?: Calendar }).calendar ?? [])
    .map(({ method, content }) => {
      const text = content.replaceAll(/\r\n[ \t]/g, "");
      const value = (name: string) => new RegExp(`^${name}:(.*?)\r?$`, "m").exec(text)?.[1] ?? "";
      return {
        method,
        uid: value("UID"),
        sequence: Number(value("SEQUENCE")),
        status: value("STATUS"),
        start: value("DTSTART"),
        attendee: /^ATTENDEE.*mailto:(.*?)\r?$/m.exec(text)?.[1],
      };
    });
}

const stamp = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** Checks both sides' calendars, and those of earlier hosts, against the visit as it is. */
async function checkCalendars(walk: Walk, walked: string): Promise<void> {
  const visit = await database.writer.$transaction((tx) =>
    tx.visit.findUniqueOrThrow({ where: { id: walk.visitId } }),
  );
  for (const person of everybody(walk.home)) {
    const entries = entriesOf(walk, person);
    const trace = `${walked}, for ${person.userId}: ${JSON.stringify(entries)}`;
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences, trace).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
    for (const [index, { method, uid, attendee }] of entries.entries()) {
      expect(uid, trace).toBe(`${walk.visitId}@localhost`);
      expect(attendee, trace).toBe(person.email);
      if (method === "CANCEL") expect(entries[index - 1]?.method, trace).toBe("REQUEST");
    }
    const last = entries.at(-1);
    const isTheirs = [visit.buyerId, visit.hostId].includes(person.userId);
    if (visit.status === "scheduled" && isTheirs) expect(last, trace).toBeDefined();
    if (last?.method !== "REQUEST") continue;
    expect(isTheirs && visit.status !== "cancelled", trace).toBe(true);
    expect(last.start, trace).toBe(stamp(visit.startsAt));
    expect(last.status, trace).toBe(visit.status === "pending" ? "TENTATIVE" : "CONFIRMED");
  }
}

async function walkThrough(events: readonly Event[]): Promise<void> {
  const walk = await begin();
  for (const [index, event] of events.entries()) {
    walk.step = index;
    const now = new Date(NOW.getTime() + (index + 1) * 60_000);
    try {
      await EVENTS[event](walk, now);
    } catch (error) {
      // What the visit's state forbids changes nothing.
      if (!DomainError.is(error)) throw error;
    }
  }
  await checkCalendars(walk, events.join(" → "));
}

const NAMES = Object.keys(EVENTS) as Event[];
/** After these a visit stays as it is. */
const ENDINGS: readonly Event[] = ["visitorCancels", "hostCancels", "listingEnds", "lapse"];
const GOES_ON = NAMES.filter((name) => !ENDINGS.includes(name));

describe("each side's calendar has the visit as it is, by one UID and a sequence that rises", () => {
  test.each(GOES_ON)("after %s, and whatever follows on it", async (first) => {
    await walkThrough([first]);
    for (const second of NAMES) await walkThrough([first, second]);
  });

  test.each(ENDINGS)("after %s, which nothing follows", async (ending) => {
    for (const next of NAMES) await walkThrough([ending, next]);
  });

  test.each(["confirm", "moveToOtherHost"] as const)(
    "in every order of two things after %s",
    async (first) => {
      for (const second of GOES_ON) {
        for (const third of NAMES) await walkThrough([first, second, third]);
      }
    },
  );

  test.each<Event[]>([
    ["confirm", "moveToOtherHost", "confirm", "moveToSameHost", "confirm", "hostCancels"],
    ["confirm", "moveToSameHost", "lapse"],
    ["confirm", "hostProposes", "visitorProposes", "moveToOtherHost", "listingEnds"],
    ["moveToOtherHost", "hostProposes", "moveToSameHost", "lapse"],
    ["visitorProposes", "moveToOtherHost", "visitorCancels"],
    ["confirm", "looperLeaves", "moveToSameHost", "confirm", "looperLeaves", "visitorCancels"],
    ["confirm", "looperLeaves", "hostProposes", "listingEnds"],
  ])("in the long way %s → %s → %s …", async (...events) => {
    await walkThrough(events);
  });
});

test("who confirms gets the entry as well, and nothing else tells them", async () => {
  const walk = await begin();
  const { looper, buyer } = walk.home;
  await EVENTS.confirm(walk, NOW);
  expect(entriesOf(walk, looper)).toMatchObject([{ method: "REQUEST", status: "CONFIRMED" }]);
  expect(entriesOf(walk, buyer)).toMatchObject([{ method: "REQUEST", status: "CONFIRMED" }]);
  const trace = await database.writer.$transaction((tx) =>
    tx.notification.findMany({ where: { userId: looper.userId, event: "visit.confirmed" } }),
  );
  expect(trace).toEqual([]);
});

test("a request that was agreed before and lapses leaves the calendars that have it", async () => {
  const walk = await begin();
  await EVENTS.confirm(walk, NOW);
  await EVENTS.moveToSameHost(walk, at(0.1));
  await EVENTS.lapse();
  for (const person of [walk.home.buyer, walk.home.looper]) {
    expect(entriesOf(walk, person).map(({ method }) => method)).toEqual([
      "REQUEST",
      "REQUEST",
      "CANCEL",
    ]);
  }
});
