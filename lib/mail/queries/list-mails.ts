import { FROM_NEWEST, listPageOf, readCursor } from "../../kernel/keyset.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { maskSecrets } from "../rules.ts";
import type { MailPage, MailView } from "../views.ts";
import { handOverOf } from "./find-hand-over.ts";
import { type MailRow, mailById, mailText, newestMails, toMailView } from "./mail-rows.ts";

/** A mail without what would open somebody's account, for a trust manager. */
async function masked(row: MailRow): Promise<MailView> {
  const text = mailText(row);
  const view = toMailView(row, text === null ? null : maskSecrets(text));
  return { ...view, mayHandOver: (await handOverOf(row, text)) !== null };
}

/**
 * The mails of the site, for a trust manager: the newest, those before `cursor`, or one by itself: its tab leads to all of them.
 */
export async function listMails(
  actor: Actor,
  { cursor, mailId }: { cursor?: string | null; mailId?: string | null } = {},
): Promise<MailPage> {
  authorize(actor, "mails.read");
  const only = mailId ? await mailById(mailId) : undefined;
  if (only) return { mails: [await masked(only)], next: null };
  const found = await newestMails(readCursor(cursor, FROM_NEWEST));
  const { rows, next } = listPageOf(found, (row) => row);
  return { mails: await Promise.all(rows.map(masked)), next };
}
