import type { Actor } from "../../../accounts/sessions/queries.ts";
import { civilDay } from "../../../kernel/time.ts";
import { authorize } from "../../../policy/can.ts";
import { toDbInstant } from "../../../server/db/instants.ts";
import { preparedRead } from "../../../server/db/raw.ts";
import { daysOf, everyDay, type Funnel, type Period, remainder, totalFunnel } from "../rules.ts";
import { FUNNEL_OF, SOURCE_OF } from "../sql.ts";
import type { FunnelView, SourceView } from "../views.ts";

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

/** The days come as [day, from, to]: SQLite knows no time zone. */
const byDay = preparedRead<{ days: string; source: string | null }, Funnel & { day: string }>(
  `SELECT j.value ->> 0 AS day, ${FUNNEL_OF}
   FROM json_each(:days) j CROSS JOIN WaitlistEntry e INDEXED BY WaitlistEntry_listed
     ON e.createdAt >= j.value ->> 1 AND e.createdAt < j.value ->> 2
   WHERE :source IS NULL OR ${SOURCE_OF} = :source
   GROUP BY j.key`,
);

/** Anybody can make a campaign up: only the largest are named. */
const SHOWN_SOURCES = 8;

const bySource = preparedRead<
  { from: string; to: string; limit: number },
  Funnel & { source: string }
>(
  `SELECT ${SOURCE_OF} AS source, ${FUNNEL_OF}
   FROM WaitlistEntry e INDEXED BY WaitlistEntry_listed
   WHERE e.createdAt >= :from AND e.createdAt < :to
   GROUP BY 1 ORDER BY subscribed DESC, source LIMIT :limit`,
);

const inPeriod = preparedRead<{ from: string; to: string }, Funnel>(
  `SELECT ${FUNNEL_OF} FROM WaitlistEntry e INDEXED BY WaitlistEntry_listed
   WHERE e.createdAt >= :from AND e.createdAt < :to`,
);

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
  const asked = daysOf(civilDay(now), period);
  const bounds = asked.map(({ day, from, to }) => [day, toDbInstant(from), toDbInstant(to)]);
  const days = everyDay(
    asked.map(({ day }) => day),
    byDay().all({ days: JSON.stringify(bounds), source }),
  );
  const total = totalFunnel(days);
  const range = { from: bounds.at(0)?.[1] ?? "", to: bounds.at(-1)?.[2] ?? "" };
  const sources: SourceView[] = bySource().all({ ...range, limit: SHOWN_SOURCES + 1 });
  const whole = source === null ? total : (inPeriod().get(range) ?? total);
  return { period, source, days, total, sources: withRest(sources, whole) };
}

/** The largest sources, and the others in one. */
function withRest(sources: readonly SourceView[], whole: Funnel): SourceView[] {
  if (sources.length <= SHOWN_SOURCES) return [...sources];
  const shown = sources.slice(0, SHOWN_SOURCES);
  const rest = remainder(whole, shown);
  return rest === null ? shown : [...shown, { ...rest, source: null }];
}
