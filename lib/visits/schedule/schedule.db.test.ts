import { beforeEach, expect, test } from "vitest";
import { civilDay, HOUR_MS } from "../../kernel/time.ts";
import { listOpenSlots } from "../../listings/slots/queries/list-open-slots.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { codeOf } from "../../testing/error-code.ts";
import { createPerson } from "../../testing/people.ts";
import { type VisitedHome, visitedHome } from "../../testing/visits.ts";
import { bookVisit } from "../commands/book-visit.ts";
import { listWeek } from "../queries/list-week.ts";
import { extendSlots } from "./commands/extend-slots.ts";
import { saveSchedule } from "./commands/save-schedule.ts";
import { findSchedule } from "./queries/find-schedule.ts";
import { listReceivedHomes } from "./queries/list-received-homes.ts";
import { SCHEDULE_DEFAULTS } from "./rules.ts";
import type { ScheduleInput } from "./schemas.ts";

/** A Monday. */
const NOW = new Date("2026-11-23T10:00:00Z");
const DAY = 24 * HOUR_MS;

const database = adoptedDatabase();
let home: VisitedHome;
beforeEach(async () => {
  home = await visitedHome(database);
});

const tuesdays = { weekday: 2, startMinute: 540, endMinute: 660 };
const save = (actor: Actor, overrides: Partial<ScheduleInput> = {}, now = NOW) =>
  saveSchedule(
    {
      propertyId: home.propertyId,
      ...SCHEDULE_DEFAULTS,
      rules: [tuesdays],
      exceptions: [],
      ...overrides,
    },
    actor,
    now,
  );
const open = async (now = NOW) => listOpenSlots(home.propertyId, now);
const starts = async (now = NOW) =>
  (await open(now)).map(({ startsAt }) => startsAt.toISOString().slice(5, 16));
const book = (slotId: string, now = NOW, actor = home.buyer) =>
  bookVisit({ slotId, type: "physical", notes: null, asBuyer: false }, actor, now);
const opened = () =>
  database.writer.$transaction((tx) =>
    tx.listingEvent.count({ where: { propertyId: home.propertyId, kind: "slot_opened" } }),
  );
const first = async (now = NOW) => {
  const [slot] = await open(now);
  if (!slot) throw new Error("there is no open slot");
  return slot.id;
};

test("a schedule makes slots some weeks ahead, with the notice that its host wants", async () => {
  expect(await save(home.looper, { weeksAhead: 2, noticeHours: 0 })).toEqual({ open: 6 });
  expect(await starts()).toEqual([
    "11-24T08:00",
    "11-24T08:45",
    "11-24T09:30",
    "12-01T08:00",
    "12-01T08:45",
    "12-01T09:30",
  ]);
  expect((await open())[0]).toMatchObject({
    host: { firstName: "Nadia", isLooper: true },
    types: ["physical"],
  });
  await save(home.looper, { weeksAhead: 2, noticeHours: 23 });
  expect((await starts())[0]).toBe("11-24T09:30");
  expect(await findSchedule(home.looper, home.propertyId, NOW)).toMatchObject({
    isSaved: true,
    rules: [tuesdays],
    noticeHours: 23,
    // Those that can be booked: two of the first day come too soon.
    open: { count: 4, first: "2026-11-24", last: "2026-12-01" },
  });
});

test("only who sells or shows the home has one, in a role in force", async () => {
  const other = await createPerson(database, [["seller", "active"]]);
  expect(await codeOf(save(other))).toBe("listing.not-found");
  expect(await codeOf(save(home.buyer))).toBe("listing.not-found");
  expect(await codeOf(findSchedule(home.buyer, home.propertyId, NOW))).toBe("listing.not-found");
  const suspended = { ...home.looper, roles: [{ role: "ambassador", status: "suspended" }] };
  expect(await codeOf(save(suspended as Actor))).toBe("request.forbidden");
  expect(await codeOf(save(home.seller))).toBeNull();
});

test("a change of rules closes and opens, and leaves what is booked", async () => {
  await save(home.looper, { weeksAhead: 1, noticeHours: 0 });
  const taken = await first();
  const { id } = await book(taken);
  const mondays = { weekday: 1, startMinute: 840, endMinute: 900 };
  expect(await save(home.looper, { weeksAhead: 1, noticeHours: 0, rules: [mondays] })).toEqual({
    open: 2,
  });
  expect(await starts()).toEqual(["11-23T13:00", "11-30T13:00"]);
  const visit = await database.writer.$transaction((tx) =>
    tx.visit.findUniqueOrThrow({ where: { id } }),
  );
  expect(visit).toMatchObject({ status: "pending", slotId: taken });
  await save(home.looper, { weeksAhead: 1, noticeHours: 0 });
  expect(await starts()).toEqual(["11-24T08:45", "11-24T09:30"]);
  await save(home.looper, { rules: [] });
  expect(await starts()).toEqual([]);
});

