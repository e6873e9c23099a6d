import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { ProviderReviewsView } from "../views.ts";

/** Most reviews that a page shows: the latest, whatever they say. */
const MAX_LISTED = 50;

/** The reviews of a provider, the latest first. Public. */
export async function listReviews(providerId: string): Promise<ProviderReviewsView> {
  const rows = await reads()
    .selectFrom("ProviderReview as r")
    .innerJoin("QuoteRequest as q", "q.id", "r.quoteId")
    .innerJoin("User as u", "u.id", "q.clientId")
    .select(["r.quoteId as id", "r.quality", "r.punctuality", "r.priceHeld", "r.comment"])
    .select(["r.createdAt", "r.removedAt", "q.day", "u.firstName", "u.erasedAt"])
    .where("q.providerId", "=", providerId)
    .orderBy("r.createdAt", "desc")
    .orderBy("r.quoteId")
    .execute();
  const shown = rows.filter(({ removedAt }) => removedAt === null);
  return {
    reviews: shown
      .slice(0, MAX_LISTED)
      .map(({ createdAt, removedAt: _removedAt, day, firstName, erasedAt, ...review }) => ({
        ...review,
        author: erasedAt === null ? firstName : null,
        createdAt: fromDbInstant(createdAt),
        day: day ?? "",
      })),
    removed: rows.length - shown.length,
  };
}
