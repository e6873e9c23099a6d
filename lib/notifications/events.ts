import { z } from "zod";
import { LEGAL_GAPS, type ListingGap, PHOTO_GAPS } from "../content/listing-gaps.ts";
import { REMINDED_SALE_TASKS } from "../content/sale-reminders.ts";
import { VISIT_CANCEL_LABELS } from "../content/visit-reasons.ts";
import { storedClockSchema } from "../kernel/clock-schema.ts";
import { PAPERS, WANTING_STATES } from "../kernel/looper-papers.ts";
import type { NotificationKind } from "./preferences.ts";

/*
 * What people are notified of. An event is added here, with its sentences in copy.ts: each does not
 * compile without it. The code that makes something happen calls `notify` (commands/notify.ts) in the
 * transaction of what happened.
 */

const id = z.string();
const title = z.string();
const name = z.string();
/** An instant, which JSON has as a text. */
const at = z.coerce.date();
const day = z.iso.date();
const cents = z.number().int().positive();
/** From which side the notified person looks at it: which screen the notification leads to. */
const viewpoint = z.enum(["buyer", "seller", "ambassador"]);

/** A calendar entry that its mail carries (RFC 5546), where one is due to its person. */
const entry = {
  calendar: z
    .strictObject({ method: z.enum(["REQUEST", "CANCEL"]), content: z.string() })
    .optional(),
};

/** Why or what, as people read it: in French. */
const words = z.string();

/** Why a visit was cancelled: its words are in content. */
const cancelReason = z.enum(
  Object.keys(VISIT_CANCEL_LABELS) as (keyof typeof VISIT_CANCEL_LABELS)[],
);

/** What a listing lacks: its words are in content too. */
const gap = z.enum(Object.keys({ ...LEGAL_GAPS, ...PHOTO_GAPS }) as ListingGap[]);

/** A visit: of the listing `title`, with `name` on the other side. */
const visit = { visitId: id, title, name, viewpoint, startsAt: at, clock: storedClockSchema };
/** An offer for the listing `title`, made by or to `name`. */
const offer = { offerId: id, title, name, viewpoint, amountCents: cents, clock: storedClockSchema };
/** A quote of the provider `name`. */
const quote = { quoteId: id, name };
const sale = { saleId: id, title, viewpoint };
/** A lead: its person `name`, and the home asked about; null for a seller's. */
const lead = { leadId: id, name, title: title.nullable() };
/** Until when something is to be done, by the clock of a home. */
const due = z.strictObject({ at, clock: storedClockSchema });
/** A payment of a sale's invoice, and the rest to pay after it. */
const payment = {
  invoiceNumber: z.number().int(),
  amountCents: cents,
  restCents: z.number().int().nonnegative(),
};

/** A statement of a month, YYYY-MM, with what it comes to. */
const statement = {
  statementId: id,
  month: z.string().regex(/^\d{4}-\d{2}$/),
  totalCents: z.number().int(),
};

export interface EventDefinition {
  /** The line of the preferences that it belongs to. */
  kind: NotificationKind;
  data: z.ZodObject;
  /** Whether its mail leaves apart from the digest even where its line is not locked. */
  urgent?: true;
  /** Whether a mail of its own leaves beside it, always: it is left out of what is chosen. */
  ownMail?: true;
  /** Minutes after which its mail and text message leave, unless it was read before. */
  unlessReadMinutes?: number;
}

const define = <const Events extends Record<string, EventDefinition>>(events: Events) => events;

