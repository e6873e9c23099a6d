import type { ReportOutcome, ReportReason } from "./rules.ts";

/** The reasons for a report, as the form and the team read them. */
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  not_for_sale: "Le bien n’est pas, ou n’est plus, à vendre",
  misleading: "La description est trompeuse",
  wrong_price: "Le prix ou les honoraires sont inexacts",
  wrong_location: "L’emplacement est inexact",
  pictures: "Les images ne correspondent pas ou sont reprises sans droit",
  discrimination: "Le texte est discriminatoire ou injurieux",
  personal_data: "Des données personnelles sont publiées",
  fraud: "Je soupçonne une escroquerie",
  duplicate: "L’annonce existe déjà sur le site",
  other: "Une autre raison",
};

export const REPORT_OUTCOME_LABELS: Record<ReportOutcome, string> = {
  withdrawn: "L’annonce est retirée",
  unfounded: "Aucun manquement constaté",
  settled_before: "Le problème était déjà réglé",
  forwarded: "Le dossier est transmis à l’autorité compétente",
};

/** What is wrong with a report, and with its conclusion. */
export const REPORT_FIELDS = {
  reason: "Choisissez une raison dans la liste",
  textMissing: "Précisez votre raison",
  textLength: "2 000 caractères au plus",
  outcome: "Choisissez une conclusion dans la liste",
} as const;
