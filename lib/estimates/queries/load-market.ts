import { listCommunesAround } from "../../communes/queries/list-communes-around.ts";
import type { GeoPoint } from "../../kernel/geo.ts";
import { NONE, type PublicResult, UNREACHABLE } from "../../public-data/result.ts";
import { type CommuneSales, findCommuneSales } from "../../public-data/sales/client.ts";
import type { PastSale } from "../../public-data/sales/schemas.ts";

/** Neighbouring communes are those around the home by so many kilometres, as far as their points are known. */
const NEIGHBOURS_KM = 5;
/** Most of them: in the densest surroundings the nearest ones hold every sale that can compare. */
const MOST_NEIGHBOURS = 12;

/** A commune whose sales are read. */
export interface MarketCommune {
  code: string;
  departmentCode: string;
}

/** The sales around a home, whole where the files of each of its communes are. */
export interface Market extends CommuneSales {
  /** Those of the home's own commune. */
  own: PastSale[];
  commune: MarketCommune;
}

/** The sales of a commune in the five latest published years. */
export const loadCommuneSales = (
  { code, departmentCode }: MarketCommune,
  now: Date,
): Promise<PublicResult<CommuneSales>> =>
  findCommuneSales({ cityCode: code, department: departmentCode }, now);

/** The sales of several communes as those of one, whole where each is; null of none. */
export function joinSales(all: readonly CommuneSales[]): CommuneSales | null {
  if (all.length === 0) return null;
  const dataAt = new Date(Math.max(...all.map((each) => each.dataAt.getTime())));
  const isWhole = all.every((each) => each.isWhole);
  return { sales: all.flatMap(({ sales }) => sales), dataAt, isWhole };
}

/** The sales around a home: those of its commune, and of the communes nearby whose files can be read. */
export async function loadMarket(
  commune: MarketCommune,
  point: GeoPoint,
  now: Date,
): Promise<PublicResult<Market>> {
  const own = await loadCommuneSales(commune, now);
  if (own.state === "unreachable") return own;
  const around = await listCommunesAround({ code: commune.code, point }, NEIGHBOURS_KM);
  const neighbours = around.slice(0, MOST_NEIGHBOURS);
  const others: CommuneSales[] = [];
  let hasUnread = false;
  // One commune after another: each is several files, and other requests want the same server.
  for (const neighbour of neighbours) {
    const result = await loadCommuneSales(neighbour, now);
    if (result.state === "found") others.push(result.value);
    if (result.state === "unreachable") hasUnread = true;
  }
  const joined = joinSales(own.state === "found" ? [own.value, ...others] : others);
  // Files that could not be read may have sales.
  if (joined === null) return hasUnread ? UNREACHABLE : NONE;
  const ownSales = own.state === "found" ? own.value.sales : [];
  const isWhole = joined.isWhole && !hasUnread;
  const value = { ...joined, isWhole, commune, own: ownSales };
  return { state: "found", value, at: joined.dataAt };
}
