import { formatPrice } from "../kernel/format.ts";
import { DAYS_AHEAD, QUOTE_CENTS, VALID_DAYS } from "./rules.ts";

/** What is wrong with a field of a quote. */
export const QUOTE_FIELDS = {
  provider: "Choisissez un prestataire de l’annuaire.",
  home: "Choisissez un de vos biens, ou indiquez une autre commune.",
  place: "Indiquez la commune où intervenir, par exemple « Rennes » ou « 35000 ».",
  homeAndPlace: "Un de vos biens est choisi : choisissez « Un autre lieu », ou videz ce champ.",
  need: "Décrivez votre besoin en dix caractères au moins, et 2 000 au plus.",
  wishedOn: `Choisissez un jour à partir d’aujourd’hui, dans l’année, ou laissez ce champ vide.`,
  amount: `Indiquez un montant TTC de ${formatPrice(QUOTE_CENTS.min)} à ${formatPrice(QUOTE_CENTS.max)}.`,
  day: "Indiquez le jour de l’intervention.",
  dayPast: "Ce jour est passé.",
  dayFar: `Choisissez un jour dans les ${DAYS_AHEAD} prochains jours.`,
  validUntil: "Indiquez jusqu’à quel jour le devis peut être accepté.",
  validUntilPast: "Ce jour est passé.",
  validUntilFar: `Un devis est valable ${VALID_DAYS} jours au plus.`,
  validAfterDay: "Le devis doit être accepté au plus tard le jour de l’intervention.",
  terms: "2 000 caractères au plus.",
  message: "Écrivez un message de 2 000 caractères au plus.",
  mark: "Choisissez une note de 1 à 5.",
  comment: "1 000 caractères au plus.",
} as const;

/** A provider who left the directory, and of whom nothing is known any more. */
export const FORMER_PROVIDER = "Ancien prestataire";
