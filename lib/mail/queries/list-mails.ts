import { isId } from "../../kernel/ids.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { maskSecrets } from "../rules.ts";
import type { MailPage, MailView } from "../views.ts";
import { handOverOf } from "./find-hand-over.ts";
import { MAILS_SHOWN, type MailRow, mailText, newestMails, toMailView } from "./mail-rows.ts";

/** Mails older than the one of an id; none where there is no such mail. */
const olderThan = (id: string) =>
  newestMails().where(({ eb, refTuple, selectFrom }) =>
    eb(
      refTuple("createdAt", "id"),
      "<",
      selectFrom("OutboxMail as last")
        .select(["last.createdAt", "last.id"])
        .where("last.id", "=", id)
        .$asTuple("createdAt", "id"),
    ),
  );

/** A mail without what would open somebody's account, for a trust manager. */
async function masked(row: MailRow): Promise<MailView> {
  const text = mailText(row);
  const view = toMailView(row, text === null ? null : maskSecrets(text));
  return { ...view, mayHandOver: (await handOverOf(row, text)) !== null };
}

/** The mails of the site, for a trust manager: the newest, or those before `cursor`. */
export async function listMails(
  actor: Actor,
  { cursor }: { cursor?: string | null } = {},
): Promise<MailPage> {
  authorize(actor, "mails.read");
  const wanted = isId(cursor) ? olderThan(cursor) : newestMails();
  const rows = await wanted.limit(MAILS_SHOWN + 1).execute();
  const mails = await Promise.all(rows.slice(0, MAILS_SHOWN).map(masked));
  return { mails, next: rows.length > MAILS_SHOWN ? (mails.at(-1)?.id ?? null) : null };
}
