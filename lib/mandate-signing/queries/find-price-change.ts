import type { Actor } from "../../policy/actor.ts";
import { findChange } from "../../revisions/queries/find-change.ts";
import { isChangeOf } from "../../revisions/review.ts";
import type { PriceChangeView } from "../views.ts";
import { readMandatePage } from "./find-mandate-of-home.ts";

type OpenRevision = Awaited<ReturnType<typeof readMandatePage>>["revision"];

/** Where the open change of a seller's own listing stands; null without one. */
async function stateOf(revision: OpenRevision, actor: Actor): Promise<PriceChangeView["change"]> {
  if (revision === null) return null;
  const { id, status, content } = revision;
  const change = await findChange(id, actor);
  return {
    revisionId: id,
    isInReview: status === "in_review",
    priceCents: content.priceCents ?? null,
    others: change?.changed.filter((field) => field !== "priceCents").length ?? 0,
  };
}

/**
 * The price of one's own home, and what a change of it needs: its mandate, and the change of the listing that is open.
 * @throws {DomainError} listing.not-found
 */
export async function findPriceChange(
  propertyId: string,
  actor: Actor,
  now = new Date(),
): Promise<PriceChangeView> {
  const { view, shownCents, revision } = await readMandatePage(propertyId, actor, now);
  return {
    ...view,
    shownCents,
    change: await stateOf(revision, actor),
    isPublished: isChangeOf(view.status),
  };
}
