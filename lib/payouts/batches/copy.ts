import { formatCivilDate } from "../../kernel/format-date.ts";

export const BATCH_FIELDS = {
  loopers: "Cochez au moins un Looper",
  payouts: "Cochez au moins un versement",
  day: "Indiquez un jour",
  dayBounds: (min: string, max: string) =>
    `Choisissez un jour du ${formatCivilDate(min)} au ${formatCivilDate(max)}`,
  reference: "Indiquez la référence de l’opération, de 2 à 140 caractères",
  refusal: "Choisissez la réponse de la banque",
};
