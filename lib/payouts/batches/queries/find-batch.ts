import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { needsSecondPerson, statementNumber } from "../../rules.ts";
import type { BatchView, PayoutView } from "../../views.ts";
import { type BatchRow, batchesWithAll, batchLineView } from "./batch-rows.ts";

const payoutRows = (batchId: string) =>
  reads()
    .selectFrom("Payout as p")
    .innerJoin("User as u", "u.id", "p.looperId")
    .innerJoin("PayoutAccount as a", "a.id", "p.accountId")
    .select(["p.id", "p.looperId", "p.amountCents", "p.outcome", "p.refusal"])
    .select(["p.paidOn", "p.reference", "u.firstName", "u.lastName", "a.lastFour"])
    .where("p.batchId", "=", batchId)
    .orderBy("u.lastName")
    .orderBy("p.id")
    .execute();

const statementRows = (batchId: string) =>
  reads()
    .selectFrom("PayoutStatement as s")
    .innerJoin("Payout as p", "p.id", "s.payoutId")
    .innerJoin("StatementIssue as i", "i.statementId", "s.statementId")
    .select(["s.payoutId", "i.statementId as id", "i.looperId", "i.year", "i.rank", "i.totalCents"])
    .where("p.batchId", "=", batchId)
    .orderBy("i.year")
    .orderBy("i.rank")
    .execute();

async function payoutsOf(batchId: string): Promise<PayoutView[]> {
  const statements = await statementRows(batchId);
  return (await payoutRows(batchId)).map(({ firstName, lastName, ...payout }) => ({
    ...payout,
    name: `${firstName} ${lastName}`,
    statements: statements
      .filter(({ payoutId }) => payoutId === payout.id)
      .map(({ id, looperId, year, rank, totalCents }) => ({
        id,
        number: statementNumber(looperId, year, rank),
        totalCents,
      })),
  }));
}

/** Whether somebody else could approve: a trust manager in force, neither who prepared it nor a payee. */
async function hasAnotherApprover({ id, createdById }: BatchRow): Promise<boolean> {
  const row = await reads()
    .selectFrom("RoleGrant as g")
    .select("g.userId")
    .where("g.role", "=", literal("trust_manager"))
    .where("g.status", "=", literal("active"))
    .where("g.userId", "<>", createdById)
    .where("g.userId", "not in", (eb) =>
      eb.selectFrom("Payout as p").select("p.looperId").where("p.batchId", "=", id),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function approvalOf(
  row: BatchRow,
  items: readonly PayoutView[],
  actor: Actor,
): Promise<BatchView["approval"]> {
  if (!needsSecondPerson(row.totalCents)) return null;
  if (row.createdById === actor.userId) {
    return (await hasAnotherApprover(row)) ? "own-batch" : "alone";
  }
  return items.some(({ looperId }) => looperId === actor.userId) ? "own-payment" : null;
}

/** One batch with its payments. @throws {DomainError} request.forbidden, batch.not-found */
export async function findBatch(actor: Actor, batchId: string): Promise<BatchView> {
  authorize(actor, "payouts.make");
  const row = isId(batchId)
    ? await batchesWithAll().where("b.id", "=", batchId).executeTakeFirst()
    : undefined;
  if (!row) throw new DomainError("batch.not-found");
  const items = await payoutsOf(batchId);
  return {
    ...batchLineView(row),
    approvedBy: row.approverFirst === null ? null : `${row.approverFirst} ${row.approverLast}`,
    approvedAt: fromDbInstant(row.approvedAt),
    fileTakenAt: fromDbInstant(row.fileTakenAt),
    items,
    approval: await approvalOf(row, items, actor),
  };
}
