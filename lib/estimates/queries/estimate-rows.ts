import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { centreCents, METHOD } from "../method.ts";
import { DISTANCE_STEP_M } from "../place.ts";
import { type RangeSource, roundedCents } from "../range.ts";
import type { ComparableView, EstimateSummary, EstimateView, FigureView } from "../views.ts";

/** The rows of estimates, with their commune. */
export const estimateRows = () =>
  reads()
    .selectFrom("Estimate as e")
    .innerJoin("Commune as c", "c.code", "e.communeCode")
    .selectAll("e")
    .select(["c.name as commune", "c.departmentCode"]);

export type EstimateRow = Awaited<ReturnType<ReturnType<typeof estimateRows>["execute"]>>[number];

type WeighedComparable = ComparableView & { weight: number };

/** The sales of several estimates, each estimate's in their order. */
export async function comparablesOf(
  ids: readonly string[],
): Promise<ReadonlyMap<string, WeighedComparable[]>> {
  const found = new Map<string, WeighedComparable[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await reads()
    .selectFrom("EstimateComparable")
    .select(["estimateId", "position", "month", "street", "surfaceDm2", "rooms", "priceCents"])
    .select(["pricePerM2Cents", "distanceM", "lat", "lng", "weight", "removedAt"])
    .where("estimateId", "in", ids)
    .orderBy("position")
    .execute();
  for (const { estimateId, removedAt, ...row } of rows) {
    found.get(estimateId)?.push({ ...row, isRemoved: removedAt !== null });
  }
  return found;
}

/** What the figure of an estimate is made of, stored or not yet. */
interface Measured {
  outcome: EstimateView["outcome"];
  surfaceDm2: number;
  lowRatio?: number | null;
  highRatio?: number | null;
  rangeSource?: RangeSource | null;
}
type Taken = Pick<WeighedComparable, "weight" | "pricePerM2Cents" | "month" | "distanceM">;

/** The sales that count. */
export const takenOf = (comparables: readonly WeighedComparable[]) =>
  comparables.filter(({ isRemoved }) => !isRemoved);

/** The figure of an estimate by the sales that count; null where there are too few sales. */
export function figureOf(
  { outcome, surfaceDm2, lowRatio, highRatio, rangeSource }: Measured,
  taken: readonly Taken[],
): FigureView | null {
  if (outcome !== "estimated" || lowRatio == null || highRatio == null) return null;
  if (taken.length < METHOD.fewest || rangeSource == null) return null;
  const centre = centreCents(taken, surfaceDm2);
  const months = taken.map(({ month }) => month).toSorted();
  return {
    centreCents: roundedCents(centre),
    lowCents: roundedCents(centre * lowRatio),
    highCents: roundedCents(centre * highRatio),
    pricePerM2Cents: Math.round((centre * 100) / surfaceDm2),
    rangeSource,
    count: taken.length,
    // Distances are rounded to the nearest step: all are below the next one.
    farthestM: Math.max(...taken.map(({ distanceM }) => distanceM)) + DISTANCE_STEP_M,
    firstMonth: months[0] ?? "",
    lastMonth: months.at(-1) ?? "",
  };
}

/** What lists show of estimates. House numbers are in it: for those who may have the address. */
export async function summariesOf(rows: readonly EstimateRow[]): Promise<EstimateSummary[]> {
  const comparables = await comparablesOf(rows.map(({ id }) => id));
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    surfaceDm2: row.surfaceDm2,
    rooms: row.rooms,
    houseNumber: row.houseNumber,
    street: row.street,
    postalCode: row.postalCode,
    commune: row.commune,
    figure: figureOf(row, takenOf(comparables.get(row.id) ?? [])),
    nextFigureOn: row.nextFigureOn,
    createdAt: fromDbInstant(row.createdAt),
  }));
}
