import type { ExpressionBuilder } from "kysely";
import type { PropertyStatus } from "../../../kernel/property-kinds.ts";
import { isLastAmendment, isMandateOfHome } from "../../../mandates/queries/mandate-joins.ts";
import { packageOf } from "../../../mandates/rules.ts";
import { MANDATE_FIELDS } from "../../../mandates/sql.ts";
import { isOfferOfSeller, isOfferOpen } from "../../../offers/queries/offer-conditions.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { VisitStatus } from "../../../visits/rules.ts";
import type { SellingFacts } from "../facts.ts";

type OfHome = ExpressionBuilder<Models & { p: Models["Property"] }, "p">;

const offersOf = (eb: OfHome) =>
  eb
    .selectFrom("Offer as o")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("o.propertyId", "=", "p.id")
    .where("o.status", "<>", literal("withdrawn"));

/** Those made by buyers. */
const receivedOf = (eb: OfHome) => offersOf(eb).where(eb.not(isOfferOfSeller()));

/** Visits to come in some states: counted of the home's alone, whatever index there is of a status. */
const visitsOf = (eb: OfHome, statuses: readonly VisitStatus[], now: Date) =>
  eb
    .selectFrom("Visit as v")
    .select(({ fn }) => fn.countAll<number>().filterWhere("v.status", "in", statuses).as("count"))
    .whereRef("v.propertyId", "=", "p.id")
    .where("v.startsAt", ">", toDbInstant(now))
    .$asScalar()
    .$notNull();

/** How many listings are written and have no home yet. */
const written = (userId: string) =>
  reads()
    .selectFrom("ListingRevision")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("sellerId", "=", userId)
    .where("status", "=", literal("editing"))
    .where("propertyId", "is", null);

/**
 * A seller's homes, each with what comes in for it: looked up home by home, for a person has few. Each row has how many
 * listings are written beside; without a home there is one row, which has nothing else.
 */
const sellingRows = (userId: string, now: Date) =>
  reads()
    .selectFrom(written(userId).as("w"))
    .leftJoin("Property as p", (join) => join.on("p.sellerId", "=", userId))
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
    .select(["w.count as written", ...MANDATE_FIELDS])
    .select(["p.status", "p.viewCount", "p.favoriteCount", "p.priceCents", "p.publishedAt"])
    .select((eb) => {
      const isOpen = isOfferOpen(now);
      return [
        offersOf(eb).where(isOpen).$asScalar().$notNull().as("offersOpen"),
        receivedOf(eb).where(eb.not(isOpen)).$asScalar().$notNull().as("offersClosed"),
        receivedOf(eb)
          .where("o.status", "not in", ["pending", "expired"])
          .$asScalar()
          .$notNull()
          .as("offersAnswered"),
        visitsOf(eb, ["pending", "scheduled"], now).as("upcomingVisits"),
        visitsOf(eb, ["pending"], now).as("unconfirmedVisits"),
      ];
    })
    .execute();

type SellingRow = Awaited<ReturnType<typeof sellingRows>>[number];
type Home = SellingRow & {
  status: PropertyStatus;
  viewCount: number;
  favoriteCount: number;
  priceCents: number;
};

const isHome = (row: SellingRow): row is Home => row.status !== null;

export async function sellingFacts(userId: string, now: Date): Promise<SellingFacts> {
  const rows = await sellingRows(userId, now);
  const drafts = rows[0]?.written ?? 0;
  const homes = rows.filter(isHome);
  const thatAre = (...statuses: Home["status"][]) =>
    homes.filter(({ status }) => statuses.includes(status));
  const sumOf = (figure: (home: Home) => number) =>
    homes.reduce((sum, home) => sum + figure(home), 0);
  const sold = thatAre("sold");
  return {
    listings: homes.length + drafts,
    drafts: thatAre("draft", "in_review").length + drafts,
    active: thatAre("active", "under_offer").length,
    paused: thatAre("paused").length,
    sold: sold.length,
    withdrawn: thatAre("withdrawn").filter(({ publishedAt }) => publishedAt !== null).length,
    views: sumOf(({ viewCount }) => viewCount),
    favorites: sumOf(({ favoriteCount }) => favoriteCount),
    soldPackages: sold.map(packageOf),
    offersOpen: sumOf(({ offersOpen }) => offersOpen),
    offersClosed: sumOf(({ offersClosed }) => offersClosed),
    offersAnswered: sumOf(({ offersAnswered }) => offersAnswered),
    upcomingVisits: sumOf(({ upcomingVisits }) => upcomingVisits),
    unconfirmedVisits: sumOf(({ unconfirmedVisits }) => unconfirmedVisits),
  };
}
