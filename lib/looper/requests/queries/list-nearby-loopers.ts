import { organisedVisits } from "../../../commissions/queries/organised-visits.ts";
import { slugify } from "../../../communes/slugs.ts";
import { civilDay } from "../../../kernel/time.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { distanceTo, type HomePlace } from "../home-place.ts";
import { MOST_NEARBY, NEARBY_KM } from "../rules.ts";
import type { NearbyLooper } from "../views.ts";
import { isInForce, loopersWithPapers } from "./loopers-in-force.ts";
import { communesOfPostalCodes } from "./place-of-city.ts";

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

/** The loopers in force who are near enough to a home, the nearest first. */
async function loopersAround(place: HomePlace, now: Date) {
  const today = civilDay(now);
  const rows = await loopersWithPapers()
    .where("u.postalCode", "is not", null)
    .where("u.city", "is not", null)
    .execute();
  const loopers = rows.filter((row) => isInForce(row, today));
  if (loopers.length === 0) return [];
  const communes = await communesOfPostalCodes([
    ...new Set(loopers.flatMap(({ postalCode }) => postalCode ?? [])),
  ]);
  return loopers
    .flatMap(({ id, firstName, city, postalCode }) => {
      const commune = communes.get(`${postalCode} ${slugify(city ?? "")}`);
      const distance = commune ? distanceTo(place, commune) : null;
      if (!commune || distance === null || distance > NEARBY_KM) return [];
      return [{ id, firstName, city: commune.name, distance }];
    })
    .sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id));
}

/**
 * The loopers in force of a home's commune, or of one within fifteen kilometres, the nearest first. Its seller,
 * who may be one, is left out.
 */
export async function listNearbyLoopers(
  place: HomePlace,
  sellerId: string | null,
  now = new Date(),
): Promise<NearbyLooper[]> {
  const around = await loopersAround(place, now);
  const near = around.filter(({ id }) => id !== sellerId).slice(0, MOST_NEARBY);
  if (near.length === 0) return [];
  const ids = near.map(({ id }) => id);
  const visits = await visitsOf(ids, now);
  const ratings = await ratingsOf(ids);
  return near.map(({ id, firstName, city, distance }) => ({
    userId: id,
    firstName,
    city,
    distanceKm: Math.round(distance),
    visits: visits.get(id) ?? 0,
    rating: ratings.get(id) ?? null,
  }));
}
