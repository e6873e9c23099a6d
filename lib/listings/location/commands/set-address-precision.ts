import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import type { AddressPrecision } from "../../../kernel/property-kinds.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { publicLocation } from "../rules.ts";

/**
 * Sets what the public sees of the address of one's own property. Triggers tell the index, and the
 * pages that show it.
 * @throws {DomainError} request.forbidden, listing.not-found (of somebody else, or withdrawn)
 */
export async function setAddressPrecision(
  { propertyId, precision }: { propertyId: string; precision: AddressPrecision },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "selling.place");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const property = await tx.property.findFirst({
      where: { id: propertyId, sellerId: userId, status: { not: "withdrawn" } },
      select: { lat: true, lng: true, addressPrecision: true, blurSeed: true },
    });
    if (!property) throw new DomainError("listing.not-found");
    const from = property.addressPrecision;
    if (from === precision) return;
    await tx.property.update({
      where: { id: propertyId },
      data: {
        addressPrecision: precision,
        ...publicLocation({ ...property, addressPrecision: precision }),
        updatedAt: now,
      },
    });
    await recordAudit(
      tx,
      {
        action: "property.address-precision-changed",
        subject: { type: "property", id: propertyId },
        actor,
        concernsId: userId,
        detail: { from, to: precision },
      },
      now,
    );
  });
}
