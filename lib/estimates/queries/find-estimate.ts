import { civilDay, DAY_MS } from "../../kernel/time.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { ESTIMATE_DAYS, type EstimateReader, isHeldBy } from "../holder.ts";
import { centreCents, METHOD } from "../method.ts";
import { toGrid } from "../place.ts";
import { type RangeSource, roundedCents } from "../range.ts";
import { detailsSchema } from "../schemas.ts";
import type { ComparableView, EstimateView, FigureView } from "../views.ts";
import { findBacktest } from "./find-backtest.ts";

const estimateRow = (id: string) =>
  reads()
    .selectFrom("Estimate as e")
    .innerJoin("Commune as c", "c.code", "e.communeCode")
    .select(["e.id", "e.ownerId", "e.holderHash", "e.outcome", "e.type", "e.surfaceDm2", "e.rooms"])
    .select([
      "e.landDm2",
      "e.details",
      "e.street",
      "e.postalCode",
      "e.communeCode",
      "e.lat",
      "e.lng",
    ])
    .select(["e.placedByStreet", "e.day", "e.dataAt", "e.yearlyTrend", "e.lowRatio", "e.highRatio"])
    .select(["e.rangeSource", "e.createdAt", "c.name as commune"])
    .where("e.id", "=", id)
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof estimateRow>>>;

async function comparablesOf(estimateId: string): Promise<(ComparableView & { weight: number })[]> {
  const rows = await reads()
    .selectFrom("EstimateComparable")
    .select(["position", "month", "street", "surfaceDm2", "rooms", "priceCents"])
    .select(["pricePerM2Cents", "distanceM", "lat", "lng", "weight", "removedAt"])
    .where("estimateId", "=", estimateId)
    .orderBy("position")
    .execute();
  return rows.map(({ removedAt, ...row }) => ({ ...row, isRemoved: removedAt !== null }));
}

/** The figure of an estimate; null where there are too few sales. */
function figureOf(
  { outcome, surfaceDm2, lowRatio, highRatio, rangeSource }: Row,
  comparables: readonly (ComparableView & { weight: number })[],
): FigureView | null {
  const taken = comparables.filter(({ isRemoved }) => !isRemoved);
  if (outcome !== "estimated" || lowRatio === null || highRatio === null) return null;
  if (taken.length < METHOD.fewest || rangeSource === null) return null;
  const centre = centreCents(taken, surfaceDm2);
  const months = taken.map(({ month }) => month).toSorted();
  return {
    centreCents: roundedCents(centre),
    lowCents: roundedCents(centre * lowRatio),
    highCents: roundedCents(centre * highRatio),
    pricePerM2Cents: Math.round((centre * 100) / surfaceDm2),
    rangeSource: rangeSource as RangeSource,
    count: taken.length,
    farthestM: Math.max(...taken.map(({ distanceM }) => distanceM)),
    firstMonth: months[0] ?? "",
    lastMonth: months.at(-1) ?? "",
  };
}

/**
 * An estimate by the secret of its address: anybody who has it reads it, without a house number; who made it may change
 * which sales count. Null where there is none, or no more.
 */
export async function findEstimate(
  id: string,
  reader: EstimateReader,
  now = new Date(),
): Promise<EstimateView | null> {
  const row = await estimateRow(id);
  if (!row) return null;
  const createdAt = fromDbInstant(row.createdAt);
  const endsAt = new Date(createdAt.getTime() + ESTIMATE_DAYS * DAY_MS);
  if (row.ownerId === null && endsAt <= now) return null;
  const comparables = await comparablesOf(id);
  const soldAs = row.type === "house" ? "house" : "apartment";
  const point =
    row.lat === null || row.lng === null ? null : toGrid({ lat: row.lat, lng: row.lng });
  return {
    id,
    outcome: row.outcome,
    type: row.type,
    surfaceDm2: row.surfaceDm2,
    rooms: row.rooms,
    landDm2: row.landDm2,
    details: detailsSchema.parse(JSON.parse(row.details)),
    street: row.street,
    postalCode: row.postalCode,
    commune: row.commune,
    point,
    placedByStreet: Boolean(row.placedByStreet),
    day: row.day,
    isPast: row.day !== civilDay(createdAt),
    dataAt: fromDbInstant(row.dataAt),
    yearlyTrend: row.yearlyTrend,
    createdAt,
    endsAt: row.ownerId === null ? endsAt : null,
    isMine: isHeldBy(row, reader),
    isSaved: row.ownerId !== null,
    figure: figureOf(row, comparables),
    comparables: comparables.map(({ weight: _, ...comparable }) => comparable),
    backtest: await findBacktest(row.communeCode, soldAs),
  };
}
