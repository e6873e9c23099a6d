import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { zoneOf } from "../../kernel/place.ts";
import { civilDay } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import {
  partyOf,
  type SaleAction,
  type SaleDays,
  type SaleFacts,
  type SaleMoment,
  type SaleParty,
  type SaleStatus,
  saleMoment,
  saleRefusal,
  statusAfter,
} from "../rules.ts";

/** A sale, with what says where it stands. */
export const readSale = (tx: Transaction, id: string) =>
  tx.sale.findUnique({
    where: { id },
    include: {
      offer: { select: { financingType: true } },
      property: { select: { title: true, communeCode: true } },
    },
  });

export type SaleRecord = NonNullable<Awaited<ReturnType<typeof readSale>>>;

/** A sale that somebody may do something in, as it was read. */
export interface OpenedSale {
  sale: SaleRecord;
  facts: SaleFacts;
  party: SaleParty;
  moment: SaleMoment;
  /** The status that the action leads to. */
  next: SaleStatus;
}

export const saleDaysOf = (sale: SaleRecord): SaleDays => ({
  compromisPlannedOn: sale.compromisPlannedOn,
  compromisSignedOn: sale.compromisSignedOn,
  notifiedOn: sale.notifiedOn,
  withdrawalEndsOn: sale.withdrawalEndsOn,
  withdrawalEndsAt: sale.withdrawalEndsAt,
  loanDueOn: sale.loanDueOn,
  loanDueEndsAt: sale.loanDueEndsAt,
  loanAppliedOn: sale.loanAppliedOn,
  loanObtainedOn: sale.loanObtainedOn,
  deedPlannedOn: sale.deedPlannedOn,
  deedSignedOn: sale.deedSignedOn,
});

/** Where a sale stands then, by the clock of its home. */
export function saleStanding(sale: SaleRecord, now: Date): Pick<OpenedSale, "facts" | "moment"> {
  const zone = zoneOf(sale.property.communeCode);
  const facts: SaleFacts = {
    ...saleDaysOf(sale),
    status: sale.status,
    openedOn: civilDay(sale.openedAt, zone),
    needsLoan: sale.offer.financingType !== "cash",
  };
  return { facts, moment: saleMoment(now, zone) };
}

/**
 * A sale in which somebody may do that now. Buyer and seller may whatever became of their roles: to withdraw is
 * their right.
 * @throws {DomainError} sale.not-found, request.forbidden, and what the rules refuse it with
 */
export async function saleForAction(
  tx: Transaction,
  saleId: string,
  action: SaleAction,
  actor: Actor,
  now: Date,
): Promise<OpenedSale> {
  authorize(actor, "account.change");
  const sale = isId(saleId) ? await readSale(tx, saleId) : null;
  const party = sale && partyOf(sale, actor.userId, can(actor, "sales.record"));
  if (!sale || !party) throw new DomainError("sale.not-found");
  const { facts, moment } = saleStanding(sale, now);
  const refusal = saleRefusal(facts, action, party, moment);
  if (refusal !== null) throw new DomainError(refusal);
  return { sale, facts, party, moment, next: statusAfter(action) };
}
