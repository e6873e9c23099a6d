import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type EstimateReader, isHeldBy } from "../holder.ts";

/** Who wants help, as they are reached. */
interface Contact {
  userId: string | null;
  name: string;
  email: string;
  phone: string | null;
}

/**
 * Makes a lead of an estimate's owner, for nobody yet: the team hands it to a Looper. Once an estimate; done twice it
 * changes nothing.
 * @throws {DomainError} estimate.not-found where somebody else holds the estimate
 */
export async function openSellerLead(
  tx: Transaction,
  { estimateId, reader }: { estimateId: string; reader: EstimateReader },
  { userId, name, email, phone }: Contact,
  now: Date,
): Promise<void> {
  const estimate = await tx.estimate.findUnique({
    where: { id: estimateId },
    select: { ownerId: true, holderHash: true, communeCode: true },
  });
  if (!estimate || !isHeldBy(estimate, reader)) throw new DomainError("estimate.not-found");
  await tx.lead.upsert({
    where: { estimateId },
    create: {
      id: newId(),
      kind: "seller",
      estimateId,
      communeCode: estimate.communeCode,
      consentAt: now,
      contactId: userId,
      contactName: name,
      contactEmail: email,
      contactPhone: phone,
      createdAt: now,
      updatedAt: now,
    },
    update: {},
  });
}
