import { PROPERTY_TYPE_LABELS } from "../../content/common.ts";
import { formatExactPrice, formatInteger, formatSurface, plural } from "../../kernel/format.ts";
import { formatShortDate } from "../../kernel/format-date.ts";
import { zoneOf } from "../../kernel/place.ts";
import type { Feature, PropertyType } from "../../kernel/property-kinds.ts";
import { legalMentions } from "../../listings/legal.ts";
import { fullMediaUrl } from "../../listings/media/rules.ts";
import type { ListingDetail } from "../../listings/views.ts";
import type { PolirisLine } from "./check-line.ts";
import {
  DESCRIPTION_MAX,
  type FieldName,
  FORMAT_VERSION,
  MAX_PHOTOS,
  PHOTO_TITLE_MAX,
} from "./fields.ts";
import { type FileEncoding, writtenValue } from "./file-text.ts";

/** The portal, and the sender of its file. */
export interface Sender {
  /** Who we are to the portal. */
  agency: string;
  encoding: FileEncoding;
  /** Of the site. */
  origin: string;
  /** Where the fees are published. */
  feesUrl: string;
  name: string | null;
  email: string | null;
  phone: string | null;
}

/** A home that is for sale, and the mandate under which it is. */
export interface SentListing {
  listing: ListingDetail;
  mandate: { number: number; signedAt: Date };
}

const TYPES: Readonly<Record<PropertyType, string>> = {
  apartment: "Appartement",
  studio: "Appartement",
  house: "maison/villa",
};

const FEATURE_FIELDS: Partial<Record<Feature, FieldName>> = {
  ascenseur: "lift",
  cave: "cellar",
  interphone: "intercom",
  gardien: "caretaker",
  terrasse: "terrace",
  calme: "quiet",
  climatisation: "airConditioning",
  piscine: "pool",
  "acces-pmr": "accessible",
  cheminee: "fireplace",
  "vue-degagee": "openView",
  parquet: "parquet",
};

const flag = (value: boolean) => (value ? "OUI" : "NON");
const integer = (value: number | null) => (value === null ? "" : String(value));
/** Hundredths as a decimal with a point. */
const decimal = (hundredths: number) => (hundredths / 100).toFixed(2).replace(/\.?0+$/, "");
const euros = (cents: number | undefined) =>
  cents === undefined ? "" : String(Math.round(cents / 100));

/** A French number as ten digits; empty for any other. */
export function tenDigits(phone: string | null): string {
  const digits = (phone ?? "").replace(/^\s*\+33\s*(?:\(0\))?/, "0").replaceAll(/\D/g, "");
  return /^0\d{9}$/.test(digits) ? digits : "";
}

/** The short name of a home, from its fields: the seller's own title may be longer than the format takes. */
function titleOf({ type, rooms, surfaceDm2 }: ListingDetail): string {
  const of = `${formatInteger(rooms)} ${plural(rooms, "pièce", "pièces")}`;
  return `${PROPERTY_TYPE_LABELS[type]} ${of}, ${formatSurface(surfaceDm2)}`;
}

/** What the law wants an advertisement to say, and the fee: whole, whatever else has to be cut. */
function legalText(listing: ListingDetail, feesUrl: string): string {
  const mentions = legalMentions(listing).map(
    ({ term, detail, link }) => `${term}\u00a0: ${detail}${link?.href ?? ""}`,
  );
  const fee = formatExactPrice(listing.package.feeCents);
  return [
    ...mentions,
    `Honoraires\u00a0: ${fee} TTC, compris dans le prix et à la charge du vendeur`,
    `Barème des honoraires\u00a0: ${feesUrl}`,
  ]
    .map((sentence) => (sentence.endsWith(".") ? sentence : `${sentence}.`))
    .join(" ");
}

/** A text of at most so many characters, cut between two words. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const short = text.slice(0, Math.max(0, max - 3));
  return `${short.slice(0, Math.max(short.lastIndexOf(" "), 0))}...`;
}

/** The seller's title and text, then the law's mentions, which are never cut. */
function descriptionOf(
  listing: ListingDetail,
  { encoding, feesUrl }: Pick<Sender, "encoding" | "feesUrl">,
): string {
  const legal = writtenValue(legalText(listing, feesUrl), encoding);
  const own = writtenValue(`${listing.title}. ${listing.description}`, encoding);
  return `${cut(own, DESCRIPTION_MAX - legal.length - 1)} ${legal}`;
}

const photosOf = ({ photos }: ListingDetail, origin: string): PolirisLine =>
  Object.fromEntries(
    photos.slice(0, MAX_PHOTOS).flatMap(({ mediaKey, alt, room }, index) => [
      [`photo${index + 1}`, fullMediaUrl(origin, mediaKey, 1280)],
      [`photoTitle${index + 1}`, cut(room ?? alt, PHOTO_TITLE_MAX)],
    ]),
  );

/**
 * A home as a line of a Poliris file has it. The address is what its page shows of it, the contact is ours: nothing of
 * the seller is sent. Features that a home has are written; of the others nothing is known.
 */
export function lineOfListing({ listing, mandate }: SentListing, sender: Sender): PolirisLine {
  const { coownership, energyCost } = listing;
  const line: PolirisLine = {
    agency: sender.agency,
    reference: listing.id.toUpperCase(),
    transaction: "Vente",
    type: TYPES[listing.type],
    postalCode: listing.postalCode,
    city: listing.city,
    country: "France",
    address: listing.address ?? "",
    neighbourhood: listing.neighbourhood ?? "",
    price: decimal(listing.priceCents),
    buyersFee: "0",
    surface: decimal(listing.surfaceDm2),
    land: integer(listing.landSurfaceM2),
    rooms: integer(listing.rooms),
    bedrooms: integer(listing.bedrooms),
    title: titleOf(listing),
    floor: integer(listing.floor),
    floorCount: integer(listing.floorCount),
    builtYear: integer(listing.builtYear),
    bathrooms: integer(listing.bathrooms),
    exclusive: flag(false),
    tour: listing.virtualTourUrl ?? "",
    phone: tenDigits(sender.phone),
    contact: sender.name ?? "",
    email: sender.email ?? "",
    mandateNumber: String(mandate.number),
    mandateDate: formatShortDate(mandate.signedAt, zoneOf(listing.communeCode)),
    id: listing.id,
    energyUse: integer(listing.energyUse),
    energyClass: listing.energyClass ?? "",
    ghgEmission: integer(listing.ghgEmission),
    ghgClass: listing.ghgClass ?? "",
    coownership: flag(coownership !== null),
    lots: integer(coownership?.lots ?? null),
    yearlyCharges: coownership ? decimal(coownership.yearlyChargesCents) : "",
    proceedings: coownership ? flag(coownership.proceedings) : "",
    version: FORMAT_VERSION,
    feePayer: "2",
    priceWithoutBuyersFee: decimal(listing.priceCents),
    feeSchedule: sender.feesUrl,
    energyCostLow: euros(energyCost?.minCents),
    energyCostHigh: euros(energyCost?.maxCents),
    energyCostYear: integer(energyCost?.year ?? null),
    ...photosOf(listing, sender.origin),
  };
  for (const feature of listing.features) {
    const field = FEATURE_FIELDS[feature];
    if (field) line[field] = flag(true);
  }
  const written = Object.entries(line)
    .map(([name, value]) => [name, writtenValue(value ?? "", sender.encoding)] as const)
    .filter(([, value]) => value !== "");
  return { ...Object.fromEntries(written), description: descriptionOf(listing, sender) };
}
