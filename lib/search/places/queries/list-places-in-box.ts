import { reads } from "../../../platform/db/read.ts";
import type { BoundingBox } from "../../../search-index/criteria.ts";
import { MAX_PLACES, type NamedPlace } from "../views.ts";

/** The most populated communes of a box, at most sixty, largest first. */
export async function listPlacesIn({
  south,
  north,
  west,
  east,
}: BoundingBox): Promise<NamedPlace[]> {
  const places = await reads()
    .selectFrom("Commune")
    .select(["name", "lat", "lng", "population"])
    .where("lat", ">=", south)
    .where("lat", "<=", north)
    .where("lng", ">=", west)
    .where("lng", "<=", east)
    .orderBy("population", "desc")
    .orderBy("code")
    .limit(MAX_PLACES)
    .$narrowType<{ lat: number; lng: number }>()
    .execute();
  return places.map(({ name, lat, lng, population }) => [name, lat, lng, population]);
}
