import type { Transaction } from "../../platform/db/clients.ts";
import type { CoveringMandate } from "../coverage.ts";
import { namesOf } from "../names.ts";
import { inForceTerms } from "../rules.ts";

/** A property's mandate in force with the terms of its last amendment, as a command reads it. */
export interface MandateInForce extends CoveringMandate {
  number: number;
  signedAt: Date;
  withdrawalEndsOn: string;
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
  const { number, signedAt, withdrawalEndsOn, withdrawalEndsAt, expressRequestAt } = mandate;
  const [last] = mandate.amendments;
  return {
    number,
    signedAt,
    withdrawalEndsOn,
    withdrawalEndsAt,
    expressRequestAt,
    names: namesOf(mandate),
    amendments: last?.position ?? 0,
    ...inForceTerms(mandate, last ?? null),
  };
}
