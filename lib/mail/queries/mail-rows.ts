import { preparedRead } from "../../platform/db/raw.ts";
import { env } from "../../platform/env.ts";
import { storedText } from "../compose.ts";
import type { MailState, MailView } from "../views.ts";

/** Mails of one page of the list. */
export const MAILS_SHOWN = 30;

export interface MailRow {
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

export const MAIL_COLUMNS = `id, kind, userId, toAddress, subject, data, state, attempts, createdAt, nextAttemptAt,
  sentAt, lastError`;

export const newestMails = preparedRead<{ limit: number }, MailRow>(
  `SELECT ${MAIL_COLUMNS} FROM OutboxMail ORDER BY createdAt DESC, id DESC LIMIT :limit`,
);

export const mailById = preparedRead<{ id: string }, MailRow>(
  `SELECT ${MAIL_COLUMNS} FROM OutboxMail WHERE id = :id`,
);

export const mailText = ({ kind, data }: MailRow) => storedText(kind, data, env().APP_URL);

/** A row as it is read, with this text. */
export function toMailView(row: MailRow, text: string | null): MailView {
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
