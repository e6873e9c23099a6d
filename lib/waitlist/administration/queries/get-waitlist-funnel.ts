import { type AliasableExpression, expressionBuilder } from "kysely";
import { civilDay } from "../../../kernel/time.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { daysOf, largestSources, type Period, totalFunnel } from "../rules.ts";
import type { FunnelView } from "../views.ts";
import { originOf } from "./entry-expressions.ts";

interface Day {
  from: Date;
  to: Date;
}

const createdAt = expressionBuilder<{ e: Models["WaitlistEntry"] }, "e">().ref("e.createdAt");

/**
 * The place of the day, among days that follow each other, on which an entry was made. Halved again and again: no
 * database knows the days of Paris, and each row is compared with a few of their bounds.
 */
function placeAmong(days: readonly Day[], first = 0): AliasableExpression<number> {
  const eb = expressionBuilder<Models, never>();
  const half = Math.floor(days.length / 2);
  const middle = days[half];
  if (days.length < 2 || middle === undefined) return eb.lit(first);
  return eb
    .case()
    .when(createdAt, "<", toDbInstant(middle.from))
    .then(placeAmong(days.slice(0, half), first))
    .else(placeAmong(days.slice(half), first + half))
    .end();
}

/** Who subscribed on some days that follow each other, by the place of the day and by source, and how far they came. */
async function readFunnels(days: readonly Day[]) {
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const subscribed = reads()
    .selectFrom("WaitlistEntry as e")
    .select(["e.confirmedAt", "e.invitedAt", "e.joinedAt"])
    .select([originOf().as("source"), placeAmong(days).as("place")])
    .where("e.createdAt", ">=", toDbInstant(first.from))
    .where("e.createdAt", "<", toDbInstant(last.to));
  return reads()
    .selectFrom(subscribed.as("e"))
    .select(["e.place", "e.source"])
    .select(({ fn }) => [
      fn.countAll<number>().as("subscribed"),
      fn
        .countAll<number>()
        .filterWhere(({ eb, or }) =>
          or([eb("e.confirmedAt", "is not", null), eb("e.joinedAt", "is not", null)]),
        )
        .as("confirmed"),
      fn.count<number>("e.invitedAt").as("invited"),
      fn.count<number>("e.joinedAt").as("joined"),
      fn.count<number>("e.joinedAt").filterWhere("e.invitedAt", "is not", null).as("joinedInvited"),
    ])
    .groupBy(["e.place", "e.source"])
    .execute();
}

/**
 * Who subscribed in the days up to today, by day in Paris and by source, and how far each came
 * since. With a source, the days are of that one.
 * @throws {DomainError} request.forbidden
 */
export async function getWaitlistFunnel(
  actor: Actor,
  { period, source }: { period: Period; source: string | null },
  now = new Date(),
): Promise<FunnelView> {
  authorize(actor, "waitlist.manage");
  const periodDays = daysOf(civilDay(now), period);
  const found = await readFunnels(periodDays);
  const shown = found.filter((each) => source === null || each.source === source);
  const days = periodDays.map(({ day }, place) => ({
    ...totalFunnel(shown.filter((each) => each.place === place)),
    day,
  }));
  const sources = largestSources(found.map(({ place: _place, ...funnel }) => funnel));
  return { period, source, days, total: totalFunnel(days), sources };
}
