import { formatCount, formatInteger } from "@/lib/kernel/format";
import { MOST_OPTIONS } from "@/lib/kernel/list-filter";

/** Words of the team's lists: their filters, and the rows that are ticked in them. */
export const LISTS = {
  filters: "Filtrer la liste",
  looper: "Looper",
  everyLooper: "Tous les Loopers",
  commune: "Commune",
  everyCommune: "Toutes les communes",
  other: "Autre choix",
  most: `Les ${formatInteger(MOST_OPTIONS)} premiers dans l’ordre alphabétique.`,
  apply: "Filtrer",
  clear: "Effacer les filtres",
  nothing: "Aucune ligne ne correspond à ces filtres",
  tickAll: "Tout cocher",
  ticked: (count: number) => formatCount(count, "ligne cochée", "lignes cochées"),
} as const;
