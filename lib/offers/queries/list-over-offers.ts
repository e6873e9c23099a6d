import { endedBefore, lastDayOver } from "../../kernel/retention.ts";
import { civilDay } from "../../kernel/time.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";

/** What stands for the name of somebody who offered too long ago to be known. */
export const FORMER_BUYER = "Acquéreur";

/** An offer that goes, and whether a sale or another offer that stays refers to it. */
export interface OverOffer {
  id: string;
  isReferredTo: boolean;
}

/**
 * The offers that were decided, or could be accepted for the last time, so long ago that they go, and the sale that
 * came of them too. Those that answer another one come before it.
 */
export async function listOverOffers(
  now: Date,
  after: string,
  limit: number,
): Promise<OverOffer[]> {
  const before = toDbInstant(endedBefore("dealings", now));
  const rows = await reads()
    .selectFrom("Offer as o")
    .leftJoin("Sale as s", "s.offerId", "o.id")
    .leftJoin("Offer as x", "x.answersId", "o.id")
    .select((eb) => [
      "o.id",
      eb.or([eb("s.id", "is not", null), eb("x.id", "is not", null)]).as("isReferredTo"),
    ])
    .where("o.id", ">", after)
    .where("o.createdAt", "<", before)
    .where("o.expiryDate", "<=", lastDayOver("dealings", civilDay(now)))
    .where((eb) => eb.or([eb("o.decidedAt", "is", null), eb("o.decidedAt", "<", before)]))
    .where((eb) =>
      eb.or([
        eb("s.id", "is", null),
        eb.and([eb("s.endedAt", "is not", null), eb("s.endedAt", "<", before)]),
      ]),
    )
    .where("o.buyerName", "<>", FORMER_BUYER)
    .orderBy("o.id")
    .limit(limit)
    .execute();
  return rows.map(({ id, isReferredTo }) => ({ id, isReferredTo: Boolean(isReferredTo) }));
}
