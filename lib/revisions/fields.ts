import {
  ADDRESS_PRECISIONS,
  ENERGY_CLASSES,
  type Feature,
  PROPERTY_TYPES,
} from "../kernel/property-kinds.ts";
import type { FieldRow, ListKind, ValueOf } from "./field-kinds.ts";
import type { Step } from "./steps.ts";

const NO_FEATURES: Feature[] = [];

/**
 * The fields of a listing, in the order of the editor: all that is known of each, its limits included. What a
 * revision stores, what is typed, the steps, what a publication needs, the columns, the preview and the comparison
 * follow from it. Both server and browser have it, so that it is without schemas.
 */
export const FIELDS = {
  type: {
    step: "adresse",
    kind: "choice",
    values: PROPERTY_TYPES,
    label: "Type de bien",
    needed: "always",
    column: "needed",
    empty: "apartment",
  },
  address: {
    step: "adresse",
    kind: "line",
    max: 200,
    label: "Adresse",
    hint: "Numéro et rue. Elle n’est montrée au public que si vous le décidez plus bas.",
    needed: "always",
    column: "needed",
  },
  postalCode: {
    step: "adresse",
    kind: "code",
    pattern: /^\d{5}$/,
    typedAs: "postal-code",
    label: "Code postal",
    needed: "always",
    column: "needed",
    empty: "",
  },
  /** INSEE code. */
  communeCode: {
    step: "adresse",
    kind: "code",
    pattern: /^(?:\d{2}|2[AB])\d{3}$/,
    typedAs: "chosen",
    label: "Commune",
    needed: "always",
    column: "needed",
  },
  lat: {
    step: "adresse",
    kind: "degrees",
    max: 90,
    label: "Position sur la carte",
    needed: "always",
    column: "needed",
  },
  lng: {
    step: "adresse",
    kind: "degrees",
    max: 180,
    label: "Position sur la carte",
    column: "needed",
    partOf: "lat",
  },
  /** Identifier of the Base Adresse Nationale. */
  addressId: {
    step: "adresse",
    kind: "code",
    pattern: /^[\w-]{1,60}$/,
    typedAs: "chosen",
    label: "Identifiant de l’adresse",
    column: "nullable",
    partOf: "address",
  },
  /** What tells homes at one address apart. */
  lot: {
    step: "adresse",
    kind: "line",
    max: 40,
    label: "Lot ou porte",
    hint: "Bâtiment, étage, porte ou numéro de lot\u00a0: ce qui distingue votre logement. Jamais publié.",
    column: "nullable",
  },
  parcelId: {
    step: "adresse",
    kind: "code",
    pattern: /^[0-9A-Z]{14}$/,
    typedAs: "parcel",
    label: "Parcelle cadastrale",
    hint: "Elle situe le terrain dans le mandat. Section et numéro figurent sur l’acte d’achat. Jamais publiée.",
    column: "nullable",
  },
  neighbourhood: {
    step: "adresse",
    kind: "line",
    max: 80,
    label: "Quartier",
    hint: "Le nom que les habitants lui donnent.",
    column: "nullable",
    empty: null,
  },
  addressPrecision: {
    step: "adresse",
    kind: "choice",
    values: ADDRESS_PRECISIONS,
    label: "Adresse montrée au public",
    column: "defaulted",
    empty: "street",
  },
  title: {
    step: "description",
    kind: "line",
    max: 120,
    label: "Titre",
    hint: "Ce qui fait envie en une ligne\u00a0: type, pièces, atout, quartier.",
    needed: "always",
    published: { min: 10 },
    column: "needed",
  },
  description: {
    step: "description",
    kind: "text",
    max: 6_000,
    label: "Description",
    hint: "Commencez par ce que vous aimez chez vous, puis les pièces une à une, les travaux faits, le quartier et ses commerces. N’y mettez ni téléphone ni adresse.",
    needed: "always",
    published: { min: 80 },
    column: "needed",
    empty: "",
  },
  transport: {
    step: "description",
    kind: "text",
    max: 500,
    label: "Transports",
    hint: "Par exemple\u00a0: «\u00a0Métro ligne a à 5\u00a0minutes, gare à 10\u00a0minutes à vélo\u00a0».",
    column: "nullable",
    empty: null,
  },
  surfaceDm2: {
    step: "surfaces",
    kind: "surface",
    max: 100_000_000,
    label: "Surface habitable",
    hint: "En m². En copropriété, la surface Carrez de votre acte d’achat ou du mesurage\u00a0; sinon la surface habitable.",
    needed: "always",
    published: { min: 100, max: 1_000_000 },
    column: "needed",
    empty: 0,
  },
  landSurfaceM2: {
    step: "surfaces",
    kind: "whole",
    max: 10_000_000,
    unit: "m²",
    label: "Surface du terrain",
    hint: "En m², d’après le titre de propriété. Laissez vide sans terrain.",
    column: "nullable",
    empty: null,
  },
  rooms: {
    step: "surfaces",
    kind: "whole",
    max: 999,
    label: "Pièces",
    hint: "Séjour et chambres\u00a0: ni la cuisine, ni la salle de bains.",
    needed: "always",
    published: { min: 1, max: 99 },
    column: "needed",
    empty: 0,
  },
  bedrooms: {
    step: "surfaces",
    kind: "whole",
    max: 999,
    label: "Chambres",
    hint: "Zéro pour un studio.",
    needed: "always",
    published: { min: 0, max: 99 },
    column: "needed",
    empty: 0,
  },
  bathrooms: {
    step: "surfaces",
    kind: "whole",
    max: 999,
    label: "Salles d’eau",
    hint: "Salles de bains et salles d’eau.",
    needed: "always",
    published: { min: 0, max: 50 },
    column: "needed",
    empty: 0,
  },
  floor: {
    step: "surfaces",
    kind: "floor",
    min: -10,
    max: 200,
    label: "Étage",
    hint: "RDC pour le rez-de-chaussée. Laissez vide pour une maison.",
    column: "nullable",
    empty: null,
  },
  floorCount: {
    step: "surfaces",
    kind: "whole",
    max: 200,
    label: "Nombre d’étages",
    hint: "De l’immeuble ou de la maison, sans le rez-de-chaussée.",
    column: "nullable",
    empty: null,
  },
  builtYear: {
    step: "surfaces",
    kind: "year",
    max: 3_000,
    label: "Année de construction",
    hint: "Une année approximative suffit\u00a0: elle figure souvent sur l’acte ou le DPE.",
    column: "nullable",
    empty: null,
  },
  /** Not `rooms`, which is how many count. */
  roomTable: {
    step: "surfaces",
    kind: "rooms",
    max: 40,
    nameMax: 60,
    levelMax: 40,
    areaMax: 1_000_000,
    label: "Tableau des pièces",
    hint: "Dans l’ordre de la visite. Les surfaces et les niveaux sont facultatifs\u00a0: chaque photo pourra dire quelle pièce elle montre.",
  },
  features: {
    step: "equipements",
    kind: "features",
    label: "Équipements",
    column: "defaulted",
    empty: NO_FEATURES,
  },
  dpeNumber: {
    step: "diagnostics",
    kind: "code",
    pattern: /^[0-9A-Z]{13}$/,
    typedAs: "dpe-number",
    label: "Numéro du DPE",
    hint: "En haut de la première page du DPE, 13\u00a0caractères, par exemple 2435E0123456A.",
    needed: "always",
    column: "nullable",
  },
  dpeDoneOn: {
    step: "diagnostics",
    kind: "day",
    label: "Date du DPE",
    hint: "La date d’établissement, à côté du numéro.",
    needed: "always",
    column: "nullable",
  },
  energyClass: {
    step: "diagnostics",
    kind: "choice",
    values: ENERGY_CLASSES,
    label: "Classe énergie",
    needed: "always",
    column: "nullable",
    empty: null,
  },
  ghgClass: {
    step: "diagnostics",
    kind: "choice",
    values: ENERGY_CLASSES,
    label: "Classe climat",
    needed: "always",
    column: "nullable",
    empty: null,
  },
  energyUse: {
    step: "diagnostics",
    kind: "whole",
    max: 5_000,
    unit: "kWh/m² par an",
    label: "Consommation d’énergie",
    hint: "En kWh/m²/an, dans l’étiquette de la première page.",
    needed: "always",
    published: { min: 1, max: 5_000 },
    column: "nullable",
    empty: null,
  },
  ghgEmission: {
    step: "diagnostics",
    kind: "whole",
    max: 5_000,
    unit: "kg de CO₂/m² par an",
    label: "Émissions de gaz à effet de serre",
    hint: "En kg CO₂/m²/an, dans l’étiquette de la première page.",
    needed: "always",
    column: "nullable",
    empty: null,
  },
  energyCostMinCents: {
    step: "diagnostics",
    kind: "euros",
    max: 100_000_000_00,
    label: "Dépenses d’énergie, minimum",
    hint: "En euros par an\u00a0: le bas de la fourchette «\u00a0coûts annuels d’énergie\u00a0».",
    needed: "always",
    published: { min: 1_00, max: 100_000_00 },
    column: "nullable",
  },
  energyCostMaxCents: {
    step: "diagnostics",
    kind: "euros",
    max: 100_000_000_00,
    label: "Dépenses d’énergie, maximum",
    hint: "Le haut de la même fourchette.",
    needed: "always",
    published: { min: 1_00, max: 100_000_00 },
    column: "nullable",
  },
  energyCostYear: {
    step: "diagnostics",
    kind: "year",
    max: 3_000,
    label: "Année de référence des prix de l’énergie",
    hint: "Écrite sous la fourchette\u00a0: «\u00a0prix moyens des énergies indexés en…\u00a0».",
    needed: "always",
    column: "nullable",
  },
  /** Whether the energy audit that some houses need was made. */
  energyAudit: {
    step: "diagnostics",
    kind: "yes-no",
    label: "Audit énergétique",
    hint: "Une maison classée E, F ou G vendue en entier doit avoir un audit énergétique, remis dès la première visite.",
  },
  isCoowned: {
    step: "copropriete",
    kind: "yes-no",
    label: "Copropriété",
    needed: "always",
  },
  coownershipLots: {
    step: "copropriete",
    kind: "whole",
    max: 100_000,
    label: "Nombre de lots",
    hint: "Sur le règlement de copropriété ou la fiche synthétique du syndic.",
    needed: "coowned",
    published: { min: 2, max: 100_000 },
    column: "coowned",
  },
  coownershipChargesCents: {
    step: "copropriete",
    kind: "euros",
    max: 100_000_000_00,
    label: "Charges annuelles",
    hint: "En euros par an, d’après les derniers appels de fonds.",
    needed: "coowned",
    column: "coowned",
  },
  coownershipProceedings: {
    step: "copropriete",
    kind: "yes-no",
    label: "Procédures en cours",
    hint: "Administration provisoire, alerte ou difficulté de la copropriété\u00a0: le syndic le sait.",
    needed: "coowned",
    column: "coowned",
  },
  photos: {
    step: "photos",
    kind: "photos",
    max: 30,
    nameMax: 200,
    label: "Photos",
    needed: "always",
  },
  floorPlans: {
    step: "photos",
    kind: "plans",
    max: 10,
    nameMax: 60,
    label: "Plans",
  },
  virtualTourUrl: {
    step: "photos",
    kind: "site-address",
    label: "Visite 3D",
    hint: "L’adresse en https d’une visite 3D faite avec un autre service. Elle s’ouvre à côté de celle que vos photos composent ici.",
    column: "nullable",
    empty: null,
  },
  priceCents: {
    step: "prix",
    kind: "euros",
    max: 2_000_000_000_00,
    label: "Prix affiché",
    hint: "Le prix que paiera l’acheteur. Nos honoraires, à votre charge, y sont compris.",
    needed: "always",
    published: { min: 100_000, max: 2_000_000_000 },
    column: "needed",
    empty: 0,
  },
  /** When the seller can receive visitors. */
  availability: {
    step: "disponibilites",
    kind: "windows",
    max: 28,
    label: "Disponibilités pour les visites",
  },
} as const satisfies Readonly<Record<string, FieldRow>>;

type Fields = typeof FIELDS;
export type ContentField = keyof Fields;
export type FieldValue<Field extends ContentField> = ValueOf<Fields[Field]>;

/** The fields whose row says something. */
export type FieldsWith<Facts> = {
  [Field in ContentField]: Fields[Field] extends Facts ? Field : never;
}[ContentField];

/** A field that is typed as one text. */
export type TextField = Exclude<ContentField, FieldsWith<Pick<ListKind, "kind">>>;

export const FIELD_NAMES = Object.keys(FIELDS) as ContentField[];

/** The facts about a field, where it is not known which one it is. */
export const rowOf = (field: ContentField): FieldRow => FIELDS[field];

/** The fields of a step, in their order. */
export const fieldsOf = (step: Step): ContentField[] =>
  FIELD_NAMES.filter((field) => FIELDS[field].step === step);

/** The fields that people speak of, in the order of the editor. */
export const WHOLE_FIELDS: readonly ContentField[] = FIELD_NAMES.filter(
  (field) => rowOf(field).partOf === undefined,
);
