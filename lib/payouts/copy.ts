import type { CommissionEvent } from "../commissions/views.ts";
import { ofName } from "../kernel/elision.ts";
import { formatCivilMonth } from "../kernel/format-date.ts";
import type { ContestReason, PayoutRefusal, StatementState } from "./rules.ts";

export const CONTEST_LABELS: Record<ContestReason, string> = {
  wrong_amount: "Le montant est faux",
  wrong_home: "Le bien est faux",
  not_mine: "Cette ligne n’est pas la mienne",
  duplicate: "La ligne est en double",
  other: "Autre chose",
};

export const STATEMENT_STATE_LABELS: Record<StatementState, string> = {
  draft: "À vérifier",
  to_pay: "À payer",
  in_payment: "Virement en cours",
  paid: "Payé",
  settled: "Soldé",
};

export const REFUSAL_LABELS: Record<PayoutRefusal, string> = {
  account_closed: "compte clos",
  wrong_account: "compte inconnu de la banque",
  holder_differs: "titulaire différent",
  bank_reason: "refus de la banque",
  not_sent: "fichier non transmis à la banque",
};

export const EVENT_LABELS: Record<CommissionEvent, string> = {
  visit_organised: "Visite organisée",
  sale_signed: "Vente signée",
  reversal: "Régularisation",
};

/** What the statement of a month is called; a later part completes it. */
export const statementTitle = ({ month, part }: { month: string; part: number }): string => {
  const of = ofName(formatCivilMonth(month));
  return part === 1 ? `Relevé ${of}` : `Relevé complémentaire ${of} (${part})`;
};
