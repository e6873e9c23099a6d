import { SEARCHABLE_STATUSES } from "../../../kernel/property-kinds.ts";
import { literals } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";

/** Like listings cost this much less, or more, in percent of the price. */
const LIKE_SHARE = { least: 75, most: 125 } as const;

/** Pairs of an own listing and another that is on the market in its commune, of its type. */
const neighboursOf = (ids: readonly string[]) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Property as l", (join) =>
      join
        .onRef("l.communeCode", "=", "p.communeCode")
        .onRef("l.type", "=", "p.type")
        .onRef("l.isDemonstration", "=", "p.isDemonstration")
        .onRef("l.id", "<>", "p.id"),
    )
    .select("p.id")
    .where("p.id", "in", ids)
    .where("l.status", "in", literals(SEARCHABLE_STATUSES))
    .groupBy("p.id");

/** A listing, and the day after which its views are compared. */
interface ComparedHome {
  id: string;
  after: string;
}

/** By own listing, how many are like it, and their views after that day. */
export const likeListings = (homes: readonly ComparedHome[]) =>
  neighboursOf(homes.map(({ id }) => id))
    .select((eb) => [
      eb.fn.countAll<number>().as("listings"),
      eb.fn
        .sum<number>(
          eb
            .selectFrom("PropertyDay as d")
            .select(({ fn, lit }) => fn.coalesce(fn.sum<number>("d.views"), lit(0)).as("views"))
            .whereRef("d.propertyId", "=", "l.id")
            .where((d) =>
              d.or(
                homes.map(({ id, after }) => d.and([d("p.id", "=", id), d("d.day", ">", after)])),
              ),
            ),
        )
        .as("views"),
    ])
    .where((eb) => {
      // A hundred times a price is more than its column holds.
      const times = (price: "l.priceCents" | "p.priceCents", share: number) =>
        eb(eb.cast<number>(price, "bigint"), "*", share);
      return eb.between(
        times("l.priceCents", 100),
        times("p.priceCents", LIKE_SHARE.least),
        times("p.priceCents", LIKE_SHARE.most),
      );
    })
    .execute();

/** By own listing, the prices and surfaces of its commune and type. */
export const pricesAround = (ids: readonly string[]) =>
  neighboursOf(ids)
    .select(({ fn }) => [
      fn.countAll<number>().as("listings"),
      fn.sum<number>("l.priceCents").as("priceCents"),
      fn.sum<number>("l.surfaceDm2").as("surfaceDm2"),
    ])
    .execute();
