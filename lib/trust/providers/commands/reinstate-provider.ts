import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { writer } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { providerRoutes } from "../../../routes/providers.ts";
import type { ProviderId } from "../schemas.ts";
import { managedProvider } from "./provider-record.ts";

/** Has the directory show a suspended provider again. @throws {DomainError} as `suspendProvider` */
export async function reinstateProvider(
  { providerId }: ProviderId,
  actor: Actor,
  now = new Date(),
): Promise<ProviderId> {
  authorize(actor, "providers.manage");
  await writer().$transaction(async (tx) => {
    const { name, email } = await managedProvider(tx, providerId);
    const { count } = await tx.serviceProvider.updateMany({
      where: { id: providerId, suspendedAt: { not: null } },
      data: { suspendedAt: null, suspension: null },
    });
    if (count === 0) throw new DomainError("provider.moved");
    const link = absoluteUrl(providerRoutes.one(providerId));
    const words = { providerName: name, reason: null, link };
    await queueMail(tx, { mail: newMail("provider-suspended", words), to: email }, now);
    const subject = { type: "provider", id: providerId } as const;
    await recordAudit(tx, { action: "provider.reinstated", subject, actor }, now);
  });
  return { providerId };
}
