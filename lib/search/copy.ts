import { BRAND } from "../content/brand.ts";
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
  energy: "la classe énergie",
  feature: "un équipement",
  bbox: "la zone de la carte",
  polygon: "la zone dessinée",
  sort: "l’ordre de tri",
  cursor: "la position dans la liste",
};

/** Titles and descriptions. */
export const SEARCH_META = {
  buyTitle: "Acheter : tous les biens à vendre",
  searchTitle: "Rechercher un bien à vendre",
  buyHeading: "Tous les biens à vendre",
  searchHeading: "Rechercher un bien",
  /** Follows the sentence that says what was found. */
  promise: `Vendus au forfait, visités gratuitement avec un Looper du quartier sur ${BRAND.name}.`,
} as const;
