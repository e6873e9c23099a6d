import type { Transaction } from "../../platform/db/clients.ts";
import type { MandateNames, NamedHome } from "../names.ts";

/** What the mandate of a property is to name for it to be online as it is. */
export async function namesToCover(tx: Transaction, propertyId: string): Promise<MandateNames> {
  const { commune, seller, ...home } = await tx.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: {
      ...{ type: true, address: true, lot: true, postalCode: true, communeCode: true },
      ...{ parcelId: true, surfaceDm2: true, landSurfaceM2: true },
      commune: { select: { name: true } },
      seller: { select: { firstName: true, lastName: true } },
    },
  });
  return { ...home, city: commune.name, sellerName: `${seller.firstName} ${seller.lastName}` };
}

/** The home of a property as it is described now: what an offer for it is for. */
export async function describedHome(tx: Transaction, propertyId: string): Promise<NamedHome> {
  const { sellerName: _, ...home } = await namesToCover(tx, propertyId);
  return home;
}
