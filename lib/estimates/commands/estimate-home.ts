import { DomainError } from "../../kernel/errors.ts";
import { civilDay } from "../../kernel/time.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import { log } from "../../platform/log.ts";
import type { Comparable, EstimatedHome } from "../method.ts";
import { comparablesOf, METHOD, METHOD_VERSION } from "../method.ts";
import { monthsEarlier } from "../months.ts";
import { roundedDistance, toGrid } from "../place.ts";
import { findRatios } from "../queries/find-ratios.ts";
import { loadMarket, type Market, type MarketCommune } from "../queries/load-market.ts";
import { chooseRange } from "../range.ts";
import { lastSaleDay, priceTrend } from "../trend.ts";
import { measureCommune } from "./measure-commune.ts";

/** Sales that are older than this are of a time of their own: the figure is of their last day, and says so. */
const PRESENT_MONTHS = 12;

/**
 * Own sales times those around, which a replay looks at, while a commune's first estimate waits: half a second for the
 * 2,000 of Hendaye among themselves. A large city or a dense suburb takes many seconds: its first range is the
 * department's.
 */
const MOST_WAITED_FOR = 8_000_000;

type Figure = Pick<
  Prisma.EstimateUncheckedCreateInput,
  | "outcome"
  | "day"
  | "dataAt"
  | "isWhole"
  | "yearlyTrend"
  | "lowRatio"
  | "highRatio"
  | "rangeSource"
  | "methodVersion"
>;

const rowOf = ({ sale, ...comparable }: Comparable, position: number) => ({
  position,
  month: sale.soldOn.slice(0, 7),
  street: sale.street,
  surfaceDm2: sale.surfaceDm2,
  rooms: sale.rooms,
  priceCents: sale.priceCents,
  pricePerM2Cents: comparable.pricePerM2Cents,
  distanceM: roundedDistance(comparable.distanceM),
  ...toGrid(sale),
  weight: comparable.weight,
});

/** What an estimate adds to the row of what was asked, and the rows of its sales. */
interface Estimated {
  figure: Figure;
  comparables: ReturnType<typeof rowOf>[];
}

const NOTHING = {
  methodVersion: METHOD_VERSION,
  yearlyTrend: 0,
  lowRatio: null,
  highRatio: null,
  rangeSource: null,
} as const;

/** Nothing, for a home without a place or a register. */
export const unestimated = (now: Date): Estimated => ({
  figure: { ...NOTHING, outcome: "no_register", day: civilDay(now), dataAt: null, isWhole: true },
  comparables: [],
});

/** Has the commune measured: before the range is chosen where that is a moment's work, else for those who come next. */
async function measureNow(market: Market, now: Date): Promise<void> {
  const work = measureCommune(market, now);
  if (market.own.length * market.sales.length <= MOST_WAITED_FOR) return work;
  work.catch((error: unknown) => log().error({ err: error }, "could not measure a commune"));
}

/** The estimate of a home, from the sales around it. @throws {DomainError} estimate.unreachable */
export async function estimateHome(
  home: EstimatedHome,
  commune: MarketCommune,
  now: Date,
): Promise<Estimated> {
  const today = civilDay(now);
  const market = await loadMarket(commune, home, now);
  if (market.state === "unreachable") throw new DomainError("estimate.unreachable");
  const nothing = { ...NOTHING, outcome: "too_few", day: today } as const;
  if (market.state === "none") {
    return { figure: { ...nothing, dataAt: null, isWhole: true }, comparables: [] };
  }
  const { sales, dataAt, isWhole } = market.value;
  const last = lastSaleDay(sales, today) ?? today;
  const day = last < monthsEarlier(today, PRESENT_MONTHS) ? last : today;
  const yearlyTrend = priceTrend(sales, home.type, day);
  const found = comparablesOf(sales, home, day, yearlyTrend);
  const comparables = found.map(rowOf);
  if (found.length < METHOD.fewest) {
    return { figure: { ...nothing, day, dataAt, isWhole }, comparables };
  }
  await measureNow(market.value, now);
  const { ofCommune, ofDepartment } = await findRatios(commune, home.type);
  const { low, high, source } = chooseRange(home.type, ofCommune, ofDepartment);
  const figure = {
    methodVersion: METHOD_VERSION,
    outcome: "estimated" as const,
    day,
    dataAt,
    isWhole,
    yearlyTrend,
    lowRatio: low,
    highRatio: high,
    rangeSource: source,
  };
  return { figure, comparables };
}
