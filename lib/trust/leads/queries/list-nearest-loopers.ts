import { distanceKm, type GeoPoint } from "../../../kernel/geo.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { civilDay } from "../../../kernel/time.ts";
import { openLeadsOf, pauseOn } from "../../../leads/queries/list-zone-loopers.ts";
import { looperInForce } from "../../../listings/queries/looper-in-force.ts";
import { CAPACITY } from "../../../looper-zones/rules.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { MOST_NEAREST } from "../rules.ts";
import type { NearestLooper } from "../views.ts";

/** The commune of a home, and its point as far as it is known. */
interface Place {
  code: string;
  point: GeoPoint | null;
}

/** The loopers in force on a day, but one. */
const loopersOn = (today: string, exceptId: string | null) =>
  reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .leftJoin("LooperZone as z", "z.looperId", "g.userId")
    .select(["u.id", "z.centreLat as lat", "z.centreLng as lng"])
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", literal("active"))
    .$if(exceptId !== null, (query) => query.where("u.id", "<>", exceptId))
    .where((eb) => eb.exists(looperInForce(eb.ref("u.id"), today)))
    .orderBy("u.id");

/** The ids of the nearest, with how far each is; those without a place last. */
async function nearest(place: Place | null, exceptId: string | null, today: string) {
  const loopers = await loopersOn(today, exceptId).execute();
  const point = place?.point ?? null;
  return loopers
    .map(({ id, lat, lng }) => ({
      id,
      awayKm:
        point === null || lat === null || lng === null ? null : distanceKm(point, { lat, lng }),
    }))
    .sort((a, b) => (a.awayKm ?? Infinity) - (b.awayKm ?? Infinity) || a.id.localeCompare(b.id))
    .slice(0, MOST_NEAREST);
}

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
      eb.exists(pauseOn(eb.ref("u.id"), today)).as("isPaused"),
      eb
        .selectFrom("Lead as ll")
        .select(({ fn }) => fn.max("ll.createdAt").as("at"))
        .whereRef("ll.ambassadorId", "=", "u.id")
        .as("lastLeadAt"),
    ])
    .where("u.id", "in", ids)
    .execute();

/** The loopers in force nearest to a home's commune, but the one who has the lead. */
export async function listNearestLoopers(
  place: Place | null,
  exceptId: string | null,
  now: Date,
): Promise<NearestLooper[]> {
  const today = civilDay(now);
  const near = await nearest(place, exceptId, today);
  if (near.length === 0) return [];
  const rows = await detailsOf(
    near.map(({ id }) => id),
    place?.code ?? null,
    today,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return near.flatMap(({ id, awayKm }) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      id,
      name: fullName(row),
      city: row.city,
      distanceKm: awayKm === null ? null : Math.round(awayKm),
      inZone: row.communeCode !== null,
      isPaused: Boolean(row.isPaused),
      openLeads: row.openLeads,
      capacity: row.capacity ?? CAPACITY.usual,
      lastLeadAt: fromDbInstant(row.lastLeadAt),
    };
  });
}
