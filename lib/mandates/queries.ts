import type { Expression } from "kysely";
import { reads } from "../platform/db/read.ts";

/** What a property is, to those who read its mandate. */
interface PropertyColumns {
  id: Expression<string>;
  status: Expression<string>;
}

/** The number of a property's mandate in force; of what is sold the last one, which may have ended with the sale. */
export const mandateNumberOf = ({ id, status }: PropertyColumns) =>
  reads()
    .selectFrom("Mandate as last")
    .select((eb) => eb.fn.max("last.number").as("number"))
    .where("last.propertyId", "=", id)
    .where((eb) => eb.or([eb("last.endedAt", "is", null), eb(status, "=", "sold")]));
