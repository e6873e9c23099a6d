/*
 * The fields of a Poliris file that a home for sale fills, as public code describes them (decision 0082). No portal's own
 * text confirms any of it.
 */

/** What a field may hold. */
export type FieldKind =
  | { kind: "text"; max: number }
  /** One of a closed list. */
  | { kind: "choice"; values: readonly string[] }
  | { kind: "integer" }
  /** At most two decimals, after a point. */
  | { kind: "decimal" }
  /** `OUI` or `NON`. */
  | { kind: "flag" }
  /** DD/MM/YYYY. */
  | { kind: "date" }
  /** Five digits. */
  | { kind: "postal-code" }
  /** Ten digits. */
  | { kind: "phone" }
  /** An absolute address of the web. */
  | { kind: "address"; max: number };

export type PolirisField = FieldKind & {
  /** Its place in a line, from 1. */
  rank: number;
  /** As the seller reads it where our check refuses it. */
  label: string;
  /** A line without it is not sent. */
  required?: true;
  /** Its rank alone is in public code: what it holds is read from its name. */
  rankOnly?: true;
};

const text = (max: number) => ({ kind: "text", max }) as const;
const FLAG = { kind: "flag" } as const;
const INTEGER = { kind: "integer" } as const;
const DECIMAL = { kind: "decimal" } as const;
const ENERGY_CLASS = {
  kind: "choice",
  values: ["A", "B", "C", "D", "E", "F", "G"],
} as const;

/** Photos that a line has room for here: their ranks, and those of their titles. */
const PHOTO_RANKS = [...ranks(85, 93), ...ranks(164, 174)];
const TITLE_RANKS = [...ranks(94, 102), ...ranks(274, 284)];
export const MAX_PHOTOS = PHOTO_RANKS.length;