export const NOTIFICATION_EVENTS = define({
  "visit.requested": { kind: "visit_request", data: z.strictObject(visit) },
  "visit.confirmed": { kind: "visit_request", data: z.strictObject({ ...visit, ...entry }) },
  "visit.proposed": { kind: "visit_request", data: z.strictObject({ ...visit, proposedAt: at }) },
  /** The other time that was proposed does not suit. */
  "visit.declined": { kind: "visit_request", data: z.strictObject(visit) },
  "visit.moved": { kind: "visit_request", data: z.strictObject({ ...visit, ...entry }) },
  "visit.cancelled": {
    kind: "visit_request",
    data: z.strictObject({
      ...visit,
      reason: cancelReason,
      /** Of a home where its visitor can choose another time. */
      listingId: id.optional(),
      ...entry,
    }),
  },
  /**
   * Its looper receives nobody any more, and the seller does instead, at the same time: to the visitor, with the seller's
   * name; to the seller and to that looper, with the visitor's.
   */
  "visit.rehosted": {
    kind: "visit_request",
    data: z.strictObject({
      ...visit,
      /** False for one that waits to be confirmed. */
      agreed: z.boolean(),
      ...entry,
    }),
  },
  /**
   * The team gave it to another host at the same time: to the visitor, with the new host's name; to that host and to the
   * former one, with the visitor's; to the seller who neither receives nor did, with the new host's.
   */
  "visit.reassigned": {
    kind: "visit_request",
    data: z.strictObject({
      ...visit,
      agreed: z.boolean(),
      part: z.enum(["visitor", "host", "former", "seller"]),
      /** Whether the new host is a looper, not the seller. */
      byLooper: z.boolean(),
      ...entry,
    }),
  },
  /** The team lets its code be typed again. */
  "visit.unlocked": { kind: "visit_request", data: z.strictObject(visit) },
  /** Its listing is paused, and it takes place all the same. */
  "visit.held": { kind: "visit_request", data: z.strictObject(visit) },
  /** Nobody confirmed it before it was to begin. */
  "visit.lapsed": { kind: "visit_request", data: z.strictObject({ ...visit, ...entry }) },
  "visit.reminder-day": { kind: "visit_request", data: z.strictObject(visit) },
  "visit.reminder-hours": { kind: "visit_request", data: z.strictObject(visit) },
  "visit.feedback-requested": { kind: "visit_request", data: z.strictObject(visit) },
  /** The team asks the visitor whether it took place (decision 0088). */
  "visit.asked": { kind: "visit_request", data: z.strictObject(visit) },
  "visit.feedback-given": {
    kind: "visit_request",
    data: z.strictObject({ ...visit, rating: z.number().int().min(1).max(5) }),
  },

  "offer.received": { kind: "offer_received", data: z.strictObject({ ...offer, expiryDate: day }) },
  "offer.countered": {
    kind: "offer_received",
    data: z.strictObject({ ...offer, expiryDate: day }),
  },
  "offer.accepted": {
    kind: "offer_received",
    data: z.strictObject({ ...offer, saleId: id }),
  },
  "offer.rejected": {
    kind: "offer_received",
    data: z.strictObject({ ...offer, reason: words }),
  },
  "offer.withdrawn": { kind: "offer_received", data: z.strictObject(offer) },
  /** The sale for which it was refused fell through: a new one can be made. */
  "offer.possible-again": {
    kind: "offer_received",
    data: z.strictObject({ listingId: id, title, viewpoint }),
  },

  "sale.opened": { kind: "offer_received", data: z.strictObject(sale) },
  "sale.advanced": { kind: "offer_received", data: z.strictObject({ ...sale, step: words }) },
  /** The team reminds a side of what waits for it: until which day, and whether that is over. */
  "sale.reminded": {
    kind: "offer_received",
    data: z.strictObject({
      ...sale,
      tasks: z
        .array(
          z.strictObject({
            what: z.enum(REMINDED_SALE_TASKS),
            by: day.nullable(),
            late: z.boolean(),
          }),
        )
        .min(1),
    }),
  },
  /** The team reminds the seller of an invoice that is overdue. */
  "sale.payment-due": {
    kind: "offer_received",
    data: z.strictObject({
      ...sale,
      invoiceNumber: z.number().int(),
      restCents: cents,
      dueOn: day,
    }),
  },
  "sale.fallen-through": {
    kind: "offer_received",
    data: z.strictObject({ ...sale, reason: words }),
  },
  "sale.concluded": { kind: "offer_received", data: z.strictObject(sale) },
  "sale.invoice-paid": {
    kind: "offer_received",
    data: z.strictObject({ ...sale, ...payment }),
  },
  "sale.payment-reversed": {
    kind: "offer_received",
    data: z.strictObject({ ...sale, ...payment, reason: words }),
  },

  /** The team took a line of the looper's ledger back: `entryId` is the line that does. */
  "commission.reversed": {
    kind: "document_status",
    data: z.strictObject({ entryId: id, title, amountCents: cents, note: words }),
    urgent: true,
  },
  /** What the team found of a listing, or of a visit, that is to be corrected; `correctOn` is the last day to. */
  "quality.to-correct": {
    kind: "document_status",
    data: z.strictObject({
      propertyId: id,
      /** Null for a listing. */
      visitId: id.nullable(),
      title,
      points: z.array(words),
      note: words,
      correctOn: day,
      viewpoint: z.enum(["seller", "ambassador"]),
    }),
    urgent: true,
  },
  /** The draft of a month's statement is there to be checked. */
  "statement.sent": {
    kind: "document_status",
    data: z.strictObject({
      ...statement,
      /** The last day to contest a line. */
      until: day,
    }),
    urgent: true,
  },
  "statement.issued": {
    kind: "document_status",
    data: z.strictObject({ ...statement, number: z.string() }),
  },
  /** The team decided about a line that its looper contested. */
  "statement.contest-decided": {
    kind: "document_status",
    data: z.strictObject({
      entryId: id,
      title,
      outcome: z.enum(["upheld", "reversed"]),
      reply: words,
    }),
    urgent: true,
  },
  "payout.paid": {
    kind: "document_status",
    data: z.strictObject({ amountCents: cents, paidOn: day, lastFour: z.string() }),
    urgent: true,
  },
  /** The bank refused it: the account is to be checked. */
  "payout.refused": {
    kind: "document_status",
    data: z.strictObject({ amountCents: cents, reason: words, lastFour: z.string() }),
    urgent: true,
  },
  /** An account was entered, which can be paid from an instant on; and is in force. */
  "payout.account-changed": {
    kind: "document_status",
    data: z.strictObject({ lastFour: z.string(), payableFrom: at }),
    ownMail: true,
  },
  "payout.account-in-force": {
    kind: "document_status",
    data: z.strictObject({ lastFour: z.string() }),
    ownMail: true,
  },

  "message.received": {
    kind: "message_received",
    data: z.strictObject({
      conversationId: id,
      name,
      title: title.nullable(),
      excerpt: z.string(),
      /** How many documents come with it. */
      attachments: z.number().int(),
    }),
    urgent: true,
    unlessReadMinutes: 5,
  },

  /** The team answered what the person wrote to it; `topic` is what they wrote about. */
  "contact.answered": {
    kind: "message_received",
    data: z.strictObject({ conversationId: id, topic: words, excerpt: z.string() }),
    urgent: true,
    unlessReadMinutes: 5,
  },

  /** What a provider of the directory did with a quote. */
  "quote.answered": {
    kind: "message_received",
    data: z.strictObject({ ...quote, amountCents: cents, day, validUntil: day }),
  },
  "quote.declined": { kind: "message_received", data: z.strictObject(quote) },
  "quote.cancelled": { kind: "message_received", data: z.strictObject(quote), urgent: true },
  "quote.completed": { kind: "message_received", data: z.strictObject(quote) },
  /** The team took the person's review off. */
  "quote.review-removed": {
    kind: "message_received",
    data: z.strictObject({ ...quote, reason: words }),
  },
  "quote.message": {
    kind: "message_received",
    data: z.strictObject({ ...quote, excerpt: z.string() }),
    urgent: true,
    unlessReadMinutes: 5,
  },

  "alert.found": {
    kind: "search_alert",
    data: z.strictObject({
      /** The saved search; null for the person's favourites. */
      searchId: id.nullable(),
      /** What it is called. */
      search: z.string(),
      /** What happened, at most ten: the others are counted. */
      items: z.array(
        z.strictObject({
          listingId: id,
          title,
          what: z.enum(["published", "price_dropped", "back_on_market", "slot_opened"]),
          priceCents: cents,
          fromCents: cents.nullable(),
        }),
      ),
      more: z.number().int().nonnegative(),
      unsubscribeLink: z.string(),
    }),
  },

  /** The home's new figure, for the owner of an estimate who wants one twice a year. */
  "estimate.figure": {
    kind: "market_insights",
    data: z.strictObject({
      estimateId: id,
      /** Street and commune, without a number. */
      where: words,
      /** Null where too few sales compare by now. */
      range: z.strictObject({ lowCents: cents, centreCents: cents, highCents: cents }).nullable(),
      formerCents: cents.nullable(),
    }),
  },
  /** A lead is the looper's to accept. */
  "lead.offered": {
    kind: "new_lead",
    data: z.strictObject({
      ...lead,
      /** Until when; null for those of before, which had no time. */
      due: due.nullable(),
    }),
    urgent: true,
  },
  /** An hour is left to accept it. */
  "lead.expiring": { kind: "new_lead", data: z.strictObject({ ...lead, due }), urgent: true },
  /** It was not accepted in time. */
  "lead.missed": { kind: "new_lead", data: z.strictObject(lead) },
  /** The team sees that nothing happened: to the looper who has it. */
  "lead.reminded": { kind: "new_lead", data: z.strictObject(lead) },
  /** To its person: the looper `name` is theirs. */
  "lead.accepted": { kind: "message_received", data: z.strictObject(lead) },
  /** To its person, who sells: no looper has it, and the team takes it over. */
  "lead.with-team": { kind: "message_received", data: z.strictObject({ leadId: id }) },
  /** To the looper who had it, or had it offered: its person, who sells, withdrew their request. */
  "lead.withdrawn": { kind: "new_lead", data: z.strictObject(lead) },
  /** A seller asks the looper to take care of a home. */
  "looper-request.received": {
    kind: "new_lead",
    data: z.strictObject({ requestId: id, name }),
  },
  /** The looper answered the seller. */
  "looper-request.answered": {
    kind: "document_status",
    data: z.strictObject({ requestId: id, revisionId: id, name, accepted: z.boolean() }),
  },
  /** The seller ended the looper's charge of a home. */
  "looper-request.ended": {
    kind: "document_status",
    data: z.strictObject({ name, title: title.nullable() }),
  },
  /** To the seller: the looper takes care of the home no more, by their own choice; `name` is null for a closed account. */
  "looper-charge.left": {
    kind: "document_status",
    data: z.strictObject({
      propertyId: id.nullable(),
      name: name.nullable(),
      title: title.nullable(),
      /** Visits to come that the seller receives now, and those that had to be cancelled. */
      rehosted: z.number().int().nonnegative(),
      cancelled: z.number().int().nonnegative(),
    }),
    urgent: true,
  },
  /** A paper of a looper in force ends soon. */
  "looper-paper.ending": {
    kind: "document_status",
    data: z.strictObject({ what: words, expiresOn: day }),
    ownMail: true,
  },
  /** The team reminds a looper of the papers that they are to see to, as these are on that day. */
  "looper-papers.reminded": {
    kind: "document_status",
    data: z.strictObject({
      papers: z
        .array(
          z.strictObject({
            paper: z.enum(PAPERS),
            state: z.enum(WANTING_STATES),
            expiresOn: day.nullable(),
          }),
        )
        .min(1),
    }),
  },
  /** A role was decided about. */
  "document.decided": {
    kind: "document_status",
    data: z.strictObject({
      what: words,
      outcome: words,
      reason: words.nullable(),
      path: z.string(),
    }),
    ownMail: true,
  },
  /** Whether a home is still for sale is asked; its mail has the link that answers. */
  "listing.confirm": {
    kind: "document_status",
    data: z.strictObject({ listingId: id, title, until: day }),
    ownMail: true,
  },
  /** Nobody answered: the listing is paused. */
  "listing.paused": {
    kind: "document_status",
    data: z.strictObject({ listingId: id, title }),
    ownMail: true,
  },
  /** A looper's paper was checked; with its last day, where it has one. */
  "paper.checked": {
    kind: "document_status",
    data: z.strictObject({ what: words, endsOn: day.nullable() }),
  },
  /** A looper's paper was sent back. */
  "paper.returned": {
    kind: "document_status",
    data: z.strictObject({ what: words, reason: words }),
  },
  /** A continuing training that a looper declared counts, or is given back: with the reason then. */
  "training.decided": {
    kind: "document_status",
    data: z.strictObject({ title, reason: words.nullable() }),
  },
  /** Somebody opened a private document to the person. */
  "document.shared": {
    kind: "document_status",
    data: z.strictObject({ documentId: id, name, what: words }),
  },
  /** A private document is soon not valid any more. */
  "document.expiring": {
    kind: "document_status",
    data: z.strictObject({ documentId: id, what: words, expiresOn: day, path: z.string() }),
  },
  /** The team decided about what a seller handed in: a listing, or a change of one that is published. */
  "listing.published": { kind: "document_status", data: z.strictObject({ listingId: id, title }) },
  "listing.changed": { kind: "document_status", data: z.strictObject({ listingId: id, title }) },
  "listing.returned": {
    kind: "document_status",
    data: z.strictObject({
      revisionId: id,
      title,
      /** Whether the listing stays online as it is meanwhile. */
      isPublished: z.boolean(),
      /** What is to be looked at again, field by field. */
      points: z.array(words).min(1),
    }),
  },
  /** The team asks the seller to complete what is published. */
  "listing.to-complete": {
    kind: "document_status",
    data: z.strictObject({ listingId: id, title, gaps: z.array(gap).min(1) }),
  },
  /** A task of the team, with the note of whoever hands it on. */
  "task.handed-on": {
    kind: "message_received",
    data: z.strictObject({ kind: words, subjectId: id, what: words, name, note: words }),
    urgent: true,
  },
  /** What a listing's week was like, to its seller. */
  "market.week": {
    kind: "market_insights",
    data: z.strictObject({
      listingId: id,
      title,
      views: z.number().int(),
      favorites: z.number().int(),
      contacts: z.number().int(),
      visits: z.number().int(),
    }),
  },
});

export type NotificationEvent = keyof typeof NOTIFICATION_EVENTS;
export type EventData = {
  [E in NotificationEvent]: z.output<(typeof NOTIFICATION_EVENTS)[E]["data"]>;
};

/** An event with what it tells. */
export type NotificationContent = {
  [E in NotificationEvent]: { event: E; data: EventData[E] };
}[NotificationEvent];

const isEvent = (event: string): event is NotificationEvent =>
  Object.hasOwn(NOTIFICATION_EVENTS, event);

/**
 * The event of a row, or of what is to become one.
 * @throws {ZodError} where its data is not its event's; {TypeError} where there is no such event.
 */
export function parseEvent(event: string, data: unknown): NotificationContent {
  if (!isEvent(event)) throw new TypeError(`there is no event "${event}"`);
  return { event, data: NOTIFICATION_EVENTS[event].data.parse(data) } as NotificationContent;
}

/** How an event is announced, whatever it says. */
export const definitionOf = (event: NotificationEvent): EventDefinition =>
  NOTIFICATION_EVENTS[event];
