import { daysBefore } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { REPORT_RETENTION_DAYS } from "../rules.ts";

/** Drops who made reports that ended a year ago, and what they wrote. */
export async function purgeReports(now = new Date()): Promise<void> {
  await writer().$transaction((tx) =>
    tx.listingReport.updateMany({
      where: {
        status: "closed",
        closedAt: { lt: daysBefore(now, REPORT_RETENTION_DAYS) },
        OR: [{ text: { not: "" } }, { email: { not: null } }, { reporterId: { not: null } }],
      },
      data: { text: "", email: null, reporterId: null },
    }),
  );
}
