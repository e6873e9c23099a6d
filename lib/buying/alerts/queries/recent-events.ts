import { daysBefore } from "../../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { type AlertLine, alertLines, type ListingEvent, PREVIEW_DAYS } from "../rules.ts";

/**
 * Most events that a preview looks at, the latest: a country's busiest week is represented by its
 * last days.
 */
const MOST_EVENTS = 5_000;

interface RecentEvent extends Omit<ListingEvent, "seq"> {
  seq: number;
  sellerId: string;
  ambassadorId: string | null;
  title: string;
  priceCents: number;
}

/** What happened over the last days to listings that are for sale now, the latest first. */
export async function recentEvents(now: Date): Promise<RecentEvent[]> {
  const rows = await reads()
    .selectFrom("ListingEvent as e")
    .innerJoin("Property as p", "p.id", "e.propertyId")
    .select(["e.seq", "e.propertyId", "e.kind", "e.at", "e.fromCents", "e.toCents"])
    .select(["p.sellerId", "p.ambassadorId", "p.title", "p.priceCents"])
    .where("e.at", ">=", toDbInstant(daysBefore(now, PREVIEW_DAYS)))
    .where("e.at", "<=", toDbInstant(now))
    .where("p.status", "=", literal("active"))
    .orderBy("e.seq", "desc")
    .limit(MOST_EVENTS)
    .execute();
  return rows.map((row) => ({ ...row, at: fromDbInstant(row.at) }));
}

export interface RecentLine extends AlertLine {
  at: Date;
}

/** The lines of the listings that a search finds, the latest first. */
export function recentLinesOf(
  events: readonly RecentEvent[],
  found: ReadonlySet<string>,
): RecentLine[] {
  const own = events.filter(({ propertyId }) => found.has(propertyId));
  const latest = new Map<string, Date>();
  for (const { propertyId, at } of own) if (!latest.has(propertyId)) latest.set(propertyId, at);
  return [...latest].flatMap(([id, at]) =>
    alertLines(
      own
        .filter(({ propertyId }) => propertyId === id)
        .map(({ title, priceCents, ...event }) => ({
          ...event,
          listing: { id, title, priceCents },
        })),
    ).lines.map((line) => ({ ...line, at })),
  );
}
