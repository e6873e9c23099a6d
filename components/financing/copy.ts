import { ASSUMPTIONS_REVIEWED_ON } from "../../lib/financing/rules.ts";
import { formatRate } from "../../lib/kernel/format.ts";
import { formatCivilDate } from "../../lib/kernel/format-date.ts";

/** A rate as a sentence has it. */
const percent = (bps: number) => `${formatRate(bps)}\u00a0%`;

/** What a home costs a month, and where each amount comes from. */
export const MONTHLY_COST = {
  title: "Le coût mensuel réel",
  lead: "Le prêt, et ce que le bien coûte ensuite chaque mois.",
  parts: {
    loan: "Prêt, assurance comprise",
    works: "Travaux",
    charges: "Charges de copropriété",
    energy: "Énergie",
    tax: "Taxe foncière",
  },
  loan: (downPayment: string, years: number, rateBps: number, insurance: string) =>
    `Simulation\u00a0: ${downPayment} d’apport, ${years}\u00a0ans à ${percent(rateBps)}, dont ${insurance} d’assurance.`,
  noLoan: "Simulation\u00a0: votre apport couvre tout, aucun prêt n’est nécessaire.",
  works: (amount: string, years: number) =>
    `${amount} financés par le prêt, répartis sur ${years}\u00a0ans.`,
  charges: (yearly: string) =>
    `Annonce\u00a0: ${yearly} par an, d’après les derniers appels de fonds.`,
  energy: (low: string, high: string, year: number) =>
    low === high
      ? `DPE\u00a0: ${low} par an, aux prix de ${year}.`
      : `DPE\u00a0: milieu de la fourchette, ${low} à ${high} par an, aux prix de ${year}.`,
  tax: (yearly: string, year: number) => `Avis ${year} du vendeur\u00a0: ${yearly} par an.`,
  typed: (yearly: string) => `Votre saisie\u00a0: ${yearly} par an.`,
  unknown: {
    charges: { value: "Non indiquées", note: "Non comptées dans ce total." },
    energy: { value: "Non communiquée", note: "Non comptée dans ce total." },
    tax: { value: "Non communiquée", note: "Non comptée dans ce total." },
  },
  total: "Coût par mois",
  notice: `Chaque ligne est arrondie à l’euro. Simulation indicative, qui ne constitue pas une offre de prêt\u00a0; le taux, sauf si vous l’avez saisi, et l’assurance sont des hypothèses du ${formatCivilDate(ASSUMPTIONS_REVIEWED_ON)}.`,
  adjust: "Calculer avec mes revenus",
} as const;
