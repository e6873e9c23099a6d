import { findCommuneOfCity } from "../../communes/queries/find-commune-of-city.ts";
import { findCommunePoints } from "../../communes/queries/find-commune-point.ts";
import { listCommunesOfCircle } from "../../communes/queries/list-communes-around.ts";
import { distanceKm, type GeoPoint } from "../../kernel/geo.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { CAPACITY, RADIUS_KM } from "../rules.ts";

interface Centre {
  code: string;
  point: GeoPoint;
}

/** The commune of a person's profile, with its point; null where no commune is of that name and postal code. */
async function centreOf(tx: Transaction, userId: string): Promise<Centre | null> {
  const { city, postalCode } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { city: true, postalCode: true },
  });
  const commune = await findCommuneOfCity(city, postalCode);
  if (commune === null) return null;
  const point = (await findCommunePoints([commune.code])).get(commune.code);
  return point ? { code: commune.code, point: { lat: point.lat, lng: point.lng } } : null;
}

/** The communes that a looper chose, with how far each is from theirs. */
async function chosenAround(codes: readonly string[], { code, point }: Centre) {
  const points = await findCommunePoints(codes);
  return codes.flatMap((each) => {
    const at = points.get(each);
    if (each === code) return { code: each, awayKm: 0 };
    return at ? { code: each, awayKm: distanceKm(point, at) } : [];
  });
}

/** Only their own commune is at no distance: where points are the middles of postal codes, two may be one. */
const rowsOf = (communes: readonly { code: string; awayKm: number }[], centre: Centre) =>
  communes.map(({ code, awayKm }) => ({
    communeCode: code,
    distanceM: code === centre.code ? 0 : Math.max(1, Math.round(awayKm * 1_000)),
  }));

/** A zone as it is chosen. Without `communes` it is a circle. */
export interface ChosenZone {
  capacity: number;
  radiusKm: number | null;
  communes: readonly string[];
}

async function storedZone(tx: Transaction, looperId: string): Promise<ChosenZone> {
  const zone = await tx.looperZone.findUnique({
    where: { looperId },
    select: { capacity: true, radiusKm: true, communes: { select: { communeCode: true } } },
  });
  if (!zone) return { capacity: CAPACITY.usual, radiusKm: RADIUS_KM.max, communes: [] };
  return { ...zone, communes: zone.communes.map(({ communeCode }) => communeCode) };
}

/**
 * Writes the zone of a looper as they choose it, else anew as it was: where their commune has changed, distances and
 * the communes of a circle do. Without a commune a circle is empty, and communes that were chosen stay.
 */
export async function writeZone(
  tx: Transaction,
  looperId: string,
  now: Date,
  chosen?: ChosenZone,
): Promise<void> {
  const { capacity, radiusKm, communes } = chosen ?? (await storedZone(tx, looperId));
  const centre = await centreOf(tx, looperId);
  const own = {
    capacity,
    radiusKm,
    centreCode: centre?.code ?? null,
    centreLat: centre?.point.lat ?? null,
    centreLng: centre?.point.lng ?? null,
    updatedAt: now,
  };
  await tx.looperZone.upsert({
    where: { looperId },
    create: { looperId, ...own },
    update: own,
  });
  if (centre === null && radiusKm === null) {
    // Their distances are those from where the looper lived.
    await tx.looperZoneCommune.deleteMany({
      where: { looperId, communeCode: { notIn: [...communes] } },
    });
    return;
  }
  await tx.looperZoneCommune.deleteMany({ where: { looperId } });
  if (centre === null) return;
  const within =
    radiusKm === null
      ? await chosenAround(communes, centre)
      : await listCommunesOfCircle(centre, radiusKm);
  await tx.looperZoneCommune.createMany({
    data: rowsOf(within, centre).map((row) => ({ looperId, ...row })),
  });
}
