import { formatExactPrice, formatPrice } from "../../../../../lib/kernel/format.ts";
import { formatDate } from "../../../../../lib/kernel/format-date.ts";

/** The final report of a sale. */
export const REPORT = {
  title: "Bilan de vente",
  lead: (title: string, city: string, soldAt: Date) =>
    `${title}, ${city}. Vendu le ${formatDate(soldAt)}.`,
  back: "Mes biens",
  documents: "Documents",
  figures: {
    label: "La vente en chiffres",
    days: "Jours en ligne",
    views: "Vues",
    favorites: "Favoris",
    contacts: "Contacts",
    visits: "Visites réalisées",
    offers: "Offres reçues",
  },
  price: {
    title: "Le prix",
    first: "Premier prix affiché",
    last: "Dernier prix affiché",
    agreed: "Prix de vente",
    gap: "Écart avec le dernier prix affiché",
    noGap: "Vendu au prix affiché",
    tier: (name: string) => `Forfait ${name}`,
    fee: "Honoraires",
    feeValue: (cents: number) => `${formatExactPrice(cents)} TTC`,
    estimated: "Calculés sur le prix affiché, faute de mandat enregistré.",
    gapValue: (cents: number, percent: string) =>
      `${cents > 0 ? "+" : "−"}${formatPrice(Math.abs(cents))} (${percent})`,
  },
  history: "Historique",
} as const;
