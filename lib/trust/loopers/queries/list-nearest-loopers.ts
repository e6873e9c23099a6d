import { fullName } from "../../../kernel/person-name.ts";
import { civilDay } from "../../../kernel/time.ts";
import { lastOfferOf, openLeadsOf, pauseOn } from "../../../leads/queries/list-zone-loopers.ts";
import { listSmartScores } from "../../../leads/queries/looper-records.ts";
import { looperInForce } from "../../../listings/queries/looper-in-force.ts";
import { CAPACITY } from "../../../looper-zones/rules.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { awayKm, type HomePlace, isFull, MOST_NEAREST } from "../rules.ts";
import type { NearestLooper } from "../views.ts";

/** The loopers in force on a day, but the lead's person, the home's seller and its present looper. */
const loopersOn = (today: string, exceptIds: readonly string[]) =>
  reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .leftJoin("LooperZone as z", "z.looperId", "g.userId")
    .select(["u.id", "z.centreCode as code", "z.centreLat as lat", "z.centreLng as lng"])
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", literal("active"))
    .$if(exceptIds.length > 0, (query) => query.where("u.id", "not in", exceptIds))
    .where((eb) => eb.exists(looperInForce(eb.ref("u.id"), today)))
    .orderBy("u.id");

/** The ids of the nearest, and of all who are as near as the last of them, with how far each is. */
async function nearest(place: HomePlace | null, exceptIds: readonly string[], today: string) {
  const rows = await loopersOn(today, exceptIds).execute();
  const loopers = rows
    .map((row) => ({ id: row.id, km: awayKm(place, row) }))
    .sort((a, b) => farOf(a) - farOf(b));
  const last = loopers[MOST_NEAREST - 1];
  const near = last ? loopers.filter((each) => farOf(each) <= farOf(last)) : loopers;
  return new Map(near.map(({ id, km }) => [id, km]));
}

/** Those without a place come last. */
const farOf = ({ km }: { km: number | null }) => km ?? Number.MAX_SAFE_INTEGER;

const detailsOf = (ids: readonly string[], communeCode: string | null, today: string) =>
  reads()
    .selectFrom("User as u")
    .leftJoin("LooperZone as z", "z.looperId", "u.id")
    .leftJoin("Commune as c", "c.code", "z.centreCode")
    .leftJoin("LooperZoneCommune as zc", (join) =>
      join.onRef("zc.looperId", "=", "u.id").on("zc.communeCode", "=", communeCode),
    )
    .select(["u.id", "u.firstName", "u.lastName", "c.name as city", "z.capacity", "zc.communeCode"])
    .select((eb) => [
      openLeadsOf(eb.ref("u.id")).as("openLeads"),
      lastOfferOf(eb.ref("u.id")).as("lastOfferedAt"),
      eb.exists(pauseOn(eb.ref("u.id"), today)).as("isPaused"),
    ])
    .where("u.id", "in", ids)
    .execute();

/**
 * The ten loopers in force nearest to a home's commune; of those who are as far, the ones who are there, have room and
 * have the fewest open leads.
 */
export async function listNearestLoopers(
  place: HomePlace | null,
  exceptIds: readonly string[],
  now: Date,
): Promise<NearestLooper[]> {
  const today = civilDay(now);
  const near = await nearest(place, exceptIds, today);
  if (near.size === 0) return [];
  const rows = await detailsOf([...near.keys()], place?.code ?? null, today);
  const nearestTen = rows
    .map((row) => ({
      id: row.id,
      name: fullName(row),
      city: row.city,
      km: near.get(row.id) ?? null,
      inZone: row.communeCode !== null,
      isPaused: Boolean(row.isPaused),
      openLeads: row.openLeads,
      capacity: row.capacity ?? CAPACITY.usual,
      lastOfferedAt: fromDbInstant(row.lastOfferedAt),
    }))
    .sort(
      (a, b) =>
        farOf(a) - farOf(b) ||
        Number(a.isPaused) - Number(b.isPaused) ||
        Number(isFull(a)) - Number(isFull(b)) ||
        a.openLeads - b.openLeads ||
        a.id.localeCompare(b.id),
    )
    .slice(0, MOST_NEAREST);
  const scores = await listSmartScores(
    nearestTen.map(({ id }) => id),
    now,
  );
  return nearestTen.map(({ km, ...looper }) => ({
    ...looper,
    distanceKm: km,
    score: scores.get(looper.id)?.score ?? null,
  }));
}
