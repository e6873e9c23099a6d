import { reads } from "../../platform/db/read.ts";

/**
 * The reviews that count, with their quotes: of each client of a provider the latest that the team did not take off. Who
 * hires again does not count twice.
 */
export const countedReviews = () =>
  reads()
    .selectFrom("ProviderReview as r")
    .innerJoin("QuoteRequest as q", "q.id", "r.quoteId")
    .where("r.removedAt", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("QuoteRequest as other")
            .innerJoin("ProviderReview as later", "later.quoteId", "other.id")
            .select("other.id")
            .whereRef("other.clientId", "=", "q.clientId")
            .whereRef("other.providerId", "=", "q.providerId")
            .where("later.removedAt", "is", null)
            .where(({ and, eb: on, or, ref }) =>
              or([
                on("later.createdAt", ">", ref("r.createdAt")),
                and([
                  on("later.createdAt", "=", ref("r.createdAt")),
                  on("later.quoteId", ">", ref("r.quoteId")),
                ]),
              ]),
            ),
        ),
      ),
    );
