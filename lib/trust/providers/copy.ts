import { formatCivilDate, formatDateTime } from "../../kernel/format-date.ts";
import type { ProviderSuspension, ReviewRemoval } from "../../providers/rules.ts";

/** What is wrong with a field of a provider's entry. */
export const PROVIDER_FIELDS = {
  name: "Indiquez le nom de l’entreprise, en 2 à 100 caractères.",
  type: "Choisissez un métier.",
  description: "Décrivez l’activité en 20 à 1 000 caractères.",
  email: "Indiquez une adresse e-mail valide.",
  location: "Indiquez la commune de l’établissement, par exemple « Rennes » ou « 35000 ».",
  unit: "Choisissez un mode de tarif.",
  price: "Indiquez un tarif : un montant TTC de 1 à 100 000 €, ou un pourcentage de 0,01 à 20.",
  availability: "Choisissez une disponibilité.",
  lines: "Dix lignes au plus, de 60 caractères chacune.",
  kind: "Choisissez une pièce.",
  number: "Indiquez le numéro, en 100 caractères au plus.",
  body: "Indiquez qui l’a délivrée, en 100 caractères au plus.",
  validUntil: "Indiquez le dernier jour de validité.",
  ended: "Cette pièce n’est plus valable : demandez la nouvelle.",
  suspension: "Choisissez un motif.",
} as const;

/** Why a provider is suspended, as its mail and the team's page say it. */
export const SUSPENSION_LABELS: Readonly<Record<ProviderSuspension, string>> = {
  papers_lapsed: "Pièces expirées ou manquantes",
  own_request: "À la demande du prestataire",
  activity_ended: "Cessation d’activité",
  complaints: "Réclamations de clients",
};

/** Why a review is taken off, as its author reads it. */
export const REMOVAL_LABELS: Readonly<Record<ReviewRemoval, string>> = {
  unlawful: "Propos illicites ou injurieux",
  personal_data: "Données personnelles d’un tiers",
  off_topic: "Sans rapport avec la prestation",
};

/** "Claire Martin, le 28 novembre 2026 à 14 h 02": who changed something while it was being typed anew. */
export const whoAndWhen = (change: { by: string | null; at: Date } | null): string =>
  change === null
    ? "Quelqu’un d’autre"
    : `${change.by ?? "Vous, sur une autre page"}, le ${formatDateTime(change.at)}`;

/** A paper that somebody else recorded meanwhile, and what one more sending does. */
export const paperMeanwhile = (
  change: { by: string | null; at: Date } | null,
  { number, validUntil }: { number: string; validUntil: string },
): string =>
  `Déjà enregistrée entre-temps (${whoAndWhen(change)}) : n° ${number}, valable jusqu’au ${formatCivilDate(validUntil)}. Votre saisie n’est pas perdue : enregistrez de nouveau pour remplacer cette pièce.`;
