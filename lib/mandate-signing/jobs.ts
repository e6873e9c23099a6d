import { daily, type Job } from "../platform/jobs/job.ts";
import { endExpiredMandates } from "./commands/end-expired-mandates.ts";
import { purgeSignatures } from "./commands/purge-signatures.ts";

export const mandateSigningJobs: readonly Job[] = [
  daily("midnight", "delete what nobody signed in time", purgeSignatures),
  daily("midnight", "end mandates whose term is over", endExpiredMandates),
];
