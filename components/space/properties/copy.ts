import { formatInteger, formatPrice, plural } from "../../../lib/kernel/format.ts";
import type { AddressPrecision } from "../../../lib/kernel/property-kinds.ts";
import type { OwnedAction, OwnedFilter, StatusLabels } from "../../../lib/listings/owned/rules.ts";
import type { Viewpoint } from "../../../lib/policy/viewpoint.ts";
import { END_OF_LIST, NO_DATA } from "../copy.ts";

const MAIN_STATUSES: Record<StatusLabels["main"], string> = {
  draft: "Brouillon",
  active: "Actif",
  sold: "Vendu",
  withdrawn: "Retiré",
};

const OTHER_STATUSES: Record<NonNullable<StatusLabels["also"]>, string> = {
  in_review: "En validation",
  under_offer: "Sous offre",
  paused: "En pause",
};

const FILTERS: Record<OwnedFilter, string> = {
  all: "Tous",
  active: "Actifs",
  draft: "Brouillons",
  sold: "Vendus",
};

const ACTIONS: Record<OwnedAction, string> = {
  sale: "Voir la vente étape par étape",
  listing: "Voir l’annonce",
  statistics: "Voir les statistiques",
  payments: "Voir les paiements",
};

const PRECISIONS: Record<AddressPrecision, string> = {
  exact: "Adresse exacte",
  street: "Rue, sans le numéro",
  neighbourhood: "Quartier ou ville seulement",
};

/** What an empty view says to who has properties in others. */
const EMPTY_VIEWS: Record<OwnedFilter, { title: string; text: string }> = {
  all: { title: END_OF_LIST, text: "Tous vos biens sont dans les pages précédentes." },
  active: {
    title: "Aucun bien actif",
    text: "Un bien devient actif dès que son annonce est publiée.",
  },
  draft: {
    title: "Aucun brouillon",
    text: "Les biens en préparation, ou en attente de validation, s’affichent ici.",
  },
  sold: {
    title: "Aucun bien vendu",
    text: "Un bien arrive ici quand sa vente est conclue.",
  },
};

/** The list of a person's properties. */
export const PROPERTIES = {
  title: "Mes biens",
  entrusted: "Biens confiés",
  leads: {
    buyer: "Les biens que vous mettez en vente.",
    seller: "Vos biens, où en est leur vente, et ce que le forfait vous fait économiser.",
    ambassador: "Les biens dont vous vous occupez pour leurs vendeurs.",
  } satisfies Record<Viewpoint, string>,
  figures: {
    label: "Vos biens en chiffres",
    total: "Biens",
    value: "Valeur totale",
    savings: "Économie totale",
    savingsHint: "Commission d’agence à 5 %, moins le forfait",
    views: "Vues",
    favorites: "Favoris",
  },
  filters: { label: "Biens affichés", names: FILTERS },
  list: "Liste des biens",
  statuses: MAIN_STATUSES,
  otherStatuses: OTHER_STATUSES,
  actions: ACTIONS,
  /** Read after an action, where the card is not seen around it. */
  ofProperty: (title: string) => `, ${title}`,
  views: (count: number) => `${formatInteger(count)} ${plural(count, "vue", "vues")}`,
  favorites: (count: number) => `${formatInteger(count)} ${plural(count, "favori", "favoris")}`,
  rooms: (count: number) => `${formatInteger(count)} ${plural(count, "pièce", "pièces")}`,
  bedrooms: (count: number) => `${formatInteger(count)} ${plural(count, "chambre", "chambres")}`,
  tier: (name: string) => `Forfait ${name}`,
  estimate: "Estimation sur le prix demandé",
  saving: (cents: number) => `${formatPrice(cents)} d’économie`,
  /** Below some price an agency’s commission is less than the package. */
  noSaving: "Sans économie à ce prix",
  seller: (name: string) => `Vendu par ${name}`,
  /** What the public sees of the address. */
  published: {
    heading: (city: string, place: string | null) =>
      place === null ? `Dans l’annonce : ${city}` : `Dans l’annonce : ${place}, ${city}`,
    change: "Modifier l’adresse publiée",
    label: "Adresse publiée",
    hint: "L’annonce et la carte montrent une zone, jamais le point exact, sauf si vous choisissez l’adresse exacte. Votre Looper et les visiteurs dont la visite est confirmée voient toujours l’adresse entière.",
    options: PRECISIONS,
    save: "Enregistrer",
    saving: "Enregistrement…",
    saved: "L’adresse publiée est à jour.",
  },
  noPhoto: "Pas encore de photo",
  more: "Voir les biens suivants",
  showAll: "Voir tous les biens",
  empty: {
    views: EMPTY_VIEWS,
    seller: {
      title: NO_DATA,
      text: "Vos biens s’afficheront ici, avec leurs vues, leurs favoris et leurs offres. Pour commencer, ajoutez un bien.",
      action: "Ajouter un bien",
    },
    ambassador: {
      title: NO_DATA,
      text: "Les biens que des vendeurs vous confient s’afficheront ici. Ils commencent par un prospect : contactez ceux que vous avez reçus.",
      action: "Voir mes prospects",
    },
    buyer: {
      title: "Aucun bien à vendre",
      text: "Vous êtes dans l’espace Acheteur. Pour vendre, découvrez le forfait : un montant fixe, dû seulement quand la vente est conclue.",
      action: "Découvrir la vente au forfait",
      search: "Chercher un bien à acheter",
    },
    /** To a seller who is in the buyer’s space. */
    elsewhere: {
      text: "Vous êtes dans l’espace Acheteur. Vos biens sont dans l’espace Vendeur.",
      action: "Ouvrir l’espace Vendeur",
    },
    nobody: {
      title: "Aucun bien",
      text: "Cette page montre les biens d’un vendeur ou d’un Looper. Aucun de ces rôles n’est actif sur votre compte.",
      action: "Voir mes rôles",
    },
  },
} as const;
