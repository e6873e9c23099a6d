import { listCommunesOfCircle } from "../../communes/queries/list-communes-around.ts";
import { RADIUS_KM } from "../rules.ts";

/** Where a looper lives, as their zone has it. */
interface ZoneCentre {
  centreCode: string | null;
  centreLat: number | null;
  centreLng: number | null;
}

/** The communes of the widest circle round a looper's, those that they may choose; none where they have none. */
export async function listReachableCommunes({
  centreCode: code,
  centreLat: lat,
  centreLng: lng,
}: ZoneCentre): Promise<{ code: string; awayKm: number }[]> {
  if (code === null || lat === null || lng === null) return [];
  return listCommunesOfCircle({ code, point: { lat, lng } }, RADIUS_KM.max);
}
