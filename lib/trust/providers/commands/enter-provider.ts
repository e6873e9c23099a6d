import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { requireCommune } from "../../../search/queries/require-commune.ts";
import { PROVIDER_FIELDS } from "../copy.ts";
import type { ProviderEntry } from "../schemas.ts";
import { assertFree, columnsOf } from "./provider-record.ts";
import { tellListed } from "./tell-provider.ts";

/**
 * Enters a provider into the directory, and informs them of it (RGPD, article 14).
 * @throws {DomainError} request.forbidden; request.invalid with the fields at fault; provider.entered
 */
export async function enterProvider(
  entry: ProviderEntry,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ providerId: string }>> {
  authorize(actor, "providers.manage");
  const { code: communeCode } = await requireCommune(entry.location, PROVIDER_FIELDS.location);
  return onceTransaction(async (tx) => {
    await assertFree(tx, entry, null);
    const id = newId();
    await tx.serviceProvider.create({
      data: {
        id,
        ...columnsOf(entry, communeCode),
        ratingTenths: 0,
        reviewCount: 0,
        isDemonstration: false,
        createdAt: now,
      },
    });
    await tellListed(tx, { id, ...entry }, now);
    const subject = { type: "provider", id } as const;
    await recordAudit(tx, { action: "provider.entered", subject, actor }, now);
    return { providerId: id };
  });
}
