import type { Expression } from "kysely";
import type { StoredInstant } from "../platform/db/instants.ts";
import { reads } from "../platform/db/read.ts";

/** What a property is, to those who read its mandate. */
interface PropertyColumns {
  id: Expression<string>;
  status: Expression<string>;
  soldAt: Expression<StoredInstant | null>;
}

/**
 * The number of a property's mandate in force; of what is sold the one under which it was, which ended with the
 * sale or is open.
 */
export const mandateNumberOf = ({ id, status, soldAt }: PropertyColumns) =>
  reads()
    .selectFrom("Mandate as last")
    .select((eb) => eb.fn.max("last.number").as("number"))
    .where("last.propertyId", "=", id)
    .where((eb) =>
      eb.or([
        eb("last.endedAt", "is", null),
        eb.and([eb(status, "=", "sold"), eb("last.endedAt", ">=", soldAt)]),
      ]),
    );

/** The position of a mandate's last amendment, which is the one in force; null where it has none. */
export const lastAmendmentOf = (mandateNumber: Expression<number | null>) =>
  reads()
    .selectFrom("MandateAmendment as lastAmendment")
    .select((eb) => eb.fn.max("lastAmendment.position").as("position"))
    .where("lastAmendment.mandateNumber", "=", mandateNumber);
