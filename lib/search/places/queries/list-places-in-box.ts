import { preparedRead } from "../../../platform/db/raw.ts";
import type { BoundingBox } from "../../../search-index/criteria.ts";
import { MAX_PLACES, type NamedPlace } from "../views.ts";

const placesIn = preparedRead<
  BoundingBox & { limit: number },
  { name: string; lat: number; lng: number; population: number }
>(
  `SELECT name, lat, lng, population FROM Commune
   WHERE lat BETWEEN :south AND :north AND lng BETWEEN :west AND :east
   ORDER BY population DESC, code LIMIT :limit`,
);

/** The most populated communes of a box, at most sixty, largest first. */
export function listPlacesIn(box: BoundingBox): NamedPlace[] {
  return placesIn()
    .all({ ...box, limit: MAX_PLACES })
    .map(({ name, lat, lng, population }) => [name, lat, lng, population]);
}
