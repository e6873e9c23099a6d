import { reads } from "../../../platform/db/read.ts";
import { grantInForce } from "../../loopers/queries/grant-in-force.ts";

/** Loopers in force, `AmbassadorProfile as p`, whose papers end by a civil day: each date has its index. */
export const lapsingLoopers = (day: string) =>
  reads()
    .selectFrom("AmbassadorProfile as p")
    .where((eb) =>
      eb.or([eb("p.attestationExpiresOn", "<=", day), eb("p.insuranceExpiresOn", "<=", day)]),
    )
    .where((eb) => eb.exists(grantInForce(eb.ref("p.userId")).select("g.id")));
