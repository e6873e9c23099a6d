import { spendSolution } from "../../captcha/commands/spend-solution.ts";
import { withSolution } from "../../captcha/commands/with-solution.ts";
import { fullName } from "../../kernel/person-name.ts";
import { countSupportRequest, mayMail } from "../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Origin } from "../../platform/request.ts";
import { listCandidatesOf } from "../queries/list-candidates-of.ts";
import type { VisitorSupport } from "../support-schemas.ts";
import { openSellerLead } from "./open-seller-lead.ts";

/**
 * Asks for a Looper's help with an estimated home without an account, for a solved captcha. Whoever typed the address may
 * not have it: the only mail that leaves by this is that no Looper takes it.
 * @throws {DomainError} estimate.not-found, request.too-many, captcha.invalid, captcha.expired,
 * captcha.code-required, captcha.spent
 */
export async function requestSupportAsVisitor(
  { token, estimateId, email, phone, ...names }: VisitorSupport,
  { origin, holderHash }: { origin: Origin; holderHash: string | null },
  now = new Date(),
): Promise<Once<{ estimateId: string }>> {
  await countSupportRequest(origin);
  const reader = { userId: null, holderHash };
  const candidates = await listCandidatesOf(estimateId, null, now);
  return withSolution({ token, origin, now }, async (solution) => {
    const written = { mayMail: await mayMail("support-mail", email, origin) };
    return onceTransaction(async (tx) => {
      await spendSolution(tx, solution, `support ${estimateId}`, now);
      const contact = { userId: null, name: fullName(names), email, phone };
      const from = { contact, ...written };
      await openSellerLead(tx, { estimateId, reader }, from, candidates, now);
      return { estimateId };
    });
  });
}
