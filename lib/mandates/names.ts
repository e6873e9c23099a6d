import type { PropertyType } from "../kernel/property-kinds.ts";

/*
 * What the signature of a mandate names beside its price: a home and a seller. It covers these, and no other
 * (decision 0002).
 */

/** A home as a mandate, or an offer, names it. A type, for an offer's row holds it as JSON. */
export type NamedHome = {
  type: PropertyType;
  address: string;
  /** Lot or door. */
  lot: string | null;
  postalCode: string;
  communeCode: string;
  city: string;
  parcelId: string | null;
  surfaceDm2: number;
  landSurfaceM2: number | null;
};

/** Who sells, and how they decide (parties.ts). */
export interface SellerNames {
  sellerName: string;
  /** Whether one of several decides for them all. */
  sellerDecides: boolean;
}

/** Home and seller of a mandate, or of the listing that it is to cover. */
export interface MandateNames extends NamedHome, SellerNames {}

/** Letters that have no decomposition in Unicode but a usual spelling in plain letters. */
const SPELLINGS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };

/**
 * A text's words, however they are written: without capitals, accents, marks or repeated blanks. Letters of any script
 * and figures stay, so that two texts that differ in one are two.
 */
export const foldedWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[œæßøł]/gu, (letter) => SPELLINGS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Abbreviations of the words of an address, as the post and the register of addresses write them. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  all: "allee",
  av: "avenue",
  ave: "avenue",
  bd: "boulevard",
  bld: "boulevard",
  blvd: "boulevard",
  boul: "boulevard",
  ch: "chemin",
  che: "chemin",
  chem: "chemin",
  fbg: "faubourg",
  fg: "faubourg",
  imp: "impasse",
  pl: "place",
  qu: "quai",
  r: "rue",
  res: "residence",
  rte: "route",
  sq: "square",
  st: "saint",
  ste: "sainte",
};

/** The same, with figures and the letters beside them apart: "12bis" and "12 bis", "B12" and "B 12". */
const foldedParts = (text: string) =>
  foldedWords(text.replaceAll(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, " "));

/** An address as its words, abbreviations written out. */
const foldedAddress = (address: string) =>
  foldedParts(address)
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(" ");

/** What tells homes at one address apart, without the words that only announce it; empty where nothing does. */
const foldedLot = (lot: string | null) =>
  foldedParts((lot ?? "").replace(/^\s*lot\b/i, " ").replaceAll(/\bn[°º]/gi, " ")).join(" ");

/** What can differ, in the order of a document. */
const NAMED_ITEMS = [
  "seller",
  "decisions",
  "type",
  "address",
  "commune",
  "lot",
  "parcel",
  "surface",
  "land",
] as const;
export type NamedItem = (typeof NAMED_ITEMS)[number];

/** The one form in which each is compared. */
const COMPARED: Readonly<Record<NamedItem, (names: MandateNames) => string | number>> = {
  seller: ({ sellerName }) => foldedWords(sellerName).join(" "),
  decisions: ({ sellerDecides }) => Number(sellerDecides),
  type: ({ type }) => type,
  address: ({ address }) => foldedAddress(address),
  commune: ({ communeCode, postalCode }) => `${communeCode} ${postalCode}`,
  lot: ({ lot }) => foldedLot(lot),
  parcel: ({ parcelId }) => parcelId ?? "",
  surface: ({ surfaceDm2 }) => surfaceDm2,
  // A land of nothing is none.
  land: ({ landSurfaceM2 }) => landSurfaceM2 ?? 0,
};

/** What a mandate names, and what it is to cover, with what differs. */
export interface NamesCheck {
  signed: MandateNames;
  now: MandateNames;
  items: NamedItem[];
}

/** Compares what a mandate names with what it is to cover: nothing differs that only another spelling tells apart. */
export const checkNames = (signed: MandateNames, now: MandateNames): NamesCheck => ({
  signed,
  now,
  items: NAMED_ITEMS.filter((item) => COMPARED[item](signed) !== COMPARED[item](now)),
});

/** The columns of `Mandate` that hold what it names. */
export interface NamesRow {
  homeType: PropertyType;
  homeAddress: string;
  homeLot: string | null;
  homePostalCode: string;
  homeCommuneCode: string;
  homeCity: string;
  homeParcelId: string | null;
  homeSurfaceDm2: number;
  homeLandSurfaceM2: number | null;
  sellerName: string;
  sellerDecides: boolean | 0 | 1;
}

export const NAMES_COLUMNS = [
  "homeType",
  "homeAddress",
  "homeLot",
  "homePostalCode",
  "homeCommuneCode",
  "homeCity",
  "homeParcelId",
  "homeSurfaceDm2",
  "homeLandSurfaceM2",
  "sellerName",
  "sellerDecides",
] as const satisfies readonly (keyof NamesRow)[];

/** What a mandate's row names. */
export const namesOf = (row: NamesRow): MandateNames => ({
  type: row.homeType,
  address: row.homeAddress,
  lot: row.homeLot,
  postalCode: row.homePostalCode,
  communeCode: row.homeCommuneCode,
  city: row.homeCity,
  parcelId: row.homeParcelId,
  surfaceDm2: row.homeSurfaceDm2,
  landSurfaceM2: row.homeLandSurfaceM2,
  sellerName: row.sellerName,
  sellerDecides: Boolean(row.sellerDecides),
});

/** The columns that say what a mandate names. */
export const namesRow = (names: MandateNames) =>
  ({
    homeType: names.type,
    homeAddress: names.address,
    homeLot: names.lot,
    homePostalCode: names.postalCode,
    homeCommuneCode: names.communeCode,
    homeCity: names.city,
    homeParcelId: names.parcelId,
    homeSurfaceDm2: names.surfaceDm2,
    homeLandSurfaceM2: names.landSurfaceM2,
    sellerName: names.sellerName,
    sellerDecides: names.sellerDecides,
  }) satisfies NamesRow;
