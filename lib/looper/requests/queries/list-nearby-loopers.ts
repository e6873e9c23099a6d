import { organisedVisits } from "../../../commissions/queries/organised-visits.ts";
import { listZoneLoopers } from "../../../leads/queries/list-zone-loopers.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { HomePlace } from "../home-place.ts";
import { MOST_NEARBY } from "../rules.ts";
import type { NearbyLooper } from "../views.ts";

/** How many visits some loopers organised. */
async function visitsOf(ids: readonly string[], now: Date) {
  const rows = await organisedVisits(now)
    .select("o.ambassadorId")
    .select(({ fn }) => fn.countAll<number>().as("visits"))
    .where("o.ambassadorId", "in", ids)
    .groupBy("o.ambassadorId")
    .execute();
  return new Map(rows.map(({ ambassadorId, visits }) => [ambassadorId, visits]));
}

/** How the visitors of some loopers rated them. */
async function ratingsOf(ids: readonly string[]) {
  const rows = await reads()
    .selectFrom("Visit as v")
    .select("v.hostId")
    .select(({ fn }) => fn.avg<number | null>("v.feedbackRating").as("rating"))
    .where("v.hostId", "in", ids)
    .where("v.status", "=", literal("completed"))
    .groupBy("v.hostId")
    .execute();
  return new Map(rows.map(({ hostId, rating }) => [hostId, rating]));
}

/**
 * The loopers who take leads of a home's commune today, the nearest first. Its seller, who may be one, is left out.
 */
export async function listNearbyLoopers(
  { communeCode }: Pick<HomePlace, "communeCode">,
  sellerId: string | null,
  now = new Date(),
): Promise<NearbyLooper[]> {
  const around = await listZoneLoopers(communeCode, MOST_NEARBY + 1, now);
  const near = around.filter(({ id }) => id !== sellerId).slice(0, MOST_NEARBY);
  if (near.length === 0) return [];
  const ids = near.map(({ id }) => id);
  const visits = await visitsOf(ids, now);
  const ratings = await ratingsOf(ids);
  return near.map(({ id, firstName, city, distanceM }) => ({
    userId: id,
    firstName,
    city,
    distanceKm: Math.round(distanceM / 1_000),
    visits: visits.get(id) ?? 0,
    rating: ratings.get(id) ?? null,
  }));
}
