import { civilDay } from "../../../kernel/time.ts";
import { isOfferOfSeller, isOfferOpen } from "../../../offers/queries/offer-conditions.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { BuyingFacts } from "../facts.ts";

const favoritesOf = (userId: string) =>
  reads()
    .selectFrom("Favorite")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .$asScalar()
    .$notNull();

const searchesOf = (userId: string) =>
  reads()
    .selectFrom("SavedSearch")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId);

const visitsOf = (userId: string) =>
  reads()
    .selectFrom("Visit")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("buyerId", "=", userId);

export async function buyingFacts(userId: string, now: Date): Promise<BuyingFacts> {
  const upcoming = visitsOf(userId)
    .where("startsAt", ">", toDbInstant(now))
    .where("status", "in", ["pending", "scheduled"]);
  const completed = visitsOf(userId).where("status", "=", "completed");
  const asked = completed.where("feedbackAskedAt", "is not", null);
  const given = asked.where("feedbackRating", "is not", null);
  return reads()
    .selectFrom("Offer as o")
    .select([
      favoritesOf(userId).as("favorites"),
      searchesOf(userId).$asScalar().$notNull().as("savedSearches"),
      searchesOf(userId).where("alertEnabled", "=", true).$asScalar().$notNull().as("alerts"),
      upcoming.$asScalar().$notNull().as("upcomingVisits"),
      completed.$asScalar().$notNull().as("completedVisits"),
      asked.$asScalar().$notNull().as("feedbackAsked"),
      given.$asScalar().$notNull().as("feedbackGiven"),
    ])
    .select((eb) => {
      const count = eb.fn.countAll<number>();
      const isOpen = isOfferOpen(civilDay(now));
      const isCounter = isOfferOfSeller();
      return [
        count.filterWhere(isOpen).as("offersOpen"),
        count.filterWhere("o.status", "=", "accepted").as("offersAccepted"),
        count
          .filterWhere(eb.and([eb("o.status", "=", "rejected"), eb.not(isCounter)]))
          .as("offersRejected"),
        count
          .filterWhere(eb.and([isCounter, eb.not(isOpen), eb("o.status", "<>", "withdrawn")]))
          .as("countersClosed"),
        count
          .filterWhere(
            eb.and([isCounter, eb("o.status", "in", ["accepted", "rejected", "countered"])]),
          )
          .as("countersAnswered"),
      ];
    })
    .where("o.buyerId", "=", userId)
    .executeTakeFirstOrThrow();
}
