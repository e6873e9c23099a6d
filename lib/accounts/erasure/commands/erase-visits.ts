import { endReceivingIn } from "../../../listings/slots/commands/end-receiving.ts";
import { endVisitsIn } from "../../../listings/withdrawal/commands/end-visits.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { ERASED_FULL_NAME, ERASED_NOTE, erasedAddress } from "../rules.ts";

/**
 * Ends the visits of somebody whose name is gone already, who visited or received, and takes away what they
 * wrote in them: that a visit took place stays.
 */
export async function eraseVisits(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.visit.updateMany({
    where: { buyerId: userId },
    data: {
      visitorName: ERASED_FULL_NAME,
      visitorEmail: erasedAddress(userId),
      visitorPhone: "",
      notes: null,
      feedbackComment: null,
    },
  });
  // What the team noted of a visit may be about its people; that it did something stays.
  await tx.visitEvent.updateMany({
    where: {
      visit: { OR: [{ buyerId: userId }, { hostId: userId }, { property: { sellerId: userId } }] },
      note: { not: null },
    },
    data: { note: ERASED_NOTE },
  });
  await tx.visitEvent.updateMany({
    where: { formerHostId: userId, note: { not: null } },
    data: { note: ERASED_NOTE },
  });
  // That a visit was confirmed or denied decides about its line: the answer stays, without words.
  await tx.visitQuestion.updateMany({
    where: { visit: { buyerId: userId } },
    data: { comment: null },
  });
  await tx.visitQuestion.updateMany({
    where: { visit: { OR: [{ buyerId: userId }, { hostId: userId }] }, settledNote: { not: null } },
    data: { settledNote: "" },
  });
  await tx.visitNetworkMatch.deleteMany({
    where: { visit: { OR: [{ buyerId: userId }, { hostId: userId }] } },
  });
  const ofPerson = { OR: [{ buyerId: userId }, { hostId: userId }] };
  await endVisitsIn(tx, ofPerson, { reason: "account_closed" }, now);
  await tx.visit.updateMany({ where: { hostId: userId }, data: { meetingUrl: null } });
  await endReceivingIn(tx, { hostId: userId }, now);
  await tx.calendarFeed.deleteMany({ where: { userId } });
  await tx.visitCalendarEntry.deleteMany({ where: { userId } });
}
