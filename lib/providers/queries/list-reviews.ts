import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { ProviderReviewsView } from "../views.ts";
import { countedReviews } from "./counted-reviews.ts";

/** Most reviews that a page shows: the latest, whatever they say. */
const MAX_LISTED = 50;

/** How many reviews of a provider the team took off. */
async function countRemoved(providerId: string): Promise<number> {
  const { count } = await reads()
    .selectFrom("ProviderReview as r")
    .innerJoin("QuoteRequest as q", "q.id", "r.quoteId")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("q.providerId", "=", providerId)
    .where("r.removedAt", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The reviews of a provider that its rating counts, the latest first. Public. */
export async function listReviews(providerId: string): Promise<ProviderReviewsView> {
  const rows = await countedReviews()
    .innerJoin("User as u", "u.id", "q.clientId")
    .select(["r.quoteId as id", "r.quality", "r.punctuality", "r.priceHeld", "r.comment"])
    .select(["r.createdAt", "q.day", "u.firstName", "u.erasedAt"])
    .where("q.providerId", "=", providerId)
    .orderBy("r.createdAt", "desc")
    .orderBy("r.quoteId")
    .limit(MAX_LISTED)
    .execute();
  return {
    reviews: rows.map(({ createdAt, day, firstName, erasedAt, ...review }) => ({
      ...review,
      author: erasedAt === null ? firstName : null,
      createdAt: fromDbInstant(createdAt),
      day: day ?? "",
    })),
    removed: await countRemoved(providerId),
  };
}
