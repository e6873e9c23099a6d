import { plural } from "../../lib/kernel/format.ts";

/** The calendar of times that can be booked. */
export const CALENDAR = {
  weekdays: [
    ["lun.", "Lundi"],
    ["mar.", "Mardi"],
    ["mer.", "Mercredi"],
    ["jeu.", "Jeudi"],
    ["ven.", "Vendredi"],
    ["sam.", "Samedi"],
    ["dim.", "Dimanche"],
  ],
  slots: (count: number) => plural(count, "créneau", "créneaux"),
  months: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
  timesOf: (day: string) => `Horaires du ${day}`,
  range: (from: string, to: string) => `${from} à ${to}`,
} as const;
