import { HOUR_MS, msAfter } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { findCandidates } from "../queries/find-candidates.ts";
import { listOpenOffers, type OpenOffer } from "../queries/list-open-offers.ts";
import { isOver, remindedAtOf } from "../rules.ts";
import { endOffer } from "./end-offer.ts";
import { notifyOfOffer } from "./notify-lead.ts";
import { passOnLead } from "./pass-on-lead.ts";

const BATCH = 100;
/** Of a minute: those that are due later come in the next ones. */
const MOST_REMINDED = 5_000;
/** One working hour before an offer is due can be the evening before. */
const LONGEST_NOTICE_MS = 14 * HOUR_MS;

/** Ends what nobody answered in time: its looper is notified, and the lead goes on. */
async function expire({ lead, offer }: OpenOffer, now: Date): Promise<boolean> {
  const candidates = await findCandidates(lead.id, now);
  return writer().$transaction(async (tx) => {
    // Somebody answered meanwhile, the team took it, or another process was first.
    if ((await tx.leadOffer.count({ where: { id: offer.id, endedAt: null } })) === 0) return false;
    const ended = await endOffer(tx, lead.id, "expired", now);
    if (ended === null) return false;
    await notifyOfOffer(tx, "lead.missed", lead, ended, now);
    await passOnLead(tx, lead, candidates, now);
    return true;
  });
}

/** Ends the offers whose four working hours are over. @returns how many */
export async function expireOffers(now = new Date()): Promise<number> {
  let expired = 0;
  for (;;) {
    const due = await listOpenOffers({ dueBefore: now, limit: BATCH });
    for (const each of due) if (await expire(each, now)) expired += 1;
    if (due.length < BATCH) return expired;
  }
}

/** Reminds loopers of the offers that have an hour left: once an offer. @returns how many */
export async function remindOfOffers(now = new Date()): Promise<number> {
  const soon = await listOpenOffers({
    dueBefore: msAfter(now, LONGEST_NOTICE_MS),
    toRemind: true,
    limit: MOST_REMINDED,
  });
  let reminded = 0;
  for (const { lead, offer } of soon) {
    if (isOver(offer, now) || remindedAtOf(offer.offeredAt, lead.communeCode) > now) continue;
    await writer().$transaction(async (tx) => {
      const { count } = await tx.leadOffer.updateMany({
        where: { id: offer.id, endedAt: null, remindedAt: null },
        data: { remindedAt: now },
      });
      if (count === 0) return;
      await notifyOfOffer(tx, "lead.expiring", lead, offer, now);
      reminded += 1;
    });
  }
  return reminded;
}
