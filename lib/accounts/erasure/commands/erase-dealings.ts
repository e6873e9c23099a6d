import type { Candidates } from "../../../leads/views.ts";
import { endContract } from "../../../looper-charges/commands/end-contract.ts";
import { leaveEverything } from "../../../looper-charges/commands/leave-everything.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { eraseOffers } from "./erase-offers.ts";
import { eraseQuality } from "./erase-quality.ts";
import { eraseQuotes } from "./erase-quotes.ts";
import { eraseVisits } from "./erase-visits.ts";

/**
 * What the person did with others: it stays, without who it was. A looper leaves first, as who leaves the network.
 * @param candidates as `listCandidatesAfter` read them before this transaction
 */
export async function eraseDealings(
  tx: Transaction,
  userId: string,
  candidates: Candidates,
  now: Date,
): Promise<void> {
  await leaveEverything(tx, { looperId: userId, name: null }, candidates, null, now);
  await eraseVisits(tx, userId, now);
  await eraseQuality(tx, userId);
  await eraseOffers(tx, userId, now);
  await eraseQuotes(tx, userId, now);
  // What was wrong with a listing stays known; who reported it, and in which words, does not.
  await tx.listingReport.updateMany({
    where: { reporterId: userId },
    data: { reporterId: null, email: null, text: "" },
  });
  await tx.conversationReport.updateMany({ where: { reporterId: userId }, data: { text: "" } });
  // What one wrote to the team; what one had goes to the others.
  await tx.taskComment.deleteMany({ where: { authorId: userId } });
  await tx.taskClaim.deleteMany({ where: { ownerId: userId } });
  await eraseLooper(tx, userId, now);
}

/** A looper is that of no home any more, sold ones included. One who was paid keeps the papers that allowed it. */
async function eraseLooper(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.property.updateMany({ where: { ambassadorId: userId }, data: { ambassadorId: null } });
  await tx.quizAttempt.deleteMany({ where: { userId } });
  await tx.looperPaper.deleteMany({ where: { looperId: userId } });
  // Their PDFs go with the person's documents.
  await tx.continuingTraining.deleteMany({ where: { looperId: userId } });
  // What was signed is evidence, as mandates are, and ends.
  await endContract(tx, userId, now);
  const paid = await tx.commissionEntry.count({ where: { ambassadorId: userId } });
  if (paid === 0) await tx.ambassadorProfile.deleteMany({ where: { userId } });
  else
    await tx.ambassadorProfile.updateMany({
      where: { userId },
      data: { weeklyHours: null, workPhone: null },
    });
}
