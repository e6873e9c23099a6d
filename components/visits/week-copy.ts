import {
  formatAboutDuration,
  formatDecimal,
  formatInteger,
  plural,
} from "../../lib/kernel/format.ts";
import { formatCivilDate } from "../../lib/kernel/format-date.ts";

const NBSP = "\u00a0";

/** The week of a person who receives visitors. */
export const WEEK = {
  title: "Ma semaine de visites",
  lead: "Vos visites et vos créneaux encore libres, jour par jour.",
  range: (first: string, last: string) =>
    `Du ${formatCivilDate(first)} au ${formatCivilDate(last)}`,
  nav: "Changer de semaine",
  previous: "Semaine précédente",
  next: "Semaine suivante",
  today: "Cette semaine",
  caption: "Visites et créneaux libres, par jour et par heure",
  hour: "Heure",
  hourOf: (hour: number) => `${hour} h`,
  now: (time: string) => `Maintenant : ${time}`,
  freeAt: (times: string) => `Libre : ${times}`,
  folded: (count: number) =>
    count === 1
      ? "Un jour de cette semaine, sans visite ni créneau, n’est pas affiché."
      : `${formatInteger(count)} jours de cette semaine, sans visite ni créneau, ne sont pas affichés.`,
  free: (count: number) =>
    `${formatInteger(count)} ${plural(count, "créneau libre", "créneaux libres")}`,
  empty:
    "Vous n’avez ni visite ni créneau cette semaine. Indiquez vos disponibilités pour que les visiteurs puissent réserver.",
  toAvailability: "Indiquer mes disponibilités",
} as const;

/** A visitor's day with several visits. */
export const PLAN = {
  title: "Plan de la journée",
  lead: "Vos visites d’un même jour dans l’ordre, avec le trajet de l’une à l’autre.",
  days: "Jours de visite",
  none: "Vous n’avez pas de visite à venir. Choisissez un créneau sur la page d’un bien\u00a0: la journée se compose ici.",
  search: "Chercher un bien à visiter",
  noneThatDay: "Aucune visite ce jour-là.",
  download: "Ajouter cette journée à mon agenda",
  open: "Ouvrir la visite",
  itinerary: "Voir l’adresse sur un plan",
  itineraryOf: (address: string) => ` : ${address}`,
  travel: (minutes: number, kilometres: number) =>
    `Environ ${formatAboutDuration(minutes)} de trajet (${formatDecimal(kilometres)}${NBSP}km)`,
  tight: "Le temps entre les deux visites est plus court que ce trajet estimé.",
  note: "Les trajets sont des estimations\u00a0: la distance à vol d’oiseau augmentée de 30\u00a0%, à 25\u00a0km/h. Vérifiez-les sur votre application de navigation.",
} as const;

/** The same for a host. */
export const HOST_PLAN = {
  title: "Ma journée de visites",
  lead: "Les visites que vous assurez un même jour, dans l’ordre, avec le trajet de l’une à l’autre.",
  none: "Vous n’avez aucune visite à venir.",
} as const;

/** How a person's own calendar follows their visits. */
export const CALENDAR_FEED = {
  title: "Suivre mes visites dans mon agenda",
  lead: "Abonnez votre agenda (Google Agenda, Apple Calendrier, Outlook…) à vos visites\u00a0: il se met à jour tout seul.",
  none: "Vous n’avez pas encore d’adresse d’abonnement.",
  make: "Créer mon adresse d’abonnement",
  address: "Votre adresse d’abonnement",
  once: "Copiez-la maintenant\u00a0: elle ne sera plus affichée. Qui la connaît peut lire vos visites\u00a0: ne la donnez à personne.",
  copy: "Copier l’adresse",
  copied: "Copiée",
  subscribe: "M’abonner avec cet appareil",
  active: (since: string) => `Une adresse d’abonnement existe depuis le ${since}.`,
  lost: "Elle n’est pas affichée de nouveau. Si vous l’avez perdue, créez-en une autre\u00a0: l’ancienne ne marchera plus.",
  renew: "Créer une autre adresse",
  stop: "Arrêter l’abonnement",
  stopped: "L’abonnement est arrêté\u00a0: l’ancienne adresse ne donne plus rien.",
  sending: "Un instant…",
  back: "Toutes mes visites",
} as const;
