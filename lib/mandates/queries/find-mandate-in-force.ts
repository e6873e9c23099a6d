import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { CoveringMandate } from "../coverage.ts";
import { NAMES_COLUMNS, namesOf } from "../names.ts";
import { inForceTerms } from "../rules.ts";

interface ReadMandate {
  number: number;
  signedAt: Date;
  withdrawalEndsOn: string;
}

/** The mandate in force of a property, with the terms of its last amendment; null without one. */
export async function findMandateInForce(
  propertyId: string,
): Promise<(CoveringMandate & ReadMandate) | null> {
  const row = await reads()
    .selectFrom("Mandate")
    .select(["number", "priceCents", "tier", "feeCents", "signedAt"])
    .select(["withdrawalEndsOn", "withdrawalEndsAt", "expressRequestAt"])
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
    withdrawalEndsAt: fromDbInstant(row.withdrawalEndsAt),
    expressRequestAt: fromDbInstant(row.expressRequestAt),
    names: namesOf(row),
    ...inForceTerms(row, amendment ?? null),
  };
}
