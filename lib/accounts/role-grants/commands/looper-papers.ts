import { listPapers } from "../../../content/paper-names.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay } from "../../../kernel/time.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { type LooperPapers, papersOn, unmetPapers } from "../../../policy/looper-papers.ts";
import { DECISIONS } from "../copy.ts";

/** @throws {DomainError} role.papers-incomplete, which names what is missing or lapsed. */
export async function requireLooperPapers(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  const unmet = unmetPapers(papersOn(await looperPapersOf(tx, userId), civilDay(now)));
  if (unmet.length === 0) return;
  throw new DomainError("role.papers-incomplete", { grantId: DECISIONS.unmet(listPapers(unmet)) });
}

export async function looperPapersOf(tx: Transaction, userId: string): Promise<LooperPapers> {
  const profile = await tx.ambassadorProfile.findUnique({ where: { userId } });
  return {
    trained: Boolean(profile?.trainedAt),
    rsacNumber: profile?.rsacNumber ?? null,
    attestationExpiresOn: profile?.attestationExpiresOn ?? null,
    insuranceExpiresOn: profile?.insuranceExpiresOn ?? null,
    identityExpiresOn: profile?.identityExpiresOn ?? null,
  };
}
