import type { GeoPoint } from "../../kernel/geo.ts";
import { DAY_MS } from "../../kernel/time.ts";
import { env } from "../../platform/env.ts";
import { createClient, sharedClient } from "../http/client.ts";
import { pointSchema, rounded } from "../points.ts";
import { NONE, type PublicResult } from "../result.ts";
import { type Parcel, toParcel } from "./rules.ts";
import { parcelCollectionSchema } from "./schemas.ts";

/** The parcel that a point is on. */
export async function parcelAt(point: GeoPoint): Promise<PublicResult<Parcel>> {
  const parsed = pointSchema.safeParse(point);
  if (!parsed.success) return NONE;
  const client = sharedClient("parcels", () =>
    createClient({
      name: "parcels",
      baseUrl: env().PARCEL_API_URL,
      schema: parcelCollectionSchema.transform(toParcel),
      cache: { ttlMs: DAY_MS, max: 1_000 },
    }),
  );
  const coordinates = [Number(rounded(parsed.data.lng)), Number(rounded(parsed.data.lat))];
  return client.get("/parcelle", {
    geom: JSON.stringify({ type: "Point", coordinates }),
    _limit: "1",
  });
}
