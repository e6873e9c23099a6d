import { normalizeEmail } from "../../kernel/email.ts";
import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { sha256 } from "../../platform/sha256.ts";
import { dwellingOf } from "../dwelling.ts";
import { freed } from "../rules.ts";
import { type LeadSource, OPEN_LEAD_STATUSES } from "../states.ts";
import { passOnLead } from "./pass-on-lead.ts";

/** The home of a request: its estimate has the address, or the request itself. */
interface RequestedHome {
  communeCode: string;
  /** Number and street. */
  address: string;
  postalCode: string;
  estimateId: string | null;
}

/** Somebody who wants a looper's help with selling a home, and consented to being contacted. */
export interface SellersRequest {
  source: Extract<LeadSource, "estimate" | "sell_page" | "referral" | "team">;
  home: RequestedHome;
  contact: { userId: string | null; name: string; email: string; phone: string | null };
  /** False where the address, which a stranger may have typed, had its mails of this hour. */
  mayMail?: boolean;
}

type KnownLead = NonNullable<Awaited<ReturnType<typeof findKnown>>>;

/** The lead that a request is about already: its estimate's, else the open one of its person and dwelling. */
async function findKnown(
  tx: Transaction,
  { home: { estimateId }, contact: { userId } }: SellersRequest,
  of: { dwellingHash: string; contactEmail: string },
) {
  const { dwellingHash, contactEmail } = of;
  const select = { id: true, contactId: true, contactEmail: true, estimateId: true } as const;
  const estimated = estimateId && (await tx.lead.findUnique({ where: { estimateId }, select }));
  if (estimated) return estimated;
  return tx.lead.findFirst({
    where: {
      ...{ kind: "seller", dwellingHash, status: { in: [...OPEN_LEAD_STATUSES] } },
      OR: [{ contactEmail }, ...(userId === null ? [] : [{ contactId: userId }])],
    },
    select,
  });
}

/** A person with an account repeats a request: it is their account's, with what they say of themselves and the home. */
async function complete(
  tx: Transaction,
  known: KnownLead,
  { home: { estimateId }, contact: { userId, name, phone } }: SellersRequest,
  contactEmail: string,
  now: Date,
): Promise<void> {
  // An address that was typed without an account was never confirmed.
  if (userId === null) return;
  const isFirst = known.contactId === null && known.contactEmail === contactEmail;
  const isOwn = isFirst || known.contactId === userId;
  if (!isOwn) return;
  await tx.lead.update({
    where: { id: known.id },
    data: {
      ...(isFirst && { contactId: userId, contactName: name }),
      ...(phone !== null && { contactPhone: phone }),
      ...(known.estimateId === null && estimateId !== null && { estimateId }),
      updatedAt: now,
    },
  });
}

/**
 * Makes a lead of a seller's request and offers it to the first looper who takes it, else leaves it to the team: one
 * that is open a person and dwelling, and one an estimate. Done twice it makes no other.
 * @param candidates in their turn, as `listCandidates` read them before this transaction
 * @returns whether it is a new one
 */
export async function openSellersLead(
  tx: Transaction,
  request: SellersRequest,
  candidates: readonly string[],
  now: Date,
): Promise<boolean> {
  const { source, home, contact, mayMail = true } = request;
  const { communeCode, address, postalCode, estimateId } = home;
  const { userId, name, phone } = contact;
  const contactEmail = normalizeEmail(contact.email);
  const dwellingHash = sha256(dwellingOf(communeCode, address));
  const known = await findKnown(tx, request, { dwellingHash, contactEmail });
  if (known) {
    await complete(tx, known, request, contactEmail, now);
    return false;
  }
  const id = newId();
  await tx.lead.create({
    data: {
      ...{ id, kind: "seller", source, estimateId, communeCode, dwellingHash },
      ...(estimateId === null && { address, postalCode }),
      consentAt: now,
      contactId: userId,
      contactName: name,
      contactEmail,
      contactPhone: phone,
      factAt: now,
      ...freed(now, communeCode),
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true },
  });
  const lead = { id, name, title: null, communeCode };
  await passOnLead(tx, lead, candidates, now, { notifies: mayMail });
  return true;
}
