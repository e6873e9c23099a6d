import { DAY_MS, HOUR_MS, MINUTE_MS } from "../kernel/time.ts";

const SECOND_MS = 1_000;

/** How long after each failed attempt the next one is made; none follows the last. */
export const RETRY_DELAYS_MS = [
  30 * SECOND_MS,
  2 * MINUTE_MS,
  8 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
] as const;

/** How long to wait after so many attempts that failed; null to give up. */
export function retryDelay(attempts: number): number | null {
  return RETRY_DELAYS_MS[attempts - 1] ?? null;
}

/** The longest one attempt may last, all in all. */
export const ATTEMPT_MS = MINUTE_MS;

/** How long a mail is kept from others while it is sent: well over an attempt. */
export const LEASE_MS = 3 * MINUTE_MS;

/**
 * A mail that waited longer is not sent any more: its links are dead, and a server that is set up
 * late would send what nobody expects.
 */
export const STALE_AFTER_MS = 2 * DAY_MS;

/** Whether a mail that was given up can be sent anew: it has its content, and time left to be sent in. */
export const mayResend = (
  { data, createdAt }: { data: string; createdAt: Date },
  now: Date,
): boolean => data !== "" && createdAt.getTime() > now.getTime() - STALE_AFTER_MS;

/** After so long a mail keeps its envelope and loses its content. */
export const BODY_RETENTION_MS = 30 * DAY_MS;

/**
 * What an attempt that failed says.
 * - `refused`: the server will never take this mail
 * - `deferred`: not this mail now; others may pass
 * - `unreachable`: the server, or what we configured for it, is at fault: no mail would pass
 */
export type FailureKind = "refused" | "deferred" | "unreachable";

/** An error of the mailer, as far as it is read. */
export interface MailerFailure {
  code?: string | undefined;
  /** The SMTP command that was answered. */
  command?: string | undefined;
  permanent?: boolean | undefined;
}

/**
 * Reads an error of the mailer. A refusal of the sender or of our password is no fault of the mail:
 * giving the mails up for it would lose them all to one wrong setting.
 */
export function failureKind({ code, command, permanent }: MailerFailure): FailureKind {
  const ofThisMail = (code === "EENVELOPE" || code === "EMESSAGE") && command !== "MAIL FROM";
  if (!ofThisMail) return "unreachable";
  return permanent ? "refused" : "deferred";
}

/** A text on one line: control and invisible characters become blanks. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

/** Letters, and what joins them in names; no dot, or a mailer would make an address of it. */
const NAME = /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u;

/**
 * A first name as mails may say it, or null. Whoever registers writes to an address that may be
 * somebody else's: the name must not carry a message or an address.
 */
export function nameInMails(firstName: string): string | null {
  const name = oneLine(firstName.normalize("NFC"));
  return NAME.test(name) ? name : null;
}

/** A text without the secrets that its links carry, and without the code that signs for its reader. */
export function maskSecrets(text: string): string {
  return text
    .replaceAll(/([?&#](?:jeton|invitation)=)[^\s&#]*/g, "$1…")
    .replaceAll(/(Code de signature\u00a0: )\d+/g, "$1…");
}

const SECRET_LINK = /https?:\/\/\S+[?&](?:jeton|invitation)=[\w.-]+/;

/** The first address of a text that carries a secret: what a mail is written for; null where none does. */
export function secretLink(text: string): string | null {
  return SECRET_LINK.exec(text)?.[0] ?? null;
}
