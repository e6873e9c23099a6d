import { civilDay } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { arePapersInOrder } from "../../policy/looper-papers.ts";

/**
 * Whether somebody is a looper in force now, and with the same papers still on the day of each of these instants,
 * as a command reads it in its transaction.
 */
export async function isLooperInForce(
  tx: Transaction,
  userId: string,
  instants: readonly [now: Date, ...later: Date[]],
): Promise<boolean> {
  const grant = await tx.roleGrant.findFirst({
    where: { userId, role: "ambassador", status: "active", user: { erasedAt: null } },
    select: { user: { select: { ambassador: true } } },
  });
  const profile = grant?.user.ambassador;
  if (!profile) return false;
  const papers = { ...profile, trained: profile.trainedAt !== null };
  return instants.every((instant) => arePapersInOrder(papers, civilDay(instant)));
}
