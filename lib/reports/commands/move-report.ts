import type { AuditAction } from "../../audit/actions.ts";
import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { findReportFile, type ReportFile } from "../queries/find-report-file.ts";
import { afterReportMove, type ReportMove } from "../rules.ts";
import type { ReportClosing } from "../schemas.ts";

const ACTIONS: Record<ReportMove, AuditAction> = {
  claim: "report.claimed",
  release: "report.released",
  close: "report.closed",
};

/** The report, for a member of the team whose listing it is not. @throws {DomainError} as the moves do. */
export async function reportFileFor(reportId: string, actor: Actor): Promise<ReportFile> {
  authorize(actor, "reports.handle");
  const file = await findReportFile(reportId);
  if (!file) throw new DomainError("report.not-found");
  if (file.sellerId === actor.userId) throw new DomainError("request.forbidden");
  return file;
}

/** Moves a report from the status it was read in, with its audit line. @throws {DomainError} report.moved */
export async function moveReport(
  tx: Transaction,
  { id, status }: ReportFile,
  move: ReportMove,
  by: { actor: Actor; outcome?: ReportClosing["outcome"] },
  now: Date,
): Promise<void> {
  const next = afterReportMove(status, move);
  if (next === null) throw new DomainError("report.moved");
  const { actor, outcome } = by;
  const changes = {
    open: { claimedById: null, claimedAt: null },
    claimed: { claimedById: actor.userId, claimedAt: now },
    closed: { closedAt: now, outcome: outcome ?? null },
  }[next];
  const { count } = await tx.listingReport.updateMany({
    where: { id, status },
    data: { status: next, movedAt: now, ...changes },
  });
  if (count === 0) throw new DomainError("report.moved");
  await recordAudit(
    tx,
    {
      action: ACTIONS[move],
      subject: { type: "report", id },
      actor,
      detail: outcome === undefined ? {} : { outcome },
    },
    now,
  );
}
