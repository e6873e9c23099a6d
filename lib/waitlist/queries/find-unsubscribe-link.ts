import { normalizeEmail } from "../../kernel/email.ts";
import type { MailKind } from "../../mail/kinds.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { mailLinks } from "../../routes/mail-links.ts";
import { statusToken } from "../links.ts";
import { findEntryOf } from "./find-entry.ts";

/** Where who is sent a mail of this kind asks for no more of them; null where it is owed to them. */
export async function findUnsubscribeLink(kind: string, toAddress: string): Promise<string | null> {
  if (kind !== ("waitlist-invitation" satisfies MailKind)) return null;
  const entry = await findEntryOf(normalizeEmail(toAddress));
  return entry && absoluteUrl(mailLinks.betaStatus(statusToken(entry.id)));
}
