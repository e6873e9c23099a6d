import { parseMail } from "./kinds.ts";

/** What a mail has besides its page and text. */
export interface MailExtras {
  /** An entry for the recipient's calendar. */
  calendar: { method: "REQUEST" | "CANCEL"; content: string } | null;
  /** What programs of mail call where the recipient wants no more of them (RFC 8058). */
  oneClickLink: string | null;
}

const WITH_EXTRAS: ReadonlySet<string> = new Set([
  "notification",
  "notification-digest",
  "visit-entry",
]);

const NONE: MailExtras = { calendar: null, oneClickLink: null };

/**
 * What a row of the outbox has besides its page and text.
 * @throws {SyntaxError | TypeError | ZodError} where it is of a kind that has some and none of ours.
 */
export function mailExtras(kind: string, data: string): MailExtras {
  if (!WITH_EXTRAS.has(kind)) return NONE;
  const mail = parseMail(kind, JSON.parse(data));
  switch (mail.kind) {
    case "notification":
      return {
        calendar: mail.data.calendar ?? null,
        oneClickLink: mail.data.unsubscribe?.oneClickLink ?? null,
      };
    case "visit-entry":
      return { ...NONE, calendar: mail.data.calendar };
    case "notification-digest":
      return { ...NONE, oneClickLink: mail.data.unsubscribe?.oneClickLink ?? null };
    default:
      return NONE;
  }
}
