import { recordAudit } from "../../audit/commands/record-audit.ts";
import { isSingleAddress } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { withdrawByTeam } from "../../listings/withdrawal/commands/withdraw-by-team.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Actor } from "../../policy/actor.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { settleTask } from "../../tasks/commands/settle-task.ts";
import { REPORT_OUTCOME_LABELS, REPORT_REASON_LABELS } from "../copy.ts";
import type { ReportFile } from "../queries/find-report-file.ts";
import type { ReportClosing } from "../schemas.ts";
import { reportFileFor } from "./report-file-for.ts";

/** Withdraws the reported listing. @throws {DomainError} report.moved where its status forbids it. */
async function withdrawListing(tx: Transaction, file: ReportFile, now: Date): Promise<void> {
  const listing = { id: file.propertyId, status: file.propertyStatus };
  if (!(await withdrawByTeam(tx, listing, now))) throw new DomainError("report.moved");
}

/** Closes an open report, with its audit line and its task. @throws {DomainError} report.moved once it is closed */
async function close(
  tx: Transaction,
  { id, since, dueAt }: ReportFile,
  outcome: ReportClosing["outcome"],
  actor: Actor,
  now: Date,
): Promise<void> {
  const { count } = await tx.listingReport.updateMany({
    where: { id, status: "open" },
    data: { status: "closed", movedAt: now, closedAt: now, closedById: actor.userId, outcome },
  });
  if (count === 0) throw new DomainError("report.moved");
  const task = { kind: "listing-report", subjectId: id, since, dueAt } as const;
  await settleTask(tx, task, actor, now);
  const subject = { type: "report", id } as const;
  await recordAudit(tx, { action: "report.closed", subject, actor, detail: { outcome } }, now);
}

/**
 * Concludes a report, whoever of the team has it. The reporter is notified, where there is an address; where the listing is
 * withdrawn, its seller is notified of the reason and never of the reporter.
 * @throws {DomainError} request.forbidden, report.not-found, report.moved
 */
export async function closeReport(
  { reportId, outcome }: ReportClosing,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const file = await reportFileFor(reportId, actor);
  const { reporterEmail, sellerEmail } = file;
  const withdraws = outcome === "withdrawn";
  const toReporter =
    reporterEmail !== null && isSingleAddress(reporterEmail)
      ? newMail("report-closed", {
          reference: file.propertyId.toUpperCase(),
          outcome: REPORT_OUTCOME_LABELS[outcome],
        })
      : null;
  const toSeller =
    withdraws && file.sellerErasedAt === null && isSingleAddress(sellerEmail)
      ? newMail("listing-withdrawn", {
          firstName: file.sellerFirstName,
          reference: file.propertyId.toUpperCase(),
          reason: REPORT_REASON_LABELS[file.reason],
          link: absoluteUrl(spaceRoutes.seller.properties),
        })
      : null;
  await writer().$transaction(async (tx) => {
    await close(tx, file, outcome, actor, now);
    if (withdraws) await withdrawListing(tx, file, now);
    if (toReporter && reporterEmail !== null) {
      await queueMail(tx, { mail: toReporter, to: reporterEmail, userId: file.reporterId }, now);
    }
    if (toSeller)
      await queueMail(tx, { mail: toSeller, to: sellerEmail, userId: file.sellerId }, now);
  });
}