test("a day that is full, or a host who is taken elsewhere, is not offered", async () => {
  await save(home.looper, { weeksAhead: 1, noticeHours: 0, dailyCap: 1 });
  await book(await first());
  expect(await starts()).toEqual([]);
  await save(home.looper, { weeksAhead: 1, noticeHours: 0, dailyCap: 3 });
  expect(await starts()).toEqual(["11-24T08:45", "11-24T09:30"]);
  await save(home.looper, { weeksAhead: 1, noticeHours: 0, dailyCap: 3, bufferMinutes: 60 });
  expect(await starts()).toEqual(["11-24T09:30"]);
});

test("the first open slot of a listing is news, the others are not", async () => {
  await save(home.looper);
  expect(await opened()).toBe(1);
  await save(home.looper, { durationMinutes: 45 });
  await extendSlots(new Date(NOW.getTime() + DAY));
  expect(await opened()).toBe(1);
  await save(home.looper, { rules: [] });
  await save(home.looper);
  expect(await opened()).toBe(2);
});

test("slots go on day by day, until their host receives there no more", async () => {
  await save(home.looper, { weeksAhead: 1, noticeHours: 0 });
  const later = new Date(NOW.getTime() + 2 * DAY);
  expect(await starts(later)).toEqual([]);
  await extendSlots(later);
  expect(await starts(later)).toEqual(["12-01T08:00", "12-01T08:45", "12-01T09:30"]);
  await extendSlots(later);
  expect(await open(later)).toHaveLength(3);
  await database.writer.$transaction((tx) =>
    tx.property.update({ where: { id: home.propertyId }, data: { ambassadorId: null } }),
  );
  expect(await starts(later)).toEqual([]);
  await extendSlots(later);
  const left = await database.writer.$transaction((tx) =>
    tx.visitSlot.count({
      where: { propertyId: home.propertyId, closedAt: null, startsAt: { gt: later } },
    }),
  );
  expect(left).toBe(0);
});

test("the seller and the looper offer the same start once", async () => {
  await save(home.looper, { weeksAhead: 1, noticeHours: 0 });
  await save(home.seller, {
    weeksAhead: 1,
    noticeHours: 0,
    rules: [{ ...tuesdays, endMinute: 720 }],
  });
  const hosts = (await open()).map(({ host }) => host.firstName);
  expect(hosts).toEqual(["Nadia", "Nadia", "Nadia", "Claire"]);
});

test("a week shows who receives when, and what is free", async () => {
  await save(home.looper, { weeksAhead: 1, noticeHours: 0 });
  await book(await first());
  const week = await listWeek(home.looper, "2026-11-26", NOW);
  expect([week.monday, week.previous, week.next]).toEqual([
    "2026-11-23",
    "2026-11-16",
    "2026-11-30",
  ]);
  const tuesday = week.days[1];
  expect(tuesday?.visits).toMatchObject([{ side: "host", status: "pending" }]);
  expect(tuesday?.slots).toHaveLength(2);
  expect((await listWeek(home.looper, "n’importe quoi", NOW)).monday).toBe("2026-11-23");
  expect(await codeOf(listWeek(home.buyer, null, NOW))).toBe("request.forbidden");
});

test("the homes that somebody receives in, as whom they are", async () => {
  await save(home.looper);
  expect(await listReceivedHomes(home.looper, "ambassador", NOW)).toMatchObject([
    { id: home.propertyId, isActive: true, hasSchedule: true, openSlots: 6 },
  ]);
  expect(await listReceivedHomes(home.seller, "seller", NOW)).toMatchObject([
    { id: home.propertyId, hasSchedule: false, openSlots: 0 },
  ]);
  expect(await codeOf(listReceivedHomes(home.buyer, "seller", NOW))).toBe("request.forbidden");
});

test("exceptions that are past are not saved", async () => {
  const past = { day: civilDay(new Date(NOW.getTime() - DAY)), windows: [] };
  const ahead = { day: "2026-12-01", windows: [{ startMinute: 600, endMinute: 630 }] };
  await save(home.looper, { weeksAhead: 2, noticeHours: 0, exceptions: [past, ahead] });
  expect((await findSchedule(home.looper, home.propertyId, NOW)).exceptions).toEqual([ahead]);
  expect(await starts()).toEqual(["11-24T08:00", "11-24T08:45", "11-24T09:30", "12-01T09:00"]);
});
