import { listCommunesAround } from "../../communes/queries/list-communes-around.ts";
import type { GeoPoint } from "../../kernel/geo.ts";
import { civilDay } from "../../kernel/time.ts";
import { NONE, type PublicResult, UNREACHABLE } from "../../public-data/result.ts";
import { findSalesOfYear } from "../../public-data/sales/client.ts";
import type { PastSale } from "../../public-data/sales/schemas.ts";

/** Years of files that an estimate reads: the latest published one and those before it. */
const YEARS = 5;
/** Neighbouring communes are those whose point is within so many kilometres of the home. */
const NEIGHBOURS_KM = 5;
/** Most of them: in the densest surroundings the nearest ones hold every sale that can compare. */
const MOST_NEIGHBOURS = 12;

/** A commune whose sales are read. */
export interface MarketCommune {
  code: string;
  departmentCode: string;
}

/** The sales of a commune. */
export interface CommuneSales {
  sales: PastSale[];
  /** When the newest of its files was updated. */
  dataAt: Date;
}

/** The sales around a home. */
export interface Market extends CommuneSales {
  /** Those of the home's own commune. */
  own: PastSale[];
  commune: MarketCommune;
}

type Year = { year: number; result: PublicResult<PastSale[]> };

async function readYears(commune: MarketCommune, years: readonly number[]): Promise<Year[]> {
  const place = { cityCode: commune.code, department: commune.departmentCode };
  return Promise.all(
    years.map(async (year) => ({ year, result: await findSalesOfYear(place, year) })),
  );
}

const yearsUntil = (last: number) => Array.from({ length: YEARS }, (_, back) => last - back);

/**
 * The sales of a commune in the latest published year and the four before it. Files that stop earlier, as those that
 * ship with the project do, are read back from where they stop.
 */
export async function loadCommuneSales(
  commune: MarketCommune,
  now: Date,
): Promise<PublicResult<CommuneSales>> {
  const present = Number(civilDay(now).slice(0, 4));
  const first = await readYears(commune, yearsUntil(present));
  // Without a file in all of them, those before are all that there may be.
  const latest = first.find(({ result }) => result.state === "found")?.year ?? present - YEARS;
  const earlier = yearsUntil(latest).filter((year) => !yearsUntil(present).includes(year));
  const years = [...first, ...(await readYears(commune, earlier))];
  const found = years.flatMap(({ result }) => (result.state === "found" ? [result] : []));
  if (found.length === 0) {
    return years.some(({ result }) => result.state === "unreachable") ? UNREACHABLE : NONE;
  }
  const sales = found.flatMap(({ value }) => value);
  const dataAt = new Date(Math.max(...found.map(({ at }) => at.getTime())));
  return { state: "found", value: { sales, dataAt }, at: dataAt };
}

/** The sales around a home: those of its commune, and of the communes nearby whose files can be read. */
export async function loadMarket(
  commune: MarketCommune,
  point: GeoPoint,
  now: Date,
): Promise<PublicResult<Market>> {
  const own = await loadCommuneSales(commune, now);
  if (own.state === "unreachable") return own;
  const around = await listCommunesAround(point, NEIGHBOURS_KM);
  const neighbours = around.filter(({ code }) => code !== commune.code).slice(0, MOST_NEIGHBOURS);
  const others: CommuneSales[] = [];
  // One commune after another: each is several files, and other requests want the same server.
  for (const neighbour of neighbours) {
    const result = await loadCommuneSales(neighbour, now);
    if (result.state === "found") others.push(result.value);
  }
  const all = own.state === "found" ? [own.value, ...others] : others;
  const [first] = all;
  if (!first) return NONE;
  const dataAt = new Date(Math.max(...all.map((each) => each.dataAt.getTime())));
  const value: Market = {
    commune,
    own: own.state === "found" ? own.value.sales : [],
    sales: all.flatMap(({ sales }) => sales),
    dataAt,
  };
  return { state: "found", value, at: dataAt };
}
