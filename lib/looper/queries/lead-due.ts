import type { ExpressionBuilder } from "kysely";
import type { Models } from "../../platform/db/generated/kysely/models.ts";

/** A read of leads, as `l`. */
export type OfLead = ExpressionBuilder<Models & { l: Models["Lead"] }, "l">;

/** Until when the looper is to accept it; null once it is theirs. */
export const dueAtOf = (eb: OfLead) =>
  eb
    .selectFrom("LeadOffer as d")
    .select("d.dueAt")
    .whereRef("d.leadId", "=", "l.id")
    .whereRef("d.looperId", "=", "l.ambassadorId")
    .where("d.endedAt", "is", null)
    .$asScalar()
    .as("dueAt");
