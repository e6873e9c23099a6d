import { BRAND } from "../content/brand.ts";
import { contactRoutes } from "../routes/contact.ts";
import { CONTACT_LABEL, LETTERS, MAIL_FRAME } from "./copy/letters.ts";
import { type Mail, parseMail } from "./kinds.ts";
import { type Letter, type LetterFooter, letterText } from "./letter.ts";
import { oneLine } from "./rules.ts";

/** A letter with what surrounds it: its page and its text are made from this. */
export interface ComposedMail {
  letter: Letter;
  footer: LetterFooter;
}

/** The letter of a mail. @param site the site's own address. */
export function composeMail({ kind, data }: Mail, site: string): ComposedMail {
  const write = LETTERS[kind] as (data: Mail["data"]) => Letter;
  const letter = write(data);
  return {
    letter: { ...letter, subject: oneLine(letter.subject) },
    footer: {
      brand: BRAND.name,
      tagline: BRAND.tagline,
      site,
      ...MAIL_FRAME,
      contact: { label: CONTACT_LABEL, href: new URL(contactRoutes.form(), site).href },
    },
  };
}

/**
 * Reads a row of the outbox.
 * @throws {SyntaxError | TypeError | ZodError} where it is none of ours.
 */
export const readStoredMail = (kind: string, data: string, site: string): ComposedMail =>
  composeMail(parseMail(kind, JSON.parse(data)), site);

/** The plain text of a row of the outbox; null once it was purged, or where it is none of ours. */
export function storedText(kind: string, data: string, site: string): string | null {
  if (data === "") return null;
  try {
    const { letter, footer } = readStoredMail(kind, data, site);
    return letterText(letter, footer);
  } catch {
    // Another version of the site wrote it: one row must not hide the list that it is in.
    return null;
  }
}
