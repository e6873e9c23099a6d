import { findCommunePoint, findCommunePoints } from "../../communes/queries/find-commune-point.ts";
import { distanceKm, type GeoPoint } from "../../kernel/geo.ts";
import type { ProviderType } from "../../kernel/provider-kinds.ts";
import { civilDay } from "../../kernel/time.ts";
import { addCacheTags } from "../../platform/cache-tags.ts";
import { aroundPlace, noLaterThan, sortProviders } from "../rules.ts";
import type { DirectoryFilters } from "../schemas.ts";
import type { DirectoryView } from "../views.ts";
import { listChecks, listRatings, providerView, shownProviders } from "./provider-rows.ts";

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
  const ratings = await listRatings(rows.map(({ id }) => id));
  const distances = point && (await distancesFrom(point, communeCode, rows));
  const all = rows.map((row) =>
    providerView(row, { checks, ratings }, today, distances?.get(row.code)),
  );
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

interface Located {
  code: string;
  lat: number | null;
  lng: number | null;
}

/** Kilometres from a place to communes, by their codes: none within one commune, whatever is known of where it is. */
async function distancesFrom(
  from: GeoPoint,
  fromCode: string | null,
  communes: readonly Located[],
): Promise<Map<string, number>> {
  const unlocated = communes.filter(({ lat }) => lat === null).map(({ code }) => code);
  const points = await findCommunePoints(unlocated);
  const distances = new Map<string, number>();
  for (const { code, lat, lng } of communes) {
    const to = lat !== null && lng !== null ? { lat, lng } : points.get(code);
    if (code === fromCode) distances.set(code, 0);
    else if (to) distances.set(code, distanceKm(from, to));
  }
  return distances;
}
