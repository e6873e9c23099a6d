import type { FinancingType } from "../../lib/offers/rules.ts";

/** How a buyer says that they pay. */
export const FINANCING_FIELDS = {
  type: "Comment financez-vous cet achat ?",
  pick: "Choisissez un mode de financement",
  types: {
    cash: "Comptant, sans prêt",
    loan: "Avec un prêt seulement",
    mixed: "Avec un prêt et un apport",
  } satisfies Record<FinancingType, string>,
  approved: "Les fonds sont disponibles, ou ma banque a donné son accord de principe",
  approvedHint:
    "Le vendeur lira que vous le déclarez, sans justificatif : ne cochez que si c’est fait.",
} as const;
