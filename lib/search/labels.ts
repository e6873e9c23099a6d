import { inCommune, ofNeighbourhood, typeset } from "../communes/french.ts";
import { FEATURE_LABELS, TYPE_PLURALS } from "../content/common.ts";
import {
  capitalised,
  formatCount,
  formatInteger,
  formatPrice,
  formatPricePerM2,
  formatShortPrice,
  formatSurface,
  formatSurfaceNumber,
  joinWords,
} from "../kernel/format.ts";
import type { PropertyType } from "../kernel/property-kinds.ts";
import type { Interpretation, Place, SearchCriteria, Storey } from "../search-index/criteria.ts";
import { filtersInForce, hasFilters } from "../search-index/filters-of-text.ts";
import { CONFIRMED_FOR, PARAMETER_NAMES, STOREY_LABELS } from "./copy.ts";
import { inDepartment } from "./departments.ts";
import type { SearchParameter } from "./parameters.ts";
import { joinPlaces, MAX_NAMED, placeText } from "./places/rules.ts";

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

/** "Jusqu’à 5 000 €/m²"; null without bound. Cents per m². */
export function pricePerM2Label(minCents: number | null, maxCents: number | null): string | null {
  if (minCents !== null && maxCents !== null) {
    return `de ${formatInteger(minCents / 100)} à ${formatPricePerM2(maxCents)}`;
  }
  if (maxCents !== null) return `jusqu’à ${formatPricePerM2(maxCents)}`;
  return minCents === null ? null : `à partir de ${formatPricePerM2(minCents)}`;
}

/** "jusqu’à 1 800 € par mois"; null without bound. Cents a month. */
export function monthlyLabel(maxCents: number | null): string | null {
  return maxCents === null ? null : `jusqu’à ${formatPrice(maxCents)} par mois`;
}

/** Surface and rooms for a button: "≥ 40 m² · 3+ p. · 2+ ch."; null when none is set. */
export function shortSizeLabel(
  criteria: Pick<
    SearchCriteria,
    "minSurfaceDm2" | "maxSurfaceDm2" | "minRooms" | "maxRooms" | "minBedrooms" | "maxBedrooms"
  >,
): string | null {
  const { minSurfaceDm2, maxSurfaceDm2 } = criteria;
  const rooms = shortCount(criteria.minRooms, criteria.maxRooms);
  const bedrooms = shortCount(criteria.minBedrooms, criteria.maxBedrooms);
  const parts = [
    shortRange(minSurfaceDm2, maxSurfaceDm2, formatSurface),
    rooms && `${rooms}\u00a0p.`,
    bedrooms && `${bedrooms}\u00a0ch.`,
  ];
  return parts.filter(Boolean).join(" · ") || null;
}

