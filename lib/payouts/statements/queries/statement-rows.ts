import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { payableBy, statementNumber, statementStateOf } from "../../rules.ts";
import type { StatementLineView } from "../../views.ts";

/** Statements with their number and the payment that has them: `CommissionStatement as s`. */
export const statementsWithAll = () =>
  reads()
    .selectFrom("CommissionStatement as s")
    .leftJoin("StatementIssue as i", "i.statementId", "s.id")
    .leftJoin("PayoutStatement as ps", (join) =>
      join.onRef("ps.statementId", "=", "s.id").on("ps.releasedAt", "is", null),
    )
    .leftJoin("Payout as p", "p.id", "ps.payoutId")
    .select(["s.id", "s.looperId", "s.month", "s.part", "s.sentAt", "s.contestUntil"])
    .select(["i.year", "i.rank", "i.issuedAt", "i.totalCents"])
    .select(["p.id as payoutId", "p.outcome", "p.paidOn", "p.reference", "p.accountId"])
    .select((eb) => [
      eb
        .selectFrom("StatementLine as l")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("l.statementId", "=", "s.id")
        .$asScalar()
        .$notNull()
        .as("lines"),
      eb
        .selectFrom("StatementLine as l")
        .innerJoin("CommissionEntry as e", "e.id", "l.entryId")
        .select((line) =>
          line.fn.coalesce(line.fn.sum<number>("e.amountCents"), line.lit(0)).as("sum"),
        )
        .whereRef("l.statementId", "=", "s.id")
        .$asScalar()
        .$notNull()
        .as("sumCents"),
    ]);

export type StatementRow = Awaited<
  ReturnType<ReturnType<typeof statementsWithAll>["execute"]>
>[number];

export function statementLineView(row: StatementRow): StatementLineView {
  const { id, month, part, looperId, year, rank, lines, paidOn } = row;
  const isIssued = year !== null && rank !== null;
  const totalCents = row.totalCents ?? row.sumCents;
  const payout = row.payoutId === null ? null : { outcome: row.outcome };
  return {
    ...{ id, month, part, lines, totalCents, paidOn },
    state: statementStateOf({ isIssued, totalCents, payout }),
    number: isIssued ? statementNumber(looperId, year, rank) : null,
    sentAt: fromDbInstant(row.sentAt),
    issuedAt: fromDbInstant(row.issuedAt),
    contestUntil: fromDbInstant(row.contestUntil),
    payableBy: payableBy(month),
  };
}
