import { eurosToCents } from "../../../lib/kernel/money.ts";
import {
  DAY_MS,
  daysBefore,
  HOUR_MS,
  instantOf,
  MINUTE_MS,
  msAfter,
  TIME_ZONE,
} from "../../../lib/kernel/time.ts";
import { dueAtOf } from "../../../lib/leads/rules.ts";
import { offerEnd } from "../../../lib/offers/rules.ts";
import { toDbInstant } from "../../../lib/platform/db/instants.ts";
import { offeredHome } from "../../seed/offered-home.ts";
import { LEDGER_SELLERS } from "../ledgers/people.ts";
import { SAMPLE_CONVERSATIONS } from "./conversations.ts";
import { idsOf } from "./ids-of.ts";
import { SAMPLE_LEADS } from "./looping.ts";
import { SAMPLE_OFFERS, type SampleOffer } from "./offers.ts";
import { SAMPLE_PROPERTIES } from "./properties.ts";
import { PEOPLE, SAMPLE_PEOPLE } from "./users.ts";
import type { SampleWriter } from "./writer.ts";

/** What people of the sample have under way with one another: needs them and their properties. */
export function writeDealings(writer: SampleWriter): void {
  writeOffers(writer);
  writeConversations(writer);
  writeLeads(writer);
}

function writeOffers(writer: SampleWriter): void {
  const communeName = writer.database
    .prepare<[code: string], string>('SELECT "name" FROM "Commune" WHERE "code" = ?')
    .pluck();
  for (const offer of SAMPLE_OFFERS) {
    const buyer = SAMPLE_PEOPLE.find(({ id }) => id === offer.buyerId);
    if (!buyer) throw new Error(`the sample lacks the buyer of ${offer.id}`);
    const property = SAMPLE_PROPERTIES.find(({ id }) => id === offer.propertyId);
    if (!property) throw new Error(`the sample lacks the home of ${offer.id}`);
    const { madeDaysAgo, decidedDaysAgo } = offer;
    const city = communeName.get(property.communeCode) ?? "";
    const end = offerEnd(writer.dayIn(offer.expiresInDays), property.communeCode);
    writer.insert("Offer", {
      id: offer.id,
      propertyId: offer.propertyId,
      buyerId: buyer.id,
      answersId: offer.answersId ?? null,
      authorId: offer.answersId === undefined ? buyer.id : PEOPLE.seller,
      home: JSON.stringify(offeredHome(property, city)),
      buyerName: `${buyer.firstName} ${buyer.lastName}`,
      buyerEmail: buyer.email,
      buyerPhone: buyer.phone,
      amountCents: eurosToCents(offer.amountEuros),
      status: offer.status,
      financingType: offer.financingType,
      financingApproved: Number(offer.financingApproved),
      expiryDate: end.expiryDate,
      expiresAt: toDbInstant(end.expiresAt),
      message: offer.message,
      conditions: offer.conditions,
      createdAt: writer.ago(madeDaysAgo),
      updatedAt: writer.ago(decidedDaysAgo ?? madeDaysAgo),
      decidedAt: decidedDaysAgo === null ? null : writer.ago(decidedDaysAgo),
    });
    if (offer.status === "accepted") writeSalePeriod(writer, offer);
  }
}

/** A listing is under offer from the day an offer is accepted to its sale. */
function writeSalePeriod(writer: SampleWriter, { propertyId, decidedDaysAgo }: SampleOffer): void {
  const sold = SAMPLE_PROPERTIES.find(({ id }) => id === propertyId)?.soldDaysAgo ?? null;
  writer.insert("StatusPeriod", {
    propertyId,
    status: "under_offer",
    startedAt: writer.ago(decidedDaysAgo ?? 0),
    endedAt: sold === null ? null : writer.ago(sold),
  });
}

