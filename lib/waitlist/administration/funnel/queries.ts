import { civilDay } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import {
  daysOf,
  FUNNEL_STEPS,
  type Funnel,
  largestSources,
  type Period,
  totalFunnel,
} from "../rules.ts";
import { FUNNEL_OF, SOURCE_OF } from "../sql.ts";
import type { FunnelView } from "../views.ts";

/** Each count along an index that has its rows and little else. */
const overall = preparedRead<object, Funnel>(
  `SELECT subscribed, confirmed + joinedUnconfirmed AS confirmed, invited, joined, joinedInvited
   FROM (SELECT
     (SELECT count(*) FROM WaitlistEntry) AS subscribed,
     (SELECT count(*) FROM WaitlistEntry WHERE referralCode IS NOT NULL) AS confirmed,
     (SELECT count(*) FROM WaitlistEntry INDEXED BY WaitlistEntry_joined
        WHERE joinedAt IS NOT NULL AND confirmedAt IS NULL) AS joinedUnconfirmed,
     (SELECT count(*) FROM WaitlistEntry WHERE waveId IS NOT NULL) AS invited,
     (SELECT count(*) FROM WaitlistEntry INDEXED BY WaitlistEntry_joined
        WHERE joinedAt IS NOT NULL) AS joined,
     (SELECT count(*) FROM WaitlistEntry INDEXED BY WaitlistEntry_joined
        WHERE joinedAt IS NOT NULL AND waveId IS NOT NULL) AS joinedInvited)`,
);

/** How far everybody came who ever subscribed. @throws {DomainError} request.forbidden */
export function countWaitlist(actor: Actor): Funnel {
  authorize(actor, "waitlist.manage");
  const row = overall().get({});
  if (!row) throw new Error("a count gives one row");
  return row;
}

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
