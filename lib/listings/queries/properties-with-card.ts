import type { Expression } from "kysely";
import { isLastAmendment, isMandateOfHome } from "../../mandates/queries/mandate-joins.ts";
import { reads } from "../../platform/db/read.ts";
import { looperInForce } from "./looper-in-force.ts";

/* What reads of several rooms begin with; each joins what it is about. */

/**
 * Properties `p` with what CARD_COLUMNS name: the commune `c`, the looper `a` who is in force on that civil day and
 * the mandate `m`, where there is one.
 */
export const propertiesWithCard = (today: string) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("User as a", (join) =>
      join
        .onRef("a.id", "=", "p.ambassadorId")
        .on((eb) => eb.exists(looperInForce(eb.ref("p.ambassadorId"), today))),
    )
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()));

/** How many visits of a property took place or have their time. */
export const visitCountOf = (propertyId: Expression<string>) =>
  reads()
    .selectFrom("Visit as v")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("v.propertyId", "=", propertyId)
    .where("v.status", "in", ["scheduled", "completed"])
    .$asScalar()
    .$notNull();
