import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { homeClock } from "../../../kernel/place.ts";
import { civilDay } from "../../../kernel/time.ts";
import { listHostSlots } from "../../../listings/slots/queries/list-host-slots.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { can } from "../../../policy/can.ts";
import { type DayException, SCHEDULE_DEFAULTS, toExceptions, type WeeklyRule } from "../rules.ts";
import type { ScheduleView } from "../views.ts";
import { receivedHomesOf } from "./list-received-homes.ts";

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
    ? await receivedHomesOf(userId).where("p.id", "=", propertyId).executeTakeFirst()
    : undefined;
  if (!home) throw new DomainError("listing.not-found");
  if (!can(actor, home.sellerId === userId ? "selling.read" : "looping.read"))
    throw new DomainError("listing.not-found");
  const clock = homeClock(home.communeCode);
  const { zone } = clock;
  const schedule = await reads()
    .selectFrom("VisitSchedule")
    .selectAll()
    .where("propertyId", "=", propertyId)
    .where("hostId", "=", userId)
    .executeTakeFirst();
  const { rules, exceptions } = schedule
    ? await timesOf(schedule.id, civilDay(now, zone))
    : { rules: [], exceptions: [] };
  const slots = await listHostSlots(userId, now);
  const open = slots.filter(({ property }) => property.id === propertyId);
  const dayAt = (index: number) => {
    const slot = open.at(index);
    return slot === undefined ? null : civilDay(slot.startsAt, zone);
  };
  const terms = schedule ?? SCHEDULE_DEFAULTS;
  return {
    property: { id: home.id, title: home.title, city: home.city, clock },
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
