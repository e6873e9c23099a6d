import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { env } from "../../platform/env.ts";
import { storedText } from "../compose.ts";
import type { MailView } from "../views.ts";

/** Mails of one page of the list. */
export const MAILS_SHOWN = 30;

const mailRows = () =>
  reads()
    .selectFrom("OutboxMail")
    .select(["id", "kind", "userId", "toAddress", "subject", "data", "state", "attempts"])
    .select(["createdAt", "nextAttemptAt", "sentAt", "lastError"]);

export type MailRow = Awaited<ReturnType<ReturnType<typeof mailRows>["execute"]>>[number];

/** Every mail, the newest first. */
export const newestMails = () => mailRows().orderBy("createdAt", "desc").orderBy("id", "desc");

export const mailById = (id: string) => mailRows().where("id", "=", id).executeTakeFirst();

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
    createdAt: fromDbInstant(createdAt),
    nextAttemptAt: row.state === "waiting" ? fromDbInstant(nextAttemptAt) : null,
    sentAt: fromDbInstant(sentAt),
  };
}
