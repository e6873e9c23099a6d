import type { Transaction } from "../../platform/db/clients.ts";
import type { MandateNames, NamedHome } from "../names.ts";
import { sellersOf } from "../parties.ts";
import { readOwnership } from "../schemas.ts";

/** What the mandate of a property is to name for it to be online as it is. */
export async function namesToCover(tx: Transaction, propertyId: string): Promise<MandateNames> {
  const { commune, seller, ownership, ...home } = await tx.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: {
      ...{ type: true, address: true, lot: true, postalCode: true, communeCode: true },
      ...{ parcelId: true, surfaceDm2: true, landSurfaceM2: true },
      commune: { select: { name: true } },
      seller: { select: { firstName: true, lastName: true } },
      ownership: { select: { content: true } },
    },
  });
  const name = `${seller.firstName} ${seller.lastName}`;
  return { ...home, city: commune.name, ...sellersOf(name, readOwnership(ownership?.content)) };
}

/** The home of a property as it is described now: what an offer for it is for. */
export async function describedHome(tx: Transaction, propertyId: string): Promise<NamedHome> {
  const { sellerName: _, sellerDecides: _decides, ...home } = await namesToCover(tx, propertyId);
  return home;
}
