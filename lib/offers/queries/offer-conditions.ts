import { expressionBuilder } from "kysely";
import type { Models } from "../../platform/db/generated/kysely/models.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";

/* Conditions of reads that have `Offer as o`. */

const offer = () => expressionBuilder<Models & { o: Models["Offer"] }, "o">();

/** Whether it is under way, as `stateOf` has it: what every list and figure of pending offers counts. */
export function isOfferOpen(now: Date) {
  const eb = offer();
  return eb.and([
    eb("o.status", "=", literal("pending")),
    eb("o.expiresAt", ">", toDbInstant(now)),
  ]);
}

/** Whether nobody answered it in time, as `stateOf` has it. */
export function isOfferOver(now: Date) {
  const eb = offer();
  return eb.and([
    eb("o.status", "=", literal("pending")),
    eb("o.expiresAt", "<=", toDbInstant(now)),
  ]);
}

/** Whether it is the seller's: a counter-offer to its buyer's. */
export function isOfferOfSeller() {
  const eb = offer();
  return eb("o.authorId", "<>", eb.ref("o.buyerId"));
}
