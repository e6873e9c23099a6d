import { DomainError } from "../../kernel/errors.ts";
import { openSellersLead, type SellersRequest } from "../../leads/commands/open-sellers-lead.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type EstimateReader, isHeldBy } from "../holder.ts";

/**
 * Makes a lead of an estimate's owner, which is offered to a Looper of the home's place. Once an estimate; done twice it
 * makes no other.
 * @param candidates in their turn, as `listCandidatesOf` read them before this transaction
 * @throws {DomainError} estimate.not-found where somebody else holds the estimate
 */
export async function openSellerLead(
  tx: Transaction,
  { estimateId, reader }: { estimateId: string; reader: EstimateReader },
  from: Pick<SellersRequest, "contact" | "mayMail">,
  candidates: readonly string[],
  now: Date,
): Promise<void> {
  const estimate = await tx.estimate.findUnique({
    where: { id: estimateId },
    select: {
      ...{ ownerId: true, holderHash: true, communeCode: true },
      ...{ houseNumber: true, street: true, postalCode: true },
    },
  });
  if (!estimate || !isHeldBy(estimate, reader)) throw new DomainError("estimate.not-found");
  const { communeCode, houseNumber, street, postalCode } = estimate;
  const home = { communeCode, address: `${houseNumber} ${street}`, postalCode, estimateId };
  await openSellersLead(tx, { source: "estimate", home, ...from }, candidates, now);
}
