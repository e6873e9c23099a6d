import { writer } from "../db/clients.ts";
import { reads } from "../db/read.ts";

/** The daily jobs that were done on a civil day, by name. */
export async function listJobRuns(day: string): Promise<Set<string>> {
  const rows = await reads().selectFrom("JobRun").select("job").where("day", "=", day).execute();
  return new Set(rows.map(({ job }) => job));
}

/** Notes that a job was done for a day; one that another process noted stays. */
export async function noteJobRun(job: string, day: string, now: Date): Promise<void> {
  await writer().$transaction(async (tx) => {
    const key = { job, day };
    await tx.jobRun.upsert({
      where: { job_day: key },
      create: { ...key, endedAt: now },
      update: {},
    });
  });
}

/** Deletes what was noted before an instant. */
export async function purgeJobRuns(before: Date): Promise<void> {
  await writer().$transaction((tx) => tx.jobRun.deleteMany({ where: { endedAt: { lt: before } } }));
}
