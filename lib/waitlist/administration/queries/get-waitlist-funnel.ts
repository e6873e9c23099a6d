import { civilDay } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { daysOf, largestSources, type Period, totalFunnel } from "../rules.ts";
import type { FunnelView } from "../views.ts";
import { originOf } from "./entry-expressions.ts";

/** Who subscribed between two instants, by source, and how far they came. */
function readFunnels({ from, to }: { from: Date; to: Date }) {
  const subscribed = reads()
    .selectFrom("WaitlistEntry as e")
    .select(["e.confirmedAt", "e.invitedAt", "e.joinedAt"])
    .select(originOf().as("source"))
    .where("e.createdAt", ">=", toDbInstant(from))
    .where("e.createdAt", "<", toDbInstant(to));
  return reads()
    .selectFrom(subscribed.as("e"))
    .select("e.source")
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
    .groupBy("e.source")
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
  // Day by day: no database knows the days of Paris, and the sources of one are sorted by themselves.
  const found = await Promise.all(periodDays.map(readFunnels));
  const days = periodDays.map(({ day }, index) => {
    const shown = found[index]?.filter((each) => source === null || each.source === source);
    return { ...totalFunnel(shown ?? []), day };
  });
  return { period, source, days, total: totalFunnel(days), sources: largestSources(found.flat()) };
}
