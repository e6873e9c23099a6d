import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { CheckKey, ProviderId } from "../schemas.ts";
import { managedProvider } from "./provider-record.ts";

/**
 * Removes a paper that proves nothing: the one that the page showed, and none that was recorded since.
 * @throws {DomainError} request.forbidden, provider.not-found, provider.moved
 */
export async function removeCheck(
  { providerId, kind, checkedAt }: CheckKey,
  actor: Actor,
  now = new Date(),
): Promise<ProviderId> {
  authorize(actor, "providers.manage");
  await writer().$transaction(async (tx) => {
    await managedProvider(tx, providerId);
    const { count } = await tx.providerCheck.deleteMany({
      where: { providerId, kind, checkedAt: new Date(checkedAt) },
    });
    if (count === 0) throw new DomainError("provider.moved");
    const subject = { type: "provider", id: providerId } as const;
    const entry = { action: "provider.check-removed", subject, actor, detail: { kind } } as const;
    await recordAudit(tx, entry, now);
  });
  return { providerId };
}
