import { suspendLapsed } from "../lib/accounts/role-grants/decisions/commands.ts";
import { purgeViewers } from "../lib/audience/commands.ts";
import { notifyWeeks } from "../lib/audience/weeks/commands.ts";
import { purgeAlerts } from "../lib/buying/alerts/commands.ts";
import { purgeSpentChallenges } from "../lib/captcha/commands.ts";
import { purgeUnsentAttachments } from "../lib/documents/attachments/commands.ts";
import { sweepDocuments } from "../lib/documents/erasure/commands.ts";
import { remindOfDocuments } from "../lib/documents/reminders/commands.ts";
import { DAY_MS } from "../lib/kernel/time.ts";
import { purgeConversationReports } from "../lib/messages/reports/commands.ts";
import { purgeNotifications } from "../lib/notifications/centre/commands.ts";
import { purgeEvents } from "../lib/notifications/live/commands.ts";
import { emptyLogSoon } from "../lib/platform/db/checkpoint.ts";
import { purgeIdempotentCalls } from "../lib/platform/idempotency.ts";
import { log } from "../lib/platform/log.ts";
import { deleteExpired } from "../lib/registration/commands.ts";
import { purgeReports } from "../lib/reports/commands.ts";
import { purgeDrafts } from "../lib/revisions/drafts/commands.ts";
import { endExpiredMandates } from "../lib/signing/ending/commands.ts";
import { purgeSignatures } from "../lib/signing/requests/commands.ts";
import { purgePhotos } from "../lib/uploads/photos/commands.ts";
import { extendSlots } from "../lib/visits/schedule/commands.ts";
import { purgeWaitlist } from "../lib/waitlist/commands.ts";
import { removeLeftUploads } from "./uploads.ts";

/** What is done every day, whoever comes: each on its own, so that one that fails stops no other. */
const DAILY: readonly [name: string, work: () => Promise<unknown>][] = [
  ["delete registrations and links that expired", () => deleteExpired()],
  ["delete spent challenges", () => purgeSpentChallenges()],
  ["delete the responses of calls that were made once", () => purgeIdempotentCalls()],
  ["purge who made reports that ended long ago", () => purgeReports()],
  ["delete what recognised the visitors of past days", () => purgeViewers()],
  ["delete notifications that were read long ago", () => purgeNotifications()],
  ["delete who left the waitlist alone", () => purgeWaitlist()],
  ["delete reports of conversations that ended long ago", () => purgeConversationReports()],
  ["delete what open pages were told of", () => purgeEvents()],
  ["delete the alerts that were sent long ago", () => purgeAlerts()],
  ["delete attachments that were sent with no message", () => purgeUnsentAttachments()],
  ["remove the bytes of deleted documents", () => sweepDocuments()],
  ["delete listings that nobody went on with", () => purgeDrafts()],
  ["delete pictures that nothing speaks of", () => purgePhotos()],
  ["delete what was received and never handled", () => removeLeftUploads()],
  ["delete what nobody signed in time", () => purgeSignatures()],
  // Last of what deletes: nothing of it stays in the log.
  ["empty the database's log", async () => emptyLogSoon()],
  ["go on with the slots of schedules", () => extendSlots()],
  ["end mandates whose term is over", () => endExpiredMandates()],
  ["suspend loopers whose papers lapsed", () => suspendLapsed()],
  ["remind of documents that end soon", () => remindOfDocuments()],
  ["tell sellers what the week was like", () => notifyWeeks()],
];

/** Does it once. @returns when all is done, or has failed and is in the log. */
export async function runDailyJobs(works = DAILY): Promise<void> {
  for (const [name, work] of works) {
    try {
      await work();
    } catch (error) {
      log().error({ err: error }, `could not ${name}`);
    }
  }
}

/** Does it now and once a day. @returns what to call at the end, which waits for what is under way. */
export function startDailyJobs(): () => Promise<void> {
  let last = runDailyJobs();
  const timer = setInterval(() => {
    last = last.then(() => runDailyJobs());
  }, DAY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}
