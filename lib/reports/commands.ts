import type { AuditAction } from "../audit/actions.ts";
import { recordAudit } from "../audit/commands/record-audit.ts";
import { spendSolution } from "../captcha/commands/spend-solution.ts";
import { readSolution } from "../captcha/solutions.ts";
import { noteCaptchaUse } from "../captcha/suspicion.ts";
import { isSingleAddress, normalizeEmail } from "../kernel/email.ts";
import { DomainError } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import { daysBefore } from "../kernel/time.ts";
import { endPlansIn } from "../listings/withdrawal/commands/end-plans.ts";
import { queueMail } from "../mail/commands/queue-mail.ts";
import { type Mail, newMail } from "../mail/kinds.ts";
import { countReport, mayMail } from "../platform/attempts.ts";
import { type Transaction, writer } from "../platform/db/clients.ts";
import { type Once, onceTransaction } from "../platform/idempotency.ts";
import { absoluteUrl } from "../platform/links.ts";
import type { Origin } from "../platform/request.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { routes } from "../routes/public.ts";
import { spaceRoutes } from "../routes/space.ts";
import { REPORT_OUTCOME_LABELS, REPORT_REASON_LABELS } from "./copy.ts";
import { findReportedListing, findReportFile, type ReportFile } from "./queries.ts";
import { afterReportMove, canWithdraw, REPORT_RETENTION_DAYS, type ReportMove } from "./rules.ts";
import type { OwnReport, ReportClosing, VisitorReport } from "./schemas.ts";

/** Where the reporter reads what became of it. */
interface Recipient {
  email: string;
  userId: string | null;
}

function acknowledgement(listingId: string): Mail {
  return newMail("report-received", {
    reference: listingId.toUpperCase(),
    link: absoluteUrl(routes.listing(listingId)),
  });
}

/** Writes a report with its audit line and its acknowledgement, in one transaction. */
async function fileReport(
  tx: Transaction,
  input: OwnReport,
  from: { actor: Actor | null; to: Recipient | null; mail: Mail | null },
  now: Date,
): Promise<void> {
  const { listingId, reason, text } = input;
  const { actor, to, mail } = from;
  const id = newId();
  await tx.listingReport.create({
    data: {
      id,
      propertyId: listingId,
      reason,
      text,
      email: actor ? null : (to?.email ?? null),
      reporterId: actor?.userId ?? null,
      createdAt: now,
      movedAt: now,
    },
  });
  await recordAudit(
    tx,
    {
      action: "report.filed",
      subject: { type: "report", id },
      actor,
      concernsId: actor?.userId ?? null,
      detail: { reason },
    },
    now,
  );
  if (mail && to) await queueMail(tx, { mail, to: to.email, userId: to.userId }, now);
}

/**
 * Reports a listing as oneself. Said again while the first report is under way it changes nothing.
 * @throws {DomainError} listing.not-found, request.too-many
 */
export async function reportListing(
  input: OwnReport,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ filed: boolean }>> {
  if (!findReportedListing(input.listingId)) throw new DomainError("listing.not-found");
  await countReport(actor.userId);
  const mail = acknowledgement(input.listingId);
  const to = { email: actor.email, userId: actor.userId };
  return onceTransaction(async (tx) => {
    const underWay = await tx.listingReport.count({
      where: {
        propertyId: input.listingId,
        reporterId: actor.userId,
        status: { not: "closed" },
      },
    });
    if (underWay === 0) await fileReport(tx, input, { actor, to, mail }, now);
    return { filed: underWay === 0 };
  });
}

/**
 * Reports a listing without an account, for a solved captcha.
 * @throws {DomainError} listing.not-found, request.too-many, captcha.invalid, captcha.expired,
 * captcha.code-required, captcha.spent
 */
