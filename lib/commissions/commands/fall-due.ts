import { civilDay } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { DueCause } from "../views.ts";

/**
 * Records that a line is due from the present day on, with what reverses it, in the caller's transaction: the statement of
 * that month has them. What is due already stays due since its day.
 */
export async function fallDue(
  tx: Transaction,
  entryId: string,
  cause: DueCause,
  now: Date,
): Promise<void> {
  const lines = await tx.commissionEntry.findMany({
    where: { OR: [{ id: entryId }, { reversesId: entryId }], due: null },
    select: { id: true, ambassadorId: true, reversesId: true },
  });
  const dueOn = civilDay(now);
  await tx.commissionDue.createMany({
    data: lines.map(({ id, ambassadorId, reversesId }) => ({
      ...{ entryId: id, ambassadorId, dueOn },
      cause: reversesId === null ? cause : "reversal",
    })),
  });
}
