import { newId } from "../../kernel/ids.ts";
import { isLooperInForce } from "../../listings/commands/is-looper-in-force.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { freed } from "../rules.ts";
import { type LeadSource, OPEN_LEAD_STATUSES } from "../states.ts";
import { offerLead } from "./offer-lead.ts";

/** What a buyer begins with. */
type BuyerSource = Extract<LeadSource, "contact" | "visit" | "offer">;

/**
 * Makes a lead of somebody's first contact about a home, which is offered to its looper, in the transaction of that
 * contact: one that is open a person and home. There is none where the home has no looper in force, nor of its seller or
 * looper.
 * @returns the lead's id; null where none was made.
 */
export async function openLead(
  tx: Transaction,
  { propertyId, userId, source }: { propertyId: string; userId: string; source: BuyerSource },
  now: Date,
): Promise<string | null> {
  const property = await tx.property.findUnique({
    where: { id: propertyId },
    select: { title: true, sellerId: true, ambassadorId: true, communeCode: true },
  });
  const ambassadorId = property?.ambassadorId;
  if (!property || !ambassadorId || [ambassadorId, property.sellerId].includes(userId)) return null;
  if (!(await isLooperInForce(tx, ambassadorId, [now]))) return null;
  const { firstName, lastName, email, phone } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { firstName: true, lastName: true, email: true, phone: true },
  });
  const known = await tx.lead.count({
    where: {
      propertyId,
      status: { in: [...OPEN_LEAD_STATUSES] },
      // A lead without an account is known by its address.
      OR: [{ contactId: userId }, { contactEmail: email }],
    },
  });
  if (known > 0) return null;
  const id = newId();
  const name = `${firstName} ${lastName}`.trim();
  await tx.lead.create({
    data: {
      ...{ id, kind: "buyer", source, propertyId, contactId: userId },
      contactName: name,
      contactEmail: email,
      contactPhone: phone || null,
      factAt: now,
      ...freed(now, property.communeCode),
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true },
  });
  const { title, communeCode } = property;
  await offerLead(tx, { id, name, title, communeCode }, ambassadorId, now);
  return id;
}
