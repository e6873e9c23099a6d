import { DomainError } from "../../../kernel/errors.ts";
import { findMandateInForce } from "../../../mandates/queries/find-mandate-in-force.ts";
import { inForceTerms } from "../../../mandates/rules.ts";
import type { Actor } from "../../../policy/actor.ts";
import { can } from "../../../policy/can.ts";
import type { PreviewSurroundings } from "../../../revisions/preview.ts";
import { findPreviewCommune } from "../../../revisions/queries/find-preview-commune.ts";
import type { ReviewView } from "../views.ts";
import { findAcceptedLooper } from "./find-accepted-looper.ts";
import { getReview } from "./get-review.ts";

/** What a reviewer sees as a buyer would: what was handed in, with what its page shows around it. */
export type ReviewedPreview = Pick<ReviewView, "id" | "content" | "propertyStatus"> &
  PreviewSurroundings;

/**
 * A revision that was handed in, for the page that shows it as a buyer would see it. Who may not review learns nothing
 * of it, not that it exists either.
 * @throws {DomainError} revision.not-found
 */
export async function getReviewedPreview(
  revisionId: string,
  actor: Actor,
  now = new Date(),
): Promise<ReviewedPreview> {
  if (!can(actor, "listings.review")) throw new DomainError("revision.not-found");
  const { id, content, propertyId, propertyStatus } = await getReview(revisionId, actor, now);
  const looper = await findAcceptedLooper(id);
  const mandate = await findMandateInForce(propertyId);
  return {
    id,
    content,
    propertyStatus,
    commune: await findPreviewCommune(content.communeCode),
    looper: looper && { firstName: looper.firstName },
    mandate: mandate && inForceTerms(mandate, null),
  };
}
