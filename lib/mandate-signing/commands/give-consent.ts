import type { Transaction } from "../../platform/db/clients.ts";
import { portalsOf, type SignedDocument } from "../document.ts";

/**
 * Writes the consent that a signed document gives to send the listing to portals, in the place of an earlier one of the
 * same mandate; nothing where it gives none. @param number of the mandate
 */
export async function giveConsent(
  tx: Transaction,
  {
    signatureId,
    number,
    document,
  }: { signatureId: string; number: number; document: SignedDocument },
  now: Date,
): Promise<void> {
  const portals = portalsOf(document);
  if (portals.length === 0) return;
  await tx.diffusionConsent.updateMany({
    where: { mandateNumber: number, endedAt: null },
    data: { endedAt: now },
  });
  await tx.diffusionConsent.create({
    data: { signatureId, mandateNumber: number, portals, givenAt: now },
  });
}
