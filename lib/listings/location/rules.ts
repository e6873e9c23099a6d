import type { GeoPoint } from "../../kernel/geo.ts";
import type { AddressPrecision } from "../../kernel/property-kinds.ts";
import { randomText } from "../../kernel/random.ts";

/** Where a home is, as stored. */
export interface HomeLocation extends GeoPoint {
  address: string;
  addressPrecision: AddressPrecision;
  /** From `newBlurSeed`. */
  blurSeed: string;
}

/** Radius, in metres, of the circle that the public sees: the home is inside. 0 shows the point itself. */
export const SHOWN_RADIUS_M: Readonly<Record<AddressPrecision, number>> = {
  exact: 0,
  street: 150,
  neighbourhood: 500,
};

/** Where in the seed the two numbers of each circle stand: none tells anything of the other circle. */
const SEED_PLACES = { street: 0, neighbourhood: 8 } as const;
const SEED_DIGITS = 4;
const SEED_STEPS = 16 ** SEED_DIGITS;
const SEED = /^[0-9a-f]{16}$/;

/** The middle of a circle is this share of its radius away from the home, at least and at most. */
const LEAST_SHARE = 0.2;
const MOST_SHARE = 0.9;

const METRES_PER_DEGREE = 111_200;
/** Five decimals, a metre: what more there is would belong to the sum, not to the place. */
const STEP = 1e5;

/**
 * Sixteen random hexadecimal digits. Never public: whoever has them finds the home in its circle.
 */
export function newBlurSeed(): string {
  return randomText("0123456789abcdef", 16);
}

/** A number from 0 (included) to 1 (excluded). */
function share(seed: string, at: number): number {
  return Number.parseInt(seed.slice(at, at + SEED_DIGITS), 16) / SEED_STEPS;
}

/**
 * The point that stands for a home in public: always the same for one listing and precision, so that
 * nobody averages it out. The home may be anywhere within the circle but for its very middle and edge.
 * @throws {RangeError} for a seed that `newBlurSeed` did not make
 */
export function publicPoint({
  lat,
  lng,
  addressPrecision,
  blurSeed,
}: Omit<HomeLocation, "address">): GeoPoint {
  if (!SEED.test(blurSeed)) throw new RangeError("not a seed of a blurred point");
  if (addressPrecision === "exact") return { lat, lng };
  const at = SEED_PLACES[addressPrecision];
  const turn = 2 * Math.PI * share(blurSeed, at);
  // By area, so that no ring of the circle is likelier than another.
  const reach =
    LEAST_SHARE ** 2 + share(blurSeed, at + SEED_DIGITS) * (MOST_SHARE ** 2 - LEAST_SHARE ** 2);
  const metres = SHOWN_RADIUS_M[addressPrecision] * Math.sqrt(reach);
  const perDegree = METRES_PER_DEGREE * Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  return {
    lat: Math.round((lat + (metres * Math.cos(turn)) / METRES_PER_DEGREE) * STEP) / STEP,
    lng: Math.round((lng + (metres * Math.sin(turn)) / perDegree) * STEP) / STEP,
  };
}

/** The columns of a home's public point, to be written whenever what they follow from is. */
export function publicLocation(home: Omit<HomeLocation, "address">): {
  publicLat: number;
  publicLng: number;
} {
  const { lat, lng } = publicPoint(home);
  return { publicLat: lat, publicLng: lng };
}

/** What a street begins with; a residence, a villa, a farm or an estate would name the very home. */
const WAYS =
  /(?:^|[\s,])((?:grande[ -]|petite[ -]|vieille[ -])?(?:rue|ruelle|avenue|av\.?|boulevard|bd\.?|bld\.?|place|pl\.?|allées?|all\.?|impasse|imp\.?|chemin|che?\.?|quai|cours|cour|route|rte\.?|square|sq\.?|passage|sentier|sente|venelle|montée|côte|esplanade|promenade|faubourg|fbg\.?|traverse|cité|hameau|lieu[- ]?dit|lotissement|rond-point|voie|mail|parvis|levée|chaussée|galerie|descente|rampe|pont|port|village|r\.)\s.*)$/iu;

const MONTHS =
  "janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre";
/** Numbers that are part of a street's name: a date, or the rank of a regiment, an army, a division. */
const NAMED_NUMBERS = new RegExp(
  `\\b\\d{1,2}(?:er)?[ -](?:${MONTHS})(?:[ -](?:18|19|20)\\d{2})?(?![\\p{L}\\d])|\\b\\d{1,3}(?:e|è|ème|eme|er|re|ère|nd|nde)[ -](?:régiment|ri\\b|rima|rac|ra\\b|bataillon|bca|division|di\\b|db\\b|armée|corps|dragons|hussards|zouaves|chasseurs|cuirassiers|génie|arrondissement|continent)`,
  "giu",
);
/** Where what follows is no street any more: a building, a stair, a flat, a postal code. */
const WITHIN =
  /[\s,;(–-]+(?:b[âa]t(?:iment)?\b\.?|esc(?:alier)?\b\.?|app(?:artement|t)?\b\.?|apt\b\.?|ét(?:age)?\b\.?|etage\b|rdc\b|rez[- ]de[- ]chaussée|porte\b|lot\b|logement\b|hall\b|entrée\b|bp\b|cs\b|n°|nº).*$/iu;

/**
 * The street of an address without its number, nor the building, stair or flat: "12 bis rue de Paris,
 * bâtiment B" is "rue de Paris". Null where no street can be made out for certain: better nothing than
 * a number.
 */
function streetOf(address: string): string | null {
  const text = address.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  const way = parts.map((part) => WAYS.exec(part)?.[1]).find((found) => found !== undefined);
  if (way === undefined) return null;
  const street = way.replace(WITHIN, "");
  // What belongs to the name is set aside, and everything from the first other digit on goes.
  const named = street.replaceAll(NAMED_NUMBERS, (match) => match.replaceAll(/\d/g, "\u0000"));
  const digit = named.search(/\d/);
  const end = digit < 0 ? street.length : digit;
  const cut = street.slice(0, end).replace(/[\s,;:–-]+$/u, "");
  return cut.includes(" ") ? cut : null;
}

/** What the public reads of an address beside the town; null where that is nothing. */
export function publicAddress({
  address,
  addressPrecision,
}: Pick<HomeLocation, "address" | "addressPrecision">): string | null {
  if (addressPrecision === "exact") return address;
  return addressPrecision === "street" ? streetOf(address) : null;
}
