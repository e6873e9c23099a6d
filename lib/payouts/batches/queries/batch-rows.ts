import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { batchStateOf, executionDay } from "../../rules.ts";
import type { BatchLineView } from "../../views.ts";

/** Batches with their makers and what became of their payments: `PayoutBatch as b`. */
export const batchesWithAll = () =>
  reads()
    .selectFrom("PayoutBatch as b")
    .innerJoin("User as c", "c.id", "b.createdById")
    .leftJoin("User as v", "v.id", "b.approvedById")
    .select(["b.id", "b.createdAt", "b.createdById", "b.totalCents", "b.executeOn"])
    .select(["b.approvedAt", "b.fileTakenAt", "b.cancelledAt"])
    .select(["c.firstName as creatorFirst", "c.lastName as creatorLast"])
    .select(["v.firstName as approverFirst", "v.lastName as approverLast"])
    .select((eb) => {
      const payouts = eb
        .selectFrom("Payout as p")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("p.batchId", "=", "b.id");
      return [
        payouts.$asScalar().$notNull().as("payouts"),
        payouts.where("p.outcome", "is", null).$asScalar().$notNull().as("open"),
        payouts.where("p.outcome", "=", literal("refused")).$asScalar().$notNull().as("refused"),
      ];
    });

export type BatchRow = Awaited<ReturnType<ReturnType<typeof batchesWithAll>["execute"]>>[number];

export function batchLineView(row: BatchRow): BatchLineView {
  const { id, totalCents, payouts, executeOn, refused, open } = row;
  const approvedAt = fromDbInstant(row.approvedAt);
  const fileTakenAt = fromDbInstant(row.fileTakenAt);
  const cancelledAt = fromDbInstant(row.cancelledAt);
  return {
    ...{ id, totalCents, payouts, refused },
    executeOn: executionDay(executeOn, fileTakenAt),
    state: batchStateOf({ approvedAt, fileTakenAt, cancelledAt, open }),
    createdAt: fromDbInstant(row.createdAt),
    createdBy: `${row.creatorFirst} ${row.creatorLast}`,
  };
}
