import { suspendLapsed } from "../lib/accounts/role-grants/commands/suspend-lapsed-loopers.ts";
import { purgeAlerts } from "../lib/buying/alerts/commands/purge-alerts.ts";
import { purgeSpentChallenges } from "../lib/captcha/commands/purge-spent-challenges.ts";
import { purgeUnsentAttachments } from "../lib/documents/commands/purge-unsent-attachments.ts";
import { remindOfDocuments } from "../lib/documents/commands/remind-of-documents.ts";
import { sweepDocuments } from "../lib/documents/commands/sweep-documents.ts";
import { daysBefore, MINUTE_MS } from "../lib/kernel/time.ts";
import { purgeLeads } from "../lib/leads/commands/purge-leads.ts";
import { askForConfirmation } from "../lib/listings/states/commands/ask-for-confirmation.ts";
import { pauseUnconfirmed } from "../lib/listings/states/commands/pause-unconfirmed-listings.ts";
import { endExpiredMandates } from "../lib/mandate-signing/commands/end-expired-mandates.ts";
import { purgeSignatures } from "../lib/mandate-signing/commands/purge-signatures.ts";
import { purgeConversations } from "../lib/messages/commands/purge-conversations.ts";
import { purgeConversationReports } from "../lib/messages/reports/commands/purge-conversation-reports.ts";
import { purgeNotifications } from "../lib/notifications/centre/commands/purge-notifications.ts";
import { purgeEvents } from "../lib/notifications/live/commands/purge-events.ts";
import { purgeOffers } from "../lib/offers/commands/purge-offers.ts";
import { purgePhotos } from "../lib/photos/commands/purge-photos.ts";
import { emptyLogSoon } from "../lib/platform/db/checkpoint.ts";
import { purgeIdempotentCalls } from "../lib/platform/idempotency.ts";
import { listJobRuns, noteJobRun, purgeJobRuns } from "../lib/platform/job-runs.ts";
import { log } from "../lib/platform/log.ts";
import { deleteExpired } from "../lib/registration/commands/delete-expired-registrations.ts";
import { purgeReports } from "../lib/reports/commands/purge-reports.ts";
import { purgeDrafts } from "../lib/revisions/commands/purge-drafts.ts";
import { notifyWeeks } from "../lib/statistics/commands/notify-listing-weeks.ts";
import { purgeViewers } from "../lib/statistics/commands/purge-viewers.ts";
import { purgeVisits } from "../lib/visits/commands/purge-visits.ts";
import { extendSlots } from "../lib/visits/schedule/commands/extend-slots.ts";
import { purgeWaitlist } from "../lib/waitlist/commands/purge-waitlist.ts";
import { dueDay, type JobTime, RETRY_MS } from "./job-schedule.ts";
import { removeLeftUploads } from "./uploads.ts";

/** What is done every day, whoever comes. */
export interface DailyJob {
  /** What its row of a day bears (`JobRun`). */
  name: string;
  time: JobTime;
  /** May be repeated: it decides from `now` and from what is stored, never from when it ran last. */
  work: (now: Date) => Promise<unknown>;
}

/** Days for which it is known what ran. */
const RUNS_DAYS = 90;

const at = (time: JobTime, name: string, work: DailyJob["work"]): DailyJob => ({
  name,
  time,
  work,
});

export const DAILY_JOBS: readonly DailyJob[] = [
  at("midnight", "delete registrations and links that expired", deleteExpired),
  at("midnight", "delete spent challenges", purgeSpentChallenges),
  at("midnight", "delete the responses of calls that were made once", purgeIdempotentCalls),
  at("midnight", "purge who made reports that ended long ago", purgeReports),
  at("midnight", "delete what recognised the visitors of past days", purgeViewers),
  at("midnight", "delete notifications that were read long ago", purgeNotifications),
  at("midnight", "delete who left the waitlist alone", purgeWaitlist),
  at("midnight", "delete reports of conversations that ended long ago", purgeConversationReports),
  at("midnight", "delete what open pages were told of", purgeEvents),
  at("midnight", "delete the alerts that were sent long ago", purgeAlerts),
  at("midnight", "delete attachments that were sent with no message", purgeUnsentAttachments),
  at("midnight", "remove the bytes of deleted documents", sweepDocuments),
  at("midnight", "delete listings that nobody went on with", purgeDrafts),
  at("midnight", "delete pictures that nothing speaks of", purgePhotos),
  at("midnight", "delete what was received and never handled", (now) =>
    removeLeftUploads(now.getTime()),
  ),
  at("midnight", "delete what nobody signed in time", purgeSignatures),
  at("midnight", "delete leads without an exchange for three years", purgeLeads),
  at("midnight", "purge visits that ended five years ago", purgeVisits),
  at("midnight", "purge offers that ended five years ago", purgeOffers),
  at("midnight", "delete conversations that ended five years ago", purgeConversations),
  at("midnight", "delete which jobs ran long ago", (now) =>
    purgeJobRuns(daysBefore(now, RUNS_DAYS)),
  ),
  // Last of what deletes: nothing of it stays in the log.
  at("midnight", "empty the database's log", async () => emptyLogSoon()),
  at("midnight", "go on with the slots of schedules", extendSlots),
  at("midnight", "end mandates whose term is over", endExpiredMandates),
  at("midnight", "suspend loopers whose papers lapsed", suspendLapsed),
  at("midnight", "pause listings that nobody confirmed", pauseUnconfirmed),
  at("morning", "ask whether homes are still for sale", askForConfirmation),
  at("morning", "remind of documents that end soon", remindOfDocuments),
  at("morning", "tell sellers what the week was like", notifyWeeks),
];

/**
 * Does what is due by now and was not done, each on its own, so that one that fails stops no other; that one is
 * done again some minutes later.
 * @param failures when each that fails did last, for as long as the process lives
 */
export async function runDueJobs(
  now: Date,
  jobs: readonly DailyJob[] = DAILY_JOBS,
  failures: Map<string, Date> = new Map(),
): Promise<void> {
  const done = new Map<string, Set<string>>();
  for (const { name, time, work } of jobs) {
    const day = dueDay(time, now);
    if (day === null || isResting(failures.get(name), now)) continue;
    const ofDay = done.get(day) ?? (await listJobRuns(day));
    done.set(day, ofDay);
    if (ofDay.has(name)) continue;
    try {
      await work(now);
      await noteJobRun(name, day, now);
      failures.delete(name);
    } catch (error) {
      failures.set(name, now);
      log().error({ err: error }, `could not ${name}`);
    }
  }
}

/** Whether a job failed just now; one that failed later than now did so before the clock was set back. */
const isResting = (failedAt: Date | undefined, now: Date) =>
  failedAt !== undefined && failedAt <= now && now.getTime() - failedAt.getTime() < RETRY_MS;

/**
 * Does what was missed now, and what is due as each minute comes; a round that is not over yet is not begun again.
 * @returns what to call at the end, which waits for what is under way.
 */
export function startDailyJobs(): () => Promise<void> {
  const failures = new Map<string, Date>();
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= runDueJobs(new Date(), DAILY_JOBS, failures)
      .catch((error: unknown) => log().error({ err: error }, "could not look for daily jobs"))
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, MINUTE_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
