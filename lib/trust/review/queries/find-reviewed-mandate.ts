import { uncoveredNames } from "../../../mandates/coverage.ts";
import type { SellerNames } from "../../../mandates/names.ts";
import { findMandateInForce } from "../../../mandates/queries/find-mandate-in-force.ts";
import { mayPublishAt } from "../../../mandates/rules.ts";
import type { RevisionContent } from "../../../revisions/content.ts";
import { namedHomeOf } from "../../../revisions/property-row.ts";
import { findCommuneName } from "../../../revisions/queries/find-commune-name.ts";
import type { ReviewedMandateView } from "../views.ts";

/** The mandate in force, and what it lets be published of what is proposed. */
export async function findReviewedMandate(
  propertyId: string,
  {
    content,
    isWhole,
    sellers,
  }: { content: RevisionContent; isWhole: boolean; sellers: SellerNames },
  now: Date,
): Promise<ReviewedMandateView | null> {
  const mandate = await findMandateInForce(propertyId);
  if (mandate === null) return null;
  const { number, signedAt, priceCents, withdrawalEndsOn, expressRequestAt } = mandate;
  const city = isWhole ? await findCommuneName(content.communeCode ?? "") : null;
  const names = city === null ? null : { ...namedHomeOf(content, city), ...sellers };
  return {
    number,
    priceCents,
    signedAt,
    withdrawalEndsOn,
    expressRequestAt,
    mayPublish: mayPublishAt(mandate, now),
    isPriceSigned: content.priceCents === priceCents,
    uncovered: names && uncoveredNames(mandate, names),
  };
}
