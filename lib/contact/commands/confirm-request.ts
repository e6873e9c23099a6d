import { DomainError } from "../../kernel/errors.ts";
import { countNetworkTry } from "../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Origin } from "../../platform/request.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { openRequest } from "./open-request.ts";

/**
 * Puts what somebody wrote without an account in the team's queue, once: by the link of their mail, which shows that the
 * address is theirs. The thread belongs to the account of that address, where there is one. Done before, nothing happens.
 * @throws {DomainError} account.link-spent, request.too-many; contact.too-many-open, where the link stays
 */
export async function confirmRequest(
  { jeton }: { jeton: string },
  origin: Origin,
  now = new Date(),
): Promise<Once<{ requestId: string }>> {
  await countNetworkTry(origin);
  const hash = tokenHash(jeton);
  return onceTransaction(async (tx) => {
    const confirmed = await tx.contactRequest.findUnique({
      where: { tokenHash: hash },
      select: { id: true },
    });
    if (confirmed) return { requestId: confirmed.id };
    const waiting = { tokenHash: hash, expiresAt: { gt: now } };
    const pending = await tx.pendingContact.findFirst({ where: waiting });
    const { count } = await tx.pendingContact.deleteMany({ where: waiting });
    if (!pending || count === 0) throw new DomainError("account.link-spent");
    const { topic, content, propertyId, name, email, emailNormalized } = pending;
    const holder = await tx.user.findFirst({
      where: { emailNormalized, erasedAt: null, emailConfirmedAt: { not: null } },
      select: { id: true },
    });
    const person = { userId: holder?.id ?? null, name, email, emailNormalized };
    const about = { propertyId, visitId: null };
    const request = { topic, content, ...about, person, tokenHash: hash, actor: null };
    return { requestId: await openRequest(tx, request, now) };
  });
}
