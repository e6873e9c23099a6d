import type { Transaction } from "../../../platform/db/clients.ts";
import { isOfPerson } from "../leads-of-person.ts";

/**
 * The leads that are a person's by their account, or that hold nothing but their name and telephone. Those that hold
 * an address are found by it.
 */
export async function findLeadsOf(
  tx: Transaction,
  userId: string,
): Promise<{ id: string; ambassadorId: string | null }[]> {
  const { firstName, lastName, phone } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { firstName: true, lastName: true, phone: true },
  });
  const person = { name: `${firstName} ${lastName}`, phone };
  const leads = await tx.lead.findMany({
    where: {
      OR: [
        { contactId: userId },
        { contactId: null, contactEmail: null, contactPhone: { not: null } },
      ],
    },
    select: {
      id: true,
      ambassadorId: true,
      contactId: true,
      contactName: true,
      contactPhone: true,
    },
  });
  return leads.filter(
    ({ contactId, contactName: name, contactPhone }) =>
      contactId === userId || isOfPerson({ name, phone: contactPhone }, person),
  );
}
