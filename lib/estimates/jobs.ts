import { DAY_MS } from "../kernel/time.ts";
import { daily, type Job, repeated } from "../platform/jobs/job.ts";
import { measureCommunes } from "./commands/measure-communes.ts";
import { purgeEstimates } from "./commands/purge-estimates.ts";
import { sendNewFigures } from "./commands/send-new-figures.ts";

export const estimatesJobs: readonly Job[] = [
  // By itself, for it may read files of the State: no daily job waits for it.
  repeated(DAY_MS, "measure the errors of estimates", measureCommunes),
  daily("morning", "send new figures of estimated homes", sendNewFigures),
  daily("midnight", "delete estimates that no account keeps", purgeEstimates),
];
