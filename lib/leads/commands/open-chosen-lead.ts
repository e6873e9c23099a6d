import { newId } from "../../kernel/ids.ts";
import { fullName } from "../../kernel/person-name.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { sha256 } from "../../platform/sha256.ts";
import { dwellingOf } from "../dwelling.ts";
import { HELD } from "../rules.ts";
import { OPEN_LEAD_STATUSES } from "../states.ts";

/** A seller who chose a looper in the editor. */
interface Chosen {
  sellerId: string;
  looperId: string;
  communeCode: string;
  /** Number and street, as far as they are written. */
  address: string;
  requestedAt: Date;
}

/**
 * Makes a lead of a looper of the seller who chose them, once they agreed: it has no clock, for nobody else was to have
 * it, and no address or telephone, for these were not asked for. One that nobody has becomes theirs; one that somebody
 * has stays.
 */
export async function openChosenLead(
  tx: Transaction,
  { sellerId, looperId, communeCode, address, requestedAt }: Chosen,
  now: Date,
): Promise<void> {
  const dwellingHash = sha256(dwellingOf(communeCode, address));
  const known = await tx.lead.findFirst({
    where: {
      ...{ kind: "seller", contactId: sellerId, dwellingHash },
      status: { in: [...OPEN_LEAD_STATUSES] },
    },
    select: { id: true, ambassadorId: true },
  });
  if (known?.ambassadorId) return;
  const theirs = {
    ...({ ambassadorId: looperId, status: "accepted" } as const),
    ...{ teamNotifiedAt: null, factAt: now, ...HELD },
  };
  if (known) {
    await tx.lead.update({ where: { id: known.id }, data: { ...theirs, updatedAt: now } });
    return;
  }
  const seller = await tx.user.findUniqueOrThrow({
    where: { id: sellerId },
    select: { firstName: true, lastName: true },
  });
  await tx.lead.create({
    data: {
      ...{ id: newId(), kind: "seller", source: "editor", communeCode, dwellingHash, ...theirs },
      consentAt: requestedAt,
      contactId: sellerId,
      contactName: fullName(seller),
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true },
  });
}