/** "3+", "2 à 3", "3", "≤ 3"; null without bound. */
export function shortCount(min: number | null, max: number | null): string | null {
  if (max === null) return min === null ? null : `${min}+`;
  if (min === null) return `≤\u00a0${max}`;
  return min === max ? String(min) : `${min}\u00a0à\u00a0${max}`;
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
  const { places, types, features, storeys, worstEnergy, words } = interpretation;
  const { minPriceCents, maxPriceCents, minSurfaceDm2, maxSurfaceDm2 } = interpretation;
  const { minRooms, maxRooms, minBedrooms, maxBedrooms, minBathrooms } = interpretation;
  const { minPricePerM2Cents, maxPricePerM2Cents } = interpretation;
  return [
    ...places.map(placeLabel),
    types.length > 0 && typesPhrase(types),
    ...features.map((feature) => `avec ${FEATURE_LABELS[feature].toLocaleLowerCase("fr")}`),
    ...storeys.map(storeyLabel),
    roomsLabel(minRooms, maxRooms),
    bedroomsLabel(minBedrooms, maxBedrooms),
    bathroomsLabel(minBathrooms),
    surfaceLabel(minSurfaceDm2, maxSurfaceDm2),
    priceLabel(minPriceCents, maxPriceCents),
    pricePerM2Label(minPricePerM2Cents, maxPricePerM2Cents),
    monthlyLabel(interpretation.maxMonthlyCents),
    worstEnergy && energyLabel(worstEnergy),
    words.length > 0 && `mots « ${words.join(" ")} »`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Whether the text was read as something other than its own words, so that the reading is worth showing. */
export function isInterpreted(location: string | null, interpretation: Interpretation): boolean {
  const { places } = interpretation;
  if (location === null) return false;
  const filtered = hasFilters(interpretation);
  const [only] = places;
  const plainPlace =
    places.length === 1 &&
    only !== undefined &&
    !filtered &&
    interpretation.words.length === 0 &&
    textsOf(only).some(
      (text) => text.toLocaleLowerCase("fr") === typeset(location).toLocaleLowerCase("fr"),
    );
  return !plainPlace && (places.length > 0 || filtered);
}

/** Whether nothing of the text was understood, nor is searched for as words. */
export function isUnread(interpretation: Interpretation): boolean {
  const { places, words, ignored } = interpretation;
  return ignored.length > 0 && places.length + words.length === 0 && !hasFilters(interpretation);
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

/** "3 pièces et plus", "de 2 à 3 pièces", "3 pièces", "3 pièces au plus"; null without bound. */
function countLabel(
  min: number | null,
  max: number | null,
  [one, other]: readonly [one: string, other: string],
): string | null {
  if (max === null) return min === null ? null : `${formatCount(min, one, other)} et plus`;
  const most = formatCount(max, one, other);
  if (min === null) return `${most} au plus`;
  return min === max ? most : `de ${min} à ${most}`;
}

const roomsLabel = (min: number | null, max: number | null) =>
  countLabel(min, max, ["pièce", "pièces"]);

const bedroomsLabel = (min: number | null, max: number | null) =>
  countLabel(min, max, ["chambre", "chambres"]);

const bathroomsLabel = (min: number | null) =>
  countLabel(min, null, ["salle de bains", "salles de bains"]);

const storeyLabel = (storey: Storey) => STOREY_LABELS[storey].toLocaleLowerCase("fr");

/** One filter in force: its name, and the search without it. */
export interface ActiveFilter {
  /** Stable among the filters of one search. */
  key: string;
  label: string;
  without: SearchCriteria;
}

/** Each of several places, and the words beside them: a single place is in the field, and there alone. */
function locationFilters(
  criteria: SearchCriteria,
  { places, words }: Pick<Interpretation, "places" | "words">,
): ActiveFilter[] {
  if (criteria.location === null || places.length > MAX_NAMED) return [];
  const filter = (key: string, label: string, left: readonly Place[], rest: readonly string[]) => {
    const location = [joinPlaces(left.map(placeText)), ...rest].join(" ").trim() || null;
    return { key, label, without: { ...criteria, cursor: null, location } };
  };
  return [
    ...(places.length < 2 ? [] : places).map((place) =>
      filter(
        `place ${placeText(place)}`,
        placeLabel(place),
        places.filter((other) => other !== place),
        words,
      ),
    ),
    ...(places.length === 0 ? [] : words).map((word) =>
      filter(
        `word ${word}`,
        `«\u00a0${word}\u00a0»`,
        places,
        words.filter((other) => other !== word),
      ),
    ),
  ];
}

/**
 * The filters in force, in the order of the form.
 * @param interpretation of the place's text, where its parts are to be filters too
 */
export function activeFilters(
  criteria: SearchCriteria,
  interpretation?: Pick<Interpretation, "places" | "words">,
): ActiveFilter[] {
  const filters = interpretation ? locationFilters(criteria, interpretation) : [];
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
  add("price", capitalisedOrNull(priceLabel(minPriceCents, maxPriceCents)), {
    minPriceCents: null,
    maxPriceCents: null,
  });
  add("monthly", capitalisedOrNull(monthlyLabel(criteria.maxMonthlyCents)), {
    maxMonthlyCents: null,
  });
  add("surface", capitalisedOrNull(surfaceLabel(minSurfaceDm2, maxSurfaceDm2)), {
    minSurfaceDm2: null,
    maxSurfaceDm2: null,
  });
  const { minRooms, maxRooms, minBedrooms, maxBedrooms, worstEnergy } = criteria;
  add("rooms", capitalisedOrNull(roomsLabel(minRooms, maxRooms)), {
    minRooms: null,
    maxRooms: null,
  });
  add("bedrooms", capitalisedOrNull(bedroomsLabel(minBedrooms, maxBedrooms)), {
    minBedrooms: null,
    maxBedrooms: null,
  });
  add("energy", worstEnergy === null ? null : energyLabel(worstEnergy), { worstEnergy: null });
  for (const feature of criteria.features) {
    add(feature, FEATURE_LABELS[feature], {
      features: criteria.features.filter((other) => other !== feature),
    });
  }
  const { minPricePerM2Cents, maxPricePerM2Cents, confirmedDays } = criteria;
  for (const storey of criteria.storeys) {
    add(storey, STOREY_LABELS[storey], {
      storeys: criteria.storeys.filter((other) => other !== storey),
    });
  }
  add("bathrooms", bathroomsLabel(criteria.minBathrooms), { minBathrooms: null });
  add("pricePerM2", capitalisedOrNull(pricePerM2Label(minPricePerM2Cents, maxPricePerM2Cents)), {
    minPricePerM2Cents: null,
    maxPricePerM2Cents: null,
  });
  add(
    "confirmed",
    confirmedDays === null ? null : `Disponibilité ${CONFIRMED_FOR(confirmedDays)}`,
    {
      confirmedDays: null,
    },
  );
  add("bbox", criteria.bbox && "Zone de la carte", { bbox: null });
  add("polygon", criteria.polygon && "Zone dessinée", { polygon: null });
  return filters;
}

const capitalisedOrNull = (text: string | null) => text && capitalised(text);

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
    ...filtersInForce(criteria, interpretation),
    location: interpretation.words.join(" ") || null,
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
  minBathrooms: "Quel que soit le nombre de salles de bains",
  minPriceM2: "Sans prix au m² minimum",
  maxPriceM2: "Sans prix au m² maximum",
  maxMonthly: "Sans budget mensuel",
  floor: "Quel que soit l’étage",
  confirmed: "Quelle que soit la date de confirmation",
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
      return roomsLabel(loosened.minRooms, loosened.maxRooms);
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