function ranks(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const SINGLE = {
  agency: { rank: 1, label: "L’identifiant de l’agence", ...text(16), required: true },
  reference: { rank: 2, label: "La référence", ...text(20), required: true },
  transaction: {
    rank: 3,
    label: "La nature de l’annonce",
    kind: "choice",
    values: ["Vente"],
    required: true,
  },
  type: {
    rank: 4,
    label: "Le type de bien",
    kind: "choice",
    values: ["Appartement", "maison/villa"],
    required: true,
  },
  postalCode: { rank: 5, label: "Le code postal", kind: "postal-code", required: true },
  city: { rank: 6, label: "La commune", ...text(50), required: true },
  country: { rank: 7, label: "Le pays", ...text(32) },
  address: { rank: 8, label: "L’adresse affichée", ...text(128) },
  neighbourhood: { rank: 9, label: "Le quartier", ...text(64) },
  price: { rank: 11, label: "Le prix", ...DECIMAL, required: true },
  /** What the buyer pays of the fee, in percent of the price. */
  buyersFee: { rank: 15, label: "Les honoraires", ...DECIMAL, required: true },
  surface: { rank: 16, label: "La surface", ...DECIMAL, required: true },
  land: { rank: 17, label: "La surface du terrain", ...DECIMAL },
  rooms: { rank: 18, label: "Le nombre de pièces", ...INTEGER, required: true },
  bedrooms: { rank: 19, label: "Le nombre de chambres", ...INTEGER },
  title: { rank: 20, label: "Le libellé", ...text(64), required: true },
  description: { rank: 21, label: "Le descriptif", ...text(4_000), required: true },
  floor: { rank: 24, label: "L’étage", ...INTEGER },
  floorCount: { rank: 25, label: "Le nombre d’étages", ...INTEGER },
  builtYear: { rank: 27, label: "L’année de construction", ...INTEGER },
  bathrooms: { rank: 29, label: "Le nombre de salles de bains", ...INTEGER },
  lift: { rank: 41, label: "L’ascenseur", ...FLAG },
  cellar: { rank: 42, label: "La cave", ...FLAG },
  intercom: { rank: 46, label: "L’interphone", ...FLAG },
  caretaker: { rank: 47, label: "Le gardien", ...FLAG },
  terrace: { rank: 48, label: "La terrasse", ...FLAG },
  quiet: { rank: 63, label: "Le calme", ...FLAG },
  airConditioning: { rank: 64, label: "La climatisation", ...FLAG },
  pool: { rank: 65, label: "La piscine", ...FLAG },
  accessible: { rank: 66, label: "L’accès des personnes à mobilité réduite", ...FLAG },
  fireplace: { rank: 68, label: "La cheminée", ...FLAG },
  openView: { rank: 78, label: "La vue dégagée", ...FLAG },
  exclusive: { rank: 83, label: "L’exclusivité", ...FLAG, required: true },
  tour: { rank: 104, label: "L’adresse de la visite virtuelle", kind: "address", max: 256 },
  phone: { rank: 105, label: "Le téléphone", kind: "phone" },
  contact: { rank: 106, label: "Le nom du contact", ...text(64) },
  email: { rank: 107, label: "L’e-mail du contact", ...text(64) },
  mandateNumber: { rank: 112, label: "Le numéro de mandat", ...text(15), required: true },
  mandateDate: { rank: 113, label: "La date du mandat", kind: "date", required: true },
  id: { rank: 175, label: "L’identifiant", ...text(30), required: true },
  energyUse: { rank: 176, label: "La consommation d’énergie", ...INTEGER },
  energyClass: { rank: 177, label: "La classe énergie (DPE)", ...ENERGY_CLASS, required: true },
  ghgEmission: { rank: 178, label: "Les émissions de gaz à effet de serre", ...INTEGER },
  ghgClass: { rank: 179, label: "La classe climat (GES)", ...ENERGY_CLASS, required: true },
  parquet: { rank: 191, label: "Le parquet", ...FLAG },
  coownership: { rank: 258, label: "La copropriété", ...FLAG, required: true },
  lots: { rank: 259, label: "Le nombre de lots", ...INTEGER },
  yearlyCharges: { rank: 260, label: "Les charges annuelles", ...DECIMAL },
  proceedings: { rank: 261, label: "La procédure du syndicat", ...FLAG },
  version: { rank: 301, label: "La version du format", ...text(10), required: true },
  /** 1 the buyer, 2 the seller, 3 both. */
  feePayer: {
    rank: 302,
    label: "Qui paie les honoraires",
    kind: "choice",
    values: ["1", "2", "3"],
    required: true,
  },
  priceWithoutBuyersFee: {
    rank: 303,
    label: "Le prix hors honoraires de l’acquéreur",
    ...DECIMAL,
    required: true,
  },
  feeSchedule: {
    rank: 307,
    label: "L’adresse du barème",
    kind: "address",
    max: 256,
    rankOnly: true,
  },
  energyCostLow: {
    rank: 326,
    label: "Les dépenses d’énergie, au moins",
    ...INTEGER,
    rankOnly: true,
  },
  energyCostHigh: {
    rank: 327,
    label: "Les dépenses d’énergie, au plus",
    ...INTEGER,
    rankOnly: true,
  },
  energyCostYear: {
    rank: 328,
    label: "L’année des prix de l’énergie",
    ...INTEGER,
    rankOnly: true,
  },
} as const satisfies Record<string, PolirisField>;

type SingleName = keyof typeof SINGLE;
export type FieldName = SingleName | `photo${number}` | `photoTitle${number}`;

/** Every field that we fill, by its name. */
export const FIELDS: Readonly<Record<string, PolirisField>> = {
  ...SINGLE,
  ...Object.fromEntries(
    PHOTO_RANKS.map((rank, index) => [
      `photo${index + 1}`,
      { rank, label: `L’adresse de la photo ${index + 1}`, kind: "address", max: 4_000 },
    ]),
  ),
  ...Object.fromEntries(
    TITLE_RANKS.map((rank, index) => [
      `photoTitle${index + 1}`,
      { rank, label: `Le titre de la photo ${index + 1}`, ...text(256) },
    ]),
  ),
};

/** Fields of a line, the empty ones included: each stands at its rank. */
export const LINE_LENGTH = 333;

export const DESCRIPTION_MAX = SINGLE.description.max;
export const PHOTO_TITLE_MAX = 256;

/** The version of the format that lines say they are of. */
export const FORMAT_VERSION = "4.1.17";
