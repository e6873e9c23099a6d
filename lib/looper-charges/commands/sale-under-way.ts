import type { Transaction } from "../../platform/db/clients.ts";

/**
 * Whether an offer is accepted, and no deed signed, in the homes of a looper, or in one of them: the sale names them, its
 * seller agreed to it with them, and they are paid for it at the deed.
 */
export async function hasSaleUnderWay(
  tx: Transaction,
  { looperId, propertyId }: { looperId: string; propertyId?: string },
): Promise<boolean> {
  const one = propertyId === undefined ? {} : { id: propertyId };
  const accepted = await tx.property.count({
    where: {
      ...one,
      ambassadorId: looperId,
      status: { notIn: ["sold", "withdrawn"] },
      OR: [{ status: "under_offer" }, { offers: { some: { status: "accepted" } } }],
    },
  });
  const open = await tx.sale.count({
    where: { ambassadorId: looperId, status: "open", property: one },
  });
  return accepted + open > 0;
}
