import { z } from "zod";
import { storedClockSchema } from "../kernel/clock-schema.ts";
import { PAPER_KINDS } from "../mandates/parties.ts";

/** A link of a mail: a whole address of the web, and no other kind. */
const link = z.url({ protocol: /^https?$/ });
const firstName = z.string();
const count = z.number().int().positive();
const whole = z.number().int().nonnegative();
/** An instant, which JSON has as a text. */
const at = z.coerce.date();
const reference = z.string();
/** The role as people read it. */
const role = z.string();
const reason = z.string().nullish();
/** A calendar entry that goes with a mail (RFC 5546). */
const calendar = z.strictObject({ method: z.enum(["REQUEST", "CANCEL"]), content: z.string() });

/** Where its person chooses what is sent, and stops this; null for what is always sent. */
const unsubscribing = {
  settingsLink: link,
  unsubscribe: z
    .strictObject({
      /** The page that the mail leads to. */
      link,
      /** What programs of mail call, at one click (RFC 8058). */
      oneClickLink: link,
    })
    .nullable(),
};

/** What each mail tells: its kind, and the data of that kind, which the outbox has as JSON. */
const MAIL_DATA = {
  /** Somebody registered: the account opens once the address is confirmed. */
  "confirm-address": z.strictObject({ firstName, link, validHours: count }),
  /** Somebody wanted to open an account with an address that has one. */
  "address-known": z.strictObject({ firstName, loginLink: link, resetLink: link }),
  "reset-password": z.strictObject({ firstName, link, validMinutes: count }),
  /** Somebody asked for a new password with an address that has no account. */
  "no-account": z.strictObject({ registerLink: link }),
  /** A person wants this address instead of theirs. */
  "confirm-new-address": z.strictObject({ firstName, link, validHours: count }),
  /** To the address that an account had until now. */
  "address-changed": z.strictObject({ firstName, at, link, validDays: count }),
  "password-changed": z.strictObject({ firstName, at, resetLink: link }),
  "second-factor-changed": z.strictObject({
    firstName,
    added: z.boolean(),
    at,
    settingsLink: link,
  }),
  "role-requested": z.strictObject({ firstName, link }),
  "role-decided": z.strictObject({ firstName, role, granted: z.boolean(), reason, link }),
  /** A role was suspended, or is in force again. */
  "role-suspended": z.strictObject({ firstName, role, suspended: z.boolean(), reason, link }),
  /** The person left the network of loopers, or withdrew their request: what became of what they had. */
  "role-left": z.strictObject({
    firstName,
    homes: whole,
    /** Visits that the sellers receive now, and those that were cancelled. */
    rehosted: whole,
    cancelled: whole,
    /** All that the ledger has. */
    earnedCents: z.number().int(),
    link,
  }),
  /** A paper of a looper in force ends soon: its last civil day. */
  "looper-paper-ending": z.strictObject({
    firstName,
    paper: z.string(),
    expiresOn: z.iso.date(),
    link,
  }),
  /** An account to be paid to was entered: from when on nothing keeps it from being used. */
  "payout-account-changed": z.strictObject({
    firstName,
    lastFour: z.string(),
    payableFrom: at,
    /** Whether another account was there: nothing is paid to either until then. */
    replaces: z.boolean(),
    link,
    contactLink: link,
  }),
  /** That account is in force. */
  "payout-account-in-force": z.strictObject({ firstName, lastFour: z.string(), link }),
  /** Somebody reported a listing. Nothing of what they or the seller wrote is in it. */
  "report-received": z.strictObject({ reference, link }),
  "report-closed": z.strictObject({ reference, outcome: z.string() }),
  /** To the person who reported a conversation, and to the one warned for what they wrote in it. */
  "conversation-report-closed": z.strictObject({ firstName, outcome: z.string() }),
  "conversation-warning": z.strictObject({ firstName, reason: z.string(), termsLink: link }),
  /** Somebody without an account wrote about a listing: the link delivers it, and opens an account. */
  "confirm-message": z.strictObject({
    firstName,
    title: z.string(),
    link,
    validHours: count,
  }),
  /** The same with an address that has an account. */
  "confirm-message-known": z.strictObject({
    firstName,
    title: z.string(),
    link,
    validHours: count,
  }),
  /** Somebody without an account wrote to the team: the link sends it. Nothing of the text is in it. */
  "confirm-contact": z.strictObject({
    name: z.string(),
    topic: z.string(),
    link,
    validHours: count,
  }),
  /** The team answered somebody without an account: the link leads to the thread. */
  "contact-answered": z.strictObject({
    name: z.string(),
    topic: z.string(),
    answer: z.string(),
    link,
  }),
  /** To the seller: who reported it is never disclosed. */
  "listing-withdrawn": z.strictObject({
    ...{ firstName, reference, reason: z.string(), link },
    /** Where it came from: somebody's report, unless it is the team's own check. */
    cause: z.enum(["report", "check"]).optional(),
  }),
  /** To a seller, who says whether the home is for sale: the link's page has the buttons. */
  "listing-confirm": z.strictObject({
    firstName,
    title: z.string(),
    /** Last civil day to answer. */
    until: z.iso.date(),
    link,
  }),
  /** The seller did not answer: the link's page puts it back. */
  "listing-paused": z.strictObject({ firstName, title: z.string(), link }),
  /** Somebody wants to share their shortlist with whoever reads this; `firstName` is theirs. */
  "shortlist-invitation": z.strictObject({ firstName, link, validDays: count }),
  /** To a person who signs beside the person with the account: the way to the document. */
  "signature-requested": z.strictObject({
    firstName,
    sellerName: z.string(),
    what: z.enum(PAPER_KINDS),
    title: z.string(),
    link,
  }),
  /** All the others have signed: it is for the person with the account to sign. */
  "signature-ready": z.strictObject({
    firstName,
    what: z.enum(PAPER_KINDS),
    title: z.string(),
    link,
  }),
  /** The code that signs a mandate, or a paper under it. */
  "signature-code": z.strictObject({
    firstName,
    what: z.enum(PAPER_KINDS),
    title: z.string(),
    code: z.string(),
    validMinutes: count,
    link,
  }),
  /** The code that signs a looper's contract. */
  "contract-code": z.strictObject({ firstName, code: z.string(), validMinutes: count, link }),
  /** It is signed: the file, and the looper's own page. */
  "contract-signed": z.strictObject({ firstName, link, fileLink: link }),
  /** It is signed: the file, and the page of the mandate. */
  "mandate-signed": z.strictObject({
    firstName,
    what: z.enum(PAPER_KINDS),
    number: count,
    title: z.string(),
    withdrawalEndsOn: z.iso.date().nullable(),
    /** The mandate that ended for it. */
    replaces: count.nullish(),
    link,
    mandateLink: link,
  }),
  /** It ended without a sale; `paused` where the listing was published under it. */
  "mandate-ended": z.strictObject({
    firstName,
    /** The last one only to those whom the mandate that took its place does not name. */
    cause: z.enum(["withdrawn", "expired", "replaced"]),
    /** Who withdrew, or replaced it, for the other parties; null or absent to themselves. */
    byName: z.string().nullish(),
    number: count,
    title: z.string(),
    paused: z.boolean(),
    takenBack: z.boolean(),
    at,
    link,
  }),
  /** To a provider of the directory, who has no account: the link answers the request. */
  "quote-requested": z.strictObject({
    clientName: z.string(),
    place: z.string(),
    wishedOn: z.iso.date().nullable(),
    link,
  }),
  /**
   * To the same: what the client did. An acceptance is for a home, whose address the page then has, or for another place;
   * a cancellation is of a request, or of the work that was agreed. `link-changed`: the team corrected the address.
   */
  "quote-news": z.strictObject({
    clientName: z.string(),
    what: z.enum([
      "accepted",
      "accepted-elsewhere",
      "cancelled",
      "work-cancelled",
      "completed",
      "message",
      "reviewed",
      "link-changed",
    ]),
    link,
  }),
  /** To the same: the client's account is no more; `isAgreed` where their quote was accepted. */
  "quote-closed": z.strictObject({ place: z.string(), isAgreed: z.boolean().optional() }),
  /** To a provider whom the team entered: their data, and where it is published. */
  "provider-listed": z.strictObject({ providerName: z.string(), link }),
  /** The directory shows them to nobody, for the reason; shows them again, without one. */
  "provider-suspended": z.strictObject({
    providerName: z.string(),
    reason: z.string().nullable(),
    /** Whether it is for good: their data are erased. */
    isDeparture: z.boolean().optional(),
    link,
  }),
  /**
   * To a seller without an account: a looper accepted their request, or the team has it. Nothing that was typed with it,
   * for the address was never confirmed: `commune` is the official name. The link shows the request, and withdraws it.
   */
  "request-accepted": z.strictObject({ looperName: z.string(), commune: z.string(), link }),
  "request-with-team": z.strictObject({ commune: z.string(), link }),
  "account-exported": z.strictObject({ firstName, at, settingsLink: link }),
  "account-erased": z.strictObject({ firstName }),
  /** To the person who changed a visit: their own calendar's entry, which is not sent otherwise. */
  "visit-entry": z.strictObject({
    firstName,
    /** The visit is agreed, asked for anew and not yet confirmed, or out of the calendar. */
    state: z.enum(["agreed", "requested", "removed"]),
    name: z.string(),
    title: z.string(),
    startsAt: at,
    clock: storedClockSchema,
    link,
    calendar,
  }),
  /** Something that a person wants to know of, as lib/notifications/copy.ts words it. */
  notification: z.strictObject({
    firstName,
    title: z.string(),
    lines: z.array(z.string()),
    action: z.strictObject({ label: z.string(), link }),
    calendar: calendar.optional(),
    ...unsubscribing,
  }),
  /** Several of them, of a day or of a week. */
  "notification-digest": z.strictObject({
    firstName,
    items: z.array(z.strictObject({ title: z.string(), lines: z.array(z.string()), link })).min(1),
    ...unsubscribing,
  }),
  /** Somebody put the address on the waitlist: its place is taken once it is confirmed. */
  "waitlist-confirm": z.strictObject({ link, validDays: count }),
  /** The address is confirmed: the person's code, the link that gives it away, and their own page. */
  "waitlist-welcome": z.strictObject({ code: z.string(), shareLink: link, statusLink: link }),
  /** Somebody put an address on the waitlist that is there, and confirmed, already. */
  "waitlist-known": z.strictObject({ statusLink: link }),
  /** Their turn has come: the link opens an account. They erase themselves by the other one. */
  "waitlist-invitation": z.strictObject({ role, link, validDays: count, statusLink: link }),
} as const;

export type MailKind = keyof typeof MAIL_DATA;
export type MailData = { [K in MailKind]: z.output<(typeof MAIL_DATA)[K]> };

/** A mail as it is queued: what it tells, not yet how. */
export type Mail = { [K in MailKind]: { kind: K; data: MailData[K] } }[MailKind];

/** A mail to queue. */
export const newMail = <K extends MailKind>(kind: K, data: MailData[K]): Mail =>
  ({ kind, data }) as Mail;

const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(MAIL_DATA, kind);

/**
 * The mail of a row of the outbox.
 * @throws {ZodError} where its data is not its kind's; {TypeError} where there is no such kind.
 */
export function parseMail(kind: string, data: unknown): Mail {
  if (!isMailKind(kind)) throw new TypeError(`there is no mail "${kind}"`);
  return { kind, data: MAIL_DATA[kind].parse(data) } as Mail;
}
