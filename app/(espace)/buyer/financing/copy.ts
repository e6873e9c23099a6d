import { BRAND } from "@/lib/content/brand";
import { ASSUMPTIONS, TERM } from "@/lib/financing/rules";

/** Basis points as percents are read: 34 is "0,34". */
const percentOf = (bps: number) => String(bps / 100).replace(".", ",");

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
  notice: `Simulation indicative, qui ne constitue pas une offre de prêt. Assurance supposée : ${percentOf(ASSUMPTIONS.insuranceRateBps)} % par an du capital emprunté. Frais d’acquisition supposés : ${percentOf(ASSUMPTIONS.acquisitionRateBps)} % dans l’ancien, ${percentOf(ASSUMPTIONS.offPlanAcquisitionRateBps)} % sur plan.`,
  warning:
    "Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.",
  file: "Voir mon dossier d’acheteur",
  advisors: "Courtiers de l’annuaire",
  advisorsText: `Des professionnels indépendants de ${BRAND.name}. Comparez, et ne versez rien avant le déblocage du prêt : la loi l’interdit.`,
} as const;
