import { writer } from "../../platform/db/clients.ts";
import { FORMER_VISITOR, listOverVisits } from "../queries/list-over-visits.ts";

const BATCH = 200;

/**
 * Deletes the visits that are over for five years; those that a looper was paid for stay in the ledger, without names,
 * contacts and words. @returns how many
 */
export async function purgeVisits(now = new Date()): Promise<number> {
  let purged = 0;
  let after = "";
  for (;;) {
    const visits = await listOverVisits(now, after, BATCH);
    const ids = (paid: boolean) =>
      visits.filter(({ isPaid }) => isPaid === paid).map(({ id }) => id);
    await writer().$transaction(async (tx) => {
      await tx.visit.deleteMany({ where: { id: { in: ids(false) }, commissions: { none: {} } } });
      await tx.visit.updateMany({
        where: { id: { in: ids(true) } },
        data: {
          visitorName: FORMER_VISITOR,
          visitorEmail: "",
          visitorPhone: "",
          notes: null,
          feedbackComment: null,
          meetingUrl: null,
          checkInCode: "",
        },
      });
    });
    purged += visits.length;
    const last = visits.at(-1);
    if (visits.length < BATCH || !last) return purged;
    after = last.id;
  }
}
