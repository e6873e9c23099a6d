import { inCommune, ofNeighbourhood, typeset } from "../communes/french.ts";
import { FEATURE_LABELS, TYPE_PLURALS } from "../content/common.ts";
import {
  formatCount,
  formatInteger,
  formatPrice,
  formatShortPrice,
  formatSurface,
  formatSurfaceNumber,
} from "../kernel/format.ts";
import type { PropertyType } from "../kernel/property-kinds.ts";
import { boundsInForce, hasBounds } from "../search-index/bounds.ts";
import type { Interpretation, Place, SearchCriteria } from "../search-index/criteria.ts";
import { PARAMETER_NAMES } from "./copy.ts";
import { inDepartment } from "./departments.ts";
import type { SearchParameter } from "./parameters.ts";
import { placeText } from "./places/rules.ts";

/** Joins as French does: "a, b et c". */
export function joinWords(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return "";
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(", ")} et ${last}`;
}

/** With a capital, as a sentence or a heading starts. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
}

/** What is looked for, plural, lower case: "biens", "appartements et studios". */
export function typesPhrase(types: readonly PropertyType[]): string {
  return types.length === 0 ? "biens" : joinWords(types.map((type) => TYPE_PLURALS[type]));
}

/** "de 200 000 à 300 000 €", "jusqu’à 300 000 €", "à partir de 200 000 €"; null without bound. */
export function priceLabel(minCents: number | null, maxCents: number | null): string | null {
  if (minCents !== null && maxCents !== null) {
    return `de ${formatInteger(minCents / 100)} à ${formatPrice(maxCents)}`;
  }
  if (maxCents !== null) return `jusqu’à ${formatPrice(maxCents)}`;
  return minCents === null ? null : `à partir de ${formatPrice(minCents)}`;
}

/** "de 40 à 60 m²", "jusqu’à 60 m²", "au moins 40 m²"; null without bound. Hundredths of m². */
export function surfaceLabel(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) {
    return `de ${formatSurfaceNumber(min)} à ${formatSurface(max)}`;
  }
  if (max !== null) return `jusqu’à ${formatSurface(max)}`;
  return min === null ? null : `au moins ${formatSurface(min)}`;
}

/** A price range for a button: "200 – 300 k€", "≤ 300 k€", "≥ 200 k€". */
export function shortPriceLabel(minCents: number | null, maxCents: number | null): string | null {
  return shortRange(minCents, maxCents, formatShortPrice);
}

/** Surface and rooms for a button: "≥ 40 m² · 3+ p. · 2+ ch."; null when none is set. */
export function shortSizeLabel(
  criteria: Pick<SearchCriteria, "minSurfaceDm2" | "maxSurfaceDm2" | "minRooms" | "minBedrooms">,
): string | null {
  const { minSurfaceDm2, maxSurfaceDm2, minRooms, minBedrooms } = criteria;
  const parts = [
    shortRange(minSurfaceDm2, maxSurfaceDm2, formatSurface),
    minRooms && `${minRooms}+\u00a0p.`,
    minBedrooms && `${minBedrooms}+\u00a0ch.`,
  ];
  return parts.filter(Boolean).join(" · ") || null;
}

function shortRange(
  min: number | null,
  max: number | null,
  format: (value: number) => string,
): string | null {
  if (min !== null && max !== null) return `${format(min)} – ${format(max)}`;
  if (max !== null) return `≤\u00a0${format(max)}`;
  return min === null ? null : `≥\u00a0${format(min)}`;
}

/**
 * A place as a search box shows it: "Rennes (35)", "Rennes 35000", "Ille-et-Vilaine (35)",
 * "Part-Dieu, Lyon 3e (69)".
 */
function placeLabel(place: Place): string {
  switch (place.kind) {
    case "commune":
      return `${typeset(place.name)} (${place.departmentCode})`;
    case "department":
      return `${typeset(place.name)} (${place.code})`;
    case "postalCode":
      return place.label;
    case "neighbourhood":
      return typeset(placeText(place));
  }
}

/**
 * A place as it follows "à vendre": "à Rennes", "en Ille-et-Vilaine", "à Rennes 35000", "dans le
 * quartier Part-Dieu, à Lyon 3e".
 */
function inPlace(place: Place): string {
  switch (place.kind) {
    case "commune":
      return inCommune(typeset(place.name));
    case "department":
      return inDepartment(place.code, typeset(place.name));
    case "postalCode":
      return place.label === place.postalCode
        ? `dans le ${place.postalCode}`
        : `à ${typeset(place.label)}`;
    case "neighbourhood": {
      const quarter = ofNeighbourhood(typeset(place.name));
      return `dans le quartier ${quarter}, ${inCommune(typeset(place.communeName))}`;
    }
  }
}

/** " (93)" after a commune's name, where several places stand side by side. */
function numbered(place: Place): string {
  return place.kind === "commune" ? ` (${place.departmentCode})` : "";
}

/** Where, after "à vendre": the drawn area, the map's, the place, or the words, whichever narrows most. */
export function wherePhrase(
  { bbox, polygon }: Pick<SearchCriteria, "bbox" | "polygon">,
  { places, words }: Pick<Interpretation, "places" | "words">,
): string {
  if (polygon) return "dans la zone dessinée";
  if (bbox) return "dans la zone de la carte";
  const [first, second, ...others] = places;
  if (first === undefined) return words.length === 0 ? "" : `avec les mots « ${words.join(" ")} »`;
  if (second === undefined) return inPlace(first);
  // Namesakes, most often: their departments tell them apart.
  if (others.length === 0)
    return `${inPlace(first)}${numbered(first)} et ${inPlace(second)}${numbered(second)}`;
  return `${inPlace(first)}${numbered(first)} et ${others.length + 1} autres lieux`;
}

/** Types the search is limited to, by its filter or by its text. */
export function effectiveTypes(
  criteria: SearchCriteria,
  interpretation: Interpretation,
): PropertyType[] {
  return criteria.types.length > 0 ? criteria.types : interpretation.types;
}

/** How the text of a search was read: "Rennes (35) · appartements · avec jardin · 3 pièces et plus". */
export function interpretationLabel(interpretation: Interpretation): string {
  const { places, types, features, minRooms, minBedrooms, words } = interpretation;
  const { minPriceCents, maxPriceCents, minSurfaceDm2, maxSurfaceDm2 } = interpretation;
  return [
    ...places.map(placeLabel),
    types.length > 0 && typesPhrase(types),
    ...features.map((feature) => `avec ${FEATURE_LABELS[feature].toLocaleLowerCase("fr")}`),
    minRooms !== null && roomsLabel(minRooms),
    minBedrooms !== null && bedroomsLabel(minBedrooms),
    surfaceLabel(minSurfaceDm2, maxSurfaceDm2),
    priceLabel(minPriceCents, maxPriceCents),
    words.length > 0 && `mots « ${words.join(" ")} »`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Whether the text was read as something other than its own words, so that the reading is worth showing. */
export function isInterpreted(location: string | null, interpretation: Interpretation): boolean {
  const { places, types, features } = interpretation;
  if (location === null) return false;
  const bounded = hasBounds(interpretation);
  const [only] = places;
  const plainPlace =
    places.length === 1 &&
    only !== undefined &&
    types.length + features.length === 0 &&
    !bounded &&
    interpretation.words.length === 0 &&
    textsOf(only).some(
      (text) => text.toLocaleLowerCase("fr") === typeset(location).toLocaleLowerCase("fr"),
    );
  return !plainPlace && (places.length + types.length + features.length > 0 || bounded);
}

/** Whether nothing of the text was understood, nor is searched for as words. */
export function isUnread(interpretation: Interpretation): boolean {
  const { places, types, features, words, ignored } = interpretation;
  const criterionCount = places.length + types.length + features.length + words.length;
  return ignored.length > 0 && criterionCount === 0 && !hasBounds(interpretation);
}

/** "« 21 » et « rdc »": the parts of the text that were left aside; null when none was. */
export function ignoredLabel({ ignored }: Pick<Interpretation, "ignored">): string | null {
  return joinWords(ignored.map((part) => `«\u00a0${part}\u00a0»`)) || null;
}

/** What people type who mean the place and nothing else. */
function textsOf(place: Place): string[] {
  switch (place.kind) {
    case "postalCode":
      return [place.label, place.postalCode];
    case "neighbourhood":
      // Its bare name doesn't say where it is, which is worth showing.
      return [placeLabel(place)];
    default:
      return [placeLabel(place), typeset(place.name), place.code];
  }
}

/** "3 pièces et plus" */
function roomsLabel(count: number): string {
  return `${formatCount(count, "pièce", "pièces")} et plus`;
}

/** "2 chambres et plus" */
function bedroomsLabel(count: number): string {
  return `${formatCount(count, "chambre", "chambres")} et plus`;
}

/** One filter in force: its name, and the search without it. */
export interface ActiveFilter {
  /** Stable among the filters of one search. */
  key: string;
  label: string;
  without: SearchCriteria;
}

/** The filters in force besides the place, in the order of the form. */
export function activeFilters(criteria: SearchCriteria): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (key: string, label: string | null, removed: Partial<SearchCriteria>) => {
    if (label === null) return;
    filters.push({ key, label, without: { ...criteria, cursor: null, ...removed } });
  };
  const { minPriceCents, maxPriceCents, minSurfaceDm2, maxSurfaceDm2 } = criteria;
  for (const type of criteria.types) {
    add(type, capitalised(TYPE_PLURALS[type]), {
      types: criteria.types.filter((other) => other !== type),
    });
  }
  add("price", capitalised(priceLabel(minPriceCents, maxPriceCents) ?? "") || null, {
    minPriceCents: null,
    maxPriceCents: null,
  });
  add("surface", capitalised(surfaceLabel(minSurfaceDm2, maxSurfaceDm2) ?? "") || null, {
    minSurfaceDm2: null,
    maxSurfaceDm2: null,
  });
  const { minRooms, minBedrooms, worstEnergy } = criteria;
  add("rooms", minRooms === null ? null : roomsLabel(minRooms), { minRooms: null });
  add("bedrooms", minBedrooms === null ? null : bedroomsLabel(minBedrooms), { minBedrooms: null });
  add("energy", worstEnergy === null ? null : energyLabel(worstEnergy), { worstEnergy: null });
  for (const feature of criteria.features) {
    add(feature, FEATURE_LABELS[feature], {
      features: criteria.features.filter((other) => other !== feature),
    });
  }
  add("bbox", criteria.bbox && "Zone de la carte", { bbox: null });
  add("polygon", criteria.polygon && "Zone dessinée", { polygon: null });
  return filters;
}

function energyLabel(letter: string): string {
  return letter === "A" ? "DPE A" : `DPE ${letter} ou mieux`;
}

/** "le prix minimum et la classe énergie": the parameters that were ignored. */
export function problemNames(parameters: readonly SearchParameter[]): string {
  return joinWords(parameters.map((parameter) => PARAMETER_NAMES[parameter]));
}

/**
 * The part of a search that stays when its area becomes the map's: the place goes, the rest of the
 * text stays, as filters where it named some.
 */
export function withoutPlace(
  criteria: SearchCriteria,
  interpretation: Interpretation,
): SearchCriteria {
  const base = { ...criteria, bbox: null, polygon: null, cursor: null };
  if (interpretation.places.length === 0) return base;
  return {
    ...base,
    location: interpretation.words.join(" ") || null,
    types: effectiveTypes(criteria, interpretation),
    features: [...new Set([...criteria.features, ...interpretation.features])],
    ...boundsInForce(criteria, interpretation),
  };
}

/** What giving up a filter means, as a choice that starts a line. */
const WITHOUT: Partial<Record<SearchParameter, string>> = {
  location: "Partout en France",
  type: "Tous les types de bien",
  minPrice: "Sans prix minimum",
  maxPrice: "Sans prix maximum",
  minSurface: "Sans surface minimum",
  maxSurface: "Sans surface maximum",
  minRooms: "Quel que soit le nombre de pièces",
  minBedrooms: "Quel que soit le nombre de chambres",
  energy: "Quelle que soit la classe énergie",
  bbox: "Hors de la zone de la carte",
  polygon: "Hors de la zone dessinée",
};

/**
 * What loosening a filter of `requested` into `loosened` means: the filter may be gone ("Sans prix
 * maximum") or only wider ("Jusqu’à 330 000 €").
 */
export function relaxationLabel(
  parameter: SearchParameter,
  criteria: SearchCriteria,
  loosened: SearchCriteria,
): string {
  const label =
    activeCriteria(parameter, criteria, loosened) ??
    WITHOUT[parameter] ??
    `sans ${PARAMETER_NAMES[parameter]}`;
  return capitalised(label);
}

function activeCriteria(
  parameter: SearchParameter,
  criteria: SearchCriteria,
  loosened: SearchCriteria,
): string | null {
  switch (parameter) {
    case "minPrice":
      return priceLabel(loosened.minPriceCents, null);
    case "maxPrice":
      return priceLabel(null, loosened.maxPriceCents);
    case "minSurface":
      return surfaceLabel(loosened.minSurfaceDm2, null);
    case "maxSurface":
      return surfaceLabel(null, loosened.maxSurfaceDm2);
    case "minRooms":
      return loosened.minRooms === null ? null : roomsLabel(loosened.minRooms);
    case "energy":
      return loosened.worstEnergy && energyLabel(loosened.worstEnergy);
    case "feature": {
      const given = criteria.features.filter((feature) => !loosened.features.includes(feature));
      return `sans exiger « ${joinWords(given.map((feature) => FEATURE_LABELS[feature]))} »`;
    }
    case "location":
      return loosened.location && `aux alentours\u00a0: ${typeset(loosened.location)}`;
    default:
      return null;
  }
}
