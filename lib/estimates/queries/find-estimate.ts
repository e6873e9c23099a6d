import { civilDay, daysAfter } from "../../kernel/time.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { isToken } from "../../platform/tokens.ts";
import { soldAs } from "../../public-data/sales/rules.ts";
import { ESTIMATE_DAYS, type EstimateReader, isHeldBy } from "../holder.ts";
import { toGrid } from "../place.ts";
import { detailsSchema } from "../schemas.ts";
import type { EstimateView } from "../views.ts";
import {
  comparablesOf,
  type EstimateRow,
  estimateRows,
  figureOf,
  takenOf,
} from "./estimate-rows.ts";
import { findBacktest } from "./find-backtest.ts";

type Lasting = Pick<EstimateRow, "ownerId" | "createdAt">;

/** When it is deleted; null where an account keeps it. */
const endOf = ({ ownerId, createdAt }: Lasting): Date | null =>
  ownerId === null ? daysAfter(fromDbInstant(createdAt), ESTIMATE_DAYS) : null;

const isOver = (row: Lasting, now: Date): boolean => {
  const end = endOf(row);
  return end !== null && end <= now;
};

/** Whether there is an estimate of this id. */
export async function hasEstimate(id: string, now = new Date()): Promise<boolean> {
  if (!isToken(id)) return false;
  const row = await reads()
    .selectFrom("Estimate")
    .select(["ownerId", "createdAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined && !isOver(row, now);
}

/** Whether its owner wants a Looper's help with it. */
const isSupportRequested = async (estimateId: string) =>
  (await reads()
    .selectFrom("Lead")
    .select("id")
    .where("estimateId", "=", estimateId)
    .executeTakeFirst()) !== undefined;

/**
 * An estimate by the secret of its address: anybody who has it reads it, without a house number; who made it may change
 * which sales count. Null where there is none, or no more.
 */
export async function findEstimate(
  id: string,
  reader: EstimateReader,
  now = new Date(),
): Promise<EstimateView | null> {
  const row = await estimateRows().where("e.id", "=", id).executeTakeFirst();
  if (!row || isOver(row, now)) return null;
  const comparables = (await comparablesOf([id])).get(id) ?? [];
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
    isPast: row.day !== civilDay(fromDbInstant(row.createdAt)),
    dataAt: fromDbInstant(row.dataAt),
    isWhole: Boolean(row.isWhole),
    yearlyTrend: row.yearlyTrend,
    createdAt: fromDbInstant(row.createdAt),
    endsAt: endOf(row),
    isMine: isHeldBy(row, reader),
    isSaved: row.ownerId !== null,
    nextFigureOn: row.nextFigureOn,
    isSupportRequested: await isSupportRequested(id),
    figure: figureOf(row, takenOf(comparables)),
    comparables: comparables.map(({ weight: _, ...comparable }) => comparable),
    backtest: await findBacktest(row.communeCode, soldAs(row.type)),
  };
}
