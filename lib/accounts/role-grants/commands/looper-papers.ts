import { listNeeds } from "../../../content/paper-names.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay } from "../../../kernel/time.ts";
import { contractInForce } from "../../../looper-charges/contract-in-force.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { type LooperPapers, unmetNeeds } from "../../../policy/looper-papers.ts";
import { DECISIONS } from "../copy.ts";

/**
 * What a grant takes, and a reinstatement: the papers, a zone with a commune, the hours a week, a signed contract.
 * @throws {DomainError} role.papers-incomplete, which names what is missing or lapsed
 */
export async function requireGrantNeeds(tx: Transaction, userId: string, now: Date): Promise<void> {
  const profile = await tx.ambassadorProfile.findUnique({ where: { userId } });
  const readiness = {
    zoneCommunes: await tx.looperZoneCommune.count({ where: { looperId: userId } }),
    weeklyHours: profile?.weeklyHours ?? null,
    hasContract: (await tx.agencyContract.count({ where: contractInForce(userId) })) > 0,
  };
  const unmet = unmetNeeds(await looperPapersOf(tx, userId), readiness, civilDay(now));
  if (unmet.length === 0) return;
  throw new DomainError("role.papers-incomplete", { grantId: DECISIONS.unmet(listNeeds(unmet)) });
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
