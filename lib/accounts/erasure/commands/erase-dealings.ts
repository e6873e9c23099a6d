import type { Transaction } from "../../../platform/db/clients.ts";
import { eraseOffers } from "./erase-offers.ts";
import { eraseQuotes } from "./erase-quotes.ts";
import { eraseVisits } from "./erase-visits.ts";

/** What the person did with others: it stays, without who it was. */
export async function eraseDealings(tx: Transaction, userId: string, now: Date): Promise<void> {
  await eraseVisits(tx, userId, now);
  await eraseOffers(tx, userId, now);
  await eraseQuotes(tx, userId, now);
  // What was wrong with a listing stays known; who reported it, and in which words, does not.
  await tx.listingReport.updateMany({
    where: { reporterId: userId },
    data: { reporterId: null, email: null, text: "" },
  });
  await tx.conversationReport.updateMany({ where: { reporterId: userId }, data: { text: "" } });
  await eraseLooper(tx, userId, now);
}

/** A looper follows no listing any more. One who was paid keeps the papers that allowed it. */
async function eraseLooper(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.property.updateMany({ where: { ambassadorId: userId }, data: { ambassadorId: null } });
  await tx.looperRequest.updateMany({
    where: { ambassadorId: userId, status: "pending" },
    data: { status: "declined", decidedAt: now },
  });
  await tx.looperZone.deleteMany({ where: { looperId: userId } });
  await tx.looperPause.deleteMany({ where: { looperId: userId } });
  await tx.quizAttempt.deleteMany({ where: { userId } });
  await tx.looperPaper.deleteMany({ where: { looperId: userId } });
  // Their PDFs go with the person's documents.
  await tx.continuingTraining.deleteMany({ where: { looperId: userId } });
  const paid = await tx.commissionEntry.count({ where: { ambassadorId: userId } });
  if (paid === 0) await tx.ambassadorProfile.deleteMany({ where: { userId } });
  else
    await tx.ambassadorProfile.updateMany({
      where: { userId },
      data: { weeklyHours: null, workPhone: null },
    });
}
