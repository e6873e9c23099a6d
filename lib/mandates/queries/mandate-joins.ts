import { expressionBuilder } from "kysely";
import type { Models } from "../../platform/db/generated/kysely/models.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";

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
        last.and([
          eb("p.status", "=", literal("sold")),
          last("last.endedAt", ">=", eb.ref("p.soldAt")),
        ]),
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

/** How many gave the mandate that is joined as `Mandate as m` beside the person with the account. */
export function otherParties() {
  const eb = expressionBuilder<Models & Joined, keyof Joined>();
  return reads()
    .selectFrom("MandateParty as other")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("other.mandateNumber", "=", eb.ref("m.number"))
    .where("other.position", ">", 1);
}
