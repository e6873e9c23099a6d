import { formatCivilDate } from "../kernel/format-date.ts";
import type { DayBounds, SaleEndReason, SaleEventKind } from "./rules.ts";

/** What is wrong with the fields of a sale's forms. */
export const SALE_FIELDS = {
  day: "Indiquez une date",
  dayBounds: ({ min, max }: DayBounds) =>
    min > max
      ? "Aucune date n’est possible pour l’instant"
      : `Choisissez une date entre le ${formatCivilDate(min)} et le ${formatCivilDate(max)}`,
  loanDue: "Indiquez jusqu’à quand le prêt doit être obtenu",
  reason: "Choisissez une raison dans la liste",
  reasonNow: "Cette raison ne s’applique pas à l’état actuel de la vente",
} as const;

/** Why a sale ended without a deed. */
export const SALE_END_LABELS: Record<SaleEndReason, string> = {
  buyer_withdrew: "L’acquéreur s’est rétracté",
  loan_refused: "Le prêt a été refusé",
  condition_failed: "Une condition suspensive ne s’est pas réalisée",
  deed_not_signed: "L’acte n’a pas été signé à la date prévue",
  agreed: "Les deux parties y ont renoncé d’un commun accord",
};

/** The words for a step that was taken, and the civil day that it concerns. */
export const SALE_NEWS: Record<SaleEventKind, (day: string | null) => string> = {
  opened: () => "vente ouverte",
  compromis_planned: (day) => `signature du compromis prévue${on(day)}`,
  compromis_signed: (day) => `compromis signé${on(day)}`,
  compromis_notified: (day) => `compromis notifié à l’acquéreur${on(day)}`,
  withdrawn: () => "l’acquéreur s’est rétracté",
  loan_applied: (day) => `demande de prêt déclarée par l’acquéreur${on(day)}`,
  loan_obtained: (day) => `prêt déclaré obtenu par l’acquéreur${on(day)}`,
  loan_refused: () => "l’acquéreur déclare le refus de son prêt",
  deed_planned: (day) => `signature de l’acte prévue${on(day)}`,
  deed_signed: (day) => `acte de vente signé${on(day)}`,
  fallen_through: () => "la vente a pris fin",
};

function on(day: string | null): string {
  return day === null ? "" : ` le ${formatCivilDate(day)}`;
}
