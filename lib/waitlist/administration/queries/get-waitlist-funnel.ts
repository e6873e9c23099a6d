import { civilDay } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { daysOf, FUNNEL_STEPS, largestSources, type Period, totalFunnel } from "../rules.ts";
import { FUNNEL_OF, SOURCE_OF } from "../sql.ts";
import type { FunnelView } from "../views.ts";

/**
 * Days come as [day, from, to], for SQLite knows no time zone; each is grouped by itself, which spares
 * the sort of them all. What comes back is [source, …STEPS] of each source of the day.
 */
const byDay = preparedRead<{ days: string }, { sources: string }>(
  `SELECT (SELECT json_group_array(json_array(source, ${FUNNEL_STEPS.join(", ")}))
     FROM (SELECT ${SOURCE_OF} AS source, ${FUNNEL_OF}
       FROM WaitlistEntry e INDEXED BY WaitlistEntry_listed
       WHERE e.createdAt >= j.value ->> 1 AND e.createdAt < j.value ->> 2
       GROUP BY 1)) AS sources
   FROM json_each(:days) j ORDER BY j.key`,
);

type SourceRow = [source: string, ...steps: [number, number, number, number, number]];

function toFunnel([source, subscribed, confirmed, invited, joined, joinedInvited]: SourceRow) {
  return { source, subscribed, confirmed, invited, joined, joinedInvited };
}

/**
 * Who subscribed in the days up to today, by day in Paris and by source, and how far each came
 * since. With a source, the days are of that one.
 * @throws {DomainError} request.forbidden
 */
export function getWaitlistFunnel(
  actor: Actor,
  { period, source }: { period: Period; source: string | null },
  now = new Date(),
): FunnelView {
  authorize(actor, "waitlist.manage");
  const periodDays = daysOf(civilDay(now), period);
  const bounds = periodDays.map(({ day, from, to }) => [day, toDbInstant(from), toDbInstant(to)]);
  const found = byDay()
    .all({ days: JSON.stringify(bounds) })
    .map(({ sources }) => (JSON.parse(sources) as SourceRow[]).map(toFunnel));
  const days = periodDays.map(({ day }, index) => {
    const shown = found[index]?.filter((each) => source === null || each.source === source);
    return { ...totalFunnel(shown ?? []), day };
  });
  return { period, source, days, total: totalFunnel(days), sources: largestSources(found.flat()) };
}
