import { formatDuration, formatInteger, plural } from "../../lib/kernel/format.ts";
import { formatCivilDate } from "../../lib/kernel/format-date.ts";

const slots = (count: number) => `${formatInteger(count)} ${plural(count, "créneau", "créneaux")}`;

/** When somebody receives visitors. */
export const SCHEDULE = {
  title: "Mes disponibilités",
  lead: "Indiquez quand vous recevez\u00a0: des créneaux s’ouvrent sur l’annonce, que les visiteurs réservent.",
  saved: "Vos disponibilités sont enregistrées.",
  noHomes: {
    seller: "Vous n’avez pas de bien à faire visiter. Ajoutez-en un pour ouvrir des créneaux.",
    ambassador:
      "Vous n’accompagnez pas de bien pour le moment. Dès qu’un bien vous est confié, ses créneaux se règlent ici.",
  },
  toHomes: "Voir mes biens",
  homes: "Vos biens",
  home: "Bien",
  choose: "Choisir un bien",
  edit: "Régler les disponibilités",
  openSlots: (count: number, isActive: boolean) => {
    if (!isActive)
      return count === 0
        ? "Annonce hors ligne"
        : `Annonce hors ligne, ${slots(count)} ${plural(count, "prêt", "prêts")}`;
    return count === 0
      ? "Aucun créneau ouvert"
      : `${slots(count)} ${plural(count, "ouvert", "ouverts")}`;
  },
  inactive: "L’annonce n’est pas en ligne\u00a0: les créneaux s’y ouvriront à sa publication.",
  allHomes: "Tous mes biens",

  state: {
    none: "Aucun créneau n’est ouvert. Remplissez une plage ci-dessous et enregistrez.",
    unsaved: "Vous n’avez pas encore réglé vos disponibilités pour ce bien.",
    open: (count: number, first: string, last: string) =>
      `${slots(count)} ${plural(count, "ouvert", "ouverts")} à la réservation, du ${formatCivilDate(first)} au ${formatCivilDate(last)}.`,
    ready: (count: number, first: string, last: string) =>
      `${slots(count)} ${plural(count, "prêt", "prêts")}, du ${formatCivilDate(first)} au ${formatCivilDate(last)}.`,
    preview: (count: number, last: string | null) =>
      last === null
        ? "Ces horaires ne donnent aucun créneau."
        : `Ces horaires donnent ${slots(count)} d’ici au ${formatCivilDate(last)}. Enregistrez pour les ouvrir.`,
  },

  week: "Chaque semaine",
  weekHint:
    "À l’heure du lieu du bien, au quart d’heure près. Laissez vide ce qui ne convient pas\u00a0: une plage vide n’ouvre rien.",
  weekdays: ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"],
  from: (day: string, row: number) => `${day}, plage ${row}, de`,
  to: (day: string, row: number) => `${day}, plage ${row}, à`,
  fromShort: "de",
  toShort: "à",
  add: "Ajouter une plage",
  clear: (day: string) => `Vider ${day.toLowerCase()}`,
  copyMonday: "Reprendre lundi du mardi au vendredi",

  exceptions: "Jours à part",
  exceptionsHint:
    "Un jour de congé, ou des horaires différents. Sans horaire, le jour est fermé. Pour ouvrir deux plages, répétez le jour.",
  exceptionDay: (row: number) => `Jour à part n°\u00a0${row}`,
  exceptionFrom: (row: number) => `Jour à part n°\u00a0${row}, de`,
  exceptionTo: (row: number) => `Jour à part n°\u00a0${row}, à`,

  terms: "Chaque visite",
  duration: "Durée",
  buffer: "Battement après chaque visite",
  bufferHint: "Temps gardé libre pour vous.",
  minutes: (count: number) => (count === 0 ? "Aucun" : formatDuration(count)),
  notice: "Délai minimal avant une visite",
  noticeHint: "En heures, de 0 à 336.",
  cap: "Visites par jour, au plus",
  weeks: "Semaines ouvertes à l’avance",
  types: "Comment faites-vous visiter\u00a0?",
  physical: "Sur place",
  virtual: "En visio",
  virtualHint: "Vous donnez le lien en confirmant la visite.",
  submit: "Enregistrer mes disponibilités",
  sending: "Enregistrement…",
  bookedStay: "Les visites déjà réservées restent à leur heure, quoi que vous changiez ici.",
} as const;
