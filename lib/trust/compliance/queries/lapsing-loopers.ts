import { reads } from "../../../platform/db/read.ts";
import { type EndingPaper, PAPER_ENDS } from "../../../policy/looper-papers.ts";
import { grantInForce } from "../../loopers/queries/grant-in-force.ts";

/** Whose paper of a kind ends by a civil day. */
const endsBy = (paper: EndingPaper, day: string) =>
  reads()
    .selectFrom("AmbassadorProfile as e")
    .select("e.userId")
    .where(`e.${PAPER_ENDS[paper]}`, "<=", day);

/**
 * Loopers in force, `AmbassadorProfile as p`, whose papers end by a civil day. Each date is looked up in its own index:
 * with a condition that joins three, SQLite reads the whole table.
 */
export const lapsingLoopers = (day: string) =>
  reads()
    .selectFrom("AmbassadorProfile as p")
    .where(
      "p.userId",
      "in",
      endsBy("identity", day)
        .unionAll(endsBy("attestation", day))
        .unionAll(endsBy("insurance", day)),
    )
    .where((eb) => eb.exists(grantInForce(eb.ref("p.userId")).select("g.id")));
