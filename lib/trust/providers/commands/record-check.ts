import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay } from "../../../kernel/time.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { PROVIDER_FIELDS } from "../copy.ts";
import type { ProviderCheckInput, ProviderId } from "../schemas.ts";
import { managedProvider } from "./provider-record.ts";

/**
 * Records a paper that the team read, in the place of the one of its kind.
 * @throws {DomainError} request.forbidden, provider.not-found; request.invalid where the paper has ended
 */
export async function recordCheck(
  { providerId, kind, ...paper }: ProviderCheckInput,
  actor: Actor,
  now = new Date(),
): Promise<ProviderId> {
  authorize(actor, "providers.manage");
  if (paper.validUntil < civilDay(now)) {
    throw new DomainError("request.invalid", { validUntil: PROVIDER_FIELDS.ended });
  }
  await writer().$transaction(async (tx) => {
    await managedProvider(tx, providerId);
    const row = { ...paper, checkedAt: now };
    await tx.providerCheck.upsert({
      where: { providerId_kind: { providerId, kind } },
      create: { providerId, kind, ...row },
      update: row,
    });
    const subject = { type: "provider", id: providerId } as const;
    const detail = { kind, validUntil: paper.validUntil };
    await recordAudit(tx, { action: "provider.check-recorded", subject, actor, detail }, now);
  });
  return { providerId };
}
