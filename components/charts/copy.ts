import type { Measure } from "@/lib/dashboards/analytics/rules";
import type { TeamTrend } from "@/lib/dashboards/trends/views";
import { formatCount } from "@/lib/kernel/format";

/** What every chart says besides its own title and values. */
export const CHARTS = {
  before: "Période précédente",
  legend: "Légende",
  /** `value` and `before` as they are read. */
  /** After a sum: that of the period before, and the change where it says something. */
  compared: (before: string, span: string, change: string | null) =>
    change === null ? `, contre ${before} ${span}` : `, contre ${before} ${span} (${change})`,
  point: (label: string, value: string) => `${label}\u00a0: ${value}`,
  against: (value: string, before: string) =>
    `${value}, contre ${before} sur la période précédente`,
  againstShort: (value: string, before: string) => `${value} (avant\u00a0: ${before})`,
  layer: (name: string, value: string) => `${name}\u00a0: ${value}`,
  /** For readers who do not see the drawing. */
  picture: (title: string, summary: string) =>
    `${title}. ${summary} Toutes les valeurs sont dans le tableau qui suit.`,
  table: "Voir les chiffres",
  tableOf: (title: string) => `Chiffres du graphique «\u00a0${title}\u00a0»`,
  total: "Total",
  weekOf: (day: string) => `Semaine du ${day}`,
  week: "Semaine",
  monthOf: (day: string) => `30\u00a0jours à partir du ${day}`,
  month: "Période",
} as const;

/** What happens to a seller's listings, day by day. */
export const AUDIENCE_CHARTS = {
  day: "Jour",
  names: { views: "Vues", favorites: "Favoris", contacts: "Contacts" },
  titles: {
    views: "Vues par jour",
    favorites: "Favoris par jour",
    contacts: "Contacts par jour",
  },
  counts: {
    views: (count: number) => formatCount(count, "vue", "vues"),
    favorites: (count: number) => formatCount(count, "favori", "favoris"),
    contacts: (count: number) => formatCount(count, "contact", "contacts"),
  },
  sum: (count: string, days: number, compared: string) =>
    `${count} en ${days}\u00a0jours${compared}.`,
  span: (days: number) => `sur les ${days}\u00a0jours précédents`,
  peak: (count: string, day: string) => `Au plus haut le ${day}\u00a0:\u00a0${count}.`,
  flat: (days: number) => `Rien sur ces ${days}\u00a0jours.`,
} as const satisfies { titles: Record<Measure, string> } & Record<string, unknown>;

/** What is drawn by week and by month: `change` is the comparison in words, where there is one. */
export const TREND_CHARTS = {
  weeksBefore: "sur les 12\u00a0semaines précédentes",
  yearBefore: "sur les 360\u00a0jours précédents",
  earnings: {
    title: "Gains par période de 30\u00a0jours",
    name: "Gains",
    sum: (amount: string, change: string) => `${amount} en 360\u00a0jours${change}.`,
  },
  leads: {
    title: "Prospects reçus par semaine",
    name: "Prospects",
    sum: (count: number, change: string) =>
      `${formatCount(count, "prospect reçu", "prospects reçus")} en 12\u00a0semaines${change}.`,
  },
  team: {
    accounts: {
      title: "Comptes ouverts",
      name: "Comptes",
      sum: (count: number, change: string) =>
        `${formatCount(count, "compte ouvert", "comptes ouverts")} en 12\u00a0semaines${change}.`,
    },
    listings: {
      title: "Annonces publiées, toujours en ligne",
      name: "Annonces",
      sum: (count: number, change: string) =>
        `${formatCount(count, "annonce publiée", "annonces publiées")} en 12\u00a0semaines${change}.`,
    },
    visits: {
      title: "Visites prévues ou terminées",
      name: "Visites",
      sum: (count: number, change: string) =>
        `${formatCount(count, "visite", "visites")} en 12\u00a0semaines${change}.`,
    },
    offers: {
      title: "Offres acceptées",
      name: "Offres",
      sum: (count: number, change: string) =>
        `${formatCount(count, "offre acceptée", "offres acceptées")} en 12\u00a0semaines${change}.`,
    },
  },
} as const satisfies { team: Record<TeamTrend, unknown> } & Record<string, unknown>;
