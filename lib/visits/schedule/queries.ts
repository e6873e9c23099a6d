import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { civilDay } from "../../kernel/time.ts";
import { listHostSlots } from "../../listings/slots/queries/list-host-slots.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import { type DayException, SCHEDULE_DEFAULTS, toExceptions, type WeeklyRule } from "./rules.ts";
import type { ReceivedHome, ScheduleView } from "./views.ts";

/** Homes that are visited, or may be soon, of which the person is the seller or the looper. */
const homesOf = (userId: string) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["p.id", "p.title", "c.name as city", "p.status", "p.sellerId", "p.ambassadorId"])
    .where("p.status", "in", ["draft", "in_review", "active", "under_offer", "paused"])
    .where((eb) => eb.or([eb("p.sellerId", "=", userId), eb("p.ambassadorId", "=", userId)]));

/**
 * The homes that the person receives visitors in, those for sale first.
 * @param viewpoint as whom: the seller's own, or those that the looper takes care of
 * @throws {DomainError} request.forbidden
 */
export async function listReceivedHomes(
  actor: Actor,
  viewpoint: "seller" | "ambassador",
  now = new Date(),
): Promise<ReceivedHome[]> {
  authorize(actor, viewpoint === "seller" ? "selling.read" : "looping.read");
  const { userId } = actor;
  const column = viewpoint === "seller" ? "p.sellerId" : "p.ambassadorId";
  const homes = await homesOf(userId).where(column, "=", userId).orderBy("p.createdAt").execute();
  const schedules = await reads()
    .selectFrom("VisitSchedule")
    .select("propertyId")
    .where("hostId", "=", userId)
    .execute();
  const slots = await listHostSlots(userId, now);
  const received = homes.map(({ id, title, city, status }) => ({
    id,
    title,
    city,
    isActive: status === "active",
    hasSchedule: schedules.some(({ propertyId }) => propertyId === id),
    openSlots: slots.filter(({ property }) => property.id === id).length,
  }));
  return received.sort((a, b) => Number(b.isActive) - Number(a.isActive));
}

/**
 * The person's schedule in a home, or what a new one starts from.
 * @throws {DomainError} listing.not-found for a home that is not theirs to show
 */
export async function findSchedule(
  actor: Actor,
  propertyId: string,
  now = new Date(),
): Promise<ScheduleView> {
  const { userId } = actor;
  const home = isId(propertyId)
    ? await homesOf(userId).where("p.id", "=", propertyId).executeTakeFirst()
    : undefined;
  if (!home) throw new DomainError("listing.not-found");
  if (!can(actor, home.sellerId === userId ? "selling.read" : "looping.read"))
    throw new DomainError("listing.not-found");
  const schedule = await reads()
    .selectFrom("VisitSchedule")
    .selectAll()
    .where("propertyId", "=", propertyId)
    .where("hostId", "=", userId)
    .executeTakeFirst();
  const { rules, exceptions } = schedule
    ? await timesOf(schedule.id, civilDay(now))
    : { rules: [], exceptions: [] };
  const slots = await listHostSlots(userId, now);
  const open = slots.filter(({ property }) => property.id === propertyId);
  const dayAt = (index: number) => {
    const slot = open.at(index);
    return slot === undefined ? null : civilDay(slot.startsAt);
  };
  const terms = schedule ?? SCHEDULE_DEFAULTS;
  return {
    property: { id: home.id, title: home.title, city: home.city },
    isSaved: schedule !== undefined,
    rules,
    exceptions,
    durationMinutes: terms.durationMinutes,
    bufferMinutes: terms.bufferMinutes,
    noticeHours: terms.noticeHours,
    dailyCap: terms.dailyCap,
    weeksAhead: terms.weeksAhead,
    physical: Boolean(terms.physical),
    virtual: Boolean(terms.virtual),
    open: { count: open.length, first: dayAt(0), last: dayAt(-1) },
  };
}

async function timesOf(
  scheduleId: string,
  today: string,
): Promise<{ rules: WeeklyRule[]; exceptions: DayException[] }> {
  const rules = await reads()
    .selectFrom("VisitScheduleRule")
    .select(["weekday", "startMinute", "endMinute"])
    .where("scheduleId", "=", scheduleId)
    .orderBy("weekday")
    .orderBy("startMinute")
    .execute();
  const exceptions = await reads()
    .selectFrom("VisitScheduleException")
    .select(["day", "startMinute", "endMinute"])
    .where("scheduleId", "=", scheduleId)
    .where("day", ">=", today)
    .orderBy("day")
    .orderBy("startMinute")
    .execute();
  return { rules, exceptions: toExceptions(exceptions) };
}
