import { DomainError } from "../../kernel/errors.ts";
import {
  civilDay,
  daysAfter,
  daysBefore,
  mondayOf,
  shiftCivilDay,
  startOfCivilDay,
} from "../../kernel/time.ts";
import { listHostSlots } from "../../listings/slots/queries/list-host-slots.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import type { Actor } from "../../policy/actor.ts";
import { can } from "../../policy/can.ts";
import { isCivilDay } from "../schedule/rules.ts";
import type { WeekView } from "../views.ts";
import { visitsWithAll } from "./visit-rows.ts";
import { toVisits } from "./visit-views.ts";

const DAYS = 7;

/**
 * A week of a host, all their homes together: visits not cancelled, and slots that are free.
 * @param day any day of the week, `YYYY-MM-DD`, as an address gives it; this week for what is none
 * @throws {DomainError} request.forbidden for a person who neither sells nor is a looper
 */
export async function listWeek(actor: Actor, day: unknown, now = new Date()): Promise<WeekView> {
  if (!can(actor, "selling.read") && !can(actor, "looping.read"))
    throw new DomainError("request.forbidden");
  const monday = mondayOf(isCivilDay(day) ? day : civilDay(now));
  const next = shiftCivilDay(monday, DAYS);
  // Each home has its own days: a day more on both sides has those of all.
  const from = toDbInstant(daysBefore(startOfCivilDay(monday), 1));
  const until = toDbInstant(daysAfter(startOfCivilDay(next), 1));
  const { userId } = actor;
  const rows = await visitsWithAll()
    .where("v.hostId", "=", userId)
    .where("v.status", "!=", literal("cancelled"))
    .where("v.startsAt", ">=", from)
    .where("v.startsAt", "<", until)
    .orderBy("v.startsAt")
    .execute();
  const visits = await toVisits(
    rows,
    userId,
    ({ sellerId }) => (sellerId === userId ? "seller" : "ambassador"),
    now,
  );
  // What is not for sale can't be booked.
  const slots = (await listHostSlots(userId, now)).filter(({ property }) => property.isActive);
  const days = Array.from({ length: DAYS }, (_, index) => shiftCivilDay(monday, index));
  return {
    monday,
    previous: shiftCivilDay(monday, -DAYS),
    next,
    days: days.map((each) => ({
      day: each,
      visits: visits.filter(
        ({ startsAt, property }) => civilDay(startsAt, property.clock.zone) === each,
      ),
      slots: slots.filter(
        ({ startsAt, property }) => civilDay(startsAt, property.clock.zone) === each,
      ),
    })),
  };
}
