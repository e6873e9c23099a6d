import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { StatementsView } from "../../views.ts";
import { paidByYear } from "./paid-by-year.ts";
import { statementLineView, statementsWithAll } from "./statement-rows.ts";

/** Most statements of a list: twenty years of them. */
const MOST = 240;

/** What of a ledger is on no statement: due by now, or waiting for an invoice to be paid. */
const offStatements = (looperId: string) =>
  reads()
    .selectFrom("CommissionEntry as e")
    .leftJoin("CommissionDue as d", "d.entryId", "e.id")
    .leftJoin("StatementLine as l", "l.entryId", "e.id")
    .select((eb) => {
      const sum = eb.fn.sum<number>("e.amountCents");
      return [
        eb.fn.coalesce(sum.filterWhere("d.entryId", "is not", null), eb.lit(0)).as("comingCents"),
        eb.fn.coalesce(sum.filterWhere("d.entryId", "is", null), eb.lit(0)).as("waitingCents"),
      ];
    })
    .where("e.ambassadorId", "=", looperId)
    .where("l.entryId", "is", null)
    .executeTakeFirstOrThrow();

/**
 * The statements of a looper, or of somebody who was one, the last month first.
 * @throws {DomainError} request.forbidden
 */
export async function listStatements(actor: Actor): Promise<StatementsView> {
  authorize(actor, "looping.ledger");
  const { userId } = actor;
  const rows = await statementsWithAll()
    .where("s.looperId", "=", userId)
    .orderBy("s.month", "desc")
    .orderBy("s.part", "desc")
    .limit(MOST)
    .execute();
  // A draft whose lines were all contested says nothing.
  const statements = rows.map(statementLineView).filter(({ lines }) => lines > 0);
  return {
    statements,
    ...(await offStatements(userId)),
    toPayCents: statements
      .filter(({ state }) => state === "to_pay" || state === "in_payment")
      .reduce((sum, { totalCents }) => sum + totalCents, 0),
    paidByYear: await paidByYear(userId),
  };
}
