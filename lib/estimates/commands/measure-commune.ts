import { setImmediate } from "node:timers/promises";
import { writer } from "../../platform/db/clients.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import { once } from "../../platform/once.ts";
import type { PastSale } from "../../public-data/sales/schemas.ts";
import { coverageOf, lastWholeYear, rangeOf, replayYear } from "../backtest.ts";
import { METHOD_VERSION } from "../method.ts";
import { findMeasure } from "../queries/find-measure.ts";
import type { Market } from "../queries/load-market.ts";
import { FEWEST_FOR_RANGE } from "../range.ts";

/** How long sales are replayed before other requests have their turn, in milliseconds. */
const TURN_MS = 10;

const TYPES = ["apartment", "house"] as const satisfies readonly PastSale["type"][];

/** Paid ÷ estimated of the sales of a year that could be estimated. */
async function ratiosOf(market: Market, type: PastSale["type"], year: number): Promise<number[]> {
  const ratios: number[] = [];
  let began = performance.now();
  for (const ratio of replayYear(market.own, market.sales, type, year)) {
    if (ratio !== null) ratios.push(ratio);
    if (performance.now() - began > TURN_MS) {
      await setImmediate();
      began = performance.now();
    }
  }
  return ratios;
}

/** Four digits are more than a price has: it is stored as short. */
const stored = (ratios: readonly number[]) => ratios.map((ratio) => Number(ratio.toFixed(4)));

async function measure(market: Market, now: Date): Promise<void> {
  const year = lastWholeYear(market.own);
  if (year === null) return;
  const rows: Prisma.EstimateBacktestUncheckedCreateInput[] = [];
  for (const type of TYPES) {
    const before = await ratiosOf(market, type, year - 1);
    const ratios = await ratiosOf(market, type, year);
    const isCovered = before.length >= FEWEST_FOR_RANGE && ratios.length > 0;
    rows.push({
      communeCode: market.commune.code,
      type,
      year,
      methodVersion: METHOD_VERSION,
      count: ratios.length,
      ratios: stored(ratios),
      coverage: isCovered ? coverageOf(ratios, rangeOf(before)) : null,
      dataAt: market.dataAt,
      isWhole: market.isWhole,
      measuredAt: now,
    });
  }
  await writer().$transaction(async (tx) => {
    for (const row of rows) {
      const { communeCode, type } = row;
      await tx.estimateBacktest.upsert({
        where: { communeCode_type: { communeCode, type } },
        create: row,
        update: row,
      });
    }
  });
}

/** Whether these sales would show more than those that a commune was measured by. */
async function isWanted({ commune, dataAt, isWhole }: Market): Promise<boolean> {
  const measure = await findMeasure(commune.code);
  if (measure === null) return true;
  // Files that could not be read today take nothing from a measure by all of them.
  if (!isWhole && measure.isWhole) return false;
  return measure.dataAt.getTime() !== dataAt.getTime() || isWhole !== measure.isWhole;
}

/**
 * Has the errors of a commune's estimates measured and stored, where they were not since its files were updated: the
 * sales of its last whole year and of the one before are estimated as if on their day.
 */
export async function measureCommune(market: Market, now: Date): Promise<void> {
  const underWay = once("estimates.measured", () => new Map<string, Promise<void>>());
  const { code } = market.commune;
  const known = underWay.get(code);
  if (known) return known;
  const work = (async () => {
    if (await isWanted(market)) await measure(market, now);
  })().finally(() => underWay.delete(code));
  underWay.set(code, work);
  return work;
}
