import { BRIEF_COLUMNS } from "../../../listings/brief.ts";
import { reads } from "../../../platform/db/read.ts";

/** A home of one's own. */
export const ownHome = (id: string, sellerId: string) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .select(BRIEF_COLUMNS)
    .where("p.id", "=", id)
    .where("p.sellerId", "=", sellerId);
