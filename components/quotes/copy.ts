import { formatPrice } from "../../lib/kernel/format.ts";
import { formatCivilDate } from "../../lib/kernel/format-date.ts";
import type { ReviewCriterion } from "../../lib/providers/rules.ts";
import type { QuoteSide, QuoteState } from "../../lib/quotes/rules.ts";

const STATES: Record<QuoteState, string> = {
  sent: "En attente de réponse",
  answered: "Devis à accepter",
  lapsed: "Devis expiré",
  accepted: "Devis accepté",
  done: "Prestation faite",
  declined: "Demande déclinée",
  cancelled: "Annulé",
};

/** The same as the provider reads it, where it is another one. */
const PROVIDER_STATES: Record<QuoteState, string> = {
  ...STATES,
  sent: "À répondre",
  answered: "En attente d’acceptation",
};

/** The marks of a review. */
export const CRITERIA: Record<ReviewCriterion, string> = {
  quality: "Qualité",
  punctuality: "Ponctualité",
  priceHeld: "Prix tenu",
};

/** What both sides of a quote read. */
export const QUOTES = {
  states: { client: STATES, provider: PROVIDER_STATES },
  request: "La demande",
  place: "Lieu",
  placeOf: (name: string, department: string) => `${name} (${department})`,
  home: "Bien",
  address: "Adresse",
  wishedOn: "Jour souhaité",
  anyDay: "Aucun en particulier",
  need: "Besoin",
  erased: "Le contenu de cette demande a été effacé avec le compte de son auteur.",
  answer: "Le devis",
  amount: "Montant TTC",
  day: "Jour de l’intervention",
  validUntil: "À accepter jusqu’au",
  terms: "Précisions",
  price: formatPrice,
  date: formatCivilDate,
  messages: "Échanges",
  noMessage: "Aucun message pour le moment.",
  write: "Votre message",
  send: "Envoyer",
  sending: "Envoi…",
  cancelledBy: {
    client: "Le client a annulé.",
    provider: "Le prestataire a annulé.",
  } satisfies Record<QuoteSide, string>,
  mark: (mark: number) => `${mark} sur 5`,
  review: "L’avis",
  reviewRemoved: "Cet avis a été retiré de la fiche par notre équipe.",
  complete: "La prestation a eu lieu",
  completing: "Enregistrement…",
  early: (day: string) =>
    `À partir du ${formatCivilDate(day)}, vous pourrez déclarer ici que la prestation a eu lieu.`,
} as const;
