import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";

/** What erasing an account does, in numbers. */
export interface ErasureConsequences {
  listingsWithdrawn: number;
  listingsRetained: number;
  visitsCancelled: number;
  /** That the person was to receive in others' homes: each goes to its seller, or is cancelled. */
  visitsRehosted: number;
  offersClosed: number;
  favorites: number;
  savedSearches: number;
  messagesRetained: number;
  ledgerLinesRetained: number;
}

const PLANNED = ["pending", "scheduled"] as const;

/** What erasing the account of a person would do. */
export async function erasureConsequences({
  userId,
}: {
  userId: string;
}): Promise<ErasureConsequences> {
  const counts = await reads()
    .selectFrom("User as u")
    .select(({ selectFrom, fn }) => {
      const count = fn.countAll<number>().as("count");
      const listings = selectFrom("Property as p").select(count).where("p.sellerId", "=", userId);
      const visits = selectFrom("Visit as v")
        .innerJoin("Property as p", "p.id", "v.propertyId")
        .select(count)
        .where("v.status", "in", PLANNED);
      const offers = selectFrom("Offer as o")
        .select(count)
        .where("o.status", "=", literal("pending"));
      return [
        listings.where("p.status", "not in", ["sold", "withdrawn"]).as("listingsWithdrawn"),
        listings.where("p.status", "=", literal("sold")).as("listingsRetained"),
        visits.where("v.buyerId", "=", userId).as("visitsBooked"),
        visits
          .where("p.sellerId", "=", userId)
          .where("p.status", "<>", literal("sold"))
          .where("v.buyerId", "<>", userId)
          .as("visitsReceived"),
        visits
          .where("v.hostId", "=", userId)
          .where("p.sellerId", "<>", userId)
          .where("v.buyerId", "<>", userId)
          .as("visitsHosted"),
        offers.where("o.buyerId", "=", userId).as("offersMade"),
        offers
          .innerJoin("Property as p", "p.id", "o.propertyId")
          .where("p.sellerId", "=", userId)
          .where("o.buyerId", "<>", userId)
          .as("offersReceived"),
        selectFrom("Favorite as f").select(count).where("f.userId", "=", userId).as("favorites"),
        selectFrom("SavedSearch as s")
          .select(count)
          .where("s.userId", "=", userId)
          .as("savedSearches"),
        selectFrom("Message as m")
          .select(count)
          .where("m.authorId", "=", userId)
          .as("messagesRetained"),
        selectFrom("CommissionEntry as c")
          .select(count)
          .where("c.ambassadorId", "=", userId)
          .as("ledgerLinesRetained"),
      ];
    })
    .where("u.id", "=", userId)
    .executeTakeFirst();
  return {
    listingsWithdrawn: counts?.listingsWithdrawn ?? 0,
    listingsRetained: counts?.listingsRetained ?? 0,
    visitsCancelled: (counts?.visitsBooked ?? 0) + (counts?.visitsReceived ?? 0),
    visitsRehosted: counts?.visitsHosted ?? 0,
    offersClosed: (counts?.offersMade ?? 0) + (counts?.offersReceived ?? 0),
    favorites: counts?.favorites ?? 0,
    savedSearches: counts?.savedSearches ?? 0,
    messagesRetained: counts?.messagesRetained ?? 0,
    ledgerLinesRetained: counts?.ledgerLinesRetained ?? 0,
  };
}
