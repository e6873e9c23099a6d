import type { Feature, PropertyType } from "../../listings/kinds.ts";

/** Words and phrases that name a type or a feature, folded, singular (see `indexForms`). */

const TYPES: Record<PropertyType, string> = {
  apartment: "appartement appart appt apt apartment flat loft",
  house: "maison villa pavillon longere mas fermette chaumiere chalet maisonnette",
  studio: "studio studette",
};

const FEATURE_PHRASES: Record<Feature, string> = {
  balcon: "balcon",
  terrasse: "terrasse",
  jardin: "jardin, jardinet",
  piscine: "piscine",
  parking: "parking, stationnement, place de parking",
  garage: "garage, box",
  cave: "cave",
  ascenseur: "ascenseur",
  cheminee: "cheminee, poele",
  parquet: "parquet",
  "cuisine-equipee": "cuisine equipe",
  climatisation: "climatisation, clim, climatise",
  fibre: "fibre",
  interphone: "interphone, visiophone",
  gardien: "gardien, concierge",
  "vue-degagee": "vue degage, sans vis a vis",
  "vue-mer": "vue mer, vue sur mer, vue sur la mer",
  calme: "calme",
  lumineux: "lumineux, lumineuse",
  traversant: "traversant, traversante",
  "plain-pied": "plain pied, plein pied",
  "acces-pmr": "pmr, acces pmr, acces handicape",
  "double-vitrage": "double vitrage",
  "pompe-a-chaleur": "pompe a chaleur",
  "panneaux-solaires": "panneau solaire, photovoltaique",
  renove: "renove, refait a neuf",
};

export type Meaning = { kind: "type"; type: PropertyType } | { kind: "feature"; feature: Feature };

/** Longest phrase of the vocabulary, in words. */
export const LONGEST_PHRASE = 4;

/** What each phrase means. */
export const VOCABULARY: ReadonlyMap<string, Meaning> = new Map([
  ...Object.entries(TYPES).flatMap(([type, words]) =>
    words
      .split(" ")
      .map((word) => [word, { kind: "type", type: type as PropertyType } as Meaning] as const),
  ),
  ...Object.entries(FEATURE_PHRASES).flatMap(([feature, phrases]) =>
    phrases
      .split(", ")
      .map(
        (phrase) => [phrase, { kind: "feature", feature: feature as Feature } as Meaning] as const,
      ),
  ),
]);
