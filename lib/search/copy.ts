import { BRAND } from "../content/brand.ts";
import type { Storey } from "../search-index/criteria.ts";
import type { SearchParameter } from "./parameters.ts";

/** Parameters of the address, as the notice about wrong ones names them. */
export const PARAMETER_NAMES: Record<SearchParameter, string> = {
  location: "le lieu",
  type: "le type de bien",
  budget: "le budget",
  minPrice: "le prix minimum",
  maxPrice: "le prix maximum",
  minSurface: "la surface minimum",
  maxSurface: "la surface maximum",
  minRooms: "le nombre de pièces",
  minBedrooms: "le nombre de chambres",
  minBathrooms: "le nombre de salles de bains",
  minPriceM2: "le prix au m² minimum",
  maxPriceM2: "le prix au m² maximum",
  maxMonthly: "le budget mensuel",
  energy: "la classe énergie",
  feature: "un équipement",
  floor: "l’étage",
  confirmed: "la date de confirmation",
  bbox: "la zone de la carte",
  polygon: "la zone dessinée",
  sort: "l’ordre de tri",
  cursor: "la position dans la liste",
};

/** Where a home is in its building, as a filter. */
export const STOREY_LABELS: Record<Storey, string> = {
  ground: "Rez-de-chaussée",
  last: "Dernier étage",
  "above-ground": "Pas de rez-de-chaussée",
  "below-last": "Pas de dernier étage",
};

/** The filter by the day on which the seller last confirmed. */
export const CONFIRMED_FOR = (days: number) =>
  days === 1 ? "confirmée depuis hier" : `confirmée depuis moins de ${days}\u00a0jours`;

/** Titles and descriptions. */
export const SEARCH_META = {
  buyTitle: "Acheter : tous les biens à vendre",
  searchTitle: "Rechercher un bien à vendre",
  buyHeading: "Tous les biens à vendre",
  searchHeading: "Rechercher un bien",
  /** Follows the sentence that says what was found. */
  promise: `Vendus au forfait, visités gratuitement avec un Looper du quartier sur ${BRAND.name}.`,
} as const;
