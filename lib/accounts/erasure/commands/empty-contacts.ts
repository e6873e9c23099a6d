import type { Transaction } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";

/** Empties threads with the team of names, addresses, homes and texts: that somebody wrote, and when, stays. */
export async function emptyContacts(
  tx: Transaction,
  where: Prisma.ContactRequestWhereInput,
  now: Date,
): Promise<void> {
  const requests = await tx.contactRequest.findMany({ where, select: { id: true } });
  const ids = requests.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.contactMessage.deleteMany({ where: { requestId: { in: ids } } });
  await tx.contactRequest.updateMany({
    where: { id: { in: ids } },
    data: {
      ...{ name: "", email: "", emailNormalized: "", userId: null, tokenHash: null },
      ...{ propertyId: null, visitId: null, archivedAt: null, starredAt: null },
      ...{ status: "closed", closing: "erased", closedAt: now, closedById: null },
      ...{ waitingSince: null, dueAt: null },
    },
  });
}
