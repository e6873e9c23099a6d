import { expressionBuilder } from "kysely";
import type { Models } from "../platform/db/generated/kysely/models.ts";
import { fromDbInstant } from "../platform/db/instants.ts";
import { reads } from "../platform/db/read.ts";
import type { CoveringMandate } from "./coverage.ts";
import { NAMES_COLUMNS, namesOf } from "./names.ts";
import { inForceTerms } from "./rules.ts";

/** The names by which reads join a property's mandate: for `MANDATE_FIELDS` (sql.ts). */
interface Joined {
  p: Models["Property"];
  m: Models["Mandate"];
  ma: Models["MandateAmendment"];
}

/**
 * Joins `Mandate as m` to `Property as p`: the one in force; of what is sold the one under which it was, which ended
 * with the sale or is open.
 */
export function isMandateOfHome() {
  const eb = expressionBuilder<Models & Joined, keyof Joined>();
  const number = reads()
    .selectFrom("Mandate as last")
    .select(({ fn }) => fn.max("last.number").as("number"))
    .where("last.propertyId", "=", eb.ref("p.id"))
    .where((last) =>
      last.or([
        last("last.endedAt", "is", null),
        last.and([eb("p.status", "=", "sold"), last("last.endedAt", ">=", eb.ref("p.soldAt"))]),
      ]),
    );
  return eb("m.number", "=", number);
}

/** Joins `MandateAmendment as ma` to `Mandate as m`: its last one, which is in force. */
export function isLastAmendment() {
  const eb = expressionBuilder<Models & Joined, keyof Joined>();
  const position = reads()
    .selectFrom("MandateAmendment as lastAmendment")
    .select(({ fn }) => fn.max("lastAmendment.position").as("position"))
    .where("lastAmendment.mandateNumber", "=", eb.ref("m.number"));
  return eb.and([
    eb("ma.mandateNumber", "=", eb.ref("m.number")),
    eb("ma.position", "=", position),
  ]);
}

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
