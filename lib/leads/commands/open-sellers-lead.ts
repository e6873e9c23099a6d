import { normalizeEmail } from "../../kernel/email.ts";
import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { sha256 } from "../../platform/sha256.ts";
import { dwellingOf } from "../dwelling.ts";
import { type LeadSource, OPEN_LEAD_STATUSES } from "../states.ts";
import { passOnLead } from "./pass-on-lead.ts";

/** Somebody who wants a looper's help with selling a home, and consented to being contacted. */
export interface SellersRequest {
  source: Extract<LeadSource, "estimate" | "referral" | "team">;
  estimateId: string | null;
  communeCode: string;
  /** Number and street. */
  address: string;
  contact: { userId: string | null; name: string; email: string; phone: string | null };
}

/**
 * Makes a lead of a seller's request and offers it to the first looper who takes it, else leaves it to the team: one
 * that is open a person and dwelling, and one an estimate. Done twice it changes nothing.
 * @param candidates in their turn, as `listCandidates` read them before this transaction
 */
export async function openSellersLead(
  tx: Transaction,
  { source, estimateId, communeCode, address, contact }: SellersRequest,
  candidates: readonly string[],
  now: Date,
): Promise<void> {
  const { userId, name, phone } = contact;
  const contactEmail = normalizeEmail(contact.email);
  const dwellingHash = sha256(dwellingOf(communeCode, address));
  const known = await tx.lead.count({
    where: {
      OR: [
        ...(estimateId === null ? [] : [{ estimateId }]),
        { dwellingHash, contactEmail, status: { in: [...OPEN_LEAD_STATUSES] } },
      ],
    },
  });
  if (known > 0) return;
  const id = newId();
  await tx.lead.create({
    data: {
      ...{ id, kind: "seller", source, estimateId, communeCode, dwellingHash },
      consentAt: now,
      contactId: userId,
      contactName: name,
      contactEmail,
      contactPhone: phone,
      factAt: now,
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true },
  });
  const lead = { id, name, title: null, communeCode, contactId: userId };
  await passOnLead(tx, lead, candidates, now);
}
