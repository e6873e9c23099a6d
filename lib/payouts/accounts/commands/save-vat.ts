import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { ACCOUNT_FIELDS } from "../copy.ts";
import type { VatRegime } from "../schemas.ts";
import { sirenOfVat } from "../vat.ts";

/**
 * A looper says whether they invoice VAT: what is issued from now on says so. The number is that of the SIREN of their
 * registration.
 * @throws {DomainError} request.forbidden; request.invalid with the number
 */
export async function saveVat(
  { regime, vatNumber: typed }: VatRegime,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "looping.ledger");
  const { userId: looperId } = actor;
  const vatNumber = regime === "vat" ? typed : null;
  await writer().$transaction(async (tx) => {
    const profile = await tx.ambassadorProfile.findUnique({ where: { userId: looperId } });
    const siren = profile?.rsacNumber ?? null;
    if (vatNumber !== null && siren !== null && sirenOfVat(vatNumber) !== siren) {
      throw new DomainError("request.invalid", { vatNumber: ACCOUNT_FIELDS.otherSiren });
    }
    const former = await tx.looperBilling.findUnique({ where: { looperId } });
    if ((former?.vatNumber ?? null) === vatNumber) return;
    await tx.looperBilling.upsert({
      where: { looperId },
      create: { looperId, vatNumber },
      update: { vatNumber },
    });
    await recordAudit(
      tx,
      {
        action: "billing.vat-changed",
        subject: { type: "user", id: looperId },
        actor,
        concernsId: looperId,
        detail: { regime },
      },
      now,
    );
  });
}
