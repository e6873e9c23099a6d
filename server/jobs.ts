import { accountsJobs } from "../lib/accounts/jobs.ts";
import { buyingJobs } from "../lib/buying/jobs.ts";
import { captchaJobs } from "../lib/captcha/jobs.ts";
import { contactJobs } from "../lib/contact/jobs.ts";
import { diffusionJobs } from "../lib/diffusion/jobs.ts";
import { documentsJobs } from "../lib/documents/jobs.ts";
import { estimatesJobs } from "../lib/estimates/jobs.ts";
import { HOUR_MS } from "../lib/kernel/time.ts";
import { leadsJobs } from "../lib/leads/jobs.ts";
import { listingsJobs } from "../lib/listings/jobs.ts";
import { looperJobs } from "../lib/looper/jobs.ts";
import { looperChargesJobs } from "../lib/looper-charges/jobs.ts";
import { looperZonesJobs } from "../lib/looper-zones/jobs.ts";
import { mailJobs } from "../lib/mail/jobs.ts";
import { mandateSigningJobs } from "../lib/mandate-signing/jobs.ts";
import { messagesJobs } from "../lib/messages/jobs.ts";
import { notificationsJobs } from "../lib/notifications/jobs.ts";
import { offersJobs } from "../lib/offers/jobs.ts";
import { payoutJobs } from "../lib/payouts/jobs.ts";
import { photosJobs, photosMachineJobs } from "../lib/photos/jobs.ts";
import { type Job, type RepeatedJob, repeated } from "../lib/platform/jobs/job.ts";
import { platformJobs } from "../lib/platform/jobs/platform-jobs.ts";
import { qualityJobs } from "../lib/quality/jobs.ts";
import { quotesJobs } from "../lib/quotes/jobs.ts";
import { registrationJobs } from "../lib/registration/jobs.ts";
import { reportsJobs } from "../lib/reports/jobs.ts";
import { revisionsJobs } from "../lib/revisions/jobs.ts";
import { statisticsJobs } from "../lib/statistics/jobs.ts";
import { tasksJobs } from "../lib/tasks/jobs.ts";
import { trustJobs } from "../lib/trust/jobs.ts";
import { visitsJobs } from "../lib/visits/jobs.ts";
import { waitlistJobs } from "../lib/waitlist/jobs.ts";
import { findUnsubscribeLink } from "../lib/waitlist/queries/find-unsubscribe-link.ts";
import { removeLeftUploads } from "./uploads.ts";

/** All that the site does by itself, in one of its processes: each room's jobs, the platform's last. */
export const siteJobs = (): readonly Job[] => [
  ...mailJobs(findUnsubscribeLink),
  ...registrationJobs,
  ...captchaJobs,
  ...reportsJobs,
  ...quotesJobs,
  ...qualityJobs,
  ...trustJobs,
  ...tasksJobs,
  ...statisticsJobs,
  ...notificationsJobs,
  ...waitlistJobs,
  ...contactJobs,
  ...messagesJobs,
  ...buyingJobs,
  ...estimatesJobs,
  ...looperZonesJobs,
  ...looperJobs,
  ...payoutJobs,
  ...documentsJobs,
  ...revisionsJobs,
  ...photosJobs,
  ...mandateSigningJobs,
  ...diffusionJobs,
  ...leadsJobs,
  ...visitsJobs,
  ...offersJobs,
  ...accountsJobs,
  ...looperChargesJobs,
  ...listingsJobs,
  ...platformJobs,
];

/** What each process does: it is about files of its own machine. */
export const machineJobs = (): readonly RepeatedJob[] => [
  repeated(HOUR_MS, "delete what was received and never handled", (now) =>
    removeLeftUploads(now.getTime()),
  ),
  ...photosMachineJobs,
];
