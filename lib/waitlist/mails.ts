import { type Mail, newMail } from "../mail/kinds.ts";
import { absoluteUrl } from "../platform/links.ts";
import { mailLinks } from "../routes/mail-links.ts";
import { confirmationToken, statusToken } from "./links.ts";
import { CONFIRMATION_DAYS } from "./rules.ts";

/* The waitlist's mails. */

const statusLink = (entryId: string) => absoluteUrl(mailLinks.betaStatus(statusToken(entryId)));

/** Asks an address whether it is the person's. */
export function confirmMail(entryId: string, now: Date): Mail {
  const link = absoluteUrl(mailLinks.betaConfirmation(confirmationToken(entryId, now)));
  return newMail("waitlist-confirm", { link, validDays: CONFIRMATION_DAYS });
}

/** Gives the person who confirmed an address their code and their page. */
export function welcomeMail(entryId: string, code: string): Mail {
  const shareLink = absoluteUrl(mailLinks.betaReferral(code));
  return newMail("waitlist-welcome", { code, shareLink, statusLink: statusLink(entryId) });
}

/** Tells a person that their address was put on the list again. */
export function knownMail(entryId: string): Mail {
  return newMail("waitlist-known", { statusLink: statusLink(entryId) });
}
