import { normalizeEmail } from "../kernel/email.ts";
import type { SelfAssignableRole } from "../kernel/roles.ts";
import type { MailKind } from "../mail/kinds.ts";
import { toDbInstant } from "../platform/db/instants.ts";
import { preparedRead } from "../platform/db/raw.ts";
import { absoluteUrl } from "../platform/links.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { routes } from "../routes/public.ts";
import { queued } from "./administration/sql.ts";
import { readToken, statusToken } from "./links.ts";
import type {
  ConfirmationView,
  InvitationView,
  OwnReferralsView,
  ReferralCounts,
  ReferralsView,
  WaitlistStatusView,
} from "./views.ts";

/** An entry as commands read it. */
export interface Entry {
  id: string;
  email: string;
  emailNormalized: string;
  /** What looks the same (the column `mailbox`). */
  lookAlike: string;
  role: SelfAssignableRole;
  networkKey: string | null;
  referralCode: string | null;
  createdAt: Date;
  confirmationSentAt: Date;
  confirmedAt: Date | null;
  invitedAt: Date | null;
  userId: string | null;
}

type Instants = "createdAt" | "confirmationSentAt" | "confirmedAt" | "invitedAt";
type EntryRow = { [K in keyof Entry]: K extends Instants ? string | null : Entry[K] };

const COLUMNS = `id, email, emailNormalized, mailbox AS lookAlike, role, networkKey, referralCode,
  createdAt, confirmationSentAt, confirmedAt, invitedAt, userId`;

const byId = preparedRead<{ id: string }, EntryRow>(
  `SELECT ${COLUMNS} FROM WaitlistEntry WHERE id = :id`,
);
const byAddress = preparedRead<{ email: string }, EntryRow>(
  `SELECT ${COLUMNS} FROM WaitlistEntry WHERE emailNormalized = :email`,
);

const instant = (text: string | null) => (text === null ? null : new Date(text));

function toEntry(row: EntryRow | undefined): Entry | null {
  if (!row) return null;
  return {
    ...row,
    createdAt: new Date(row.createdAt ?? 0),
    confirmationSentAt: new Date(row.confirmationSentAt ?? 0),
    confirmedAt: instant(row.confirmedAt),
    invitedAt: instant(row.invitedAt),
  };
}

/** An entry; null where there is none any more. */
export function findEntry(id: string): Entry | null {
  return toEntry(byId().get({ id }));
}

/** The entry of an address, as addresses are compared (normalizeEmail). */
export function findEntryOf(emailNormalized: string): Entry | null {
  return toEntry(byAddress().get({ email: emailNormalized }));
}

/** Who would confirm an address by this link; null where the link is no good. */
export function findToConfirm(token: unknown, now = new Date()): ConfirmationView | null {
  const id = readToken(token, "confirmation", now);
  const entry = id === null ? null : findEntry(id);
  if (!entry) return null;
  const { email, role, confirmedAt } = entry;
  return { email, role, confirmed: confirmedAt !== null };
}

/** Who was invited by this link and has no account yet; null where the link is no good. */
export function findInvitation(token: unknown, now = new Date()): InvitationView | null {
  const id = readToken(token, "invitation", now);
  const entry = id === null ? null : findEntry(id);
  if (!entry || entry.invitedAt === null || entry.userId !== null) return null;
  const { email, role, referralCode } = entry;
  return referralCode === null ? null : { email, role, referralCode };
}

const counts = preparedRead<{ code: string }, ReferralCounts>(
  `SELECT coalesce(sum(status = 'counted'), 0) AS counted,
     coalesce(sum(status = 'held'), 0) AS held,
     coalesce(sum(status = 'waiting'), 0) AS waiting
   FROM WaitlistReferral WHERE referrerCode = :code`,
);

function referralsOf(referralCode: string): ReferralsView {
  const { counted = 0, held = 0, waiting = 0 } = counts().get({ code: referralCode }) ?? {};
  const shareLink = absoluteUrl(routes.betaReferral(referralCode));
  return { referralCode, shareLink, counted, held, waiting };
}

/** Those of the role who wait. With a bound in time the index WaitlistEntry_queue counts them. */
const QUEUE = `FROM WaitlistEntry q WHERE q.role = e.role AND ${queued("q")}`;

const place = preparedRead<{ id: string; now: string }, { before: number; total: number }>(
  `SELECT (SELECT count(*) ${QUEUE} AND q.confirmedAt <= :now) AS total,
     (SELECT count(*) ${QUEUE} AND (q.confirmedAt, q.id) < (e.confirmedAt, e.id)) AS before
   FROM WaitlistEntry e WHERE e.id = :id`,
);

/** Where somebody stands; null where the link is no good, or the person was erased. */
export function findWaitlistStatus(token: unknown, now = new Date()): WaitlistStatusView | null {
  const id = readToken(token, "status", now);
  const entry = id === null ? null : findEntry(id);
  if (!entry) return null;
  const { email, role, referralCode, confirmedAt, invitedAt, userId } = entry;
  if (referralCode === null || confirmedAt === null) return null;
  const { before = 0, total = 0 } = place().get({ id: entry.id, now: toDbInstant(now) }) ?? {};
  const joined = userId !== null;
  return {
    ...referralsOf(referralCode),
    email,
    role,
    position: joined || invitedAt !== null ? null : before + 1,
    total,
    confirmedAt,
    invitedAt,
    joined,
  };
}

const ownCode = preparedRead<{ userId: string }, { referralCode: string; accounts: number }>(
  `SELECT u.referralCode,
     (SELECT count(*) FROM User r WHERE r.referredById = u.id AND r.erasedAt IS NULL) AS accounts
   FROM User u WHERE u.id = :userId`,
);

/** The person's own code, and what came of it: on the waitlist, and as accounts. */
export function ownReferrals(actor: Actor): OwnReferralsView {
  authorize(actor, "account.read");
  const { referralCode = "", accounts = 0 } = ownCode().get({ userId: actor.userId }) ?? {};
  return { ...referralsOf(referralCode), accounts };
}

/** The account of an address, with its code. */
interface AccountOf {
  userId: string;
  referralCode: string;
  createdAt: Date;
}

const accountOf = preparedRead<
  { email: string },
  Omit<AccountOf, "createdAt"> & { createdAt: string }
>(
  `SELECT u.id AS userId, u.referralCode, u.createdAt
   FROM User u LEFT JOIN WaitlistEntry w ON w.userId = u.id
   WHERE u.emailNormalized = :email AND u.erasedAt IS NULL AND w.id IS NULL`,
);

/** The account of an address that belongs to no entry yet: addresses change hands within one account. */
export function findFreeAccount(emailNormalized: string): AccountOf | null {
  const row = accountOf().get({ email: emailNormalized });
  return row ? { ...row, createdAt: new Date(row.createdAt) } : null;
}

/** Where who is sent a mail of this kind asks for no more of them; null where it is owed to them. */
export function findUnsubscribeLink(kind: string, toAddress: string): string | null {
  if (kind !== ("waitlist-invitation" satisfies MailKind)) return null;
  const entry = findEntryOf(normalizeEmail(toAddress));
  return entry && absoluteUrl(routes.betaStatus(statusToken(entry.id)));
}
