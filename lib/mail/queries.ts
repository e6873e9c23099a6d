import { normalizeEmail } from "../kernel/email.ts";
import { isId } from "../kernel/ids.ts";
import { toDbInstant } from "../platform/db/instants.ts";
import { preparedRead } from "../platform/db/raw.ts";
import { env } from "../platform/env.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { storedText } from "./compose.ts";
import { maskSecrets, STALE_AFTER_MS, secretLink } from "./rules.ts";
import type { MailPage, MailState, MailView } from "./views.ts";

/** Mails of one page of the list. */
const PAGE_SIZE = 30;
/** Mails that one look takes to be sent. */
const BATCH = 50;

interface MailRow {
  id: string;
  kind: string;
  userId: string | null;
  toAddress: string;
  subject: string;
  data: string;
  state: MailState;
  attempts: number;
  createdAt: string;
  nextAttemptAt: string;
  sentAt: string | null;
  lastError: string | null;
}

const COLUMNS = `id, kind, userId, toAddress, subject, data, state, attempts, createdAt, nextAttemptAt,
  sentAt, lastError`;

const newest = preparedRead<{ limit: number }, MailRow>(
  `SELECT ${COLUMNS} FROM OutboxMail ORDER BY createdAt DESC, id DESC LIMIT :limit`,
);
const olderThan = preparedRead<{ cursor: string; limit: number }, MailRow>(
  `SELECT ${COLUMNS} FROM OutboxMail
   WHERE (createdAt, id) < (SELECT createdAt, id FROM OutboxMail WHERE id = :cursor)
   ORDER BY createdAt DESC, id DESC LIMIT :limit`,
);
const byId = preparedRead<{ id: string }, MailRow>(
  `SELECT ${COLUMNS} FROM OutboxMail WHERE id = :id`,
);
const due = preparedRead<{ now: string; oldest: string; limit: number }, { id: string }>(
  `SELECT id FROM OutboxMail
   WHERE state = 'waiting' AND nextAttemptAt <= :now AND createdAt > :oldest
     AND (leasedUntil IS NULL OR leasedUntil <= :now)
   ORDER BY nextAttemptAt, id LIMIT :limit`,
);

const textOf = ({ kind, data }: MailRow) => storedText(kind, data, env().APP_URL);

/** A row as it is read, with this text. */
function toView(row: MailRow, text: string | null): MailView {
  const {
    toAddress,
    data: _data,
    createdAt,
    nextAttemptAt,
    sentAt,
    userId: _userId,
    ...others
  } = row;
  return {
    mayHandOver: false,
    ...others,
    to: toAddress,
    text,
    createdAt: new Date(createdAt),
    nextAttemptAt: row.state === "waiting" ? new Date(nextAttemptAt) : null,
    sentAt: sentAt === null ? null : new Date(sentAt),
  };
}

/** A mail without what would open somebody's account, for a trust manager. */
function masked(row: MailRow): MailView {
  const text = textOf(row);
  const view = toView(row, text === null ? null : maskSecrets(text));
  return { ...view, mayHandOver: handOverOf(row, text) !== null };
}

/** The mails of the site, for a trust manager: the newest, or those before `cursor`. */
export function listMails(actor: Actor, { cursor }: { cursor?: string | null } = {}): MailPage {
  authorize(actor, "mails.read");
  const limit = PAGE_SIZE + 1;
  const rows = isId(cursor) ? olderThan().all({ cursor, limit }) : newest().all({ limit });
  const mails = rows.slice(0, PAGE_SIZE).map(masked);
  return { mails, next: rows.length > PAGE_SIZE ? (mails.at(-1)?.id ?? null) : null };
}

const concerned = preparedRead<
  { userId: string | null; email: string },
  { concernsId: string | null; isTeam: 0 | 1 }
>(
  `WITH person(id) AS (
     SELECT :userId WHERE :userId IS NOT NULL
     UNION ALL SELECT id FROM User WHERE emailNormalized = :email
     UNION ALL SELECT userId FROM EmailChange WHERE emailNormalized = :email
     UNION ALL SELECT userId FROM FormerEmail WHERE emailNormalized = :email)
   SELECT (SELECT id FROM person LIMIT 1) AS concernsId,
     EXISTS (SELECT 1 FROM RoleGrant g JOIN person p ON p.id = g.userId
             WHERE g.role = 'trust_manager') AS isTeam`,
);

/** The link of a mail that a trust manager hands over, and whose account it is about, if any. */
export interface HandOver {
  link: string;
  kind: string;
  concernsId: string | null;
}

/**
 * What of a mail may be handed over: nothing where a server sends mails, nor of anything that has to do
 * with an account of the team, the reader's own included: nobody takes over a colleague's.
 */
function handOverOf({ userId, toAddress, kind }: MailRow, text: string | null): HandOver | null {
  if (env().SMTP_URL !== undefined) return null;
  const link = secretLink(text ?? "");
  if (link === null) return null;
  const found = concerned().get({ userId, email: normalizeEmail(toAddress) });
  if (!found || found.isTeam === 1) return null;
  return { link, kind, concernsId: found.concernsId };
}

/** What a trust manager hands over of a mail; null where that is nothing. */
export function findHandOver(actor: Actor, id: string): HandOver | null {
  authorize(actor, "mails.hand-over");
  const row = byId().get({ id });
  return row ? handOverOf(row, textOf(row)) : null;
}

/** The newest mails with their secrets: for the test mailbox only (lib/mail/test-mailbox.ts). */
export function listTestMails(): MailView[] {
  return newest()
    .all({ limit: PAGE_SIZE })
    .map((row) => toView(row, textOf(row)));
}

/** One mail with its secrets: for the test mailbox only (lib/mail/test-mailbox.ts). */
export function findTestMail(id: string): MailView | null {
  const row = byId().get({ id });
  return row ? toView(row, textOf(row)) : null;
}

/** The ids of mails to be sent now, those that have waited longest first; at most fifty. */
export function listDueMails(now: Date): string[] {
  const oldest = new Date(now.getTime() - STALE_AFTER_MS);
  return due()
    .all({ now: toDbInstant(now), oldest: toDbInstant(oldest), limit: BATCH })
    .map(({ id }) => id);
}
