import { isId } from "../../kernel/ids.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { maskSecrets } from "../rules.ts";
import type { MailPage, MailView } from "../views.ts";
import { handOverOf } from "./find-hand-over.ts";
import {
  MAIL_COLUMNS,
  MAILS_SHOWN,
  type MailRow,
  mailText,
  newestMails,
  toMailView,
} from "./mail-rows.ts";

const olderThan = preparedRead<{ cursor: string; limit: number }, MailRow>(
  `SELECT ${MAIL_COLUMNS} FROM OutboxMail
   WHERE (createdAt, id) < (SELECT createdAt, id FROM OutboxMail WHERE id = :cursor)
   ORDER BY createdAt DESC, id DESC LIMIT :limit`,
);

/** A mail without what would open somebody's account, for a trust manager. */
function masked(row: MailRow): MailView {
  const text = mailText(row);
  const view = toMailView(row, text === null ? null : maskSecrets(text));
  return { ...view, mayHandOver: handOverOf(row, text) !== null };
}

/** The mails of the site, for a trust manager: the newest, or those before `cursor`. */
export function listMails(actor: Actor, { cursor }: { cursor?: string | null } = {}): MailPage {
  authorize(actor, "mails.read");
  const limit = MAILS_SHOWN + 1;
  const rows = isId(cursor) ? olderThan().all({ cursor, limit }) : newestMails().all({ limit });
  const mails = rows.slice(0, MAILS_SHOWN).map(masked);
  return { mails, next: rows.length > MAILS_SHOWN ? (mails.at(-1)?.id ?? null) : null };
}
