import { newId } from "../../kernel/ids.ts";
import { isLooperInForce } from "../../listings/commands/is-looper-in-force.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { notifyLead } from "./notify-lead.ts";

/**
 * Makes a lead of somebody's first contact about a home, for its looper, in the transaction of that contact:
 * once a person and home. There is none where the home has no looper in force, nor of its seller or looper.
 * @returns the lead's id; null where none was made.
 */
export async function openLead(
  tx: Transaction,
  { propertyId, userId }: { propertyId: string; userId: string },
  now: Date,
): Promise<string | null> {
  const property = await tx.property.findUnique({
    where: { id: propertyId },
    select: { title: true, sellerId: true, ambassadorId: true },
  });
  const ambassadorId = property?.ambassadorId;
  if (!property || !ambassadorId || [ambassadorId, property.sellerId].includes(userId)) return null;
  if (!(await isLooperInForce(tx, ambassadorId, [now]))) return null;
  const { firstName, lastName, email, phone } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { firstName: true, lastName: true, email: true, phone: true },
  });
  // A lead without an account is known by its address.
  const known = { propertyId, OR: [{ contactId: userId }, { contactEmail: email }] };
  if ((await tx.lead.count({ where: known })) > 0) return null;
  const id = newId();
  const name = `${firstName} ${lastName}`.trim();
  const lead = await tx.lead.upsert({
    where: { propertyId_contactId: { propertyId, contactId: userId } },
    create: {
      id,
      ambassadorId,
      propertyId,
      contactId: userId,
      contactName: name,
      contactEmail: email,
      contactPhone: phone || null,
      createdAt: now,
      updatedAt: now,
    },
    // Somebody else's transaction was first, where the database runs several at once.
    update: {},
    select: { id: true },
  });
  if (lead.id !== id) return null;
  await notifyLead(tx, { id, ambassadorId, name, title: property.title }, now);
  return id;
}
