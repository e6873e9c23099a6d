import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { portalsOf, readDocument } from "../../mandate-signing/document.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";

/**
 * The seller takes back the consent that their listing goes to portals, alone and at once: every portal's next file, which
 * is due from now on, is without it.
 * @throws {DomainError} listing.not-found, diffusion.not-given
 */
export async function withdrawConsent(
  { propertyId }: { propertyId: string },
  actor: Actor,
  now = new Date(),
): Promise<{ propertyId: string }> {
  authorize(actor, "account.change");
  await writer().$transaction(async (tx) => {
    const own = isId(propertyId)
      ? await tx.property.count({ where: { id: propertyId, sellerId: actor.userId } })
      : 0;
    if (own === 0) throw new DomainError("listing.not-found");
    const consent = await tx.diffusionConsent.findFirst({
      where: { endedAt: null, mandate: { propertyId, endedAt: null } },
    });
    if (consent === null) throw new DomainError("diffusion.not-given");
    const { signatureId, mandateNumber } = consent;
    await tx.diffusionConsent.update({ where: { signatureId }, data: { endedAt: now } });
    // A paper that waits for signatures would give it again.
    const waiting = await tx.signature.findMany({
      where: { propertyId, signedAt: null },
      select: { id: true, terms: true },
    });
    const giving = waiting.filter(({ terms }) => portalsOf(readDocument(terms)).length > 0);
    await tx.signature.deleteMany({ where: { id: { in: giving.map(({ id }) => id) } } });
    await tx.diffusionFeed.updateMany({ where: { nextAt: { gt: now } }, data: { nextAt: now } });
    await recordAudit(
      tx,
      {
        action: "mandate.diffusion-withdrawn",
        subject: { type: "mandate", id: String(mandateNumber) },
        actor,
        concernsId: actor.userId,
        detail: { propertyId },
      },
      now,
    );
  });
  return { propertyId };
}
