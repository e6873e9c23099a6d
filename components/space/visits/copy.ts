import { formatInteger, plural } from "../../../lib/kernel/format.ts";
import type { Viewpoint } from "../../../lib/policy/viewpoint.ts";
import type { VisitFilter, VisitStatus } from "../../../lib/visits/rules.ts";
import { END_OF_LIST, NO_DATA } from "../copy.ts";

const STATUSES: Record<VisitStatus, string> = {
  scheduled: "Planifiée",
  completed: "Terminée",
  pending: "En attente",
  cancelled: "Annulée",
};

const FILTERS: Record<VisitFilter, string> = {
  all: "Toutes",
  scheduled: "Planifiées",
  completed: "Terminées",
  pending: "En attente",
  cancelled: "Annulées",
};

const EMPTY_VIEWS: Record<VisitFilter, string> = {
  all: END_OF_LIST,
  scheduled: "Aucune visite planifiée",
  completed: "Aucune visite terminée",
  pending: "Aucune visite en attente",
  cancelled: "Aucune visite annulée",
};

const EMPTY: Record<Viewpoint, { text: string; action: string }> = {
  buyer: {
    text: "Une visite convenue avec un Looper ou avec notre équipe s’affiche ici, avec son adresse et son heure.",
    action: "Chercher un bien à visiter",
  },
  seller: {
    text: "Les visites de vos biens s’affichent ici dès qu’elles sont convenues.",
    action: "Voir mes biens",
  },
  ambassador: {
    text: "Les visites des biens que vous accompagnez s’afficheront ici.",
    action: "Voir mes biens",
  },
};

/** The list of a person's visits. */
export const VISITS = {
  title: "Visites",
  leads: {
    buyer: "Les biens que vous visitez, et l’avis que vous en gardez.",
    seller: "Qui visite vos biens, quand, et ce que les visiteurs en pensent.",
    ambassador: "Les visites des biens que vous accompagnez.",
  } satisfies Record<Viewpoint, string>,
  figures: {
    label: "Vos visites en chiffres",
    toCome: "À venir",
    completed: "Terminées",
    satisfaction: "Satisfaction",
    satisfactionHint: "Visites terminées notées 4 ou plus",
  },
  filters: { label: "Visites affichées", names: FILTERS },
  list: "Liste des visites",
  statuses: STATUSES,
  types: { physical: "Sur place", virtual: "En visio" },
  range: (start: string, end: string) => `de ${start} à ${end}`,
  date: "Date",
  address: "Adresse",
  addressLater: "L’adresse exacte s’affiche ici une fois la visite confirmée.",
  visitor: "Visiteur",
  host: "Qui vous reçoit",
  shownBy: "Qui fait visiter",
  looper: (firstName: string) => `${firstName}, Looper`,
  owner: (firstName: string) => `${firstName}, propriétaire`,
  notes: "Remarque du visiteur",
  ownNotes: "Votre remarque",
  noNotes: "Aucune remarque.",
  feedback: "Avis du visiteur",
  ownFeedback: "Votre avis",
  noFeedback: "Pas encore d’avis.",
  stars: (rating: number) =>
    `${formatInteger(rating)} ${plural(rating, "étoile", "étoiles")} sur 5`,
  listing: "Voir l’annonce",
  more: "Voir les visites suivantes",
  showAll: "Voir toutes les visites",
  empty: {
    title: NO_DATA,
    views: EMPTY_VIEWS,
    viewText: "Vos visites sont dans la liste complète.",
    viewpoints: EMPTY,
    nobody: {
      text: "Cette page montre les visites d’un acheteur, d’un vendeur ou d’un Looper. Aucun de ces rôles n’est actif sur votre compte.",
      action: "Voir mes rôles",
    },
  },
} as const;
