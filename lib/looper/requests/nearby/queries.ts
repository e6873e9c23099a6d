import { slugify } from "../../../communes/slugs.ts";
import { distanceKm, type GeoPoint } from "../../../kernel/geo.ts";
import { civilDay } from "../../../kernel/time.ts";
import { reads } from "../../../platform/db/read.ts";
import { arePapersInOrder } from "../../../policy/looper-papers.ts";
import { MOST_NEARBY, NEARBY_KM } from "../rules.ts";
import type { NearbyLooper } from "../views.ts";

/** Where a home is. */
export interface HomePlace extends GeoPoint {
  /** INSEE code. */
  communeCode: string;
}

const loopersWithPapers = () =>
  reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .innerJoin("AmbassadorProfile as a", "a.userId", "u.id")
    .select(["u.id", "u.firstName", "u.city", "u.postalCode", "a.trainedAt", "a.rsacNumber"])
    .select(["a.attestationExpiresOn", "a.insuranceExpiresOn", "a.checkedUntil"])
    .where("g.role", "=", "ambassador")
    .where("g.status", "=", "active")
    .where("u.erasedAt", "is", null);

type LooperRow = Awaited<ReturnType<ReturnType<typeof loopersWithPapers>["execute"]>>[number];

const isInForce = ({ trainedAt, ...papers }: LooperRow, today: string): boolean =>
  arePapersInOrder({ ...papers, trained: trainedAt !== null }, today);

/** The communes of some postal codes, by code and name. */
async function communesOf(postalCodes: readonly string[]) {
  const rows = await reads()
    .selectFrom("CommunePostalCode as pc")
    .innerJoin("Commune as c", "c.code", "pc.communeCode")
    .select(["pc.postalCode", "c.code", "c.name", "c.lat", "c.lng"])
    .where("pc.postalCode", "in", postalCodes)
    .execute();
  return new Map(rows.map((row) => [`${row.postalCode} ${slugify(row.name)}`, row]));
}

/** The visits that some loopers made, and what their visitors said of them. */
async function recordsOf(ids: readonly string[]) {
  const rows = await reads()
    .selectFrom("Visit as v")
    .select("v.hostId")
    .select(({ fn }) => [
      fn.countAll<number>().as("visits"),
      fn.avg<number | null>("v.feedbackRating").as("rating"),
    ])
    .where("v.hostId", "in", ids)
    .where("v.status", "=", "completed")
    .groupBy("v.hostId")
    .execute();
  return new Map(rows.map((row) => [row.hostId, row]));
}

/** Where an account's city is, as its person wrote it; null where no commune has that name and postal code. */
export async function placeOfCity(city: string | null, postalCode: string | null) {
  if (city === null || postalCode === null) return null;
  return (await communesOf([postalCode])).get(`${postalCode} ${slugify(city)}`) ?? null;
}

/**
 * How far a commune is from a home: nothing for the home's own; null where the commune has no place.
 */
export function distanceTo(
  { communeCode, lat, lng }: HomePlace,
  commune: { code: string; lat: number | null; lng: number | null },
): number | null {
  if (commune.code === communeCode) return 0;
  if (commune.lat === null || commune.lng === null) return null;
  return distanceKm({ lat, lng }, { lat: commune.lat, lng: commune.lng });
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
  const communes = await communesOf([
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
  const records = await recordsOf(near.map(({ id }) => id));
  return near.map(({ id, firstName, city, distance }) => ({
    userId: id,
    firstName,
    city,
    distanceKm: Math.round(distance),
    visits: records.get(id)?.visits ?? 0,
    rating: records.get(id)?.rating ?? null,
  }));
}

/** Whether somebody is a looper in force near a home, who can be asked. */
export async function isNearbyLooper(
  userId: string,
  place: HomePlace,
  now: Date,
): Promise<boolean> {
  return (await loopersAround(place, now)).some(({ id }) => id === userId);
}

/** Whether somebody is a looper in force today. */
export async function isLooperInForce(userId: string, now: Date): Promise<boolean> {
  const row = await loopersWithPapers().where("u.id", "=", userId).executeTakeFirst();
  return row !== undefined && isInForce(row, civilDay(now));
}
