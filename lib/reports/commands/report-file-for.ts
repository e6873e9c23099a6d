import { DomainError } from "../../kernel/errors.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { findReportFile, type ReportFile } from "../queries/find-report-file.ts";

/**
 * The report, for a member of the team whose listing it is not.
 * @throws {DomainError} report.not-found, request.forbidden
 */
export async function reportFileFor(reportId: string, actor: Actor): Promise<ReportFile> {
  authorize(actor, "reports.handle");
  const file = await findReportFile(reportId);
  if (!file) throw new DomainError("report.not-found");
  if (file.sellerId === actor.userId) throw new DomainError("request.forbidden");
  return file;
}
