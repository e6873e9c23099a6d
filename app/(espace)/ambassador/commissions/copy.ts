import type { CommissionEvent } from "@/lib/commissions/views";
import { formatCount, formatPercent, formatPrice } from "@/lib/kernel/format";
import { LOOPER_PAY, LOOPER_VISIT_LIMITS } from "@/lib/pricing/rules";

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
  ruleText: `${formatPrice(LOOPER_PAY.perVisitCents)} par visite tenue, et ${formatPercent(
    LOOPER_PAY.signatureRateBps / 100,
  )} des honoraires du vendeur à la signature de l’acte, exigibles dès que sa facture est réglée.`,
  ruleLimits: `Une visite est payée par acquéreur et par bien, une autre si son offre est en cours ; ${LOOPER_VISIT_LIMITS.ofHome} par bien, sauf accord de l’équipe ; et au plus la moitié des honoraires hors taxes du bien. Vous en êtes averti avant de confirmer.`,
  ruleVersion: `Règle en vigueur : version ${LOOPER_PAY.version}. Un bien garde la règle du jour où vous l’avez pris, et chaque ligne la rappelle.`,
  ruleLink: "Voir le barème des honoraires",
  trend: "Évolution",
  ledger: "Détail des lignes",
  table: "Tableau des lignes",
  columns: ["Date", "Événement", "Bien", "Exigible", "Règle", "Montant (€)"],
  notDue: "dès que la facture est réglée",
  neverDue: "jamais",
  reversed: "régularisée",
  export: "Télécharger en CSV",
  more: "Voir les lignes plus anciennes",
  emptyText: "Votre première visite organisée ouvrira votre compte de commissions.",
  emptyAction: "Voir mes prospects",
  fileName: "commissions",
} as const;
