import { civilDay } from "../kernel/time.ts";
import type { Transaction } from "../platform/db/clients.ts";
import { type CoveringMandate, type MandateGap, mandateGap } from "./coverage.ts";
import { type MandateNames, type NamedHome, namesOf } from "./names.ts";
import { inForceTerms } from "./rules.ts";

/** A property's mandate in force with the terms of its last amendment, as a command reads it. */
export interface MandateInForce extends CoveringMandate {
  number: number;
  signedAt: Date;
  /** How many amendments it has. */
  amendments: number;
}

/** The mandate in force of a property; null without one. */
export async function mandateInForce(
  tx: Transaction,
  propertyId: string,
): Promise<MandateInForce | null> {
  const mandate = await tx.mandate.findFirst({
    where: { propertyId, endedAt: null },
    orderBy: { number: "desc" },
    include: { amendments: { orderBy: { position: "desc" }, take: 1 } },
  });
  if (mandate === null) return null;
  const { number, signedAt, withdrawalEndsOn, expressRequestAt } = mandate;
  const [last] = mandate.amendments;
  return {
    number,
    signedAt,
    withdrawalEndsOn,
    expressRequestAt,
    names: namesOf(mandate),
    amendments: last?.position ?? 0,
    ...inForceTerms(mandate, last ?? null),
  };
}

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

/** What a listing's mandate lacks for it to be online now; null for nothing. Demonstrations need none. */
export async function onlineGap(
  tx: Transaction,
  { id, isDemonstration }: { id: string; isDemonstration: boolean },
  now: Date,
): Promise<MandateGap | null> {
  if (isDemonstration) return null;
  const names = await namesToCover(tx, id);
  return mandateGap(await mandateInForce(tx, id), names, { onlineOn: civilDay(now) });
}
