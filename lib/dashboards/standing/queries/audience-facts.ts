import type { ExpressionBuilder } from "kysely";
import { civilDay, MONTH_DAYS, shiftCivilDay } from "../../../kernel/time.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { reads } from "../../../platform/db/read.ts";
import type { AudienceFacts } from "../facts.ts";

type OfHome = ExpressionBuilder<Models & { p: Models["Property"] }, "p">;

/** The views of a home on the civil days after one and up to another. */
const viewsOf = (eb: OfHome, after: string, until: string) =>
  eb
    .selectFrom("PropertyDay as d")
    .select(({ fn }) => fn.sum<number>("d.views").as("views"))
    .whereRef("d.propertyId", "=", "p.id")
    .where("d.day", ">", after)
    .where("d.day", "<=", until);

const ratedVisits = (eb: OfHome) =>
  eb
    .selectFrom("Visit as v")
    .whereRef("v.propertyId", "=", "p.id")
    .where("v.feedbackRating", "is not", null);

/** Of the listings a person sells, and with `looping` of those the person looks after. */
export async function audienceFacts(
  userId: string,
  now: Date,
  looping: boolean,
): Promise<AudienceFacts> {
  const today = civilDay(now);
  const month = shiftCivilDay(today, -MONTH_DAYS);
  const before = shiftCivilDay(month, -MONTH_DAYS);
  return reads()
    .selectFrom("Property as p")
    .select((eb) => {
      const { fn, lit } = eb;
      // Looked up home by home: a person has few.
      const ratings = ratedVisits(eb).select((v) => v.fn.countAll<number>().as("count"));
      const marks = ratedVisits(eb).select((v) => v.fn.sum<number>("v.feedbackRating").as("sum"));
      return [
        fn.coalesce(fn.sum<number>("p.viewCount"), lit(0)).as("views"),
        fn.coalesce(fn.sum<number>("p.favoriteCount"), lit(0)).as("favorites"),
        fn.coalesce(fn.sum<number>(viewsOf(eb, month, today)), lit(0)).as("viewsRecent"),
        fn.coalesce(fn.sum<number>(viewsOf(eb, before, month)), lit(0)).as("viewsBefore"),
        fn.coalesce(fn.sum<number>(ratings), lit(0)).as("ratings"),
        fn.coalesce(fn.sum<number>(marks), lit(0)).as("ratingsSum"),
      ];
    })
    .where((eb) =>
      looping
        ? eb.or([eb("p.sellerId", "=", userId), eb("p.ambassadorId", "=", userId)])
        : eb("p.sellerId", "=", userId),
    )
    .executeTakeFirstOrThrow();
}
