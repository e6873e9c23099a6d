import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { HOUR_MS } from "../kernel/time.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { codeOf } from "../testing/error-code.ts";
import { createSlot, type VisitedHome, visitedHome } from "../testing/visits.ts";
import { renewFeed } from "./calendar/commands/renew-feed.ts";
import { stopFeed } from "./calendar/commands/stop-feed.ts";
import { findFeed } from "./calendar/queries/find-feed.ts";
import { planCalendar } from "./calendar/queries/plan-calendar.ts";
import { readFeed } from "./calendar/queries/read-feed.ts";
import { visitCalendar } from "./calendar/queries/visit-calendar.ts";
import { acceptTime } from "./commands/accept-time.ts";
import { bookVisit } from "./commands/book-visit.ts";
import { confirmVisit } from "./commands/confirm-visit.ts";
import { endVisitsOf } from "./commands/end-visits-of-listing.ts";
import { lapseVisits } from "./commands/lapse-visits.ts";
import { proposeTime } from "./commands/propose-time.ts";
import { remindOfVisits } from "./commands/remind-of-visits.ts";
import { findDayPlan } from "./queries/find-day-plan.ts";
import { findVisit } from "./queries/find-visit.ts";
import { listVisitDays } from "./queries/list-visit-days.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

const database = adoptedDatabase("test");
let home: VisitedHome;
beforeEach(async () => {
  home = await visitedHome(database);
});

async function book(
  hours: number,
  { confirm = false, now = NOW, of = home, by = home.buyer } = {},
) {
  const { propertyId, looper } = of;
  const slot = { propertyId, hostId: looper.userId, startsAt: at(hours) };
  const slotId = await createSlot(database, slot);
  const booking = { slotId, type: "physical", notes: null, asBuyer: false } as const;
  const { id } = await bookVisit(booking, by, now);
  if (confirm) await confirmVisit({ visitId: id, meetingUrl: null }, looper, now);
  return id;
}
const row = (id: string) =>
  database.writer.$transaction((tx) => tx.visit.findUniqueOrThrow({ where: { id } }));
const count = ({ userId }: Actor, event: string) =>
  database.writer.$transaction((tx) => tx.notification.count({ where: { userId, event } }));

describe("a request that nobody confirmed in time", () => {
  test("has lapsed at its start, and is ended once, and both hear of it", async () => {
    const id = await book(5);
    await book(6, { confirm: true });
    expect(await lapseVisits(at(4.9))).toBe(0);
    expect((await findVisit(home.buyer, id, at(5))).state).toBe("lapsed");
    expect(await codeOf(confirmVisit({ visitId: id, meetingUrl: null }, home.looper, at(5)))).toBe(
      "visit.lapsed",
    );
    const ended = await Promise.all([lapseVisits(at(7)), lapseVisits(at(7))]);
    expect(ended.reduce((sum, each) => sum + each)).toBe(1);
    expect(await row(id)).toMatchObject({
      status: "cancelled",
      cancelReason: null,
      cancelledById: null,
    });
    expect(await findVisit(home.buyer, id, at(7))).toMatchObject({ state: "lapsed", actions: [] });
    for (const person of [home.buyer, home.looper]) {
      expect(await count(person, "visit.lapsed")).toBe(1);
    }
  });
});

describe("reminders", () => {
  const sent = async () => [
    await count(home.buyer, "visit.reminder-day"),
    await count(home.buyer, "visit.reminder-hours"),
    await count(home.looper, "visit.reminder-day"),
    await count(home.looper, "visit.reminder-hours"),
  ];

  test("are sent a day and two hours before, once each", async () => {
    await book(48, { confirm: true });
    await book(50);
    const rounds = [23, 24.1, 24.2, 46.1, 46.2, 48.1];
    const reminded = [];
    for (const hours of rounds) reminded.push(await remindOfVisits(at(hours)));
    expect(reminded).toEqual([0, 1, 0, 1, 0, 0]);
    expect(await sent()).toEqual([1, 1, 1, 1]);
  });

  test("are the last one alone for a visit that is agreed late", async () => {
    await book(1.5, { confirm: true });
    await Promise.all([remindOfVisits(at(0.1)), remindOfVisits(at(0.1))]);
    expect(await sent()).toEqual([0, 1, 0, 1]);
  });

  test("are sent again for another time", async () => {
    const id = await book(20, { confirm: true });
    await remindOfVisits(NOW);
    await proposeTime({ visitId: id, startsAt: at(60) }, home.buyer, at(1));
    await acceptTime({ visitId: id }, home.looper, at(1));
    expect(await remindOfVisits(at(1))).toBe(0);
    // Not at midnight, when a day is left: at nine in Paris.
    expect(await remindOfVisits(at(37))).toBe(0);
    expect(await remindOfVisits(at(46.1))).toBe(1);
    expect(await sent()).toEqual([2, 0, 2, 0]);
  });
});

