import { DomainError } from "../../kernel/errors.ts";
import { countReport } from "../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { findReportedListing } from "../queries/find-reported-listing.ts";
import type { OwnReport } from "../schemas.ts";
import { acknowledgement, fileReport } from "./file-report.ts";

/**
 * Reports a listing as oneself. Repeated while the first report is under way, it changes nothing.
 * @throws {DomainError} listing.not-found, request.too-many
 */
export async function reportListing(
  input: OwnReport,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ filed: boolean }>> {
  if (!(await findReportedListing(input.listingId))) throw new DomainError("listing.not-found");
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
