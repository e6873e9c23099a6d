import { civilDay } from "../../../kernel/time.ts";
import { openLeadsOf } from "../../../leads/queries/list-zone-loopers.ts";
import { listReachableCommunes } from "../../../looper-zones/queries/list-reachable-communes.ts";
import { CAPACITY, RADIUS_KM } from "../../../looper-zones/rules.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ZoneView } from "../views.ts";

const zoneOf = (looperId: string) =>
  reads()
    .selectFrom("User as u")
    .leftJoin("LooperZone as z", "z.looperId", "u.id")
    .leftJoin("Commune as c", "c.code", "z.centreCode")
    .select(["z.capacity", "z.radiusKm", "z.centreCode", "z.centreLat", "z.centreLng", "c.name"])
    .select((eb) => openLeadsOf(eb.ref("u.id")).as("openLeads"))
    .where("u.id", "=", looperId)
    .executeTakeFirstOrThrow();

type Zone = Awaited<ReturnType<typeof zoneOf>>;

const chosenOf = (looperId: string) =>
  reads()
    .selectFrom("LooperZoneCommune")
    .select(["communeCode as code", "distanceM"])
    .where("looperId", "=", looperId)
    .execute();

/** The communes that a looper may choose from, and those they chose before they moved. */
async function communesOf(looperId: string, zone: Zone) {
  const chosen = zone.radiusKm === null ? await chosenOf(looperId) : [];
  const distances = new Map(chosen.map(({ code, distanceM }) => [code, distanceM]));
  const isChosen = new Set(distances.keys());
  for (const { code, awayKm } of await listReachableCommunes(zone)) {
    distances.set(code, Math.round(awayKm * 1_000));
  }
  if (distances.size === 0) return [];
  const names = await reads()
    .selectFrom("Commune")
    .select(["code", "name"])
    .where("code", "in", [...distances.keys()])
    .execute();
  return names
    .map(({ code, name }) => ({
      code,
      name,
      distanceM: distances.get(code) ?? 0,
      isChosen: isChosen.has(code),
    }))
    .sort((a, b) => a.distanceM - b.distanceM || a.name.localeCompare(b.name, "fr"));
}

/** Where the looper takes leads, how many, and when not. @throws {DomainError} request.forbidden */
export async function getZone(actor: Actor, now = new Date()): Promise<ZoneView> {
  authorize(actor, "looping.file");
  const { userId } = actor;
  const today = civilDay(now);
  const zone = await zoneOf(userId);
  const pauses = await reads()
    .selectFrom("LooperPause")
    .select(["id", "fromOn", "untilOn"])
    .where("looperId", "=", userId)
    .where("untilOn", ">=", today)
    .orderBy("fromOn")
    .orderBy("untilOn")
    .execute();
  const isMade = zone.capacity !== null;
  return {
    capacity: zone.capacity ?? CAPACITY.usual,
    openLeads: zone.openLeads,
    radiusKm: isMade ? zone.radiusKm : RADIUS_KM.max,
    centre: zone.name,
    communes: await communesOf(userId, zone),
    pauses,
    isPaused: pauses.some(({ fromOn }) => fromOn <= today),
  };
}
