import { createTransport, type SendMailOptions } from "nodemailer";
import { isSingleAddress } from "../kernel/email.ts";
import type { StopSignals } from "../platform/jobs/job.ts";
import { log } from "../platform/log.ts";
import { type LeasedMail, leaseMail } from "./commands/lease-mail.ts";
import { markMailFailed, markMailSent } from "./commands/mark-mail.ts";
import { mailExtras } from "./extras.ts";
import { listDueMails } from "./queries/list-due-mails.ts";
import { type RenderedMail, renderStoredMail } from "./render-mail.ts";
import { ATTEMPT_MS, failureKind, type MailerFailure, oneLine } from "./rules.ts";

/** What takes a mail to its server, or fails as nodemailer does. */
export interface MailTransport {
  send(mail: LeasedMail, signal: AbortSignal): Promise<void>;
}

/** A recipient that is not one person: it is never given to the server. */
class RecipientError extends Error implements MailerFailure {
  readonly code = "EENVELOPE";
  readonly permanent = true;

  constructor() {
    super("the recipient is not one address");
  }
}

/** A mail whose data can't be rendered: it is given up, and the team sees it. */
class RenderError extends Error implements MailerFailure {
  readonly code = "EMESSAGE";
  readonly permanent = true;

  constructor(cause: unknown) {
    // The cause's own message may have the data in it.
    super("the mail's data can't be rendered", { cause });
  }
}

async function renderedFor({ kind, data }: LeasedMail): Promise<RenderedMail> {
  try {
    return await renderStoredMail(kind, data);
  } catch (error) {
    throw new RenderError(error);
  }
}

/** The longest wait for one answer of the server. */
const RESPONSE_TIMEOUT_MS = 20_000;

/** No reply is wanted of programs. */
const AUTOMATIC = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

export interface SmtpSettings {
  url: string;
  from: { name: string; address: string };
  /** Where the recipient of a mail of this kind asks for no more of them; null where it is owed to them. */
  unsubscribeLink(kind: string, toAddress: string): Promise<string | null>;
}

/** What a notification's mail has besides its text: the entry of a calendar, and how programs stop it. */
function notificationParts({ kind, data }: LeasedMail): Partial<SendMailOptions> {
  const { calendar, oneClickLink } = mailExtras(kind, data);
  return {
    ...(calendar ? { icalEvent: { ...calendar, filename: "rendez-vous.ics" } } : {}),
    ...(oneClickLink
      ? {
          list: { unsubscribe: oneClickLink },
          headers: { ...AUTOMATIC, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
        }
      : {}),
  };
}

/** Sends through an SMTP server, on a connection of its own for each mail. */
export function smtpTransport({ url, from, unsubscribeLink }: SmtpSettings): MailTransport {
  const mailer = createTransport({
    url,
    connectionTimeout: RESPONSE_TIMEOUT_MS,
    greetingTimeout: RESPONSE_TIMEOUT_MS,
    socketTimeout: RESPONSE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      const { kind, toAddress, subject, messageId } = mail;
      // nodemailer reads lists and groups in whatever it is given as a recipient.
      if (!isSingleAddress(toAddress)) throw new RecipientError();
      const { html, text } = await renderedFor(mail);
      const message: SendMailOptions = {
        from,
        to: { name: "", address: toAddress },
        subject,
        text,
        html,
        messageId,
        headers: AUTOMATIC,
        signal,
      };
      Object.assign(message, notificationParts(mail));
      const unsubscribe = await unsubscribeLink(kind, toAddress);
      if (unsubscribe) message.list = { unsubscribe };
      await mailer.sendMail(message);
    },
  };
}

const NEVER: StopSignals = {
  stop: new AbortController().signal,
  cut: new AbortController().signal,
};

/** Mails sent at a time. */
const LANES = 3;

const MAX_ERROR = 300;

function errorLine(error: unknown): string {
  const { code = "ERROR", message = String(error) } = error as Partial<NodeJS.ErrnoException>;
  return oneLine(`${code}: ${message}`).slice(0, MAX_ERROR);
}

/** Makes one attempt at a mail. @returns whether the server can be given another. */
async function attempt(
  transport: MailTransport,
  mail: LeasedMail,
  clock: () => Date,
  cut: AbortSignal,
): Promise<boolean> {
  const { id, kind, attempts } = mail;
  try {
    await transport.send(mail, AbortSignal.any([cut, AbortSignal.timeout(ATTEMPT_MS)]));
  } catch (error) {
    const failure = failureKind(error as MailerFailure);
    const dead = await markMailFailed(mail, { kind: failure, message: errorLine(error) }, clock());
    // Its message may name the person: that stays in the database.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    log().warn({ mail: id, kind, attempts, failure, code, responseCode, dead }, "mail not sent");
    return failure !== "unreachable";
  }
  await markMailSent(mail, clock());
  log().info({ mail: id, kind, attempts }, "mail sent");
  return true;
}

/**
 * Sends the mails that are due, each by one process at a time. When the server can't be reached the
 * rest waits for the next pass, without an attempt counted.
 */
export async function deliverDueMails(
  transport: MailTransport,
  clock: () => Date,
  { stop, cut }: StopSignals = NEVER,
): Promise<void> {
  const queue = (await listDueMails(clock())).values();
  let reachable = true;
  const lane = async () => {
    for (const id of queue) {
      if (!reachable || stop.aborted) return;
      const mail = await leaseMail(id, clock());
      if (mail && !(await attempt(transport, mail, clock, cut))) reachable = false;
    }
  };
  // All lanes end before the pass does, whatever one of them met.
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
