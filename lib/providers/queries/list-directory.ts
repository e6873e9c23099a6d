import { findCommunePoint } from "../../communes/queries/find-commune-point.ts";
import { distanceKm, type GeoPoint } from "../../kernel/geo.ts";
import type { ProviderType } from "../../kernel/provider-kinds.ts";
import { civilDay } from "../../kernel/time.ts";
import { addCacheTags } from "../../platform/cache-tags.ts";
import { aroundPlace, noLaterThan, sortProviders } from "../rules.ts";
import type { DirectoryFilters } from "../schemas.ts";
import type { DirectoryView } from "../views.ts";
import { listChecks, providerView, shownProviders } from "./provider-rows.ts";

/** Most providers that one page lists. */
const MAX_LISTED = 60;

const ANY: DirectoryFilters = { availability: null, unit: null, sort: null };

/**
 * The providers of a trade, or of all, around a commune, or anywhere: by distance around a place, else by rating, unless
 * another order is chosen. Public: nobody signs in for it.
 */
export async function listDirectory({
  type = null,
  communeCode = null,
  filters = ANY,
  now = new Date(),
}: {
  type?: ProviderType | null;
  communeCode?: string | null;
  filters?: DirectoryFilters;
  now?: Date;
}): Promise<DirectoryView> {
  addCacheTags("providers");
  const point = communeCode === null ? null : await findCommunePoint(communeCode);
  let query = shownProviders();
  if (type !== null) query = query.where("p.type", "=", type);
  if (filters.unit !== null) query = query.where("p.priceUnit", "=", filters.unit);
  if (filters.availability !== null) {
    query = query.where("p.availability", "in", noLaterThan(filters.availability));
  }
  const rows = await query.execute();
  const checks = await listChecks(rows.map(({ id }) => id));
  const today = civilDay(now);
  const all = [];
  for (const row of rows) {
    const distance = point && (await distanceFrom(point, communeCode, row));
    all.push(providerView(row, checks, today, distance));
  }
  const { providers, isBeyond } = aroundPlace(all);
  const sort = filters.sort === "distance" && point === null ? null : filters.sort;
  const sorted = sortProviders(providers, sort ?? (point ? "distance" : "rating"));
  return {
    providers: sorted.slice(0, MAX_LISTED),
    total: sorted.length,
    isBeyond,
    precision: point?.precision ?? null,
  };
}

/** Kilometres from a place to a provider's commune: none within one commune, whatever is known of where it is. */
async function distanceFrom(
  from: GeoPoint,
  fromCode: string | null,
  { code, lat, lng }: { code: string; lat: number | null; lng: number | null },
): Promise<number | null> {
  if (code === fromCode) return 0;
  const to = lat !== null && lng !== null ? { lat, lng } : await findCommunePoint(code);
  return to && distanceKm(from, to);
}
