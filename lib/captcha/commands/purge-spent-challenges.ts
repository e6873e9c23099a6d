import { writer } from "../../platform/db/clients.ts";

/** Forgets the spent challenges that nobody can answer any more. */
export async function purgeSpentChallenges(now = new Date()): Promise<void> {
  await writer().$transaction((tx) =>
    tx.spentChallenge.deleteMany({ where: { expiresAt: { lt: now } } }),
  );
}
