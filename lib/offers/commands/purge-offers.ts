import { writer } from "../../platform/db/clients.ts";
import { FORMER_BUYER, listOverOffers } from "../queries/list-over-offers.ts";

const BATCH = 200;

/**
 * Deletes the offers that are over for five years; those that a sale refers to, or an offer that stays, remain without
 * names, contacts and words. @returns how many
 */
export async function purgeOffers(now = new Date()): Promise<number> {
  let purged = 0;
  // A chain of counter-offers goes from its end: each pass frees those that were answered by what it deleted.
  for (;;) {
    const deleted = await purgeOnce(now, false);
    purged += deleted;
    if (deleted === 0) break;
  }
  return purged + (await purgeOnce(now, true));
}

/** One pass over those that are referred to, or those that are not. @returns how many */
async function purgeOnce(now: Date, referredTo: boolean): Promise<number> {
  let purged = 0;
  let after = "";
  for (;;) {
    const offers = await listOverOffers(now, after, BATCH);
    const ids = offers.filter((each) => each.isReferredTo === referredTo).map(({ id }) => id);
    const where = { id: { in: ids } };
    const { count } = await writer().$transaction((tx) =>
      referredTo
        ? tx.offer.updateMany({
            where,
            data: {
              buyerName: FORMER_BUYER,
              buyerEmail: "",
              buyerPhone: "",
              message: null,
              conditions: null,
              fileSharedAt: null,
            },
          })
        : tx.offer.deleteMany({ where: { ...where, sale: null, counter: null } }),
    );
    purged += count;
    const last = offers.at(-1);
    if (offers.length < BATCH || !last) return purged;
    after = last.id;
  }
}
