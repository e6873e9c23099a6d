import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay } from "../../../kernel/time.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { PROVIDER_FIELDS, paperMeanwhile } from "../copy.ts";
import type { ProviderCheckInput, ProviderId } from "../schemas.ts";
import { lastChange } from "./last-changes.ts";
import { managedProvider } from "./provider-record.ts";

/** @throws {DomainError} provider.moved, with the name of whoever recorded it, where the paper of a kind is none that was shown */
async function assertSeen(
  tx: Transaction,
  { providerId, kind, seen }: Pick<ProviderCheckInput, "providerId" | "kind" | "seen">,
  actor: Actor,
): Promise<void> {
  const there = await tx.providerCheck.findUnique({
    where: { providerId_kind: { providerId, kind } },
  });
  if (!there || (seen !== "" && there.checkedAt <= new Date(seen))) return;
  const ofKind = (detail: Readonly<Record<string, unknown>>) => detail.kind === kind;
  const change = await lastChange(tx, providerId, "provider.check-recorded", ofKind, actor);
  throw new DomainError("provider.moved", { kind: paperMeanwhile(change, there) });
}

/**
 * Records a paper that the team read, in the place of the one of its kind that the page showed.
 * @throws {DomainError} request.forbidden, provider.not-found, provider.moved; request.invalid where the paper has ended
 */
export async function recordCheck(
  { providerId, kind, seen, ...paper }: ProviderCheckInput,
  actor: Actor,
  now = new Date(),
): Promise<ProviderId> {
  authorize(actor, "providers.manage");
  if (paper.validUntil < civilDay(now)) {
    throw new DomainError("request.invalid", { validUntil: PROVIDER_FIELDS.ended });
  }
  await writer().$transaction(async (tx) => {
    await managedProvider(tx, providerId);
    await assertSeen(tx, { providerId, kind, seen }, actor);
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
