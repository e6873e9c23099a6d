import { reads } from "../../platform/db/read.ts";

/** Where the home of a seller is. */
export interface SellersPlace {
  /** With its number. */
  address: string;
  /** Null where the estimate has no point. */
  point: { lat: number; lng: number; isStreet: boolean } | null;
}

/**
 * Where the homes of sellers are who wanted a Looper's help, by the ids of their estimates: for those who may have the
 * address. Those whose estimate is no more are not in it.
 */
export async function listSellersPlaces(
  estimateIds: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, SellersPlace>> {
  const ids = estimateIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await reads()
    .selectFrom("Estimate")
    .select(["id", "houseNumber", "street", "lat", "lng", "placedByStreet"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, houseNumber, street, lat, lng, placedByStreet }) => [
      id,
      {
        address: `${houseNumber} ${street}`.trim(),
        point:
          lat === null || lng === null ? null : { lat, lng, isStreet: Boolean(placedByStreet) },
      },
    ]),
  );
}
