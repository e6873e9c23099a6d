import type { Transaction } from "../../platform/db/clients.ts";
import { sha256 } from "../../platform/sha256.ts";
import { dwellingOf } from "../dwelling.ts";
import { freed, HELD } from "../rules.ts";
import { isOpenLead, type LeadFact, type LeadKind, type LeadStatus, movedTo } from "../states.ts";
import { adoptLeads } from "./adopt-leads.ts";
import { endOffer } from "./end-offer.ts";

const LEAD = {
  select: {
    ...{ id: true, kind: true, status: true, ambassadorId: true, dwellingHash: true },
    ...{ freeAt: true, communeCode: true, property: { select: { communeCode: true } } },
  },
  orderBy: { createdAt: "desc" },
} as const;

interface MovedLead {
  id: string;
  kind: LeadKind;
  status: LeadStatus;
  ambassadorId: string | null;
  freeAt: Date | null;
  communeCode: string | null;
  property: { communeCode: string } | null;
}

/** Until when the team is to find a lead a looper: one that nobody has waits since it was so. */
function waitAfter(
  { status, freeAt, communeCode, property }: MovedLead,
  { to, holderId }: { to: LeadStatus; holderId: string | null },
  now: Date,
) {
  if (holderId !== null) return { ...HELD, teamNotifiedAt: null };
  const waits = isOpenLead(status) && freeAt !== null;
  return isOpenLead(to) && !waits ? freed(now, property?.communeCode ?? communeCode) : {};
}

/** The one that is open, else the last one. */
const currentOf = <Lead extends MovedLead>(leads: readonly Lead[]): Lead | undefined =>
  leads.find(({ status }) => isOpenLead(status)) ?? leads[0];

/**
 * Moves a lead by something that happened, whatever was clicked. A looper who did it has the lead by that, in time or
 * late: late, its offer has expired in the score.
 */
async function moveByFact(
  tx: Transaction,
  lead: MovedLead | undefined,
  { fact, looperId }: { fact: LeadFact; looperId: string | null },
  now: Date,
): Promise<void> {
  const to = lead && movedTo(fact, lead.kind, lead.status);
  if (!lead || !to) return;
  const open = await tx.leadOffer.findFirst({
    where: { leadId: lead.id, endedAt: null },
    select: { looperId: true },
  });
  await endOffer(tx, lead.id, open?.looperId === looperId ? "accepted" : "taken_away", now);
  // Who had it offered and did nothing does not have it.
  const holderId = looperId ?? (open === null ? lead.ambassadorId : null);
  await tx.lead.update({
    where: { id: lead.id },
    data: {
      status: to,
      ambassadorId: holderId,
      closeReason: null,
      ...waitAfter(lead, { to, holderId }, now),
      factAt: now,
      updatedAt: now,
    },
  });
}

/** Somebody who did something about a home, or for the looper's help with one of theirs. */
interface Between {
  contactId: string;
  looperId: string;
}

/**
 * The looper wrote to the person of a lead, or agreed to their visit: it is accepted by that, and its person contacted.
 * @param propertyId what they write about; null where that is no home of the site: then it is the person's own
 * @param isMessage whether its time counts in the score
 */
export async function recordReply(
  tx: Transaction,
  { propertyId, contactId, looperId }: Between & { propertyId: string | null },
  { isMessage }: { isMessage: boolean },
  now: Date,
): Promise<void> {
  const property = propertyId && {
    OR: [{ ambassadorId: looperId }, { ambassadorId: null, property: { ambassadorId: looperId } }],
  };
  const lead = currentOf(
    await tx.lead.findMany({
      where: {
        contactId,
        ...(property
          ? { kind: "buyer", propertyId, ...property }
          : { kind: "seller", ambassadorId: looperId }),
      },
      ...LEAD,
    }),
  );
  await moveByFact(tx, lead, { fact: "reply", looperId }, now);
  if (!lead || !isMessage) return;
  const offer = await tx.leadOffer.findFirst({
    where: { leadId: lead.id, looperId },
    orderBy: { offeredAt: "desc" },
    select: { id: true },
  });
  if (offer === null) return;
  await tx.leadOffer.updateMany({
    where: { id: offer.id, firstReplyAt: null },
    data: { firstReplyAt: now },
  });
}

/** A visit was made. */
export async function recordVisitMade(
  tx: Transaction,
  { propertyId, contactId, looperId }: Between & { propertyId: string },
  now: Date,
): Promise<void> {
  const lead = currentOf(
    await tx.lead.findMany({ where: { kind: "buyer", propertyId, contactId }, ...LEAD }),
  );
  // Whoever has it now may be another than the host of what was planned.
  const holderId = lead && lead.status !== "offered" ? lead.ambassadorId : looperId;
  await moveByFact(tx, lead, { fact: "visit", looperId: holderId ?? looperId }, now);
}

/** The lead of a seller about a home: that of its address, else the only one that they have in its commune. */
async function sellersLead(tx: Transaction, propertyId: string) {
  const { sellerId, communeCode, address, seller } = await tx.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: {
      ...{ sellerId: true, communeCode: true, address: true },
      seller: { select: { emailNormalized: true } },
    },
  });
  await adoptLeads(tx, { userId: sellerId, emailNormalized: seller.emailNormalized });
  const leads = await tx.lead.findMany({
    where: {
      ...{ kind: "seller", contactId: sellerId, communeCode },
      // What its person withdrew is nobody's to move.
      OR: [{ closeReason: null }, { closeReason: { not: "withdrawn" } }],
    },
    ...LEAD,
  });
  const dwellingHash = sha256(dwellingOf(communeCode, address));
  const same = leads.filter((lead) => lead.dwellingHash === dwellingHash);
  if (same.length > 0) return currentOf(same);
  return leads.length === 1 ? leads[0] : undefined;
}

/** A seller signed the mandate of a home. */
export async function recordMandateSigned(
  tx: Transaction,
  propertyId: string,
  now: Date,
): Promise<void> {
  const lead = await sellersLead(tx, propertyId);
  await moveByFact(tx, lead, { fact: "mandate", looperId: null }, now);
}

interface SaleParties {
  propertyId: string;
  buyerId: string;
}

/** The deed of a sale was signed, or it fell through: for its buyer's lead and its seller's. */
export async function recordSaleEnded(
  tx: Transaction,
  { propertyId, buyerId }: SaleParties,
  fact: Extract<LeadFact, "deed" | "fall">,
  now: Date,
): Promise<void> {
  const buyers = currentOf(
    await tx.lead.findMany({ where: { kind: "buyer", propertyId, contactId: buyerId }, ...LEAD }),
  );
  for (const lead of [buyers, await sellersLead(tx, propertyId)]) {
    await moveByFact(tx, lead, { fact, looperId: null }, now);
  }
}
