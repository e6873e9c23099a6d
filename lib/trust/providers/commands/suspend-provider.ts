import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { writer } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { DEPARTURES, isDeparture } from "../../../providers/rules.ts";
import { providerRoutes } from "../../../routes/providers.ts";
import { SUSPENSION_LABELS } from "../copy.ts";
import type { ProviderId, SuspensionInput } from "../schemas.ts";
import { managedProvider } from "./provider-record.ts";

/**
 * Has the directory show a provider to nobody, and tells them why; one who is not shown already may leave it for good. What was agreed goes on.
 * @throws {DomainError} request.forbidden, provider.not-found, provider.moved
 */
export async function suspendProvider(
  { providerId, reason }: SuspensionInput,
  actor: Actor,
  now = new Date(),
): Promise<ProviderId> {
  authorize(actor, "providers.manage");
  await writer().$transaction(async (tx) => {
    const { name, email } = await managedProvider(tx, providerId);
    const { count } = await tx.serviceProvider.updateMany({
      where: {
        id: providerId,
        // One who is suspended already may still leave.
        OR: [
          { suspendedAt: null },
          ...(isDeparture(reason) ? [{ suspension: { notIn: [...DEPARTURES] } }] : []),
        ],
      },
      data: { suspendedAt: now, suspension: reason },
    });
    if (count === 0) throw new DomainError("provider.moved");
    const link = absoluteUrl(providerRoutes.all);
    const words = {
      providerName: name,
      reason: SUSPENSION_LABELS[reason],
      isDeparture: isDeparture(reason),
      link,
    };
    await queueMail(tx, { mail: newMail("provider-suspended", words), to: email }, now);
    const subject = { type: "provider", id: providerId } as const;
    const entry = { action: "provider.suspended", subject, actor, detail: { reason } } as const;
    await recordAudit(tx, entry, now);
  });
  return { providerId };
}
