import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeUnusedProofs } from "./continuing-training/commands/purge-unused-proofs.ts";
import { purgeContracts } from "./contract/commands/purge-contracts.ts";
import { purgeUnusedPapers } from "./papers/commands/purge-unused-papers.ts";

export const looperJobs: readonly Job[] = [
  daily("midnight", "delete papers that were stored and not handed in", purgeUnusedPapers),
  daily("midnight", "delete proofs of trainings that were not declared", purgeUnusedProofs),
  daily("midnight", "delete contracts that nobody signed in time", purgeContracts),
];
