import { formatPrice } from "../kernel/format.ts";
import { formatCivilDate } from "../kernel/format-date.ts";
import {
  type AmountBounds,
  EXPIRY_DAYS,
  OFFER_PERCENT,
  type OfferAuthor,
  type OfferRefusalReason,
} from "./rules.ts";

/** What is wrong with the fields of an offer. */
export const OFFER_FIELDS = {
  amount: "Indiquez un montant en euros, sans centimes",
  amountBounds: ({ minCents, maxCents }: AmountBounds) =>
    `Indiquez un montant entre ${formatPrice(minCents)} et ${formatPrice(maxCents)}, soit de ${OFFER_PERCENT.min} à ${OFFER_PERCENT.max}\u00a0% du prix affiché`,
  financingType: "Choisissez un mode de financement",
  /** To a seller. */
  financingOfBuyer: "Le financement est indiqué par l’acheteur seul",
  expiryDate: "Indiquez la date limite de réponse",
  expiryBounds: ({ min, max }: { min: string; max: string }) =>
    `Choisissez une date entre le ${formatCivilDate(min)} et le ${formatCivilDate(max)} (${EXPIRY_DAYS.max}\u00a0jours au plus)`,
  text: "2\u00a0000 caractères au plus",
  reason: "Choisissez une raison dans la liste",
} as const;

/** Why an offer was refused, in the words of the side that refuses it. */
export const REFUSAL_REASON_LABELS: Record<OfferAuthor, Record<OfferRefusalReason, string>> = {
  seller: {
    price_too_low: "Le prix proposé est trop bas",
    financing_not_secured: "Le financement n’est pas assez assuré",
    conditions_not_acceptable: "Les conditions ne conviennent pas",
    timing_not_suitable: "Le calendrier ne convient pas",
    other_offer_accepted: "Une autre offre a été acceptée",
    listing_unavailable: "Le bien n’est plus en vente",
  },
  buyer: {
    price_too_low: "Le prix proposé ne convient pas",
    financing_not_secured: "Le financement ne couvre pas ce montant",
    conditions_not_acceptable: "Le prix ou les conditions ne conviennent pas",
    timing_not_suitable: "Le calendrier ne convient pas",
    other_offer_accepted: "Une autre offre a été acceptée",
    listing_unavailable: "Le bien n’est plus en vente",
  },
};
