import { databaseInUse } from "../db/in-use.ts";
import { ADVISORY_LOCKS } from "../db/postgres/advisory-locks.ts";
import { env } from "../env.ts";
import type { Job } from "./job.ts";
import { startJobs } from "./start-jobs.ts";

interface SiteJobs {
  /** What is done once, however many processes and machines there are. */
  once: readonly Job[];
  /** What each process does. */
  everywhere: readonly Job[];
}

/**
 * Starts what the site does by itself. A database in a file has one process; of those that share a server, one does
 * what is done once, and another one where that has ended.
 * @returns what ends it, as `startJobs` gives it
 */
export function startSiteJobs({ once, everywhere }: SiteJobs): () => Promise<void> {
  if (databaseInUse() === "sqlite") return startJobs([...once, ...everywhere]);
  const ends = [startJobs(everywhere), startOnServer(once)];
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

function startOnServer(jobs: readonly Job[]): () => Promise<void> {
  const holding = import("../db/postgres/sole-holder.ts").then(({ beSoleHolder }) =>
    beSoleHolder({
      url: env().DATABASE_URL,
      key: ADVISORY_LOCKS.jobs,
      begin: () => startJobs(jobs),
    }),
  );
  return async () => (await holding)();
}
