import { endedBefore } from "../../kernel/retention.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";

/** What stands for the name of somebody who visited too long ago to be known. */
export const FORMER_VISITOR = "Visiteur";

/** A visit that goes, and whether the ledger of commissions names it. */
export interface OverVisit {
  id: string;
  isPaid: boolean;
}

/** The visits whose day, and the sale to the same person that they led to, are over for so long that they go. */
export async function listOverVisits(
  now: Date,
  after: string,
  limit: number,
): Promise<OverVisit[]> {
  const before = toDbInstant(endedBefore("dealings", now));
  const rows = await reads()
    .selectFrom("Visit as v")
    .select(({ exists, selectFrom, lit }) => [
      "v.id",
      exists(
        selectFrom("CommissionEntry as e")
          .select(lit(1).as("one"))
          .whereRef("e.visitId", "=", "v.id"),
      ).as("isPaid"),
    ])
    .where("v.id", ">", after)
    .where("v.endsAt", "<", before)
    .where("v.visitorName", "<>", FORMER_VISITOR)
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom("Sale as s")
            .select(lit(1).as("one"))
            .whereRef("s.propertyId", "=", "v.propertyId")
            .whereRef("s.buyerId", "=", "v.buyerId")
            .where((eb) => eb.or([eb("s.endedAt", "is", null), eb("s.endedAt", ">=", before)])),
        ),
      ),
    )
    .orderBy("v.id")
    .limit(limit)
    .execute();
  return rows.map(({ id, isPaid }) => ({ id, isPaid: Boolean(isPaid) }));
}