test("the coming visits of a listing that goes under offer end, and both sides hear why", async () => {
  const pending = await book(10);
  const agreed = await book(20, { confirm: true, by: home.rival });
  const begun = await book(1, { confirm: true });
  const other = await visitedHome(database);
  const elsewhere = await book(40, { of: other, by: other.buyer });
  const ended = await database.writer.$transaction((tx) =>
    endVisitsOf(tx, home.propertyId, "listing_under_offer", at(1.5)),
  );
  expect(ended).toBe(2);
  for (const id of [pending, agreed]) {
    expect(await row(id)).toMatchObject({
      status: "cancelled",
      cancelReason: "listing_under_offer",
      cancelledById: null,
    });
  }
  expect((await row(begun)).status).toBe("scheduled");
  expect((await row(elsewhere)).status).toBe("pending");
  const rows = await database.writer.$transaction((tx) =>
    tx.notification.findMany({ where: { event: "visit.cancelled" } }),
  );
  expect(rows.map(({ userId }) => userId).sort()).toEqual(
    [home.buyer, home.rival, home.looper, home.looper].map(({ userId }) => userId).sort(),
  );
  const ofRival = rows.find(({ userId }) => userId === home.rival.userId);
  expect(ofRival?.data).toMatchObject({
    reason: "listing_under_offer",
    calendar: { method: "CANCEL" },
  });
  expect((await findVisit(home.rival, agreed, NOW)).state).toBe("cancelled");
});

describe("calendars", () => {
  test("a feed has the visits of its person, its address renewed and stopped", async () => {
    await book(10);
    const id = await book(20, { confirm: true });
    const { token } = await renewFeed(home.buyer, NOW);
    expect(await findFeed(home.buyer)).toEqual({ createdAt: NOW });
    const text = await readFeed(token, NOW);
    expect(text).toContain("METHOD:PUBLISH");
    expect(text).toContain(`UID:${id}@localhost`);
    expect(text).toContain("DTSTART:20261124T060000Z");
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    // The whole address of the agreed one alone.
    expect(text.match(/12 rue de la Monnaie/g)).toHaveLength(1);
    const stored = await database.writer.$transaction((tx) => tx.calendarFeed.findMany());
    expect(JSON.stringify(stored)).not.toContain(token);
    const renewed = await renewFeed(home.buyer, NOW);
    expect(await codeOf(readFeed(token, NOW))).toBe("calendar.not-found");
    await readFeed(renewed.token, NOW);
    await stopFeed(home.buyer);
    expect(await codeOf(readFeed(renewed.token, NOW))).toBe("calendar.not-found");
    expect(await findFeed(home.buyer)).toBeNull();
  });

  test.each(["", "x", "../../etc", "a".repeat(43), "a".repeat(10_000)])(
    "%j leads to no calendar",
    async (token) => {
      expect(await codeOf(readFeed(token, NOW))).toBe("calendar.not-found");
    },
  );

  test("one visit keeps its UID while its sequence rises", async () => {
    const id = await book(20, { confirm: true });
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    const before = await visitCalendar(home.buyer, id, NOW);
    await proposeTime({ visitId: id, startsAt: at(60) }, home.buyer, NOW);
    await acceptTime({ visitId: id }, home.looper, NOW);
    const after = await visitCalendar(home.looper, id, NOW);
    expect(after).toContain(`UID:${id}@localhost`);
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    expect(await codeOf(visitCalendar(home.rival, id, NOW))).toBe("visit.not-found");
  });

  test("a day's plan has the estimated way between its visits", async () => {
    const { buyer } = home;
    await book(22, { confirm: true, by: buyer });
    const far = await visitedHome(database, { lat: 48.2, lng: -1.68 });
    await book(22.75, { of: far, by: buyer });
    await book(60, { by: buyer });
    const { stops } = await findDayPlan(buyer, "2026-11-24", "buyer", NOW);
    expect(stops.map(({ travel }) => travel)).toEqual([
      null,
      { kilometres: expect.any(Number), minutes: expect.any(Number), isTight: true },
    ]);
    expect(stops[1]?.travel?.kilometres).toBeGreaterThan(11);
    const text = await planCalendar(buyer, "2026-11-24", "buyer", NOW);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text.replaceAll(/\r\n[ \t]/g, "")).toContain(
      "Trajet estimé depuis la visite précédente",
    );
    const host = await findDayPlan(home.looper, "2026-11-24", "ambassador", NOW);
    const received = host.stops.map(({ visit }) => [visit.side, visit.visitor?.name]);
    expect(received).toContainEqual(["host", expect.any(String)]);
    const own = await planCalendar(home.looper, "2026-11-24", "ambassador", NOW);
    expect(own.match(/BEGIN:VEVENT/g)).toHaveLength(host.stops.length);
    expect(await listVisitDays(buyer, "buyer", NOW)).toContain("2026-11-24");
    expect(await listVisitDays(home.looper, "ambassador", NOW)).toContain("2026-11-24");
    for (const side of ["seller", "ambassador"] as const) {
      expect(await codeOf(findDayPlan(buyer, "2026-11-24", side, NOW))).toBe("request.forbidden");
      expect(await codeOf(listVisitDays(buyer, side, NOW))).toBe("request.forbidden");
    }
    expect(await codeOf(findDayPlan(buyer, "2026-02-30", "buyer", NOW))).toBe("request.invalid");
    expect(await codeOf(findDayPlan(home.looper, "2026-11-24", "buyer", NOW))).toBe(
      "request.forbidden",
    );
  });
});

test("an id that is nobody's visit is unknown", async () => {
  for (const id of [newId(), "", "x'--"]) {
    expect(await codeOf(findVisit(home.buyer, id, NOW))).toBe("visit.not-found");
    expect(await codeOf(confirmVisit({ visitId: id, meetingUrl: null }, home.looper, NOW))).toBe(
      "visit.not-found",
    );
  }
});