export async function reportListingAsVisitor(
  { token, email, ...input }: VisitorReport,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ filed: boolean }>> {
  if (!findReportedListing(input.listingId)) throw new DomainError("listing.not-found");
  await countReport(origin.network);
  let done: Once<{ filed: boolean }>;
  try {
    const solution = await readSolution(token, now);
    const mayNotify =
      email !== undefined && (await mayMail("report-mail", normalizeEmail(email), origin));
    const mail = mayNotify ? acknowledgement(input.listingId) : null;
    const to = email === undefined ? null : { email, userId: null };
    done = await onceTransaction(async (tx) => {
      await spendSolution(tx, solution, `report ${input.listingId}`, now);
      await fileReport(tx, input, { actor: null, to, mail }, now);
      return { filed: true };
    });
  } catch (error) {
    const isForged =
      DomainError.is(error) && (error.code === "captcha.invalid" || error.code === "captcha.spent");
    if (isForged) await noteCaptchaUse(origin, "refused");
    throw error;
  }
  await noteCaptchaUse(origin, "accepted");
  return done;
}

const ACTIONS: Record<ReportMove, AuditAction> = {
  claim: "report.claimed",
  release: "report.released",
  close: "report.closed",
};

/** The report, for a member of the team whose listing it is not. @throws {DomainError} as the moves do. */
function fileFor(reportId: string, actor: Actor): ReportFile {
  authorize(actor, "reports.handle");
  const file = findReportFile(reportId);
  if (!file) throw new DomainError("report.not-found");
  if (file.sellerId === actor.userId) throw new DomainError("request.forbidden");
  return file;
}

/** Moves a report from the status it was read in, with its audit line. @throws {DomainError} report.moved */
async function moveReport(
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

/** Takes a report in charge. @throws {DomainError} request.forbidden, report.not-found, report.moved */
export async function claimReport(
  { reportId }: { reportId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const file = fileFor(reportId, actor);
  await writer().$transaction((tx) => moveReport(tx, file, "claim", { actor }, now));
}

/** Gives a report back to the team. @throws {DomainError} request.forbidden, report.not-found, report.moved */
export async function releaseReport(
  { reportId }: { reportId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const file = fileFor(reportId, actor);
  await writer().$transaction((tx) => moveReport(tx, file, "release", { actor }, now));
}

/** Withdraws the reported listing. @throws {DomainError} report.moved where its status forbids it. */
async function withdrawListing(tx: Transaction, file: ReportFile, now: Date): Promise<void> {
  if (!canWithdraw(file.propertyStatus)) throw new DomainError("report.moved");
  await endPlansIn(tx, { id: file.propertyId }, now);
  const { count } = await tx.property.updateMany({
    where: { id: file.propertyId, status: file.propertyStatus },
    data: { status: "withdrawn", withdrawnAt: now },
  });
  if (count === 0) throw new DomainError("report.moved");
}

/**
 * Concludes a report. The reporter is told, where there is an address; where the listing is withdrawn, its
 * seller is told of the reason and never of who reported it.
 * @throws {DomainError} request.forbidden, report.not-found, report.moved
 */
export async function closeReport(
  { reportId, outcome }: ReportClosing,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const file = fileFor(reportId, actor);
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
    withdraws && file.sellerErased === 0 && isSingleAddress(sellerEmail)
      ? newMail("listing-withdrawn", {
          firstName: file.sellerFirstName,
          reference: file.propertyId.toUpperCase(),
          reason: REPORT_REASON_LABELS[file.reason],
          link: absoluteUrl(spaceRoutes.seller.properties),
        })
      : null;
  await writer().$transaction(async (tx) => {
    await moveReport(tx, file, "close", { actor, outcome }, now);
    if (withdraws) await withdrawListing(tx, file, now);
    if (toReporter && reporterEmail !== null) {
      await queueMail(tx, { mail: toReporter, to: reporterEmail, userId: file.reporterId }, now);
    }
    if (toSeller)
      await queueMail(tx, { mail: toSeller, to: sellerEmail, userId: file.sellerId }, now);
  });
}

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
