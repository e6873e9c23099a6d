import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { sendOpenQuotes } from "../../../quotes/commands/send-open-quotes.ts";
import { requireCommune } from "../../../search/queries/require-commune.ts";
import { PROVIDER_FIELDS } from "../copy.ts";
import type { ProviderChange, ProviderId } from "../schemas.ts";
import { assertFree, columnsOf, managedProvider } from "./provider-record.ts";
import { tellListed } from "./tell-provider.ts";

/**
 * Changes what the directory says of a provider. Where the address is another one, it is informed there of what is
 * published, and its open quotes are sent there: the links of the former address are dead.
 * @throws {DomainError} request.forbidden, provider.not-found, provider.entered; request.invalid with the fields at fault
 */
export async function changeProvider(
  { providerId, ...entry }: ProviderChange,
  actor: Actor,
  now = new Date(),
): Promise<ProviderId> {
  authorize(actor, "providers.manage");
  const { code: communeCode } = await requireCommune(entry.location, PROVIDER_FIELDS.location);
  await writer().$transaction(async (tx) => {
    const before = await managedProvider(tx, providerId);
    await assertFree(tx, entry, providerId);
    const data = { ...columnsOf(entry), communeCode };
    await tx.serviceProvider.update({ where: { id: providerId }, data });
    if (before.email !== entry.email) {
      // Whoever reads the new address was never informed; of a suspended one nothing is published.
      if (before.suspendedAt === null) await tellListed(tx, { id: providerId, ...entry }, now);
      await sendOpenQuotes(tx, providerId, now);
    }
    const subject = { type: "provider", id: providerId } as const;
    await recordAudit(tx, { action: "provider.changed", subject, actor }, now);
  });
  return { providerId };
}