function writeConversations(writer: SampleWriter): void {
  const hoursAgo = (hours: number) => writer.ago((hours * HOUR_MS) / DAY_MS);
  const messageId = idsOf("m3ssag");
  for (const { messages, ...conversation } of SAMPLE_CONVERSATIONS) {
    const first = messages.at(0)?.hoursAgo ?? 0;
    const last = messages.at(-1)?.hoursAgo ?? 0;
    const markedAt = (marked: true | undefined) => (marked ? hoursAgo(last) : null);
    writer.insert("Conversation", {
      id: conversation.id,
      propertyId: conversation.propertyId,
      contactId: conversation.contactId,
      ownerId: conversation.ownerId,
      type: conversation.type,
      contactArchivedAt: null,
      ownerArchivedAt: markedAt(conversation.ownerArchived),
      contactStarredAt: markedAt(conversation.contactStarred),
      ownerStarredAt: markedAt(conversation.ownerStarred),
      createdAt: hoursAgo(first),
      lastMessageAt: hoursAgo(last),
    });
    for (const { sender, content, hoursAgo: sent, unread } of messages) {
      writer.insert("Message", {
        id: messageId(),
        conversationId: conversation.id,
        sender,
        authorId: sender === "owner" ? conversation.ownerId : conversation.contactId,
        content,
        createdAt: hoursAgo(sent),
        // Read an hour later.
        readAt: unread ? null : hoursAgo(sent - 1),
      });
    }
  }
}

/** Where the neighbours of the two loopers live. */
const RENNES = "35238";
/** How long a looper takes to accept a lead. */
const ACCEPTED_AFTER_MS = 25 * MINUTE_MS;

function writeLeads(writer: SampleWriter): void {
  const leadId = idsOf("1ead");
  const offerId = idsOf("1ead0ffer");
  for (const [rank, lead] of SAMPLE_LEADS.entries()) {
    const account = [...SAMPLE_PEOPLE, ...LEDGER_SELLERS].find(
      ({ firstName, lastName }) => `${firstName} ${lastName}` === lead.contactName,
    );
    const id = leadId();
    const { ambassadorId, propertyId, status, closeReason } = lead;
    const came = daysBefore(writer.now, lead.cameDaysAgo);
    const isSeller = propertyId === null;
    writer.insert("Lead", {
      ...{ id, kind: isSeller ? "seller" : "buyer", source: lead.source },
      ...{ ambassadorId, propertyId, status, closeReason },
      communeCode: isSeller ? RENNES : null,
      consentAt: isSeller ? toDbInstant(came) : null,
      contactId: account?.id ?? null,
      contactName: lead.contactName,
      contactEmail: account?.email ?? addressOf(lead.contactName),
      // Of the range reserved for fiction.
      contactPhone: account?.phone ?? `06 39 98 ${10 + rank} ${String(97 - rank)}`,
      appointmentAt: status === "appointment" ? appointmentOf(writer) : null,
      // What closed it was the looper's click.
      factAt: status === "lost" ? toDbInstant(came) : writer.ago(lead.movedDaysAgo),
      createdAt: toDbInstant(came),
      updatedAt: writer.ago(lead.movedDaysAgo),
    });
    let offeredAt = came;
    if (lead.missedBy !== null) {
      const dueAt = dueAtOf(came, RENNES);
      const over = toDbInstant(msAfter(dueAt, MINUTE_MS));
      const missed = { looperId: lead.missedBy, outcome: "expired", endedAt: over };
      writer.insert("LeadOffer", { id: offerId(), leadId: id, ...offered(came), ...missed });
      offeredAt = msAfter(dueAt, MINUTE_MS);
    }
    writer.insert("LeadOffer", {
      ...{ id: offerId(), leadId: id, looperId: ambassadorId, ...offered(offeredAt) },
      outcome: "accepted",
      firstReplyAt:
        lead.repliedAfterHours === null
          ? null
          : toDbInstant(msAfter(came, lead.repliedAfterHours * HOUR_MS)),
      endedAt: toDbInstant(msAfter(offeredAt, ACCEPTED_AFTER_MS)),
    });
  }
}

/** When a lead is offered, and until when it can be accepted. */
const offered = (at: Date) => ({
  offeredAt: toDbInstant(at),
  dueAt: toDbInstant(dueAtOf(at, RENNES)),
});

/** Ten in the morning, some days ahead. */
function appointmentOf(writer: SampleWriter): string | null {
  const at = instantOf(writer.dayIn(4), 600, TIME_ZONE);
  return at && toDbInstant(at);
}

/** "Maëlle Guérin" is maelle.guerin@example.org. */
function addressOf(name: string): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
  return `${plain.replace(" ", ".").replaceAll(" ", "")}@example.org`;
}
