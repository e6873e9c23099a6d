import { HOUR_MS } from "../kernel/time.ts";
import { daily, type Job, repeated } from "../platform/jobs/job.ts";
import { tellAccountsInForce } from "./accounts/commands/tell-accounts-in-force.ts";
import { purgePayees } from "./batches/commands/purge-payees.ts";
import { issueSilentStatements } from "./statements/commands/issue-silent-statements.ts";
import { sendStatements } from "./statements/commands/send-statements.ts";

export const payoutJobs: readonly Job[] = [
  daily("midnight", "issue the statements that nobody contested in time", issueSilentStatements),
  daily("morning", "send loopers the statements of the months that are over", sendStatements),
  daily("midnight", "forget the accounts of erased loopers to whom nothing is owed", purgePayees),
  repeated(HOUR_MS, "tell loopers that their new account is in force", (now) =>
    tellAccountsInForce(now),
  ),
];
