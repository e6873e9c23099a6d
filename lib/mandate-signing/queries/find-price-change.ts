import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { readContent } from "../../revisions/content.ts";
import { findChange } from "../../revisions/queries/find-change.ts";
import { isChangeOf } from "../../revisions/review.ts";
import { OPEN_REVISIONS } from "../../revisions/states.ts";
import type { PriceChangeView } from "../views.ts";
import { findMandateOf } from "./find-mandate-of-home.ts";

/** The change of a seller's own listing that is open; null without one. */
async function openChange(propertyId: string, actor: Actor): Promise<PriceChangeView["change"]> {
  const row = await reads()
    .selectFrom("ListingRevision")
    .select(["id", "status", "content"])
    .where("propertyId", "=", propertyId)
    .where("sellerId", "=", actor.userId)
    .where("status", "in", OPEN_REVISIONS)
    .executeTakeFirst();
  if (!row) return null;
  const change = await findChange(row.id, actor);
  return {
    revisionId: row.id,
    isInReview: row.status === "in_review",
    priceCents: readContent(JSON.parse(row.content)).priceCents ?? null,
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
  const view = await findMandateOf(propertyId, actor, now);
  const { priceCents: shownCents } = await reads()
    .selectFrom("Property")
    .select("priceCents")
    .where("id", "=", propertyId)
    .executeTakeFirstOrThrow();
  return {
    ...view,
    shownCents,
    change: await openChange(propertyId, actor),
    isPublished: isChangeOf(view.status),
  };
}
