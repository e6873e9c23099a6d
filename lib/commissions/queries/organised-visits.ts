import { toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";

/**
 * The visits that loopers organised, as `o`: a line of the ledger each. Whatever says how many a looper has counts these,
 * so that a seller who chooses among loopers reads the figure of their dashboards.
 */
export const organisedVisits = (now: Date) =>
  reads()
    .selectFrom("CommissionEntry as o")
    .where("o.event", "=", literal("visit_organised"))
    .where("o.occurredAt", "<=", toDbInstant(now));
