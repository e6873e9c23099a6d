import { formatInteger, plural } from "../../lib/kernel/format.ts";
import type { Viewpoint } from "../../lib/policy/viewpoint.ts";
import type { VisitFilter, VisitState } from "../../lib/visits/rules.ts";
import type { VisitEventKind } from "../../lib/visits/views.ts";
import { END_OF_LIST } from "../space/copy.ts";

const STATES: Record<VisitState, string> = {
  scheduled: "Planifiée",
  completed: "Terminée",
  pending: "En attente",
  cancelled: "Annulée",
  lapsed: "Sans réponse",
};

const EVENTS: Record<VisitEventKind, string> = {
  requested: "Visite demandée",
  confirmed: "Visite confirmée",
  proposed: "Autre horaire proposé",
  declined: "Autre horaire refusé",
  moved: "Visite déplacée",
  cancelled: "Visite annulée",
  completed: "Visite effectuée",
  feedback_requested: "Avis demandé",
  feedback_given: "Avis donné",
  rehosted: "Visite confiée au vendeur, à la place du Looper",
  reassigned: "Visite confiée à une autre personne",
  unlocked: "Saisie du code débloquée",
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
    text: "Choisissez un créneau sur la page d’un bien\u00a0: votre visite s’affiche ici, avec son adresse et son heure.",
    action: "Chercher un bien à visiter",
  },
  seller: {
    text: "Indiquez quand vous recevez\u00a0: des créneaux s’ouvrent sur votre annonce, et les demandes de visite arrivent ici.",
    action: "Indiquer mes disponibilités",
  },
  ambassador: {
    text: "Indiquez quand vous faites visiter les biens que vous accompagnez\u00a0: des créneaux s’ouvrent sur leurs annonces, et les demandes arrivent ici.",
    action: "Indiquer mes disponibilités",
  },
};

/** The list of a person's visits. */
export const VISITS = {
  /** Of a home whose listing is paused or withdrawn: its page can't be opened. */
  offline: "L’annonce n’est pas en ligne en ce moment.",
  heldOffline: "L’annonce n’est pas en ligne en ce moment\u00a0: votre rendez-vous est maintenu.",
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
  states: STATES,
  events: EVENTS,
  history: "Historique",
  eventBy: {
    visitor: "par le visiteur",
    host: "par la personne qui reçoit",
    team: "par l’équipe Loopimmo",
  },
  tabs: {
    label: "Vos visites",
    list: "Liste",
    week: "Semaine",
    day: "Journée",
    availability: "Disponibilités",
  },
  calendar: "Suivre dans mon agenda",
  plan: "Plan de la journée",
  map: "Voir sur la carte",
  one: "Visite",
  move: {
    title: "Déplacer la visite",
    back: "Retour à la visite",
    lead: (when: string) => `Prévue ${when}. Choisissez un autre créneau ouvert.`,
    none: "Aucun autre créneau n’est ouvert pour le moment.",
    propose: "Proposer un horaire",
    note: "Le créneau actuel est libéré aussitôt. Le nouveau est à confirmer par la personne qui vous reçoit.",
    submit: "Déplacer à cet horaire",
    sending: "Un instant…",
  },
  open: "Ouvrir la visite",
  back: "Toutes mes visites",
  visitTitle: (day: string) => `Visite du ${day}`,
  write: "Écrire un message",
  opening: "Ouverture…",
  addToCalendar: "Ajouter à mon agenda",
  otherSlot: "Choisir un autre créneau",
  types: { physical: "Sur place", virtual: "En visio" },
  range: (start: string, end: string) => `de ${start} à ${end}`,
  date: "Date",
  address: "Adresse",
  meeting: "Visio",
  meetingLink: "Rejoindre la visio",
  noMeeting: "Le lien n’a pas encore été donné.",
  meetingLater: "Le lien s’affiche ici une fois la visite confirmée.",
  contactLater: "Ses coordonnées s’affichent ici une fois la visite confirmée.",
  reason: "Motif de l’annulation",
  proposal: "Autre horaire proposé",
  code: "Votre code d’arrivée",
  codeHints: {
    physical: "Donnez-le à la personne qui vous reçoit, une fois sur place.",
    virtual: "Donnez-le à la personne qui vous reçoit, au début de la visio.",
  },
  addressLater: "L’adresse exacte s’affiche ici une fois la visite confirmée.",
  visitor: "Visiteur",
  host: "Qui vous reçoit",
  shownBy: "Qui fait visiter",
  looper: (firstName: string) => `${firstName}, Looper`,
  owner: (firstName: string) => `${firstName}, propriétaire`,
  notes: "Remarque du visiteur",
  ownNotes: "Votre remarque",
  feedback: "Avis du visiteur",
  ownFeedback: "Votre avis",
  noFeedback: "Pas encore d’avis.",
  stars: (rating: number) =>
    `${formatInteger(rating)} ${plural(rating, "étoile", "étoiles")} sur 5`,
  listing: "Voir l’annonce",
  makeOffer: "Faire une offre",
  more: "Voir les visites suivantes",
  showAll: "Voir toutes les visites",
  empty: {
    title: "Aucune visite pour l’instant",
    views: EMPTY_VIEWS,
    viewText: "Vos visites sont dans la liste complète.",
    viewpoints: EMPTY,
    nobody: {
      text: "Cette page montre les visites d’un acheteur, d’un vendeur ou d’un Looper. Aucun de ces rôles n’est actif sur votre compte.",
      action: "Voir mes rôles",
    },
  },
} as const;
