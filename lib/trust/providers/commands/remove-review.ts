import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { REMOVAL_LABELS } from "../copy.ts";
import type { ProviderId, ReviewRemovalInput } from "../schemas.ts";

/**
 * Takes a review off the directory, and out of the rating; its author learns why.
 * @throws {DomainError} request.forbidden, quote.not-found, provider.moved where it is off already
 */
export async function removeReview(
  { quoteId, reason }: ReviewRemovalInput,
  actor: Actor,
  now = new Date(),
): Promise<ProviderId> {
  authorize(actor, "providers.manage");
  return writer().$transaction(async (tx) => {
    const quote = await tx.quoteRequest.findUnique({
      where: { id: quoteId },
      select: { clientId: true, provider: { select: { id: true, name: true } } },
    });
    if (!quote) throw new DomainError("quote.not-found");
    const { count } = await tx.providerReview.updateMany({
      where: { quoteId, removedAt: null },
      data: { removedAt: now, removal: reason },
    });
    if (count === 0) throw new DomainError("provider.moved");
    const { clientId, provider } = quote;
    const data = { quoteId, name: provider.name, reason: REMOVAL_LABELS[reason] };
    await notify(tx, { userId: clientId, event: "quote.review-removed", data }, now);
    const subject = { type: "provider", id: provider.id } as const;
    const concerned = { subject, actor, concernsId: clientId, detail: { reason } };
    await recordAudit(tx, { action: "provider.review-removed", ...concerned }, now);
    return { providerId: provider.id };
  });
}
