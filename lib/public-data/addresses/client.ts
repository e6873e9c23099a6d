import type { GeoPoint } from "../../kernel/geo.ts";
import { DAY_MS } from "../../kernel/time.ts";
import { env } from "../../platform/env.ts";
import { createClient, sharedClient } from "../http/client.ts";
import { pointSchema, rounded } from "../points.ts";
import { mapFound, NONE, type PublicResult } from "../result.ts";
import { searchText, toAddresses } from "./rules.ts";
import { type Address, addressCollectionSchema, MAX_QUERY, MIN_QUERY } from "./schemas.ts";

/** Most addresses that are suggested. */
const MAX_LIMIT = 10;

const addresses = () =>
  sharedClient("addresses", () =>
    createClient({
      name: "addresses",
      baseUrl: env().ADDRESS_API_URL,
      schema: addressCollectionSchema.transform(toAddresses),
      cache: { ttlMs: DAY_MS, max: 2_000 },
      // The interface refuses some texts: it knows nothing of them.
      noneOn: [400],
    }),
  );

/** Addresses that a text may be the beginning of, best first: numbers, streets and localities. */
export async function suggestAddresses(
  q: string,
  { limit = 5 }: { limit?: number } = {},
): Promise<PublicResult<Address[]>> {
  const text = searchText(q, MAX_QUERY);
  if (text.length < MIN_QUERY) return NONE;
  const size = Math.min(MAX_LIMIT, Math.max(1, Math.trunc(limit)));
  const result = await addresses().get("/search", {
    q: text,
    autocomplete: "1",
    index: "address",
    limit: String(size),
  });
  return mapFound(result, (found) => found.slice(0, size));
}

/** The address nearest to a point. */
export async function reverseAddress(point: GeoPoint): Promise<PublicResult<Address>> {
  const parsed = pointSchema.safeParse(point);
  if (!parsed.success) return NONE;
  const result = await addresses().get("/reverse", {
    lon: rounded(parsed.data.lng),
    lat: rounded(parsed.data.lat),
    index: "address",
    limit: "1",
  });
  return mapFound(result, ([nearest]) => nearest ?? null);
}
