import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { CoveringMandate } from "../coverage.ts";
import { NAMES_COLUMNS, namesOf } from "../names.ts";
import { inForceTerms } from "../rules.ts";

/** The mandate in force of a property, with the terms of its last amendment; null without one. */
export async function findMandateInForce(
  propertyId: string,
): Promise<(CoveringMandate & { number: number; signedAt: Date }) | null> {
  const row = await reads()
    .selectFrom("Mandate")
    .select(["number", "priceCents", "tier", "feeCents", "signedAt"])
    .select(["withdrawalEndsOn", "expressRequestAt"])
    .select([...NAMES_COLUMNS])
    .where("propertyId", "=", propertyId)
    .where("endedAt", "is", null)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const amendment = await reads()
    .selectFrom("MandateAmendment")
    .select(["priceCents", "tier", "feeCents"])
    .where("mandateNumber", "=", row.number)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    number: row.number,
    signedAt: fromDbInstant(row.signedAt),
    withdrawalEndsOn: row.withdrawalEndsOn,
    expressRequestAt: fromDbInstant(row.expressRequestAt),
    names: namesOf(row),
    ...inForceTerms(row, amendment ?? null),
  };
}
