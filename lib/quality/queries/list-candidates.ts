import { SEARCHABLE_STATUSES } from "../../kernel/property-kinds.ts";
import { daysBefore } from "../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { literal, literals } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { HISTORY_DAYS, type PaidVisitFacts } from "../suspicions.ts";

/** The listings that are for sale on the site; no demonstration, for nobody sells that home. */
export async function listPublished(): Promise<string[]> {
  const rows = await reads()
    .selectFrom("Property")
    .select("id")
    .where("status", "in", literals(SEARCHABLE_STATUSES))
    .where("isDemonstration", "=", false)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

const paidVisits = (from: Date, until: Date) =>
  reads()
    .selectFrom("CommissionEntry as e")
    .innerJoin("Visit as v", "v.id", "e.visitId")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .leftJoin("CommissionEntry as r", "r.reversesId", "e.id")
    .leftJoin("VisitNetworkMatch as n", "n.visitId", "v.id")
    .select(["v.id", "e.ambassadorId as looperId", "v.buyerId", "v.startsAt", "v.endsAt"])
    .select(["v.completedAt", "e.occurredAt", "v.feedbackAt", "n.at as matchedAt"])
    .where("e.event", "=", literal("visit_organised"))
    .where("e.occurredAt", ">=", toDbInstant(from))
    .where("e.occurredAt", "<", toDbInstant(until))
    .where("r.id", "is", null)
    .where("p.isDemonstration", "=", false);

type PaidRow = Awaited<ReturnType<ReturnType<typeof paidVisits>["execute"]>>[number];

const factsOf = ({ id, looperId, buyerId, ...row }: PaidRow): PaidVisitFacts => ({
  ...{ id, looperId, buyerId },
  startsAt: fromDbInstant(row.startsAt),
  endsAt: fromDbInstant(row.endsAt),
  completedAt: fromDbInstant(row.completedAt ?? row.occurredAt),
  hasOpinion: row.feedbackAt !== null,
  isQuickFromOneNetwork: row.matchedAt !== null,
});

/** The visits that were paid from an instant to before another, whose line nothing took back. */
export async function listPaidVisits(from: Date, until: Date): Promise<PaidVisitFacts[]> {
  const rows = await paidVisits(from, until).orderBy("v.id").execute();
  return rows.map(factsOf);
}

/** The paid visits of the loopers of some visits, for as long as suspicions look back. */
export async function listHistory(
  visits: readonly PaidVisitFacts[],
  until: Date,
): Promise<PaidVisitFacts[]> {
  const history: PaidVisitFacts[] = [];
  for (const looperId of new Set(visits.map((each) => each.looperId))) {
    const rows = await paidVisits(daysBefore(until, HISTORY_DAYS), until)
      .where("e.ambassadorId", "=", looperId)
      .execute();
    history.push(...rows.map(factsOf));
  }
  return history;
}
