import type { CommissionEvent } from "@/lib/commissions/views";
import { formatCount, formatPercent, formatPrice } from "@/lib/kernel/format";
import { LOOPER_PAY } from "@/lib/pricing/rules";

export const EVENT_LABELS: Record<CommissionEvent, string> = {
  visit_organised: "Visite organisée",
  sale_signed: "Vente signée",
  reversal: "Régularisation",
};

export const COMMISSIONS = {
  title: "Commissions",
  lead: "Tout ce qui vous est dû, ligne par ligne. Une ligne n’est jamais modifiée : une erreur se corrige par une régularisation.",
  figures: "Vos commissions en bref",
  total: "Total acquis",
  recent: "Gains mensuels",
  recentHint: "sur les 30 derniers jours",
  count: (count: number) => formatCount(count, "ligne", "lignes"),
  perEvent: {
    visit_organised: "Visites organisées",
    sale_signed: "Ventes signées",
    reversal: "Régularisations",
  } satisfies Record<CommissionEvent, string>,
  ruleTitle: "Comment vous êtes payé",
  ruleText: `${formatPrice(LOOPER_PAY.perVisitCents)} par visite organisée, et ${formatPercent(
    LOOPER_PAY.signatureRateBps / 100,
  )} des honoraires du vendeur à la signature de l’acte.`,
  ruleVersion: `Règle en vigueur : version ${LOOPER_PAY.version}. Chaque ligne suit la règle en vigueur à sa date et la rappelle.`,
  ruleLink: "Voir le barème des honoraires",
  trend: "Évolution",
  ledger: "Détail des lignes",
  table: "Tableau des lignes",
  columns: ["Date", "Événement", "Bien", "Règle", "Montant (€)"],
  export: "Télécharger en CSV",
  more: "Voir les lignes plus anciennes",
  emptyText: "Votre première visite organisée ouvrira votre compte de commissions.",
  emptyAction: "Voir mes prospects",
  fileName: "commissions",
} as const;
