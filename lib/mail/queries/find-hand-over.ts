import { normalizeEmail } from "../../kernel/email.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { env } from "../../platform/env.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { secretLink } from "../rules.ts";
import { type MailRow, mailById, mailText } from "./mail-rows.ts";

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
export function handOverOf(
  { userId, toAddress, kind }: MailRow,
  text: string | null,
): HandOver | null {
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
  const row = mailById().get({ id });
  return row ? handOverOf(row, mailText(row)) : null;
}
