import type { NotificationFilter } from "../../../lib/notifications/centre/views.ts";

const FILTERS: Record<NotificationFilter, string> = { all: "Toutes", unread: "Non lues" };

export const CENTRE = {
  title: "Notifications",
  lead: "Ce qui s’est passé pour vos visites, vos offres, vos messages et vos annonces.",
  filters: "Notifications à afficher",
  filterNames: FILTERS,
  readAll: "Tout marquer comme lu",
  readOne: "Marquer comme lue",
  readOneOf: (title: string) => ` : ${title}`,
  working: "Un instant…",
  unread: "Non lue",
  today: "Aujourd’hui",
  yesterday: "Hier",
  settings: "Choisir ce qui m’est envoyé",
  more: "Voir les notifications plus anciennes",
  empty: {
    title: "Aucune notification pour l’instant",
    text: "Une visite confirmée, une offre, une réponse à vos messages : tout s’affichera ici, et dans vos e-mails si vous le souhaitez.",
  },
  allRead: {
    title: "Vous avez tout lu",
    text: "Les notifications déjà lues restent six mois dans la liste.",
  },
  showAll: "Voir toutes les notifications",
  gone: "Cette notification n’existe plus : elles sont effacées six mois après leur lecture.",
} as const;
