import { type ListPlace, PAGE_LENGTH } from "../../kernel/keyset.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { rowsAfter } from "../../platform/db/keyset.ts";
import { reads } from "../../platform/db/read.ts";
import { env } from "../../platform/env.ts";
import { storedText } from "../compose.ts";
import { mayResend } from "../rules.ts";
import type { MailView } from "../views.ts";

const mailRows = () =>
  reads()
    .selectFrom("OutboxMail")
    .select(["id", "kind", "userId", "toAddress", "subject", "data", "state", "attempts"])
    .select(["createdAt", "createdAt as at", "nextAttemptAt", "sentAt", "settledAt", "lastError"]);

export type MailRow = Awaited<ReturnType<ReturnType<typeof mailRows>["execute"]>>[number];

/** All mails from a place on, the newest first: a page and one more. */
export const newestMails = (after: ListPlace): Promise<MailRow[]> =>
  rowsAfter(mailRows(), after, PAGE_LENGTH + 1, "desc").execute();

export const mailById = (id: string) => mailRows().where("id", "=", id).executeTakeFirst();

export const mailText = ({ kind, data }: MailRow) => storedText(kind, data, env().APP_URL);

/** A row as it is read, with this text. */
export function toMailView(row: MailRow, text: string | null, now = new Date()): MailView {
  const {
    toAddress,
    data,
    at: _at,
    createdAt,
    nextAttemptAt,
    sentAt,
    settledAt,
    state,
    userId: _userId,
    ...others
  } = row;
  return {
    mayHandOver: false,
    settledAt: fromDbInstant(settledAt),
    mayResend: state === "dead" && mayResend({ data, createdAt: fromDbInstant(createdAt) }, now),
    ...others,
    state,
    to: toAddress,
    text,
    createdAt: fromDbInstant(createdAt),
    nextAttemptAt: state === "waiting" ? fromDbInstant(nextAttemptAt) : null,
    sentAt: fromDbInstant(sentAt),
  };
}
