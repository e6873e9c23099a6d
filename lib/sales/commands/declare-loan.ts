import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import type { LoanDeclaration, SaleId } from "../schemas.ts";
import { advanceSale } from "./advance-sale.ts";
import { letSaleFallThrough } from "./let-sale-fall-through.ts";
import { saleForAction } from "./sale-for-action.ts";
import { tellAdvance } from "./tell-sale-parties.ts";

const LOAN = {
  applied: { action: "apply-loan", kind: "loan_applied", column: "loanAppliedOn" },
  obtained: { action: "obtain-loan", kind: "loan_obtained", column: "loanObtainedOn" },
} as const;

/**
 * What the buyer says of the loan, from today on; refused, it ends the sale.
 * @throws {DomainError} sale.not-found, request.forbidden, sale.no-loan, sale.not-yet, sale.moved
 */
export async function declareLoan(
  { saleId, outcome }: LoanDeclaration,
  actor: Actor,
  now = new Date(),
): Promise<SaleId> {
  await writer().$transaction(async (tx) => {
    if (outcome === "refused") {
      const opened = await saleForAction(tx, saleId, "refuse-loan", actor, now);
      const end = { kind: "loan_refused", endReason: "loan_refused" } as const;
      await letSaleFallThrough(tx, opened, end, actor, now);
      return;
    }
    const { action, kind, column } = LOAN[outcome];
    const opened = await saleForAction(tx, saleId, action, actor, now);
    const { today: day } = opened.moment;
    const declared = {
      kind,
      action: "sale.loan-declared",
      day,
      changes: { [column]: day },
    } as const;
    await advanceSale(tx, opened, declared, actor, now);
    await tellAdvance(tx, opened, { kind, day }, actor, now);
  });
  return { saleId };
}
