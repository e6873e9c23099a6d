import { fullName } from "../../kernel/person-name.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { listCandidatesOf } from "../queries/list-candidates-of.ts";
import { openSellerLead } from "./open-seller-lead.ts";

/**
 * Asks for a Looper's help with an estimated home, for a person with an account.
 * @throws {DomainError} estimate.not-found
 */
export async function requestSupport(
  { estimateId, phone }: { estimateId: string; phone: string | null },
  holderHash: string | null,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ estimateId: string }>> {
  authorize(actor, "account.change");
  const { userId, email } = actor;
  const reader = { userId, holderHash };
  const candidates = await listCandidatesOf(estimateId, userId, now);
  return onceTransaction(async (tx) => {
    const contact = { userId, name: fullName(actor), email, phone };
    await openSellerLead(tx, { estimateId, reader }, { contact }, candidates, now);
    return { estimateId };
  });
}
