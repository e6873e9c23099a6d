import type Database from "better-sqlite3";
import { storedText } from "../mail/compose.ts";
import { env } from "../platform/env.ts";

/** A mail of the outbox, as its reader would see it. */
export interface WrittenMail {
  kind: string;
  toAddress: string;
  subject: string;
  text: string;
}

/** The mails of the outbox, the oldest first; `to` is the address that they are for. */
export function writtenMails(database: Database.Database, to?: string): WrittenMail[] {
  return database
    .prepare<string[], Omit<WrittenMail, "text"> & { data: string }>(
      `SELECT kind, toAddress, subject, data FROM OutboxMail ${to === undefined ? "" : "WHERE toAddress = ?"}
       ORDER BY createdAt, rowid`,
    )
    .all(...(to === undefined ? [] : [to]))
    .map(({ data, ...mail }) => ({
      ...mail,
      text: storedText(mail.kind, data, env().APP_URL) ?? "",
    }));
}
