import { HOUR_MS } from "../kernel/time.ts";
import { env } from "../platform/env.ts";
import { type Job, repeated } from "../platform/jobs/job.ts";
import { giveUpStaleMails } from "./commands/give-up-stale-mails.ts";
import { purgeMails } from "./commands/purge-mails.ts";
import { deliverDueMails, type SmtpSettings, smtpTransport } from "./delivery.ts";

/** Between two looks for mails: one costs some twenty microseconds. */
const LOOK_EVERY_MS = 1_000;

/** Without an SMTP server mails stay in the database, and only their texts are emptied in time. */
export function mailJobs(unsubscribeLink: SmtpSettings["unsubscribeLink"]): readonly Job[] {
  const { SMTP_URL: url, MAIL_FROM: from } = env();
  const purge = repeated(HOUR_MS, "empty the texts of old mails", purgeMails);
  if (url === undefined) return [purge];
  const transport = smtpTransport({ url, from, unsubscribeLink });
  return [
    purge,
    repeated(HOUR_MS, "give up mails that wait too long", giveUpStaleMails),
    repeated(LOOK_EVERY_MS, "send mails", (_now, signals) =>
      deliverDueMails(transport, () => new Date(), signals),
    ),
  ];
}
