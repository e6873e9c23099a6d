import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { isOfferOfSeller, isOfferOpen } from "../../../offers/queries/offer-conditions.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
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

type OfVisits = ExpressionBuilder<Models, "Visit">;

/** How many visits of a buyer are so: of theirs alone are counted, whatever index there is of a status. */
const visitsThatAre = (userId: string, are: (eb: OfVisits) => Expression<SqlBool>) =>
  reads()
    .selectFrom("Visit")
    .select((eb) => eb.fn.countAll<number>().filterWhere(are(eb)).as("count"))
    .where("buyerId", "=", userId)
    .$asScalar()
    .$notNull();

const isToCome = (now: Date) => (eb: OfVisits) =>
  eb.and([eb("startsAt", ">", toDbInstant(now)), eb("status", "in", ["pending", "scheduled"])]);
const isCompleted = (eb: OfVisits) => eb("status", "=", literal("completed"));
const isRequested = (eb: OfVisits) =>
  eb.and([isCompleted(eb), eb("feedbackAskedAt", "is not", null)]);
const isGiven = (eb: OfVisits) => eb.and([isRequested(eb), eb("feedbackRating", "is not", null)]);

export async function buyingFacts(userId: string, now: Date): Promise<BuyingFacts> {
  return reads()
    .selectFrom("Offer as o")
    .select([
      favoritesOf(userId).as("favorites"),
      searchesOf(userId).$asScalar().$notNull().as("savedSearches"),
      searchesOf(userId).where("alertEnabled", "=", true).$asScalar().$notNull().as("alerts"),
      visitsThatAre(userId, isToCome(now)).as("upcomingVisits"),
      visitsThatAre(userId, isCompleted).as("completedVisits"),
      visitsThatAre(userId, isRequested).as("feedbackAsked"),
      visitsThatAre(userId, isGiven).as("feedbackGiven"),
    ])
    .select((eb) => {
      const count = eb.fn.countAll<number>();
      const isOpen = isOfferOpen(now);
      const isCounter = isOfferOfSeller();
      return [
        count.filterWhere(isOpen).as("offersOpen"),
        count.filterWhere("o.status", "=", literal("accepted")).as("offersAccepted"),
        count
          .filterWhere(eb.and([eb("o.status", "=", literal("rejected")), eb.not(isCounter)]))
          .as("offersRejected"),
        count
          .filterWhere(
            eb.and([isCounter, eb.not(isOpen), eb("o.status", "<>", literal("withdrawn"))]),
          )
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
