import { spendSolution } from "../../captcha/commands/spend-solution.ts";
import { withSolution } from "../../captcha/commands/with-solution.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { countReport, mayMail } from "../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Origin } from "../../platform/request.ts";
import { findReportedListing } from "../queries/find-reported-listing.ts";
import type { VisitorReport } from "../schemas.ts";
import { acknowledgement, fileReport } from "./file-report.ts";

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
  if (!(await findReportedListing(input.listingId))) throw new DomainError("listing.not-found");
  await countReport(origin.network);
  return withSolution({ token, origin, now }, async (solution) => {
    const mayNotify =
      email !== undefined && (await mayMail("report-mail", normalizeEmail(email), origin));
    const mail = mayNotify ? acknowledgement(input.listingId) : null;
    const to = email === undefined ? null : { email, userId: null };
    return onceTransaction(async (tx) => {
      await spendSolution(tx, solution, `report ${input.listingId}`, now);
      await fileReport(tx, input, { actor: null, to, mail }, now);
      return { filed: true };
    });
  });
}
