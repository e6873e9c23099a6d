import { LOOPER_VISIT_LIMITS } from "../pricing/rules.ts";
import { MOST_VISITS, type ReversalReason, type UnpaidReason } from "./rules.ts";

/** Why a line was taken back, as everybody reads it. */
export const REVERSAL_LABELS: Record<ReversalReason, string> = {
  visit_not_made: "La visite n’a pas eu lieu",
  duplicate: "Ligne en double",
  wrong_amount: "Montant erroné",
  sale_annulled: "Vente annulée",
};

/** Why a visit is not paid, after "Visite non rémunérée : ". */
export const UNPAID_LABELS: Record<UnpaidReason, string> = {
  same_buyer: "ce visiteur a déjà vu ce bien, et n’a pas d’offre en cours",
  home_limit: "le nombre de visites payées pour ce bien est atteint",
  fee_limit: "les visites payées pour ce bien atteignent la moitié de ses honoraires hors taxes",
};

export const REVERSAL_FIELDS = {
  reason: "Choisissez un motif",
  note: "Expliquez en une phrase, de 5 à 300 caractères",
};

export const CONSENT_FIELDS = {
  upTo: `Indiquez un nombre de visites, de ${LOOPER_VISIT_LIMITS.ofHome} à ${MOST_VISITS}`,
  reason: "Dites pourquoi, de 5 à 500 caractères",
};
