import { MAX_SCENARIO_NAME } from "@/lib/buying/scenarios/rules";
import { BRAND } from "@/lib/content/brand";
import type { BudgetResult } from "@/lib/financing/budget";
import { ASSUMPTIONS, TERM } from "@/lib/financing/rules";
import { formatBasisPoints, formatPrice } from "@/lib/kernel/format";

export const FINANCING = {
  title: "Financement",
  lead: "Ce que vous pouvez emprunter, ce que cela coûte par mois, et à qui en parler.",
  form: "Votre projet",
  price: "Prix du bien",
  downPayment: "Apport personnel",
  downPaymentHint: "Sans réponse, 10 % du prix.",
  works: "Travaux prévus",
  years: "Durée",
  yearsOf: (years: number) => `${years} ans`,
  rate: "Taux hors assurance (%)",
  income: "Revenus nets mensuels du foyer",
  incomeHint: "Salaires et revenus réguliers, avant impôt.",
  charges: "Charges de crédit en cours, par mois",
  chargesHint: "Crédits déjà souscrits et pensions versées.",
  offPlan: "Achat sur plan (VEFA)",
  ofHome: "Pour",
  costs: "Ce que le bien coûte chaque année",
  costsHint: "En euros. Laissez vide ce que vous ne connaissez pas\u00a0: rien n’est supposé.",
  yearly: {
    charges: "Copropriété",
    energy: "Énergie",
    tax: "Taxe foncière",
  },
  submit: "Calculer",
  longTerm: `${TERM.max} ans au plus, ${TERM.maxWithWorks} ans sur plan ou avec au moins 10 % de travaux.`,
  resultTitle: "Votre simulation",
  start:
    "Indiquez un prix pour connaître la mensualité, et vos revenus pour connaître votre taux d’endettement.",
  unread: "Corrigez les champs signalés pour voir votre simulation.",
  monthly: "Mensualité, assurance comprise",
  insurance: (amount: string) => `dont ${amount} d’assurance`,
  percent: (figure: string) => `${figure} %`,
  debtRatio: "Taux d’endettement",
  debtLimit: "35 % au plus, assurance comprise",
  remaining: "Reste pour vivre",
  perMonth: "par mois",
  needed: "Revenus nécessaires",
  neededHint: "pour rester à 35 % d’endettement, sans autre crédit",
  within: "Votre projet respecte la limite d’endettement.",
  withinText:
    "Un prêteur regardera aussi la stabilité de vos revenus et ce qui vous reste pour vivre.",
  beyond: "Votre projet dépasse la limite d’endettement de 35 %.",
  beyondText:
    "Un apport plus élevé, une durée plus longue ou un prix plus bas vous en rapprochent.",
  nothing: "Votre apport couvre tout le projet : aucun prêt n’est nécessaire.",
  shortened: (years: number) => `La durée a été ramenée à ${years} ans, le maximum pour ce projet.`,
  largest: (price: string) => `Avec ces revenus et cet apport, votre budget va jusqu’à ${price}.`,
  largestNone: "Avec ces revenus et ces charges, aucun emprunt ne respecte la limite.",
  searchBudget: "Voir les biens dans ce budget",
  lines: {
    price: "Prix du bien",
    acquisition: "Frais d’acquisition estimés",
    works: "Travaux",
    downPayment: "Apport",
    principal: "Montant emprunté",
    years: "Durée retenue",
    cost: "Coût total du crédit",
  },
  notice: `Simulation indicative, qui ne constitue pas une offre de prêt. Assurance supposée : ${formatBasisPoints(ASSUMPTIONS.insuranceRateBps)} par an du capital emprunté. Frais d’acquisition supposés : ${formatBasisPoints(ASSUMPTIONS.acquisitionRateBps)} dans l’ancien, ${formatBasisPoints(ASSUMPTIONS.offPlanAcquisitionRateBps)} sur plan.`,
  warning:
    "Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.",
  scenarios: {
    title: "Mes simulations",
    name: "Nom de la simulation",
    nameHint: "Pour la retrouver et la comparer à d’autres.",
    save: "Enregistrer cette simulation",
    saving: "Enregistrement…",
    saved: "Simulation enregistrée.",
    inFile: "Dans mon dossier",
    putIn: "Joindre à mon dossier",
    takeOut: "Retirer de mon dossier",
    remove: "Supprimer",
    removing: "Suppression…",
    of: (name: string) => `\u00a0: ${name}`,
    ofHome: (title: string) => title.slice(0, MAX_SCENARIO_NAME).trim(),
  },
  file: "Voir mon dossier d’acheteur",
  advisors: "Courtiers de l’annuaire",
  directory: "Trouver un courtier près de chez moi",
  advisorsText: `Des professionnels indépendants de ${BRAND.name}. Comparez, et ne versez rien avant le déblocage du prêt : la loi l’interdit.`,
} as const;

/** A simulation on one line. */
export const scenarioText = ({ request, loan }: BudgetResult): string =>
  [
    formatPrice(request.priceCents),
    `${formatPrice(loan.monthlyCents)} par mois sur ${FINANCING.yearsOf(loan.years)}`,
    `apport ${formatPrice(request.downPaymentCents)}`,
  ].join(" · ");
